package org.quadrille.core.search;

/** How a search ended. */
public enum Outcome {
  /** Everything was searched: all solutions were found. */
  EXHAUSTED,
  /** A limit on solutions or nodes was reached; there may be more solutions. */
  LIMIT,
  /** The search timed out; there may be more solutions. */
  TIMEOUT,
  /**
   * The thread was interrupted, or a {@link StopToken} was stopped; there may be more solutions.
   */
  INTERRUPTED
}
