package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;

class ExactCoverTest {
  private static final Problem<String> PROBLEM =
      Problem.<String>builder().primary("a").option("x", "a").option("y", "a").build();

  @Test
  void settingsAreImmutable() {
    ExactCover<String> cover = ExactCover.of(PROBLEM);
    ExactCover<String> limited = cover.limit(1).maxNodes(7).timeout(Duration.ofSeconds(1));
    assertThat(limited).isNotSameAs(cover);
    assertThat(cover.count().value()).isEqualTo(2);
    assertThat(limited.count().value()).isEqualTo(1);
  }

  @Test
  void settingsAreChecked() {
    ExactCover<String> cover = ExactCover.of(PROBLEM);
    assertThatThrownBy(() -> cover.limit(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> cover.maxNodes(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> cover.timeout(Duration.ofSeconds(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void intervalsMayHaveAnyLengthButAreNotNegative() {
    ExactCover<String> cover = ExactCover.of(PROBLEM);
    List<Progress> seen = new ArrayList<>();
    for (Duration interval : List.of(Duration.ZERO, Duration.ofSeconds(Long.MAX_VALUE))) {
      assertThat(cover.onProgress(seen::add, interval).count().value()).isEqualTo(2);
      assertThat(cover.onProgress(seen::add, interval).explain().hasSolution()).isTrue();
    }
    assertThat(seen).isNotEmpty();
    Duration negative = Duration.ofNanos(-1);
    assertThatThrownBy(() -> cover.onProgress(seen::add, negative))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("interval");
    assertThatThrownBy(() -> new SearchControl(SearchLimits.NONE, seen::add, negative))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("interval");
  }

  @ParameterizedTest
  @MethodSource
  void nullIsRejectedWithTheNameOfTheArgument(String name, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(name);
  }

  @SuppressWarnings("NullAway") // null is what is tested
  static Stream<Arguments> nullIsRejectedWithTheNameOfTheArgument() {
    ExactCover<String> cover = ExactCover.of(PROBLEM);
    List<Integer> hole = Arrays.asList(1, null);
    return Stream.of(
        rejected("problem", () -> ExactCover.of(null)),
        rejected("engine", () -> cover.engine(null)),
        rejected("limits", () -> cover.limits(null)),
        rejected("timeout", () -> cover.timeout(null)),
        rejected("listener", () -> cover.onProgress(null, Duration.ZERO)),
        rejected("interval", () -> cover.onProgress(p -> {}, null)),
        rejected("options", () -> cover.require((int[]) null)),
        rejected("options", () -> cover.forbid((int[]) null)),
        rejected("prefix", () -> cover.within(null)),
        rejected("visitor", () -> cover.forEach(null)),
        rejected("required", () -> new Prefix(null, List.of())),
        rejected("forbidden", () -> new Prefix(List.of(), null)),
        rejected("required", () -> new Prefix(hole, List.of())),
        rejected("forbidden", () -> new Prefix(List.of(), hole)),
        rejected("text", () -> Prefix.parse(null)));
  }

  private static Arguments rejected(String name, ThrowingCallable call) {
    return Arguments.of(name, call);
  }

  @Test
  void misuseOfASearcherIsRejected() {
    Searcher<String> searcher = ExactCover.of(PROBLEM).searcher();
    assertThatThrownBy(searcher::next).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(searcher::finish).isInstanceOf(IllegalStateException.class);
    searcher.start(new SearchControl(SearchLimits.NONE));
    assertThatThrownBy(searcher::solution).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(searcher::solutionSize).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> searcher.solutionOption(0)).isInstanceOf(IllegalStateException.class);
    assertThat(searcher.next()).isTrue();
    assertThat(searcher.solutionSize()).isEqualTo(1);
    assertThatThrownBy(() -> searcher.solutionOption(1))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("option 1; the solution has 1 option, numbered from 0");
    searcher.finish();
    assertThatThrownBy(searcher::next).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> searcher.start(new SearchControl(SearchLimits.NONE), 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aFailedStartKeepsTheCurrentSearch() {
    Searcher<String> searcher = ExactCover.of(PROBLEM).searcher();
    searcher.start(new SearchControl(SearchLimits.NONE), 1);
    assertThatThrownBy(() -> searcher.start(new SearchControl(SearchLimits.NONE), 0, 99))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(searcher.next()).as("the current search continues").isTrue();
    assertThat(searcher.solution().payloads()).containsExactly("y");
  }

  @Test
  void aControlCannotBeUsedTwice() {
    Searcher<String> searcher = ExactCover.of(PROBLEM).searcher();
    SearchControl control = new SearchControl(SearchLimits.NONE);
    searcher.start(control);
    searcher.finish();
    assertThatThrownBy(() -> searcher.start(control)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(searcher::next).isInstanceOf(IllegalStateException.class);
  }
}
