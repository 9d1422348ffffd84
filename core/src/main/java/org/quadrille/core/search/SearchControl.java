package org.quadrille.core.search;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides, while a search runs, whether it may continue: limits, time, a {@link StopToken} and the
 * interrupt flag of the thread end it, and {@linkplain SuspensionRule rules} suspend it. It also
 * counts the solutions and reports progress. Engines and sudoku solvers use it in the same way:
 *
 * <pre>
 * long pollAt = control.nextPoll();
 * ...
 * if (nodes &gt;= pollAt) {             // before each node
 *   if (!control.poll(nodes, this)) {
 *     return false;                  // control.outcome() and control.isSuspended() say why
 *   }
 *   pollAt = control.nextPoll();
 * }
 * nodes++;
 * </pre>
 *
 * <p>The clock starts when the control is created. For one search in one thread.
 */
public class SearchControl {
  /** The largest number of nodes between two polls; the time for them is some microseconds. */
  protected static final int POLL_INTERVAL = 512;

  private final SearchLimits limits;
  private final @Nullable StopToken stopToken;
  private final @Nullable ProgressListener listener;
  private final long reportInterval;
  private final long start = System.nanoTime();
  private final boolean watchesClock;
  private long lastReport;

  private long nextPoll; // in nodes of the whole search
  private long nodesBefore; // tried before the running engine began
  private @Nullable ProgressSource wholeSearch; // reported instead of the running engine

  private final List<ActiveRule> rules = new ArrayList<>(2);
  private @Nullable SuspensionRule suspendedBy;

  private long solutions;
  private boolean used;
  private Outcome outcome = Outcome.EXHAUSTED;

  /** A rule, and the number of nodes at which to evaluate it. */
  private static final class ActiveRule {
    final SuspensionRule rule;
    long dueAt;

    ActiveRule(SuspensionRule rule) {
      this.rule = rule;
    }
  }

  /**
   * Creates a control without a listener, and starts the clock.
   *
   * @param limits how far the search may go
   */
  public SearchControl(SearchLimits limits) {
    this(limits, null, Duration.ZERO);
  }

  /**
   * Creates a control without a stop token, and starts the clock.
   *
   * @param limits how far the search may go
   * @param listener receives progress reports, or null
   * @param reportInterval the shortest time between two reports, not negative
   * @throws IllegalArgumentException if the interval is negative
   */
  public SearchControl(
      SearchLimits limits, @Nullable ProgressListener listener, Duration reportInterval) {
    this(limits, listener, reportInterval, null);
  }

  /**
   * Creates a control, and starts the clock.
   *
   * @param limits how far the search may go
   * @param listener receives progress reports, or null
   * @param reportInterval the shortest time between two reports, not negative
   * @param stopToken stops the search from outside, or null
   * @throws IllegalArgumentException if the interval is negative
   */
  public SearchControl(
      SearchLimits limits,
      @Nullable ProgressListener listener,
      Duration reportInterval,
      @Nullable StopToken stopToken) {
    this.limits = requireNonNull(limits, "limits");
    this.listener = listener;
    this.reportInterval = SearchLimits.nanos(reportInterval, "interval");
    this.stopToken = stopToken;
    watchesClock = listener != null || limits.timeout().isPresent();
  }

  /**
   * Returns the number of nodes at which the engine has to {@link #poll}.
   *
   * @return a number of nodes of the running engine, perhaps below the number tried already; at
   *     most 0 when a search begins
   */
  public final long nextPoll() {
    return nextPoll - nodesBefore;
  }

  /**
   * Sets when the next poll is due.
   *
   * @param nodes a number of nodes of the whole search; at most 0 for at once
   */
  protected final void pollAt(long nodes) {
    nextPoll = nodes;
  }

  /**
   * Decides whether the search may try another node. Allocates nothing unless it reports to a
   * listener.
   *
   * @param nodes the number of nodes that the running engine has tried
   * @param source read if a report is due
   * @return whether another node may be tried; if not, either {@link #isSuspended}, or {@link
   *     #outcome} says what has ended the search
   */
  public boolean poll(long nodes, ProgressSource source) {
    long all = nodesBefore + nodes;
    if (all >= limits.nodes()) {
      return stop(Outcome.LIMIT);
    }
    if (!watch(all, source)) {
      return false;
    }
    long next = all + POLL_INTERVAL;
    for (int k = 0; k < rules.size(); k++) {
      next = Math.min(next, rules.get(k).dueAt);
    }
    pollAt(Math.min(limits.nodes(), next));
    return true;
  }

