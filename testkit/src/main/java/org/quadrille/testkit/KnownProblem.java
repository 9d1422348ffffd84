package org.quadrille.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.quadrille.core.Problem;

/**
 * A problem with a published number of solutions.
 *
 * @param name the family and its parameters
 * @param problem the problem
 * @param count the number of its solutions
 */
public record KnownProblem(String name, Problem<String> problem, long count) {
  private static final long[] QUEENS = {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};
  private static final long[] LANGFORD = {1, 0, 0, 1, 1, 0, 0, 26, 150, 0, 0, 17792};
  private static final long[] BELL = {
    1, 1, 2, 5, 15, 52, 203, 877, 4140, 21147, 115975, 678570, 4213597
  };
  private static final long[] MATCHINGS = {1, 1, 3, 15, 105, 945, 10395, 135135, 2027025};
  private static final long[] LATIN = {1, 1, 2, 12, 576, 161280};

  /**
   * Returns all problems whose solutions can be enumerated within about a second.
   *
   * @return the problems
   */
  public static Stream<KnownProblem> all() {
    return Stream.of(
            IntStream.rangeClosed(1, 10).mapToObj(KnownProblem::queens),
            IntStream.rangeClosed(1, 8).mapToObj(KnownProblem::langford),
            IntStream.rangeClosed(1, 9).mapToObj(KnownProblem::bell),
            IntStream.rangeClosed(1, 6).mapToObj(KnownProblem::matchings),
            IntStream.rangeClosed(1, 4).mapToObj(KnownProblem::latin),
            Stream.of(
                dominoes(2, 2, 2),
                dominoes(3, 3, 0),
                dominoes(4, 4, 36),
                dominoes(6, 6, 6728),
                dominoes(4, 9, 6336)))
        .flatMap(family -> family);
  }

  /**
   * Returns the n queens problem, with diagonals as secondary items. OEIS A000170.
   *
   * @param n the size of the board, 1 to 12
   * @return the problem
   */
  public static KnownProblem queens(int n) {
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 0; k < n; k++) {
      builder.primary("r" + k, "c" + k);
    }
    for (int k = 0; k < 2 * n - 1; k++) {
      builder.secondary("a" + k, "b" + k);
    }
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        builder.option(r + "," + c, "r" + r, "c" + c, "a" + (r + c), "b" + (r - c + n - 1));
      }
    }
    return new KnownProblem(n + " queens", builder.build(), QUEENS[n]);
  }

  /**
   * Returns Langford pairings, counted in both directions. OEIS A014552, times two.
   *
   * @param n the number of pairs, 1 to 11
   * @return the problem
   */
  public static KnownProblem langford(int n) {
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 1; k <= n; k++) {
      builder.primary("p" + k);
    }
    for (int k = 1; k <= 2 * n; k++) {
      builder.primary("s" + k);
    }
    for (int k = 1; k <= n; k++) {
      for (int s = 1; s + k + 1 <= 2 * n; s++) {
        builder.option(k + "@" + s, "p" + k, "s" + s, "s" + (s + k + 1));
      }
    }
    return new KnownProblem("Langford " + n, builder.build(), 2 * LANGFORD[n]);
  }

  /**
   * Returns partitions of a set, with all nonempty subsets as options. OEIS A000110.
   *
   * @param n the size of the set, 1 to 12
   * @return the problem
   */
  public static KnownProblem bell(int n) {
    List<String> items = IntStream.range(0, n).mapToObj(k -> "e" + k).toList();
    Problem.Builder<String> builder = Problem.<String>builder().primary(items.toArray());
    for (int set = 1; set < 1 << n; set++) {
      int members = set;
      builder.option(
          Integer.toBinaryString(set),
          IntStream.range(0, n)
              .filter(k -> (members >> k & 1) != 0)
              .mapToObj(items::get)
              .toArray());
    }
    return new KnownProblem("partitions of " + n, builder.build(), BELL[n]);
  }

  /**
   * Returns perfect matchings of the complete graph of 2n vertices. OEIS A001147.
   *
   * @param n half the number of vertices, 1 to 8
   * @return the problem
   */
  public static KnownProblem matchings(int n) {
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 0; k < 2 * n; k++) {
      builder.primary("v" + k);
    }
    for (int a = 0; a < 2 * n; a++) {
      for (int b = a + 1; b < 2 * n; b++) {
        builder.option(a + "-" + b, "v" + a, "v" + b);
      }
    }
    return new KnownProblem("matchings of K" + 2 * n, builder.build(), MATCHINGS[n]);
  }

  /**
   * Returns Latin squares. OEIS A002860.
   *
   * @param n the size of the square, 1 to 5
   * @return the problem
   */
  public static KnownProblem latin(int n) {
    Problem.Builder<String> builder = Problem.builder();
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        builder.primary("p" + a + b, "r" + a + b, "c" + a + b);
      }
    }
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        for (int v = 0; v < n; v++) {
          builder.option(r + "," + c + "=" + v, "p" + r + c, "r" + r + v, "c" + c + v);
        }
      }
    }
    return new KnownProblem("Latin squares of " + n, builder.build(), LATIN[n]);
  }

  /**
   * Returns domino tilings of a rectangle. OEIS A099390.
   *
   * @param rows its height
   * @param columns its width
   * @param count the published number
   * @return the problem
   */
  public static KnownProblem dominoes(int rows, int columns, long count) {
    Problem.Builder<String> builder = Problem.builder();
    List<String[]> dominoes = new ArrayList<>();
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        String cell = r + "," + c;
        builder.primary(cell);
        if (c + 1 < columns) {
          dominoes.add(new String[] {cell, r + "," + (c + 1)});
        }
        if (r + 1 < rows) {
          dominoes.add(new String[] {cell, (r + 1) + "," + c});
        }
      }
    }
    for (String[] domino : dominoes) {
      builder.option(String.join("-", domino), (Object[]) domino);
    }
    return new KnownProblem("dominoes %dx%d".formatted(rows, columns), builder.build(), count);
  }

  @Override
  public String toString() {
    return name;
  }
}
