package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {
  @Test
  void nounsAreSingularOrPlural() {
    assertThat(Texts.count(0, "puzzle")).isEqualTo("0 puzzles");
    assertThat(Texts.count(1, "puzzle")).isEqualTo("1 puzzle");
    assertThat(Texts.count(2, "puzzle")).isEqualTo("2 puzzles");
  }

  @ParameterizedTest
  @CsvSource({
    "PT0S, 0 s, 0.000 s",
    "PT59.9996S, 59 s, 60.000 s",
    "PT1M, 1 min 0 s, 1 min 0 s",
    "PT5M20.7S, 5 min 20 s, 5 min 20 s",
    "PT1H, 1 h 0 min, 1 h 0 min",
    "PT12000S, 3 h 20 min, 3 h 20 min",
    "PT52H59M, 2 d 4 h, 2 d 4 h",
    "PT9223372036S, 106751 d 23 h, 106751 d 23 h"
  })
  void durationsHaveTheirTwoLargestUnits(Duration duration, String text, String exact) {
    assertThat(Texts.duration(duration)).isEqualTo(text);
    assertThat(Texts.exactDuration(duration)).isEqualTo(exact);
  }
}
