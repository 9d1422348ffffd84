package org.quadrille.sudoku;

/**
 * The same digit in two cells of one house.
 *
 * @param digit the digit, from 1
 * @param first the cell that comes first, from 0
 * @param second the other cell, from 0
 * @param house the house that holds both, numbered as in {@link Geometry}; the row or the column if
 *     the cells share a box as well
 */
public record Clash(int digit, int first, int second, int house) {
  /**
   * The clash in words, as in {@code 9 twice in row 1: r1c2 and r1c3}.
   *
   * @return the digit, the house and the cells
   */
  @Override
  public String toString() {
    Geometry geometry = Geometry.CLASSIC;
    return "%s twice in %s: %s and %s"
        .formatted(
            digit, geometry.houseName(house), geometry.cellName(first), geometry.cellName(second));
  }
}
