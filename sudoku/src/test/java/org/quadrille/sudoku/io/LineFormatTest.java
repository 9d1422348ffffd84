package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.Records.P;
import static org.quadrille.sudoku.io.Records.Q;
import static org.quadrille.sudoku.io.Records.S;
import static org.quadrille.sudoku.io.Records.grouped;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles in one line. */
class LineFormatTest {
  @ParameterizedTest
  @ValueSource(chars = {'.', '0', '_', '*', 'x', 'X', '-', '?'})
  void everyBlankMarkIsRead(char mark) {
    assertThat(Records.of(P.replace('.', mark) + "\n")).containsExactly("1: " + P);
    assertThat(Records.of(String.valueOf(mark).repeat(81))).containsExactly("1: " + ".".repeat(81));
  }

  @Test
  void everyLineIsAPuzzleInOrder() {
    assertThat(Records.of(P + "\n" + S + "\n" + Q + "\n"))
        .containsExactly("1: " + P, "2: " + S, "3: " + Q);
  }

  @Test
  void blankLinesAndCommentsAreSkipped() {
    assertThat(Records.of("\n# 81 characters:\n" + P + "\n  \n\t# " + Q + "\n#" + Q + "\n" + S))
        .containsExactly("3: " + P, "7: " + S);
  }

  @Test
  void anEmptyTextGivesNoRecords() {
    assertThat(Records.of("")).isEmpty();
    assertThat(Records.of("\n\n")).isEmpty();
    assertThat(Records.of("# nothing")).isEmpty();
  }

  @Test
  void lowerAndUpperCaseXAreTheSameMark() {
    String mixed = P.replaceFirst("\\.", "x").replace('.', 'X');
    assertThat(Records.of(mixed)).containsExactly("1: " + P);
  }

  @Test
  void mixedBlankMarksGiveAWarningAtTheFirstDifference() {
    String mixed = "." + P.substring(1).replaceFirst("\\.", "0");
    String warning = " ! blank marks '.' and '0' are mixed, first in line 2, column 3 (r1c3)";
    assertThat(Records.of("\n" + mixed)).containsExactly("2: " + P + warning);
    assertThat(Records.of("\n" + mixed + " easy")).containsExactly("2: " + P + " | easy" + warning);
  }

