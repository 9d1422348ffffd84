package org.quadrille.dlx.search;

import java.math.BigInteger;
import java.util.List;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchStatistics;

/**
 * An engine: it builds its structure for one problem once, and searches it again and again. A
 * search is a sequence of calls:
 *
 * <pre>
 * rewind()                        all assumptions and choices are undone
 * forbid(option), require(option)   assumptions; or start(subtree) for all three
 * next(control) or count(control)   until it returns false, or the control halts it
 * left()                          if the control has suspended it, what is left
 * </pre>
 *
 * <p>All engines find the same solutions in the same order: they branch on the item with the fewest
 * options, the leftmost of several, and try its options in their order. An engine is for one
 * thread.
 */
public interface CoverEngine extends ProgressSource {

  /** Ends the search at any point, and restores the structure as it was built. */
  void rewind();

  /**
   * Excludes an option from all solutions. Called after {@link #rewind} and before {@link
   * #require}.
   *
   * @param option its number in the problem; nothing happens if it is forbidden already or not
   *     usable
   */
  void forbid(int option);

  /**
   * Adds an option to all solutions. Called before {@link #next}.
   *
   * @param option its number in the problem; nothing happens if it is required already
   * @return whether the option is usable, not forbidden, and consistent with those required before;
   *     if not, nothing is changed
   */
  boolean require(int option);

  /**
   * Rewinds, and starts the search of a subtree.
   *
   * @return whether its assumptions are consistent; if not, there is nothing to search
   */
  default boolean start(Subtree subtree) {
    rewind();
    OptionList forbidden = subtree.forbidden();
    for (int k = 0; k < forbidden.size(); k++) {
      forbid(forbidden.option(k));
    }
    OptionList required = subtree.required();
    boolean consistent = true;
    for (int k = 0; k < required.size() && consistent; k++) {
      consistent = require(required.option(k));
    }
    return consistent;
  }

  /**
   * Searches for the next solution.
   *
   * @param control stops or suspends the search; the caller reports the solution to it
   * @return whether a solution was found; if not, the search is exhausted, or {@link
   *     SearchControl#isHalted}
   */
  boolean next(SearchControl control);

  /**
   * Counts the remaining solutions, and reports their number to the control. Engines that count
   * without stopping at each solution do not check the limit on solutions.
   *
   * @param control stops or suspends the search
   * @return the number of solutions counted; all that are left unless the search {@link
   *     SearchControl#isHalted}
   */
  default BigInteger count(SearchControl control) {
    long count = 0;
    boolean more = true;
    while (more && next(control)) {
      count++;
      more = control.solutionFound();
    }
    return BigInteger.valueOf(count);
  }

  /** Returns the number of options of the current solution, required ones included. */
  int solutionSize();

  /**
   * Returns an option of the current solution: the required ones first, in their order, then the
   * others in the order in which they were chosen.
   */
  int solutionOption(int k);

  /** Copies the options of the current solution into an array, from an index on. */
  default void copySolution(int[] options, int from) {
    for (int k = solutionSize() - 1; k >= 0; k--) {
      options[from + k] = solutionOption(k);
    }
  }

  /** Returns the options of the current solution in a new array. */
  default int[] solution() {
    int[] options = new int[solutionSize()];
    copySolution(options, 0);
    return options;
  }

  /**
   * Returns what is left of the search, after the control has halted it before a node: subtrees
   * without a common solution, in the order of the search, with this search's assumptions. Their
   * solutions, subtree by subtree, are those that this search would have found next, in the same
   * order. Each branch that was not tried is a subtree, the deepest level first. Weights are
   * fractions of the tree of this search. Afterwards only {@link #work} and {@link #rewind} may be
   * called.
   */
  List<Subtree> left();

  /** Adds the levels of the current path. Called while the control is polled, or has halted it. */
  void addTo(SearchPath path);

  @Override
  default double fraction() {
    return SearchPath.of(this).fraction();
  }

  /**
   * Returns nodes, updates, cleansings and profile since {@link #rewind}. Required options do not
   * count as nodes, but their updates and cleansings are included.
   */
  SearchStatistics work();

  /** Returns whether the invariants of the structure hold, for tests. */
  boolean invariantsHold();

  /** Makes the search check {@link #invariantsHold} at every level, for tests. */
  void selfCheck();

  /** Returns a copy of everything that a search changes, for tests: equal after every rewind. */
  long[][] snapshot();
}
