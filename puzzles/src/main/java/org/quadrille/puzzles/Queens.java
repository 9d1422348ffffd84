package org.quadrille.puzzles;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;

/**
 * The n queens problem: n queens on an n × n board, none of which attacks another.
 *
 * <p>The primary items are {@code r1}, {@code c1}, … for rows and columns. The secondary items are
 * {@code a2}, {@code b1}, … for rising and falling diagonals, which may be empty. An option is a
 * cell. Rows and columns are ordered from the middle of the board outwards (the organ-pipe order of
 * TAOCP 7.2.2.1), because queens in the middle attack the most cells.
 */
public final class Queens implements CoverPuzzle<Cell> {
  /** The largest board. */
  public static final int MAX_SIZE = 1000;

  private final int n;
  private final Problem<Cell> problem;

  /**
   * Creates the puzzle. O(n²) time and memory.
   *
   * @param n the number of rows, columns and queens, from 1 to {@link #MAX_SIZE}
   * @throws IllegalArgumentException if {@code n} is out of range
   */
  public Queens(int n) {
    this.n = Checks.within("the number of queens", n, MAX_SIZE);
    List<Integer> lines =
        IntStream.range(0, n)
            .boxed()
            .sorted(Comparator.comparingInt(k -> Math.abs(2 * k - n + 1)))
            .toList();
    Problem.Builder<Cell> builder = Problem.builder();
    for (int k : lines) {
      builder.primary(row(k), column(k));
    }
    for (int k = 0; k < 2 * n - 1; k++) {
      builder.secondary("a" + (k + 2), "b" + (k + 1));
    }
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        builder.option(new Cell(r, c), row(r), column(c), "a" + (r + c + 2), "b" + (n - r + c));
      }
    }
    problem = builder.build();
  }

  private static String row(int k) {
    return "r" + (k + 1);
  }

  private static String column(int k) {
    return "c" + (k + 1);
  }

  @Override
  public Problem<Cell> problem() {
    return problem;
  }

  /** Returns the board row by row, {@code Q} for a queen and {@code .} for an empty cell. */
  @Override
  public String draw(Solution<Cell> solution) {
    Checks.requireSolutionOf(problem, solution);
    StringBuilder board = new StringBuilder((".".repeat(n) + "\n").repeat(n));
    for (Cell queen : solution.payloads()) {
      board.setCharAt(queen.row() * (n + 1) + queen.column(), 'Q');
    }
    return board.toString();
  }
}
