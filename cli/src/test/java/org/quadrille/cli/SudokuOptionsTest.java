package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.cli.Puzzles.PUZZLE;
import static org.quadrille.cli.Puzzles.SOLUTION;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.solve.Algorithm;

/** The options of the sudoku verbs for the input format and the algorithm. */
class SudokuOptionsTest {
  private static final String BLANK_16 = "................\n".repeat(16);

  /** Each line is a puzzle, or all lines are one grid. */
  @ParameterizedTest
  @CsvSource({"4, 16, 2x2", "16, 1, 4x4", "4x4, 1, 4x4", "2x8, 1, 2x8", "8x2, 1, 8x2"})
  void theSizeDecidesWhetherLinesAreRowsOrPuzzles(String size, int puzzles, String boxes) {
    Cli.Result result = Cli.runWithInput(BLANK_16, "sudoku", "solve", "--json", "--size", size);
    assertThat(result.code()).isZero();
    assertThat(result.lines()).hasSize(puzzles + 1);
    assertThat(result.lines().get(0)).contains("\"boxes\":\"" + boxes + "\"");
  }

  @Test
  void theSizeDecidesBetweenCandidatesAndDigits() {
    String cube = "1...123.".repeat(8);
    Cli.Result eight = Cli.run("sudoku", "solve", "--json", "--size", "8", cube);
    assertThat(eight.out()).contains("\"format\":\"line\"", "\"size\":8").doesNotContain("warn");
    Cli.Result four = Cli.run("sudoku", "solve", "--json", "--size", "4", cube);
    assertThat(four.out()).contains("\"format\":\"sukaku\"", "\"size\":4");
  }

  @Test
  void theSizeGivesTheBoxes() {
    String solved = "123456345612561234214365436521652143";
    assertThat(Cli.run("sudoku", "check", "--size", "3x2", solved).code()).isZero();
    assertThat(Cli.run("sudoku", "check", "--size", "2x3", solved).code()).isEqualTo(1);
    assertThat(Cli.run("sudoku", "check", solved).code()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3x3::k:2048:2048:",
        "{\"size\":9,\"givens\":\"",
        "<opensudoku><game data='",
        "8 = r1c1 r1c2\n",
        ""
      })
  void puzzlesOfAnotherSizeAreErrors(String before) {
    String text =
        switch (before.isEmpty() ? ' ' : before.charAt(0)) {
          case '3' -> before + "0:".repeat(79);
          case '{' -> before + PUZZLE + "\"}";
          case '<' -> before + PUZZLE.replace('.', '0') + "'/></opensudoku>";
          case '8' -> PUZZLE.replaceAll(".{9}", "$0\n") + before;
          default -> PUZZLE;
        };
    Cli.Result result = Cli.runWithInput(text, "sudoku", "solve", "--size", "4", "-");
    assertThat(result.code()).isEqualTo(3);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("-:1").containsAnyOf("4x4", "of 16 cells", "16 cells");
  }

  @Test
  void aKillerWithoutAGridHasTheGivenSize() {
    Cli.Result result = Cli.runWithInput("3 = r1c1 r1c2\n", "sudoku", "solve", "--size=6", "-");
    assertThat(result.code()).isZero();
    assertThat(result.lines().get(0)).hasSize(36).matches("(12|21).*");
  }

  /** The same symbols in different alphabets. */
  @ParameterizedTest
  @CsvSource({"digits, 1, A", "from-0, 1, 9"})
  void theAlphabetDecidesTheMeaningOfSymbols(String name, String symbol, String tenth) {
    String puzzle = symbol + ".".repeat(99);
    Cli.Result result = Cli.run("sudoku", "solve", "--alphabet", name, puzzle);
    assertThat(result.code()).isZero();
    assertThat(result.lines().get(0)).startsWith(symbol).contains(tenth);
    assertThat(result.lines().get(0).contains("0")).isEqualTo(name.equals("from-0"));
    assertThat(result.err()).doesNotContain("could also");
    Cli.Result guessed = Cli.run("sudoku", "solve", puzzle);
    assertThat(guessed.err()).contains("could also be 0 to 9");
  }

