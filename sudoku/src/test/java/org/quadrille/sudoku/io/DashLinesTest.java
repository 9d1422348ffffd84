package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.Records.P;
import static org.quadrille.sudoku.io.Records.Q;
import static org.quadrille.sudoku.io.Records.S;
import static org.quadrille.sudoku.io.Records.rows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of nine dashes, which are rows or borders depending on the rest of the grid. */
class DashLinesTest {
  private static final String DASHES = "---------\n";
  private static final String FULL = "123456789\n";
  private static final String EMPTY = ".".repeat(81);

  @Test
  void theyAreRowsIfTheBlankMarksOfTheGridAreDashes() {
    String cells = EMPTY.substring(0, 45) + P.substring(45);
    assertThat(Records.of(rows(cells.replace('.', '-')))).containsExactly("1: " + cells);
    String end = P.substring(0, 45) + EMPTY.substring(45);
    assertThat(Records.of(rows(end.replace('.', '-')))).containsExactly("1: " + end);
    assertThat(Records.of(rows(end.replace('.', '-')) + rows(cells.replace('.', '-'))))
        .containsExactly("1: " + end, "10: " + cells);
  }

  @ParameterizedTest
  @ValueSource(strings = {"---------", "---|---|---", "|- - -|- - -|- - -|", "│---│---│---│"})
  void barsAndSpacesAreIgnored(String dashes) {
    String text = rows(P.replace('.', '-')).replace(DASHES, dashes + "\n");
    assertThat(Records.of(text)).containsExactly("1: " + P);
  }

  @Test
  void theyAreBordersIfTheGridHasAnotherBlankMark() {
    String banded = rows(P).replaceAll("((?:.{9}\n){3})", "$1" + DASHES);
    assertThat(Records.of(banded)).containsExactly("1: " + P);
    assertThat(Records.of(DASHES + banded)).containsExactly("1: " + P);
    assertThat(Records.of(DASHES + banded + DASHES + banded))
        .containsExactly("1: " + P, "14: " + P);
  }

  @Test
  void theyAreBordersIfThereAreNineRowsWithoutThem() {
    String banded = rows(S).replaceAll("((?:.{9}\n){3})", "$1" + DASHES);
    assertThat(Records.of(banded)).containsExactly("1: " + S);
    assertThat(Records.of(DASHES + banded + "\n" + Q)).containsExactly("1: " + S, "15: " + Q);
    String ruled = DASHES + rows(S).replace("\n", "\n" + DASHES);
    assertThat(Records.of(ruled)).containsExactly("1: " + S);
  }

  @Test
  void nineOfThemAloneAreAnEmptyGrid() {
    assertThat(Records.of(DASHES.repeat(9))).containsExactly("1: " + EMPTY);
    assertThat(Records.of(DASHES.repeat(18) + Q))
        .containsExactly("1: " + EMPTY, "10: " + EMPTY, "19: " + Q);
    assertThat(Records.of(DASHES.repeat(3).concat("# comment\n").repeat(3)))
        .containsExactly("1: " + EMPTY);
    String drawn = "+---+\n" + (DASHES.repeat(3) + "+---+\n").repeat(3);
    assertThat(Records.of(drawn)).containsExactly("1: " + EMPTY);
  }

  @Test
  void theyAreRowsIfTheGridIsIncompleteWithoutThem() {
    assertThat(Records.of(FULL.repeat(5) + DASHES.repeat(4)))
        .containsExactly("1: " + "123456789".repeat(5) + EMPTY.substring(45));
    assertThat(Records.of(DASHES.repeat(8) + FULL + "\n" + Q))
        .containsExactly("1: " + EMPTY.substring(9) + "123456789", "11: " + Q);
  }

  @Test
  void aLineOrTwoAloneAreBorders() {
    assertThat(Records.of(DASHES)).isEmpty();
    assertThat(Records.of(rows(P) + DASHES)).containsExactly("1: " + P);
    assertThat(Records.of(rows(P) + DASHES + rows(Q) + DASHES))
        .containsExactly("1: " + P, "10: " + Q);
    assertThat(Records.of(DASHES + "\n" + DASHES + DASHES + P)).containsExactly("5: " + P);
  }

  @Test
  void aLineBelowAPlainGridOfDashesIsARow() {
    String text = rows(P.replace('.', '-')) + DASHES;
    assertThat(Records.of(text))
        .containsExactly("1: " + P, "10: expected 9 rows in the grid, found 1");
    assertThat(Records.of(text + DASHES.repeat(8))).containsExactly("1: " + P, "10: " + EMPTY);
  }

  @Test
  void threeToEightAloneAreAnIncompleteGrid() {
    assertThat(Records.of(DASHES.repeat(8)))
        .containsExactly("8: expected 9 rows in the grid, found 8");
    assertThat(Records.of(DASHES.repeat(3) + "\n" + P))
        .containsExactly("3: expected 9 rows in the grid, found 3", "5: " + P);
  }

  @Test
  void moreLinesThanAnyGridHasAreRows() {
    // Eleven borders around eight rows are unlikely, so the number of buffered lines is limited.
    String text = FULL + DASHES.repeat(7) + FULL + (DASHES + FULL).repeat(6);
    assertThat(Records.of(text))
        .startsWith("1: 123456789" + EMPTY.substring(18) + "123456789")
        .hasSize(3);
  }

  @Test
  void eightOrTenDashesAreAFaultyRowOnlyInAGridOfDashes() {
    String text = rows(P.replace('.', '-')).replace(DASHES, "--------\n");
    assertThat(Records.of(text + rows(Q)))
        .containsExactly("5:9: expected 9 cells in the row, found 8 (r5c9)", "10: " + Q);
    String longer = rows(P.replace('.', '-')).replace(DASHES, "----------\n");
    assertThat(Records.of(longer)).containsExactly("5:10: expected 9 cells in the row, found 10");
    String banded = rows(P).replaceAll("((?:.{9}\n){3})", "$1--------\n");
    assertThat(Records.of(banded)).containsExactly("1: " + P);
    assertThat(Records.of("----------\n" + rows(P.replace('.', '-')) + "--------\n"))
        .containsExactly("1: " + P);
  }

  @Test
  void aLineOf81DashesIsAPuzzleAndOfOtherLengthsABorder() {
    assertThat(Records.of("-".repeat(81))).containsExactly("1: " + EMPTY);
    assertThat(Records.of("-".repeat(80) + "\n" + P)).containsExactly("2: " + P);
    assertThat(Records.of("-".repeat(82) + "\n" + P)).containsExactly("2: " + P);
    assertThat(Records.of("---\n" + P)).containsExactly("2: " + P);
    assertThat(Records.of("--\n" + P))
        .containsExactly(
            "1:3: expected 9 cells in a row or 81 in a line, found 2 (r1c3)", "2: " + P);
  }

  @Test
  void dashesWithCornersAreABorderEvenIfTheyCanBeCells() {
    assertThat(Records.of(".---.---.\n" + rows(P) + ".---.---.\n")).containsExactly("1: " + P);
    assertThat(Records.of("*-------*\n" + rows(P))).containsExactly("1: " + P);
  }

  @Test
  void dashesMixedWithOtherMarksAreCells() {
    String text = rows(P).replace(".........", ".-.-.-.-.");
    assertThat(Records.of(text))
        .containsExactly(
            "1: " + P + " ! blank marks '.' and '-' are mixed, first in line 5, column 2 (r5c2)");
  }
}
