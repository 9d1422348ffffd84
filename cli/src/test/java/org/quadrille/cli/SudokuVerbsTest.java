package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.cli.Puzzles.AMBIGUOUS;
import static org.quadrille.cli.Puzzles.CLASH;
import static org.quadrille.cli.Puzzles.EMPTY;
import static org.quadrille.cli.Puzzles.IMPOSSIBLE;
import static org.quadrille.cli.Puzzles.PUZZLE;
import static org.quadrille.cli.Puzzles.SOLUTION;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.cli.Cli.Result;
import org.quadrille.sudoku.solve.Algorithm;

class SudokuVerbsTest {
  @TempDir Path folder;

  private String file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void solvesALiteralAFileAndStandardInput() throws Exception {
    String expected = SOLUTION + "\n";
    assertThat(Cli.run("sudoku", "solve", PUZZLE)).isEqualTo(new Result(0, expected, ""));
    assertThat(Cli.run("sudoku", "solve", file("p.txt", PUZZLE + "\n")))
        .isEqualTo(new Result(0, expected, ""));
    assertThat(Cli.runWithInput(PUZZLE, "sudoku", "solve")).isEqualTo(new Result(0, expected, ""));
    assertThat(Cli.runWithInput(PUZZLE, "sudoku", "solve", "-"))
        .isEqualTo(new Result(0, expected, ""));
  }

  @Test
  void aPuzzleWithMinusSignsNeedsADoubleDash() {
    String puzzle = swapRows1And3(PUZZLE).replace('.', '-');
    assertThat(puzzle).startsWith("-");
    assertThat(Cli.run("sudoku", "solve", "--", puzzle))
        .isEqualTo(new Result(0, swapRows1And3(SOLUTION) + "\n", ""));
    assertThat(Cli.run("sudoku", "solve", puzzle).code()).isEqualTo(2);
  }

  private static String swapRows1And3(String grid) {
    return grid.substring(18, 27)
        + grid.substring(9, 18)
        + grid.substring(0, 9)
        + grid.substring(27);
  }

  @ParameterizedTest
  @EnumSource
  void everyAlgorithmCanBeChosen(Algorithm algorithm) {
    Result result = Cli.run("sudoku", "solve", "--algorithm", algorithm.toString(), PUZZLE);
    assertThat(result).isEqualTo(new Result(0, SOLUTION + "\n", ""));
  }

  @Test
  void reportsThatTheSolutionIsNotUnique() {
    Result result = Cli.run("sudoku", "solve", AMBIGUOUS);
    assertThat(result.code()).isZero();
    assertThat(result.lines()).hasSize(1);
    assertThat(result.err()).isEqualTo("argument:1: not unique\n");
    assertThat(Cli.run("sudoku", "solve", "--quiet", AMBIGUOUS).err()).isEmpty();
  }

  @Test
  void printsTheRequestedNumberOfSolutions() {
    String count = Cli.run("sudoku", "count", AMBIGUOUS).out().strip();
    assertThat(Integer.parseInt(count)).isBetween(6, 100);
    assertThat(Cli.run("sudoku", "solve", "--all", AMBIGUOUS).lines())
        .hasSize(Integer.parseInt(count))
        .doesNotHaveDuplicates();
    assertThat(Cli.run("sudoku", "solve", "--limit", "0", AMBIGUOUS).lines())
        .hasSize(Integer.parseInt(count));
    Result three = Cli.run("sudoku", "solve", "--limit", "3", AMBIGUOUS);
    assertThat(three.code()).isZero();
    assertThat(three.lines()).hasSize(3);
    assertThat(Cli.run("sudoku", "solve", "--limit", "1000", AMBIGUOUS).code()).isZero();
  }

