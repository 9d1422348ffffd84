package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.cli.Puzzles.AMBIGUOUS;
import static org.quadrille.cli.Puzzles.CLASH;
import static org.quadrille.cli.Puzzles.EMPTY;
import static org.quadrille.cli.Puzzles.IMPOSSIBLE;
import static org.quadrille.cli.Puzzles.PUZZLE;
import static org.quadrille.cli.Puzzles.SOLUTION;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.cli.Cli.Result;
import org.quadrille.core.io.JsonFormat;
import org.quadrille.testkit.RandomProblems;

/** Every record conforms to the schema in {@code docs/}. */
class JsonLinesTest {
  /** Rejects duplicate members, in records and in the schema. */
  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

  private static JsonSchema schema;

  @BeforeAll
  static void readSchema() throws Exception {
    Path root = Path.of(System.getProperty("quadrille.root"));
    schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(MAPPER.readTree(root.resolve("docs/json-lines.schema.json").toFile()));
  }

  private static List<JsonNode> records(Result result) throws Exception {
    List<JsonNode> records = new ArrayList<>();
    for (String line : result.lines()) {
      JsonNode record = MAPPER.readTree(line);
      assertThat(schema.validate(record)).as(line).isEmpty();
      records.add(record);
    }
    return records;
  }

  private static final String BATCH =
      String.join(
          "\n", PUZZLE + " easy", AMBIGUOUS, CLASH, IMPOSSIBLE, "12345", "x" + PUZZLE, SOLUTION);

