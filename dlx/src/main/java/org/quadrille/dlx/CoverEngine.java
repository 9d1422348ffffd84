package org.quadrille.dlx;

import org.quadrille.core.search.SearchControl;

/**
 * What an engine does for {@link Searcher}. It is made for one problem, whose structure it builds
 * once, and searches it as often as it is asked to. Between {@link #rewind} and the next {@link
 * #require} its structure is exactly as it was built.
 */
interface CoverEngine {

  /**
   * Takes an option into every solution of the coming search. Called after {@link #rewind}, before
   * the first {@link #next}.
   *
   * @param option its number in the problem
   * @return whether it can be taken: whether it is usable and agrees with those already taken. If
   *     not, nothing is changed
   */
  boolean require(int option);

  /**
   * Goes on to the next solution.
   *
   * @param control stops the search
   * @return true at a solution; false when the search is exhausted, or when the control has stopped
   *     it, after which only {@link #rewind} makes sense
   */
  boolean next(SearchControl control);

  /** How many options the solution at hand has, the required ones included. */
  int solutionSize();

  /** The number of the k-th option of the solution at hand; the required ones come first. */
  int solutionOption(int k);

  /** How many nodes have been tried since {@link #rewind}; required options are none. */
  long nodes();

  /** How many updates have been made since {@link #rewind}, those of required options included. */
  long updates();

  /** Ends the search, wherever it stands, and makes the structure whole again. */
  void rewind();
}
