package org.quadrille.sudoku.solve;

import org.quadrille.core.search.AbstractCursor;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;

/**
 * What the backtracking algorithms share: one cell a level, its digits tried from 1 up, with an
 * explicit stack, so that a search stops at each solution and goes on from there. They differ in
 * which cell comes next and in how they tell which digits it may have.
 */
abstract class Backtracking extends AbstractCursor<Grid> {
  final Geometry geometry;
  final int size;

  /** cell -> its digit, 0 for none. */
  final byte[] digits;

  private final int[] cellAt; // level -> its cell
  private final ProgressSource gauge = this::fractionDone;
  private int blanks;
  private int level;
  private boolean atSolution;
  private long nodes;

  Backtracking(Geometry geometry) {
    this.geometry = geometry;
    size = geometry.size();
    digits = new byte[geometry.cells()];
    cellAt = new int[geometry.cells()];
  }

  /** Prepares for a puzzle without clashes, whose digits are in {@link #digits} already. */
  abstract void prepare();

  /** The cell for a level, or any cell that can have no digit; there is at least one cell left. */
  abstract int chooseCell(int level);

  /** The next digit above this one that the cell may have now, or one above {@link #size}. */
  abstract int nextDigit(int cell, int digit);

  /** Follows a digit that is put into a blank cell. */
  void placed(int cell, int digit) {}

  /** Follows a digit that is taken out again. */
  void removed(int cell, int digit) {}

  /** As {@link SudokuSolver#start(Grid, SearchControl)}, for a grid of this shape. */
  final void start(Grid puzzle, SearchControl control) {
    puzzle.copyTo(digits);
    blanks = digits.length - puzzle.givens();
    level = 0;
    nodes = 0;
    atSolution = false;
    boolean valid = puzzle.isValid();
    if (valid) {
      prepare();
    }
    begin(control, !valid);
  }

  @Override
  protected final boolean advance(SearchControl control) {
    boolean entering = !atSolution;
    long pollAt = control.nextPoll();
    while (true) {
      int cell;
      int digit = 0;
      if (entering) {
        if (level == blanks) {
          atSolution = true;
          return true;
        }
        cell = chooseCell(level);
        cellAt[level] = cell;
      } else {
        if (level == 0) {
          return false;
        }
        cell = cellAt[--level];
        digit = digits[cell];
        digits[cell] = 0;
        removed(cell, digit);
      }
      digit = nextDigit(cell, digit);
      entering = digit <= size;
      if (entering) {
        digits[cell] = (byte) digit; // the control may ask for the fraction done
        if (nodes >= pollAt) {
          if (!control.poll(nodes, gauge)) {
            return false;
          }
          pollAt = control.nextPoll();
        }
        nodes++;
        placed(cell, digit);
        level++;
      }
    }
  }

  /**
   * What lies before the digits placed and the one that comes next, as if each level had {@link
   * #size} branches.
   */
  private double fractionDone() {
    double done = 0;
    double weight = 1;
    for (int l = 0; l <= level; l++) {
      weight /= size;
      done += (digits[cellAt[l]] - 1) * weight;
    }
    return done;
  }

  @Override
  protected final Grid copySolution() {
    return Grid.of(geometry, digits);
  }

  @Override
  protected final SearchResult end(SearchControl control) {
    return control.result(nodes, 0);
  }
}
