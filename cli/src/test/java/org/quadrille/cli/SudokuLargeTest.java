package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** 25x25 puzzles: moderate ones are solved, infeasible ones can be stopped. */
@Timeout(300) // in case a search cannot be stopped
class SudokuLargeTest {
  /** A unique puzzle with 324 blanks, almost minimal. */
  private static final String MODERATE =
      "H32.4..C.NMBAGE.7J.P1...."
          + "..P.C.7ML5.J...6G3.....H."
          + "OBEI.G.........H.512..7M."
          + "7F5A.ED....1P.3.OK..N.G.."
          + "G..N82....H5F47MD.AE..OP."
          + "3...NOK1C2.H.E..J..G...9."
          + "....1754...8O..N.63.2...H"
          + "..D45.B...PC3.1..MF..GJN8"
          + ".MI...3G8L.6D251.HE.F...."
          + "A8O.B..9.P....K..C2.E7..."
          + ".I....23.H..NM...DC...P.."
          + "FO9..4.5.C.GE..3..H.MN..."
          + "...M2..BD.3.9H..FON.JA.C."
          + "PGNH.8..O.BD4C...I.....5."
          + "ED.CK.NJ..5O16LB2...H9..."
          + "..83I.G.......97...M.64.."
          + "..H.G..7P..2.JI.3E..C...F"
          + "..6.DL4O5J7F...G..8.B.9I."
          + "9....H.IF.D..KN...56.J1.."
          + "C....M.D2..L.54......8.7."
          + ".5AOE..L4.F..8....7..PH.."
          + "...2...F.G..BD......7.6L4"
          + ".1JG.3.2A7.4..CL....O...N"
          + ".4...J.P9.2.....M..K..8.A"
          + "M..7PK.ENDL.JO.F.465GB.21";

  private static final String BLANK = ".".repeat(625);

  private static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOP";

  @Test
  void aModeratePuzzleIsSolvedAndUnique() {
    Cli.Result result = Cli.run("sudoku", "solve", MODERATE);
    assertThat(result.code()).isZero();
    assertThat(result.err()).isEmpty(); // unique
    String solution = result.lines().get(0);
    for (int cell = 0; cell < 625; cell++) {
      if (MODERATE.charAt(cell) != '.') {
        assertThat(solution.charAt(cell)).isEqualTo(MODERATE.charAt(cell));
      }
    }
    assertThat(solution).hasSize(625);
    for (int house = 0; house < 25; house++) {
      Set<Character> row = new HashSet<>();
      Set<Character> column = new HashSet<>();
      Set<Character> box = new HashSet<>();
      for (int k = 0; k < 25; k++) {
        row.add(solution.charAt(25 * house + k));
        column.add(solution.charAt(25 * k + house));
        box.add(solution.charAt(25 * (house / 5 * 5 + k / 5) + house % 5 * 5 + k % 5));
      }
      for (int k = 0; k < 25; k++) {
        assertThat(row).contains(SYMBOLS.charAt(k));
        assertThat(column).contains(SYMBOLS.charAt(k));
        assertThat(box).contains(SYMBOLS.charAt(k));
      }
    }
  }

  /** The solutions of a blank or almost blank grid are too many to count. */
  @ParameterizedTest
  @CsvSource({"--timeout=20ms, timed out", "--max-nodes=5000, limit reached"})
  void anInfeasibleCountIsStopped(String limit, String reason) {
    for (String puzzle : new String[] {BLANK, "P" + BLANK.substring(1)}) {
      Cli.Result result = Cli.run("sudoku", "count", limit, puzzle);
      assertThat(result.code()).isEqualTo(4);
      assertThat(result.err())
          .isEqualTo("argument:1: at least %s: %s\n".formatted(result.out().strip(), reason));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "check"})
  void aStoppedSearchIsExitCode4(String verb) {
    Cli.Result result = Cli.run("sudoku", verb, "--max-nodes=50", MODERATE);
    assertThat(result.code()).isEqualTo(4);
    Cli.Result late = Cli.run("sudoku", verb, "--timeout=0s", MODERATE);
    assertThat(late.code()).isEqualTo(4);
  }

  @Test
  void theBatchContinuesAfterAStoppedPuzzle() {
    String batch = BLANK + "\n\n" + Puzzles.PUZZLE + "\n";
    Cli.Result result = Cli.runWithInput(batch, "sudoku", "count", "--timeout=20ms");
    assertThat(result.code()).isEqualTo(4);
    assertThat(result.lines()).hasSize(2).last().isEqualTo("1");
  }
}
