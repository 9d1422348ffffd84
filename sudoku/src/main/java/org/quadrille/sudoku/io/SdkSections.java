package org.quadrille.sudoku.io;

import java.util.Locale;

/**
 * The sections of an SDK file, {@code [Puzzle]}, {@code [State]} and others. The state holds the
 * givens and the placed digits. Other sections are ignored up to a blank line or the next section,
 * and the puzzle gets a warning.
 */
final class SdkSections {
  private final RecordQueue records;
  private boolean skipping;

  SdkSections(RecordQueue records) {
    this.records = records;
  }

  /** Returns whether a line is a word in brackets. */
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

  /**
   * Handles a section header while no grid is open. Returns false if it does not belong to a
   * puzzle.
   */
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
      records.warnPending("the section " + line + " is ignored");
      skipping = true;
    }
    return true;
  }

  /** Returns whether the next line may belong to an ignored section. */
  boolean isSkipping() {
    return skipping;
  }

  /** Returns whether a line belongs to an ignored section. */
  boolean skips(TrimmedLine line) {
    skipping &= line.length() > 0;
    return skipping;
  }
}
