package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.quadrille.sudoku.AnyRules;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.KillerCages;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;

/** Solving killers. */
class KillerTest {
  /** A killer of another program, without givens. Two solutions if digits may repeat in cages. */
  private static final String CAGES =
      "10=r1c1 r2c1; 6=r1c2 r2c2; 8=r1c3 r1c4;"
          + "11=r1c5 r1c6; 9=r1c7 r1c8; 12=r1c9 r2c9;"
          + "10=r2c3 r3c3; 11=r2c4 r2c5; 16=r2c6 r3c6 r3c7;"
          + "6=r2c7 r2c8; 10=r3c1 r4c1; 17=r3c2 r4c2;"
          + "11=r3c4 r3c5; 8=r3c8 r4c8; 8=r3c9 r4c9;"
          + "12=r4c3 r5c3; 8=r4c4 r5c4; 21=r4c5 r4c6 r5c5 r5c6;"
          + "7=r4c7 r5c7; 11=r5c1 r6c1; 7=r5c2 r6c2;"
          + "13=r5c8 r6c8; 19=r5c9 r6c9 r7c9; 4=r6c3 r6c4;"
          + "9=r6c5 r7c5; 12=r6c6 r6c7; 9=r7c1 r8c1;"
          + "10=r7c2 r7c3; 23=r7c4 r8c2 r8c3 r8c4; 10=r7c6 r8c6;"
          + "12=r7c7 r8c7; 13=r7c8 r8c8; 12=r8c5 r9c5;"
          + "14=r8c9 r9c8 r9c9; 7=r9c1 r9c2; 15=r9c3 r9c4;"
          + "4=r9c6 r9c7";

  private static final String SOLUTION =
      "356247819718569423492831657685794231937126548241385796864912375173458962529673184";

  private static SudokuPuzzle killer(String text) {
    return SudokuPuzzle.of(Layout.CLASSIC.withCages(KillerCages.parse(text)), Grid.EMPTY);
  }

  @Test
  void solvesKillerWithoutGivens() {
    AnyRules rules = AnyRules.boxes(3, 3);
    KillerCages.parse(CAGES).forEach(cage -> rules.cage(cage.sum(), cage.cells()));
    SudokuPuzzle puzzle = killer(CAGES);
    assertThat(rules.puzzle(new int[81])).isEqualTo(puzzle);
    List<Grid> solutions = Sudoku.of(puzzle).stream().toList();
    assertThat(solutions).containsExactly(readGrid(SOLUTION));
    assertThat(rules.isSolution(new int[81], solutions.get(0))).isTrue();
    // This number changes only if the encoding or the search changes.
    assertThat(Sudoku.of(puzzle).count().statistics().nodes()).isEqualTo(150);
  }

  @Test
  void impossibleSumLeavesNoSolution() {
    assertThat(Sudoku.of(killer("18=r1c1 r1c2")).first()).isEmpty();
    assertThat(Sudoku.of(killer("9999=r1c1 r1c2")).first()).isEmpty();
    assertThat(Sudoku.of(killer("44=r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9")).first())
        .isEmpty();
    assertThat(Sudoku.of(killer("45=r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9")).first())
        .isPresent();
  }
}
