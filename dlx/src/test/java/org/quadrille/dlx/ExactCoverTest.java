package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
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
  void aSearcherSaysWhenItIsMisused() {
    Searcher<String> searcher = ExactCover.of(PROBLEM).searcher();
    assertThatThrownBy(searcher::next).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(searcher::finish).isInstanceOf(IllegalStateException.class);
    searcher.start(new SearchControl(SearchLimits.NONE));
    assertThatThrownBy(searcher::solution).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(searcher::solutionSize).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> searcher.solutionOption(0)).isInstanceOf(IllegalStateException.class);
    assertThat(searcher.next()).isTrue();
    assertThat(searcher.solutionSize()).isEqualTo(1);
    searcher.finish();
    assertThatThrownBy(searcher::next).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> searcher.start(new SearchControl(SearchLimits.NONE), 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aStartThatThrowsLeavesNoSearchUnderWayOrTheOldOne() {
    Searcher<String> searcher = ExactCover.of(PROBLEM).searcher();
    searcher.start(new SearchControl(SearchLimits.NONE), 1);
    assertThatThrownBy(() -> searcher.start(new SearchControl(SearchLimits.NONE), 0, 99))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(searcher.next()).as("the search before goes on").isTrue();
    assertThat(searcher.solution().payloads()).containsExactly("y");
  }

  @Test
  void aControlIsForOneSearch() {
    Searcher<String> searcher = ExactCover.of(PROBLEM).searcher();
    SearchControl control = new SearchControl(SearchLimits.NONE);
    searcher.start(control);
    searcher.finish();
    assertThatThrownBy(() -> searcher.start(control)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(searcher::next).isInstanceOf(IllegalStateException.class);
  }
}
