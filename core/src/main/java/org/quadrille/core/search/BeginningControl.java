package org.quadrille.core.search;

import java.time.Duration;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The control of the beginning of a search that others may go on with, in another way or in several
 * threads: it stops the search as any other control does, and also when enough is left for them.
 */
public final class BeginningControl extends SearchControl {
  private final CutWatch cut;
  private boolean isPutDown;
  private boolean isTakenUp;

  /**
   * Starts the clock of a search.
   *
   * @param limits how far it may go
   * @param listener is told how far it has come, or null
   * @param reportInterval the least time between two reports to the listener, not negative
   * @param patience how many nodes are tried, at least 1, before anything is left to others
   * @param nodesToCut asked at polls after that: takes how many nodes have been tried, and gives 0
   *     if it is worth while to cut what is left into parts for them, or after how many nodes more
   *     to ask again
   * @throws IllegalArgumentException if the interval is negative
   */
  public BeginningControl(
      SearchLimits limits,
      @Nullable ProgressListener listener,
      Duration reportInterval,
      long patience,
      LongUnaryOperator nodesToCut) {
    super(limits, listener, reportInterval);
    cut = new CutWatch(patience, nodesToCut);
  }

  @Override
  public boolean poll(long nodes, SearchGauge gauge) {
    if (!super.poll(nodes, gauge)) {
      return false;
    }
    if (isTakenUp) {
      return true;
    }
    if (cut.isWorthACut(allNodes(nodes))) {
      isPutDown = true;
      pollAt(0); // so that others ask first of all, who may have taken their time to begin
      return stop(Outcome.LIMIT);
    }
    pollAt(Math.min(allNodes(nextPoll()), cut.askAt()));
    return true;
  }

  /**
   * Whether the search has been stopped for others to go on with it, and they have not begun.
   *
   * @return whether that, and no limit, has stopped the engine
   */
  public boolean isPutDown() {
    return isPutDown && !isTakenUp;
  }

  /**
   * Lets others go on with a search that has been put down, under this control: from now on it is
   * as any other.
   *
   * @throws IllegalStateException if the search has not been put down
   */
  public void takeUp() {
    if (!isPutDown()) {
      throw new IllegalStateException("the search has not been put down");
    }
    isTakenUp = true;
    stop(Outcome.EXHAUSTED);
  }
}
