package org.quadrille.core.search;

/** How a search ended. */
public enum Outcome {
  /** Everything was searched: there are no solutions but those found. */
  EXHAUSTED,
  /** A limit on solutions or nodes was reached; there may be more solutions. */
  LIMIT,
  /** The time was up; there may be more solutions. */
  TIMEOUT,
  /** The searching thread was interrupted; there may be more solutions. */
  INTERRUPTED
}
