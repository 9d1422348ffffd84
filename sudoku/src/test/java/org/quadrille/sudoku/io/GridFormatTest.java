package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.Records.P;
import static org.quadrille.sudoku.io.Records.Q;
import static org.quadrille.sudoku.io.Records.S;
import static org.quadrille.sudoku.io.Records.rows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles in nine lines. */
class GridFormatTest {
  @ParameterizedTest
  @ValueSource(chars = {'.', '0', '_', '*', 'x', 'X', '-', '?'})
  void everyBlankMarkIsRead(char mark) {
    assertThat(Records.of(rows(P.replace('.', mark)))).containsExactly("1: " + P);
    assertThat(Records.of(rows(".".repeat(81).replace('.', mark))))
        .containsExactly("1: " + ".".repeat(81));
  }

  @Test
  void consecutiveGridsWithAndWithoutBlankLines() {
    assertThat(Records.of(rows(P) + rows(S) + "\n" + rows(Q) + "\n\n" + P))
        .containsExactly("1: " + P, "10: " + S, "20: " + Q, "31: " + P);
  }

  @Test
  void commentsBetweenRows() {
    String text = rows(P).replaceFirst("\n", "\n# comment 123456789\n");
    assertThat(Records.of("#AAuthor\n#B03-08-2006\n" + text + Q))
        .containsExactly("3: " + P, "13: " + Q);
    assertThat(Records.of(rows(P).replace("\n", " # row\n"))).containsExactly("1: " + P);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "|", ":", "!", "│", "┃", "║", ",", ";", "\t", "\u00A0"})
  void separatorsAreIgnored(String separator) {
    String text =
        rows(P).replaceAll("(...)(...)(...)\n", "$1" + separator + "$2" + separator + "$3\n");
    assertThat(Records.of(text)).containsExactly("1: " + P);
    assertThat(Records.of(rows(P).replaceAll("(.)(?=.)", "$1" + separator)))
        .containsExactly("1: " + P);
  }

  @Test
  void barsAndDashedLines() {
    assertThat(
            Records.of(
                """
                 . 6 . | 5 . . | 3 9 .\s
                 . . 5 | 7 . . | . 1 .\s
                 4 . . | . . 9 | 5 . 7\s
                -------+-------+------
                 . 9 . | 1 . 4 | . 8 .\s
                 . . . | . . . | . . .\s
                 . . 4 | . 8 2 | 1 . .\s
                -------+-------+------
                 3 . 8 | . 9 . | . . .\s
                 . 4 . | . . . | . . 5\s
                 5 . . | . . . | . 6 .\s
                """))
        .containsExactly("1: " + P);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*-----------*",
        ".-----------.",
        ".---.---.---.",
        "'---'---'---'",
        ":---+---+---:",
        "+---+---+---+",
        "|---+---+---|",
        "=============",
        "-----------",
        "+===+===+===+",
        "┌───┬───┬───┐",
        "╔═══╦═══╦═══╗",
        "┠───┼───┼───┨",
        "--- + --- + ---",
      })
  void everyKindOfBorderIsIgnored(String border) {
    for (char mark : ".0_*xX-?".toCharArray()) {
      StringBuilder text = new StringBuilder(border).append('\n');
      for (int row = 0; row < 9; row++) {
        String cells = P.replace('.', mark).substring(9 * row, 9 * row + 9);
        text.append(cells.replaceAll("(...)", "|$1")).append("|\n");
        text.append(row % 3 == 2 ? border + "\n" : "");
      }
      assertThat(Records.of(text.toString())).as("%s", mark).containsExactly("1: " + P);
    }
  }

  @Test
  void bordersAfterEveryRow() {
    String rule = "+---+---+---+\n";
    String text = rule + rows(P).replace("\n", "\n" + rule);
    assertThat(Records.of(text + text)).containsExactly("1: " + P, "20: " + P);
    // One border between two grids belongs to both.
    assertThat(Records.of(text + rows(Q).replace("\n", "\n" + rule)))
        .containsExactly("1: " + P, "20: " + Q);
  }

  @Test
  void textBelowADrawnGridBelongsToIt() {
    String text =
        PuzzleReader.readGrid(P).draw(false) + "\n Simple Sudoku\n# skipped\n  Version 4.2n\n";
    assertThat(Records.of(text)).containsExactly("1: " + P + " | Simple Sudoku Version 4.2n");
    assertThat(Records.of(text + "\nmore\n" + Q))
        .containsExactly(
            "1: " + P + " | Simple Sudoku Version 4.2n",
            "18: expected a puzzle or a row of a grid, found neither",
            "19: " + Q);
    assertThat(Records.of("Grid 5\n" + text))
        .containsExactly("2: " + P + " | Grid 5 Simple Sudoku Version 4.2n");
  }

  @Test
  void textBelowADrawnGridEndsWhereAPuzzleBegins() {
    String drawn = PuzzleReader.readGrid(P).draw(true) + "\nby me, rated 7.2\n";
    String first = "1: " + P + " | by me, rated 7.2";
    assertThat(Records.of(drawn + Q)).containsExactly(first, "15: " + Q);
    assertThat(Records.of(drawn + rows(Q))).containsExactly(first, "15: " + Q);
    assertThat(Records.of(drawn + PuzzleReader.readGrid(Q).draw(false)))
        .containsExactly(first, "15: " + Q);
    assertThat(Records.of(drawn + "Grid 2\n" + Q)).containsExactly(first, "16: " + Q + " | Grid 2");
    assertThat(Records.of(drawn + Q.substring(1)))
        .containsExactly(first, "15:81: expected 81 cells, found 80 (r9c9)");
  }

  @Test
  void longTextIsTruncatedWithAWarning() {
    String line = "words ".repeat(1000) + "\n";
    Puzzle puzzle =
        PuzzleReader.readOne("in", PuzzleReader.readGrid(P).draw(false) + "\n" + line.repeat(40));
    assertThat(puzzle.text()).hasSizeBetween(50_000, 65_536);
    assertThat(puzzle.warnings())
        .containsExactly("the text below the grid is truncated to 65536 characters");
  }

  @Test
  void textBelowAPlainGridIsAnError() {
    assertThat(Records.of(rows(P) + "The End\n"))
        .containsExactly("1: " + P, "10: expected a puzzle or a row of a grid, found neither");
  }

  @Test
  void consecutiveDrawnGrids() {
    String p = PuzzleReader.readGrid(P).draw(false) + "\n";
    String q = PuzzleReader.readGrid(Q).draw(true) + "\n";
    assertThat(Records.of(p + q + p)).containsExactly("1: " + P, "14: " + Q, "27: " + P);
    assertThat(Records.of(p + "\n" + rows(Q) + q))
        .containsExactly("1: " + P, "15: " + Q, "24: " + Q);
  }

  @Test
  void labelsBetweenGrids() {
    assertThat(Records.of("Grid 01\n" + rows(P) + "Grid 02\n" + rows(Q)))
        .containsExactly("2: " + P + " | Grid 01", "12: " + Q + " | Grid 02");
  }

  @Test
  void mixedBlankMarksInDifferentRowsGiveAWarningAtTheFirstDifference() {
    String text = rows(P.substring(0, 40) + P.substring(40).replace('.', '0'));
    String warning = " ! blank marks '.' and '0' are mixed, first in line 5, column 5 (r5c5)";
    assertThat(Records.of(text)).containsExactly("1: " + P + warning);
    String other = rows(P.substring(0, 45) + P.substring(45).replace('.', '0'));
    assertThat(Records.of("\n" + other))
        .containsExactly(
            "2: " + P + " ! blank marks '.' and '0' are mixed, first in line 7, column 1 (r6c1)");
  }
}