  /**
   * Decides whether the search may continue, ignoring the limit on nodes; reports if a report is
   * due.
   *
   * @param nodes the number of nodes that the whole search has tried
   * @param source read if a report is due
   * @return whether it may; if not, either {@link #isSuspended}, or {@link #outcome} says what has
   *     ended the search
   */
  public final boolean watch(long nodes, ProgressSource source) {
    if (isStopRequested()) {
      return stop(Outcome.INTERRUPTED);
    }
    if (watchesClock) {
      long elapsed = System.nanoTime() - start;
      if (elapsed >= limits.timeoutNanos()) {
        return stop(Outcome.TIMEOUT);
      }
      report(nodes, elapsed, source);
    }
    return !suspends(nodes);
  }

  /**
   * Returns whether the stop token or the interrupt flag of the current thread requests a stop.
   *
   * @return whether to end as soon as possible
   */
  public final boolean isStopRequested() {
    return Thread.currentThread().isInterrupted() || isTokenStopped();
  }

  /**
   * Returns whether the stop token requests a stop. For worker threads, since interrupts concern
   * the thread that waits for them.
   *
   * @return whether there is a token, and it is stopped
   */
  public final boolean isTokenStopped() {
    return stopToken != null && stopToken.isStopped();
  }

  /** Evaluates the rules unless the search is suspended; returns whether it is suspended. */
  private boolean suspends(long nodes) {
    for (int k = 0; k < rules.size() && suspendedBy == null; k++) {
      ActiveRule active = rules.get(k);
      if (nodes >= active.dueAt) {
        long more = active.rule.nodesToSuspension(nodes);
        active.dueAt = saturatedSum(nodes, more);
        suspendedBy = more == SuspensionRule.NOW ? active.rule : null;
      }
    }
    return suspendedBy != null;
  }

  /**
   * Reports to the listener, if a report is due.
   *
   * @param nodes the number of nodes that the whole search has tried
   * @param source read if a report is due
   */
  protected final void reportIfDue(long nodes, ProgressSource source) {
    if (listener != null) {
      report(nodes, System.nanoTime() - start, source);
    }
  }

  private void report(long nodes, long elapsed, ProgressSource source) {
    if (listener != null && elapsed - lastReport >= reportInterval) {
      lastReport = elapsed;
      ProgressSource whole = wholeSearch == null ? source : wholeSearch;
      listener.progress(
          new Progress(
              solutions, nodes, whole.fraction(), whole.profile(), Duration.ofNanos(elapsed)));
    }
  }

  /**
   * Registers a rule. It is first evaluated at the next poll.
   *
   * @param rule decides when the search is suspended; of several rules, the first to decide so
   *     suspends it
   */
  public final void suspendOn(SuspensionRule rule) {
    rules.add(new ActiveRule(requireNonNull(rule, "rule")));
    pollAt(0);
  }

  /**
   * Suspends the search, for subclasses with rules of their own.
   *
   * @return false, so that a poll can return it
   */
  protected final boolean suspend() {
    suspendedBy = nodes -> SuspensionRule.NOW;
    return false;
  }

  /**
   * Returns whether the search is suspended: the engine has stopped before a node, and nothing has
   * ended the search.
   *
   * @return whether a rule has suspended it, and {@link #resume} has not been called since
   */
  public final boolean isSuspended() {
    return suspendedBy != null;
  }

  /**
   * Returns whether a certain rule has suspended the search.
   *
   * @param rule the rule
   * @return whether the search {@link #isSuspended} by it
   */
  public final boolean isSuspendedBy(SuspensionRule rule) {
    return suspendedBy == rule;
  }

  /**
   * Returns whether the engine has stopped before the end of the search.
   *
   * @return whether the search {@link #isSuspended}, or {@link #outcome} says what has ended it
   */
  public final boolean isHalted() {
    return suspendedBy != null || outcome != Outcome.EXHAUSTED;
  }

  /** Lets a suspended search continue; the rule that has suspended it is removed. */
  public final void resume() {
    rules.removeIf(active -> active.rule == suspendedBy);
    suspendedBy = null;
    pollAt(0); // the time limit may be reached meanwhile
  }

