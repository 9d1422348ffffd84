package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import org.quadrille.core.search.AbstractCursor;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Infers from all cells of a digit at once, see {@link BandStack}, and guesses where that is not
 * enough: first that a digit is in a minirow (or minicolumn), then that it is not. A node is one
 * such branch. A puzzle that needs no guess has none.
 */
final class FastSolver extends AbstractCursor<Grid> implements SudokuSolver {
  /** Branches deeper than this are too small to matter for {@link #fractionDone}. */
  private static final int DEEPEST_TOLD = 50;

  private final BandStack stack = new BandStack();
  private final byte[] digits = new byte[Grid.EMPTY.geometry().cells()];

  /** level -> the digit that has changed in the grid there, as a set. */
  private final int[] changed = new int[BandStack.DEPTH + 1];

  /** level -> how many guesses led to the grid there. */
  private final int[] guesses = new int[BandStack.DEPTH + 1];

  private final ProgressSource gauge = this::fractionDone;
  private int level;
  private boolean begun;
  private boolean open; // whether the grid on top waits to be split
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
    requireNonNull(control, "control"); // before the search under way is given up
    if (puzzle.geometry() != Geometry.CLASSIC) {
      throw new IllegalArgumentException("expected a 9x9 grid, found " + puzzle.geometry());
    }
    puzzle.copyTo(digits);
    boolean valid = stack.reset(digits);
    level = 0;
    guesses[0] = 0;
    begun = false;
    open = false;
    nodes = 0;
    begin(control, !valid);
  }

  @Override
  protected boolean advance(SearchControl control) {
    if (!begun) {
      // As the other algorithms do, ask first, unless there is nothing to search.
      if (!stack.isSolved() && !control.poll(nodes, gauge)) {
        return false;
      }
      begun = true;
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

  /** All but the grids that wait, as if a guess had two branches of the same size. */
  private double fractionDone() {
    double waiting = 0;
    for (int l = open ? level : level - 1; l >= 0; l--) {
      waiting += guesses[l] > DEEPEST_TOLD ? 0 : 1.0 / (1L << guesses[l]);
    }
    return begun ? 1 - waiting : 0;
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
