package org.quadrille.sudoku.io;

import org.quadrille.sudoku.Geometry;

/**
 * What is wrong with a line.
 *
 * @param column the column at fault, from 1, or 0 for the line as a whole
 * @param cell the index of the cell at fault in the puzzle or the row, or {@link #NO_CELL}
 * @param reason the reason, said of a line alone
 * @param reasonInGrid the reason, said of a line among the rows of a grid
 */
record Flaw(int column, int cell, String reason, String reasonInGrid) {
  static final int NO_CELL = -1;

  static final Flaw NONE = new Flaw(0, NO_CELL, "", "");

  private static final int SIZE = Geometry.CLASSIC.size();
  private static final int CELLS = Geometry.CLASSIC.cells();

  Flaw(int column, int cell, String reason) {
    this(column, cell, reason, reason);
  }

  /** A character that is no cell, where the cell of the given index should be. */
  static Flaw stray(LineText line, int index, int cell, int cellsInAll) {
    String reason =
        cell == CELLS && cellsInAll == CELLS
            ? "expected a separator after %s cells, found %s".formatted(CELLS, line.describe(index))
            : line.describe(index) + " is neither a digit nor a blank mark";
    return new Flaw(line.column(index), cell < cellsInAll ? cell : NO_CELL, reason);
  }

  /** Not {@value #CELLS} cells, where a puzzle in one line was meant. */
  static Flaw puzzleLength(int found, int column) {
    String reason = "expected %s cells, found %s".formatted(CELLS, found);
    return new Flaw(column, found < CELLS ? found : NO_CELL, reason);
  }

  /** Not nine cells, where a row may have been meant. */
  static Flaw rowLength(int found, int column) {
    return new Flaw(
        column,
        found < SIZE ? found : NO_CELL,
        "expected %s cells in a row or %s in a line, found %s".formatted(SIZE, CELLS, found),
        "expected %s cells in the row, found %s".formatted(SIZE, found));
  }

  /** The right number of cells, but with gaps that might be blank cells. */
  static Flaw unevenGroups() {
    return new Flaw(
        0,
        NO_CELL,
        "%s cells in uneven groups, expected them in one piece, in groups of %s or one by one"
            .formatted(CELLS, SIZE));
  }

  /** A line that has nothing of a puzzle. */
  static Flaw prose() {
    return new Flaw(
        0,
        NO_CELL,
        "neither a puzzle nor a row of a grid",
        "neither a row nor a border of the grid");
  }

  /** The grid ends too early. */
  static Flaw cutShort(int rows) {
    String found = rows + (rows == 1 ? " row" : " rows");
    return new Flaw(0, NO_CELL, "the grid ends after %s, expected %s".formatted(found, SIZE));
  }

  /** A border where a grid has none. */
  static Flaw misplacedBorder(int rows) {
    String found = rows + (rows == 1 ? " row" : " rows");
    return new Flaw(
        0,
        NO_CELL,
        "a border after %s of the grid, expected one after every %s rows or after every row"
            .formatted(found, Geometry.CLASSIC.boxRows()));
  }

  /** A line that is longer than any is allowed to be. */
  static Flaw tooLong() {
    String reason = "the line is longer than " + LineSource.LONGEST + " characters";
    return new Flaw(0, NO_CELL, reason);
  }

  /** The same flaw, said of a line among the rows of a grid. */
  Flaw inGrid() {
    return new Flaw(column, cell, reasonInGrid);
  }
}