  /**
   * Removes a rule. A search that it has suspended stays suspended.
   *
   * @param rule the rule; nothing happens if it is not registered
   */
  public final void removeRule(SuspensionRule rule) {
    rules.removeIf(active -> active.rule == rule);
  }

  /**
   * Prepares for another engine, or another start of the same one, which counts its nodes from 0.
   *
   * @param nodesBefore the number of nodes that the search has tried so far
   * @param wholeSearch the source of progress reports from now on; null for the running engine
   */
  public final void continueFrom(long nodesBefore, @Nullable ProgressSource wholeSearch) {
    this.nodesBefore = nodesBefore;
    this.wholeSearch = wholeSearch;
  }

  /**
   * Returns the number of nodes that the search had tried when the running engine began.
   *
   * @return a number of nodes
   */
  public final long nodesBefore() {
    return nodesBefore;
  }

  /**
   * Returns the source of progress reports that was set by {@link #continueFrom}.
   *
   * @return the source, or null for the running engine
   */
  public final @Nullable ProgressSource wholeSearch() {
    return wholeSearch;
  }

  /**
   * Returns the time left.
   *
   * @return in nanoseconds, perhaps negative; {@link Long#MAX_VALUE} if there is no limit
   */
  public final long nanosLeft() {
    long timeout = limits.timeoutNanos();
    return timeout == Long.MAX_VALUE ? timeout : timeout - (System.nanoTime() - start);
  }

  /**
   * Returns the limits.
   *
   * @return how far the search may go
   */
  public final SearchLimits limits() {
    return limits;
  }

  /**
   * Returns whether anything reads the progress of the search while it runs.
   *
   * @return whether there is a listener or a suspension rule
   */
  public final boolean isWatched() {
    return listener != null || !rules.isEmpty();
  }

  /**
   * Returns how often the progress of the search is needed, for searches that collect it from
   * several threads.
   *
   * @return the shortest time between two reports; zero if there is a suspension rule, since rules
   *     depend on nodes
   */
  public final Duration reportInterval() {
    return rules.isEmpty() ? Duration.ofNanos(reportInterval) : Duration.ZERO;
  }

  /**
   * Ends the search, also while it is suspended.
   *
   * @param why the outcome from now on
   * @return false, so that a poll can return it
   */
  public final boolean stop(Outcome why) {
    outcome = why;
    suspendedBy = null;
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
   * Counts solutions that an engine has counted without stopping at each. The limit on solutions is
   * not checked here.
   *
   * @param count the number of solutions, not negative; the sum saturates at {@link Long#MAX_VALUE}
   */
  public final void solutionsFound(long count) {
    solutions = saturatedSum(solutions, count);
  }

  /**
   * Returns a sum of numbers that are not negative, {@link Long#MAX_VALUE} if it is larger. Guava's
   * {@code LongMath} would be loaded at the start of every command.
   */
  static long saturatedSum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  /**
   * Marks this control as used by a search.
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

  /** Ends a search of which no more solutions are wanted, unless something else has ended it. */
  public final void abandon() {
    if (outcome == Outcome.EXHAUSTED) {
      stop(Outcome.LIMIT);
    }
  }

  /**
   * Returns what has ended the search.
   *
   * @return {@link Outcome#EXHAUSTED} as long as nothing has, also while it {@link #isSuspended}
   */
  public final Outcome outcome() {
    return outcome;
  }

  /**
   * Returns the number of solutions counted.
   *
   * @return the number of solutions, {@link Long#MAX_VALUE} if there are more
   */
  public final long solutions() {
    return solutions;
  }

  /**
   * Returns the result of the search so far, for an engine that counts nodes and updates alone.
   *
   * @param nodes the number of nodes tried
   * @param updates see {@link SearchStatistics#updates}
   * @return the result, with the solutions and the time of this control
   */
  public final SearchResult result(long nodes, long updates) {
    return result(new SearchStatistics(0, nodes, updates, 0, Profile.NONE, Duration.ZERO));
  }

  /**
   * Returns the result of the search so far.
   *
   * @param work the work done; its solutions and time are not read
   * @return the result, with the solutions and the time of this control
   */
  public final SearchResult result(SearchStatistics work) {
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return new SearchResult(outcome, work.with(solutions, elapsed));
  }
}
