package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.quadrille.cli.Cli.Result;

/** The verbs without a search: {@code verify}, {@code info} and {@code convert}. */
class CoverFilesTest {
  private static final String TOY = "a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g\n";
  private static final String TEA =
      "2|tea 0:1|milk 1:2|cup | tray\ntea cup tray:r\ntea milk\ntea cup tray:b\ncup tray:r\nmilk\n";

  @TempDir Path folder;

  private String file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private Result verify(String problem, String solutions) throws Exception {
    return Cli.runWithInput(solutions, "cover", "verify", file("p.dlx", problem), "-");
  }

  // verify

  @Test
  void verifyAcceptsTheOutputOfSolve() throws Exception {
    for (String problem : new String[] {TOY, TEA, "a b\na\na\nb\nb |4\n", "0:1|a\na\n"}) {
      for (String[] form : new String[][] {{}, {"--json"}}) {
        String[] words = {"cover", "solve", "--all", file("p.dlx", problem)};
        String[] all = java.util.Arrays.copyOf(words, words.length + form.length);
        System.arraycopy(form, 0, all, words.length, form.length);
        Result result = verify(problem, Cli.run(all).out());
        assertThat(result.out()).contains("cover").doesNotContain("no cover");
        assertThat(result.code()).isZero();
      }
    }
    String matrix = file("m.mat", "1 0 0\n0 1 1\n000\n011\n100\n");
    String solutions = file("m.txt", Cli.run("cover", "solve", "--all", matrix).out());
    assertThat(Cli.run("cover", "verify", matrix, solutions))
        .isEqualTo(
            new Result(
                0, "4 solutions, all covers\n", matrix + ":3: option ignored, it is all zeros\n"));
  }

  /** Names that could be mistaken for syntax or that do not fit on a line. */
  @Test
  void verifyAcceptsTheOutputOfSolveWithUnusualNames() throws Exception {
    String[] ids = {
      "1:",
      "{",
      " x",
      "x ",
      "x",
      "|",
      "|3",
      "null a",
      "null a (1 of 2)",
      "a (1 of 2)",
      "(?)",
      "#",
      "-1",
      "$7 [2]",
      "\\u2028",
      "\\u00a0",
      "\\\\n",
      "12",
      "a:b",
      "\\ud83d\\ude00"
    };
    String[] names = {"", " ", "   ", "a\\nb", "\\r\\n", "1:", "c ", " c", "{", "\\t", "null a"};
    StringBuilder items = new StringBuilder();
    StringBuilder options = new StringBuilder();
    for (String id : ids) {
      items.append(items.isEmpty() ? "" : ",").append("\"i").append(id).append('"');
      options.append(options.isEmpty() ? "" : ",");
      options.append("{\"items\":[\"i%s\"],\"id\":\"%s\"}".formatted(id, id));
    }
    for (String name : names) {
      items.append(",\"").append(name).append('"');
      options.append(",{\"items\":[\"%s\"]}".formatted(name));
    }
    String text = "{\"primary\":[%s],\"options\":[%s]}".formatted(items, options);
    String problem = file("odd.json", text);
    Result solved = Cli.run("cover", "solve", problem);
    assertThat(solved.code()).as(solved.err()).isZero();
    Result records = Cli.run("cover", "solve", "--json", problem);
    for (String solutions : new String[] {solved.out(), records.out()}) {
      assertThat(Cli.runWithInput(solutions, "cover", "verify", problem, "-"))
          .isEqualTo(new Result(0, "1 solution, a cover\n", ""));
    }
    assertThat(
            Cli.runWithInput(solved.out().replace("\n", "\r\n"), "cover", "verify", problem, "-")
                .code())
        .isZero();
    String fewer = solved.out().replace("\n null a\n", "\n");
    assertThat(fewer).isNotEqualTo(solved.out());
    assertThat(Cli.runWithInput(fewer, "cover", "verify", problem, "-").code()).isEqualTo(1);
  }