  @Test
  void solveWritesOneRecordPerPuzzleInInputOrder() throws Exception {
    Result result = Cli.runWithInput(BATCH, "sudoku", "solve", "--json");
    List<JsonNode> records = records(result);
    assertThat(result.code()).isEqualTo(1);
    assertThat(records)
        .extracting(r -> r.path("line").asInt())
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 0);
    assertThat(records)
        .extracting(r -> r.path("status").asText("error"))
        .containsExactly(
            "solved", "solved", "clash", "none", "error", "error", "solved", "complete");
    assertThat(records.get(0).path("text").asText()).isEqualTo("easy");
    assertThat(records.get(0).path("solutions").get(0).asText()).isEqualTo(SOLUTION);
    assertThat(records)
        .extracting(r -> r.path("unique").asText())
        .containsExactly("true", "false", "false", "false", "", "", "true", "");
    assertThat(records.get(7).path("puzzles").asInt()).isEqualTo(5);
    assertThat(records.get(7).path("bad").asInt()).isEqualTo(2);
    assertThat(Cli.runWithInput(BATCH, "sudoku", "solve", "--output", "json").lines()).hasSize(8);
  }

  @Test
  void uniqueIsUnknownIfTheSearchIsStopped() throws Exception {
    Result result = Cli.run("sudoku", "solve", "--json", "--max-nodes", "10", EMPTY);
    JsonNode record = records(result).get(0);
    assertThat(record.path("status").asText()).isEqualTo("limit");
    assertThat(record.path("unique").asText()).isEqualTo("unknown");
    assertThat(records(result).get(1).path("status").asText()).isEqualTo("limit");
    assertThat(result.code()).isEqualTo(4);
  }

  @Test
  void checkIncludesWitnessesAndClashes() throws Exception {
    List<JsonNode> records = records(Cli.runWithInput(BATCH, "sudoku", "check", "--json"));
    assertThat(records)
        .extracting(r -> r.path("verdict").asText(""))
        .containsExactly("unique", "multiple", "clash", "none", "", "", "unique", "");
    assertThat(records.get(1).path("witnesses")).hasSize(2);
    assertThat(records.get(1).path("differences")).isNotEmpty();
    assertThat(records.get(2).path("clashes").get(0).path("cells").get(1).asText())
        .isEqualTo("r1c2");
    assertThat(records.get(2).path("clashes").get(0).path("kind").asText()).isEqualTo("repeat");
    assertThat(records.get(3).path("why").toString())
        .isEqualTo("{\"kind\":\"cell\",\"cell\":\"r1c1\"}");
    assertThat(records.get(0).path("size").asInt()).isEqualTo(9);
    assertThat(records.get(0).path("format").asText()).isEqualTo("line");
    assertThat(records.get(0).path("alphabet").asText()).isEqualTo("digits");
    JsonNode full = records(Cli.run("sudoku", "check", "--json", "--minimal", SOLUTION)).get(0);
    assertThat(full.path("redundant")).hasSize(81);
    assertThat(full.path("undecided")).isEmpty();
  }

  /** Two cells of a row whose only candidate is 9. */
  @Test
  void checkReportsCellsWithContradictoryCandidates() throws Exception {
    String struck = "111 211 311 411 511 611 711 811 112 212 312 412 512 612 712 812";
    String puzzle = ":0000:x:" + EMPTY + ":" + struck + "::";
    assertThat(Cli.run("sudoku", "check", puzzle).out())
        .isEqualTo("argument:1: no solution: the candidates leave no solution: r1c1 r1c2\n");
    assertThat(records(Cli.run("sudoku", "check", "--json", puzzle)).get(0).path("why").toString())
        .isEqualTo(
            "{\"kind\":\"conflict\",\"givens\":[],\"candidates\":[\"r1c1\",\"r1c2\"],\"minimal\":true}");
  }

  @Test
  void countsAreDecimalStrings() throws Exception {
    List<JsonNode> records =
        records(Cli.run("sudoku", "count", "--json", "--limit=5", EMPTY, PUZZLE));
    assertThat(records.get(0).path("count").isTextual()).isTrue();
    assertThat(records.get(0).path("count").asText()).isEqualTo("5");
    assertThat(records.get(0).path("exact").asBoolean()).isFalse();
    assertThat(records.get(0).path("status").asText()).isEqualTo("limit");
    assertThat(records.get(1).path("exact").asBoolean()).isTrue();
    assertThat(records.get(2).path("solutions").asText()).isEqualTo("6");
    List<JsonNode> cover = records(Cli.runWithInput("a\na\na\n", "cover", "count", "--json"));
    assertThat(cover.get(0).path("count").asText()).isEqualTo("2");
    assertThat(cover.get(1).path("status").asText()).isEqualTo("complete");
  }

  /** The records of every verb include the rules of variants. */
  @ParameterizedTest
  @ValueSource(strings = {"solve", "check", "count"})
  void recordsIncludeTheRulesOfVariants(String verb) throws Exception {
    String boxes = "{\"size\":6,\"boxes\":\"3x2\",\"variants\":[\"disjoint-groups\"]}\n";
    String jigsaw =
        "{\"size\":4,\"regions\":\"1112333122434444\",\"variants\":[\"diagonals\"],"
            + "\"cages\":[{\"sum\":5,\"cells\":[\"r1c1\",\"r1c2\"]}],"
            + "\"candidates\":["
            + "[1,2,3,4],".repeat(15)
            + "[2]]}\n";
    Result result =
        Cli.runWithInput(
            boxes + jigsaw.replace("1112333122434444", "1111222233334444"),
            "sudoku",
            verb,
            "--json",
            "--max-nodes=100");
    List<JsonNode> records = records(result);
    assertThat(records).hasSize(3);
    JsonNode first = records.get(0);
    assertThat(first.path("format").asText()).isEqualTo("json");
    assertThat(first.path("size").asInt()).isEqualTo(6);
    assertThat(first.path("boxes").asText()).isEqualTo("3x2");
    assertThat(first.path("variants").toString()).isEqualTo("[\"disjoint-groups\"]");
    assertThat(first.has("cages") || first.has("regions") || first.has("pencilmarks")).isFalse();
    JsonNode second = records.get(1);
    assertThat(second.path("regions").asText()).isEqualTo("1111222233334444");
    assertThat(second.has("boxes")).isFalse();
    assertThat(second.path("variants").toString()).isEqualTo("[\"diagonals\"]");
    assertThat(second.path("cages").toString())
        .isEqualTo("[{\"sum\":5,\"cells\":[\"r1c1\",\"r1c2\"]}]");
    assertThat(second.path("pencilmarks").asBoolean()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "check", "count"})
  void recordsIncludeWarnings(String verb) throws Exception {
    String input = "1" + ".".repeat(99) + "\n\n" + PUZZLE + "\n";
    Result result = Cli.runWithInput(input, "sudoku", verb, "--json", "--quiet", "--max-nodes=100");
    assertThat(result.err()).isEmpty();
    List<JsonNode> records = records(result);
    assertThat(records.get(0).path("warnings").toString()).contains("could also be 0 to 9");
    assertThat(records.get(1).has("warnings")).isFalse();
  }

  @Test
  void solutionsOfACoverNameOptionsByNumber() throws Exception {
    Result result =
        Cli.runWithInput("1 0\n0 0\n0 1\n", "cover", "solve", "--json", "--all", "--from", "mat");
    List<JsonNode> records = records(result);
    assertThat(records).hasSize(2);
    assertThat(records.get(0).path("n").asInt()).isEqualTo(1);
    assertThat(records.get(0).path("options").toString()).isEqualTo("[0,2]");
    assertThat(records.get(1).path("solutions").asText()).isEqualTo("1");
  }

  @Test
  void estimatesAndSamples() throws Exception {
    String coins = "a b | s\na s:x\na s:x\nb s:x\nb s:x\n";
    List<JsonNode> estimate = records(Cli.runWithInput(coins, "cover", "estimate", "--json"));
    assertThat(estimate).hasSize(2);
    assertThat(estimate.get(0).path("solutions").asText()).isEqualTo("4");
    assertThat(estimate.get(0).path("nodes").asText()).isEqualTo("6");
    assertThat(estimate.get(0).path("probes").asInt()).isEqualTo(1000);
    assertThat(estimate.get(1).path("cleansings").asInt()).isPositive();
    String[] stopped = {"cover", "estimate", "--json", "--max-nodes", "1"};
    assertThat(records(Cli.runWithInput(coins, stopped)).get(0).path("status").asText())
        .isEqualTo("limit");
    assertThat(records(Cli.runWithInput(coins, "cover", "sample", "-n", "3", "--json"))).hasSize(4);
  }

  @Test
  void solutionsOfAPuzzleAreDrawn() throws Exception {
    List<JsonNode> records = records(Cli.run("puzzle", "langford", "3", "--json", "--all"));
    assertThat(records).hasSize(3);
    assertThat(records.get(1).path("options").toString()).isEqualTo("[2,4,8]");
    assertThat(records.get(1).path("drawing").toString()).isEqualTo("[\"2 3 1 2 1 3\"]");
    assertThat(records.get(2).path("solutions").asText()).isEqualTo("2");
    List<JsonNode> count = records(Cli.run("puzzle", "queens", "8", "--json", "--count"));
    assertThat(count.get(0).path("count").asText()).isEqualTo("92");
    assertThat(count.get(1).path("engine").asText()).isEqualTo("bitsets");
    assertThat(count.get(1).path("reason").asText()).startsWith("16 primary items have ");
    List<JsonNode> bad = records(Cli.runWithInput("x\n", "puzzle", "polyominoes", "-", "--json"));
    assertThat(bad.get(0).path("column").asInt()).isOne();
  }

  @Test
  void benchWritesOneRecordPerAlgorithm() throws Exception {
    List<JsonNode> records =
        records(
            Cli.run(
                "sudoku", "bench", "--json", "--warmup=10ms", "--algorithms=naive,dlx", PUZZLE));
    assertThat(records)
        .extracting(r -> r.path("algorithm").asText(""))
        .containsExactly("naive", "dlx", "");
    assertThat(records.get(0).path("timesAsFastAsNaive").asDouble()).isEqualTo(1.0);
    assertThat(records.get(2).path("nodes").asLong())
        .isEqualTo(records.get(0).path("nodes").asLong() + records.get(1).path("nodes").asLong());
  }

  @Test
  void unreadableInputsAreRecords() throws Exception {
    List<JsonNode> records = records(Cli.run("sudoku", "solve", "--json", "nosuch.txt"));
    assertThat(records.get(0).path("type").asText()).isEqualTo("error");
    assertThat(records.get(0).path("input").asText()).isEqualTo("nosuch.txt");
    assertThat(records.get(1).path("bad").asInt()).isEqualTo(1);
    List<JsonNode> cover = records(Cli.runWithInput("A\nB\n", "cover", "count", "--json"));
    assertThat(cover.get(0).path("line").asInt()).isEqualTo(2);
  }

  @Test
  void coverCheckIncludesWitnesses() throws Exception {
    List<JsonNode> two = records(Cli.runWithInput("a\na\na\na\n", "cover", "check", "--json"));
    assertThat(two.get(0).path("verdict").asText()).isEqualTo("multiple");
    assertThat(two.get(0).path("witnesses").toString()).isEqualTo("[[0],[1]]");
    assertThat(two.get(1).path("solutions").asText()).isEqualTo("2");
    List<JsonNode> none = records(Cli.runWithInput("a\n", "cover", "check", "--json"));
    assertThat(none.get(0).path("verdict").asText()).isEqualTo("none");
    assertThat(none.get(0).has("witnesses")).isFalse();
  }

  @Test
  void explanationsIncludeItemsAndOptions() throws Exception {
    String odd = "a b c d\na b\nd\nb c\nc a\n";
    List<JsonNode> records = records(Cli.runWithInput(odd, "cover", "explain", "--json"));
    assertThat(records).hasSize(2);
    assertThat(records.get(0).toString())
        .isEqualTo(
            "{\"type\":\"explanation\",\"schema\":1,\"solution\":false,"
                + "\"items\":[\"a\",\"b\",\"c\"],\"options\":[0,2,3],\"minimal\":true}");
    assertThat(records.get(1).path("status").asText()).isEqualTo("complete");
    assertThat(records.get(1).path("solutions").asText()).isEqualTo("0");
    List<JsonNode> some = records(Cli.runWithInput("a\na\n", "cover", "explain", "--json"));
    assertThat(some.get(0).toString())
        .isEqualTo("{\"type\":\"explanation\",\"schema\":1,\"solution\":true}");
    assertThat(some.get(1).path("solutions").asText()).isEqualTo("1");
    String ids = "{\"primary\":[\"a\"],\"options\":[{\"items\":[\"a\"],\"id\":\"r\"}]}";
    assertThat(
            records(
                    Cli.runWithInput(
                        ids.replace(
                            "\"a\"],\"options", "{\"name\":\"a\",\"min\":2,\"max\":2}],\"options"),
                        "cover",
                        "explain",
                        "--json",
                        "--from=json"))
                .get(0)
                .path("options")
                .toString())
        .isEqualTo("[\"r\"]");
    List<JsonNode> open =
        records(Cli.runWithInput(odd, "cover", "explain", "--json", "--max-nodes=1"));
    assertThat(open).hasSize(2);
    assertThat(open.get(0).toString())
        .isEqualTo("{\"type\":\"explanation\",\"schema\":1,\"solution\":\"unknown\"}");
    assertThat(open.get(1).path("status").asText()).isEqualTo("limit");
  }

  @Test
  void anInterruptWhileReadingHasASummary(@TempDir Path folder) throws Exception {
    Path problem = Files.writeString(folder.resolve("p.dlx"), "a\na\n");
    for (String verb : List.of("solve", "count", "check", "best", "explain", "info")) {
      Result result = Cli.runInterrupted(problem, "cover", verb, "--json");
      assertThat(result.code()).isEqualTo(130);
      List<JsonNode> records = records(result);
      assertThat(records).as(verb).hasSize(1);
      assertThat(records.get(0).path("type").asText()).isEqualTo("summary");
      assertThat(records.get(0).path("status").asText()).isEqualTo("interrupted");
    }
  }

  @Test
  void errorRecordsAreShort() throws Exception {
    String word = "long".repeat(50_000);
    Result result = Cli.runWithInput("A\n" + word + "\n", "cover", "count", "--json");
    assertThat(records(result).get(0).path("error").asText())
        .startsWith("unknown item longlong")
        .hasSizeLessThanOrEqualTo(141);
    assertThat(result.err()).hasSizeLessThan(200);
  }

  @Test
  void infoIsOneRecord() throws Exception {
    String problem = "0:2|a b c d | x y\na b x:1 |3\nb\nc |1\nx y\n";
    List<JsonNode> records = records(Cli.runWithInput(problem, "cover", "info", "--json"));
    assertThat(records).hasSize(1);
    JsonNode info = records.get(0);
    assertThat(info.path("primary").asInt()).isEqualTo(4);
    assertThat(info.path("secondary").asInt()).isEqualTo(2);
    assertThat(info.path("options").asInt()).isEqualTo(4);
    assertThat(info.path("usable").asInt()).isEqualTo(3);
    assertThat(info.path("uses").asInt()).isEqualTo(7);
    assertThat(info.path("bounded").asInt()).isEqualTo(1);
    assertThat(info.path("priced").asInt()).isEqualTo(2);
    assertThat(info.path("components").asInt()).isEqualTo(3);
    assertThat(info.path("density").asDouble()).isEqualTo(5 / 18.0);
    assertThat(info.path("optionsPerItem").toString())
        .isEqualTo("{\"min\":0,\"median\":1.0,\"max\":2}");
    assertThat(info.path("itemsWithoutOptions").toString()).isEqualTo("[\"d\",\"y\"]");
    records(Cli.runWithInput("a\n", "cover", "info", "--json"));
  }

  @Test
  void problemsConformToTheirSchema() throws Exception {
    Path root = Path.of(System.getProperty("quadrille.root"));
    JsonSchema problems =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(root.resolve("docs/problem.schema.json")));
    for (long seed = 0; seed < 200; seed++) {
      StringBuilder text = new StringBuilder();
      JsonFormat.write(RandomProblems.next(seed), text);
      assertThat(problems.validate(MAPPER.readTree(text.toString()))).as("%s", text).isEmpty();
    }
    for (String text :
        List.of(
            "{}",
            "{\"primary\":[]}",
            "{\"primary\":[{}],\"options\":[]}",
            "{\"primary\":[],\"options\":[{}]}",
            "{\"primary\":[],\"options\":[{\"items\":[],\"cost\":-1}]}",
            "{\"primary\":[],\"options\":[{\"items\":[],\"id\":\"\"}]}",
            "{\"primary\":[],\"options\":[{\"items\":[],\"id\":\"  \"}]}",
            "{\"primary\":[],\"options\":[{\"items\":[],\"id\":\"a\\nb\"}]}",
            "{\"primary\":[],\"options\":[{\"items\":[],\"id\":\"\\u0085\"}]}",
            "{\"primary\":[],\"options\":[{\"items\":[],\"price\":1}]}")) {
      assertThat(problems.validate(MAPPER.readTree(text))).as(text).isNotEmpty();
      Result result = Cli.runWithInput(text, "cover", "count", "--from", "json");
      assertThat(result.code()).as(text).isEqualTo(3);
    }
  }
}
