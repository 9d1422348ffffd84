package org.quadrille.dlx.parallel;

import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;

/** Polls a control as an engine does. */
final class NodeLoop {
  static final ProgressSource HALF = () -> 0.5;

  private NodeLoop() {}

  static SharedLimits shared(SearchLimits limits) {
    return new SharedLimits(new SearchControl(limits), 0);
  }

  /** Creates the control of a subtree that may be split after this number of nodes. */
  static WorkerControl control(SharedLimits shared, long nodesToSplit) {
    return new WorkerControl(shared, false, nodesToSplit, nodes -> 0, () -> {}, null);
  }

  /** Counts nodes up to a number, unless a poll stops it; returns the number reached. */
  static long tryNodes(SearchControl control, long from, long to) {
    long nodes = from;
    long pollAt = control.nextPoll();
    while (nodes < to) {
      if (nodes >= pollAt) {
        if (!control.poll(nodes, HALF)) {
          return nodes;
        }
        pollAt = control.nextPoll();
      }
      nodes++;
    }
    return nodes;
  }
}
