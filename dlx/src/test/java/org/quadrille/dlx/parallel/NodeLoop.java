package org.quadrille.dlx.parallel;

import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;

/** Does with a control what an engine does, without an engine. */
final class NodeLoop {
  static final ProgressSource HALF = () -> 0.5;

  private NodeLoop() {}

  static SharedLimits shared(SearchLimits limits) {
    return new SharedLimits(new SearchControl(limits), 0);
  }

  /** Creates the control of a subtree that is worth splitting after so many nodes. */
  static WorkerControl control(SharedLimits shared, long nodesToSplit) {
    return new WorkerControl(shared, false, nodesToSplit, nodes -> 0, () -> {}, null);
  }

  /** Tries nodes as an engine does; returns how many nodes it has tried. */
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
