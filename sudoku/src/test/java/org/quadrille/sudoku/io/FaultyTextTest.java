package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.Records.P;
import static org.quadrille.sudoku.io.Records.Q;
import static org.quadrille.sudoku.io.Records.S;
import static org.quadrille.sudoku.io.Records.grouped;
import static org.quadrille.sudoku.io.Records.rows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Unreadable text is reported with its position, and reading continues after it. */
class FaultyTextTest {
  private static final String PROSE = "expected a puzzle or a row of a grid, found neither";

  @Test
  void aTruncatedLineReportsTheFirstMissingCell() {
    assertThat(Records.of(P.substring(0, 80) + "\n" + Q))
        .containsExactly("1:81: expected 81 cells, found 80 (r9c9)", "2: " + Q);
    assertThat(Records.of("  " + P.substring(0, 50) + " # cut\n" + Q))
        .containsExactly("1:53: expected 81 cells, found 50 (r6c6)", "2: " + Q);
  }

  @Test
  void aLineWithTooManyCellsReportsTheFirstExtraColumn() {
    assertThat(Records.of(P + "1\n" + Q))
        .containsExactly("1:82: expected 81 cells, found 82", "2: " + Q);
    assertThat(Records.of("x, " + P + P)).containsExactly("1:85: expected 81 cells, found 162");
  }

  @Test
  void aStrayCharacterIsReportedWithItsColumnAndCell() {
    assertThat(Records.of(P.substring(0, 24) + "a" + P.substring(25) + "\n" + Q))
        .containsExactly("1:25: expected a digit or a blank mark, found 'a' (r3c7)", "2: " + Q);
    assertThat(Records.of("id " + P.substring(0, 80) + "~"))
        .containsExactly("1:84: expected a digit or a blank mark, found '~' (r9c9)");
    assertThat(Records.of("\t" + P.substring(0, 9) + "é" + P.substring(10)))
        .containsExactly("1:11: expected a digit or a blank mark, found 'é' (r2c1)");
    assertThat(Records.of("\u0007" + P.substring(1)))
        .containsExactly("1:1: expected a digit or a blank mark, found U+0007 (r1c1)");
  }

  @Test
  void textWithoutASeparatorAfterTheCellsIsAnError() {
    assertThat(Records.of(P + "easy"))
        .containsExactly("1:82: expected a separator after 81 cells, found 'e'");
  }

  @Test
  void aSolutionIsNotReadInsteadOfAFaultyPuzzleBeforeIt() {
    assertThat(Records.of(P.substring(1) + "," + S))
        .containsExactly("1:81: expected 81 cells, found 80 (r9c9)");
    assertThat(Records.of("1;" + P.substring(1) + "o;" + S))
        .containsExactly("1:83: expected a digit or a blank mark, found 'o' (r9c9)");
    // Unknown blank marks, or spaces for blank cells.
    assertThat(Records.of(P.replace('.', '~') + "," + S))
        .containsExactly("1:1: expected a digit or a blank mark, found '~' (r1c1)");
    assertThat(Records.of(S.substring(0, 3) + P.substring(3).replace('.', ' ') + "," + S))
        .containsExactly("1:5: expected a digit or a blank mark, found white space (r1c5)");
    assertThat(Records.of(P.substring(1) + ":1:" + S))
        .containsExactly("1:81: expected 81 cells, found 80 (r9c9)");
  }

  @Test
  void puzzleAndSolutionWithoutASeparatorAreAnError() {
    assertThat(Records.of("{\"puzzle\":\"" + P + "\"}")).hasSize(1).noneMatch(r -> r.contains(P));
  }

  @Test
  void aStrayCharacterBetweenGroupsIsReported() {
    String line = grouped(P, 9, " ");
    assertThat(Records.of(line.substring(0, 12) + "z" + line.substring(13)))
        .containsExactly("1:13: expected a digit or a blank mark, found 'z' (r2c3)");
    String ones = grouped(P, 1, ",");
    assertThat(Records.of(ones.substring(0, 160) + "z"))
        .containsExactly("1:161: expected a digit or a blank mark, found 'z' (r9c9)");
  }

