package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/** Backtracking on grids of any shape: its arrays are kept as long as the shape stays the same. */
abstract class BySize implements SudokuSolver {
  private Backtracking search = create(Geometry.CLASSIC);

  /** The algorithm for a shape. */
  abstract Backtracking create(Geometry geometry);

  @Override
  public final void start(SudokuPuzzle puzzle, SearchControl control) {
    requireNonNull(control, "control"); // before the search under way is given up
    requirePlain(puzzle);
    Geometry geometry = puzzle.layout().geometry();
    if (geometry != search.geometry) {
      search = create(geometry);
    }
    search.start(puzzle.grid(), control);
  }

  /** What backtracking knows: rows, columns and boxes. */
  private static void requirePlain(SudokuPuzzle puzzle) {
    if (!puzzle.isPlain()) {
      throw new IllegalArgumentException(
          "expected rows, columns and boxes only, found %s%s"
              .formatted(puzzle.layout(), puzzle.hasCandidates() ? ", pencilmarks" : ""));
    }
  }

  @Override
  public final boolean next() {
    return search.next();
  }

  @Override
  public final Grid solution() {
    return search.solution();
  }

  @Override
  public final SearchResult finish() {
    return search.finish();
  }
}
