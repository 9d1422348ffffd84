package org.quadrille.sudoku.solve;

import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.sudoku.Grid;

/**
 * Solves one puzzle after the other. {@link Algorithm#newSolver()} makes one; it keeps its
 * structures from puzzle to puzzle, and belongs to one thread.
 *
 * <pre>{@code
 * solver.start(puzzle, new SearchControl(SearchLimits.NONE.withSolutions(2)));
 * while (solver.next()) {
 *   use(solver.solution());
 * }
 * SearchResult result = solver.finish();
 * }</pre>
 *
 * <p>A node is one digit tried in one cell, forced or not, whatever the algorithm; only {@link
 * Algorithm#FAST}, which does not go cell by cell, counts the branches of its guesses. Givens are
 * no nodes. If givens clash there is no solution. The search itself allocates nothing.
 */
public interface SudokuSolver extends SolutionCursor<Grid> {

  /**
   * Begins with a puzzle, after ending the search under way, if there is one.
   *
   * @param puzzle the givens
   * @param control what stops the search; not used for another search before
   */
  void start(Grid puzzle, SearchControl control);
}
