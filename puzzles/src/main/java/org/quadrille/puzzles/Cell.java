package org.quadrille.puzzles;

/**
 * A cell of a board.
 *
 * @param row its row, from 0
 * @param column its column, from 0
 */
public record Cell(int row, int column) {
  /**
   * Makes a cell.
   *
   * @param row its row, from 0
   * @param column its column, from 0
   * @throws IllegalArgumentException if one of them is negative
   */
  public Cell {
    if (row < 0 || column < 0) {
      throw new IllegalArgumentException("cell in row " + row + " and column " + column);
    }
  }

  /** The form {@code row,column}, both from 1; the name of the cell as an item. */
  @Override
  public String toString() {
    return (row + 1) + "," + (column + 1);
  }
}
