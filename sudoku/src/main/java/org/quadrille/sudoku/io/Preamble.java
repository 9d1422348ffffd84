package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * The first line that says something may be no part of a puzzle: the header of a table, or the
 * number of puzzles, if a puzzle follows.
 */
final class Preamble {
  private final RecordQueue records;
  private int skippedField = -1;

  /** Whether the first line that says something is behind us. */
  private boolean over;

  /** A number in the first such line. */
  private @Nullable ClassifiedLine number;

  /** The number is known to be that of the puzzles. */
  private boolean counts;

  Preamble(RecordQueue records) {
    this.records = records;
  }

  /** The number of a field between commas that is not to be read, in every line, or -1. */
  int skippedField() {
    return skippedField;
  }

  /** Takes a line out of the text if it belongs to the preamble. */
  boolean takes(ClassifiedLine reading) {
    if (reading.kind() == Kind.BLANK || reading.kind() == Kind.COMMENT) {
      return false;
    }
    if (over) {
      judgeNumber(reading);
      return false;
    }
    over = true;
    if (reading.kind() == Kind.NUMBER) {
      number = reading;
      return true;
    }
    if (mayBeHeader(reading.kind()) && Headings.isHeader(reading.text())) {
      skippedField = Headings.solutionColumn(reading.text());
      return true;
    }
    return false;
  }

  /** In large puzzles every letter may be a cell. */
  private static boolean mayBeHeader(Kind kind) {
    return switch (kind) {
      case PROSE, CELLS, BAD_ROW, BAD_PUZZLE -> true;
      default -> false;
    };
  }

  /** Decides by the line behind the number what it is. */
  private void judgeNumber(ClassifiedLine next) {
    if (number != null && !counts) {
      if (next.kind().beginsPuzzle()) {
        counts = true;
      } else {
        records.badLine(number);
        number = null;
      }
    }
  }

  /** Ends the text: compares the number with what was found, if the text was read to its end. */
  void finish(boolean complete) {
    if (number == null) {
      return;
    }
    int found = records.puzzles();
    if (!counts) {
      records.badLine(number);
    } else if (complete && Integer.parseInt(number.text()) != found) {
      int expected = Integer.parseInt(number.text());
      String says = "says " + expected + (expected == 1 ? " puzzle" : " puzzles");
      records.error(number.line(), 0, null, says + ", found " + found);
    }
  }
}
