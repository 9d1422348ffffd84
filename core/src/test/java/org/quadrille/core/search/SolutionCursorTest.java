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

/** {@link SolutionCursor#stream}. */
class SolutionCursorTest {
  private final Countdown cursor = new Countdown();

  @AfterEach
  void clearInterruptFlag() {
    Thread.interrupted();
  }

  private Stream<Long> stream(long from, SearchLimits limits) {
    return SolutionCursor.stream(() -> cursor.start(new SearchControl(limits), from), limits);
  }

  /** Consumes a stream that is stopped; what came before goes to the list. */
  private SearchStoppedException stopped(long from, SearchLimits limits, List<Long> before) {
    return catchThrowableOfType(
        SearchStoppedException.class, () -> stream(from, limits).forEach(before::add));
  }

  @Test
  void anExhaustedSearchIsAWholeStream() {
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
  void nothingIsSearchedBeforeItIsAskedFor() {
    Stream<Long> stream = stream(10, SearchLimits.NONE).map(solution -> 10 * solution);
    assertThat(cursor.calls).isEmpty();
    try (stream) {
      assertThat(stream.findFirst()).contains(90L);
    }
    assertThat(cursor.calls).containsExactly("start 10", "advance");
  }

  @Test
  void itSearchesNoFurtherThanTheStreamIsRead() {
    assertThat(stream(1_000_000, SearchLimits.NONE).limit(3))
        .containsExactly(999_999L, 999_996L, 999_993L);
    assertThat(cursor.calls).containsExactly("start 1000000", "advance", "advance", "advance");
  }

  @Test
  void aLimitOnSolutionsEndsTheStreamSilently() {
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
  void aLimitOnNodesDoesNotHideBehindALimitOnSolutions() {
    List<Long> before = new ArrayList<>();
    SearchLimits limits = SearchLimits.NONE.withNodes(5).withSolutions(3);
    assertThat(stopped(10, limits, before))
        .hasMessage("the search was stopped (LIMIT) after 5 nodes and 2 solutions");
    assertThat(before).containsExactly(9L, 6L);
    assertThat(stream(10, limits.withSolutions(2))).containsExactly(9L, 6L);
  }

  @Test
  void timeAndInterruptsEndTheStreamWithAnError() {
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
  void itDoesNotSplitAndPromisesOrder() {
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
  void afterItsEndNothingIsStartedAgain() {
    Spliterator<Long> spliterator = stream(1, SearchLimits.NONE).spliterator();
    List<Long> found = new ArrayList<>();
    assertThat(spliterator.tryAdvance(found::add)).isTrue();
    assertThat(spliterator.tryAdvance(found::add)).isFalse();
    assertThat(spliterator.tryAdvance(found::add)).isFalse();
    assertThat(found).containsExactly(0L);
    assertThat(cursor.calls).containsExactly("start 1", "advance", "advance", "end");
  }

  @Test
  void anErrorIsThrownOnce() {
    Spliterator<Long> spliterator = stream(10, SearchLimits.NONE.withNodes(1)).spliterator();
    List<Long> found = new ArrayList<>();
    assertThat(spliterator.tryAdvance(found::add)).isTrue();
    assertThatThrownBy(() -> spliterator.tryAdvance(found::add))
        .isInstanceOf(SearchStoppedException.class);
    assertThat(spliterator.tryAdvance(found::add)).isFalse();
    assertThat(found).containsExactly(9L);
  }
}
