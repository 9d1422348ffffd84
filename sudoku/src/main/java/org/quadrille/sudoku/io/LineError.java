package org.quadrille.sudoku.io;

/**
 * An error in a line.
 *
 * @param column the column of the error, from 1, or 0 for the line as a whole
 * @param cell the index of the cell in the puzzle or the row, or {@link #NO_CELL}
 * @param size the size of the puzzle
 * @param reason the description for a line on its own
 * @param reasonInGrid the description for a line between the rows of a grid
 */
record LineError(int column, int cell, int size, String reason, String reasonInGrid) {
  static final int NO_CELL = -1;

  static final LineError NONE = new LineError(0, NO_CELL, 1, "", "");

  LineError(int column, int cell, int size, String reason) {
    this(column, cell, size, reason, reason);
  }

  /** Returns the name of a cell, such as {@code r3c7}, in a puzzle of the given size. */
  static String cellName(int cell, int size) {
    return "r" + (cell / size + 1) + "c" + (cell % size + 1);
  }

  /** A character that is not a cell at the position of the cell with the given index. */
  static LineError stray(Shape shape, TrimmedLine line, int index, int cell, int cellsInAll) {
    int cells = shape.cells();
    String reason =
        cell == cells && cellsInAll == cells
            ? "expected a separator after %s cells, found %s".formatted(cells, line.describe(index))
            : notACell(shape, line, index);
    return new LineError(
        line.column(index), cell < cellsInAll ? cell : NO_CELL, shape.size(), reason);
  }

  private static String notACell(Shape shape, TrimmedLine line, int index) {
    if (CageText.begins(line.substring(0, line.length()).strip())) {
      return "expected a puzzle, found a cage: request the format killer";
    }
    boolean digit = Character.isLetterOrDigit(line.charAt(index)) && shape != Shape.CLASSIC;
    String expected =
        digit ? "a digit of a %1$sx%1$s puzzle".formatted(shape.size()) : "a digit or a blank mark";
    return "expected " + expected + ", found " + line.describe(index);
  }

  /** The wrong number of cells in a line that looks like a whole puzzle. */
  static LineError puzzleLength(Shape shape, int found, int column) {
    int cells = shape.cells();
    String reason = "expected %s cells, found %s".formatted(cells, found);
    return new LineError(column, found < cells ? found : NO_CELL, shape.size(), reason);
  }

  /** The wrong number of cells in a line that can be a row. */
  static LineError rowLength(Shape shape, int found, int column) {
    int size = shape.size();
    return new LineError(
        column,
        found < size ? found : NO_CELL,
        size,
        "expected %s cells in a row or %s in a line, found %s"
            .formatted(size, shape.cells(), found),
        "expected %s cells in the row, found %s".formatted(size, found));
  }

  /** The right number of cells with gaps that can be blank cells. */
  static LineError unevenGroups(Shape shape) {
    return new LineError(
        0,
        NO_CELL,
        shape.size(),
        "expected %s cells without gaps, in groups of %s or one by one, found uneven groups"
            .formatted(shape.cells(), shape.size()));
  }

  /** A line that does not look like a puzzle. */
  static LineError prose() {
    return new LineError(
        0,
        NO_CELL,
        1,
        "expected a puzzle or a row of a grid, found neither",
        "expected a row or a border of the grid, found neither");
  }

  /** A grid with too few rows. */
  static LineError cutShort(int rows, int size) {
    return new LineError(
        0, NO_CELL, size, "expected %s rows in the grid, found %s".formatted(size, rows));
  }

  /** A border at a wrong position in a grid. */
  static LineError misplacedBorder(int rows, int size, int band) {
    String found = rows + (rows == 1 ? " row" : " rows");
    return new LineError(
        0,
        NO_CELL,
        size,
        "expected a border after every %s rows or after every row, found one after %s"
            .formatted(band, found));
  }

  /** A line that exceeds the maximum length. */
  static LineError tooLong() {
    String reason = "expected at most " + LineSource.LONGEST + " characters in a line";
    return new LineError(0, NO_CELL, 1, reason);
  }

  /** Returns this error with the description for a line between the rows of a grid. */
  LineError inGrid() {
    return new LineError(column, cell, size, reasonInGrid);
  }
}
