package org.quadrille.puzzles;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;

/**
 * Langford pairs: the numbers 1, 1, 2, 2, …, n, n in a row, with k numbers between the two k (TAOCP
 * 7.2.2.1). A row and its mirror image are different solutions. Solutions exist if and only if n
 * mod 4 is 0 or 3.
 *
 * <p>The items are {@code p1}, …, {@code pn} for the pairs and {@code s1}, …, {@code s2n} for the
 * positions, all primary.
 */
public final class Langford implements CoverPuzzle<Langford.Pair> {
  /** The largest number of pairs. */
  public static final int MAX_PAIRS = 1000;

  /**
   * A pair of equal numbers at their positions.
   *
   * @param number the number, from 1
   * @param first the left position, from 0
   */
  public record Pair(int number, int first) {
    /**
     * Returns the right position.
     *
     * @return the right position, from 0
     */
    public int second() {
      return first + number + 1;
    }
  }

  private final int n;
  private final Problem<Pair> problem;

  /**
   * Creates the puzzle. O(n²) time and memory.
   *
   * @param n the number of pairs, from 1 to {@link #MAX_PAIRS}
   * @throws IllegalArgumentException if {@code n} is out of range
   */
  public Langford(int n) {
    this.n = Checks.within("the number of pairs", n, MAX_PAIRS);
    Problem.Builder<Pair> builder = Problem.builder();
    for (int k = 1; k <= n; k++) {
      builder.primary("p" + k);
    }
    for (int s = 1; s <= 2 * n; s++) {
      builder.primary("s" + s);
    }
    for (int k = 1; k <= n; k++) {
      for (int s = 0; s + k + 1 < 2 * n; s++) {
        Pair pair = new Pair(k, s);
        builder.option(pair, "p" + k, "s" + (s + 1), "s" + (pair.second() + 1));
      }
    }
    problem = builder.build();
  }

  @Override
  public Problem<Pair> problem() {
    return problem;
  }

  /** Returns the row on one line, its numbers separated by blanks. */
  @Override
  public String draw(Solution<Pair> solution) {
    Checks.requireSolutionOf(problem, solution);
    int[] row = new int[2 * n];
    for (Pair pair : solution.payloads()) {
      row[pair.first()] = pair.number();
      row[pair.second()] = pair.number();
    }
    return Arrays.stream(row)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" ", "", "\n"));
  }
}
