package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SudokuPuzzleTest {
  private static void rejects(Runnable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call::run).withMessage(message);
  }

  @Test
  void hasRulesGivensAndCandidates() {
    SudokuPuzzle puzzle = SudokuPuzzle.of(Grid.EMPTY.with(0, 5));
    assertThat(puzzle.isPlain()).isTrue();
    assertThat(puzzle.candidates(0)).isEqualTo(511);
    SudokuPuzzle struck = puzzle.without(80, 9);
    assertThat(struck.candidates(80)).isEqualTo(255);
    assertThat(struck.isPlain()).isFalse();
    assertThat(struck.hasCandidates()).isTrue();
    assertThat(struck).isNotEqualTo(puzzle).isEqualTo(puzzle.without(80, 9));
    assertThat(struck).hasSameHashCodeAs(puzzle.without(80, 9));
    long[] all = new long[81];
    Arrays.fill(all, 511);
    assertThat(struck.withCandidates(all)).isEqualTo(puzzle);
    assertThat(struck.withGrid(Grid.EMPTY).hasCandidates()).isTrue();
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> puzzle.candidates(81))
        .withMessage("expected a cell from 0 to 80, found 81");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> puzzle.without(0, 10))
        .withMessage("expected a digit from 1 to 9, found 10");
    rejects(() -> puzzle.withCandidates(1, 2), "expected the candidates of 81 cells, found 2");
    all[24] = 512;
    rejects(
        () -> puzzle.withCandidates(all), "r3c7: expected candidates from 1 to 9, found others");
    rejects(
        () -> SudokuPuzzle.of(Layout.of(Geometry.of(3, 2)), Grid.empty(Geometry.of(2, 3))),
        "expected a grid of 6x6, boxes 3x2, found one of 6x6, boxes 2x3");
  }
}
