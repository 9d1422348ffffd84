package org.quadrille.sudoku.solve;

import org.quadrille.core.search.AbstractCursor;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;

/**
 * The skeleton of the backtracking algorithms: one cell for each level, whose digits are tried in
 * ascending order. The stack is explicit, so that a search stops at each solution and resumes from
 * there. The algorithms differ in how they choose the next cell and find its possible digits.
 */
abstract class Backtracking extends AbstractCursor<Grid> {
  final Geometry geometry;
  final int size;

  /** Cell -> its digit, 0 for a blank. */
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

  /** Prepares for a puzzle without clashes. Its digits are already in {@link #digits}. */
  abstract void prepare();

  /** Returns a blank cell for a level; there is at least one. */
  abstract int chooseCell(int level);

  /** Returns the next greater digit that the cell may hold, or a number above {@link #size}. */
  abstract int nextDigit(int cell, int digit);

  /** Called after a digit was placed in a blank cell. */
  void placed(int cell, int digit) {}

  /** Called after a digit was removed. */
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
        digits[cell] = (byte) digit; // before the poll, which may call fractionDone()
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
   * Returns the part of the tree before the current digits, as if each node had {@link #size}
   * branches.
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
