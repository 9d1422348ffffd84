package org.quadrille.sudoku.io;

import java.util.Locale;

/**
 * The sections of an SDK file, {@code [Puzzle]}, {@code [State]} and others. The state holds the
 * givens and the digits that were placed. Others are left out up to a blank line or the next
 * section, and the puzzle says so in a warning.
 */
final class SdkSections {
  private final RecordQueue records;
  private boolean skipping;

  SdkSections(RecordQueue records) {
    this.records = records;
  }

  /** Whether a line is a word in brackets. */
  static boolean isHeader(TrimmedLine line) {
    int last = line.length() - 1;
    if (last < 2 || line.charAt(0) != '[' || line.charAt(last) != ']') {
      return false;
    }
    for (int i = 1; i < last; i++) {
      if (!Character.isLetter(line.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Takes a header, behind which no grid is open; false if it is no section of a puzzle. */
  boolean enter(TrimmedLine line) {
    String name = line.substring(1, line.length() - 1).toLowerCase(Locale.ROOT);
    skipping = false;
    if (name.equals("puzzle")) {
      records.beginPuzzleSection(line.number());
      return true;
    }
    if (!records.hasPending()) {
      return false;
    }
    if (name.equals("state")) {
      records.beginStateSection(line.number());
    } else {
      records.warnPending("the section " + line + " is left out");
      skipping = true;
    }
    return true;
  }

  /** Whether the next line may belong to a section that is left out. */
  boolean areSkipped() {
    return skipping;
  }

  /** Whether a line belongs to a section that is left out. */
  boolean skips(TrimmedLine line) {
    skipping &= line.length() > 0;
    return skipping;
  }
}
