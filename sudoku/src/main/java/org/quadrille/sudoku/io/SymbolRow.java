package org.quadrille.sudoku.io;

import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Reads a line as a row of a grid: as many cells as its size, with bars, blanks, commas and
 * semicolons between them, and perhaps a comment behind them. If that fails it says what the line
 * looks most like.
 */
final class SymbolRow {
  /** How much longer or shorter than a row a line may be that was meant as one. */
  private static final int SLACK = 2;

  /** The most digits that the number of puzzles may have. */
  private static final int LONGEST_NUMBER = 6;

  private final Shape shape;
  private final int size;
  private final TrimmedLine line;
  private final Cells cells;
  private int bars;

  /** How many characters are neither cells nor separators. */
  private int strays;

  private int firstStray;

  /** How many cells precede the first stray character. */
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

  /** A row, a number, or one of the faulty kinds. */
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

  /** One bar alone may be a colon or an exclamation mark. */
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
    if (symbols <= size + SLACK && (barred || symbols >= size - SLACK)) {
      return Kind.BAD_ROW;
    }
    return !barred && symbols >= shape.looksLong() ? Kind.BAD_PUZZLE : Kind.CELLS;
  }

  private boolean isNumber() {
    if (line.length() > LONGEST_NUMBER) {
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
    boolean likePuzzle = kind == Kind.BAD_PUZZLE;
    if (strays > 0) {
      // In a line of another width nobody knows which cell it is.
      int cellsInAll = kind == Kind.CELLS ? 0 : likePuzzle ? shape.cells() : size;
      return LineError.stray(shape, line, firstStray, cellsBeforeStray, cellsInAll);
    }
    if (found == shape.cells()) {
      return LineError.unevenGroups(shape);
    }
    return likePuzzle
        ? LineError.puzzleLength(
            shape, found, line.column(found < shape.cells() ? afterLastCell : firstExtraCell))
        : LineError.rowLength(
            shape, found, line.column(found < size ? afterLastCell : firstExtraInRow));
  }
}
