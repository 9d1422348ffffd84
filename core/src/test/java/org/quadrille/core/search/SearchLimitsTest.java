package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearchLimitsTest {
  @Test
  void noneHasNoLimits() {
    assertThat(SearchLimits.NONE.solutions()).isEqualTo(Long.MAX_VALUE);
    assertThat(SearchLimits.NONE.nodes()).isEqualTo(Long.MAX_VALUE);
    assertThat(SearchLimits.NONE.timeout()).isEmpty();
    assertThat(SearchLimits.NONE).hasToString("limits[]");
  }

  @Test
  void settingALimitKeepsTheOthers() {
    SearchLimits limits =
        SearchLimits.NONE.withSolutions(10).withNodes(7).withTimeout(Duration.ofSeconds(5));
    assertThat(limits.solutions()).isEqualTo(10);
    assertThat(limits.nodes()).isEqualTo(7);
    assertThat(limits.timeout()).contains(Duration.ofSeconds(5));
    assertThat(limits).hasToString("limits[solutions=10, nodes=7, timeout=PT5S]");
    assertThat(limits.withSolutions(1)).hasToString("limits[solutions=1, nodes=7, timeout=PT5S]");
    assertThat(limits.withNodes(1)).hasToString("limits[solutions=10, nodes=1, timeout=PT5S]");
    assertThat(limits.withTimeout(Duration.ZERO))
        .hasToString("limits[solutions=10, nodes=7, timeout=PT0S]");
    assertThat(limits).as("unchanged").hasToString("limits[solutions=10, nodes=7, timeout=PT5S]");
  }

  @Test
  void textListsOnlyTheLimitsThatAreSet() {
    assertThat(SearchLimits.NONE.withNodes(7)).hasToString("limits[nodes=7]");
    assertThat(SearchLimits.NONE.withTimeout(Duration.ofMillis(1500)).withSolutions(2))
        .hasToString("limits[solutions=2, timeout=PT1.5S]");
  }

  @Test
  void theLargestLongAndAVeryLongTimeoutMeanNoLimit() {
    SearchLimits limited =
        SearchLimits.NONE.withSolutions(1).withNodes(1).withTimeout(Duration.ZERO);
    SearchLimits unlimited =
        limited
            .withSolutions(Long.MAX_VALUE)
            .withNodes(Long.MAX_VALUE)
            .withTimeout(Duration.ofDays(293 * 366));
    assertThat(unlimited).isEqualTo(SearchLimits.NONE);
    assertThat(SearchLimits.NONE.withTimeout(Duration.ofSeconds(Long.MAX_VALUE)).timeout())
        .isEmpty();
    Duration longest = Duration.ofNanos(Long.MAX_VALUE - 1);
    assertThat(SearchLimits.NONE.withTimeout(longest).timeout()).contains(longest);
  }

  @Test
  void limitsBelowOneAreRejected() {
    for (long limit : new long[] {0, -1, Long.MIN_VALUE}) {
      assertThatThrownBy(() -> SearchLimits.NONE.withSolutions(limit))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a limit of " + limit + " solutions; expected at least 1");
      assertThatThrownBy(() -> SearchLimits.NONE.withNodes(limit))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a limit of " + limit + " nodes; expected at least 1");
    }
  }

  @Test
  void aNegativeTimeoutIsRejected() {
    assertThatThrownBy(() -> SearchLimits.NONE.withTimeout(Duration.ofNanos(-1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the timeout PT-0.000000001S is negative");
    assertThat(SearchLimits.NONE.withTimeout(Duration.ZERO).timeout()).contains(Duration.ZERO);
  }

  @Test
  void limitsAreEqualIfEachOfThemIs() {
    SearchLimits limits =
        SearchLimits.NONE.withSolutions(3).withNodes(4).withTimeout(Duration.ofNanos(5));
    assertThat(limits)
        .isEqualTo(SearchLimits.NONE.withTimeout(Duration.ofNanos(5)).withNodes(4).withSolutions(3))
        .hasSameHashCodeAs(
            SearchLimits.NONE.withTimeout(Duration.ofNanos(5)).withNodes(4).withSolutions(3))
        .isNotEqualTo(limits.withSolutions(4))
        .isNotEqualTo(limits.withNodes(3))
        .isNotEqualTo(limits.withTimeout(Duration.ofNanos(6)))
        .isNotEqualTo(limits.toString())
        .isNotEqualTo(null);
    assertThat(limits).doesNotHaveSameHashCodeAs(limits.withNodes(3).withSolutions(4));
  }
}