  @Test
  void columnsCountFromTheStartOfTheLine() {
    String mixed = "  id, " + P.substring(0, 80) + "_";
    assertThat(Records.of(mixed))
        .containsExactly(
            "1: %s | id ! blank marks '.' and '_' are mixed, first in line 1, column 87 (r9c9)"
                .formatted(P));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        " ED=10.5/1.2/1.2~ED=10.5/1.2/1.2",
        "  7.2 1.2 1.2~7.2 1.2 1.2",
        "\t7.2~7.2",
        ",name,1~name,1",
        ";index;2~index;2",
        ":1:solution~1:solution",
        "#1 Unfair (1300)~1 Unfair (1300)",
        " # hard~hard",
        "\", 5~5",
        "\u00A0caf\u00E9 \u00A0~caf\u00E9",
      })
  void textFollowsASeparator(String after, String text) {
    assertThat(Records.of(P + after + "\n" + Q))
        .containsExactly("1: " + P + " | " + text, "2: " + Q);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\t \t", ",", ";", ":", " #", "\"", "\u00A0"})
  void aSeparatorWithoutTextGivesNoText(String after) {
    assertThat(Records.of(P + after)).containsExactly("1: " + P);
  }

  @Test
  void theFirstFieldOf81CellsIsThePuzzle() {
    assertThat(Records.of(P + "," + S)).containsExactly("1: " + P + " | " + S);
    assertThat(Records.of(P + " " + S)).containsExactly("1: " + P + " | " + S);
    assertThat(Records.of("7,easy," + P + "," + S)).containsExactly("1: " + P + " | 7,easy " + S);
  }

  @Test
  void fieldsBeforeThePuzzleAreItsText() {
    assertThat(Records.of("0000183b305c " + P.replace('.', '0') + "  1.2"))
        .containsExactly("1: " + P + " | 0000183b305c 1.2");
    assertThat(Records.of("11,22,1,0," + P + ",name,more"))
        .containsExactly("1: " + P + " | 11,22,1,0 name,more");
    assertThat(Records.of("a; b ;" + P)).containsExactly("1: " + P + " | a; b");
  }

  @Test
  void fieldsCanBeQuoted() {
    assertThat(Records.of("\"" + P + "\"")).containsExactly("1: " + P);
    assertThat(Records.of("\"" + P + "\",\"" + S + "\""))
        .containsExactly("1: " + P + " | \"" + S + "\"");
    assertThat(Records.of("\"a, b\",\"" + P + "\",5")).containsExactly("1: " + P + " | \"a, b\" 5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "puzzle,solution",
        "quizzes,solutions",
        "\"puzzle\";\"solution\"",
        "id, puzzle, clue_count",
        "Sudoku",
        "source,question,answer,rating",
        "givens",
      })
  void theHeaderOfATableIsSkipped(String header) {
    assertThat(Records.of("# data\n" + header + "\n" + P + "\n")).containsExactly("3: " + P);
  }

  @Test
  void aHeaderIsRecognisedInTheFirstLineOnly() {
    assertThat(Records.of(P + "\npuzzle,solution\n" + Q))
        .containsExactly(
            "1: " + P, "2: expected a puzzle or a row of a grid, found neither", "3: " + Q);
    assertThat(Records.of("name,number\n" + Q))
        .containsExactly("1: expected a puzzle or a row of a grid, found neither", "2: " + Q);
    assertThat(Records.of("puzzle,2024\n" + Q))
        .containsExactly("1: expected a puzzle or a row of a grid, found neither", "2: " + Q);
  }

  @Test
  void aColumnOfSolutionsBeforeThePuzzlesIsSkipped() {
    assertThat(Records.of("solution,puzzle\n" + S + "," + P))
        .containsExactly("2: " + P + " | " + S);
    assertThat(Records.of("id;answer;quiz\n1;" + S + ";" + P))
        .containsExactly("2: " + P + " | 1;" + S);
    assertThat(Records.of("solution\n" + S)).containsExactly("2: " + S);
  }

  @Test
  void aBlankMarkThatOccursInNoGroupCanSeparateGroups() {
    String zeros = P.replace('.', '0');
    assertThat(Records.of(grouped(zeros, 9, "."))).containsExactly("1: " + P);
    assertThat(Records.of(grouped(zeros, 9, "-"))).containsExactly("1: " + P);
    assertThat(Records.of(grouped(P, 9, "0"))).containsExactly("1: " + P);
    assertThat(Records.of(grouped(zeros, 1, "."))).containsExactly("1: " + P);
  }

  @Test
  void aBlankMarkThatOccursInAGroupIsNotASeparator() {
    assertThat(Records.of(grouped(P, 9, "."))).containsExactly("1:82: expected 81 cells, found 89");
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "|", "/", ",", ";", "\t", " | ", "  ", ", ", "│", "a", "\u00A0"})
  void nineGroupsOrSingleCellsCanHaveAnySeparator(String separator) {
    assertThat(Records.of(grouped(P, 9, separator))).containsExactly("1: " + P);
    assertThat(Records.of(grouped(P, 1, separator))).containsExactly("1: " + P);
    String dashes = grouped(P.replace('.', '-'), 9, separator);
    assertThat(Records.of(dashes + "\n")).containsExactly("1: " + P);
  }

  @Test
  void textCanFollowGroups() {
    assertThat(Records.of(grouped(P, 9, " ") + " # easy")).containsExactly("1: " + P + " | easy");
    assertThat(Records.of(grouped(P, 9, "/") + ", easy 7"))
        .containsExactly("1: " + P + " | easy 7");
    assertThat(Records.of(grouped(P, 1, ",") + ";easy")).containsExactly("1: " + P + " | easy");
  }

  @Test
  void groupsOfDashesAreAnEmptyPuzzle() {
    assertThat(Records.of(grouped("-".repeat(81), 9, " "))).containsExactly("1: " + ".".repeat(81));
    assertThat(Records.of(grouped("-".repeat(81), 9, "|"))).containsExactly("1: " + ".".repeat(81));
  }

  @Test
  void aTenthGroupIsNotText() {
    String line = grouped(P, 9, " ") + " " + P.substring(0, 9);
    assertThat(Records.of(line)).containsExactly("1:91: expected 81 cells, found 90");
    assertThat(Records.of(grouped(P, 1, ",") + ",1"))
        .containsExactly("1:163: expected 81 cells, found 82");
  }

  @Test
  void separatorsMustNotChange() {
    String line = grouped(P, 9, "/");
    assertThat(Records.of(line.substring(0, 9) + "," + line.substring(10)).get(0))
        .startsWith("1:20: expected a digit or a blank mark, found '/'");
    assertThat(Records.of(line.substring(0, 9) + " " + line.substring(10, 40) + line.substring(41)))
        .hasSize(1);
  }

  @Test
  void unevenGapsAreAnErrorSinceTheyCanBeBlankCells() {
    String line = P.substring(0, 20) + " " + P.substring(20);
    assertThat(Records.of(line))
        .containsExactly(
            "1: expected 81 cells without gaps, in groups of 9 or one by one, found uneven groups");
  }

  @Test
  void aLabelIsTheTextOfTheNextPuzzle() {
    assertThat(Records.of("Puzzle 7\n" + P + " hard\n" + Q))
        .containsExactly("2: " + P + " | Puzzle 7 hard", "3: " + Q);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Grid 01", "puzzle 7", "SUDOKU #3", "Sudoku # 3:", "Grid01", "  Grid 50.  "})
  void labelsAreCaseInsensitive(String label) {
    assertThat(Records.of(P + "\n" + label + "\n\n# comment\n" + Q))
        .containsExactly("1: " + P, "5: " + Q + " | " + label.strip());
  }

  @Test
  void aLabelWithoutAPuzzleIsAnError() {
    assertThat(Records.of("Grid 1\nGrid 2\n" + P + "\nGrid 3\n"))
        .containsExactly(
            "1: expected a puzzle after the label 'Grid 1', found none",
            "3: " + P + " | Grid 2",
            "4: expected a puzzle after the label 'Grid 3', found none");
    assertThat(Records.of("Grid 1\n" + P.substring(1) + "\n" + Q))
        .containsExactly("2:81: expected 81 cells, found 80 (r9c9)", "3: " + Q);
  }

  @Test
  void theFirstLineCanStateTheNumberOfPuzzles() {
    assertThat(Records.of("2\n" + P + "\n" + Q)).containsExactly("2: " + P, "3: " + Q);
    assertThat(Records.of("# SPOJ\n\n 1\n\n" + Records.rows(P))).containsExactly("5: " + P);
    assertThat(Records.of("000001\n" + Records.rows(P))).containsExactly("2: " + P);
  }

  @Test
  void aWrongNumberOfPuzzlesIsAnErrorAtTheEnd() {
    assertThat(Records.of("3\n" + P + "\n" + Q))
        .containsExactly("2: " + P, "3: " + Q, "1: expected 3 puzzles, found 2");
    assertThat(Records.of("1\n" + P + "\n" + Q))
        .containsExactly("2: " + P, "3: " + Q, "1: expected 1 puzzle, found 2");
  }

  @Test
  void anUnreadablePuzzleCountsAsAPuzzle() {
    assertThat(Records.of("2\n" + P + "\n" + Q.substring(1)))
        .containsExactly("2: " + P, "3:81: expected 81 cells, found 80 (r9c9)");
  }

  @Test
  void aNumberWithoutAPuzzleAfterItIsAnError() {
    List<String> alone = List.of("1:2: expected 9 cells in a row or 81 in a line, found 1 (r1c2)");
    assertThat(Records.of("3")).isEqualTo(alone);
    assertThat(Records.of("3\n\n# nothing")).isEqualTo(alone);
    assertThat(Records.of("3\nhello\n" + P))
        .containsExactly(
            alone.get(0), "2: expected a puzzle or a row of a grid, found neither", "3: " + P);
    assertThat(Records.of(P + "\n3\n" + Q))
        .containsExactly(
            "1: " + P, "2:2: expected 9 cells in a row or 81 in a line, found 1 (r1c2)", "3: " + Q);
  }
}
