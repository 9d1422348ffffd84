package org.quadrille.cli.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.io.Alphabet;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.SudokuFormat;
import org.quadrille.sudoku.solve.Algorithm;

class SudokuBenchTest {
  private static Puzzle puzzle(int line, int size) {
    SudokuPuzzle puzzle = SudokuPuzzle.of(Grid.empty(Geometry.of(size)));
    return new Puzzle(
        "p", line, SudokuFormat.LINE, Alphabet.DIGITS, puzzle, Set.of(), Map.of(), "", List.of());
  }

  @Test
  void algorithmsThatDoNotSupportAllPuzzlesAreSkipped() {
    List<Puzzle> mixed = List.of(puzzle(1, 9), puzzle(2, 4), puzzle(3, 9));
    assertThat(SudokuBench.whySkipped(Algorithm.FAST, mixed))
        .contains("fast is skipped: it does not support p:2");
    assertThat(SudokuBench.whySkipped(Algorithm.FAST, List.of(puzzle(1, 16), puzzle(2, 6))))
        .contains("fast is skipped: it does not support p:1 and 1 more");
    assertThat(SudokuBench.whySkipped(Algorithm.FAST, List.of(puzzle(1, 9)))).isEmpty();
    assertThat(SudokuBench.whySkipped(Algorithm.DLX, mixed)).isEmpty();
  }
}
