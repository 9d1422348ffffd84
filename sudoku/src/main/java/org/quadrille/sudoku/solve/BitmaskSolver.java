package org.quadrille.sudoku.solve;

import org.quadrille.sudoku.Geometry;

/** Bit sets of row, column and box; the blank cell with the fewest candidates comes next. */
final class BitmaskSolver extends SetBacktracking {
  /** The blank cells are those from the level on; choosing one swaps it to the front of them. */
  private final int[] cells;

  private int blanks;

  BitmaskSolver(Geometry geometry) {
    super(geometry);
    cells = new int[geometry.cells()];
  }

  @Override
  void prepare() {
    sets.reset(digits);
    blanks = 0;
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] == 0) {
        cells[blanks++] = cell;
      }
    }
  }

  @Override
  int chooseCell(int level) {
    int best = level;
    int fewest = Integer.MAX_VALUE;
    for (int k = level; k < blanks && fewest > 1; k++) {
      int count = Long.bitCount(sets.candidates(cells[k]));
      if (count < fewest) {
        fewest = count;
        best = k;
      }
    }
    int cell = cells[best];
    cells[best] = cells[level];
    cells[level] = cell;
    return cell;
  }

  @Override
  int nextDigit(int cell, int digit) {
    return sets.nextIn(sets.candidates(cell), digit);
  }
}