  @Test
  void verifyAcceptsTheOutputOfKnuthsPrograms() throws Exception {
    assertThat(verify(TOY, "1:\n d f a (2 of 2)\n g b (1 of 1)\n e c (1 of 1)\n"))
        .isEqualTo(new Result(0, "1 solution, a cover\n", ""));
    assertThat(
            verify(TEA, "7:\n tray:r tea cup (1 of 3)\n milk tea (1 of 2)\n null cup (2 of 2)\n"))
        .isEqualTo(new Result(0, "1 solution, a cover\n", ""));
    String priced = "a b c | h\na b |7\na h:1 |2\nb h:1 |1 |1\nb c |9\nc |3\n";
    assertThat(
            verify(
                priced,
                "1: (total cost $7)\n h:1 a (1 of 2) $2 [0]\n b h:1 $2 [1] (1 of 1)\n c $3 [3]\n"))
        .isEqualTo(new Result(0, "1 solution, a cover\n", ""));
  }

  @Test
  void verifyReportsEachWrongSolutionWithItsLineAndErrors() throws Exception {
    Result result = verify(TOY, "1:\n c e\n a d f\n b g\n2:\n c e\n\n b c f\n3:\n a q\n");
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.lines()).hasSize(3);
    assertThat(result.lines().get(0))
        .startsWith("-:5: solution 2 is no cover: primary item a is covered 0 times; ")
        .contains("primary item c is covered 2 times");
    assertThat(result.lines().get(1))
        .startsWith("-:9: solution 3 is no cover: line 10: no such option: a q; ");
    assertThat(result.lines().get(2)).isEqualTo("3 solutions, 2 no cover");
  }

  @Test
  void equalOptionsCanBeUsedAsOftenAsTheProblemHasThem() throws Exception {
    String twice = "2|a\na\na\n";
    assertThat(verify(twice, "1:\n a\n a\n").code()).isZero();
    assertThat(verify("2|a\na\n", "1:\n a\n a\n").out())
        .startsWith(
            "-:1: solution 1 is no cover: line 3: option used more often than the problem has it: a;");
    assertThat(verify("2|a | x\na x:1\nx:1 a\n", "1:\n a x:1\n a x:1\n").code()).isZero();
  }

  @Test
  void recordsOfOtherTypesAreSkipped() throws Exception {
    String solution = "{\"type\":\"solution\",\"n\":1,\"options\":[0,3,4]}\n";
    assertThat(
            verify(
                TOY, "{\"type\":\"summary\",\"x\":[{}]}\n{}\n" + solution + "{\"options\":[7]}\n"))
        .isEqualTo(new Result(0, "1 solution, a cover\n", ""));
    assertThat(
            verify(TOY, "{\"n\":4,\"options\":[0,3,99,99999999999],\"type\":\"solution\"}\n").out())
        .startsWith("-:1: solution 4 is no cover: no option 99999999999; there is no option 99; ");
  }

  @Test
  void aTextWithoutSolutionsIsExitCode3InEveryFormat() throws Exception {
    String none = "a b\na\n";
    Result expected = new Result(3, "", "-: expected solutions, found none\n");
    for (String solutions :
        List.of(
            "",
            "\n \n",
            Cli.runWithInput(none, "cover", "solve").out(),
            Cli.runWithInput(none, "cover", "solve", "--json").out(),
            "{\"type\":\"error\"}\n{}\n")) {
      assertThat(verify(none, solutions)).as(solutions).isEqualTo(expected);
    }
  }

  @Test
  void aSolutionWithoutANumberIsNamedByItsPosition() throws Exception {
    String good = "{\"type\":\"solution\",\"options\":[0,3,4]}\n";
    String bad = good.replace("3,", "");
    assertThat(verify(TOY, good + bad + "{\"type\":\"summary\"}\n" + bad).lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("-:2: solution 2 is no cover: "),
            line -> assertThat(line).startsWith("-:4: solution 3 is no cover: "),
            line -> assertThat(line).isEqualTo("3 solutions, 2 no cover"));
  }

  @Test
  void nestedMembersAreNotFieldsOfTheRecord() throws Exception {
    String inner = "{\"type\":\"solution\",\"n\":9,\"options\":[1,1,[2]]}";
    for (String field : new String[] {"n", "cost", "type", "x"}) {
      for (String value : new String[] {inner, "[" + inner + "]", "null", "[]", "{}"}) {
        String member = "\"" + field + "\":" + value;
        String rest = field.equals("type") ? "" : ",\"type\":\"solution\"";
        String record = "{" + member + rest + ",\"options\":[0,3,4]}\n";
        Result result = verify(TOY, record);
        if (field.equals("type")) {
          assertThat(result.err()).as(record).isEqualTo("-: expected solutions, found none\n");
        } else {
          assertThat(result).as(record).isEqualTo(new Result(0, "1 solution, a cover\n", ""));
        }
      }
    }
    assertThat(verify(TOY, "{\"type\":\"solution\",\"options\":{\"options\":[0,3,4]}}\n").err())
        .isEqualTo("-:1: solution without options\n");
  }

  @Test
  void malformedJsonIsReportedInPlainWords() throws Exception {
    String record = "{\"type\":\"solution\",\"n\":1,\"options\":[0,3,4],\"x\":{\"y\":[tru]}}";
    for (int end = 1; end < record.length(); end++) {
      Result cut = verify(TOY, record.substring(0, end) + "\n");
      assertThat(cut.code()).as(cut.err()).isEqualTo(3);
      assertThat(cut.err())
          .startsWith("-:1:")
          .doesNotContain("REDACTED", "Source", "Stream", "Unexpected end");
    }
    assertThat(verify(TOY, record.replace("tru]}}", "1}}]")).err())
        .startsWith("-:1:")
        .contains("not JSON: Unexpected close marker '}': expected ']'")
        .doesNotContain("REDACTED");
  }

  @Test
  void longWordsAreShortenedInMessages() throws Exception {
    String word = "long".repeat(50_000);
    for (String solutions :
        List.of(
            word + "\n",
            "1:\n " + word + "\n",
            "1".repeat(100_000) + ":\n a\n",
            "{\"type\":\"solution\",\"n\":\"" + word + "\",\"options\":[\"" + word + "\"]}\n",
            "{\"type\":\"solution\",\"options\":[" + word + "]}\n")) {
      Result result = verify(TOY, solutions);
      assertThat(result.code()).isIn(1, 3);
      assertThat(result.out() + result.err()).hasSizeLessThan(1500).contains("…");
    }
  }

  @Test
  void malformedSolutionsAreExitCode3() throws Exception {
    assertThat(verify(TOY, "").err()).isEqualTo("-: expected solutions, found none\n");
    assertThat(verify(TOY, "").code()).isEqualTo(3);
    assertThat(verify(TOY, "\n a d\n"))
        .isEqualTo(
            new Result(3, "", "-:2:1: expected the number of a solution and a colon, found a d\n"));
    assertThat(verify(TOY, "{\"type\":\"solution\"}\n").err()).contains("without options");
    assertThat(verify(TOY, "{\"type\":\"solution\",\"options\":[1.5]}\n").code()).isEqualTo(3);
    assertThat(verify(TOY, "{\"type\":\"solution\",\"options\":[1").code()).isEqualTo(3);
    assertThat(verify(TOY, "{} {}\n").code()).isEqualTo(3);
    assertThat(Cli.run("cover", "verify", file("p.dlx", TOY), "nosuch").err())
        .isEqualTo("nosuch: no such file\n");
    assertThat(Cli.run("cover", "verify", "-", "-").code()).isEqualTo(2);
    assertThat(Cli.run("cover", "verify", "-").code()).isEqualTo(2);
  }

  // info

  @Test
  void infoPrintsTheStatisticsOfAProblem() {
    assertThat(Cli.runWithInput(TOY, "cover", "info"))
        .isEqualTo(
            new Result(
                0,
                """
                items                  7 primary, 0 secondary
                options                6, 6 usable
                uses                   16
                colours                0
                items with bounds      0
                options with costs     0
                options per item       min 2, median 2, max 3
                uses per option        min 2, median 3, max 3
                density                0.3810
                components             1
                items without options  0
                """,
                ""));
    assertThat(Cli.runWithInput("a b | x\na\na\n", "cover", "info").out())
        .contains("items without options  2: b x\n");
  }

  // JSON

  private static final String NAMED =
      """
      {"primary":["a","b"],"secondary":["x"],"options":[
        {"items":["a","x:red"],"cost":3,"id":"r1"},{"items":["b","x:red"]},{"items":["b"],"cost":5}]}
      """;

  @Test
  void jsonIsChosenByFileNameOrByFrom() throws Exception {
    assertThat(Cli.run("cover", "count", file("p.JSON", NAMED)).out()).isEqualTo("2\n");
    assertThat(Cli.run("cover", "count", file("p.jsonl", NAMED)).out()).isEqualTo("2\n");
    assertThat(Cli.runWithInput(NAMED, "cover", "count", "--from", "json").out()).isEqualTo("2\n");
    assertThat(Cli.runWithInput("{", "cover", "count", "--from", "json").code()).isEqualTo(3);
  }

  @Test
  void optionsAreNamedByTheirIds() throws Exception {
    String problem = file("p.json", NAMED);
    Result text = Cli.run("cover", "solve", "--all", problem);
    assertThat(text.out()).isEqualTo("1: cost 3\n r1\n b x:red\n2: cost 8\n r1\n b |5\n");
    Result records = Cli.run("cover", "solve", "--all", "--json", problem);
    assertThat(records.out()).contains("\"options\":[\"r1\",1]").contains("\"options\":[\"r1\",2]");
    assertThat(Cli.run("cover", "verify", problem, file("s.txt", text.out())).code()).isZero();
    assertThat(Cli.run("cover", "verify", problem, file("s.jsonl", records.out())).out())
        .isEqualTo("2 solutions, all covers\n");
    assertThat(
            Cli.run(
                    "cover",
                    "verify",
                    problem,
                    file("t.jsonl", "{\"type\":\"solution\",\"options\":[\"r2\"]}"))
                .out())
        .contains("is no cover: no option r2");
  }

  // convert

  @Test
  void convertWritesAllFormats() throws Exception {
    String json = file("p.json", NAMED);
    String dlx = "a b | x\na x:red |3\nb x:red\nb |5\n";
    assertThat(Cli.run("cover", "convert", "--to", "dlx", json)).isEqualTo(new Result(0, dlx, ""));
    String written = Cli.run("cover", "convert", "--to", "json", json).out();
    assertThat(written).contains("\"id\":\"r1\"");
    assertThat(Cli.runWithInput(written, "cover", "convert", "--from=json", "--to=json").out())
        .isEqualTo(written);
    assertThat(Cli.runWithInput(dlx, "cover", "convert", "--to", "JSON").out())
        .isEqualTo(written.replace(",\"id\":\"r1\"", ""));
    assertThat(Cli.runWithInput("a b\na\na b\n", "cover", "convert", "--to", "mat", "-").out())
        .isEqualTo("10\n11\n");
    assertThat(Cli.run("cover", "convert", "--to", "cnf", json).out()).contains("p cnf 3 3\n");
    assertThat(Cli.run("cover", "convert", "--to", "lp", json).out())
        .contains("cost: 3 o0 + 5 o2\n");
  }

  @Test
  void convertShortensNamesForKnuthsPrograms() {
    assertThat(
            Cli.runWithInput(
                    "longername b | x\nlongername x:red\nb\n",
                    "cover",
                    "convert",
                    "--to=dlx",
                    "--knuth")
                .out())
        .isEqualTo("| i0 is longername\n| x:a is x:red\ni0 b | x\ni0 x:a\nb\n");
    assertThat(Cli.runWithInput("a\n", "cover", "convert", "--to=json", "--knuth").code())
        .isEqualTo(2);
    assertThat(Cli.runWithInput("a\n", "cover", "convert").code()).isEqualTo(2);
  }

  @Test
  void convertFailsIfTheFormatCannotRepresentTheProblem() {
    assertThat(Cli.runWithInput("a | x\na x\n", "cover", "convert", "--to", "mat"))
        .isEqualTo(
            new Result(
                1,
                "",
                "cannot be written as mat: a matrix of 0 and 1 cannot have secondary items\n"));
    assertThat(
            Cli.runWithInput(
                    "{\"primary\":[],\"options\":[]}",
                    "cover",
                    "convert",
                    "--from=json",
                    "--to=dlx")
                .code())
        .isEqualTo(1);
  }

  @Test
  void verbsWithoutASearchRejectLimits() {
    for (String verb : new String[] {"info", "convert --to=dlx", "verify - x"}) {
      String[] words = ("cover " + verb + " --timeout 1s").split(" ", -1);
      assertThat(Cli.runWithInput("a\n", words).code()).as(verb).isEqualTo(2);
    }
  }
}
