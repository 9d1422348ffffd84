package org.quadrille.dlx.search;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.StopToken;

/**
 * The settings of a question, apart from the engine. Immutable.
 *
 * @param limits the limits on solutions, nodes and time
 * @param tree the assumptions: the required and forbidden options
 * @param seed of random choices
 * @param reports the receiver of progress reports
 * @param stopToken stops the search from outside, or null
 * @param threads the number of threads, and how they share the work
 */
public record SearchSettings(
    SearchLimits limits,
    Subtree tree,
    long seed,
    Reports reports,
    @Nullable StopToken stopToken,
    ThreadSettings threads) {

  /**
   * The receiver of progress reports.
   *
   * @param listener the receiver, or null
   * @param interval the shortest time between two reports
   */
  public record Reports(@Nullable ProgressListener listener, Duration interval) {
    /** No reports. */
    public static final Reports NONE = new Reports(null, Duration.ZERO);

    /** Checks the interval. */
    public Reports {
      if (requireNonNull(interval, "interval").isNegative()) {
        throw new IllegalArgumentException("the interval " + interval + " is negative");
      }
    }
  }

  /** No limits, no assumptions, one thread. */
  public static final SearchSettings DEFAULT =
      new SearchSettings(SearchLimits.NONE, Subtree.ALL, 0, Reports.NONE, null, ThreadSettings.ONE);

  /** Returns a copy with these limits. */
  public SearchSettings with(SearchLimits limits) {
    return new SearchSettings(limits, tree, seed, reports, stopToken, threads);
  }

  /** Returns a copy with these assumptions. */
  public SearchSettings with(Subtree tree) {
    return new SearchSettings(limits, tree, seed, reports, stopToken, threads);
  }

  /** Returns a copy with this seed. */
  public SearchSettings withSeed(long seed) {
    return new SearchSettings(limits, tree, seed, reports, stopToken, threads);
  }

  /** Returns a copy with these reports. */
  public SearchSettings with(Reports reports) {
    return new SearchSettings(limits, tree, seed, reports, stopToken, threads);
  }

  /** Returns a copy with this stop token. */
  public SearchSettings with(StopToken stopToken) {
    return new SearchSettings(limits, tree, seed, reports, stopToken, threads);
  }

  /** Returns a copy with these threads. */
  public SearchSettings with(ThreadSettings threads) {
    return new SearchSettings(limits, tree, seed, reports, stopToken, threads);
  }

  /** Returns a copy without a limit on solutions. */
  public SearchSettings withoutSolutionLimit() {
    return with(limits.withSolutions(Long.MAX_VALUE));
  }

  /** Creates the control of a search with these settings, and starts its clock. */
  public SearchControl control() {
    return new SearchControl(limits, reports.listener(), reports.interval(), stopToken);
  }
}
