package org.quadrille.sudoku.solve;

import org.quadrille.sudoku.Geometry;

/** Backtracking with bit sets; chooses the blank cell with the fewest candidates. */
final class BitmaskSolver extends SetBacktracking {
  /** At a level, the cells from that index are blank; the chosen cell is swapped to that index. */
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
