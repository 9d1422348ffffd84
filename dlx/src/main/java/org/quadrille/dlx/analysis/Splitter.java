package org.quadrille.dlx.analysis;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.dlx.links.TreeWalk;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.Suspension;

/**
 * Splits a tree into subtrees. The subtree with the largest weight is split next, at its first node
 * with several branches. A node is split completely unless it is wide: then, once there are enough
 * subtrees, the remaining branches form one subtree, which forbids the options before them.
 */
public final class Splitter {
  /** A subtree in a list of them, in the order of the search. */
  private static final class Part {
    @Nullable Subtree subtree; // null once it is known to be empty
    int sequence;
    boolean isSolution;
    @Nullable Part next;

    Part(Subtree subtree, boolean isSolution) {
      this.subtree = subtree;
      this.isSolution = isSolution;
    }

    double weight() {
      return requireNonNull(subtree).weight();
    }
  }

  private static final Comparator<Part> HEAVIEST_FIRST =
      Comparator.comparingDouble((Part part) -> -part.weight())
          .thenComparingInt(part -> part.sequence);

  /** The number of branches of a wide node. */
  public static final int WIDE = 1000;

  private final boolean hasBounds;
  private final SearchControl control;
  private final int wide;
  private final TreeWalk walk;
  private final PriorityQueue<Part> queue = new PriorityQueue<>(HEAVIEST_FIRST);
  private int sequence;
  private int leaves;

  /**
   * Creates a splitter.
   *
   * @param control stops the splitting
   * @param wide nodes with this many branches need not be split completely
   */
  public Splitter(Problem<?> problem, SearchControl control, int wide) {
    hasBounds = problem.hasBounds();
    this.control = control;
    this.wide = wide;
    walk = new TreeWalk(problem);
  }

  /**
   * Splits a tree into at least n subtrees, or fewer if the control stops it or there are fewer.
   */
  public List<Subtree> split(Subtree whole, int n) {
    Part root = new Part(whole, false);
    leaves = 1;
    walk.goTo(whole);
    List<Part> parts = new ArrayList<>();
    add(parts, whole.forbidden(), whole.weight());
    replace(root, parts);
    while (leaves < n && !queue.isEmpty() && split(queue.remove(), n)) {
      // not enough yet
    }
    return subtrees(root);
  }

  /** Splits a part; returns false, without a change, if the control has stopped it. */
  private boolean split(Part part, int n) {
    Subtree above = requireNonNull(part.subtree);
    walk.goTo(above);
    int branches = walk.enterForced(control);
    if (branches == TreeWalk.HALTED) {
      return false;
    }
    int level = walk.level();
    int item = walk.branchItem();
    int[] options = walk.optionsOfBranches(Math.max(0, branches));
    List<Part> parts = new ArrayList<>();
    int splitAt = wide; // the branch at which the rest may stay together
    for (int branch = 0; branch < branches; branch++) {
      if (!walk.poll(control)) {
        return false;
      }
      if (branch == splitAt && leaves + parts.size() >= n) {
        double weight = part.weight() * (branches - branch) / branches;
        if (addRest(parts, above, passed(above, options, branch), item, weight)) {
          break;
        }
        walk.goTo(above);
        if (walk.enterForced(control) == TreeWalk.HALTED) {
          return false;
        }
      }
      splitAt = branch == splitAt ? splitAt + Math.max(branch, 1) : splitAt;
      if (walk.level() > level) {
        walk.ascendTo(level + 1);
        walk.nextBranch();
      } else {
        walk.descend(branch);
      }
      boolean mayRepeat = hasBounds && (options[branch] == Suspension.NO_MORE || walk.isOpen(item));
      OptionList forbidden = mayRepeat ? passed(above, options, branch) : above.forbidden();
      add(parts, forbidden, part.weight() / branches);
    }
    replace(part, parts);
    return true;
  }

  /** Returns the options that a subtree forbids, and those of the first branches of its node. */
  private static OptionList passed(Subtree above, int[] options, int branches) {
    return above.forbidden().and(OptionList.of(Arrays.copyOf(options, branches)));
  }

  /**
   * Adds the remaining branches of a node as one subtree, if its search has the same order.
   *
   * @param item the branch item of the node; the subtree has to branch on it, too
   */
  private boolean addRest(
      List<Part> parts, Subtree above, OptionList forbidden, int item, double weight) {
    walk.goTo(Subtree.of(above.required(), forbidden));
    int branches = walk.enterForced(control);
    if (branches == TreeWalk.HALTED) {
      return false;
    }
    boolean sameOrder = branches <= 0 || walk.branchItem() == item;
    if (sameOrder) {
      add(parts, forbidden, weight);
    }
    return sameOrder;
  }

  /** Adds the subtree at the current node of the walk, unless it is known to be a dead end. */
  private void add(List<Part> parts, OptionList forbidden, double weight) {
    int branches = walk.enterForced(control);
    if (branches != 0) {
      Subtree subtree = new Subtree(walk.options(), forbidden, weight, false, false);
      parts.add(new Part(subtree, branches == TreeWalk.COVERED));
    }
  }

  /** Replaces a part by others; it becomes the first of them. */
  private void replace(Part part, List<Part> parts) {
    Part end = part.next;
    part.subtree = null;
    Part last = part;
    for (int k = 0; k < parts.size(); k++) {
      Part added = parts.get(k);
      if (k == 0) {
        part.subtree = added.subtree;
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

  private static List<Subtree> subtrees(Part first) {
    List<Subtree> subtrees = new ArrayList<>();
    for (Part part = first; part != null; part = part.next) {
      if (part.subtree != null) {
        subtrees.add(part.subtree);
      }
    }
    return subtrees;
  }
}
