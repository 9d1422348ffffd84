package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AbstractCursorTest {
  private static final SearchLimits NONE = SearchLimits.NONE;

  @AfterEach
  void clearInterruptFlag() {
    Thread.interrupted();
  }

  private static List<Long> all(Countdown cursor) {
    List<Long> solutions = new ArrayList<>();
    while (cursor.next()) {
      solutions.add(cursor.solution());
    }
    return solutions;
  }

  @Test
  void findsEverySolution() {
    Countdown cursor = Countdown.of(10, NONE);
    assertThat(all(cursor)).containsExactly(9L, 6L, 3L, 0L);
    assertThat(cursor.next()).as("again").isFalse();
    SearchResult result = cursor.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(4);
    assertThat(result.statistics().nodes()).isEqualTo(10);
  }

  @Test
  void doesNotCallTheEngineAgainAfterItsEnd() {
    Countdown cursor = Countdown.of(1, NONE);
    assertThat(cursor.next()).isTrue();
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.calls).containsExactly("start 1", "advance", "advance");
  }

  @Test
  void anUnsolvableSearchIsExhaustedWithoutTheEngine() {
    Countdown cursor = Countdown.of(0, NONE);
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.finish().outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(cursor.calls).containsExactly("start 0", "end");
  }

  @Test
  void anUnsolvableSearchIsExhaustedWithoutACallOfNext() {
    assertThat(Countdown.of(0, NONE).finish().outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void theLastSolutionWithinTheLimitIsCurrent() {
    Countdown cursor = Countdown.of(10, NONE.withSolutions(2));
    assertThat(all(cursor)).containsExactly(9L, 6L);
    assertThat(cursor.calls).containsExactly("start 10", "advance", "advance");
    SearchResult result = cursor.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(result.solutions()).isEqualTo(2);
  }

  @Test
  void aLimitEqualToTheNumberOfSolutionsIsReached() {
    Countdown cursor = Countdown.of(10, NONE.withSolutions(4));
    assertThat(all(cursor)).hasSize(4);
    assertThat(cursor.finish().outcome()).isEqualTo(Outcome.LIMIT);
  }

  @Test
  void aLimitAboveTheNumberOfSolutionsIsNotReached() {
    Countdown cursor = Countdown.of(10, NONE.withSolutions(5));
    assertThat(all(cursor)).hasSize(4);
    assertThat(cursor.finish().outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void aLimitOnNodesStopsBetweenSolutions() {
    Countdown cursor = Countdown.of(10, NONE.withNodes(5));
    assertThat(all(cursor)).containsExactly(9L, 6L);
    SearchResult result = cursor.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(result.statistics().nodes()).isEqualTo(5);
  }

  @Test
  void timeoutsAndInterruptsAreOutcomesOfTheirOwn() {
    Countdown late = Countdown.of(10, NONE.withTimeout(Duration.ZERO));
    assertThat(late.next()).isFalse();
    assertThat(late.finish().outcome()).isEqualTo(Outcome.TIMEOUT);
    Thread.currentThread().interrupt();
    Countdown interrupted = Countdown.of(10, NONE);
    assertThat(interrupted.next()).isFalse();
    assertThat(interrupted.finish().outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void aSearchFinishedEarlyIsNotExhausted() {
    Countdown atTheStart = Countdown.of(10, NONE);
    assertThat(atTheStart.finish().outcome()).isEqualTo(Outcome.LIMIT);
    Countdown atTheLast = Countdown.of(1, NONE);
    assertThat(atTheLast.next()).isTrue();
    SearchResult result = atTheLast.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(result.solutions()).isEqualTo(1);
  }

  @Test
  void thereIsACurrentSolutionOnlyAfterNextReturnsTrue() {
    Countdown cursor = new Countdown();
    assertNoSolution(cursor);
    cursor.start(new SearchControl(NONE), 1);
    assertNoSolution(cursor);
    assertThat(cursor.next()).isTrue();
    assertThat(cursor.solution()).isZero();
    assertThat(cursor.solution()).as("again").isZero();
    assertThat(cursor.next()).isFalse();
    assertNoSolution(cursor);
    cursor.start(new SearchControl(NONE), 1);
    assertThat(cursor.next()).isTrue();
    cursor.start(new SearchControl(NONE), 1);
    assertNoSolution(cursor);
    assertThat(cursor.next()).isTrue();
    cursor.finish();
    assertNoSolution(cursor);
  }

  @Test
  void anExceptionOfTheListenerEndsTheSearch() {
    RuntimeException failure = new RuntimeException("of the listener");
    ProgressListener listener =
        progress -> {
          if (progress.nodes() > 0) {
            throw failure;
          }
        };
    Countdown cursor =
        new Countdown().start(new SearchControl(NONE, listener, Duration.ZERO), 2000);
    assertThatThrownBy(() -> all(cursor)).isSameAs(failure);
    assertNoSolution(cursor);
    List<String> calls = List.copyOf(cursor.calls);
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.calls).as("the engine is not called again").isEqualTo(calls);
    assertThat(cursor.finish().outcome()).isEqualTo(Outcome.LIMIT);
  }

  @Test
  void aSuspendedSearchIsNotExhausted() {
    SearchControl control = new SearchControl(NONE);
    control.suspendOn(nodes -> nodes < 5 ? 5 - nodes : SuspensionRule.NOW);
    Countdown cursor = new Countdown().start(control, 10);
    assertThat(all(cursor)).containsExactly(9L, 6L);
    assertThat(control.isSuspended()).isTrue();
    control.resume();
    assertThat(cursor.next()).as("the engine cannot continue").isFalse();
    assertThat(cursor.calls).containsExactly("start 10", "advance", "advance", "advance");
    SearchResult result = cursor.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(result.solutions()).isEqualTo(2);
    assertThat(result.statistics().nodes()).isEqualTo(5);
  }

  @Test
  void aStopTokenInterruptsTheSearch() {
    StopToken token = new StopToken();
    SearchControl control = new SearchControl(NONE, null, Duration.ZERO, token);
    Countdown cursor = new Countdown().start(control, 10_000);
    assertThat(cursor.next()).isTrue();
    token.stop();
    while (cursor.next()) {
      assertThat(cursor.solution()).isGreaterThanOrEqualTo(10_000 - SearchControl.POLL_INTERVAL);
    }
    SearchResult result = cursor.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(result.statistics().nodes()).isEqualTo(SearchControl.POLL_INTERVAL);
  }

  @Test
  void aControlServesOneSearch() {
    SearchControl used = new SearchControl(NONE);
    Countdown cursor = new Countdown().start(used, 10);
    assertThatThrownBy(() -> cursor.start(used, 10))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("this SearchControl has been used; each search needs a new one");
    assertIdle(cursor);
  }

  private static void assertNoSolution(Countdown cursor) {
    assertThatThrownBy(cursor::solution)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no current solution: next() has not returned true");
  }

  @Test
  void withoutARunningSearchNextAndFinishThrow() {
    Countdown cursor = new Countdown();
    assertIdle(cursor);
    cursor.start(new SearchControl(NONE), 10);
    cursor.finish();
    assertIdle(cursor);
  }

  private static void assertIdle(Countdown cursor) {
    assertThatThrownBy(cursor::next)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no search is running: call start first");
    assertThatThrownBy(cursor::finish)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no search is running: call start first");
  }

  @Test
  void aCursorIsReusable() {
    Countdown cursor = new Countdown();
    for (int round = 0; round < 3; round++) {
      cursor.start(new SearchControl(NONE.withSolutions(1)), 5);
      assertThat(all(cursor)).containsExactly(3L);
      assertThat(cursor.finish().statistics().nodes()).isEqualTo(2);
      cursor.start(new SearchControl(NONE), 0);
      assertThat(all(cursor)).isEmpty();
      assertThat(cursor.finish().statistics().nodes()).isZero();
      cursor.start(new SearchControl(NONE), 5);
      assertThat(all(cursor)).containsExactly(3L, 0L);
      assertThat(cursor.finish().outcome()).isEqualTo(Outcome.EXHAUSTED);
    }
  }
}
