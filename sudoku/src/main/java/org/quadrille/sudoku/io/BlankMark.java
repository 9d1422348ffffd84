package org.quadrille.sudoku.io;

/**
 * A blank mark at a place.
 *
 * @param symbol the mark
 * @param index the index of its cell in the row or the puzzle
 * @param column the column of the line where it stands, from 1
 * @param size the size of the puzzle
 */
record BlankMark(char symbol, int index, int column, int size) {
  /**
   * Says that another mark was used before.
   *
   * @param line the line where this one stands, from 1
   * @param row the row that the index counts from, or 0 if it counts in the puzzle
   */
  String deviationFrom(BlankMark first, int line, int row) {
    return "blank marks '%s' and '%s' are mixed, first in line %s, column %s (%s)"
        .formatted(
            first.symbol, symbol, line, column, LineError.cellName(row * size + index, size));
  }
}
