package org.quadrille.dlx;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;

/**
 * Cuts a search into prefixes. The part that weighs most, if all branches of a node weigh the same,
 * is cut next, at its first node where there is a choice.
 */
final class Splitter {
  /** A part of the tree that is not empty. */
  private static final class Part {
    final Prefix prefix;
    final double weight;
    final int sequence;
    final boolean isSolution;
    @Nullable List<Part> parts; // once it has been cut; perhaps all were dead ends

    Part(Prefix prefix, double weight, int sequence, boolean isSolution) {
      this.prefix = prefix;
      this.weight = weight;
      this.sequence = sequence;
      this.isSolution = isSolution;
    }
  }

  private static final Comparator<Part> HEAVIEST_FIRST =
      Comparator.comparingDouble((Part part) -> -part.weight)
          .thenComparingInt(part -> part.sequence);

  private final Problem<?> problem;
  private final Walk walk;
  private final Links links;
  private final PriorityQueue<Part> queue = new PriorityQueue<>(HEAVIEST_FIRST);
  private int sequence;
  private int leaves;

  Splitter(Problem<?> problem) {
    this.problem = problem;
    walk = new Walk(problem);
    links = walk.links();
  }

  List<Prefix> split(Prefix whole, int n) {
    walk.goTo(whole);
    List<Part> root = new ArrayList<>();
    add(root, whole, List.of(), 1);
    while (leaves < n && !queue.isEmpty()) {
      cut(queue.remove());
    }
    return leaves(root);
  }

  private void cut(Part part) {
    leaves--;
    List<Part> parts = new ArrayList<>();
    walk.goTo(part.prefix);
    int ways = walk.enterForced();
    int level = links.level;
    List<Integer> passedOver = new ArrayList<>();
    for (int way = 0; way < ways; way++) {
      int option = links.optionOfWay(way);
      links.descend(way);
      add(parts, part.prefix, passedOver, part.weight / ways);
      walk.ascendTo(level);
      if (problem.hasBounds() && option != Links.NO_MORE) {
        passedOver.add(option);
      }
    }
    part.parts = parts;
  }

  /** Adds the part where the walk stands, unless it is a dead end. */
  private void add(List<Part> parts, Prefix above, List<Integer> passedOver, double weight) {
    int ways = walk.enterForced();
    if (ways != 0) {
      Prefix prefix = new Prefix(Prefix.toList(links.solution()), above.forbidden());
      Part part =
          new Part(prefix.and(List.of(), passedOver), weight, sequence++, ways == Links.COVERED);
      parts.add(part);
      leaves++;
      if (!part.isSolution) {
        queue.add(part);
      }
    }
  }

  /** The prefixes of the parts that have not been cut, in the order of the search. */
  private static List<Prefix> leaves(List<Part> root) {
    List<Prefix> leaves = new ArrayList<>();
    Deque<Part> open = new ArrayDeque<>(root);
    while (!open.isEmpty()) {
      Part part = open.pop();
      if (part.parts == null) {
        leaves.add(part.prefix);
      } else {
        for (int k = part.parts.size() - 1; k >= 0; k--) {
          open.push(part.parts.get(k));
        }
      }
    }
    return leaves;
  }
}
