package org.quadrille.sudoku.io;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Tells from the beginning of a text whether it is in a form with a structure of its own. The first
 * line that is neither blank nor a comment decides, unless it is a row of a grid: then what stands
 * behind the grid, if it is a cage.
 */
final class FormatDetector {
  /** More than the rows and borders of the largest grid. */
  private static final int GRID_LINES = 80;

  /** A word that is longer is no row of a grid, but a whole puzzle. */
  private static final int LONGEST_ROW = 36;

  private FormatDetector() {}

  /** Where the text begins: behind a byte-order mark. */
  static int start(LookaheadInputStream head) throws IOException {
    boolean bom = head.reaches(2) && head.at(0) == 0xEF && head.at(1) == 0xBB && head.at(2) == 0xBF;
    return bom ? 3 : 0;
  }

  /** The form; null for plain text. */
  static @Nullable SudokuFormat detect(LookaheadInputStream head) throws IOException {
    int from = start(head);
    int rows = 0;
    boolean gridEnded = false;
    while (rows < GRID_LINES && head.reaches(from)) {
      int start = from;
      int to = head.endOfLine(from);
      String line = head.text(from, to).strip();
      from = to + 1;
      if (line.isEmpty()) {
        gridEnded = rows > 0;
      } else if (line.charAt(0) != '#') {
        if (rows == 0) {
          SudokuFormat format = ofFirst(line);
          if (format != null) {
            return format;
          }
          char first = line.charAt(0);
          if (first >= '0' && first <= '9' && NumberedCageReader.fits(head, start)) {
            return SudokuFormat.KILLER;
          }
        }
        if (CageText.begins(line)) {
          return SudokuFormat.KILLER;
        }
        if (gridEnded || isWholePuzzle(line)) {
          return null;
        }
        rows++;
      }
    }
    return null;
  }

  private static @Nullable SudokuFormat ofFirst(String line) {
    char first = line.charAt(0);
    if (first == '<') {
      return SudokuFormat.OPENSUDOKU;
    }
    if (first == '{' || isArray(line)) {
      return SudokuFormat.JSON;
    }
    if (PsText.begins(line)) {
      return SudokuFormat.PS;
    }
    boolean word = Character.isLetter(first) || first == '"';
    return word && CsvTable.isHeader(line) ? SudokuFormat.CSV : null;
  }

  /** Whether a line begins an array of objects; sections have brackets, too. */
  private static boolean isArray(String line) {
    int next = 1;
    while (next < line.length() && Symbols.isBlank(line.charAt(next))) {
      next++;
    }
    return line.charAt(0) == '['
        && (next == line.length() || line.charAt(next) == '{' || line.charAt(next) == ']');
  }

  /** Whether a word is too long for a row. Words of frames do not count. */
  private static boolean isWholePuzzle(String line) {
    int length = 0;
    boolean cells = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c <= ' ' || c == '|') {
        length = 0;
        cells = false;
      } else {
        length++;
        cells |= Character.isLetterOrDigit(c);
        if (cells && length > LONGEST_ROW) {
          return true;
        }
      }
    }
    return false;
  }
}
