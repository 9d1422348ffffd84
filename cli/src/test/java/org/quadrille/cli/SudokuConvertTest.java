package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.cli.Puzzles.PUZZLE;
import static org.quadrille.cli.Puzzles.SOLUTION;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.cli.Cli.Result;
import org.quadrille.sudoku.io.SudokuFormat;

class SudokuConvertTest {
  private static final String KILLER =
      "#variant: diagonals\n" + rows(PUZZLE) + "8 = r1c1 r1c2\n12 = r1c3 r2c3\n\n";

  private static String rows(String cells) {
    return cells.replaceAll("(.{9})", "$1\n");
  }

  private static Result convert(String input, String... words) {
    String[] args = new String[words.length + 2];
    args[0] = "sudoku";
    args[1] = "convert";
    System.arraycopy(words, 0, args, 2, words.length);
    return Cli.runWithInput(input, args);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"KILLER", "PS"})
  void everyFormatCanBeWritten(SudokuFormat format) {
    Result result = convert(PUZZLE, "--to", format.toString());
    assertThat(result.code()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).isNotBlank().endsWith("\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"opensudoku", "csv", "json", "grid", "sdm"})
  void roundTrip(String format) {
    Result written = convert(PUZZLE + "\n" + SOLUTION + "\n", "--to", format);
    Result read = convert(written.out(), "--from", format, "--to", "line");
    assertThat(read).isEqualTo(new Result(0, PUZZLE + "\n" + SOLUTION + "\n", ""));
  }

  @Test
  void writesTheDocumentedTexts() {
    assertThat(convert(PUZZLE + " easy", "--to", "csv").out())
        .isEqualTo("puzzle,variant,text\n" + PUZZLE + ",,easy\n");
    assertThat(convert(PUZZLE, "--to", "opensudoku").out())
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <opensudoku version="2">
              <folder name="">
                <game data="%s"/>
              </folder>
            </opensudoku>
            """
                .formatted(PUZZLE.replace('.', '0')));
    assertThat(convert(PUZZLE, "--to", "sdk").out()).isEqualTo("[Puzzle]\n" + rows(PUZZLE));
    assertThat(convert(PUZZLE, "--to", "hodoku").out()).isEqualTo(":0000:x:" + PUZZLE + ":::\n");
    assertThat(convert(PUZZLE, "--to", "line", "--variant", "x,hyper").out())
        .isEqualTo("#variant: diagonals,windoku\n" + PUZZLE + "\n");
    assertThat(convert(KILLER, "--to", "killer").out()).isEqualTo(KILLER);
    assertThat(convert("8 = r1c1 r1c2\n12 = r1c3 r1c4 r1c5", "--to", "ps").out())
        .isEqualTo("3x3::k:2176:2176:3201:3201:3201:" + "0:".repeat(76) + "\n");
  }

  @Test
  void aDrawingIsXml() throws Exception {
    Result result = convert(KILLER, "--to", "svg");
    assertThat(result.code()).isZero();
    var document =
        javax.xml.parsers.DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(
                new java.io.ByteArrayInputStream(
                    result.out().getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    long givens = PUZZLE.chars().filter(c -> c != '.').count();
    assertThat(document.getElementsByTagName("text").getLength()).isEqualTo((int) givens + 2);
  }

  @Test
  void unsupportedPuzzlesAreReportedAndTheBatchContinues() {
    Result result = convert(KILLER + rows(PUZZLE) + "9 = r9c9\n", "--to", "sdm");
    assertThat(result)
        .isEqualTo(
            new Result(
                1,
                "",
                """
                -:2: the format sdm cannot hold diagonals, cages
                -:14: the format sdm cannot hold diagonals, cages
                """));
    Result two = convert(PUZZLE + "\n" + PUZZLE + "\n", "--to", "sdk");
    assertThat(two.code()).isEqualTo(1);
    assertThat(two.out()).isEqualTo("[Puzzle]\n" + rows(PUZZLE));
    assertThat(two.err()).isEqualTo("-:2: the format sdk cannot hold more than one puzzle\n");
  }

  @Test
  void textsWithoutAPlaceInTheFormatAreDroppedWithANote() {
    Result result = convert(PUZZLE + " easy\n", "--to", "sdm");
    assertThat(result).isEqualTo(new Result(0, PUZZLE + "\n", "-:1: dropped: the text\n"));
    assertThat(convert(PUZZLE + " easy\n", "--quiet", "--to", "sdm").err()).isEmpty();
  }

  @Test
  void invalidLinesAreReportedAndTheBatchContinues() {
    Result result = convert("{\"givens\":\"12\"}\n{\"givens\":\"" + PUZZLE + "\"}", "--to", "line");
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.out()).isEqualTo(PUZZLE + "\n");
    assertThat(result.err())
        .isEqualTo("-:1:11: expected n·n cells for a size n from 2 to 36, found 2\n");
    Result none = convert("<html/>", "--to", "csv");
    assertThat(none.code()).isEqualTo(3);
    assertThat(none.out()).isEmpty();
  }

  @Test
  void recordsIncludeTheDetectedFormat() {
    Result result =
        Cli.runWithInput("{\"givens\":\"" + PUZZLE + "\"}", "sudoku", "solve", "--json");
    assertThat(result.lines().get(0)).contains("\"format\":\"json\",\"alphabet\":\"digits\"");
  }

  @Test
  void variantsThatDoNotFitAreErrors() {
    Result result = convert(PUZZLE, "--variant", "2x3", "--to", "line");
    assertThat(result.code()).isEqualTo(3);
    assertThat(result.err())
        .isEqualTo("-:1: --variant does not fit: expected boxes of 9 cells, found boxes of 6\n");
  }

  @Test
  void killersAreSolvedWithTheirCages() {
    String cage = "3x3::k:2048:2048:3074:3074:3074:" + "0:".repeat(76);
    Result result = Cli.run("sudoku", "solve", "--variant", "x", cage);
    assertThat(result.code()).isZero();
    String grid = result.lines().get(0);
    assertThat(grid.charAt(0) + grid.charAt(1) - 2 * '0').isEqualTo(8);
    assertThat(grid.charAt(2) + grid.charAt(3) + grid.charAt(4) - 3 * '0').isEqualTo(12);
    assertThat(java.util.stream.IntStream.range(0, 9).map(k -> grid.charAt(10 * k)).distinct())
        .hasSize(9);
  }

  @Test
  void jsonConformsToItsSchema() throws Exception {
    Path root = Path.of(System.getProperty("quadrille.root"));
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(root.resolve("docs/sudoku.schema.json")));
    ObjectMapper mapper = new ObjectMapper();
    for (String input :
        List.of(
            PUZZLE + " text",
            KILLER,
            "{\"size\":16}",
            "{\"givens\":\"A"
                + ".".repeat(80)
                + "\",\"alphabet\":\"letters\",\"placed\":[\"r1c1\"],\"details\":{\"a\":\"b\"}}",
            "{\"size\":2,\"candidates\":[[1],[],[1,2],[2]],\"regions\":[1,1,2,2]}")) {
      Result result = convert(input, "--to", "json");
      assertThat(result.code()).as(input).isZero();
      assertThat(schema.validate(mapper.readTree(result.out()))).as(result.out()).isEmpty();
      assertThat(convert(result.out(), "--to", "json").out())
          .isEqualTo(
              result
                  .out()
                  .replaceAll("\"format\":\"\\w+\"", "\"format\":\"json\"")
                  .replaceAll("\"line\":\\d+", "\"line\":1"));
    }
    for (String bad :
        List.of(
            "{}",
            "{\"size\":1}",
            "{\"size\":9,\"cages\":[{}]}",
            "{\"size\":9,\"placed\":[1]}",
            "{\"size\":9,\"variants\":[\"y\"]}",
            "{\"size\":9,\"type\":\"count\"}",
            "{\"size\":9,\"a\":1}")) {
      assertThat(schema.validate(mapper.readTree(bad))).as(bad).isNotEmpty();
      assertThat(convert(bad, "--to", "line").code()).as(bad).isEqualTo(3);
    }
  }

  @Test
  void gridsAreDrawnInTheCharacterSetOfTheTerminal() {
    Result unicode =
        new Cli(PUZZLE, "", Map.of("LC_ALL", "en_GB.UTF-8")).call("sudoku", "convert", "--to=grid");
    assertThat(unicode.out()).startsWith("┏━━━━━━━┯").contains("┠───────┼───────┼───────┨");
    Result ascii =
        new Cli(PUZZLE, "", Map.of("LC_ALL", "C")).call("sudoku", "convert", "--to=grid");
    assertThat(ascii.out()).startsWith("+-------+-------+");
  }
}
