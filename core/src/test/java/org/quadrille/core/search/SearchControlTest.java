package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SearchControlTest {
  @AfterEach
  void clearInterruptFlag() {
    Thread.interrupted();
  }

  private static SearchControl control(SearchLimits limits) {
    return new SearchControl(limits);
  }

  /** Polls where nobody listens. */
  private static boolean poll(SearchControl control, long nodes) {
    return control.poll(nodes, SearchControlTest::neverAsked);
  }

  private static double neverAsked() {
    throw new AssertionError("asked for the fraction though there is nothing to report");
  }

  /** What an engine does, as the Javadoc of the class says; returns how many nodes it tried. */
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
  void solutionsStayAtTheLargestNumber() {
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
  void withoutALimitNothingStopsTheSearch() {
    SearchControl control = control(SearchLimits.NONE);
    assertThat(tryNodes(control, 100_000)).isEqualTo(100_000);
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void theFirstPollIsBeforeTheFirstNodeAndTheNextOnesAnIntervalApart() {
    SearchControl control = control(SearchLimits.NONE.withNodes(1200));
    assertThat(control.nextPoll()).isZero();
    assertThat(poll(control, 0)).isTrue();
    assertThat(control.nextPoll()).isEqualTo(SearchControl.POLL_INTERVAL);
    assertThat(poll(control, 512)).isTrue();
    assertThat(control.nextPoll()).isEqualTo(1024);
    assertThat(poll(control, 1024)).isTrue();
    assertThat(control.nextPoll()).isEqualTo(1200);
    assertThat(poll(control, 1200)).isFalse();
    assertThat(poll(control, 1200)).as("once stopped, stopped").isFalse();
  }

  // Interrupts

  @Test
  void anInterruptStopsTheSearchAndStaysSet() {
    SearchControl control = control(SearchLimits.NONE);
    Thread.currentThread().interrupt();
    assertThat(tryNodes(control, 10)).isZero();
    assertThat(control.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(Thread.interrupted()).as("the flag").isTrue();
  }

  @Test
  void anInterruptIsSeenAtTheNextPoll() {
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
  void aSearchIsNotStoppedBeforeItsTime() {
    SearchControl control = control(SearchLimits.NONE.withTimeout(Duration.ofDays(1)));
    assertThat(tryNodes(control, 10_000)).isEqualTo(10_000);
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void timePassesUntilTheTimeout() {
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
  void theReasonThatDependsOnTheMachineLeastComesFirst() {
    SearchLimits limits = SearchLimits.NONE.withNodes(5).withTimeout(Duration.ZERO);
    Thread.currentThread().interrupt();
    SearchControl byNodes = control(limits);
    assertThat(poll(byNodes, 5)).isFalse();
    assertThat(byNodes.outcome()).isEqualTo(Outcome.LIMIT);
    SearchControl byInterrupt = control(limits);
    assertThat(poll(byInterrupt, 4)).isFalse();
    assertThat(byInterrupt.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  // Solutions

  @Test
  void theLastSolutionWantedStopsTheSearch() {
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
  void abandoningDoesNotChangeWhyASearchWasStopped() {
    SearchControl control = control(SearchLimits.NONE.withTimeout(Duration.ZERO));
    assertThat(poll(control, 0)).isFalse();
    control.abandon();
    assertThat(control.outcome()).isEqualTo(Outcome.TIMEOUT);
  }

  // Progress

  @Test
  void withoutAnIntervalTheListenerIsToldAtEveryPoll() {
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
  void theListenerIsNotToldMoreOftenThanItWants() {
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
  void theFractionIsAskedForOnlyToReportIt() {
    SearchControl control =
        new SearchControl(SearchLimits.NONE, progress -> {}, Duration.ofDays(1));
    assertThat(tryNodes(control, 10_000)).isEqualTo(10_000);
  }

  @Test
  void aSearchThatIsStoppedReportsNothingMore() {
    List<Progress> reports = new ArrayList<>();
    SearchControl control =
        new SearchControl(
            SearchLimits.NONE.withNodes(1).withTimeout(Duration.ZERO), reports::add, Duration.ZERO);
    assertThat(poll(control, 0)).isFalse();
    assertThat(poll(control, 1)).isFalse();
    assertThat(reports).isEmpty();
  }

  // Results

  @Test
  void theResultSaysWhatHasHappenedSoFar() {
    long start = System.nanoTime();
    SearchControl control = control(SearchLimits.NONE.withSolutions(2));
    SearchResult first = control.result(3, 4, 5, profile(1, 2));
    assertThat(control.solutionFound()).isTrue();
    assertThat(control.solutionFound()).isFalse();
    SearchResult second = control.result(30, 40, 50, profile(10, 20));
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

  private static Profile profile(long... nodes) {
    return Profile.of(nodes, nodes.length);
  }

  @Test
  void limitsAreNeeded() {
    assertThatThrownBy(() -> control(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("limits");
  }
}
