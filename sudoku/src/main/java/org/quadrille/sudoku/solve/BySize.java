package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/** Backtracking on grids of any shape. Makes new arrays only when the shape changes. */
abstract class BySize implements SudokuSolver {
  private Backtracking search = create(Geometry.CLASSIC);

  /** Returns a new search for grids of a shape. */
  abstract Backtracking create(Geometry geometry);

  @Override
  public final void start(SudokuPuzzle puzzle, SearchControl control) {
    // Checks come first: if they fail, the search in progress continues.
    requireNonNull(control, "control");
    requirePlain(requireNonNull(puzzle, "puzzle"));
    Geometry geometry = puzzle.layout().geometry();
    if (geometry != search.geometry) {
      search = create(geometry);
    }
    search.start(puzzle.grid(), control);
  }

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
