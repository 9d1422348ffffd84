package org.quadrille.sudoku.io;

/** The positions of the bars in a row, which show the width of the boxes. */
final class BarPositions {
  /** Bit k is set if a bar follows the k-th cell; bit 0 is a bar at the start of the row. */
  private long positions;

  void add(int cells) {
    if (cells < Long.SIZE) {
      positions |= 1L << cells;
    }
  }

  /**
   * Returns the distance between neighbouring bars within a row.
   *
   * @param size the number of cells in the row
   * @return the number of cells, at least 2; 0 if there are no such bars or their distances differ
   */
  int spacing(int size) {
    long innerBars = positions & ~1L & ((1L << size) - 1);
    if (innerBars == 0) {
      return 0;
    }
    int spacing = Long.numberOfTrailingZeros(innerBars);
    long expected = 0;
    for (int k = spacing; k < size; k += spacing) {
      expected |= 1L << k;
    }
    return spacing > 1 && size % spacing == 0 && innerBars == expected ? spacing : 0;
  }
}
