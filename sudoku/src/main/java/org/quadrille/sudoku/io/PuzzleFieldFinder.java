package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;

/**
 * Looks in a line for a field of exactly as many cells as a puzzle has. Fields are separated by
 * blanks, commas or semicolons and may stand in quotes; text may follow the cells after a colon or
 * a {@code #} as well.
 *
 * <p>The first such field is the puzzle, unless an earlier one looks like a spoilt puzzle: then the
 * line is faulty, since the later one is likely to be a solution.
 */
final class PuzzleFieldFinder {
  private final Shape shape;
  private final int cells;
  private final TrimmedLine line;
  private final int skippedField;

  /** The start of the puzzle, or -1. */
  private int found = -1;

  /** Where the first field stands that looks like a spoilt puzzle, if {@code spoiltFrom >= 0}. */
  private int spoiltFrom = -1;

  private int spoiltTo;

  private PuzzleFieldFinder(Shape shape, TrimmedLine line, int skippedField) {
    this.shape = shape;
    this.cells = shape.cells();
    this.line = line;
    this.skippedField = skippedField;
  }

  /**
   * Looks through a line.
   *
   * @param skippedField the number of a field between commas that holds a solution, or -1
   */
  static PuzzleFieldFinder in(Shape shape, TrimmedLine line, int skippedField) {
    PuzzleFieldFinder field = new PuzzleFieldFinder(shape, line, skippedField);
    if (line.length() >= shape.looksLong()) {
      field.search();
      field.distrustEarlierColumns();
    }
    return field;
  }

  private void search() {
    int field = 0;
    int i = 0;
    while (i < line.length() && found < 0) {
      char c = line.charAt(i);
      if (Symbols.isFieldSeparator(c)) {
        field += c == ',' || c == ';' ? 1 : 0;
        i++;
      } else {
        int start = c == '"' ? i + 1 : i;
        int end = fieldEnd(start, c == '"');
        if (field != skippedField) {
          examine(start, end);
        }
        i = end < line.length() && line.charAt(end) == '"' ? end + 1 : end;
      }
    }
  }

  private int fieldEnd(int start, boolean quoted) {
    int i = start;
    while (i < line.length() && !endsField(line.charAt(i), quoted)) {
      i++;
    }
    return i;
  }

  private static boolean endsField(char c, boolean quoted) {
    return quoted ? c == '"' : Symbols.isFieldSeparator(c);
  }

  private void examine(int start, int end) {
    int run = 0;
    while (start + run < end && line.isCell(shape, start + run)) {
      run++;
    }
    int behind = start + run;
    boolean separated = behind == line.length() || Symbols.isTextSeparator(line.charAt(behind));
    if (run == cells && separated) {
      found = start;
    } else if (spoiltFrom < 0 && looksLikePuzzle(start, end)) {
      spoiltFrom = start;
      spoiltTo = end;
    }
  }

  private boolean looksLikePuzzle(int start, int end) {
    int length = end - start;
    if (length == cells) {
      return true;
    }
    int found = 0;
    for (int i = start; i < end; i++) {
      found += line.isCell(shape, i) ? 1 : 0;
    }
    return length >= shape.looksLong() && 10 * found >= 9 * length;
  }

  /**
   * A column as long as the puzzle before the puzzle may be one that marks its blanks with blanks.
   */
  private void distrustEarlierColumns() {
    int field = 0;
    int start = -line.indent();
    for (int i = 0; i < found && spoiltFrom < 0; i++) {
      if (line.charAt(i) == ',' || line.charAt(i) == ';') {
        if (i - start == cells && field != skippedField) {
          spoiltFrom = Math.max(start, 0);
          spoiltTo = i;
        }
        start = i + 1;
        field++;
      }
    }
  }

  /** The puzzle; null if there is none or if it cannot be trusted. */
  @Nullable ClassifiedLine puzzle() {
    if (found < 0 || spoiltFrom >= 0) {
      return null;
    }
    Cells puzzle = new Cells(shape);
    for (int i = found; i < found + cells; i++) {
      puzzle.add(line.charAt(i), line.column(i));
    }
    String before = SideText.before(line.substring(0, found));
    String after = SideText.after(line.substring(found + cells, line.length()));
    return ClassifiedLine.puzzle(line.number(), puzzle, SideText.join(before, after));
  }

  /** What is wrong with the field that looks like a spoilt puzzle; null if there is none. */
  @Nullable LineError error() {
    if (spoiltFrom < 0) {
      return null;
    }
    int end = spoiltFrom;
    // The cells may be followed by :text or #text.
    while (end < spoiltTo && !endsPuzzle(end)) {
      end++;
    }
    for (int i = spoiltFrom; i < end; i++) {
      if (!line.isCell(shape, i)) {
        return LineError.stray(shape, line, i, i - spoiltFrom, cells);
      }
    }
    int length = end - spoiltFrom;
    return LineError.puzzleLength(
        shape, length, line.column(length < cells ? end : spoiltFrom + cells));
  }

  private boolean endsPuzzle(int index) {
    char c = line.charAt(index);
    return (c == ':' || c == '#') && index - spoiltFrom >= shape.looksLong();
  }
}
