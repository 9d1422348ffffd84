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
 * The questions that one can ask of a puzzle. It holds the puzzle and settings, all immutable.
 *
 * <pre>{@code
 * Sudoku sudoku = Sudoku.of(PuzzleReader.readGrid(text)); // 81 characters, or a drawn grid
 * Optional<Grid> solution = sudoku.first();
 * boolean proper = sudoku.isUnique();
 * }</pre>
 *
 * <p>As with {@link org.quadrille.dlx.ExactCover}, each question runs in the thread that asks it,
 * can be stopped by {@link Thread#interrupt()}, and never gives an answer that is wrong because it
 * was stopped. To solve many puzzles use a {@link SudokuSolver}, which keeps its structures from
 * one to the next.
 */
public final class Sudoku {
  /** For {@link #solve(char[][])}: the solver is made once a thread, not once a puzzle. */
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
          "algorithm %s does not take %s%s"
              .formatted(
                  algorithm, puzzle.layout(), puzzle.hasCandidates() ? ", pencilmarks" : ""));
    }
    this.limits = requireNonNull(limits, "limits");
  }

  /**
   * Asks about a puzzle by the plain rules, with its default algorithm and without any limits.
   *
   * @param puzzle the givens
   * @return the facade
   */
  public static Sudoku of(Grid puzzle) {
    return of(SudokuPuzzle.of(requireNonNull(puzzle, "puzzle")));
  }

  /**
   * Asks about a puzzle by any rules, with its {@linkplain Algorithm#defaultFor default algorithm}
   * and without any limits.
   *
   * @param puzzle rules, givens and candidates
   * @return the facade
   */
  public static Sudoku of(SudokuPuzzle puzzle) {
    return new Sudoku(puzzle, Algorithm.defaultFor(puzzle), SearchLimits.NONE);
  }

  /**
   * Chooses the algorithm.
   *
   * @param algorithm the algorithm
   * @return these settings, but for that
   * @throws IllegalArgumentException if it does not take such a puzzle
   */
  public Sudoku algorithm(Algorithm algorithm) {
    return new Sudoku(puzzle, algorithm, limits);
  }

  /**
   * Sets all limits at once.
   *
   * @param limits how far a search may go
   * @return these settings, but for that
   */
  public Sudoku limits(SearchLimits limits) {
    return new Sudoku(puzzle, algorithm, limits);
  }

  /**
   * Limits the number of solutions.
   *
   * @param solutions at least 1, see {@link SearchLimits#withSolutions}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is less than 1
   */
  public Sudoku limit(long solutions) {
    return limits(limits.withSolutions(solutions));
  }

  /**
   * Limits the number of nodes.
   *
   * @param nodes at least 1, see {@link SearchLimits#withNodes}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is less than 1
   */
  public Sudoku maxNodes(long nodes) {
    return limits(limits.withNodes(nodes));
  }

  /**
   * Limits the time.
   *
   * @param timeout not negative, see {@link SearchLimits#withTimeout}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is negative
   */
  public Sudoku timeout(Duration timeout) {
    return limits(limits.withTimeout(timeout));
  }

  /**
   * Solves the puzzle.
   *
   * @return the first solution, or empty if there is none
   * @throws SearchStoppedException if the search was stopped before it found one
   */
  public Optional<Grid> first() {
    return SolutionCursor.first(start(limits.withSolutions(1)));
  }

  /**
   * Counts the solutions, one by one.
   *
   * @return how many there are, or how many were found before the search was stopped
   */
  public Count count() {
    return Count.of(start(limits));
  }

  /**
   * Tells whether the puzzle has exactly one solution. The limit on solutions does not matter here.
   *
   * @return whether there is one and no other
   * @throws SearchStoppedException if the search was stopped before that was known
   */
  public boolean isUnique() {
    return SolutionCursor.isUnique(start(limits.withSolutions(2)));
  }

  /**
   * Shows each solution to a visitor.
   *
   * @param visitor called in this thread; what it throws ends the search and is passed on
   * @return how the search ended
   */
  public SearchResult forEach(Consumer<? super Grid> visitor) {
    return SolutionCursor.forEach(start(limits), visitor);
  }

  /**
   * The solutions as a lazy stream, see {@link SolutionCursor#stream}.
   *
   * @return a sequential, ordered stream, for one use
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
   * Fills a board in place with a solution, if it has one.
   *
   * @param board nine rows of nine characters, {@code 1} to {@code 9} or {@code .} for a blank
   * @return whether it has a solution; if not, the board is unchanged
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
   * Tells whether no digit of a board clashes with another in its row, column or box. A valid board
   * need not have a solution.
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
