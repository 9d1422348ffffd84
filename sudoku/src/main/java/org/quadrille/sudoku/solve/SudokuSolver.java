package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Solves one puzzle after another. {@link Algorithm#newSolver()} makes a solver. It reuses its data
 * structures for puzzles with the same rules, and belongs to one thread.
 *
 * <pre>{@code
 * solver.start(puzzle, new SearchControl(SearchLimits.NONE.withSolutions(2)));
 * while (solver.next()) {
 *   use(solver.solution());
 * }
 * SearchResult result = solver.finish();
 * }</pre>
 *
 * <p>A node is one digit tried in one cell, forced or not. Only {@link Algorithm#FAST}, which does
 * not search cell by cell, counts the branches of its guesses instead. Givens are not nodes. If
 * givens clash there is no solution. The search itself allocates nothing.
 */
public interface SudokuSolver extends SolutionCursor<Grid> {

  /**
   * Starts a search. A search in progress ends.
   *
   * @param puzzle rules, givens and candidates
   * @param control stops the search; a new one for each search
   * @throws IllegalArgumentException if the algorithm does not support the puzzle, see {@link
   *     Algorithm#supports}
   */
  void start(SudokuPuzzle puzzle, SearchControl control);

  /**
   * Starts a search with the plain rules. A search in progress ends.
   *
   * @param puzzle the givens
   * @param control stops the search; a new one for each search
   * @throws IllegalArgumentException if the algorithm does not support the puzzle, see {@link
   *     Algorithm#supports}
   */
  default void start(Grid puzzle, SearchControl control) {
    start(SudokuPuzzle.of(requireNonNull(puzzle, "puzzle")), control);
  }
}
