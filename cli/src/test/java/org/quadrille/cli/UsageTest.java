package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.cli.Cli.Result;

class UsageTest {
  /** Wherever it stands, and whatever comes after it. */
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
  void anUnknownOptionIsNamedAlone(String words) {
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
  void wrongWordsAreExitCode2AndSayWhereToReadOn(String words) {
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
  void tellsItsVersion() {
    assertThat(Cli.run("--version").out()).startsWith("quadrille ");
    assertThat(Cli.run("sudoku", "solve", "--version").out()).startsWith("quadrille ");
  }

  @Test
  void anAtSignIsNoArgumentFile() {
    Result result = Cli.run("sudoku", "solve", "@words");
    assertThat(result.code()).isEqualTo(3);
    assertThat(result.err()).startsWith("@words: no such file");
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
