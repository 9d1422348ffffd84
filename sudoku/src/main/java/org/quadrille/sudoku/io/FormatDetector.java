package org.quadrille.sudoku.io;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Detects a structured format from the beginning of a text. The first line that is neither blank
 * nor a comment decides. If it is a row of a grid, the first line after the grid decides, which can
 * be a cage.
 */
final class FormatDetector {
  /** The maximum number of lines to examine: more than the rows and borders of the largest grid. */
  private static final int MAX_LINES = 80;

  /** The maximum length of a row; a longer word is a whole puzzle. */
  private static final int MAX_ROW_LENGTH = 36;

  private FormatDetector() {}

  /** Returns the index of the start of the text, after a byte-order mark. */
  static int start(LookaheadInputStream input) throws IOException {
    boolean bom =
        input.hasByte(2) && input.at(0) == 0xEF && input.at(1) == 0xBB && input.at(2) == 0xBF;
    return bom ? 3 : 0;
  }

  /** Returns the format, or null for plain text. */
  static @Nullable SudokuFormat detect(LookaheadInputStream input) throws IOException {
    int from = start(input);
    int rows = 0;
    boolean gridEnded = false;
    while (rows < MAX_LINES && input.hasByte(from)) {
      int start = from;
      int to = input.endOfLine(from);
      String line = input.text(from, to).strip();
      from = to + 1;
      if (line.isEmpty()) {
        gridEnded = rows > 0;
      } else if (line.charAt(0) != '#') {
        if (rows == 0) {
          SudokuFormat format = formatOfFirstLine(line);
          if (format != null) {
            return format;
          }
          char first = line.charAt(0);
          if (first >= '0' && first <= '9' && NumberedCageReader.fits(input, start)) {
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

  private static @Nullable SudokuFormat formatOfFirstLine(String line) {
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

  /** Returns whether a line begins an array of objects. SDK section headers have brackets, too. */
  private static boolean isArray(String line) {
    int next = 1;
    while (next < line.length() && Symbols.isSpace(line.charAt(next))) {
      next++;
    }
    return line.charAt(0) == '['
        && (next == line.length() || line.charAt(next) == '{' || line.charAt(next) == ']');
  }

  /**
   * Returns whether a line has a word that is too long for a row. Words made of border characters
   * do not count.
   */
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
        if (cells && length > MAX_ROW_LENGTH) {
          return true;
        }
      }
    }
    return false;
  }
}
