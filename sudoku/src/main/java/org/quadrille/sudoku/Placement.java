package org.quadrille.sudoku;

/**
 * A digit in a cell: the payload of an option of {@link SudokuMatrix}.
 *
 * @param geometry the shape of the grid
 * @param cell the cell, from 0, row by row
 * @param digit the digit, from 1
 */
public record Placement(Geometry geometry, int cell, int digit) implements Choice {
  /** Returns a text such as {@code r3c7=5}. */
  @Override
  public String toString() {
    return geometry.cellName(cell) + "=" + digit;
  }
}
