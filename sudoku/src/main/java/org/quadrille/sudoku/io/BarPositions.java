package org.quadrille.sudoku.io;

/** Where bars stand in a row, which tells how wide its boxes are. */
final class BarPositions {
  /** Bit k: a bar behind the k-th cell; one at the start of the row is bit 0. */
  private long places;

  void add(int cells) {
    if (cells < Long.SIZE) {
      places |= 1L << cells;
    }
  }

  /**
   * The number of cells between two bars within a row.
   *
   * @param size the number of cells in the row
   * @return the number, from 2; 0 if there are no such bars, or not at equal distances
   */
  int gap(int size) {
    long inner = places & ~1L & ((1L << size) - 1);
    if (inner == 0) {
      return 0;
    }
    int gap = Long.numberOfTrailingZeros(inner);
    long regular = 0;
    for (int k = gap; k < size; k += gap) {
      regular |= 1L << k;
    }
    return gap > 1 && size % gap == 0 && inner == regular ? gap : 0;
  }
}
