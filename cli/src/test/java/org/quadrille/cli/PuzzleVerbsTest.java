package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.cli.Cli.Result;

class PuzzleVerbsTest {
  private static final String TWO_DOMINOES = "##\n##\nI 2\n##\n";
  private static final String WORDS = "| short ones\nat\nto\nan\nao\ntn\non\nabc\n";

  @TempDir Path folder;

  private String file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void listsAllPuzzles() {
    Result result = Cli.run("puzzle", "list");
    assertThat(result.code()).isZero();
    assertThat(result.err()).isEmpty();
    List<String> names = result.lines().stream().map(line -> line.split("[ \t]", 2)[0]).toList();
    assertThat(names).containsExactly("queens", "langford", "polyominoes", "words");
    assertThat(Cli.run("puzzle", "--help").out()).contains(names).contains("list");
    for (String line : result.lines()) {
      String words = line.substring(0, line.indexOf('\t'));
      assertThat(Cli.run("puzzle", words.split(" ", 2)[0], "--help").out())
          .contains(words.split(" "));
    }
  }

  @Test
  void drawsOneSolutionByDefault() {
    Result one = Cli.run("puzzle", "queens", "4");
    assertThat(one).isEqualTo(new Result(0, "1:\n ..Q.\n Q...\n ...Q\n .Q..\n", ""));
    assertThat(Cli.run("puzzle", "queens", "4", "--solve")).isEqualTo(one);
    assertThat(Cli.run("puzzle", "queens", "4", "--limit", "1")).isEqualTo(one);
    assertThat(Cli.run("puzzle", "queens", "4", "--all").lines()).hasSize(10).contains("1:", "2:");
    assertThat(Cli.run("puzzle", "queens", "5", "--solve", "--limit", "3").lines()).hasSize(18);
    assertThat(Cli.run("puzzle", "langford", "3", "--all"))
        .isEqualTo(new Result(0, "1:\n 3 1 2 1 3 2\n2:\n 2 3 1 2 1 3\n", ""));
  }

  @Test
  void counts() {
    assertThat(Cli.run("puzzle", "queens", "8", "--count")).isEqualTo(new Result(0, "92\n", ""));
    assertThat(Cli.run("puzzle", "langford", "7", "--count")).isEqualTo(new Result(0, "52\n", ""));
    assertThat(Cli.run("puzzle", "langford", "5", "--count")).isEqualTo(new Result(0, "0\n", ""));
    assertThat(Cli.run("puzzle", "queens", "8", "--count", "--all").out()).isEqualTo("92\n");
    assertThat(Cli.run("puzzle", "queens", "8", "--count", "--limit=0").out()).isEqualTo("92\n");
    assertThat(Cli.run("puzzle", "queens", "8", "--count", "--limit", "5"))
        .isEqualTo(new Result(4, "5\n", "at least 5: limit reached\n"));
  }

  @Test
  void reportsThatThereIsNoSolution() {
    assertThat(Cli.run("puzzle", "queens", "3")).isEqualTo(new Result(1, "", "no solution\n"));
    assertThat(Cli.run("puzzle", "queens", "3", "--quiet")).isEqualTo(new Result(1, "", ""));
  }

  @Test
  void aLimitIsExitCode4() {
    assertThat(Cli.run("puzzle", "queens", "8", "--max-nodes", "1"))
        .isEqualTo(new Result(4, "", "limit reached after 0 solutions\n"));
    assertThat(Cli.run("puzzle", "queens", "8", "--count", "--timeout", "0s").code()).isEqualTo(4);
  }

  @Test
  void packsPiecesFromAFileOrStandardInput() throws Exception {
    String expected = "1:\n II\n AA\n2:\n IA\n IA\n";
    assertThat(Cli.run("puzzle", "polyominoes", file("p.txt", TWO_DOMINOES), "--all"))
        .isEqualTo(new Result(0, expected, ""));
    assertThat(Cli.runWithInput(TWO_DOMINOES, "puzzle", "polyominoes", "-", "--all"))
        .isEqualTo(new Result(0, expected, ""));
  }

  @Test
  void findsWordRectangles() throws Exception {
    String list = file("w.txt", WORDS);
    assertThat(Cli.run("puzzle", "words", "2", "2", list, "--count").out()).isEqualTo("6\n");
    assertThat(Cli.run("puzzle", "words", "2", "2", list, "--distinct", "--all").lines())
        .hasSize(6)
        .containsSequence(" at", " on")
        .containsSequence(" ao", " tn");
    assertThat(Cli.run("puzzle", "words", "2", "4", list).code()).isEqualTo(1);
  }

