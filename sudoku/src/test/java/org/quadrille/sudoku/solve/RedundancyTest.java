package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.AnyRules;
import org.quadrille.sudoku.Examples;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.RandomSudokus;
import org.quadrille.sudoku.SudokuPuzzle;

class RedundancyTest {
  @Test
  void findsGivensThatAreNotNeeded() {
    for (int seed = 0; seed < 10; seed++) {
      RandomSudokus source = new RandomSudokus(seed);
      int[] givens = source.some(source.fullGrid(2, 3), 20);
      AnyRules rules = AnyRules.boxes(2, 3);
      if (rules.solutions(givens, 2).size() == 1) {
        List<Integer> expected = new ArrayList<>();
        for (int cell = 0; cell < 36; cell++) {
          int[] without = givens.clone();
          without[cell] = 0;
          if (givens[cell] != 0 && rules.solutions(without, 2).size() == 1) {
            expected.add(cell);
          }
        }
        Redundancy redundancy = Redundancy.of(rules.puzzle(givens), SearchLimits.NONE);
        assertThat(redundancy.cells()).isEqualTo(expected).isNotEmpty();
        assertThat(redundancy.undecided()).isEmpty();
        assertThat(redundancy.isMinimal()).isFalse();
        Redundancy cut = Redundancy.of(rules.puzzle(givens), SearchLimits.NONE.withNodes(1));
        assertThat(cut.undecided()).hasSize(20);
        assertThat(cut.isMinimal()).isFalse();
      }
    }
    assertThat(
            Redundancy.of(SudokuPuzzle.of(readGrid(Examples.puzzles().get(0))), SearchLimits.NONE)
                .isMinimal())
        .as("a minimal puzzle")
        .isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Redundancy.of(SudokuPuzzle.of(Grid.EMPTY), SearchLimits.NONE))
        .withMessage("expected a puzzle with one solution");
  }
}
