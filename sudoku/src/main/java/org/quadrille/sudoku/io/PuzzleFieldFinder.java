package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;

/**
 * Finds a field with exactly as many cells as a puzzle. Fields are separated by white space, commas
 * or semicolons and may be quoted; text may also follow the cells after a colon or a {@code #}.
 *
 * <p>The first such field is the puzzle, unless an earlier field looks like a faulty puzzle. Then
 * the line is faulty, since the later field is likely to be a solution.
 */
final class PuzzleFieldFinder {
  private final Shape shape;
  private final int cells;
  private final TrimmedLine line;
  private final int skippedField;

  /** The start of the puzzle, or -1. */
  private int puzzleStart = -1;

  /** The start of the first field that looks like a faulty puzzle, or -1. */
  private int faultyFrom = -1;

  private int faultyTo;

  private PuzzleFieldFinder(Shape shape, TrimmedLine line, int skippedField) {
    this.shape = shape;
    this.cells = shape.cells();
    this.line = line;
    this.skippedField = skippedField;
  }

  /**
   * Searches a line.
   *
   * @param skippedField the number of a comma-separated field that holds a solution, or -1
   */
  static PuzzleFieldFinder in(Shape shape, TrimmedLine line, int skippedField) {
    PuzzleFieldFinder field = new PuzzleFieldFinder(shape, line, skippedField);
    if (line.length() >= shape.minPuzzleLength()) {
      field.search();
      field.checkEarlierColumns();
    }
    return field;
  }

  private void search() {
    int field = 0;
    int i = 0;
    while (i < line.length() && puzzleStart < 0) {
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
    int next = start + run;
    boolean separated = next == line.length() || Symbols.isTextSeparator(line.charAt(next));
    if (run == cells && separated) {
      puzzleStart = start;
    } else if (faultyFrom < 0 && looksLikePuzzle(start, end)) {
      faultyFrom = start;
      faultyTo = end;
    }
  }

  private boolean looksLikePuzzle(int start, int end) {
    int length = end - start;
    if (length == cells) {
      return true;
    }
    int cellCount = 0;
    for (int i = start; i < end; i++) {
      cellCount += line.isCell(shape, i) ? 1 : 0;
    }
    return length >= shape.minPuzzleLength() && 10 * cellCount >= 9 * length;
  }

  /**
   * A column before the puzzle with the same length can be a puzzle with spaces for blank cells.
   */
  private void checkEarlierColumns() {
    int field = 0;
    int start = -line.indent();
    for (int i = 0; i < puzzleStart && faultyFrom < 0; i++) {
      if (line.charAt(i) == ',' || line.charAt(i) == ';') {
        if (i - start == cells && field != skippedField) {
          faultyFrom = Math.max(start, 0);
          faultyTo = i;
        }
        start = i + 1;
        field++;
      }
    }
  }

  /**
   * Returns the puzzle; null if there is none or if an earlier field looks like a faulty puzzle.
   */
  @Nullable ClassifiedLine puzzle() {
    if (puzzleStart < 0 || faultyFrom >= 0) {
      return null;
    }
    Cells puzzle = new Cells(shape);
    for (int i = puzzleStart; i < puzzleStart + cells; i++) {
      puzzle.add(line.charAt(i), line.column(i));
    }
    String before = SideText.before(line.substring(0, puzzleStart));
    String after = SideText.after(line.substring(puzzleStart + cells, line.length()));
    return ClassifiedLine.puzzle(line.number(), puzzle, SideText.join(before, after));
  }

  /** Returns the error in the field that looks like a faulty puzzle; null if there is none. */
  @Nullable LineError error() {
    if (faultyFrom < 0) {
      return null;
    }
    int end = faultyFrom;
    // The cells can be followed by :text or #text.
    while (end < faultyTo && !endsPuzzle(end)) {
      end++;
    }
    for (int i = faultyFrom; i < end; i++) {
      if (!line.isCell(shape, i)) {
        return LineError.stray(shape, line, i, i - faultyFrom, cells);
      }
    }
    int length = end - faultyFrom;
    return LineError.puzzleLength(
        shape, length, line.column(length < cells ? end : faultyFrom + cells));
  }

  private boolean endsPuzzle(int index) {
    char c = line.charAt(index);
    return (c == ':' || c == '#') && index - faultyFrom >= shape.minPuzzleLength();
  }
}
