package org.quadrille.dlx;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchGauge;
import org.quadrille.core.search.SearchResult;

/**
 * What an engine does for {@link Searcher}. It is made for one problem, whose structure it builds
 * once, and searches it as often as it is asked to. Between {@link #rewind} and the next {@link
 * #require} its structure is exactly as it was built.
 */
interface CoverEngine extends SearchGauge {

  /**
   * Keeps an option out of every solution of the coming search. Called after {@link #rewind},
   * before the first {@link #require} and {@link #next}.
   *
   * @param option its number in the problem; one that is forbidden already, or not usable, changes
   *     nothing
   */
  void forbid(int option);

  /**
   * Takes an option into every solution of the coming search. Called after {@link #rewind}, before
   * the first {@link #next}.
   *
   * @param option its number in the problem; one that is required already changes nothing
   * @return whether it can be taken: whether it is usable, not forbidden, and agrees with those
   *     already taken. If not, nothing is changed
   */
  boolean require(int option);

  /**
   * Confines the coming search. Called after {@link #rewind}.
   *
   * @return whether all that is required can be taken; if not, there is nothing to search
   */
  default boolean within(Prefix prefix) {
    for (int option : Prefix.toArray(prefix.forbidden())) {
      forbid(option);
    }
    for (int option : Prefix.toArray(prefix.required())) {
      if (!require(option)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Goes on to the next solution.
   *
   * @param control stops the search
   * @return true at a solution; false when the search is exhausted, or when the control has stopped
   *     it, after which only {@link #rewind} makes sense
   */
  boolean next(SearchControl control);

  /**
   * Goes past all solutions that are left, telling the control how many there are. An engine that
   * can do so without stopping at each does it in its own way; then no limit on solutions is kept.
   *
   * @param control stops the search
   */
  default void count(SearchControl control) {
    while (next(control) && control.solutionFound()) {
      // each is told
    }
  }

  /** How many options the solution at hand has, the required ones included. */
  int solutionSize();

  /** The number of the k-th option of the solution at hand; the required ones come first. */
  int solutionOption(int k);

  /** The numbers of the options of the solution at hand, in a fresh array. */
  default int[] solution() {
    int[] numbers = new int[solutionSize()];
    putSolution(numbers, 0);
    return numbers;
  }

  /** Puts the numbers of the options of the solution at hand into an array, from a place on. */
  default void putSolution(int[] numbers, int from) {
    for (int k = solutionSize() - 1; k >= 0; k--) {
      numbers[from + k] = solutionOption(k);
    }
  }

  /**
   * What is left to search, after the control has stopped {@link #next} or {@link #count} before a
   * node: parts that have no solution in common, in the order of the search, each with what was
   * required and forbidden in this search. Part after part, their solutions are those that this
   * search would still have found, in the same order. After it only {@link #result} and {@link
   * #rewind} make sense.
   *
   * <p>Each untried way at each level is a part, the deepest level first. The option of an untried
   * way has not been counted as a node yet; who searches the part counts it.
   */
  List<Prefix> rest();

  /**
   * Adds the levels where the search stands. Called when the control is asked, and after it has
   * stopped the search.
   */
  void addTo(Levels levels);

  /**
   * Which part of the tree lies before the choices that stand now and the one that comes next, if
   * all branches of a node weigh the same. When {@link #addTo} may be called.
   */
  @Override
  default double fraction() {
    return Levels.of(this).fraction();
  }

  /**
   * The engine that this one has chosen for the search under way, if it does not search by itself;
   * else null.
   */
  default @Nullable EngineChoice choice() {
    return null;
  }

  /**
   * Sums up what has been done since {@link #rewind}. Required options are no nodes, but count in
   * all other measures.
   */
  SearchResult result(SearchControl control);

  /** Ends the search, wherever it stands, and makes the structure whole again. */
  void rewind();
}
