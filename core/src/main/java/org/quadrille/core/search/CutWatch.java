package org.quadrille.core.search;

import static java.util.Objects.requireNonNull;

import java.util.function.LongUnaryOperator;

/** When it is worth while to cut what a search has left into parts, which its engine tells. */
final class CutWatch {
  private final LongUnaryOperator nodesToCut;
  private long askAt;

  /**
   * Nothing is asked before some nodes have been tried.
   *
   * @param patience how many, at least 1
   * @param nodesToCut takes how many nodes have been tried, and gives 0 if it is worth while, or
   *     after how many nodes more to ask again
   */
  CutWatch(long patience, LongUnaryOperator nodesToCut) {
    askAt = patience;
    this.nodesToCut = requireNonNull(nodesToCut, "nodesToCut");
  }

  /** How many nodes there are to be when it is next asked. */
  long askAt() {
    return askAt;
  }

  boolean isWorthACut(long nodes) {
    if (nodes < askAt) {
      return false;
    }
    long more = nodesToCut.applyAsLong(nodes);
    askAt = nodes + more;
    return more == 0;
  }
}
