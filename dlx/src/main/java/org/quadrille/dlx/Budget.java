package org.quadrille.dlx;

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

/**
 * What is left of the limits on nodes and time when a question takes several searches, one after
 * the other. Who listens is told of all of them as of one.
 */
final class Budget {
  private final Settings settings;
  private final SearchControl clock; // for all searches together
  private SearchStatistics used = SearchStatistics.NONE;
  private Duration lastReport = Duration.ZERO;

  // What a solution, and the whole tree, of the next search mean for the question.
  private LongFunction<BigInteger> solutions = found -> BigInteger.ZERO;
  private double done = Double.NaN;
  private double weight;

  Budget(Settings settings) {
    this.settings = settings;
    clock = new SearchControl(settings.limits());
  }

  /** Whether limits, time and interrupts allow another search; if not, they never will again. */
  boolean mayGoOn() {
    return !isStopped() && clock.poll(used.nodes(), () -> Double.NaN);
  }

  /** Whether {@link #mayGoOn} has said no. */
  boolean isStopped() {
    return clock.outcome() != Outcome.EXHAUSTED;
  }

  /**
   * Says what the coming searches are part of, for who listens. At first they find no solutions of
   * the whole, and nobody knows how many of them there will be.
   *
   * @param solutions how many solutions of the whole are known, if each of these searches has found
   *     so many
   * @param done which fraction of the whole has been done
   * @param weight which fraction of the whole each of them is
   */
  void proceed(LongFunction<BigInteger> solutions, double done, double weight) {
    this.solutions = solutions;
    this.done = done;
    this.weight = weight;
  }

  /** The settings for the next search, if there {@link #mayGoOn may} be one. */
  Settings next(Prefix prefix, long maxSolutions, long maxNodes) {
    SearchLimits limits = settings.limits();
    SearchLimits left = SearchLimits.NONE.withSolutions(maxSolutions);
    left = left.withNodes(Math.min(maxNodes, nodesLeft()));
    if (limits.timeout().isPresent()) {
      Duration time = limits.timeout().get().minus(elapsed());
      left = left.withTimeout(time.isNegative() ? Duration.ZERO : time);
    }
    Settings next = settings.with(prefix).with(left);
    ProgressListener listener = settings.listener();
    if (listener == null) {
      return next;
    }
    if (elapsed().minus(lastReport).compareTo(settings.reportInterval()) >= 0) {
      tell(listener, new Progress(0, 0, 0, Profile.NONE, Duration.ZERO));
    }
    return next.with(progress -> tell(listener, progress), settings.reportInterval());
  }

  private long nodesLeft() {
    long limit = settings.limits().nodes();
    return limit == Long.MAX_VALUE ? limit : limit - used.nodes();
  }

  /** Tells how far all have come, when the one under way has come so far. */
  private void tell(ProgressListener listener, Progress progress) {
    lastReport = elapsed();
    listener.progress(
        new Progress(
            Count.saturated(solutions.apply(progress.solutions())),
            used.nodes() + progress.nodes(),
            done + weight * progress.fraction(),
            used.profile().plus(progress.profile()),
            lastReport));
  }

  void spend(SearchStatistics statistics) {
    used = used.plus(statistics);
  }

  /** Why {@link #mayGoOn} has said no; exhausted if it has not. */
  Outcome outcome() {
    return clock.outcome();
  }

  /** How it ended, as far as {@link #mayGoOn} knows, and what all searches together took. */
  SearchResult result() {
    return new SearchResult(clock.outcome(), statistics(used.solutions()));
  }

  /** What all searches together took to find so many solutions of the whole. */
  SearchStatistics statistics(BigInteger solutions) {
    return statistics(Count.saturated(solutions));
  }

  private SearchStatistics statistics(long solutions) {
    return new SearchStatistics(
        solutions,
        used.nodes(),
        used.updates(),
        used.cleansings(),
        used.profile(),
        elapsed(),
        used.nodesByThread());
  }

  private Duration elapsed() {
    return clock.result(0, 0).statistics().elapsed();
  }
}
