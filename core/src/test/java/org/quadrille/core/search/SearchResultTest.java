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
  void anExhaustedSearchIsNoError() {
    SearchResult result = result(Outcome.EXHAUSTED);
    assertThat(result.isExhausted()).isTrue();
    assertThat(result.solutions()).isEqualTo(2);
    result.requireExhausted();
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EXHAUSTED")
  void aStoppedSearchIsAnErrorWithTheOutcome(Outcome outcome) {
    SearchResult result = result(outcome);
    assertThat(result.isExhausted()).isFalse();
    SearchStoppedException stopped =
        catchThrowableOfType(SearchStoppedException.class, result::requireExhausted);
    assertThat(stopped)
        .hasMessage("the search was stopped (" + outcome + ") after 1234567 nodes and 2 solutions");
    assertThat(stopped.result()).isEqualTo(result);
  }

  @Test
  void messagesHaveSingularAndPlural() {
    SearchResult result =
        new SearchResult(
            Outcome.LIMIT, new SearchStatistics(1, 1, 0, 0, Profile.NONE, Duration.ZERO));
    assertThatThrownBy(result::requireExhausted)
        .hasMessage("the search was stopped (LIMIT) after 1 node and 1 solution");
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
  void theExceptionHasAllFiguresAlsoAfterSerialization() throws Exception {
    SearchStatistics alone =
        new SearchStatistics(1, 2, 3, 4, Profile.of(new long[] {1, 1}, 2), Duration.ofMillis(4));
    for (SearchStatistics statistics : List.of(alone, alone.byThreads(List.of(0L, 2L)))) {
      SearchResult result = new SearchResult(Outcome.TIMEOUT, statistics);
      SearchStoppedException stopped = new SearchStoppedException(result);
      assertThat(stopped.result()).isEqualTo(result);
      assertThat(copy(stopped).result()).isEqualTo(result);
      assertThat(copy(stopped)).hasMessage(stopped.getMessage());
    }
  }

  private static SearchStoppedException copy(SearchStoppedException stopped) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(stopped);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (SearchStoppedException) in.readObject();
    }
  }
}
