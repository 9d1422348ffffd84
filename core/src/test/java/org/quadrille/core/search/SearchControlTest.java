package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SearchControlTest {
  @AfterEach
  void clearInterruptFlag() {
    Thread.interrupted();
  }

  private static SearchControl control(SearchLimits limits) {
    return new SearchControl(limits);
  }

  /** Polls with a source that must not be read. */
  private static boolean poll(SearchControl control, long nodes) {
    return control.poll(nodes, SearchControlTest::unexpected);
  }

  private static double unexpected() {
    throw new AssertionError("the fraction is read, but no report is due");
  }

  /** Tries nodes as an engine does, see {@link SearchControl}; returns how many. */
  private static long tryNodes(SearchControl control, long wanted, LongConsumer atNode) {
    long nodes = 0;
    long pollAt = control.nextPoll();
    while (nodes < wanted) {
      if (nodes == pollAt) {
        if (!poll(control, nodes)) {
          return nodes;
        }
        pollAt = control.nextPoll();
      }
      nodes++;
      atNode.accept(nodes);
    }
    return nodes;
  }

  private static long tryNodes(SearchControl control, long wanted) {
    return tryNodes(control, wanted, node -> {});
  }

  // Nodes

  @Test
  void theNumberOfSolutionsSaturates() {
    SearchControl control = new SearchControl(SearchLimits.NONE);
    control.solutionsFound(Long.MAX_VALUE - 1);
    control.solutionFound();
    control.solutionFound();
    control.solutionsFound(7);
    assertThat(control.solutions()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aLimitOnNodesIsExact() {
    for (long limit : new long[] {1, 2, 511, 512, 513, 1023, 1024, 1025, 5000}) {
      for (long wanted : new long[] {0, 1, limit - 1, limit, limit + 1, 2 * limit, limit + 512}) {
        SearchControl control = control(SearchLimits.NONE.withNodes(limit));
        assertThat(tryNodes(control, wanted)).isEqualTo(Math.min(limit, wanted));
        assertThat(control.outcome())
            .as("%d of %d", wanted, limit)
            .isEqualTo(wanted > limit ? Outcome.LIMIT : Outcome.EXHAUSTED);
      }
    }
  }

  @Test
  void withoutALimitTheSearchIsExhausted() {
    SearchControl control = control(SearchLimits.NONE);
    assertThat(tryNodes(control, 100_000)).isEqualTo(100_000);
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void pollsAreDueBeforeTheFirstNodeThenOncePerIntervalAndAtTheLimit() {
    SearchControl control = control(SearchLimits.NONE.withNodes(1200));
    assertThat(control.nextPoll()).isZero();
    assertThat(poll(control, 0)).isTrue();
    assertThat(control.nextPoll()).isEqualTo(SearchControl.POLL_INTERVAL);
    assertThat(poll(control, 512)).isTrue();
    assertThat(control.nextPoll()).isEqualTo(1024);
    assertThat(poll(control, 1024)).isTrue();
    assertThat(control.nextPoll()).isEqualTo(1200);
    assertThat(poll(control, 1200)).isFalse();
    assertThat(poll(control, 1200)).as("still stopped").isFalse();
  }

  // Interrupts

  @Test
  void anInterruptStopsTheSearchAndTheFlagStaysSet() {
    SearchControl control = control(SearchLimits.NONE);
    Thread.currentThread().interrupt();
    assertThat(tryNodes(control, 10)).isZero();
    assertThat(control.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(Thread.interrupted()).as("the flag").isTrue();
  }

  @Test
  void anInterruptTakesEffectAtTheNextPoll() {
    SearchControl control = control(SearchLimits.NONE);
    long nodes =
        tryNodes(
            control,
            5000,
            node -> {
              if (node == 700) {
                Thread.currentThread().interrupt();
              }
            });
    assertThat(Thread.interrupted()).isTrue();
    assertThat(nodes).isEqualTo(2 * SearchControl.POLL_INTERVAL);
    assertThat(control.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  // Time

  @Test
  void aTimeoutOfZeroStopsTheSearchBeforeItsFirstNode() {
    SearchControl control = control(SearchLimits.NONE.withTimeout(Duration.ZERO));
    assertThat(tryNodes(control, 10)).isZero();
    assertThat(control.outcome()).isEqualTo(Outcome.TIMEOUT);
  }

  @Test
  void aSearchDoesNotTimeOutEarly() {
    SearchControl control = control(SearchLimits.NONE.withTimeout(Duration.ofDays(1)));
    assertThat(tryNodes(control, 10_000)).isEqualTo(10_000);
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void theSearchEndsAtTheTimeout() {
    Duration timeout = Duration.ofNanos(200_000);
    SearchControl control = control(SearchLimits.NONE.withTimeout(timeout));
    long nodes = 0;
    while (poll(control, nodes)) {
      nodes++;
    }
    assertThat(control.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(control.result(nodes, 0).statistics().elapsed()).isGreaterThanOrEqualTo(timeout);
  }

  @Test
  void theLimitOnNodesPrecedesTheInterruptAndTheInterruptTheTimeout() {
    SearchLimits limits = SearchLimits.NONE.withNodes(5).withTimeout(Duration.ZERO);
    Thread.currentThread().interrupt();
    SearchControl byNodes = control(limits);
    assertThat(poll(byNodes, 5)).isFalse();
    assertThat(byNodes.outcome()).isEqualTo(Outcome.LIMIT);
    SearchControl byInterrupt = control(limits);
    assertThat(poll(byInterrupt, 4)).isFalse();
    assertThat(byInterrupt.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  @Test
  void theTimeLeftDecreases() {
    assertThat(control(SearchLimits.NONE).nanosLeft()).isEqualTo(Long.MAX_VALUE);
    SearchControl control = control(SearchLimits.NONE.withTimeout(Duration.ofDays(1)));
    long left = control.nanosLeft();
    assertThat(left).isPositive().isLessThanOrEqualTo(Duration.ofDays(1).toNanos());
    assertThat(control.nanosLeft()).isLessThanOrEqualTo(left);
    assertThat(control(SearchLimits.NONE.withTimeout(Duration.ZERO)).nanosLeft())
        .isLessThanOrEqualTo(0);
  }

  // Stop tokens

  private static SearchControl control(SearchLimits limits, StopToken token) {
    return new SearchControl(limits, null, Duration.ZERO, token);
  }

  @Test
  void aStoppedTokenStopsTheSearchBeforeItsFirstNode() {
    StopToken token = new StopToken();
    assertThat(token.isStopped()).isFalse();
    token.stop();
    assertThat(token.isStopped()).isTrue();
    for (int round = 0; round < 2; round++) {
      SearchControl control = control(SearchLimits.NONE, token);
      assertThat(control.isStopRequested()).isTrue();
      assertThat(tryNodes(control, 10)).isZero();
      assertThat(control.outcome()).isEqualTo(Outcome.INTERRUPTED);
    }
    assertThat(Thread.currentThread().isInterrupted()).as("the flag").isFalse();
  }

  @Test
  void aTokenTakesEffectAtTheNextPoll() {
    StopToken token = new StopToken();
    SearchControl control = control(SearchLimits.NONE, token);
    long nodes =
        tryNodes(
            control,
            5000,
            node -> {
              if (node == 700) {
                token.stop();
              }
            });
    assertThat(nodes).isEqualTo(2 * SearchControl.POLL_INTERVAL);
    assertThat(control.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(Thread.currentThread().isInterrupted()).as("the flag").isFalse();
  }

  @Test
  @Timeout(60)
  void aTokenIsStoppedFromAnotherThread() throws InterruptedException {
    StopToken token = new StopToken();
    SearchControl control = control(SearchLimits.NONE, token);
    CountDownLatch searching = new CountDownLatch(1);
    Thread stopper =
        new Thread(
            () -> {
              Uninterruptibles.awaitUninterruptibly(searching);
              token.stop();
            });
    stopper.start();
    long nodes =
        tryNodes(
            control,
            Long.MAX_VALUE,
            node -> {
              if (node == 2000) {
                searching.countDown();
              }
            });
    stopper.join();
    assertThat(nodes).isGreaterThanOrEqualTo(2000);
    assertThat(nodes % SearchControl.POLL_INTERVAL).isZero();
    assertThat(control.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(Thread.currentThread().isInterrupted()).as("the flag").isFalse();
  }

  @Test
  void theLimitOnNodesPrecedesTheTokenAndTheTokenTheTimeout() {
    SearchLimits limits = SearchLimits.NONE.withNodes(5).withTimeout(Duration.ZERO);
    StopToken token = new StopToken();
    token.stop();
    SearchControl byNodes = control(limits, token);
    assertThat(poll(byNodes, 5)).isFalse();
    assertThat(byNodes.outcome()).isEqualTo(Outcome.LIMIT);
    SearchControl byToken = control(limits, token);
    assertThat(poll(byToken, 4)).isFalse();
    assertThat(byToken.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  @Test
  void withoutATokenOrAnInterruptNoStopIsRequested() {
    assertThat(control(SearchLimits.NONE).isStopRequested()).isFalse();
    assertThat(control(SearchLimits.NONE, new StopToken()).isStopRequested()).isFalse();
    Thread.currentThread().interrupt();
    assertThat(control(SearchLimits.NONE).isStopRequested()).isTrue();
  }

  // Solutions

  @Test
  void theLimitOnSolutionsStopsTheSearch() {
    SearchControl control = control(SearchLimits.NONE.withSolutions(3));
    assertThat(control.solutionFound()).isTrue();
    assertThat(control.solutionFound()).isTrue();
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(control.solutionFound()).isFalse();
    assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(control.solutions()).isEqualTo(3);
  }

  @Test
  void withoutALimitEverySolutionIsWanted() {
    SearchControl control = control(SearchLimits.NONE);
    for (int k = 1; k <= 1000; k++) {
      assertThat(control.solutionFound()).isTrue();
      assertThat(control.solutions()).isEqualTo(k);
    }
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void anAbandonedSearchIsNotExhausted() {
    SearchControl control = control(SearchLimits.NONE);
    control.abandon();
    assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
  }

  @Test
  void abandoningDoesNotChangeTheOutcomeOfAStoppedSearch() {
    SearchControl control = control(SearchLimits.NONE.withTimeout(Duration.ZERO));
    assertThat(poll(control, 0)).isFalse();
    control.abandon();
    assertThat(control.outcome()).isEqualTo(Outcome.TIMEOUT);
  }

  // Progress

  @Test
  void withAnIntervalOfZeroEveryPollReports() {
    List<Progress> reports = new ArrayList<>();
    SearchControl control = new SearchControl(SearchLimits.NONE, reports::add, Duration.ZERO);
    assertThat(control.poll(0, () -> 0.25)).isTrue();
    assertThat(control.solutionFound()).isTrue();
    assertThat(control.solutionFound()).isTrue();
    assertThat(control.poll(512, () -> Double.NaN)).isTrue();
    assertThat(reports).extracting(Progress::solutions).containsExactly(0L, 2L);
    assertThat(reports).extracting(Progress::nodes).containsExactly(0L, 512L);
    assertThat(reports).extracting(Progress::fraction).containsExactly(0.25, Double.NaN);
    assertThat(reports.get(0).elapsed())
        .isGreaterThanOrEqualTo(Duration.ZERO)
        .isLessThanOrEqualTo(reports.get(1).elapsed());
  }

  @Test
  void reportsAreAtLeastAnIntervalApart() {
    Duration interval = Duration.ofNanos(100_000);
    List<Duration> times = new ArrayList<>(List.of(Duration.ZERO));
    SearchControl control =
        new SearchControl(SearchLimits.NONE, progress -> times.add(progress.elapsed()), interval);
    while (times.size() < 5) {
      assertThat(control.poll(0, () -> 0)).isTrue();
    }
    for (int k = 1; k < times.size(); k++) {
      assertThat(times.get(k).minus(times.get(k - 1))).isGreaterThanOrEqualTo(interval);
    }
  }

  @Test
  void theFractionIsReadOnlyForAReport() {
    SearchControl control =
        new SearchControl(SearchLimits.NONE, progress -> {}, Duration.ofDays(1));
    assertThat(tryNodes(control, 10_000)).isEqualTo(10_000);
  }

  @Test
  void aStoppedSearchDoesNotReport() {
    List<Progress> reports = new ArrayList<>();
    SearchControl control =
        new SearchControl(
            SearchLimits.NONE.withNodes(1).withTimeout(Duration.ZERO), reports::add, Duration.ZERO);
    assertThat(poll(control, 0)).isFalse();
    assertThat(poll(control, 1)).isFalse();
    assertThat(reports).isEmpty();
  }

  @Test
  void aReportHasTheProfileOfTheSource() {
    List<Progress> reports = new ArrayList<>();
    SearchControl control = new SearchControl(SearchLimits.NONE, reports::add, Duration.ZERO);
    assertThat(control.poll(0, source(0.25, profile(1, 2)))).isTrue();
    assertThat(control.poll(512, () -> 0.5)).isTrue();
    assertThat(reports).extracting(Progress::profile).containsExactly(profile(1, 2), Profile.NONE);
  }

  private static ProgressSource source(double fraction, Profile profile) {
    return new ProgressSource() {
      @Override
      public double fraction() {
        return fraction;
      }

      @Override
      public Profile profile() {
        return profile;
      }
    };
  }

  @Test
  void watchIgnoresTheLimitOnNodes() {
    List<Progress> reports = new ArrayList<>();
    SearchControl control =
        new SearchControl(SearchLimits.NONE.withNodes(5), reports::add, Duration.ZERO);
    assertThat(control.watch(7, () -> 0.5)).isTrue();
    assertThat(reports).extracting(Progress::nodes).containsExactly(7L);
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
    Thread.currentThread().interrupt();
    assertThat(control.watch(7, () -> 0.5)).isFalse();
    assertThat(control.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(reports).hasSize(1);
  }

  @Test
  void anExceptionOfTheListenerIsPassedOn() {
    RuntimeException failure = new RuntimeException("of the listener");
    SearchControl control =
        new SearchControl(
            SearchLimits.NONE,
            progress -> {
              throw failure;
            },
            Duration.ZERO);
    assertThatThrownBy(() -> control.poll(0, () -> 0)).isSameAs(failure);
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(control.isHalted()).isFalse();
    control.abandon();
    assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(control.isHalted()).isTrue();
  }

  @Test
  void aSearchIsWatchedIfThereIsAListenerOrARule() {
    SearchControl control = control(SearchLimits.NONE);
    assertThat(control.isWatched()).isFalse();
    SuspensionRule rule = nodes -> SuspensionRule.NEVER;
    control.suspendOn(rule);
    assertThat(control.isWatched()).isTrue();
    control.removeRule(rule);
    assertThat(control.isWatched()).isFalse();
    SearchControl listening =
        new SearchControl(SearchLimits.NONE, progress -> {}, Duration.ofSeconds(3));
    assertThat(listening.isWatched()).isTrue();
    assertThat(listening.reportInterval()).isEqualTo(Duration.ofSeconds(3));
    listening.suspendOn(rule);
    assertThat(listening.reportInterval()).isZero();
  }

  @Test
  void aNegativeIntervalIsRejected() {
    assertThatThrownBy(
            () -> new SearchControl(SearchLimits.NONE, progress -> {}, Duration.ofNanos(-1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the interval PT-0.000000001S is negative");
  }

  // Several engines, one after the other

  @Test
  void theNextEngineCountsItsNodesFromZero() {
    SearchControl control = control(SearchLimits.NONE.withNodes(1000));
    assertThat(tryNodes(control, 700)).isEqualTo(700);
    assertThat(control.nodesBefore()).isZero();
    control.continueFrom(700, null);
    assertThat(control.nodesBefore()).isEqualTo(700);
    assertThat(control.nextPoll()).isEqualTo(1000 - 700);
    assertThat(tryNodes(control, 5000)).isEqualTo(300);
    assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
  }

  @Test
  void theNextEnginePollsAtOnceIfAPollIsOverdue() {
    SearchControl control = control(SearchLimits.NONE.withNodes(600));
    assertThat(tryNodes(control, 10)).isEqualTo(10);
    control.continueFrom(600, null);
    assertThat(control.nextPoll()).isNegative();
    assertThat(poll(control, 0)).isFalse();
    assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
  }

  @Test
  void reportsAreOfTheWholeSearch() {
    List<Progress> reports = new ArrayList<>();
    SearchControl control = new SearchControl(SearchLimits.NONE, reports::add, Duration.ZERO);
    ProgressSource whole = source(0.75, profile(3, 4));
    assertThat(control.wholeSearch()).isNull();
    control.continueFrom(700, whole);
    assertThat(control.wholeSearch()).isSameAs(whole);
    assertThat(control.poll(5, SearchControlTest::unexpected)).isTrue();
    control.continueFrom(800, null);
    assertThat(control.wholeSearch()).isNull();
    assertThat(control.poll(6, source(0.25, profile(1)))).isTrue();
    assertThat(reports).extracting(Progress::nodes).containsExactly(705L, 806L);
    assertThat(reports).extracting(Progress::fraction).containsExactly(0.75, 0.25);
    assertThat(reports).extracting(Progress::profile).containsExactly(profile(3, 4), profile(1));
  }

  // Results

  @Test
  void theResultHasTheFiguresSoFar() {
    long start = System.nanoTime();
    SearchControl control = control(SearchLimits.NONE.withSolutions(2));
    SearchResult first = control.result(work(3, 4, 5, profile(1, 2)));
    assertThat(control.solutionFound()).isTrue();
    assertThat(control.solutionFound()).isFalse();
    SearchResult second = control.result(work(30, 40, 50, profile(10, 20)));
    assertThat(first.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(first.statistics())
        .isEqualTo(new SearchStatistics(0, 3, 4, 5, profile(1, 2), first.statistics().elapsed()));
    assertThat(second.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(second.statistics())
        .isEqualTo(
            new SearchStatistics(2, 30, 40, 50, profile(10, 20), second.statistics().elapsed()));
    assertThat(first.statistics().elapsed())
        .isGreaterThanOrEqualTo(Duration.ZERO)
        .isLessThanOrEqualTo(second.statistics().elapsed());
    assertThat(second.statistics().elapsed())
        .isLessThanOrEqualTo(Duration.ofNanos(System.nanoTime() - start));
  }

  /** Work with solutions and a time that results must not contain. */
  private static SearchStatistics work(long nodes, long updates, long cleansings, Profile profile) {
    return new SearchStatistics(99, nodes, updates, cleansings, profile, Duration.ofDays(1));
  }

  @Test
  void theResultKeepsTheNodesOfEachThread() {
    SearchStatistics work = work(3, 0, 0, Profile.NONE).byThreads(List.of(2L, 1L));
    assertThat(control(SearchLimits.NONE).result(work).statistics().nodesByThread())
        .containsExactly(2L, 1L);
  }

  @Test
  void theResultOfNodesAndUpdatesHasNoOtherFigures() {
    SearchControl control = control(SearchLimits.NONE);
    control.solutionsFound(2);
    SearchStatistics statistics = control.result(3, 4).statistics();
    assertThat(statistics)
        .isEqualTo(new SearchStatistics(2, 3, 4, 0, Profile.NONE, statistics.elapsed()));
  }

  private static Profile profile(long... nodes) {
    return Profile.of(nodes, nodes.length);
  }

  @Test
  void limitsAreRequired() {
    assertThatThrownBy(() -> control(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("limits");
  }
}
