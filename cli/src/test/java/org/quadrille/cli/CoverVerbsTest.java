package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.quadrille.cli.Cli.Result;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.testkit.KnownProblem;

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
  void theFormatIsChosenByFileNameOrByFrom() throws Exception {
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
        .as("a count of 0 is an answer")
        .isEqualTo(new Result(0, "0\n", ""));
    assertThat(Cli.runWithInput(MATRIX, "cover", "count", "--from", "mat", "--limit", "3"))
        .isEqualTo(new Result(4, "3\n", zeros("-") + "at least 3: limit reached\n"));
  }

  @Test
  void reportsThatThereIsNoSolution() {
    assertThat(Cli.runWithInput("a b\na\n", "cover", "solve"))
        .isEqualTo(new Result(1, "", "no solution\n"));
    assertThat(Cli.runWithInput("a b\na\n", "cover", "solve", "-q"))
        .isEqualTo(new Result(1, "", ""));
  }

  @Test
  void aLimitIsExitCode4() {
    assertThat(Cli.runWithInput(TOY, "cover", "solve", "--max-nodes", "1"))
        .isEqualTo(new Result(4, "", "limit reached after 0 solutions\n"));
    assertThat(Cli.runWithInput(TOY, "cover", "solve", "--timeout", "0s").code()).isEqualTo(4);
  }

  @Test
  void optionsWithoutPrimaryItemAreIgnoredWithAWarning() {
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
  void malformedInputIsExitCode3WithItsPosition() throws Exception {
    assertThat(Cli.runWithInput("A B | C\nA:1\nB\n", "cover", "count"))
        .isEqualTo(new Result(3, "", "-:2:1: primary item A must not have a colour\n"));
    assertThat(Cli.runWithInput("A B A\n", "cover", "count"))
        .isEqualTo(new Result(3, "", "-:1:5: item A is declared twice\n"));
    assertThat(Cli.runWithInput("A B\nA Q\n", "cover", "solve"))
        .isEqualTo(new Result(3, "", "-:2:3: unknown item Q\n"));
    assertThat(Cli.runWithInput("", "cover", "solve").code()).isEqualTo(3);
    assertThat(Cli.runWithInput("A\0B", "cover", "solve").err()).contains("binary");
    assertThat(Cli.run("cover", "solve", folder.toString()))
        .isEqualTo(new Result(3, "", folder + ": expected a file, found a directory\n"));
    assertThat(Cli.run("cover", "count", "nosuch.dlx"))
        .isEqualTo(new Result(3, "", "nosuch.dlx: no such file\n"));
  }

  @Test
  void withoutAFileATerminalGetsTheHelp() {
    Result result = new Cli("", "012", Map.of()).call("cover", "count");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).startsWith("Usage: quadrille cover count");
  }

  @Test
  void statisticsGoToStandardError() {
    Result result =
        Cli.runWithInput(TOY, "cover", "count", "--stats", "--engine=dancing-links", "--threads=1");
    assertThat(result.out()).isEqualTo("1\n");
    assertThat(result.err())
        .startsWith("1 solution, 5 nodes, 16 updates, 0 cleansings, ")
        .endsWith(" s\nnodes by level: 2 2 1\nengine: dancing-links (requested)\n");
  }

  @Test
  void statisticsIncludeTheEngineAndTheReason() throws IOException {
    String count = Cli.runWithInput(TOY, "cover", "count", "--stats").err();
    assertThat(count).endsWith("\nengine: bitsets (7 primary items have rows of 6 options)\n");
    String solve = Cli.runWithInput(TOY, "cover", "solve", "--stats", "--engine=auto").err();
    assertThat(solve).endsWith("\nengine: bitsets (7 primary items have rows of 6 options)\n");
    String check = Cli.runWithInput("0:2|a\na\n", "cover", "check", "--stats").err();
    assertThat(check).endsWith("\nengine: dancing-links (there are bounds)\n");
    String queens = Cli.run("puzzle", "queens", "12", "--count", "--stats").err();
    assertThat(queens)
        .contains("\nengine: bitsets (24 primary items have rows of 144 options; ")
        .containsPattern("memory does not pay: [0-9]{4} nodes stand for [0-9]{4}[)]");
    StringBuilder matchings = new StringBuilder();
    DlxFormat.write(KnownProblem.matchings(8).problem(), matchings);
    assertThat(Cli.runWithInput(matchings.toString(), "cover", "count", "--stats").err())
        .contains("\nengine: bitsets (memory pays: 1");
    String components = Cli.runWithInput("a b\na\na\nb\n", "cover", "count", "--stats").err();
    assertThat(components)
        .contains("\nengine: bitsets (the longest count of 2 components: 1 primary items");
  }

  @Test
  void allEnginesGiveTheSameResults() {
    for (String engine : new String[] {"auto", "dancing-links", "dancing-cells", "Bitsets"}) {
      assertThat(Cli.runWithInput(TOY, "cover", "solve", "--engine", engine))
          .isEqualTo(new Result(0, "1:\n c e\n a d f\n b g\n", ""));
      assertThat(Cli.runWithInput(TOY, "cover", "count", "--engine", engine).out())
          .isEqualTo("1\n");
      assertThat(Cli.runWithInput(TOY, "cover", "check", "--engine", engine).out())
          .isEqualTo("unique\n");
      assertThat(Cli.run("puzzle", "queens", "6", "--count", "--engine", engine).out())
          .isEqualTo("4\n");
    }
    Result none = Cli.runWithInput(TOY, "cover", "count", "--engine", "steam");
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err())
        .contains("found 'steam'")
        .contains("expected one of auto, dancing-links, dancing-cells, bitsets");
    Result bounds = Cli.runWithInput("0:2|a\na\n", "cover", "count", "--engine=dancing-cells");
    assertThat(bounds.code()).isEqualTo(2);
    assertThat(bounds.err()).startsWith("quadrille: dancing-cells takes no items with bounds\n");
    Result many = Cli.run("puzzle", "queens", "70", "--solve", "--engine=bitsets");
    assertThat(many.code()).isEqualTo(2);
    assertThat(many.err()).startsWith("quadrille: bitsets takes at most 4096 options, not 4900\n");
    assertThat(Cli.run("puzzle", "queens", "6", "--dlx", "--engine", "dancing-links").code())
        .isEqualTo(2);
  }

  /** Two options for each of n items with a common coloured item: 2^n solutions, one component. */
  private static String coins(int n) {
    StringBuilder items = new StringBuilder();
    StringBuilder options = new StringBuilder();
    for (int k = 0; k < n; k++) {
      items.append('i').append(k).append(' ');
      options.append("i%d s:c\ni%d s:c\n".formatted(k, k));
    }
    return items + "| s\n" + options;
  }

  @Test
  void estimates() {
    assertThat(Cli.runWithInput(TOY, "cover", "estimate").lines())
        .hasSize(2)
        .anyMatch(line -> line.matches("solutions \\d\\.\\d+ ± 0\\.\\d+"))
        .anyMatch(line -> line.matches("nodes     \\d\\.\\d+ ± 0\\.\\d+"));
    assertThat(Cli.runWithInput(coins(10), "cover", "estimate", "--probes", "3"))
        .isEqualTo(new Result(0, "solutions 1024\nnodes     2046\n", ""));
    assertThat(Cli.runWithInput(coins(200), "cover", "estimate").out())
        .isEqualTo("solutions 1.607E+60\nnodes     3.214E+60\n");
    Result stopped = Cli.runWithInput(coins(10), "cover", "estimate", "--max-nodes", "25");
    assertThat(stopped)
        .isEqualTo(
            new Result(4, "solutions 1024\nnodes     2046\n", "limit reached after 2 probes\n"));
    assertThat(Cli.runWithInput(coins(10), "cover", "estimate", "--max-nodes", "5"))
        .isEqualTo(new Result(4, "", "limit reached before the first probe was complete\n"));
    assertThat(Cli.runWithInput(TOY, "cover", "estimate", "--probes", "0").code()).isEqualTo(2);
  }

  @Test
  void samples() {
    Result five = Cli.runWithInput(coins(30), "cover", "sample", "-n", "5");
    assertThat(five.lines()).hasSize(5 * 31).contains("5:", " i7 s:c");
    assertThat(Cli.runWithInput(coins(30), "cover", "sample", "-n", "5")).isEqualTo(five);
    String[] seeded = {"cover", "sample", "-n", "5", "--json", "--seed"};
    String[] one = java.util.Arrays.copyOf(seeded, 7);
    String[] two = one.clone();
    one[6] = "1";
    two[6] = "2";
    assertThat(Cli.runWithInput(coins(30), one).out().lines().findFirst())
        .isNotEqualTo(Cli.runWithInput(coins(30), two).out().lines().findFirst());
    assertThat(Cli.runWithInput("a b\na\n", "cover", "sample"))
        .isEqualTo(new Result(1, "", "no solution\n"));
    Result stopped =
        Cli.runWithInput(coins(30), "cover", "sample", "-n", "5", "--max-nodes", "195");
    assertThat(stopped.code()).isEqualTo(4);
    assertThat(stopped.err()).isEqualTo("limit reached after 2 solutions\n");
    assertThat(stopped.lines()).hasSize(2 * 31);
  }

  @Test
  void sampleReportsThatItIsNotUniform() {
    String[] few = {"cover", "sample", "--max-nodes", "20000"}; // too few to count
    Result queens = Cli.runWithInput(queens(12), few);
    assertThat(queens.code()).isZero();
    assertThat(queens.err()).isEqualTo("not uniform: some solutions are more likely than others\n");
    String[] quiet = {"cover", "sample", "--max-nodes", "20000", "--quiet"};
    assertThat(Cli.runWithInput(queens(12), quiet).err()).isEmpty();
    String bounds = "2|sum | a b c d\nsum a\nsum b\nsum c\nsum d\n";
    for (String problem : new String[] {queens(8), queens(11), bounds}) {
      Result uniform = Cli.runWithInput(problem, "cover", "sample", "--json");
      assertThat(uniform.err()).isEmpty();
      assertThat(uniform.out()).contains("\"uniform\":true");
    }
  }

  private static String queens(int n) {
    return Cli.run("puzzle", "queens", Integer.toString(n), "--dlx").out();
  }

  private static final String PRICED = "a b c | h\na b |7\na h:1 |2\nb h:1 |1 |1\nb c |9\nc |3\n";

  @Test
  void bestPrintsTheCheapestSolutionsFirst() {
    assertThat(Cli.runWithInput(PRICED, "cover", "best"))
        .isEqualTo(new Result(0, "1: cost 7\n a h:1 |2\n b h:1 |1 |1\n c |3\n", ""));
    assertThat(Cli.runWithInput(PRICED, "cover", "best", "-k", "5").lines())
        .filteredOn(line -> line.contains(":  cost") || line.contains(": cost"))
        .containsExactly("1: cost 7", "2: cost 10", "3: cost 11");
    assertThat(Cli.runWithInput(PRICED, "cover", "best", "-k2", "--json").lines().get(1))
        .isEqualTo("{\"type\":\"solution\",\"schema\":1,\"n\":2,\"options\":[0,4],\"cost\":10}");
  }

  @Test
  void bestWithoutASolutionIsExitCode1() {
    assertThat(Cli.runWithInput("a b\na |3\n", "cover", "best"))
        .isEqualTo(new Result(1, "", "no solution\n"));
    assertThat(Cli.runWithInput(PRICED, "cover", "best", "-k", "0").code()).isEqualTo(2);
  }

  @Test
  void bestReportsThatALimitWasReached() {
    int none = 0;
    int some = 0;
    Result result = Cli.runWithInput(PRICED, "cover", "best", "-k5", "--max-nodes=1");
    for (int nodes = 2; result.code() != 0; nodes++) {
      assertThat(result.code()).isEqualTo(4);
      if (result.out().isEmpty()) {
        none++;
        assertThat(result.err())
            .isEqualTo("no solution found, but some may exist: limit reached\n");
      } else {
        some++;
        assertThat(result.err())
            .isEqualTo("cheapest solutions found, but cheaper ones may exist: limit reached\n");
      }
      result = Cli.runWithInput(PRICED, "cover", "best", "-k5", "--max-nodes=" + nodes);
    }
    assertThat(none).isPositive();
    assertThat(some).isPositive();
  }

  @Test
  void anInterruptWhileReadingIsExitCode130() throws Exception {
    Path problem = Files.writeString(folder.resolve("toy.dlx"), TOY);
    for (String verb :
        new String[] {
          "solve", "count", "check", "best", "estimate", "sample", "simplify", "explain", "info"
        }) {
      assertThat(Cli.runInterrupted(problem, "cover", verb))
          .as(verb)
          .isEqualTo(new Result(130, "", "-: interrupted before the end of the input\n"));
    }
    Path solutions = Files.writeString(folder.resolve("s.txt"), "1:\n a\n");
    assertThat(Cli.runInterrupted(solutions, "cover", "verify", problem.toString(), "-"))
        .isEqualTo(new Result(130, "", "-: interrupted before the end of the input\n"));
    assertThat(Cli.runInterrupted(problem, "cover", "count", "-q"))
        .isEqualTo(new Result(130, "", ""));
  }

  /** Runs with an input whose reads throw an exception. */
  private static Result runWithBroken(IOException fault) {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw fault;
          }

          @Override
          public int read(byte[] buffer, int offset, int length) throws IOException {
            throw fault;
          }
        };
    return Cli.runWithInput(broken, "cover", "count");
  }

  @Test
  void readErrorsAreReported() {
    assertThat(runWithBroken(new IOException("the line is dead")))
        .isEqualTo(new Result(3, "", "-: cannot be read: the line is dead\n"));
    assertThat(runWithBroken(new ClosedChannelException()))
        .isEqualTo(new Result(3, "", "-: cannot be read: ClosedChannelException\n"));
  }

  @Test
  void boundsAreSatisfied() {
    String tea =
        "2|tea 0:1|milk 1:2|cup | tray\ntea cup tray:r\ntea milk\ntea cup tray:b\ncup tray:r\nmilk\n";
    assertThat(Cli.runWithInput(tea, "cover", "count").out()).isEqualTo("3\n");
    assertThat(Cli.runWithInput(tea, "cover", "solve", "--all").lines())
        .contains("3:")
        .doesNotContain("4:");
  }

  @Test
  void countsOfIndependentComponentsAreMultiplied() {
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < 40; k++) {
      text.append(k == 0 ? "" : " ").append("i").append(k);
    }
    text.append('\n');
    for (int k = 0; k < 80; k++) {
      text.append("i").append(k / 2).append('\n');
    }
    assertThat(Cli.runWithInput(text.toString(), "cover", "count"))
        .isEqualTo(new Result(0, "1099511627776\n", ""));
    assertThat(Cli.runWithInput(text.toString(), "cover", "count", "--limit", "1000"))
        .isEqualTo(new Result(4, "1000\n", "at least 1000: limit reached\n"));
  }

  @Test
  void checkReportsWhetherTheSolutionIsUnique() {
    assertThat(Cli.runWithInput(TOY, "cover", "check")).isEqualTo(new Result(0, "unique\n", ""));
    assertThat(Cli.runWithInput("a b\na\n", "cover", "check"))
        .isEqualTo(new Result(1, "no solution\n", ""));
    assertThat(Cli.runWithInput("a b\na\nb\na b\nb\n", "cover", "check"))
        .isEqualTo(new Result(1, "not unique\n1:\n a\n b\n2:\n a\n b\n", ""));
  }

  @Test
  void checkWithALimitIsUnknown() {
    assertThat(Cli.runWithInput(TOY, "cover", "check", "--max-nodes", "1"))
        .isEqualTo(new Result(4, "unknown\n", "limit reached after 0 solutions\n"));
    assertThat(Cli.runWithInput("a\na\na\n", "cover", "check", "--max-nodes", "1"))
        .isEqualTo(new Result(4, "unknown\n", "limit reached after 1 solution\n"));
  }
}
