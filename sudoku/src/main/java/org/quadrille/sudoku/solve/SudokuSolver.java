package org.quadrille.sudoku.solve;

import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Solves one puzzle after the other. {@link Algorithm#newSolver()} makes one; it keeps its
 * structures from puzzle to puzzle as long as the rules stay the same, and belongs to one thread.
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
   * @param puzzle rules, givens and candidates
   * @param control what stops the search; not used for another search before
   * @throws IllegalArgumentException if the algorithm cannot take such a puzzle, see {@link
   *     Algorithm#supports}
   */
  void start(SudokuPuzzle puzzle, SearchControl control);

  /**
   * Begins with a puzzle by the plain rules, after ending the search under way, if there is one.
   *
   * @param puzzle the givens
   * @param control what stops the search; not used for another search before
   * @throws IllegalArgumentException if the algorithm cannot take such a puzzle, see {@link
   *     Algorithm#supports}
   */
  default void start(Grid puzzle, SearchControl control) {
    start(SudokuPuzzle.of(puzzle), control);
  }
}
