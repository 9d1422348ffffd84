package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.Records.P;
import static org.quadrille.sudoku.io.Records.Q;
import static org.quadrille.sudoku.io.Records.S;
import static org.quadrille.sudoku.io.Records.rows;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.Variant;

/** Texts in structured formats, and their errors. */
class StructuredFormatsTest {
  private static final String ZEROS = P.replace('.', '0');

  private static List<String> read(String text) {
    return SudokuReader.readAll("in", text).stream().map(Records::shortForm).toList();
  }

  private static Puzzle readOne(String text) {
    return SudokuReader.readOne("in", text, ReaderOptions.DETECT);
  }

  @Test
  void openSudokuVersion2() {
    String text =
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <opensudoku version="2">
          <folder name="demo &amp; more" created="12">
            <game data="%s" state="1" note="nice"/>
            <game data="version: 1&#10;%s"/>
          </folder>
        </opensudoku>
        """
            .formatted(ZEROS, "5|-|0|4|-|1|0|1,2,|1|" + "0|-|1|".repeat(78));
    List<PuzzleRecord> records = SudokuReader.readAll("in", text);
    assertThat(records).hasSize(2);
    Puzzle first = (Puzzle) records.get(0);
    assertThat(first.format()).isEqualTo(SudokuFormat.OPENSUDOKU);
    assertThat(first.grid().toLine()).isEqualTo(P);
    assertThat(first.text()).isEqualTo("nice");
    assertThat(first.details()).isEqualTo(Map.of("folder", "demo & more", "state", "1"));
    assertThat(first.line()).isEqualTo(4);
    Puzzle second = (Puzzle) records.get(1);
    assertThat(second.grid().toLine()).isEqualTo("54" + ".".repeat(79));
    assertThat(second.placed()).containsExactly(1);
    assertThat(second.warnings()).containsExactly("1 cell with notes; notes are not read");
    assertThat(second.puzzle().hasCandidates()).isFalse();
  }

  @Test
  void openSudokuVersion1() {
    Puzzle puzzle =
        readOne("<opensudoku><name>mine</name><game data=\"" + ZEROS + "\"/></opensudoku>");
    assertThat(puzzle.grid().toLine()).isEqualTo(P);
    assertThat(puzzle.details()).isEqualTo(Map.of("folder", "mine"));
  }

  @Test
  void aBadGameIsOneErrorAndTheNextOneIsRead() {
    String text =
        "<opensudoku version=\"2\">\n<folder name=\"a\">\n"
            + "<game data=\"%s\"/>\n<game/>\n<game data=\"12\"/>\n<game data=\"version: 7\n1\"/>\n"
                .formatted("06a" + ZEROS.substring(3))
            + "<game data=\""
            + ZEROS
            + "\"/></folder></opensudoku>";
    assertThat(read(text))
        .containsExactly(
            "3:1: expected a digit from 0 to 9, found 'a' (r1c3)",
            "4:1: expected a game with data, found none",
            "5:1: expected 81 digits, found 2",
            "6:1: expected data of version 1, found another version",
            "8: " + P + "");
  }

  @Test
  void documentTypesAndEntitiesAreRefused() {
    String bomb =
        "<!DOCTYPE lolz [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
            + "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]>\n";
    String external = "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>\n";
    for (String type : List.of(bomb, external, "<!DOCTYPE opensudoku SYSTEM \"x.dtd\">\n")) {
      List<String> records =
          read(
              "<?xml version=\"1.0\"?>\n"
                  + type
                  + "<opensudoku><game data=\"&c;&e;\"/></opensudoku>");
      assertThat(records).hasSize(1);
      assertThat(records.get(0)).startsWith("2:").contains("expected no document type, found one");
    }
    assertThat(read("<opensudoku><name>&e;</name></opensudoku>"))
        .singleElement()
        .asString()
        .startsWith("1:");
  }

  @Test
  void textThatIsNotOpenSudokuIsOneError() {
    assertThat(read("<html><body/></html>"))
        .containsExactly("1:1: expected the element <opensudoku>, found <html>");
    assertThat(read("<opensudoku><game data=\"" + ZEROS + "\"/>\n<folder></opensudoku>"))
        .hasSize(2)
        .last()
        .asString()
        .startsWith("2:")
        .contains("not XML");
    assertThat(read("<opensudoku>" + "<a>".repeat(100)))
        .singleElement()
        .asString()
        .contains("nested at most 64 deep");
    assertThat(read("<opensudoku version=\"2\"><game data=\"" + "1".repeat(3_000_000) + "\"/>"))
        .singleElement()
        .asString()
        .contains("expected at most 1048576 bytes in an element or a text");
  }

  @Test
  void tablesWithAHeader() {
    String text =
        "id,Puzzle,Solution,difficulty\n7,%s,%s,1.2\n8,\"%s\",,\"a \"\"b\"\", c\"\n"
            .formatted(P, S, Q);
    List<PuzzleRecord> records = SudokuReader.readAll("in", text);
    Puzzle first = (Puzzle) records.get(0);
    assertThat(first.format()).isEqualTo(SudokuFormat.CSV);
    assertThat(first.grid().toLine()).isEqualTo(P);
    assertThat(first.details()).isEqualTo(Map.of("id", "7", "solution", S, "difficulty", "1.2"));
    Puzzle second = (Puzzle) records.get(1);
    assertThat(second.grid().toLine()).isEqualTo(Q);
    assertThat(second.details()).isEqualTo(Map.of("id", "8", "difficulty", "a \"b\", c"));
    assertThat(second.line()).isEqualTo(3);
  }

  @Test
  void tablesWithOtherSeparatorsOrRulesOrNoHeader() {
    assertThat(readOne("quizzes;solutions\n" + ZEROS + ";" + S).details())
        .isEqualTo(Map.of("solutions", S));
    assertThat(readOne("variant\tgrid\nx\t" + P).puzzle().layout())
        .isEqualTo(Layout.CLASSIC.with(Variant.DIAGONALS));
    Puzzle bare =
        SudokuReader.readOne(
            "in", "1,2,3,4," + P + ",name", ReaderOptions.DETECT.withFormat(SudokuFormat.CSV));
    assertThat(bare.grid().toLine()).isEqualTo(P);
    assertThat(bare.text()).isEqualTo("1 2 3 4 name");
  }

  @Test
  void faultyRowsOfATable() {
    String text =
        "id,puzzle,variant\n1\n2,%s,y\n3,%s,,x\n\"4,%s\n5,%s,\n"
            .formatted(P, P, P, P.replace('8', 'a'));
    assertThat(read(text))
        .containsExactly(
            "2: expected 3 fields, found 1",
            "3:85: expected diagonals (x), windoku (hyper), disjoint-groups, jigsaw:REGIONS or"
                + " boxes such as 3x2, found 'y'",
            "4:86: expected 3 fields, found 4",
            "5:1: expected a closing quote in this line, found none",
            "6:" + (3 + P.indexOf('8')) + ": " + errorOf(P.replace('8', 'a')));
  }

  /** Returns the error of a faulty puzzle in plain text, without its position in the line. */
  private static String errorOf(String cells) {
    String record = Records.of(cells).get(0);
    return record.substring(record.indexOf(": ") + 2);
  }

  @Test
  void jsonOfAllKinds() {
    Puzzle lean = readOne("{\"givens\":\"" + P + "\"}");
    assertThat(lean.grid().toLine()).isEqualTo(P);
    assertThat(lean.format()).isEqualTo(SudokuFormat.JSON);
    String rich =
        """
        {
          "boxes": "2x2",
          "alphabet": "letters",
          "givens": "A..B" ,
          "comment": {"any": ["thing"]}
        }
        """
            .replace("\"A..B\"", "\"A..B............\"");
    assertThat(readOne(rich).grid().toLine()).isEqualTo("1..2............");
    Puzzle full =
        readOne(
            "{\"size\":4,\"givens\":[1,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0],\"placed\":[\"r1c4\"],"
                + "\"regions\":\"aaabcabbccdbcddd\",\"variants\":[\"diagonals\"],"
                + "\"cages\":[{\"sum\":5,\"cells\":[\"r2c1\",\"r2c2\"]},{\"cells\":[\"r4c4\"]}],"
                + "\"candidates\":[[1],[2,3],[1],[2],[1,2,3,4],[1],[1],[1],[1],[1],[1],[1],[1],[1],"
                + "[1],[]],\"details\":{\"author\":\"me\"},\"text\":\" easy \"}");
    assertThat(full.puzzle().layout())
        .isEqualTo(
            Layout.of(Geometry.of(2, 2))
                .withRegions(0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3)
                .with(Variant.DIAGONALS)
                .withCages(List.of(new Cage(List.of(4, 5), 5), new Cage(List.of(15), 0))));
    assertThat(full.puzzle().candidates(1)).isEqualTo(0b110);
    assertThat(full.puzzle().candidates(15)).isZero();
    assertThat(full.placed()).containsExactly(3);
    assertThat(full.details()).isEqualTo(Map.of("author", "me"));
    assertThat(full.text()).isEqualTo("easy");
  }

  @Test
  void faultyJsonDoesNotAffectOtherRecords() {
    String good = "{\"givens\":\"" + P + "\"}";
    String text =
        String.join(
            "\n",
            good,
            "{\"givens\":\"" + P.substring(1) + "\"}",
            "{\"givens\":\"" + P.replace('8', 'z') + "\"}",
            "{\"givens\":\"" + P,
            "{\"gibens\":1}",
            "{\"size\":9,\"cages\":[{\"sum\":3,\"cells\":[\"r1c1\",\"r1c10\"]}]}",
            "{\"size\":9,\"boxes\":\"2x2\"}",
            "{\"size\":7,\"variants\":[\"windoku\"]}",
            "{\"type\":\"summary\"}",
            "[1]",
            "{\"size\":9} {\"size\":9}",
            "{\"size\":9,\"size\":9}",
            "{\"size\":",
            "",
            good);
    List<String> records = read(text);
    assertThat(records).hasSize(15);
    assertThat(records.get(0)).isEqualTo("1: " + P);
    assertThat(records.get(1))
        .isEqualTo("2:11: expected n·n cells for a size n from 2 to 36, found 80");
    assertThat(records.get(2))
        .isEqualTo("3:11: expected 1 to 9 or a blank, found 'z' (r3c9)".replace("r3c9", "r4c8"));
    assertThat(records.get(3)).startsWith("4:").contains("not JSON");
    assertThat(records.get(4)).isEqualTo("5:11: unknown member \"gibens\" of a puzzle");
    assertThat(records.get(5)).contains("expected a cell from r1c1 to r9c9, found \"r1c10\"");
    assertThat(records.get(6)).contains("expected boxes of 9 cells, found boxes of 4");
    assertThat(records.get(7)).contains("windoku needs square boxes");
    assertThat(records.get(8)).contains("of the type puzzle, found one of summary");
    assertThat(records.get(9)).isEqualTo("10:2: expected a puzzle, a JSON object, found '1'");
    assertThat(records.get(10)).startsWith("11: ...").isEqualTo(records.get(11));
    assertThat(records.get(12)).startsWith("12:").contains("Duplicate field");
    assertThat(records.get(13)).startsWith("13:").contains("expected the end of the puzzle");
    assertThat(records.get(14)).isEqualTo("15: " + P);
  }

  /** An array keeps all its puzzles, wherever its lines are broken. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[%s,%s,%s]",
        "[%s, %s , %s ]\n",
        "[\n%s,\n%s,\n%s\n]",
        "[\n  %s\n, %s\n, %s]",
        "[\n]\n[%s,%s]\n%s"
      })
  void arraysOfPuzzles(String form) {
    String good = "{\"givens\":\"" + P + "\",\"text\":\"] } \\\" [\"}";
    String open = good.replace(",", "\n,  ");
    for (String puzzle : List.of(good, open)) {
      String text = form.replace("%s", puzzle);
      List<PuzzleRecord> records = SudokuReader.readAll("in", text);
      assertThat(records).as(text).hasSize(3);
      for (PuzzleRecord record : records) {
        assertThat(record).isInstanceOf(Puzzle.class);
        assertThat(((Puzzle) record).grid().toLine()).isEqualTo(P);
        assertThat(((Puzzle) record).text()).isEqualTo("] } \" [");
      }
    }
  }

  @Test
  void faultyArrays() {
    String good = "{\"givens\":\"" + P + "\"}";
    assertThat(read("[" + good))
        .hasSize(2)
        .last()
        .isEqualTo("1: expected ']' for the array that begins here, found the end of the text");
    assertThat(read("\n[" + good + ",\n{\"givens\":"))
        .hasSize(2)
        .last()
        .isEqualTo("3: expected the end of the puzzle that begins here, found the end of the text");
    assertThat(read("[" + good + " " + good + "]"))
        .hasSize(2)
        .last()
        .isEqualTo("1:97: expected ',' or ']' after a puzzle, found '{'");
    assertThat(read("[" + good + ",," + good + "]"))
        .hasSize(2)
        .last()
        .isEqualTo("1:97: expected a puzzle, a JSON object, found ','");
    assertThat(read("[" + good + ",{\"size\":1},\n" + good + "]"))
        .containsExactly("1: " + P, "1:105: expected a size from 2 to 36, found 1", "2: " + P);
    assertThat(read("[]")).isEmpty();
  }

  @Test
  void killersWithAndWithoutAGrid() {
    Cage first = new Cage(List.of(0, 1), 8);
    Cage second = new Cage(List.of(2, 11), 12);
    String cages = "# two\n8 = r1c1 r1c2\n\n12=R1C3+r2c3 # behind\n";
    assertThat(readOne(cages).puzzle().layout())
        .isEqualTo(Layout.CLASSIC.withCages(List.of(first, second)));
    assertThat(readOne(cages).grid()).isEqualTo(Grid.EMPTY);
    for (String grid :
        List.of(rows(P), P + " easy\n", PuzzleReader.readGrid(P).draw(true) + "\n\n")) {
      Puzzle puzzle =
          SudokuReader.readOne(
              "in", grid + cages, ReaderOptions.DETECT.withFormat(SudokuFormat.KILLER));
      assertThat(puzzle.grid().toLine()).isEqualTo(P);
      assertThat(puzzle.puzzle().layout().cages()).containsExactly(first, second);
      assertThat(puzzle.format()).isEqualTo(SudokuFormat.KILLER);
    }
    assertThat(readOne(rows(P) + cages).format()).isEqualTo(SudokuFormat.KILLER);
    assertThat(readOne(rows(P)).format()).isEqualTo(SudokuFormat.GRID);
    List<PuzzleRecord> several =
        SudokuReader.readAll("in", rows(P) + cages + "#variant: x\n" + rows(Q) + cages);
    assertThat(several).hasSize(2);
    assertThat(((Puzzle) several.get(1)).grid().toLine()).isEqualTo(Q);
    assertThat(((Puzzle) several.get(1)).puzzle().layout().variants())
        .containsExactly(Variant.DIAGONALS);
    assertThat(several.get(1).line()).isEqualTo(15);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8 = r1c1 r1c10   | 1:10: expected a cell from r1c1 to r9c9, found r1c10",
        "8 = r1c1 r1c1    | 1:10: expected each cell once in the cage, found r1c1 twice",
        "8 = r1c1 c2      | 1:10: expected a cell such as r1c1, found 'c'",
        "8 = r1c1 r1      | 1:12: expected a cell such as r1c1, found the end of the line",
        "8 = r1c1; 9 = r2 | 1:11: expected a cell such as r1c1, found '9'",
        "8 r1c1 r1c2 = 1  | 1:3: expected '=' and cells after the sum, found 'r'",
        "8 = r1c1 r1c2 $  | 1:15: expected a cell such as r1c1, found '$'",
      })
  void faultyCages(String line, String error) {
    String text = line.strip();
    List<String> records = new java.util.ArrayList<>();
    SudokuReader reader =
        new SudokuReader(
            "in",
            new java.io.ByteArrayInputStream(
                (text + "\n8 = r3c1 r3c2\n").getBytes(java.nio.charset.StandardCharsets.UTF_8)),
            ReaderOptions.DETECT.withFormat(SudokuFormat.KILLER),
            () -> {});
    try (reader) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        records.add(Records.shortForm(record));
      }
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
    assertThat(records).containsExactly(error);
  }

  @Test
  void aFaultyKillerIsOneErrorAndTheNextOneIsRead() {
    String text =
        rows(P)
            + "8 = r1c1\nx = r1c2\ny = r1c3\n"
            + rows(P.replace("8", "a"))
            + "8 = r1c1\n"
            + rows(Q)
            + "8 = r1c1\n"
            + rows(P);
    List<String> records = read(text);
    assertThat(records).hasSize(4);
    assertThat(records.get(0)).isEqualTo("11:1: expected a sum, found 'x'");
    assertThat(records.get(1)).startsWith("16:").contains("(r4c8)");
    assertThat(records.get(2)).isEqualTo("23: " + Q);
    assertThat(records.get(3))
        .isEqualTo("33: expected cages such as '8 = r1c1 r1c2' below the grid");
  }

  @Test
  void psStringsWithSumsOrIdsFirst() {
    String zeros = "0:".repeat(76);
    Layout expected =
        Layout.CLASSIC.withCages(
            List.of(new Cage(List.of(0, 1), 8), new Cage(List.of(2, 3, 4), 12)));
    assertThat(readOne("3x3::k:2048:2048:3074:3074:3074:" + zeros).puzzle().layout())
        .isEqualTo(expected);
    assertThat(readOne("3x3::k:8:8:524:524:524:" + zeros + " # why").puzzle().layout())
        .isEqualTo(expected);
    Puzzle diagonal = readOne("3x3:d:k:2048:2048:3074:3074:3074:" + zeros + " easy");
    assertThat(diagonal.puzzle().layout()).isEqualTo(expected.with(Variant.DIAGONALS));
    assertThat(diagonal.text()).isEqualTo("easy");
  }

  @Test
  void psStringsThatAreAmbiguousOrFaulty() {
    String zeros = "0:".repeat(79);
    assertThat(read("3x3::k:2055:2055:" + zeros)) // 8 and 7 are both possible
        .containsExactly(
            "1: expected numbers of one kind, found 256·sum + id and 256·id + sum both possible");
    assertThat(read("3x3::k:" + (100 * 256 + 99) + ":0:" + zeros))
        .containsExactly(
            "1: expected 256·sum + id or 256·id + sum, found sums impossible for the cages");
    assertThat(read("3x3::k:0:0:" + zeros)).containsExactly("1: expected cages, found none");
    assertThat(read(" 3x3::k:2048:2048:x:"))
        .containsExactly("1:19: expected a number and ':' for each of 81 cells, found 'x' (r1c3)");
    assertThat(read("3x3::k:99999:" + zeros))
        .containsExactly("1:8: expected a number up to 65535, found a larger one (r1c1)");
    assertThat(read("3x3:x:k:1:"))
        .containsExactly("1:4: expected '::k:' or ':d:k:' after the size of the boxes");
    assertThat(read("9x9::k:1:")).singleElement().asString().startsWith("1:1: boxes of 9x9 cells");
  }

  @Test
  void aDirectiveSetsTheRulesOfThePuzzlesBelow() {
    String text =
        P
            + "\n#variant: x, windoku\n"
            + rows(P)
            + "\n"
            + P
            + "\n#Variant:\n"
            + P
            + "\n#variant: y\n"
            + P
            + "\n#variant: 2x2\n"
            + P
            + "\n";
    List<PuzzleRecord> records = SudokuReader.readAll("in", text);
    assertThat(records).hasSize(7);
    Layout varied = Layout.CLASSIC.with(Variant.DIAGONALS, Variant.WINDOKU);
    List<Layout> layouts = List.of(Layout.CLASSIC, varied, varied, Layout.CLASSIC);
    for (int k = 0; k < 4; k++) {
      assertThat(((Puzzle) records.get(k)).puzzle().layout()).isEqualTo(layouts.get(k));
    }
    assertThat(Records.shortForm(records.get(4))).startsWith("16: expected diagonals (x)");
    assertThat(Records.shortForm(records.get(5)))
        .isEqualTo("17: the rules in line 16 cannot be read");
    assertThat(Records.shortForm(records.get(6)))
        .isEqualTo(
            "19: the rules in line 18 do not fit this puzzle: "
                + "expected boxes of 9 cells, found boxes of 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x,x", "x diagonals", "3x3,3x3", "jigsaw:1,jigsaw:2", "9", "0x3", "jig"})
  void invalidRules(String text) {
    assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> VariantText.parse(text)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContaining("null");
  }

  @ParameterizedTest
  @CsvSource({
    "line, line",
    "sdm, sdm",
    "grid, line",
    "csv, csv",
    "json, json",
    "killer, killer",
    "ps, ps",
    "opensudoku, opensudoku"
  })
  void aRequestedFormatIsReadOrRefused(String requested, String found) {
    SudokuFormat format = SudokuFormat.valueOf(requested.toUpperCase(java.util.Locale.ROOT));
    try {
      Puzzle puzzle = SudokuReader.readOne("in", P, ReaderOptions.DETECT.withFormat(format));
      assertThat(puzzle.format().toString()).isEqualTo(found).isEqualTo(requested);
      assertThat(puzzle.grid().toLine()).isEqualTo(P);
    } catch (PuzzleFormatException e) {
      assertThat(Set.of("grid", "json", "killer", "ps", "opensudoku")).contains(requested);
      assertThat(e.line()).isEqualTo(1);
    }
  }
}
