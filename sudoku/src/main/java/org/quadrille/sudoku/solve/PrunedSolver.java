package org.quadrille.sudoku.solve;

import org.quadrille.sudoku.Geometry;

/**
 * Backtracking on candidates that are computed from the givens before the search. The blank cells
 * are sorted by their number of candidates, smallest first, then in reading order. The search
 * visits them in this fixed order and tries the candidates that the digits placed so far allow.
 */
final class PrunedSolver extends SetBacktracking {
  private final long[] candidates;
  private final int[] order;

  PrunedSolver(Geometry geometry) {
    super(geometry);
    candidates = new long[geometry.cells()];
    order = new int[geometry.cells()];
  }

  @Override
  void prepare() {
    sets.reset(digits);
    int count = 0;
    for (int wanted = 0; wanted <= size; wanted++) {
      for (int cell = 0; cell < digits.length; cell++) {
        if (digits[cell] == 0) {
          candidates[cell] = sets.candidates(cell);
          if (Long.bitCount(candidates[cell]) == wanted) {
            order[count++] = cell;
          }
        }
      }
    }
  }

  @Override
  int chooseCell(int level) {
    return order[level];
  }

  @Override
  int nextDigit(int cell, int digit) {
    return sets.nextIn(candidates[cell] & sets.candidates(cell), digit);
  }
}
