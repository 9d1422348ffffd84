package org.quadrille.sudoku.solve;

import org.quadrille.sudoku.Geometry;

/** Plain backtracking in reading order; compares each digit with row, column and box. */
final class NaiveSolver extends Backtracking {
  private final int[] blankCells;

  NaiveSolver(Geometry geometry) {
    super(geometry);
    blankCells = new int[geometry.cells()];
  }

  @Override
  void prepare() {
    int count = 0;
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] == 0) {
        blankCells[count++] = cell;
      }
    }
  }

  @Override
  int chooseCell(int level) {
    return blankCells[level];
  }

  @Override
  int nextDigit(int cell, int digit) {
    int next = digit + 1;
    while (next <= size && !fits(cell, next)) {
      next++;
    }
    return next;
  }

  private boolean fits(int cell, int digit) {
    int rowStart = cell - cell % size;
    int columnStart = cell % size;
    for (int k = 0; k < size; k++) {
      if (digits[rowStart + k] == digit || digits[columnStart + k * size] == digit) {
        return false;
      }
    }
    int boxRows = geometry.boxRows();
    int boxColumns = geometry.boxColumns();
    int row = cell / size;
    int boxStart = (row - row % boxRows) * size + columnStart - columnStart % boxColumns;
    for (int r = 0; r < boxRows; r++) {
      for (int c = 0; c < boxColumns; c++) {
        if (digits[boxStart + r * size + c] == digit) {
          return false;
        }
      }
    }
    return true;
  }
}
