package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.quadrille.cli.Cli.Result;

class CoverVerbsTest {
  private static final String TOY =
      "| the toy problem\na b c d e f g\nc e\na d g\n  b c   f\na d f\nb g\nd e g\n";
  private static final String MATRIX = "1 0 0\n0 1 1\n0 0 0\n011\n100\n";

  @TempDir Path folder;

  private String file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void printsOptionsAsWrittenAndInFileOrder() throws Exception {
    String expected = "1:\n c e\n a d f\n b g\n";
    assertThat(Cli.run("cover", "solve", file("toy.dlx", TOY)))
        .isEqualTo(new Result(0, expected, ""));
    assertThat(Cli.runWithInput(TOY, "cover", "solve")).isEqualTo(new Result(0, expected, ""));
    assertThat(Cli.runWithInput(TOY, "cover", "solve", "-")).isEqualTo(new Result(0, expected, ""));
    assertThat(Cli.runWithInput("a\n  a  \n", "cover", "solve").out()).isEqualTo("1:\n a\n");
  }

  private static String zeros(String file) {
    return file + ":3: option ignored, it is all zeros\n";
  }

  @Test
  void numbersTheSolutions() throws Exception {
    String file = file("m.mat", MATRIX);
    assertThat(Cli.run("cover", "solve", "--limit", "2", file))
        .isEqualTo(new Result(0, "1:\n 1 0 0\n 0 1 1\n2:\n 1 0 0\n 011\n", zeros(file)));
    assertThat(Cli.run("cover", "solve", "--all", file).lines()).hasSize(12).contains("4:");
    assertThat(Cli.run("cover", "solve", "--limit", "0", file).lines()).hasSize(12);
    assertThat(Cli.run("cover", "solve", file).lines()).hasSize(3);
  }

  @Test
  void theFormGoesByTheNameOrByFrom() throws Exception {
    assertThat(Cli.run("cover", "count", file("m.MAT", MATRIX)).out()).isEqualTo("4\n");
    String text = file("m.txt", MATRIX);
    assertThat(Cli.run("cover", "count", "--from", "mat", text).out()).isEqualTo("4\n");
    assertThat(Cli.run("cover", "count", text).code()).as("as dlx: a twice").isEqualTo(3);
    assertThat(Cli.runWithInput(MATRIX, "cover", "count", "--from", "MAT").out()).isEqualTo("4\n");
  }

  @Test
  void counts() {
    assertThat(Cli.runWithInput(TOY, "cover", "count")).isEqualTo(new Result(0, "1\n", ""));
    assertThat(Cli.runWithInput("a b\na\n", "cover", "count"))
        .as("no is an answer too")
        .isEqualTo(new Result(0, "0\n", ""));
    assertThat(Cli.runWithInput(MATRIX, "cover", "count", "--from", "mat", "--limit", "3"))
        .isEqualTo(new Result(4, "3\n", zeros("-") + "at least 3: a limit was reached\n"));
  }

  @Test
  void saysThatThereIsNoSolution() {
    assertThat(Cli.runWithInput("a b\na\n", "cover", "solve"))
        .isEqualTo(new Result(1, "", "no solution\n"));
    assertThat(Cli.runWithInput("a b\na\n", "cover", "solve", "-q"))
        .isEqualTo(new Result(1, "", ""));
  }

  @Test
  void aQuestionLeftOpenIsExitCode4() {
    assertThat(Cli.runWithInput(TOY, "cover", "solve", "--max-nodes", "1"))
        .isEqualTo(new Result(4, "", "a limit was reached after 0 solutions\n"));
    assertThat(Cli.runWithInput(TOY, "cover", "solve", "--timeout", "0s").code()).isEqualTo(4);
  }

  @Test
  void optionsWithoutPrimaryItemAreIgnoredWithAWarningThatNamesTheLine() {
    Result result = Cli.runWithInput("A B | X Y\nA X\nB\nX Y\nY\n", "cover", "solve", "--json");
    assertThat(result.code()).isZero();
    assertThat(result.err())
        .isEqualTo(
            """
            -:4: option ignored, it has no primary item: X Y
            -:5: option ignored, it has no primary item: Y
            """);
    assertThat(result.lines().get(0)).contains("\"options\":[0,1]");
  }

  @Test
  void coloursMustAgree() {
    String problem = "p q | x y\np x:A y:B\np x:B\nq x:A\nq y:C\n";
    assertThat(Cli.runWithInput(problem, "cover", "count").out()).isEqualTo("2\n");
  }

  @Test
  void badInputIsExitCode3AndSaysWhere() throws Exception {
    assertThat(Cli.runWithInput("A B | C\nA:1\nB\n", "cover", "count"))
        .isEqualTo(new Result(3, "", "-:2:1: primary item A must not have a colour\n"));
    assertThat(Cli.runWithInput("A B A\n", "cover", "count"))
        .isEqualTo(new Result(3, "", "-:1:5: item A is declared twice\n"));
    assertThat(Cli.runWithInput("A B\nA Q\n", "cover", "solve"))
        .isEqualTo(new Result(3, "", "-:2:3: unknown item Q\n"));
    assertThat(Cli.runWithInput("", "cover", "solve").code()).isEqualTo(3);
    assertThat(Cli.runWithInput("A\0B", "cover", "solve").err()).contains("binary");
    assertThat(Cli.run("cover", "solve", folder.toString()))
        .isEqualTo(new Result(3, "", folder + ": is a directory, expected a file\n"));
    assertThat(Cli.run("cover", "count", "nosuch.dlx"))
        .isEqualTo(new Result(3, "", "nosuch.dlx: no such file\n"));
  }

  @Test
  void onATerminalNoFileMeansHelp() {
    Result result = new Cli("", "012", Map.of()).call("cover", "count");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).startsWith("Usage: quadrille cover count");
  }

  @Test
  void statisticsGoToStandardError() {
    Result result = Cli.runWithInput(TOY, "cover", "count", "--stats");
    assertThat(result.out()).isEqualTo("1\n");
    assertThat(result.err()).startsWith("1 solutions, 5 nodes, 16 updates, ");
  }
}
