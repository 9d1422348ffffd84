package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;

/**
 * Cuts a search into prefixes. The part that weighs most, if all branches of a node weigh the same,
 * is cut next, at its first node where there is a choice. A node is cut to its end unless it is
 * wide: then, once there are parts enough, the ways that are left stay together, as the part that
 * does without the options before them.
 */
final class Splitter {
  /** A part of the tree, in a list of them in the order of the search. */
  private static final class Part {
    @Nullable Prefix prefix; // null once it is known to be empty
    double weight;
    int sequence;
    boolean isSolution;
    @Nullable Part next;

    Part(Prefix prefix, double weight, boolean isSolution) {
      this.prefix = prefix;
      this.weight = weight;
      this.isSolution = isSolution;
    }
  }

  private static final Comparator<Part> HEAVIEST_FIRST =
      Comparator.comparingDouble((Part part) -> -part.weight)
          .thenComparingInt(part -> part.sequence);

  /** From how many ways on a node is wide. */
  static final int WIDE = 1000;

  private final boolean hasBounds;
  private final SearchControl control;
  private final int wide;
  private final Walk walk;
  private final Links links;
  private final PriorityQueue<Part> queue = new PriorityQueue<>(HEAVIEST_FIRST);
  private int sequence;
  private int leaves;

  Splitter(Problem<?> problem, SearchControl control, int wide) {
    hasBounds = problem.hasBounds();
    this.control = control;
    this.wide = wide;
    walk = new Walk(problem);
    links = walk.links();
  }

  /** Cuts a part of the search into at least n parts, or less if the control stops it. */
  List<Prefix> split(Prefix whole, int n) {
    Part root = new Part(whole, 1, false);
    leaves = 1;
    walk.goTo(whole);
    List<Part> parts = new ArrayList<>();
    add(parts, whole.forbidden(), 1);
    replace(root, parts);
    while (leaves < n && !queue.isEmpty() && cut(queue.remove(), n)) {
      // there are not enough yet
    }
    return prefixes(root);
  }

  /** Cuts a part; if the control forbids that, the part stays as it is. */
  private boolean cut(Part part, int n) {
    Prefix above = requireNonNull(part.prefix);
    walk.goTo(above);
    int ways = walk.enterForced(control);
    if (ways == Walk.STOPPED) {
      return false;
    }
    int level = links.level;
    int item = links.branchItem;
    int[] nodesOfWays = links.nodesOfWays(ways);
    List<Part> parts = new ArrayList<>();
    List<Integer> passedOver = new ArrayList<>(above.forbidden());
    int tryAt = wide;
    for (int way = 0; way < ways; way++) {
      if (!walk.poll(control)) {
        return false;
      }
      if (way == tryAt && leaves + parts.size() >= n) {
        if (addRest(parts, above, passedOver, item, part.weight * (ways - way) / ways)) {
          break;
        }
        walk.goTo(above);
        if (walk.enterForced(control) == Walk.STOPPED) {
          return false;
        }
      }
      tryAt = way == tryAt ? tryAt + Math.max(way, 1) : tryAt;
      int option = links.optionOfChoice(nodesOfWays[way]);
      if (links.level > level) {
        walk.ascendTo(level + 1);
        links.goAside();
      } else {
        links.descend(way, nodesOfWays[way]);
      }
      boolean comeUpAgain = hasBounds && (option == Links.NO_MORE || links.isOpen(item));
      add(parts, comeUpAgain ? passedOver : above.forbidden(), part.weight / ways);
      passedOver.add(option);
    }
    replace(part, parts);
    return true;
  }

  /**
   * Adds the ways that are left of a node as one part, if a search of it goes the same ways.
   *
   * @param item what the node branches on; the part has to do so, too, or its order is another
   */
  private boolean addRest(
      List<Part> parts, Prefix above, List<Integer> forbidden, int item, double weight) {
    walk.goTo(new Prefix(above.required(), forbidden));
    int ways = walk.enterForced(control);
    if (ways == Walk.STOPPED) {
      return false;
    }
    boolean sameOrder = ways <= 0 || links.branchItem == item;
    if (sameOrder) {
      add(parts, forbidden, weight);
    }
    return sameOrder;
  }

  /** Adds the part where the walk stands, unless it is seen to be a dead end. */
  private void add(List<Part> parts, List<Integer> forbidden, double weight) {
    int ways = walk.enterForced(control);
    if (ways != 0) {
      Prefix prefix = new Prefix(Prefix.toList(links.solution()), forbidden);
      parts.add(new Part(prefix, weight, ways == Links.COVERED));
    }
  }

  /** Puts parts in the place of one, which becomes the first of them. */
  private void replace(Part part, List<Part> parts) {
    Part end = part.next;
    part.prefix = null;
    Part last = part;
    for (int k = 0; k < parts.size(); k++) {
      Part added = parts.get(k);
      if (k == 0) {
        part.prefix = added.prefix;
        part.weight = added.weight;
        part.isSolution = added.isSolution;
      } else {
        last.next = added;
        last = added;
      }
      last.sequence = sequence++;
      if (!last.isSolution) {
        queue.add(last);
      }
    }
    last.next = end;
    leaves += parts.size() - 1;
  }

  private static List<Prefix> prefixes(Part first) {
    List<Prefix> prefixes = new ArrayList<>();
    for (Part part = first; part != null; part = part.next) {
      if (part.prefix != null) {
        prefixes.add(part.prefix);
      }
    }
    return prefixes;
  }
}
