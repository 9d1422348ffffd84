package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.quadrille.cli.Cli.Result;

/** The verbs {@code simplify} and {@code explain}. */
class CoverReasonsTest {
  private static final String TOY = "a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g\n";

  /** Each option covers two of the items a, b, c, which is impossible; d is unrelated. */
  private static final String ODD = "a b c d | x\na b x:1\nd x:1\nb c x:1\nc a\nd\n";

  @TempDir Path folder;

  private String file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  // explain

  @Test
  void explainPrintsItemsAndRestrictedOptions() {
    assertThat(Cli.runWithInput(ODD, "cover", "explain"))
        .isEqualTo(
            new Result(
                1,
                """
                no solution: these 3 items cannot all be covered:
                 a
                 b
                 c
                options, restricted to these items:
                 a b (option 0)
                 b c (option 2)
                 c a (option 3)
                """,
                ""));
  }

  @Test
  void explainPrintsBoundsOfItemsAndIdsOfOptions() throws Exception {
    String json =
        """
        {"primary":["a","b",{"name":"c","min":2,"max":3}, "d"],"secondary":["x"],"options":[
         {"items":["a","x:red"],"id":"r1"},{"items":["b","x:blue"]},{"items":["c","a"]},
         {"items":["c","b"],"id":"r3"},{"items":["d"]},{"items":["c", "d", "x"]}]}
        """;
    Result result = Cli.run("cover", "explain", file("p.json", json));
    assertThat(result.code()).isEqualTo(0);
    assertThat(result.out()).isEqualTo("there is a solution\n");
    String tea =
        "{\"primary\":[{\"name\":\"t\",\"min\":2,\"max\":3}],\"secondary\":[\"x\"],\"options\":["
            + "{\"items\":[\"t\",\"x:red\"],\"id\":\"r1\"},{\"items\":[\"t\",\"x\"]}]}";
    assertThat(Cli.run("cover", "explain", file("tea.json", tea)).out())
        .isEqualTo(
            """
            no solution: these 2 items cannot all be covered:
             t (2 to 3 times)
             x (secondary)
            options, restricted to these items:
             t x:red (option r1)
             t x (option 1)
            """);
    assertThat(Cli.runWithInput("2|t u\nt u\nu\n", "cover", "explain").out())
        .isEqualTo(
            """
            no solution: this item cannot be covered:
             t (2 times)
            options, restricted to these items:
             t (option 0)
            """);
  }

  @Test
  void explainPrintsAnItemWithoutOptions() {
    assertThat(Cli.runWithInput("a b c\na\nb\n", "cover", "explain"))
        .isEqualTo(
            new Result(
                1,
                "no solution: this item cannot be covered:\n c\nno option has any of them\n",
                ""));
  }

  @Test
  void explainReportsALimit() {
    assertThat(Cli.runWithInput(TOY, "cover", "explain", "--max-nodes=1"))
        .isEqualTo(new Result(4, "", "unknown whether there is a solution: limit reached\n"));
    assertThat(Cli.runWithInput(TOY, "cover", "explain", "--timeout", "0s").code()).isEqualTo(4);
    Result partly = Cli.runWithInput(ODD, "cover", "explain", "--max-nodes=5", "--stats");
    assertThat(partly.code()).isEqualTo(1);
    assertThat(partly.out()).contains(" a\n b\n c\n");
    assertThat(partly.err())
        .startsWith("fewer items may suffice: limit reached\n")
        .contains(" nodes, ");
  }

  // simplify

  @Test
  void simplifyWritesTheSmallerProblem() {
    assertThat(Cli.runWithInput(TOY, "cover", "simplify"))
        .isEqualTo(new Result(0, "a b c\nc\na\nb\n", "removed 4 of 7 items and 3 of 6 options\n"));
    assertThat(Cli.runWithInput("a b | x\na |3\nb x:1\nb x:2 |4\n", "cover", "simplify", "-q"))
        .isEqualTo(new Result(0, "a b\na |3\nb\nb |4\n", ""));
  }

  @Test
  void simplifiedJsonRefersToTheOriginalOptions() throws Exception {
    String toy = file("toy.dlx", TOY);
    Result simplified = Cli.run("cover", "simplify", "--to=json", toy);
    assertThat(simplified.out())
        .isEqualTo(
            "{\"primary\":[\"a\",\"b\",\"c\"],\"secondary\":[],\"options\":[{\"items\":[\"c\"],\"id\":\"0\"},"
                + "{\"items\":[\"a\"],\"id\":\"3\"},{\"items\":[\"b\"],\"id\":\"4\"}]}\n");
    assertThat(Cli.run("cover", "solve", "--json", file("s.json", simplified.out())).out())
        .contains("\"options\":[\"0\",\"3\",\"4\"]");
    String ids =
        """
        {"primary":["a","b"],"options":[{"items":["a","b"],"id":"2"},{"items":["a"],"id":"x"},
         {"items":["b"]},{"items":["a"]}]}
        """;
    String out = Cli.run("cover", "simplify", "--to=json", file("i.json", ids)).out();
    assertThat(out).contains("\"id\":\"2\"", "\"id\":\"x\"", "\"id\":\"#2\"", "\"id\":\"3\"");
    assertThat(Cli.run("cover", "count", file("j.json", out)).out()).isEqualTo("3\n");
  }

  @Test
  void simplifyReportsThatThereIsNoSolution() {
    assertThat(Cli.runWithInput("a b c\na\nb\n", "cover", "simplify"))
        .isEqualTo(
            new Result(
                0,
                "c\n",
                "removed 2 of 3 items and 2 of 2 options\nno solution: item c cannot be covered\n"));
  }

  @Test
  void simplifyStoppedByALimitIsCorrectAndReportsTheLimit() {
    Result stopped = Cli.runWithInput(TOY, "cover", "simplify", "--max-nodes=2", "--stats");
    assertThat(stopped.code()).isEqualTo(4);
    assertThat(stopped.err()).contains("more may be removable: limit reached\n");
    assertThat(Cli.runWithInput(stopped.out(), "cover", "count").out()).isEqualTo("1\n");
    assertThat(Cli.runWithInput(TOY, "cover", "simplify", "--timeout=0s").out()).isEqualTo(TOY);
  }

  @Test
  void simplifyFailsIfTheFormatCannotRepresentTheProblem() {
    Result result =
        Cli.runWithInput("{\"primary\":[],\"options\":[]}", "cover", "simplify", "--from=json");
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.out()).isEmpty();
    assertThat(
            Cli.runWithInput(
                    "{\"primary\":[],\"options\":[]}",
                    "cover",
                    "simplify",
                    "--from=json",
                    "--to=json")
                .code())
        .isZero();
  }

  @Test
  void simplifyRemoves144PlacementsOfThePentominoes() {
    String pieces =
        Path.of(System.getProperty("quadrille.root"), "examples/pentominoes6x10.txt").toString();
    String problem = Cli.run("puzzle", "polyominoes", "--dlx", pieces).out();
    Result simplified = Cli.runWithInput(problem, "cover", "simplify");
    assertThat(simplified.err()).isEqualTo("removed 0 of 72 items and 144 of 2056 options\n");
  }
}
