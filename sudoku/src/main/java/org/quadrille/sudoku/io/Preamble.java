package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Handles a first line that is not part of a puzzle: the header of a table, or the number of
 * puzzles if a puzzle follows. Blank lines and comments may precede it.
 */
final class Preamble {
  private final RecordQueue records;
  private int skippedField = -1;

  /** Whether the first line that is neither blank nor a comment has been read. */
  private boolean firstLineRead;

  /** The number in the first line, if any. */
  private @Nullable ClassifiedLine number;

  /** Whether the number is the number of puzzles. */
  private boolean isPuzzleCount;

  Preamble(RecordQueue records) {
    this.records = records;
  }

  /** Returns the number of a comma-separated field to skip in every line, or -1. */
  int skippedField() {
    return skippedField;
  }

  /** Returns whether a line belongs to the preamble; if so, it is consumed. */
  boolean consumes(ClassifiedLine classified) {
    if (classified.kind() == Kind.BLANK || classified.kind() == Kind.COMMENT) {
      return false;
    }
    if (firstLineRead) {
      resolveNumber(classified);
      return false;
    }
    firstLineRead = true;
    if (classified.kind() == Kind.NUMBER) {
      number = classified;
      return true;
    }
    if (mayBeHeader(classified.kind()) && Headings.isHeader(classified.text())) {
      skippedField = Headings.solutionColumn(classified.text());
      return true;
    }
    return false;
  }

  /** Cells can look like a header, since every letter may be a cell of a large puzzle. */
  private static boolean mayBeHeader(Kind kind) {
    return switch (kind) {
      case PROSE, CELLS, BAD_ROW, BAD_PUZZLE -> true;
      default -> false;
    };
  }

  /** Decides the meaning of the number from the line after it. */
  private void resolveNumber(ClassifiedLine next) {
    if (number != null && !isPuzzleCount) {
      if (next.kind().beginsPuzzle()) {
        isPuzzleCount = true;
      } else {
        records.badLine(number);
        number = null;
      }
    }
  }

  /** Ends the text: compares the number with the puzzles found, if the text was read to its end. */
  void finish(boolean complete) {
    if (number == null) {
      return;
    }
    int found = records.puzzles();
    if (!isPuzzleCount) {
      records.badLine(number);
    } else if (complete && Integer.parseInt(number.text()) != found) {
      int expected = Integer.parseInt(number.text());
      String reason = "expected " + expected + (expected == 1 ? " puzzle" : " puzzles");
      records.error(number.line(), 0, null, reason + ", found " + found);
    }
  }
}