  @Test
  void reportsThatThereIsNoSolutionAndTheClashes() {
    assertThat(Cli.run("sudoku", "solve", IMPOSSIBLE))
        .isEqualTo(new Result(1, "", "argument:1: no solution\n"));
    assertThat(Cli.run("sudoku", "solve", CLASH))
        .isEqualTo(new Result(1, "", "argument:1: no solution: 1 twice in row 1: r1c1 and r1c2\n"));
  }

  @Test
  void printsOneCountPerLine() {
    Result result =
        Cli.runWithInput(String.join("\n", PUZZLE, CLASH, IMPOSSIBLE, SOLUTION), "sudoku", "count");
    assertThat(result).isEqualTo(new Result(0, "1\n0\n0\n1\n", ""));
  }

  @Test
  void aCountStoppedByALimitIsALowerBound() {
    assertThat(Cli.run("sudoku", "count", "--limit", "2", EMPTY))
        .isEqualTo(new Result(4, "2\n", "argument:1: at least 2: limit reached\n"));
    assertThat(Cli.run("sudoku", "count", "--max-nodes", "10", EMPTY))
        .isEqualTo(new Result(4, "0\n", "argument:1: at least 0: limit reached\n"));
    Result timeout = Cli.run("sudoku", "count", "--timeout", "20ms", EMPTY);
    assertThat(timeout.code()).isEqualTo(4);
    assertThat(timeout.err()).contains("at least " + timeout.out().strip() + ": timed out");
  }

