package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.cli.Cli.Result;

class UsageTest {
  /** At any position and with any arguments after it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cover sample --threads 2",
        "cover sample --threads 2 file.dlx",
        "cover sample file.dlx --threads 2",
        "cover best --threads 2 -k 3",
        "cover info --threads",
        "cover estimate --threads 2 --unordered",
        "puzzle list --threads 2",
      })
  void onlyTheUnknownOptionIsNamed(String words) {
    Result result = Cli.run(words.split(" "));
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("quadrille: Unknown option: '--threads'\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "sudoku",
        "cover",
        "sudoku slove x",
        "cover chekc x",
        "sudoku solve --bogus x",
        "sudoku solve --algorithm quick x",
        "sudoku solve --limit x y",
        "sudoku solve --limit -1 x",
        "sudoku count --max-nodes -5 x",
        "sudoku check --limit 2 x",
        "sudoku count --output grid x",
        "sudoku solve --all --limit 2 x",
        "sudoku solve --json --output line x",
        "sudoku solve --timeout 5 x",
        "sudoku solve --timeout 5lightyears x",
        "sudoku bench --timeout 0s x",
        "sudoku convert x",
        "sudoku convert --to pdf x",
        "sudoku convert --from svg --to line x",
        "sudoku convert --to line --variant y x",
        "sudoku bench --algorithms dlx,none x",
        "sudoku bench --svg nosuch/folder/b.svg x",
        "sudoku bench --svg . x",
        "completion",
        "completion fish",
        "completion bash zsh",
        "cover count one two",
        "cover solve --from xml x",
        "cover simplify --to lp x",
        "cover simplify --json x",
        "cover explain --limit 2 x",
      })
  void invalidArgumentsAreExitCode2AndReferToTheHelp(String words) {
    Result result = Cli.run(words.isEmpty() ? new String[0] : words.split(" "));
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("quadrille: ").contains("--help'.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "sudoku",
        "sudoku solve",
        "sudoku check",
        "sudoku count",
        "sudoku bench",
        "sudoku convert",
        "cover",
        "cover solve",
        "cover count",
        "cover simplify",
        "cover explain",
        "puzzle",
        "puzzle list",
        "puzzle queens",
        "puzzle langford",
        "puzzle polyominoes",
        "puzzle words",
        "completion"
      })
  void everyCommandHasHelp(String command) {
    Result result = Cli.run((command + " --help").strip().split(" "));
    assertThat(result.code()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).startsWith("Usage: quadrille " + command);
  }

  @Test
  void helpListsAllVerbs() {
    assertThat(Cli.run("sudoku", "--help").out()).contains("solve", "check", "count", "bench");
    assertThat(Cli.run("cover", "--help").out()).contains("solve", "count");
  }

  @Test
  void printsItsVersion() {
    assertThat(Cli.run("--version").out()).startsWith("quadrille ");
    assertThat(Cli.run("sudoku", "solve", "--version").out()).startsWith("quadrille ");
  }

  @Test
  void anAtSignDoesNotDenoteAnArgumentFile() {
    Result result = Cli.run("sudoku", "solve", "@words");
    assertThat(result.code()).isEqualTo(3);
    assertThat(result.err()).startsWith("@words: no such file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sudoku solve --limit x p | --limit: expected an integer up to 9223372036854775807, found 'x'",
        "sudoku solve --threads 2.5 p | --threads: expected an integer up to 2147483647, found '2.5'",
        "sudoku solve --timeout 5 p | --timeout: expected a number with a unit, such as 500ms, 5s, 2m or 1h, found '5'",
        "sudoku bench --algorithms dlx,no p | --algorithms: expected one of fast, dlx, bitmask, pruned, naive, found 'no'",
        "cover convert --to xml p | --to: expected one of dlx, json, mat, cnf, lp, found 'xml'",
        "puzzle queens eight | N: expected an integer up to 2147483647, found 'eight'",
        "completion fish | SHELL: expected one of bash, zsh, found 'fish'",
        "cover count --max-nodes -5 p | --max-nodes: expected 0 or more, found -5",
        "cover best -k 0 p | -k: expected 1 or more, found 0"
      })
  void invalidValuesAreReportedWithWhatIsExpected(String words, String message) {
    assertThat(Cli.runWithInput("a\na\n", words.replace(" p", " -").split(" ")).err())
        .startsWith("quadrille: " + message + "\n");
  }

  @Test
  void durationsHaveUnits() {
    DurationConverter converter = new DurationConverter();
    assertThat(converter.convert("500ms")).hasMillis(500);
    assertThat(converter.convert("5s")).hasSeconds(5);
    assertThat(converter.convert("1.5m")).hasSeconds(90);
    assertThat(converter.convert("2min")).hasMinutes(2);
    assertThat(converter.convert("2h")).hasHours(2);
    assertThat(converter.convert("1d")).hasDays(1);
    assertThat(converter.convert("999999999999d"))
        .isGreaterThan(java.time.Duration.ofDays(100_000));
  }
}
