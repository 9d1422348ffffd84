package org.quadrille.sudoku.io;

import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Reads a line as a row of a grid: as many cells as its size, separated by bars, white space,
 * commas or semicolons, with an optional comment after them. If that fails, it finds the most
 * likely meaning of the line.
 */
final class SymbolRow {
  /** The maximum difference in length between a faulty row and a row. */
  private static final int MAX_LENGTH_DIFFERENCE = 2;

  /** The maximum number of digits in the number of puzzles. */
  private static final int MAX_NUMBER_LENGTH = 6;

  private final Shape shape;
  private final int size;
  private final TrimmedLine line;
  private final Cells cells;
  private int bars;

  /** The number of characters that are neither cells nor separators. */
  private int strays;

  private int firstStray;

  /** The number of cells before the first stray character. */
  private int cellsBeforeStray;

  private int afterLastCell;
  private int firstExtraInRow;
  private int firstExtraCell;

  private SymbolRow(Shape shape, TrimmedLine line) {
    this.shape = shape;
    this.size = shape.size();
    this.cells = new Cells(shape);
    this.line = line;
    this.afterLastCell = line.length();
  }

  /** Returns a row, a number, or one of the faulty kinds. */
  static ClassifiedLine read(Shape shape, TrimmedLine line) {
    SymbolRow row = new SymbolRow(shape, line);
    row.scan();
    return row.classified();
  }

  private void scan() {
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (shape.isCell(c)) {
        cell(c, i);
      } else if (Symbols.isVertical(c)) {
        bars++;
        cells.addBar();
      } else if (c == '#' && cells.size() > 0 && strays == 0) {
        return;
      } else if (!Symbols.isFieldSeparator(c) && !Character.isLowSurrogate(c)) {
        stray(i);
      }
    }
  }

  private void cell(char c, int index) {
    if (cells.size() == size) {
      firstExtraInRow = index;
    } else if (cells.size() == shape.cells()) {
      firstExtraCell = index;
    }
    cells.add(c, line.column(index));
    afterLastCell = index + 1;
  }

  private void stray(int index) {
    if (strays == 0) {
      firstStray = index;
      cellsBeforeStray = cells.size();
    }
    strays++;
  }

  private ClassifiedLine classified() {
    Kind kind = kind();
    LineError error =
        switch (kind) {
          case ROW -> LineError.NONE;
          case PROSE -> LineError.prose();
          default -> error(kind);
        };
    return new ClassifiedLine(kind, line.number(), cells, error, line.toString(), isBarred());
  }

  /** A single bar can be a colon or an exclamation mark in text. */
  private boolean isBarred() {
    return bars > 1;
  }

  private Kind kind() {
    int symbols = cells.size() + strays;
    boolean barred = isBarred();
    if (strays == 0 && symbols == size) {
      return Kind.ROW;
    }
    if (isNumber()) {
      return Kind.NUMBER;
    }
    boolean mostlyCells = 2 * cells.size() >= symbols && (symbols > 0 || barred);
    if (!mostlyCells) {
      return Kind.PROSE;
    }
    if (symbols <= size + MAX_LENGTH_DIFFERENCE
        && (barred || symbols >= size - MAX_LENGTH_DIFFERENCE)) {
      return Kind.BAD_ROW;
    }
    return !barred && symbols >= shape.minPuzzleLength() ? Kind.BAD_PUZZLE : Kind.CELLS;
  }

  private boolean isNumber() {
    if (line.length() > MAX_NUMBER_LENGTH) {
      return false;
    }
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) < '0' || line.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  private LineError error(Kind kind) {
    int found = cells.size();
    boolean isPuzzleLike = kind == Kind.BAD_PUZZLE;
    if (strays > 0) {
      // In a line of another length, the cell is unknown.
      int cellsInAll = kind == Kind.CELLS ? 0 : isPuzzleLike ? shape.cells() : size;
      return LineError.stray(shape, line, firstStray, cellsBeforeStray, cellsInAll);
    }
    if (found == shape.cells()) {
      return LineError.unevenGroups(shape);
    }
    return isPuzzleLike
        ? LineError.puzzleLength(
            shape, found, line.column(found < shape.cells() ? afterLastCell : firstExtraCell))
        : LineError.rowLength(
            shape, found, line.column(found < size ? afterLastCell : firstExtraInRow));
  }
}