  @Test
  void checksPuzzles() {
    Result result =
        Cli.runWithInput(
            String.join("\n", PUZZLE, IMPOSSIBLE, CLASH, AMBIGUOUS), "sudoku", "check");
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err()).isEmpty();
    assertThat(result.lines()).hasSize(6);
    assertThat(result.lines().subList(0, 3))
        .containsExactly(
            "-:1: unique",
            "-:2: no solution: no digit is left for r1c1",
            "-:3: clash: 1 twice in row 1: r1c1 and r1c2");
    assertThat(result.lines().get(3))
        .matches("-:4: not unique: two solutions differ in \\d+ cells: .*");
    String first = result.lines().get(4).strip();
    String second = result.lines().get(5).strip();
    StringBuilder differences = new StringBuilder();
    for (int k = 0; k < 81; k++) {
      if (first.charAt(k) != second.charAt(k)) {
        differences.append(" r").append(k / 9 + 1).append('c').append(k % 9 + 1);
      }
    }
    assertThat(differences).isNotEmpty();
    assertThat(result.lines().get(3)).endsWith(":" + differences);
    assertThat(Cli.run("sudoku", "check", PUZZLE).code()).isZero();
    assertThat(Cli.run("sudoku", "check", "--max-nodes", "5", EMPTY))
        .isEqualTo(new Result(4, "argument:1: unknown: limit reached after 0 solutions\n", ""));
  }

  @Test
  void checkExplainsWhyThereIsNoSolution() {
    String noPlace = "......234" + "1........" + "...1....." + ".".repeat(54);
    assertThat(Cli.run("sudoku", "check", noPlace))
        .isEqualTo(new Result(1, "argument:1: no solution: no cell of row 1 can be 1\n", ""));
    int conflicts = 0;
    for (int cell = 0; cell < 81; cell++) {
      String wrong = with(PUZZLE, cell, SOLUTION.charAt(cell) == '1' ? '2' : '1');
      String out = Cli.run("sudoku", "check", wrong).out();
      String start = "argument:1: no solution: these cannot stand together: ";
      if (PUZZLE.charAt(cell) == '.' && out.startsWith(start)) {
        conflicts++;
        assertIsMinimal(out.substring(start.length()).strip().split(" ", -1), wrong);
      }
    }
    assertThat(conflicts).isPositive();
  }

  /** Asserts that these givens alone have no solution, and that all proper subsets have one. */
  private static void assertIsMinimal(String[] cells, String puzzle) {
    String alone = EMPTY;
    for (String name : cells) {
      alone = with(alone, cell(name), puzzle.charAt(cell(name)));
    }
    assertThat(Cli.run("sudoku", "solve", "--quiet", alone).code()).isEqualTo(1);
    for (String name : cells) {
      String without = with(alone, cell(name), '.');
      assertThat(Cli.run("sudoku", "solve", "--quiet", without).code()).as(name).isZero();
    }
  }

  private static int cell(String name) {
    return 9 * (name.charAt(1) - '1') + name.charAt(3) - '1';
  }

  private static String with(String grid, int cell, char digit) {
    return grid.substring(0, cell) + digit + grid.substring(cell + 1);
  }

  @Test
  void checkPrintsRedundantGivens() {
    Result result = Cli.run("sudoku", "check", "--minimal", PUZZLE);
    assertThat(result.code()).isZero();
    String start = "argument:1: unique, not needed: ";
    assertThat(result.out()).startsWith(start);
    List<String> named = List.of(result.out().substring(start.length()).strip().split(" ", -1));
    String needed = PUZZLE;
    for (int cell = 0; cell < 81; cell++) {
      if (PUZZLE.charAt(cell) != '.') {
        String name = "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
        int code = Cli.run("sudoku", "check", with(PUZZLE, cell, '.')).code();
        assertThat(code).as(name).isEqualTo(named.contains(name) ? 0 : 1);
      }
      String without = with(needed, cell, '.');
      needed = Cli.run("sudoku", "check", without).code() == 0 ? without : needed;
    }
    assertThat(Cli.run("sudoku", "check", "--minimal", needed).out())
        .isEqualTo("argument:1: unique, minimal\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "solve --all", "check --minimal", "count", "count --json"})
  void resultsAreTheSameForAnyNumberOfThreads(String verb) {
    StringBuilder input = new StringBuilder();
    for (int k = 0; k < 300; k++) {
      String[] kinds = {PUZZLE, AMBIGUOUS, CLASH, IMPOSSIBLE, "12345", SOLUTION};
      input.append(kinds[k * 7 % 11 % kinds.length]).append('\n');
    }
    Result one = threads(1, input.toString(), verb);
    assertThat(one.code()).isEqualTo(1);
    for (int threads : new int[] {2, 7}) {
      assertThat(threads(threads, input.toString(), verb)).as(verb).isEqualTo(one);
    }
  }

  private static Result threads(int threads, String input, String verb) {
    String[] words = ("sudoku " + verb + " --threads " + threads).split(" ", -1);
    Result result = Cli.runWithInput(input, words);
    return new Result(
        result.code(), result.out().replaceAll("\"seconds\":[^}]*", ""), result.err());
  }

  @Test
  void theNumberOfThreadsIsChecked() {
    assertThat(Cli.run("sudoku", "solve", "--threads", "0", PUZZLE).code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "solve", "count"})
  void anEmptyGridDoesNotHang(String verb) {
    Result result =
        verb.equals("count")
            ? Cli.run("sudoku", verb, "--limit", "2", EMPTY)
            : Cli.run("sudoku", verb, EMPTY);
    assertThat(result.code()).isEqualTo(Map.of("check", 1, "solve", 0, "count", 4).get(verb));
  }

  @Test
  void aBatchContinuesAfterAnInvalidLine() throws Exception {
    String file =
        file("batch.txt", PUZZLE + "\n123\n" + PUZZLE.replace('9', 'n') + "\n" + PUZZLE + "\n");
    Result result = Cli.run("sudoku", "solve", file);
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.lines()).containsExactly(SOLUTION, SOLUTION);
    assertThat(result.err().lines().toList())
        .containsExactly(
            file + ":2:4: expected 9 cells in a row or 81 in a line, found 3 (r1c4)",
            file + ":3:14: expected a digit or a blank mark, found 'n' (r2c5)");
  }

  @Test
  void unreadableInputsAreExitCode3() throws Exception {
    assertThat(Cli.run("sudoku", "solve", folder.toString()))
        .isEqualTo(new Result(3, "", folder + ": expected a file of puzzles, found a directory\n"));
    Result missing = Cli.run("sudoku", "solve", "nosuch.txt");
    assertThat(missing.code()).isEqualTo(3);
    assertThat(missing.err()).startsWith("nosuch.txt: no such file, and not a puzzle");
    String empty = file("empty.txt", "");
    assertThat(Cli.run("sudoku", "count", empty))
        .isEqualTo(new Result(3, "", empty + ": no puzzle found\n"));
    String comments = file("comments.txt", "# nothing\n\n# here\n");
    assertThat(Cli.run("sudoku", "check", comments).code()).isEqualTo(3);
    String binary = file("binary.bin", "\u007fELF\0\0\1");
    assertThat(Cli.run("sudoku", "solve", binary).code()).isEqualTo(3);
    assertThat(Cli.run("sudoku", "solve", binary).err()).contains("binary");
    String bad = file("bad.txt", "12\n34\n");
    assertThat(Cli.run("sudoku", "solve", bad).code()).isEqualTo(3);
  }

  @Test
  void theWorstInputDecidesTheExitCode() throws Exception {
    String good = file("good.txt", PUZZLE);
    Result result = Cli.run("sudoku", "solve", good, "nosuch.txt", IMPOSSIBLE, good);
    assertThat(result.code()).isEqualTo(3);
    assertThat(result.lines()).containsExactly(SOLUTION, SOLUTION);
    assertThat(Cli.run("sudoku", "count", "--limit", "1", IMPOSSIBLE, PUZZLE).code()).isEqualTo(4);
  }

  @Test
  void aSinglePuzzleOnATerminalIsDrawn() throws Exception {
    Cli terminal = new Cli("", "12", Map.of("LANG", "C", "NO_COLOR", "1"));
    Result drawn = terminal.call("sudoku", "solve", PUZZLE);
    assertThat(drawn.lines()).hasSize(13).startsWith("+-------+-------+-------+");
    assertThat(drawn.lines().get(1)).isEqualTo("| 5 3 4 | 6 7 8 | 9 1 2 |");
    assertThat(terminal.call("sudoku", "solve", "--output", "line", PUZZLE).out())
        .isEqualTo(SOLUTION + "\n");
    assertThat(terminal.call("sudoku", "solve", file("two.txt", PUZZLE + "\n" + PUZZLE)).lines())
        .containsExactly(SOLUTION, SOLUTION);
    assertThat(Cli.run("sudoku", "solve", "--output", "grid", PUZZLE).lines()).hasSize(13);
  }

  @Test
  void drawingDependsOnLocaleAndColourSettings() {
    Result unicode =
        new Cli("", "12", Map.of("LC_ALL", "C.UTF-8", "LANG", "C")).call("sudoku", "solve", PUZZLE);
    assertThat(unicode.out()).contains("\u2502").contains("\u001b[1m5\u001b[0m");
    assertThat(unicode.out().replaceAll("\u001b\\[\\d*m", "")).contains("5 3 4 \u2502 6 7 8");
    String[] always = {"sudoku", "solve", "--output", "grid", "--color", "always", PUZZLE};
    assertThat(Cli.run(always).out()).contains("\u001b[36m4\u001b[0m");
    String[] never = {"sudoku", "solve", "--color=never", PUZZLE};
    assertThat(new Cli("", "1", Map.of()).call(never).out()).doesNotContain("\u001b");
  }

  @Test
  void withoutInputATerminalGetsTheHelp() {
    Result result = new Cli("", "012", Map.of()).call("sudoku", "solve");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("Usage: quadrille sudoku solve");
  }

  @Test
  void statisticsGoToStandardError() {
    Result result = Cli.run("sudoku", "solve", "--stats", PUZZLE);
    assertThat(result.out()).isEqualTo(SOLUTION + "\n");
    assertThat(result.err())
        .matches("1 puzzle, 0 bad, 1 solution, \\d+ nodes, \\d+ updates, .* s\n");
  }

  @Test
  void progressCanBeShownAsLines() {
    Result result = Cli.run("sudoku", "count", "--progress", "plain", "--timeout", "1500ms", EMPTY);
    assertThat(result.err()).contains("progress: ").contains(" nodes");
  }

  @Test
  void benchComparesTheAlgorithms() throws Exception {
    String file = file("p.txt", PUZZLE + "\n" + SOLUTION + "\n");
    Result result = Cli.run("sudoku", "bench", "--warmup", "10ms", file);
    assertThat(result.code()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.lines()).hasSize(7);
    assertThat(result.lines().get(0)).isEqualTo("2 puzzles, times in milliseconds");
    assertThat(result.lines().get(1)).contains("median", "95 %", "99 %", "nodes", "timed out");
    List<String> names = List.of("fast", "dlx", "bitmask", "pruned", "naive");
    for (int k = 0; k < names.size(); k++) {
      String[] cells = result.lines().get(2 + k).strip().split(" +", -1);
      assertThat(cells).hasSize(8).startsWith(names.get(k));
      assertThat(cells[5]).as("solved").isEqualTo("2");
      assertThat(cells[6]).as("timed out").isEqualTo("0");
    }
    assertThat(result.lines().get(6)).endsWith(" 1.0");
  }

  @Test
  void benchHasATimeout() {
    String hard =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    Result result =
        Cli.run(
            "sudoku",
            "bench",
            "--algorithms",
            "naive,dlx",
            "--timeout",
            "50ms",
            "--warmup",
            "0s",
            hard);
    assertThat(result.code()).isZero();
    String[] naive = result.lines().get(2).split(" +", -1);
    assertThat(naive[5]).isEqualTo("0");
    assertThat(naive[6]).isEqualTo("1");
    assertThat(result.lines().get(3)).contains(">=");
    assertThat(Cli.run("sudoku", "bench", "--algorithms", "dlx", "--warmup", "0s", hard).out())
        .contains(" -\n");
  }

  @Test
  void severalPuzzlesAsArgumentsAreNumbered() {
    Result result = Cli.run("sudoku", "check", PUZZLE, IMPOSSIBLE);
    assertThat(result.lines())
        .containsExactly(
            "argument 1:1: unique", "argument 2:1: no solution: no digit is left for r1c1");
    assertThat(Cli.run("sudoku", "check", PUZZLE, PUZZLE).lines())
        .containsExactly("argument 1:1: unique", "argument 2:1: unique");
  }

  @Test
  void anEmptyArgumentIsNotAnInput() {
    Result result = Cli.run("sudoku", "solve", "");
    assertThat(result.code()).isEqualTo(3);
    assertThat(result.err()).startsWith(": no such file, and not a puzzle");
  }

  @Test
  void standardInputCanBeGivenOnlyOnce() {
    assertThat(Cli.run("sudoku", "solve", "-", "-").code()).isEqualTo(2);
  }

  @Test
  void statisticsCountThePrintedSolutions() {
    assertThat(Cli.run("sudoku", "solve", "--stats", AMBIGUOUS).err()).contains(" 1 solution,");
    assertThat(Cli.run("sudoku", "bench", "--stats", "--warmup=0s", PUZZLE).err())
        .doesNotContain(" 0 nodes");
  }

  @Test
  void progressOfABatchIncludesTheFractionDone() throws Exception {
    String file = file("slow.txt", (Puzzles.SLOW_FOR_NAIVE + "\n").repeat(4));
    Result result =
        Cli.run(
            "sudoku", "solve", "--algorithm=naive", "--timeout=700ms", "--progress=plain", file);
    assertThat(result.err()).contains("% done, about ");
  }
}