  @Test
  void linesOfCellsThatFitNoShapeAreSeparateErrors() {
    assertThat(Records.of("12345\n1.3.5.\n" + P))
        .containsExactly(
            "1:6: expected 9 cells in a row or 81 in a line, found 5 (r1c6)",
            "2:7: expected 9 cells in a row or 81 in a line, found 6 (r1c7)",
            "3: " + P);
    assertThat(Records.of("1234567890123456\n" + P))
        .containsExactly("1:10: expected 9 cells in a row or 81 in a line, found 16", "2: " + P);
  }

  @Test
  void aLineOfAboutNineCellsIsASingleRow() {
    assertThat(Records.of("12345678\n\n" + P))
        .containsExactly(
            "1:9: expected 9 cells in a row or 81 in a line, found 8 (r1c9)", "3: " + P);
    assertThat(Records.of("1234567890\n\n" + P))
        .containsExactly("1:10: expected 9 cells in a row or 81 in a line, found 10", "3: " + P);
    assertThat(Records.of("123456789\n\n" + P))
        .containsExactly("1: expected 9 rows in the grid, found 1", "3: " + P);
    assertThat(Records.of("12345a789\n" + P))
        .containsExactly("1:6: expected a digit or a blank mark, found 'a' (r1c6)", "2: " + P);
  }

