package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SearchResultTest {
  private static SearchResult result(Outcome outcome) {
    return new SearchResult(
        outcome, new SearchStatistics(2, 1234567, 0, 0, Profile.NONE, Duration.ZERO));
  }

  @Test
  void anExhaustedSearchIsAccepted() {
    SearchResult result = result(Outcome.EXHAUSTED);
    assertThat(result.isExhausted()).isTrue();
    assertThat(result.solutions()).isEqualTo(2);
    result.requireExhausted();
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EXHAUSTED")
  void aStoppedSearchIsAnErrorThatSaysWhy(Outcome outcome) {
    SearchResult result = result(outcome);
    assertThat(result.isExhausted()).isFalse();
    SearchStoppedException stopped =
        catchThrowableOfType(SearchStoppedException.class, result::requireExhausted);
    assertThat(stopped)
        .hasMessage("the search was stopped (" + outcome + ") after 1234567 nodes and 2 solutions");
    assertThat(stopped.result()).isEqualTo(result);
  }

  @Test
  void sumsOfSolutionsStayAtTheLargestNumberAndThoseOfThreadsAreAllNodes() {
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

  private static SearchStatistics statistics(long solutions, long nodes) {
    return new SearchStatistics(solutions, nodes, 0, 0, Profile.NONE, Duration.ZERO);
  }

  @Test
  void messagesAreTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThatThrownBy(result(Outcome.TIMEOUT)::requireExhausted)
          .hasMessage("the search was stopped (TIMEOUT) after 1234567 nodes and 2 solutions");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aStoppedSearchSurvivesSerialization() throws Exception {
    SearchResult result =
        new SearchResult(
            Outcome.TIMEOUT,
            new SearchStatistics(
                1, 2, 3, 4, Profile.of(new long[] {1, 1}, 2), Duration.ofMillis(4)));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new SearchStoppedException(result));
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(((SearchStoppedException) in.readObject()).result()).isEqualTo(result);
    }
  }
}
