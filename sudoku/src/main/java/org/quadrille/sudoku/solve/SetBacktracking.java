package org.quadrille.sudoku.solve;

import org.quadrille.sudoku.Geometry;

/** Backtracking that keeps the digits of each row, column and box as bit sets. */
abstract class SetBacktracking extends Backtracking {
  final DigitSets sets;

  SetBacktracking(Geometry geometry) {
    super(geometry);
    sets = new DigitSets(geometry);
  }

  @Override
  final void placed(int cell, int digit) {
    sets.flip(cell, digit);
  }

  @Override
  final void removed(int cell, int digit) {
    sets.flip(cell, digit);
  }
}