  /** The cover verbs count the same number of solutions. */
  @Test
  void printsTheProblem() throws Exception {
    String[][] puzzles = {
      {"queens", "6"},
      {"langford", "7"},
      {"polyominoes", file("p.txt", "####\n####\nI 0..2\n##\nL one-sided\n#.\n##\nO 1..8\n#\n")},
      {"words", "2", "2", file("w.txt", WORDS)},
      {"words", "2", "2", file("w.txt", WORDS), "--distinct"},
    };
    for (String[] puzzle : puzzles) {
      Result problem = run(puzzle, "--dlx");
      assertThat(problem.code()).isZero();
      assertThat(problem.err()).isEmpty();
      Result count = Cli.runWithInput(problem.out(), "cover", "count");
      assertThat(count).isEqualTo(run(puzzle, "--count"));
    }
    assertThat(Cli.run("puzzle", "langford", "1", "--dlx").out()).isEqualTo("p1 s1 s2\n");
  }

  private static Result run(String[] puzzle, String option) {
    String[] words = new String[puzzle.length + 2];
    words[0] = "puzzle";
    System.arraycopy(puzzle, 0, words, 1, puzzle.length);
    words[words.length - 1] = option;
    return Cli.run(words);
  }

  @Test
  void malformedFilesAreExitCode3WithTheirPosition() throws Exception {
    String bad = file("bad.txt", "##\nI 2\n##\nI\n#\n");
    assertThat(Cli.run("puzzle", "polyominoes", bad, "--count"))
        .isEqualTo(
            new Result(3, "", bad + ":4:1: expected different names, found a second piece I\n"));
    String words = file("bad-words.txt", "one\ntwo three\n");
    assertThat(Cli.run("puzzle", "words", "2", "2", words))
        .isEqualTo(
            new Result(3, "", words + ":2:4: expected a word, found a blank, : or | in it\n"));
    assertThat(Cli.run("puzzle", "polyominoes", "nosuch.txt"))
        .isEqualTo(new Result(3, "", "nosuch.txt: no such file\n"));
    assertThat(Cli.run("puzzle", "words", "2", "2", folder.toString()))
        .isEqualTo(new Result(3, "", folder + ": expected a file, found a directory\n"));
    assertThat(Cli.runWithInput("", "puzzle", "polyominoes", "-").code()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "puzzle",
        "puzzle chess 8",
        "puzzle list queens",
        "puzzle queens",
        "puzzle queens eight",
        "puzzle queens 0",
        "puzzle queens 1001",
        "puzzle queens 8 8",
        "puzzle langford -1",
        "puzzle langford 0",
        "puzzle polyominoes",
        "puzzle words 2 2",
        "puzzle queens 4 --count --dlx",
        "puzzle queens 4 --count --solve",
        "puzzle queens 4 --all --limit 2",
        "puzzle queens 4 --limit -1",
        "puzzle queens 4 --dlx --json",
        "puzzle queens 4 --dlx --all",
        "puzzle queens 4 --dlx --limit 0",
        "puzzle queens 4 --dlx --timeout 5s",
        "puzzle queens 4 --svg x",
        "puzzle queens 4 --distinct",
      })
  void invalidArgumentsAreExitCode2(String words) {
    Result result = Cli.run(words.split(" "));
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("quadrille: ").contains("--help'.");
  }

  @Test
  void parametersOutOfRangeAreReported() throws Exception {
    assertThat(Cli.run("puzzle", "queens", "0").err())
        .startsWith("quadrille: the number of queens: expected 1 to 1000, found 0\n");
    assertThat(Cli.run("puzzle", "words", "0", "2", file("w.txt", WORDS)))
        .returns(2, Result::code)
        .returns("", Result::out);
  }

  @Test
  void statisticsAndProgressGoToStandardError() {
    Result result = Cli.run("puzzle", "queens", "6", "--count", "--stats", "--progress=plain");
    assertThat(result.out()).isEqualTo("4\n");
    assertThat(result.err()).startsWith("4 solutions, ");
    assertThat(new Cli("", "012", Map.of()).call("puzzle", "queens", "6", "--count").out())
        .isEqualTo("4\n");
  }
}