  @Test
  void proseIsAnErrorForItsLine() {
    assertThat(Records.of("Hello world\nhow are you\n" + P + "\nbye"))
        .containsExactly("1: " + PROSE, "2: " + PROSE, "3: " + P, "4: " + PROSE);
    assertThat(Records.of("==========\nMy puzzles\n==========\n" + P))
        .containsExactly("2: " + PROSE, "4: " + P);
    assertThat(Records.of("| a | b |\n" + P)).containsExactly("1: " + PROSE, "2: " + P);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void anIncompleteGridReportsItsNumberOfRows(int count) {
    String cut = rows(P).substring(0, 10 * count);
    List<String> error = List.of(count + ": expected 9 rows in the grid, found " + count);
    assertThat(Records.of(cut)).isEqualTo(error);
    assertThat(Records.of(cut.stripTrailing())).isEqualTo(error);
    assertThat(Records.of(cut + "\n\n")).isEqualTo(error);
    assertThat(Records.of(cut + "# comment\n")).isEqualTo(error);
    assertThat(Records.of(cut + P)).containsExactly(error.get(0), count + 1 + ": " + P);
    assertThat(Records.of(cut + "Grid 2\n" + P))
        .containsExactly(error.get(0), count + 2 + ": " + P + " | Grid 2");
    assertThat(Records.of(cut + P.substring(1)))
        .containsExactly(error.get(0), count + 1 + ":81: expected 81 cells, found 80 (r9c9)");
  }

  @Test
  void aFaultyRowAffectsItsGridOnly() {
    for (int row = 0; row < 9; row++) {
      String name = "r" + (row + 1);
      String good = P.substring(9 * row, 9 * row + 9);
      int line = 10 + row;
      assertThat(Records.of(rows(Q) + withRow(row, good.substring(1)) + rows(S)))
          .containsExactly(
              "1: " + Q,
              line + ":9: expected 9 cells in the row, found 8 (" + name + "c9)",
              "19: " + S);
      assertThat(Records.of(rows(Q) + withRow(row, good + "1") + rows(S)))
          .containsExactly(
              "1: " + Q, line + ":10: expected 9 cells in the row, found 10", "19: " + S);
      assertThat(
              Records.of(
                  rows(Q) + withRow(row, good.substring(0, 4) + "a" + good.substring(5)) + rows(S)))
          .containsExactly(
              "1: " + Q,
              line + ":5: expected a digit or a blank mark, found 'a' (" + name + "c5)",
              "19: " + S);
    }
  }

  /** The puzzle P in nine lines, one of them replaced. */
  private static String withRow(int row, String cells) {
    String[] lines = rows(P).split("\n", -1);
    lines[row] = cells;
    return String.join("\n", lines);
  }

  @Test
  void theFirstErrorOfAGridIsReported() {
    String[] lines = rows(P).split("\n", -1);
    lines[2] = "1234567";
    lines[5] = "12a456789";
    assertThat(Records.of(String.join("\n", lines) + rows(Q)))
        .containsExactly("3:8: expected 9 cells in the row, found 7 (r3c8)", "10: " + Q);
    lines[8] = "";
    assertThat(Records.of(String.join("\n", lines) + rows(Q)))
        .containsExactly("3:8: expected 9 cells in the row, found 7 (r3c8)", "10: " + Q);
  }

  @Test
  void aFaultyRowOfADrawnGridIsReportedWithItsColumnInTheLine() {
    String drawn = PuzzleReader.readGrid(P).draw(true);
    assertThat(Records.of(drawn.replace("┃ . . 5 │ 7", "┃ . . 5 │ a") + "\ntext\n\n" + Q))
        .containsExactly("3:11: expected a digit or a blank mark, found 'a' (r2c4)", "16: " + Q);
    assertThat(Records.of(drawn.replace("┃ . . 5 │ 7", "┃ . . 5 │  ") + "\n" + Q))
        .containsExactly("3:24: expected 9 cells in the row, found 8 (r2c9)", "14: " + Q);
    assertThat(
            Records.of(drawn.replace(". . . │ . . . │ . . .", "      │       │      ") + "\n" + Q))
        .containsExactly("7:26: expected 9 cells in the row, found 0 (r5c1)", "14: " + Q);
  }

  @Test
  void aShortRowAloneStillCountsAsOne() {
    assertThat(Records.of(withRow(3, "12") + rows(Q)))
        .containsExactly("4:3: expected 9 cells in the row, found 2 (r4c3)", "10: " + Q);
    assertThat(Records.of(withRow(3, "1234567 12345") + rows(Q)))
        .containsExactly("4:11: expected 9 cells in the row, found 12", "10: " + Q);
  }

  @Test
  void aLineOfCellsAboveRowsCanBeTheirFirst() {
    String joined = rows(P).replaceFirst("\n", "");
    assertThat(Records.of(joined + rows(Q) + "\n" + rows(S)))
        .containsExactly("1:10: expected 9 cells in a row or 81 in a line, found 18", "19: " + S);
    String split = rows(P).replaceFirst("^....", "$0\n");
    assertThat(Records.of(split + rows(Q) + "\n" + rows(S)))
        .containsExactly(
            "1:5: expected 9 cells in a row or 81 in a line, found 4 (r1c5)",
            "2:6: expected 9 cells in a row or 81 in a line, found 5 (r1c6)",
            "21: " + S);
    assertThat(Records.of("12.45\n# comment\n" + P + "\n12.45\nGrid 1\n" + rows(Q)))
        .containsExactly(
            "1:6: expected 9 cells in a row or 81 in a line, found 5 (r1c6)",
            "3: " + P,
            "4:6: expected 9 cells in a row or 81 in a line, found 5 (r1c6)",
            "6: " + Q + " | Grid 1");
  }

  @Test
  void proseBetweenRowsLosesSync() {
    String text = rows(P).replaceFirst("\n", "\nHello world\n");
    assertThat(Records.of(text + rows(Q) + "\n" + rows(S)))
        .containsExactly("2: expected a row or a border of the grid, found neither", "21: " + S);
    assertThat(Records.of(text + "Grid 2\n" + rows(S)))
        .containsExactly(
            "2: expected a row or a border of the grid, found neither", "12: " + S + " | Grid 2");
    assertThat(Records.of(text + S))
        .containsExactly("2: expected a row or a border of the grid, found neither", "11: " + S);
    assertThat(Records.of(text + "more prose\n" + rows(Q) + "+---+\n+---+\n" + rows(S)))
        .containsExactly("2: expected a row or a border of the grid, found neither", "22: " + S);
  }

  @Test
  void aRowInTwoLinesLosesSync() {
    String text = rows(P).replaceFirst("\n(....)", "\n$1\n");
    assertThat(Records.of(text + rows(Q) + "\n" + S))
        .containsExactly("2:5: expected 9 cells in the row, found 4 (r2c5)", "21: " + S);
  }

  @Test
  void twoRowsInOneLineLoseSync() {
    String text = rows(P).replaceFirst("\n(.{9})\n", "\n$1");
    assertThat(Records.of(text + rows(Q) + "\n" + S))
        .containsExactly("2:10: expected 9 cells in the row, found 18", "19: " + S);
  }

  @Test
  void aMissingRowOfADrawnGridIsReportedAtTheNextBorder() {
    String drawn = PuzzleReader.readGrid(P).draw(false) + "\n";
    String missing = drawn.replace("| . . . | . . . | . . . |\n", "");
    assertThat(Records.of(missing + drawn))
        .containsExactly(
            "8: expected a border after every 3 rows or after every row, found one after 5 rows",
            "13: " + P);
    String shifted = drawn.replaceFirst("\n", "\n| 1 2 3 | 4 5 6 | 7 8 9 |\n");
    assertThat(Records.of(shifted + "\n" + Q))
        .containsExactly(
            "6: expected a border after every 3 rows or after every row, found one after 4 rows",
            "16: " + Q);
  }

  @Test
  void twoConsecutiveBordersEndAGrid() {
    String drawn = PuzzleReader.readGrid(P).draw(false) + "\n";
    String cut = drawn.substring(0, 9 * 26) + "+-------+-------+-------+\n";
    assertThat(Records.of(cut + drawn))
        .containsExactly("8: expected 9 rows in the grid, found 6", "10: " + P);
  }

  @Test
  void aLongBarredLineIsAlwaysAFaultyRow() {
    String half = "|" + grouped(P.substring(0, 50), 5, "|");
    for (int row = 1; row < 9; row++) {
      assertThat(Records.of(rows(P).substring(0, 10 * row) + half + "\n\n" + Q))
          .containsExactly(
              row + 1 + ":12: expected 9 cells in the row, found 50", row + 3 + ": " + Q);
    }
    assertThat(Records.of(rows(P).substring(0, 10) + "|" + grouped(P, 27, "|") + "\n\n" + Q))
        .first()
        .asString()
        .startsWith(
            "2: expected 81 cells without gaps, in groups of 9 or one by one, found uneven");
  }

  @Test
  void aBorderAboveAFaultyRowMakesItARow() {
    assertThat(Records.of("+---+\n1234\n\n" + P))
        .containsExactly("2:5: expected 9 cells in the row, found 4 (r1c5)", "4: " + P);
  }

  @Test
  void readingContinuesAfterAFaultyLine() {
    String text = P + "\n" + "?!\n" + Q.substring(3) + "\n\n" + rows(S) + "\n" + P + " ok\n";
    assertThat(Records.of(text))
        .containsExactly(
            "1: " + P,
            "2:2: expected 9 cells in a row or 81 in a line, found 1 (r1c2)",
            "3:79: expected 81 cells, found 78 (r9c7)",
            "5: " + S,
            "15: " + P + " | ok");
  }

  @Test
  void aCageAfterAPuzzleInOneLineIsReported() {
    assertThat(Records.of(Records.P + "\n10 = r1c3 r1c4\n"))
        .hasSize(2)
        .last()
        .asString()
        .contains("2:", "expected a puzzle, found a cage: request the format killer");
  }
}
