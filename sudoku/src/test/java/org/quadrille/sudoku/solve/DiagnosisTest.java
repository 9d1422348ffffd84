package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import org.junit.jupiter.api.Test;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.solve.Diagnosis.Verdict;

class DiagnosisTest {
  private static final String SOLUTION =
      "267541398985723614431869527693154782812376459754982136378695241146238975529417863";

  private static Diagnosis of(SudokuPuzzle puzzle) {
    return Diagnosis.of(puzzle, SearchLimits.NONE);
  }

  private static SudokuPuzzle classic(String line) {
    return SudokuPuzzle.of(readGrid(line));
  }

  @Test
  void givesEveryVerdict() {
    Grid solution = readGrid(SOLUTION);
    Diagnosis unique = of(SudokuPuzzle.of(solution.with(0, 0)));
    assertThat(unique.verdict()).isEqualTo(Verdict.UNIQUE);
    assertThat(unique.witnesses()).containsExactly(solution);
    assertThat(unique.differences()).isEmpty();

    SudokuPuzzle four = classic(SOLUTION.substring(0, 45) + ".".repeat(36));
    Diagnosis several = of(four);
    assertThat(several.verdict()).isEqualTo(Verdict.MULTIPLE);
    assertThat(several.witnesses()).hasSize(2).allMatch(four::isSolvedBy).doesNotHaveDuplicates();
    assertThat(several.differences()).isNotEmpty().allMatch(cell -> cell >= 45);

    Diagnosis none = of(classic("12345678." + ".".repeat(62) + "9" + ".".repeat(9)));
    assertThat(none.verdict()).isEqualTo(Verdict.NONE);
    assertThat(none.clashes()).isEmpty();

    Diagnosis clash = of(classic("11" + ".".repeat(79)));
    assertThat(clash.verdict()).isEqualTo(Verdict.CLASH);
    assertThat(clash.clashes()).hasToString("[1 twice in row 1: r1c1 and r1c2]");
    assertThat(clash.result().statistics().nodes()).isZero();

    Diagnosis open = Diagnosis.of(four, SearchLimits.NONE.withNodes(3));
    assertThat(open.verdict()).isEqualTo(Verdict.UNKNOWN);
  }
}
