package org.quadrille.sudoku.io;

/**
 * What is wrong with a line.
 *
 * @param column the column at fault, from 1, or 0 for the line as a whole
 * @param cell the index of the cell at fault in the puzzle or the row, or {@link #NO_CELL}
 * @param size the size of the puzzle to which the cell belongs
 * @param reason the reason, said of a line alone
 * @param reasonInGrid the reason, said of a line among the rows of a grid
 */
record LineError(int column, int cell, int size, String reason, String reasonInGrid) {
  static final int NO_CELL = -1;

  static final LineError NONE = new LineError(0, NO_CELL, 1, "", "");

  LineError(int column, int cell, int size, String reason) {
    this(column, cell, size, reason, reason);
  }

  /** The name of a cell, such as {@code r3c7}, in a puzzle of a size. */
  static String cellName(int cell, int size) {
    return "r" + (cell / size + 1) + "c" + (cell % size + 1);
  }

  /** A character that is no cell, where the cell of the given index should be. */
  static LineError stray(Shape shape, TrimmedLine line, int index, int cell, int cellsInAll) {
    int cells = shape.cells();
    String reason =
        cell == cells && cellsInAll == cells
            ? "expected a separator after %s cells, found %s".formatted(cells, line.describe(index))
            : noCell(shape, line, index);
    return new LineError(
        line.column(index), cell < cellsInAll ? cell : NO_CELL, shape.size(), reason);
  }

  private static String noCell(Shape shape, TrimmedLine line, int index) {
    if (CageText.begins(line.substring(0, line.length()).strip())) {
      return "a cage, but a puzzle in one line came first: ask for the form killer";
    }
    boolean digit = Character.isLetterOrDigit(line.charAt(index)) && shape != Shape.CLASSIC;
    return digit
        ? line.describe(index)
            + " is no digit of a "
            + shape.size()
            + "x"
            + shape.size()
            + " puzzle"
        : line.describe(index) + " is neither a digit nor a blank mark";
  }

  /** Too few or too many cells, where a puzzle in one line was meant. */
  static LineError puzzleLength(Shape shape, int found, int column) {
    int cells = shape.cells();
    String reason = "expected %s cells, found %s".formatted(cells, found);
    return new LineError(column, found < cells ? found : NO_CELL, shape.size(), reason);
  }

  /** Too few or too many cells, where a row may have been meant. */
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

  /** The right number of cells, but with gaps that might be blank cells. */
  static LineError unevenGroups(Shape shape) {
    return new LineError(
        0,
        NO_CELL,
        shape.size(),
        "%s cells in uneven groups, expected them in one piece, in groups of %s or one by one"
            .formatted(shape.cells(), shape.size()));
  }

  /** A line that has nothing of a puzzle. */
  static LineError prose() {
    return new LineError(
        0,
        NO_CELL,
        1,
        "neither a puzzle nor a row of a grid",
        "neither a row nor a border of the grid");
  }

  /** The grid ends too early. */
  static LineError cutShort(int rows, int size) {
    String found = rows + (rows == 1 ? " row" : " rows");
    return new LineError(
        0, NO_CELL, size, "the grid ends after %s, expected %s".formatted(found, size));
  }

  /** A border where a grid has none. */
  static LineError misplacedBorder(int rows, int size, int band) {
    String found = rows + (rows == 1 ? " row" : " rows");
    return new LineError(
        0,
        NO_CELL,
        size,
        "a border after %s of the grid, expected one after every %s rows or after every row"
            .formatted(found, band));
  }

  /** A line that is longer than any is allowed to be. */
  static LineError tooLong() {
    String reason = "the line is longer than " + LineSource.LONGEST + " characters";
    return new LineError(0, NO_CELL, 1, reason);
  }

  /** The same flaw, said of a line among the rows of a grid. */
  LineError inGrid() {
    return new LineError(column, cell, size, reasonInGrid);
  }
}
