package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests {@link SolutionCursor#stream}. */
class SolutionCursorTest {
  private final Countdown cursor = new Countdown();

  @AfterEach
  void clearInterruptFlag() {
    Thread.interrupted();
  }

  private Stream<Long> stream(long from, SearchLimits limits) {
    return SolutionCursor.stream(() -> cursor.start(new SearchControl(limits), from), limits);
  }

  /** Consumes a stream that is stopped; collects the solutions before that. */
  private SearchStoppedException stopped(long from, SearchLimits limits, List<Long> before) {
    return catchThrowableOfType(
        SearchStoppedException.class, () -> stream(from, limits).forEach(before::add));
  }

  @Test
  void anExhaustedSearchIsACompleteStream() {
    assertThat(stream(10, SearchLimits.NONE)).containsExactly(9L, 6L, 3L, 0L);
    assertThat(cursor.calls)
        .containsExactly("start 10", "advance", "advance", "advance", "advance", "advance", "end");
  }

  @Test
  void aSearchWithoutSolutionsIsAnEmptyStream() {
    assertThat(stream(0, SearchLimits.NONE)).isEmpty();
    assertThat(cursor.calls).containsExactly("start 0", "end");
  }

  @Test
  void searchesOnDemand() {
    Stream<Long> stream = stream(10, SearchLimits.NONE).map(solution -> 10 * solution);
    assertThat(cursor.calls).isEmpty();
    try (stream) {
      assertThat(stream.findFirst()).contains(90L);
    }
    assertThat(cursor.calls).containsExactly("start 10", "advance");
  }

  @Test
  void searchesNoFurtherThanTheStreamIsRead() {
    assertThat(stream(1_000_000, SearchLimits.NONE).limit(3))
        .containsExactly(999_999L, 999_996L, 999_993L);
    assertThat(cursor.calls).containsExactly("start 1000000", "advance", "advance", "advance");
  }

  @Test
  void aLimitOnSolutionsEndsTheStreamWithoutAnError() {
    assertThat(stream(10, SearchLimits.NONE.withSolutions(2))).containsExactly(9L, 6L);
    assertThat(cursor.calls).containsExactly("start 10", "advance", "advance", "end");
  }

  @Test
  void aLimitOnNodesEndsTheStreamWithAnErrorAfterTheSolutionsFound() {
    List<Long> before = new ArrayList<>();
    SearchStoppedException stopped = stopped(10, SearchLimits.NONE.withNodes(5), before);
    assertThat(stopped).hasMessage("the search was stopped (LIMIT) after 5 nodes and 2 solutions");
    assertThat(stopped.result().outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(before).containsExactly(9L, 6L);
    assertThat(cursor.calls).endsWith("advance", "end");
  }

  @Test
  void aLimitOnNodesIsAnErrorUnlessTheLimitOnSolutionsIsReached() {
    List<Long> before = new ArrayList<>();
    SearchLimits limits = SearchLimits.NONE.withNodes(5).withSolutions(3);
    assertThat(stopped(10, limits, before))
        .hasMessage("the search was stopped (LIMIT) after 5 nodes and 2 solutions");
    assertThat(before).containsExactly(9L, 6L);
    assertThat(stream(10, limits.withSolutions(2))).containsExactly(9L, 6L);
  }

  @Test
  void timeoutsAndInterruptsEndTheStreamWithAnError() {
    List<Long> before = new ArrayList<>();
    assertThat(stopped(10, SearchLimits.NONE.withTimeout(Duration.ZERO), before))
        .hasMessage("the search was stopped (TIMEOUT) after 0 nodes and 0 solutions");
    Thread.currentThread().interrupt();
    SearchStoppedException stopped = stopped(10, SearchLimits.NONE, before);
    assertThat(Thread.interrupted()).as("the flag").isTrue();
    assertThat(stopped)
        .hasMessage("the search was stopped (INTERRUPTED) after 0 nodes and 0 solutions");
    assertThat(before).isEmpty();
  }

  @Test
  void doesNotSplitAndIsOrdered() {
    Spliterator<Long> spliterator = stream(10, SearchLimits.NONE).spliterator();
    assertThat(spliterator.trySplit()).isNull();
    assertThat(spliterator.estimateSize()).isEqualTo(Long.MAX_VALUE);
    assertThat(
            spliterator.hasCharacteristics(
                Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE))
        .isTrue();
    assertThat(spliterator.hasCharacteristics(Spliterator.SIZED)).isFalse();
    assertThat(stream(10, SearchLimits.NONE).isParallel()).isFalse();
  }

  @Test
  void startsNoSecondSearchAfterItsEnd() {
    Spliterator<Long> spliterator = stream(1, SearchLimits.NONE).spliterator();
    List<Long> found = new ArrayList<>();
    assertThat(spliterator.tryAdvance(found::add)).isTrue();
    assertThat(spliterator.tryAdvance(found::add)).isFalse();
    assertThat(spliterator.tryAdvance(found::add)).isFalse();
    assertThat(found).containsExactly(0L);
    assertThat(cursor.calls).containsExactly("start 1", "advance", "advance", "end");
  }

  @Test
  void theErrorIsThrownOnce() {
    Spliterator<Long> spliterator = stream(10, SearchLimits.NONE.withNodes(1)).spliterator();
    List<Long> found = new ArrayList<>();
    assertThat(spliterator.tryAdvance(found::add)).isTrue();
    assertThatThrownBy(() -> spliterator.tryAdvance(found::add))
        .isInstanceOf(SearchStoppedException.class);
    assertThat(spliterator.tryAdvance(found::add)).isFalse();
    assertThat(found).containsExactly(9L);
  }

  @Test
  void anExceptionOfTheListenerEndsTheStream() {
    RuntimeException failure = new RuntimeException("of the listener");
    SearchLimits limits = SearchLimits.NONE;
    ProgressListener listener =
        progress -> {
          if (progress.nodes() > 0) {
            throw failure;
          }
        };
    Spliterator<Long> spliterator =
        SolutionCursor.stream(
                () -> cursor.start(new SearchControl(limits, listener, Duration.ZERO), 2000),
                limits)
            .spliterator();
    List<Long> found = new ArrayList<>();
    assertThatThrownBy(() -> spliterator.forEachRemaining(found::add)).isSameAs(failure);
    assertThat(found).hasSize(171).startsWith(1998L).endsWith(1488L);
    assertThatThrownBy(() -> spliterator.tryAdvance(found::add))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessage("the search was stopped (LIMIT) after 512 nodes and 171 solutions");
  }

  @Test
  void firstIsTheFirstSolution() {
    assertThat(SolutionCursor.first(Countdown.of(10, SearchLimits.NONE))).contains(9L);
    assertThat(SolutionCursor.first(Countdown.of(0, SearchLimits.NONE))).isEmpty();
    Countdown stopped = Countdown.of(10, SearchLimits.NONE.withTimeout(Duration.ZERO));
    assertThatThrownBy(() -> SolutionCursor.first(stopped))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessage("the search was stopped (TIMEOUT) after 0 nodes and 0 solutions");
    assertThat(stopped.calls).endsWith("end");
  }

  @Test
  void uniqueMeansExactlyOneSolution() {
    SearchLimits two = SearchLimits.NONE.withSolutions(2);
    assertThat(SolutionCursor.isUnique(Countdown.of(0, two))).isFalse();
    assertThat(SolutionCursor.isUnique(Countdown.of(3, two))).isTrue();
    assertThat(SolutionCursor.isUnique(Countdown.of(4, two))).isFalse();
    assertThatThrownBy(() -> SolutionCursor.isUnique(Countdown.of(4, two.withNodes(1))))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessage("the search was stopped (LIMIT) after 1 node and 1 solution");
  }

  @Test
  void forEachVisitsAllSolutions() {
    List<Long> visited = new ArrayList<>();
    SearchResult result = SolutionCursor.forEach(Countdown.of(10, SearchLimits.NONE), visited::add);
    assertThat(visited).containsExactly(9L, 6L, 3L, 0L);
    assertThat(result.outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void aVisitorThatThrowsDoesNotEndTheSearch() {
    RuntimeException failure = new RuntimeException("of the visitor");
    Countdown search = Countdown.of(10, SearchLimits.NONE);
    assertThatThrownBy(
            () ->
                SolutionCursor.forEach(
                    search,
                    solution -> {
                      throw failure;
                    }))
        .isSameAs(failure);
    assertThat(search.next()).isTrue();
    assertThat(search.solution()).isEqualTo(6);
  }
}
