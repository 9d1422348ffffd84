package org.quadrille.sudoku.solve;

import java.util.Arrays;
import org.quadrille.sudoku.Geometry;

/** The digits in each row, column and box as bit sets: digit d is bit d - 1. */
final class DigitSets {
  private final Geometry geometry;
  private final long[] rows;
  private final long[] columns;
  private final long[] boxes;
  private final int[] rowOf;
  private final int[] columnOf;
  private final int[] boxOf;
  private final long all;

  DigitSets(Geometry geometry) {
    this.geometry = geometry;
    rows = new long[geometry.size()];
    columns = new long[geometry.size()];
    boxes = new long[geometry.size()];
    rowOf = new int[geometry.cells()];
    columnOf = new int[geometry.cells()];
    boxOf = new int[geometry.cells()];
    for (int cell = 0; cell < geometry.cells(); cell++) {
      rowOf[cell] = geometry.rowOf(cell);
      columnOf[cell] = geometry.columnOf(cell);
      boxOf[cell] = geometry.boxOf(cell);
    }
    all = (1L << geometry.size()) - 1;
  }

  /** Sets the digits of a grid without clashes. */
  void reset(byte[] digits) {
    Arrays.fill(rows, 0);
    Arrays.fill(columns, 0);
    Arrays.fill(boxes, 0);
    for (int cell = 0; cell < geometry.cells(); cell++) {
      if (digits[cell] != 0) {
        flip(cell, digits[cell]);
      }
    }
  }

  /** Adds a digit that is in no house of the cell, or removes it again. */
  void flip(int cell, int digit) {
    long bit = 1L << (digit - 1);
    rows[rowOf[cell]] ^= bit;
    columns[columnOf[cell]] ^= bit;
    boxes[boxOf[cell]] ^= bit;
  }

  /** Returns the digits that are in no house of the cell. */
  long candidates(int cell) {
    return all & ~(rows[rowOf[cell]] | columns[columnOf[cell]] | boxes[boxOf[cell]]);
  }

  /** Returns the smallest digit of a set above this digit, or {@code size + 1}. */
  int nextIn(long set, int digit) {
    long above = set & (-1L << digit);
    return above == 0 ? geometry.size() + 1 : Long.numberOfTrailingZeros(above) + 1;
  }
}
