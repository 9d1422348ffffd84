package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import org.quadrille.core.search.AbstractCursor;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Infers from all cells of a digit at once, see {@link BandStack}. If that does not solve the
 * puzzle it guesses: first that a digit is in a minirow (or minicolumn), then that it is not. A
 * node is one such branch. A puzzle that needs no guess has no nodes.
 */
final class FastSolver extends AbstractCursor<Grid> implements SudokuSolver {
  /** {@link #fractionDone} ignores branches deeper than this, which are too small to matter. */
  private static final int MAX_PROGRESS_DEPTH = 50;

  private final BandStack stack = new BandStack();
  private final byte[] digits = new byte[Grid.EMPTY.geometry().cells()];

  /** Level -> the digit that has changed in the grid at that level, as a set. */
  private final int[] changed = new int[BandStack.DEPTH + 1];

  /** Level -> the number of guesses that led to the grid at that level. */
  private final int[] guesses = new int[BandStack.DEPTH + 1];

  private final ProgressSource gauge = this::fractionDone;
  private int level;
  private boolean started;
  private boolean open; // whether the grid on top is to be split
  private long nodes;

  @Override
  public void start(SudokuPuzzle puzzle, SearchControl control) {
    if (!Algorithm.FAST.supports(puzzle)) {
      throw new IllegalArgumentException(
          "expected rows, columns and boxes of a 9x9 grid only, found %s%s"
              .formatted(puzzle.layout(), puzzle.hasCandidates() ? ", pencilmarks" : ""));
    }
    start(puzzle.grid(), control);
  }

  @Override
  public void start(Grid puzzle, SearchControl control) {
    // Checks come first: if they fail, the search in progress continues.
    requireNonNull(control, "control");
    if (requireNonNull(puzzle, "puzzle").geometry() != Geometry.CLASSIC) {
      throw new IllegalArgumentException("expected a 9x9 grid, found " + puzzle.geometry());
    }
    puzzle.copyTo(digits);
    boolean valid = stack.reset(digits);
    level = 0;
    guesses[0] = 0;
    started = false;
    open = false;
    nodes = 0;
    begin(control, !valid);
  }

  @Override
  protected boolean continuesAfterException() {
    return true;
  }

  @Override
  protected boolean advance(SearchControl control) {
    if (!started) {
      // Poll before the first inference, as the other algorithms do, unless the grid is full.
      if (!stack.isSolved() && !control.poll(nodes, gauge)) {
        return false;
      }
      started = true;
      open = stack.infer(BandStack.ALL_DIGITS);
      if (open && stack.isSolved()) {
        open = false;
        return true;
      }
    }
    long pollAt = control.nextPoll();
    while (open || level > 0) {
      if (nodes >= pollAt) {
        if (!control.poll(nodes, gauge)) {
          return false;
        }
        pollAt = control.nextPoll();
      }
      nodes++;
      if (open) {
        changed[level] = changed[level + 1] = stack.split();
        guesses[level + 1] = ++guesses[level];
        level++;
      } else {
        stack.pop();
        level--;
      }
      open = stack.infer(changed[level]);
      if (open && stack.isSolved()) {
        open = false;
        return true;
      }
    }
    return false;
  }

  /** Returns the part of the tree without the waiting grids, as if branches had equal sizes. */
  private double fractionDone() {
    double waiting = 0;
    for (int l = open ? level : level - 1; l >= 0; l--) {
      waiting += guesses[l] > MAX_PROGRESS_DEPTH ? 0 : 1.0 / (1L << guesses[l]);
    }
    return started ? 1 - waiting : 0;
  }

  @Override
  protected Grid copySolution() {
    stack.copyTo(digits);
    return Grid.of(digits);
  }

  @Override
  protected SearchResult end(SearchControl control) {
    return control.result(nodes, 0);
  }
}
