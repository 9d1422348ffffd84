package org.quadrille.core.search;

import java.util.ArrayList;
import java.util.List;

/**
 * A minimal engine: it counts nodes down from a number, and each node divisible by 3 is a solution.
 * It records the calls that it receives.
 */
final class Countdown extends AbstractCursor<Long> {
  final List<String> calls = new ArrayList<>();
  private long left;
  private long nodes;
  private long pollAt;

  /** Starts to count down from a number; below 1 there is known to be no solution. */
  Countdown start(SearchControl control, long from) {
    left = from;
    nodes = 0;
    pollAt = control.nextPoll();
    calls.add("start " + from);
    begin(control, from < 1);
    return this;
  }

  static Countdown of(long from, SearchLimits limits) {
    return new Countdown().start(new SearchControl(limits), from);
  }

  @Override
  protected boolean advance(SearchControl control) {
    calls.add("advance");
    while (left > 0) {
      if (nodes == pollAt) {
        if (!control.poll(nodes, () -> Double.NaN)) {
          return false;
        }
        pollAt = control.nextPoll();
      }
      nodes++;
      left--;
      if (left % 3 == 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected Long copySolution() {
    return left;
  }

  @Override
  protected SearchResult end(SearchControl control) {
    calls.add("end");
    return control.result(nodes, 0);
  }
}
