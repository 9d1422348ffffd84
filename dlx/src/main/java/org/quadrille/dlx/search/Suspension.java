package org.quadrille.dlx.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Collects what is left of a search, level by level, from an engine that has stopped before a node,
 * and turns it into subtrees. At each level a node has branches; some are done, one leads to the
 * level below, and the rest are untried.
 *
 * <p>The subtrees share their arrays of options, so that memory is proportional to the number of
 * branches, however deep the levels are.
 */
public final class Suspension {
  /** A branch that takes no option: no more options of the item. */
  public static final int NO_MORE = -1;

  /** A node on the path. */
  private static final class Level {
    final int[] options; // option of each branch, or NO_MORE; branches that are done may be missing
    final int firstLeft; // index of the first untried branch
    final int branches; // number of all branches of the node
    final boolean mayRepeat; // whether another option of the same item may be taken below

    Level(int[] options, int firstLeft, int branches, boolean mayRepeat) {
      this.options = options;
      this.firstLeft = firstLeft;
      this.branches = branches;
      this.mayRepeat = mayRepeat;
    }

    /** Returns whether the options of the branches before this one are forbidden below it. */
    boolean forbids(int branch) {
      return mayRepeat || options[branch] == NO_MORE;
    }
  }

  private final Deque<Level> levels = new ArrayDeque<>(); // from the root down

  /**
   * Adds a level below the others.
   *
   * @param options the options of the branches, in order; branches that are done may be left out
   * @param firstLeft the index, among these, of the first untried branch: it is preceded by the
   *     branch that leads to the level below, unless this is the last level
   * @param branches the number of branches of the node, those left out included
   */
  public void addBelow(int[] options, int firstLeft, int branches) {
    levels.addLast(new Level(options, firstLeft, branches, false));
  }

  /**
   * Adds a level above the others.
   *
   * @param options the options of all branches, in order
   * @param firstLeft as for {@link #addBelow}
   * @param mayRepeat whether another option of the same item may be taken below
   */
  public void addAbove(int[] options, int firstLeft, boolean mayRepeat) {
    levels.addFirst(new Level(options, firstLeft, options.length, mayRepeat));
  }

  /**
   * Returns the untried branches as subtrees, in the order of the search: the deepest level first.
   * Their weights are fractions of the tree that the engine has searched.
   */
  public List<Subtree> subtrees(Assumptions assumptions) {
    int[] required = assumptions.allRequired();
    int[] forbidden = assumptions.allForbidden();
    int mostPassed = levels.stream().mapToInt(level -> level.firstLeft).sum();
    int[] path = Arrays.copyOf(required, required.length + levels.size());
    int[] passed = Arrays.copyOf(forbidden, forbidden.length + mostPassed);
    int depth = required.length;
    int passedCount = forbidden.length;
    double weight = 1;
    Deque<List<Subtree>> deepestFirst = new ArrayDeque<>();
    for (Level level : levels) {
      weight /= Math.max(1, level.branches);
      deepestFirst.addFirst(
          branchesLeft(
              level, new OptionList(path, depth), new OptionList(passed, passedCount), weight));
      int taken = level.firstLeft - 1;
      if (taken >= 0) {
        if (level.forbids(taken)) {
          System.arraycopy(level.options, 0, passed, passedCount, taken);
          passedCount += taken;
        }
        if (level.options[taken] != NO_MORE) {
          path[depth++] = level.options[taken];
        }
      }
    }
    return deepestFirst.stream().flatMap(List::stream).toList();
  }

  private static List<Subtree> branchesLeft(
      Level level, OptionList path, OptionList passed, double weight) {
    List<Subtree> subtrees = new ArrayList<>(level.options.length - level.firstLeft);
    for (int branch = level.firstLeft; branch < level.options.length; branch++) {
      boolean takesOption = level.options[branch] != NO_MORE;
      subtrees.add(
          new Subtree(
              takesOption ? path.and(level.options, branch, branch + 1) : path,
              level.forbids(branch) ? passed.and(level.options, 0, branch) : passed,
              weight,
              takesOption,
              false));
    }
    return subtrees;
  }
}
