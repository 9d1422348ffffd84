package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchStatisticsTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private static SearchStatistics statistics(long solutions, long nodes) {
    return new SearchStatistics(solutions, nodes, 0, 0, Profile.NONE, Duration.ZERO);
  }

  private static Profile profile(long... nodes) {
    return Profile.ofAll(nodes);
  }

  @Test
  void sumsOfSolutionsSaturateAndThoseOfThreadsAreAllNodes() {
    SearchStatistics alone = statistics(Long.MAX_VALUE - 1, 5);
    SearchStatistics some = statistics(3, 7).byThreads(List.of(4L, 3L));
    for (SearchStatistics sum : List.of(alone.plus(some), some.plus(alone))) {
      assertThat(sum.solutions()).isEqualTo(Long.MAX_VALUE);
      assertThat(sum.nodes()).isEqualTo(12);
      assertThat(sum.nodesByThread()).containsExactly(9L, 3L);
    }
    assertThat(SearchStatistics.NONE.plus(some)).isEqualTo(some);
    assertThat(some.plus(SearchStatistics.NONE)).isEqualTo(some);
    assertThat(some.plus(statistics(0, 3).byThreads(List.of(1L, 1L, 1L))).nodesByThread())
        .containsExactly(5L, 4L, 1L);
    assertThat(alone.plus(statistics(1, 1)).nodesByThread()).isEmpty();
    assertThat(alone.plus(statistics(1, 1)).solutions()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aSumHasTheSumOfEachFigure() {
    SearchStatistics first = new SearchStatistics(1, 2, 3, 4, profile(1, 1), SECOND);
    SearchStatistics second = new SearchStatistics(10, 20, 30, 40, profile(5, 6, 9), SECOND);
    SearchStatistics sum =
        new SearchStatistics(11, 22, 33, 44, profile(6, 7, 9), SECOND.plus(SECOND));
    assertThat(first.plus(second)).isEqualTo(sum);
    assertThat(second.plus(first)).isEqualTo(sum);
    assertThat(first.plus(SearchStatistics.NONE)).isEqualTo(first);
    assertThat(SearchStatistics.NONE.plus(first)).isEqualTo(first);
  }

  @Test
  void copiesChangeOnlyTheGivenFigures() {
    SearchStatistics original = new SearchStatistics(1, 5, 3, 4, profile(1, 4), SECOND);
    SearchStatistics byThreads = original.byThreads(List.of(3L, 2L));
    assertThat(byThreads)
        .isEqualTo(new SearchStatistics(1, 5, 3, 4, profile(1, 4), SECOND, List.of(3L, 2L)));
    assertThat(byThreads.with(Long.MAX_VALUE, Duration.ZERO))
        .isEqualTo(
            new SearchStatistics(
                Long.MAX_VALUE, 5, 3, 4, profile(1, 4), Duration.ZERO, List.of(3L, 2L)));
    assertThat(original.nodesByThread()).as("unchanged").isEmpty();
  }

  @Test
  void theListOfThreadsIsCopied() {
    List<Long> nodes = new ArrayList<>(List.of(3L, 2L));
    SearchStatistics statistics = statistics(0, 5).byThreads(nodes);
    nodes.set(0, 7L);
    assertThat(statistics.nodesByThread()).containsExactly(3L, 2L).isUnmodifiable();
  }
}