  @Test
  void aTooSmallAlphabetIsAnError() {
    String puzzle = "A" + ".".repeat(36 * 36 - 1);
    Cli.Result result = Cli.run("sudoku", "solve", "--alphabet", "letters", puzzle);
    assertThat(result.code()).isEqualTo(3);
    assertThat(result.err()).contains("the alphabet letters has at most 26 digits");
    Cli.Result unknown = Cli.run("sudoku", "solve", "--alphabet", "greek", PUZZLE);
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("found 'greek'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "37", "9x9", "3x", "x", "1x1", "-9", "99999999999", "nine"})
  void anInvalidSizeIsAUsageError(String size) {
    Cli.Result result = Cli.run("sudoku", "solve", "--size=" + size, PUZZLE);
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("--size: ");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 11, 14, 17, 35})
  void theErrorForARareSizeListsTheUsualOnes(int size) {
    Cli.Result result = Cli.run("sudoku", "solve", "--size=" + size, ".".repeat(size * size));
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err())
        .contains(
            "--size: expected one of the sizes 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 25, 36, or"
                + " boxes such as 2x7, found '"
                + size
                + "'");
  }

  @Test
  void boxesCanGiveARareSize() {
    Cli.Result result = Cli.run("sudoku", "solve", "--size=2x7", ".".repeat(196));
    assertThat(result.code()).isZero();
    assertThat(result.lines().get(0)).hasSize(196);
  }

  @Test
  void helpListsReadableAndWritableFormats() {
    String solve = Cli.run("sudoku", "solve", "--help").out().replaceAll("\\s+", " ");
    assertThat(solve).contains("line, grid, ", ", killer, ps.").doesNotContain("svg");
    String convert = Cli.run("sudoku", "convert", "--help").out().replaceAll("\\s+", " ");
    assertThat(convert).contains("killer, ps.", "killer, ps, svg.");
    Cli.Result drawing = Cli.run("sudoku", "solve", "--from=svg", PUZZLE);
    assertThat(drawing.code()).isEqualTo(2);
    assertThat(drawing.err()).contains("--from: expected a format that can be read, found svg");
  }

  /** For verbs of all groups, also with the short names. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sudoku solve -q -v",
        "sudoku check -vq",
        "sudoku convert --to=line --quiet --verbose",
        "cover solve -vq",
        "cover info -q -v",
        "puzzle queens 4 -qv"
      })
  void quietAndVerboseAreMutuallyExclusive(String words) {
    Cli.Result result = Cli.runWithInput("", words.split(" ", -1));
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .startsWith("quadrille: --quiet and --verbose are mutually exclusive\n");
  }

  /** For every option with a list of values. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--from | line, grid, pencilmarks, sukaku, sdk, sdx, sdm, ss, hodoku, opensudoku, csv,"
            + " json, jigsaw, killer, ps,",
        "--alphabet | digits, from-0, letters, numbers,",
        "--algorithm | fast, dlx, ",
        "--progress | plain, bar,"
      })
  void errorsListTheValuesAsTheHelpDoes(String option, String values) {
    Cli.Result result = Cli.run("sudoku", "solve", option, "nothing", PUZZLE);
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains(option + ": expected one of " + values, " found 'nothing'");
  }

  @ParameterizedTest
  @EnumSource
  void anAlgorithmReportsUnsupportedPuzzles(Algorithm algorithm) {
    String four = ".3....1.32......";
    Cli.Result size = Cli.run("sudoku", "solve", "--algorithm", algorithm.toString(), four);
    Cli.Result rules =
        Cli.run("sudoku", "check", "--algorithm", algorithm.toString(), "--variant=x", SOLUTION);
    if (algorithm == Algorithm.FAST) {
      assertThat(size.code()).isEqualTo(3);
      assertThat(size.out()).isEmpty();
      assertThat(size.err())
          .isEqualTo("argument:1: --algorithm fast does not support this puzzle: 4x4, boxes 2x2\n");
    } else {
      assertThat(size.out()).isEqualTo("1324241332414132\n");
    }
    if (algorithm == Algorithm.DLX) {
      assertThat(rules.out()).startsWith("argument:1: clash: ");
    } else {
      assertThat(rules.code()).isEqualTo(3);
      assertThat(rules.err()).contains("does not support this puzzle: 9x9, boxes 3x3, diagonals");
    }
  }

  @Test
  void aBatchContinuesAfterAnUnsupportedPuzzle() {
    String batch = PUZZLE + "\n.3....1.32......\n" + PUZZLE + "\n";
    Cli.Result result = Cli.runWithInput(batch, "sudoku", "count", "--json", "--algorithm=fast");
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.lines()).hasSize(4);
    assertThat(result.lines().get(1))
        .contains("\"type\":\"error\"", "\"line\":2", "--algorithm fast does not support");
    assertThat(result.lines().get(3)).contains("\"puzzles\":2,\"bad\":1");
  }
}
