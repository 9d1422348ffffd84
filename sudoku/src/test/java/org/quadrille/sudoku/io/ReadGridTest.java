package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;

/** {@link PuzzleReader#readGrid}. */
class ReadGridTest {
  private static final String PUZZLE =
      ".6.5..39...57...1.4....95.7.9.1.4.8............4.821..3.8.9.....4......55......6.";
  private static final String SOLUTION =
      "267541398985723614431869527693154782812376459754982136378695241146238975529417863";

  @Test
  void readsALine() {
    Grid grid = readGrid(PUZZLE);
    assertThat(grid.toLine()).isEqualTo(PUZZLE);
    assertThat(grid).hasToString(PUZZLE);
    assertThat(grid.geometry()).isSameAs(Geometry.CLASSIC);
    assertThat(grid.digit(1)).isEqualTo(6);
    assertThat(grid.digit(0)).isZero();
    assertThat(grid.digit(8, 7)).isEqualTo(6);
  }

  @Test
  void expectsExactlyOnePuzzle() {
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> readGrid(""))
        .withMessage("text:1: expected a puzzle, found none");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> readGrid("# only a comment\n\n"))
        .withMessage("text:1: expected a puzzle, found none");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> readGrid(PUZZLE + "\n" + SOLUTION))
        .withMessage("text:2: expected one puzzle, found another");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> readGrid(PUZZLE + "\nnonsense"))
        .withMessage("text:2: expected a puzzle or a row of a grid, found neither");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> readGrid(PUZZLE.substring(1)))
        .withMessage("text:1:81: expected 81 cells, found 80 (r9c9)");
    assertThatNullPointerException().isThrownBy(() -> readGrid(null)).withMessage("text");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void readsWhatGridsWrite(long seed) {
    Grid grid = randomGrid(new Random(seed));
    assertThat(readGrid(grid.draw(false))).isEqualTo(grid);
    assertThat(readGrid(grid.draw(true))).isEqualTo(grid);
    for (char blank : ".0_*xX-?".toCharArray()) {
      assertThat(readGrid(grid.toLine(blank))).isEqualTo(grid);
    }
  }

  /** Returns a grid of random digits, from nearly empty to full. */
  private static Grid randomGrid(Random random) {
    int percent = random.nextInt(101);
    int[] digits = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      digits[cell] = random.nextInt(100) < percent ? 1 + random.nextInt(9) : 0;
    }
    return Grid.of(digits);
  }
}
