package org.quadrille.sudoku.solve;

import org.quadrille.sudoku.Geometry;

/**
 * Candidates are read ahead from the givens, and the blank cells sorted by how few they have
 * (reading order among equals). The search then goes through them in this fixed order and tries of
 * these candidates those that no digit placed since rules out.
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
