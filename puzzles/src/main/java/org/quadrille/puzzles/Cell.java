package org.quadrille.puzzles;

/**
 * A cell of a board.
 *
 * @param row its row, from 0
 * @param column its column, from 0
 */
public record Cell(int row, int column) {
  /**
   * Creates a cell.
   *
   * @param row its row, from 0
   * @param column its column, from 0
   * @throws IllegalArgumentException if the row or column is negative
   */
  public Cell {
    if (row < 0 || column < 0) {
      throw new IllegalArgumentException(
          "expected a row and a column of at least 0, found " + row + " and " + column);
    }
  }

  /** Returns {@code row,column}, both from 1; also the name of the item. */
  @Override
  public String toString() {
    return (row + 1) + "," + (column + 1);
  }
}
