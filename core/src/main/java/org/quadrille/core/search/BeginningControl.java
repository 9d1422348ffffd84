package org.quadrille.core.search;

import java.time.Duration;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The control of the beginning of a search that several threads may go on with: it stops the first
 * of them, as any other control does, and also when there is enough left to be shared out.
 */
public final class BeginningControl extends SearchControl {
  private final CutWatch cut;
  private boolean isPutDown;

  /**
   * Starts the clock of a search.
   *
   * @param limits how far it may go
   * @param listener is told how far it has come, or null
   * @param reportInterval the least time between two reports to the listener, not negative
   * @param patience how many nodes are tried, at least 1, before anything is shared out
   * @param nodesToCut asked at polls after that: takes how many nodes have been tried, and gives 0
   *     if it is worth while to cut what is left into parts, or after how many nodes more to ask
   *     again
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
  public void goOn(long nodesBefore, UnaryOperator<SearchGauge> frame) {
    throw new IllegalStateException("one engine begins a search; no other can go on with it");
  }

  @Override
  public boolean poll(long nodes, SearchGauge gauge) {
    if (nodes < limits().nodes() && cut.isWorthACut(nodes)) {
      isPutDown = true;
      return stop(Outcome.LIMIT);
    }
    if (!super.poll(nodes, gauge)) {
      return false;
    }
    pollAt(Math.min(nextPoll(), cut.askAt()));
    return true;
  }

  /**
   * Whether the search has been stopped for others to go on with it.
   *
   * @return whether that, and no limit, has stopped the engine
   */
  public boolean isPutDown() {
    return isPutDown;
  }
}
