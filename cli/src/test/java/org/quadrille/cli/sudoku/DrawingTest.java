package org.quadrille.cli.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Clash;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.io.Alphabet;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.SudokuFormat;

/** Drawings and texts of puzzles of other sizes, rules and alphabets. */
class DrawingTest {
  private static final Grid FOUR =
      Grid.of(Geometry.of(4), new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});

  private static Puzzle puzzle(SudokuPuzzle puzzle, Alphabet alphabet) {
    return new Puzzle(
        "a", 1, SudokuFormat.GRID, alphabet, puzzle, Set.of(), Map.of(), "", List.of());
  }

  @Test
  void plainGridsAreDrawnLikeGridDraw() {
    for (Grid grid : List.of(Grid.EMPTY, FOUR, Grid.empty(Geometry.of(6)))) {
      Puzzle puzzle = puzzle(SudokuPuzzle.of(grid), Alphabet.DIGITS);
      for (boolean unicode : new boolean[] {true, false}) {
        assertThat(new Drawing(puzzle, unicode, false).draw(grid)).isEqualTo(grid.draw(unicode));
      }
    }
    Grid large = Grid.empty(Geometry.of(4, 4)).with(0, 16);
    assertThat(
            new Drawing(puzzle(SudokuPuzzle.of(large), Alphabet.NUMBERS), true, false).draw(large))
        .isEqualTo(large.draw(true));
  }

  @Test
  void regionsHaveLinesBetweenThem() {
    Layout jigsaw =
        Layout.of(Geometry.of(4)).withRegions(0, 0, 0, 0, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 3, 3);
    Puzzle puzzle = puzzle(SudokuPuzzle.of(jigsaw, FOUR), Alphabet.LETTERS);
    assertThat(new Drawing(puzzle, false, false).draw(FOUR).lines().toList())
        .containsExactly(
            "+-----------+",
            "| A B   C D |",
            "+-----+-----+",
            "| C D | A B |",
            "| B A | D C |",
            "+-----+-----+",
            "| D C   B A |",
            "+-----------+");
  }

  @Test
  void linesAreInTheAlphabetOfThePuzzle() {
    assertThat(new PuzzleFormatter(puzzle(SudokuPuzzle.of(FOUR), Alphabet.LETTERS)).line(FOUR))
        .isEqualTo("ABCDCDABBADCDCBA");
    assertThat(new PuzzleFormatter(puzzle(SudokuPuzzle.of(FOUR), Alphabet.FROM_0)).line(FOUR))
        .isEqualTo("0123230110323210");
    assertThat(
            new PuzzleFormatter(puzzle(SudokuPuzzle.of(FOUR), Alphabet.NUMBERS))
                .line(FOUR.with(1, 0)))
        .isEqualTo("1 . 3 4 3 4 1 2 2 1 4 3 4 3 2 1");
  }

  @Test
  void clashesAreInTheAlphabetOfThePuzzle() {
    Layout killer = Layout.of(Geometry.of(4)).withCages(List.of(new Cage(List.of(0, 1), 4)));
    SudokuPuzzle wrong = SudokuPuzzle.of(killer, FOUR.with(15, 2)).without(0, 1);
    assertThat(wrong.clashes()).hasSize(4).hasAtLeastOneElementOfType(Clash.WrongSum.class);
    PuzzleFormatter formatter = new PuzzleFormatter(puzzle(wrong, Alphabet.LETTERS));
    assertThat(formatter.text(wrong.clashes()))
        .contains("B twice in column 4: r2c4 and r4c4")
        .contains("B twice in row 4: r4c3 and r4c4")
        .contains("cage at r1c1: expected a sum of 4, found 3")
        .endsWith("A in r1c1 is not one of its candidates");
  }
}
