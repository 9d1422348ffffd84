package org.quadrille.dlx.count;

import java.math.BigInteger;
import java.time.Duration;
import java.util.function.LongFunction;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.Subtree;

/**
 * The remaining limits on nodes and time of a question that takes several searches in sequence. A
 * listener receives the reports of one combined search.
 */
public final class SearchBudget {
  private final SearchSettings settings;
  private final SearchControl clock; // for all searches together
  private SearchStatistics used = SearchStatistics.NONE;
  private Duration lastReport = Duration.ZERO;

  // The contribution of the next search to the whole.
  private LongFunction<BigInteger> solutions = found -> BigInteger.ZERO;
  private double done = Double.NaN;
  private double weight;

  /** Creates a budget, and starts its clock. */
  public SearchBudget(SearchSettings settings) {
    this.settings = settings;
    clock = settings.with(SearchSettings.Reports.NONE).control();
  }

  /** Returns whether the limits allow another search; if not, they never will again. */
  public boolean mayContinue() {
    return !isStopped() && clock.poll(used.nodes(), () -> Double.NaN);
  }

  /** Returns whether {@link #mayContinue} has returned false. */
  public boolean isStopped() {
    return clock.outcome() != Outcome.EXHAUSTED;
  }

  /**
   * Sets the contribution of the next searches to the whole, for progress reports. Initially they
   * find no solutions of the whole, and their weight is unknown.
   *
   * @param solutions maps the number of solutions that a search has found to the number of
   *     solutions of the whole that are known
   * @param done the fraction of the whole that is done
   * @param weight the fraction of the whole that each of these searches does
   */
  public void proceed(LongFunction<BigInteger> solutions, double done, double weight) {
    this.solutions = solutions;
    this.done = done;
    this.weight = weight;
  }

  /** Returns the settings for the next search of this tree, if {@link #mayContinue}. */
  public SearchSettings next(Subtree tree, long maxSolutions, long maxNodes) {
    SearchLimits limits = settings.limits();
    SearchLimits left = SearchLimits.NONE.withSolutions(maxSolutions);
    left = left.withNodes(Math.min(maxNodes, nodesLeft()));
    if (limits.timeout().isPresent()) {
      Duration time = limits.timeout().get().minus(elapsed());
      left = left.withTimeout(time.isNegative() ? Duration.ZERO : time);
    }
    SearchSettings next = settings.with(tree).with(left);
    ProgressListener listener = settings.reports().listener();
    if (listener == null) {
      return next;
    }
    if (elapsed().minus(lastReport).compareTo(settings.reports().interval()) >= 0) {
      report(listener, new Progress(0, 0, 0, Profile.NONE, Duration.ZERO));
    }
    return next.with(
        new SearchSettings.Reports(
            progress -> report(listener, progress), settings.reports().interval()));
  }

  private long nodesLeft() {
    long limit = settings.limits().nodes();
    return limit == Long.MAX_VALUE ? limit : limit - used.nodes();
  }

  /** Reports the progress of the whole, given that of the running search. */
  private void report(ProgressListener listener, Progress progress) {
    lastReport = elapsed();
    listener.progress(
        new Progress(
            Counted.saturated(solutions.apply(progress.solutions())),
            used.nodes() + progress.nodes(),
            done + weight * progress.fraction(),
            used.profile().plus(progress.profile()),
            lastReport));
  }

  /** Adds the work of a search to the work of all. */
  public void spend(SearchStatistics statistics) {
    used = used.plus(statistics);
  }

  /** Returns why {@link #mayContinue} is false; exhausted if it is true. */
  public Outcome outcome() {
    return clock.outcome();
  }

  /** Returns {@link #outcome} and the work of all searches together. */
  public SearchResult result() {
    return new SearchResult(clock.outcome(), statistics(used.solutions()));
  }

  /** Returns the work of all searches together, with this number of solutions of the whole. */
  public SearchStatistics statistics(BigInteger solutions) {
    return statistics(Counted.saturated(solutions));
  }

  private SearchStatistics statistics(long solutions) {
    return used.with(solutions, elapsed());
  }

  private Duration elapsed() {
    return clock.result(0, 0).statistics().elapsed();
  }
}
