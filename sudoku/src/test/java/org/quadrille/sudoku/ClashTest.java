package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.quadrille.sudoku.solve.Sudoku;

class ClashTest {
  @Test
  void findsClashesOfVariantsCagesAndPencilmarks() {
    Layout layout =
        Layout.CLASSIC
            .with(Variant.DIAGONALS, Variant.WINDOKU, Variant.DISJOINT_GROUPS)
            .withCages(
                List.of(
                    new Cage(List.of(0, 1), 5),
                    new Cage(List.of(8, 16), 0),
                    new Cage(List.of(3, 4), 9)));
    SudokuPuzzle empty = SudokuPuzzle.of(layout, Grid.EMPTY);
    assertClash(empty, Grid.EMPTY.with(0, 4).with(80, 4), "4 twice in diagonal 1: r1c1 and r9c9");
    assertClash(empty, Grid.EMPTY.with(26, 3).with(8, 3), "3 twice in column 9: r1c9 and r3c9");
    assertClash(empty, Grid.EMPTY.with(8, 3).with(72, 3), "3 twice in diagonal 2: r1c9 and r9c1");
    assertClash(empty, Grid.EMPTY.with(10, 4).with(29, 4), "4 twice in window 1: r2c2 and r4c3");
    assertClash(empty, Grid.EMPTY.with(9, 4).with(39, 4), "4 twice in group 4: r2c1 and r5c4");
    assertClash(
        empty, Grid.EMPTY.with(0, 4).with(1, 2), "cage at r1c1: expected a sum of 5, found 6");
    assertClash(
        empty, Grid.EMPTY.with(0, 1).with(1, 2), "cage at r1c1: expected a sum of 5, found 3");
    assertClash(empty, Grid.EMPTY.with(0, 6), "cage at r1c1: expected a sum of 5, found 6");
    assertClash(
        empty.without(40, 5), Grid.EMPTY.with(40, 5), "5 in r5c5 is none of its candidates");
    assertThat(empty.withGrid(Grid.EMPTY.with(0, 4).with(1, 1)).isValid()).isTrue();
  }

  private static void assertClash(SudokuPuzzle puzzle, Grid givens, String text) {
    SudokuPuzzle wrong = puzzle.withGrid(givens);
    assertThat(wrong.isValid()).isFalse();
    assertThat(wrong.clashes()).extracting(Clash::toString).containsExactly(text);
    assertThat(Sudoku.of(wrong).first()).isEmpty();
  }
}
