package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.dlx.Count;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Solves a puzzle, counts its solutions and checks that there is only one. Holds the puzzle, the
 * algorithm and the limits; immutable.
 *
 * <pre>{@code
 * Sudoku sudoku = Sudoku.of(PuzzleReader.readGrid(text)); // 81 characters, or a drawn grid
 * Optional<Grid> solution = sudoku.first();
 * boolean proper = sudoku.isUnique();
 * }</pre>
 *
 * <p>As with {@link org.quadrille.dlx.ExactCover}, each search runs in the calling thread and can
 * be stopped by {@link Thread#interrupt()}. A stopped search never returns a wrong answer. To solve
 * many puzzles use a {@link SudokuSolver}, which reuses its data structures.
 */
public final class Sudoku {
  /** The solvers of {@link #solve(char[][])}, one for each thread. */
  private static final ThreadLocal<SudokuSolver> SOLVER =
      ThreadLocal.withInitial(Algorithm.FAST::newSolver);

  private final SudokuPuzzle puzzle;
  private final Algorithm algorithm;
  private final SearchLimits limits;

  private Sudoku(SudokuPuzzle puzzle, Algorithm algorithm, SearchLimits limits) {
    this.puzzle = requireNonNull(puzzle, "puzzle");
    this.algorithm = requireNonNull(algorithm, "algorithm");
    if (!algorithm.supports(puzzle)) {
      throw new IllegalArgumentException(
          "algorithm %s does not support %s%s"
              .formatted(
                  algorithm, puzzle.layout(), puzzle.hasCandidates() ? ", pencilmarks" : ""));
    }
    this.limits = requireNonNull(limits, "limits");
  }

  /**
   * Returns a facade for a puzzle with the plain rules, with the default algorithm and without
   * limits.
   *
   * @param puzzle the givens
   * @return the facade
   */
  public static Sudoku of(Grid puzzle) {
    return of(SudokuPuzzle.of(requireNonNull(puzzle, "puzzle")));
  }

  /**
   * Returns a facade for a puzzle with any rules, with the {@linkplain Algorithm#defaultFor default
   * algorithm} and without limits.
   *
   * @param puzzle rules, givens and candidates
   * @return the facade
   */
  public static Sudoku of(SudokuPuzzle puzzle) {
    requireNonNull(puzzle, "puzzle");
    return new Sudoku(puzzle, Algorithm.defaultFor(puzzle), SearchLimits.NONE);
  }

  /**
   * Returns a copy with another algorithm.
   *
   * @param algorithm the algorithm
   * @return the copy
   * @throws IllegalArgumentException if the algorithm does not support the puzzle
   */
  public Sudoku algorithm(Algorithm algorithm) {
    return new Sudoku(puzzle, algorithm, limits);
  }

  /**
   * Returns a copy with other limits.
   *
   * @param limits the limits of each search
   * @return the copy
   */
  public Sudoku limits(SearchLimits limits) {
    return new Sudoku(puzzle, algorithm, limits);
  }

  /**
   * Returns a copy with another limit on the number of solutions.
   *
   * @param solutions at least 1, see {@link SearchLimits#withSolutions}
   * @return the copy
   * @throws IllegalArgumentException if it is less than 1
   */
  public Sudoku limit(long solutions) {
    return limits(limits.withSolutions(solutions));
  }

  /**
   * Returns a copy with another limit on the number of nodes.
   *
   * @param nodes at least 1, see {@link SearchLimits#withNodes}
   * @return the copy
   * @throws IllegalArgumentException if it is less than 1
   */
  public Sudoku maxNodes(long nodes) {
    return limits(limits.withNodes(nodes));
  }

  /**
   * Returns a copy with another limit on the time.
   *
   * @param timeout not negative, see {@link SearchLimits#withTimeout}
   * @return the copy
   * @throws IllegalArgumentException if it is negative
   */
  public Sudoku timeout(Duration timeout) {
    return limits(limits.withTimeout(timeout));
  }

  /**
   * Solves the puzzle.
   *
   * @return the first solution, or empty if there is none
   * @throws SearchStoppedException if the search was stopped before it found a solution
   */
  public Optional<Grid> first() {
    return SolutionCursor.first(start(limits.withSolutions(1)));
  }

  /**
   * Counts the solutions by visiting each.
   *
   * @return the number of solutions, or the number found before the search was stopped
   */
  public Count count() {
    return Count.of(start(limits));
  }

  /**
   * Returns whether the puzzle has exactly one solution. Ignores the limit on solutions.
   *
   * @return whether there is exactly one solution
   * @throws SearchStoppedException if the search was stopped before the answer was known
   */
  public boolean isUnique() {
    return SolutionCursor.isUnique(start(limits.withSolutions(2)));
  }

  /**
   * Calls a visitor for each solution.
   *
   * @param visitor called in this thread; an exception that it throws ends the search and is
   *     rethrown
   * @return how the search ended
   */
  public SearchResult forEach(Consumer<? super Grid> visitor) {
    requireNonNull(visitor, "visitor");
    return SolutionCursor.forEach(start(limits), visitor);
  }

  /**
   * Returns the solutions as a lazy stream, see {@link SolutionCursor#stream}.
   *
   * @return a sequential, ordered stream
   */
  public Stream<Grid> stream() {
    return SolutionCursor.stream(() -> start(limits), limits);
  }

  private SudokuSolver start(SearchLimits limits) {
    SudokuSolver solver = algorithm.newSolver();
    solver.start(puzzle, new SearchControl(limits));
    return solver;
  }

  /**
   * Returns the rules, the number of givens, the algorithm, and the limits if there are any, such
   * as {@code 9x9, boxes 3x3, 26 givens, algorithm fast}.
   *
   * @return the text
   */
  @Override
  public String toString() {
    return "%s, %s%s, algorithm %s%s"
        .formatted(
            puzzle.layout(),
            puzzle.grid().givens() + (puzzle.grid().givens() == 1 ? " given" : " givens"),
            puzzle.hasCandidates() ? ", pencilmarks" : "",
            algorithm,
            limits.equals(SearchLimits.NONE) ? "" : ", " + limits);
  }

  /**
   * Fills a board in place with a solution if there is one.
   *
   * @param board nine rows of nine characters, {@code 1} to {@code 9} or {@code .} for a blank
   * @return whether there is a solution; if not, the board is unchanged
   * @throws IllegalArgumentException if the board has another shape, lacks a row or holds another
   *     character; the message names the row or the cell
   * @throws NullPointerException if the board is null
   * @throws SearchStoppedException if the thread was interrupted; the board is unchanged
   */
  public static boolean solve(char[][] board) {
    SudokuSolver solver = SOLVER.get();
    solver.start(Grid.of(board), new SearchControl(SearchLimits.NONE.withSolutions(1)));
    boolean solved = solver.next();
    if (solved) {
      Grid solution = solver.solution();
      for (int row = 0; row < board.length; row++) {
        for (int column = 0; column < board[row].length; column++) {
          board[row][column] = (char) ('0' + solution.digit(row, column));
        }
      }
    }
    SearchResult result = solver.finish();
    if (!solved) {
      result.requireExhausted();
    }
    return solved;
  }

  /**
   * Returns whether no row, column or box of a board holds a digit twice. A valid board need not
   * have a solution.
   *
   * @param board nine rows of nine characters, {@code 1} to {@code 9} or {@code .} for a blank
   * @return whether there is no clash
   * @throws IllegalArgumentException if the board has another shape, lacks a row or holds another
   *     character; the message names the row or the cell
   * @throws NullPointerException if the board is null
   */
  public static boolean isValid(char[][] board) {
    return Grid.of(board).isValid();
  }
}
