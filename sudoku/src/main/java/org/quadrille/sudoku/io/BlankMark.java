package org.quadrille.sudoku.io;

/**
 * A blank mark in a text.
 *
 * @param symbol the mark
 * @param index the index of its cell in the row or the puzzle
 * @param column the column of the mark in its line, from 1
 * @param size the size of the puzzle
 */
record BlankMark(char symbol, int index, int column, int size) {
  /**
   * Returns a warning that this mark differs from the first one.
   *
   * @param line the line of this mark, from 1
   * @param row the row that the index counts from, or 0 if it counts in the puzzle
   */
  String mixedMarksWarning(BlankMark first, int line, int row) {
    return "blank marks '%s' and '%s' are mixed, first in line %s, column %s (%s)"
        .formatted(
            first.symbol, symbol, line, column, LineError.cellName(row * size + index, size));
  }
}
