package org.quadrille.core.search;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Stops one search: by limit, by time, or by interrupt of the searching thread. Every engine obeys
 * it in the same way, so that limits mean the same everywhere.
 *
 * <p>An engine keeps its count of nodes in a local variable and compares it with {@link
 * #nextPoll()} before it tries a node; only then does it ask:
 *
 * <pre>{@code
 * if (nodes >= pollAt) {
 *   if (!control.poll(nodes, gauge)) return false;   // stopped; control.outcome() says why
 *   pollAt = control.nextPoll();
 * }
 * nodes++;
 * }</pre>
 *
 * <p>After each solution it asks {@link #solutionFound()}. The clock is read, and the interrupt
 * flag looked at, once in {@value #POLL_INTERVAL} nodes and when the search begins; the flag is
 * left set. For one search in one thread; where several search together, each has a {@link
 * PartControl}, and this one belongs to the thread that has asked.
 */
public sealed class SearchControl permits BeginningControl, PartControl {
  /** How many nodes an engine may try between two looks at the clock and the interrupt flag. */
  public static final int POLL_INTERVAL = 512;

  private final SearchLimits limits;
  private final long start = System.nanoTime();
  private final boolean watchesClock;
  private final @Nullable ProgressListener listener;
  private final long reportInterval;
  private long lastReport;
  private long nextPoll; // counted from the first node, as are those that limits speak of
  private long nodesBefore;
  private @Nullable UnaryOperator<SearchGauge>
      frame; // makes a gauge of the whole search of one of a part
  private long solutions;
  private boolean used;
  private Outcome outcome = Outcome.EXHAUSTED;

  /**
   * Starts the clock of a search that nobody watches.
   *
   * @param limits how far it may go
   */
  public SearchControl(SearchLimits limits) {
    this(limits, null, Duration.ZERO);
  }

  /**
   * Starts the clock of a search.
   *
   * @param limits how far it may go
   * @param listener is told how far it has come, or null
   * @param reportInterval the least time between two reports to the listener, not negative
   * @throws IllegalArgumentException if the interval is negative
   */
  public SearchControl(
      SearchLimits limits, @Nullable ProgressListener listener, Duration reportInterval) {
    this.limits = requireNonNull(limits, "limits");
    this.listener = listener;
    this.reportInterval = SearchLimits.nanos(reportInterval, "interval");
    watchesClock = listener != null || limits.timeout().isPresent();
  }

  /**
   * Up to how many nodes the engine may go before it has to {@link #poll}.
   *
   * @return a number of nodes, perhaps less than have been tried; at most 0 at the beginning
   */
  public final long nextPoll() {
    return nextPoll - nodesBefore;
  }

  /**
   * Lets another engine go on with the search, which counts its nodes from 0. Not for a {@link
   * PartControl}: a part that another engine is to go on with is put down.
   *
   * @param nodesBefore how many nodes others have tried before
   * @param frame makes of the engine's gauge one of the whole search
   * @throws IllegalStateException if this is the control of a part
   */
  public void goOn(long nodesBefore, UnaryOperator<SearchGauge> frame) {
    this.nodesBefore = nodesBefore;
    this.frame = requireNonNull(frame, "frame");
  }

  /**
   * Asks whether the search may go on. Allocates nothing unless it reports to a listener.
   *
   * @param nodes how many nodes have been tried
   * @param gauge read if a report is due
   * @return whether one node more may be tried; if not, {@link #outcome()} says why
   */
  public boolean poll(long nodes, SearchGauge gauge) {
    long allNodes = allNodes(nodes);
    if (allNodes >= limits.nodes()) {
      return stop(Outcome.LIMIT);
    }
    if (!watch(allNodes, gauge)) {
      return false;
    }
    pollAt(Math.min(limits.nodes(), allNodes + POLL_INTERVAL));
    return true;
  }

  /** Whether the time and the thread's interrupt flag allow to go on; reports, if that is due. */
  final boolean watch(long nodes, SearchGauge gauge) {
    if (Thread.currentThread().isInterrupted()) {
      return stop(Outcome.INTERRUPTED);
    }
    if (watchesClock) {
      long elapsed = System.nanoTime() - start;
      if (elapsed >= limits.timeoutNanos()) {
        return stop(Outcome.TIMEOUT);
      }
      report(nodes, elapsed, gauge);
    }
    return true;
  }

  /** Tells who listens, if it is time. */
  final void reportIfDue(long nodes, SearchGauge gauge) {
    if (listener != null) {
      report(nodes, System.nanoTime() - start, gauge);
    }
  }

  private void report(long nodes, long elapsed, SearchGauge gauge) {
    if (listener != null && elapsed - lastReport >= reportInterval) {
      lastReport = elapsed;
      SearchGauge whole = frame == null ? gauge : frame.apply(gauge);
      listener.progress(
          new Progress(
              solutions, nodes, whole.fraction(), whole.profile(), Duration.ofNanos(elapsed)));
    }
  }

  /** How many nanoseconds are left until the time is up; {@link Long#MAX_VALUE} if it never is. */
  final long nanosLeft() {
    long timeout = limits.timeoutNanos();
    return timeout == Long.MAX_VALUE ? timeout : timeout - (System.nanoTime() - start);
  }

  /** How many nodes the search has tried, if the engine at work has tried some. */
  final long allNodes(long nodes) {
    return nodesBefore + nodes;
  }

  /** Up to how many nodes the search may go, those before the engine's included. */
  final void pollAt(long nodes) {
    nextPoll = nodes;
  }

  final SearchLimits limits() {
    return limits;
  }

  /**
   * Whether somebody listens.
   *
   * @return whether there is a listener
   */
  public final boolean isWatched() {
    return listener != null;
  }

  final Duration reportInterval() {
    return Duration.ofNanos(reportInterval);
  }

  final boolean stop(Outcome why) {
    outcome = why;
    return false;
  }

  /**
   * Counts a solution.
   *
   * @return whether more are wanted; if not, {@link #outcome()} is {@link Outcome#LIMIT}
   */
  public final boolean solutionFound() {
    solutionsFound(1);
    long most = limits.solutions();
    return solutions < most || most == Long.MAX_VALUE || stop(Outcome.LIMIT);
  }

  /**
   * Counts solutions that an engine has gone past without stopping at each. Only for searches
   * without a limit on solutions, which is not looked at here.
   *
   * @param count how many, not negative; the sum stays at {@link Long#MAX_VALUE} once it is there
   */
  public final void solutionsFound(long count) {
    solutions = solutions > Long.MAX_VALUE - count ? Long.MAX_VALUE : solutions + count;
  }

  /**
   * Takes note that a search begins; called once, by {@link AbstractCursor}.
   *
   * @throws IllegalStateException if it has been used for a search before
   */
  final void begin() {
    if (used) {
      throw new IllegalStateException(
          "this SearchControl has been used; each search needs a new one");
    }
    used = true;
  }

  /** Records that no more solutions are wanted, though the search has not come to its end. */
  public final void abandon() {
    if (outcome == Outcome.EXHAUSTED) {
      outcome = Outcome.LIMIT;
    }
  }

  /**
   * Why the search was stopped.
   *
   * @return {@link Outcome#EXHAUSTED} as long as nothing has stopped it
   */
  public final Outcome outcome() {
    return outcome;
  }

  /**
   * How many solutions have been counted.
   *
   * @return the number of solutions
   */
  public final long solutions() {
    return solutions;
  }

  /**
   * Sums up the search as it stands now, by an engine that tells no more than that.
   *
   * @param nodes how many nodes were tried
   * @param updates see {@link SearchStatistics#updates}
   * @return the result
   */
  public final SearchResult result(long nodes, long updates) {
    return result(nodes, updates, 0, Profile.NONE);
  }

  /**
   * Sums up the search as it stands now.
   *
   * @param nodes how many nodes were tried
   * @param updates see {@link SearchStatistics#updates}
   * @param cleansings see {@link SearchStatistics#cleansings}
   * @param profile see {@link SearchStatistics#profile}
   * @return the result
   */
  public final SearchResult result(long nodes, long updates, long cleansings, Profile profile) {
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return new SearchResult(
        outcome, new SearchStatistics(solutions, nodes, updates, cleansings, profile, elapsed));
  }
}
