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
  void itGoesFromSolutionToSolutionUntilAllIsSearched() {
    Countdown cursor = Countdown.of(10, NONE);
    assertThat(all(cursor)).containsExactly(9L, 6L, 3L, 0L);
    assertThat(cursor.next()).as("again").isFalse();
    SearchResult result = cursor.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(4);
    assertThat(result.statistics().nodes()).isEqualTo(10);
  }

  @Test
  void theEngineIsNotAskedAgainOnceItHasComeToItsEnd() {
    Countdown cursor = Countdown.of(1, NONE);
    assertThat(cursor.next()).isTrue();
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.calls).containsExactly("start 1", "advance", "advance");
  }

  @Test
  void aHopelessSearchIsExhaustedWithoutAskingTheEngine() {
    Countdown cursor = Countdown.of(0, NONE);
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.finish().outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(cursor.calls).containsExactly("start 0", "end");
  }

  @Test
  void aHopelessSearchIsExhaustedEvenIfNobodyAsks() {
    assertThat(Countdown.of(0, NONE).finish().outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void theLastSolutionWantedIsStillAtHand() {
    Countdown cursor = Countdown.of(10, NONE.withSolutions(2));
    assertThat(all(cursor)).containsExactly(9L, 6L);
    assertThat(cursor.calls).containsExactly("start 10", "advance", "advance");
    SearchResult result = cursor.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(result.solutions()).isEqualTo(2);
  }

  @Test
  void aLimitThatIsReachedByTheLastSolutionIsALimit() {
    Countdown cursor = Countdown.of(10, NONE.withSolutions(4));
    assertThat(all(cursor)).hasSize(4);
    assertThat(cursor.finish().outcome()).isEqualTo(Outcome.LIMIT);
  }

  @Test
  void aLimitAboveTheNumberOfSolutionsIsNone() {
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
  void timeAndInterruptsHaveTheirOwnNames() {
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
  void aSearchThatIsFinishedEarlyMightHaveGoneOn() {
    Countdown unasked = Countdown.of(10, NONE);
    assertThat(unasked.finish().outcome()).isEqualTo(Outcome.LIMIT);
    Countdown atTheLast = Countdown.of(1, NONE);
    assertThat(atTheLast.next()).isTrue();
    SearchResult result = atTheLast.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(result.solutions()).isEqualTo(1);
  }

  @Test
  void thereIsASolutionAtHandOnlyAfterNextHasSaidSo() {
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
  void thereIsNoSolutionAtHandAfterAnEngineHasThrown() {
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
    assertThat(cursor.finish().outcome()).isEqualTo(Outcome.LIMIT);
  }

  private static void assertNoSolution(Countdown cursor) {
    assertThatThrownBy(cursor::solution)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no solution at hand: next() has not returned true");
  }

  @Test
  void withoutASearchUnderWayThereIsNothingToAsk() {
    Countdown cursor = new Countdown();
    assertIdle(cursor);
    cursor.start(new SearchControl(NONE), 10);
    cursor.finish();
    assertIdle(cursor);
  }

  private static void assertIdle(Countdown cursor) {
    assertThatThrownBy(cursor::next)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no search is under way: call start first");
    assertThatThrownBy(cursor::finish)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no search is under way: call start first");
  }

  @Test
  void oneCursorServesManySearches() {
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
