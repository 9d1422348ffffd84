package org.quadrille.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LangfordTest {
  private static void checkDistances(String drawing, int n) {
    List<Integer> row = Arrays.stream(drawing.strip().split(" ")).map(Integer::valueOf).toList();
    assertThat(row).hasSize(2 * n);
    for (int k = 1; k <= n; k++) {
      assertThat(Collections.frequency(row, k)).isEqualTo(2);
      assertThat(row.lastIndexOf(k) - row.indexOf(k)).isEqualTo(k + 1);
    }
  }

  /** Twice OEIS A014552, which counts a row and its mirror image once. */
  @ParameterizedTest
  @CsvSource({"1,0", "2,0", "3,2", "4,2", "5,0", "6,0", "7,52", "8,300", "9,0"})
  void countsMatchPublishedValues(int n, int count) {
    assertThat(Solving.all(new Langford(n), (pairs, drawing) -> checkDistances(drawing, n)))
        .hasSize(count)
        .doesNotHaveDuplicates();
  }

  @Test
  void isDrawnAsASequence() {
    assertThat(Solving.all(new Langford(3), (pairs, drawing) -> {}))
        .containsExactlyInAnyOrder("2 3 1 2 1 3\n", "3 1 2 1 3 2\n");
    Langford eleven = new Langford(11);
    checkDistances(eleven.draw(Solving.first(eleven)), 11);
  }

  @ParameterizedTest
  @ValueSource(ints = {-4, 0, 1001})
  void theNumberIsChecked(int n) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Langford(n))
        .withMessage("the number of pairs: expected 1 to 1000, found " + n);
  }
}
