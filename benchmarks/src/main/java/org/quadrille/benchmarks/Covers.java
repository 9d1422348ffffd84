package org.quadrille.benchmarks;

import static org.quadrille.core.Bounded.bounded;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;

/** Exact cover problems that the puzzles module does not contain. */
final class Covers {
  private Covers() {}

  /**
   * Steiner triple systems: sets of triples of points such that every pair of points is in exactly
   * one triple.
   *
   * @param n the number of points; a system exists only if it is 1 or 3 modulo 6
   */
  static Problem<String> steiner(int n) {
    Problem.Builder<String> builder = Problem.builder();
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        builder.primary(pair(a, b));
      }
    }
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        for (int c = b + 1; c < n; c++) {
          builder.option(a + "," + b + "," + c, pair(a, b), pair(a, c), pair(b, c));
        }
      }
    }
    return builder.build();
  }

  /**
   * One-factorizations of a complete graph: sets of perfect matchings that use each edge once.
   *
   * @param vertices the number of vertices, even
   */
  static Problem<String> factorizations(int vertices) {
    Problem.Builder<String> builder = Problem.builder();
    for (int a = 0; a < vertices; a++) {
      for (int b = a + 1; b < vertices; b++) {
        builder.primary(pair(a, b));
      }
    }
    addMatchings(new ArrayList<>(), new BitSet(), vertices, builder);
    return builder.build();
  }

  private static void addMatchings(
      List<String> edges, BitSet matched, int vertices, Problem.Builder<String> builder) {
    int a = matched.nextClearBit(0);
    if (a == vertices) {
      builder.option(String.join(" ", edges), edges.toArray());
      return;
    }
    matched.set(a);
    for (int b = matched.nextClearBit(0); b < vertices; b = matched.nextClearBit(b + 1)) {
      matched.set(b);
      edges.add(pair(a, b));
      addMatchings(edges, matched, vertices, builder);
      edges.remove(edges.size() - 1);
      matched.clear(b);
    }
    matched.clear(a);
  }

  private static String pair(int a, int b) {
    return a + "-" + b;
  }

  /**
   * Queens on a torus. Rows and columns are primary items; diagonals wrap around and are secondary.
   *
   * @param n the number of rows, columns and queens
   */
  static Problem<String> torusQueens(int n) {
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 0; k < n; k++) {
      builder.primary("r" + k, "c" + k).secondary("a" + k, "b" + k);
    }
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        String rising = "a" + (r + c) % n;
        String falling = "b" + (r - c + n) % n;
        builder.option(r + "," + c, "r" + r, "c" + c, rising, falling);
      }
    }
    return builder.build();
  }

  /**
   * Dominating queens: each cell has a queen or is attacked by at least one; queens do not block
   * each other (TAOCP 7.2.2.1, Algorithm M).
   *
   * @param n the number of rows and columns
   * @param queens the number of queens
   */
  static Problem<String> dominatingQueens(int n, int queens) {
    Problem.Builder<String> builder =
        Problem.<String>builder().primary(bounded("queens", queens, queens));
    for (int cell = 0; cell < n * n; cell++) {
      builder.primary(bounded(cell(cell, n), 1, queens));
    }
    for (int queen = 0; queen < n * n; queen++) {
      int r = queen / n;
      int c = queen % n;
      Stream<String> attacked =
          IntStream.range(0, n * n)
              .filter(x -> x / n == r || x % n == c || Math.abs(x / n - r) == Math.abs(x % n - c))
              .mapToObj(x -> cell(x, n));
      builder.option(cell(queen, n), Stream.concat(Stream.of("queens"), attacked).toArray());
    }
    return builder.build();
  }

  private static String cell(int cell, int n) {
    return cell / n + "," + cell % n;
  }

  /**
   * Completions of a Latin square with empty cells. The square is the table of addition modulo n,
   * with rows, columns and symbols shuffled.
   *
   * @param n the order of the square
   * @param holes the number of empty cells
   * @param seed the seed of the random numbers
   */
  static Problem<String> latinWithHoles(int n, int holes, long seed) {
    Random random = new Random(seed);
    int[][] shuffles = {shuffle(n, random), shuffle(n, random), shuffle(n, random)};
    int[] cells = shuffle(n * n, random);
    boolean[] isHole = new boolean[n * n];
    for (int k = 0; k < holes; k++) {
      isHole[cells[k]] = true;
    }
    Problem.Builder<String> builder = Problem.builder();
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        builder.primary("p" + pair(a, b), "r" + pair(a, b), "c" + pair(a, b));
      }
    }
    for (int cell = 0; cell < n * n; cell++) {
      int r = cell / n;
      int c = cell % n;
      int given = shuffles[2][(shuffles[0][r] + shuffles[1][c]) % n];
      for (int v = 0; v < n; v++) {
        if (isHole[cell] || v == given) {
          builder.option(
              r + "," + c + "=" + v, "p" + pair(r, c), "r" + pair(r, v), "c" + pair(c, v));
        }
      }
    }
    return builder.build();
  }

  private static int[] shuffle(int n, Random random) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers.stream().mapToInt(k -> k).toArray();
  }

  /**
   * Perfect matchings of a path, of which there is one: vertices are items and edges are options.
   *
   * @param items the number of items, even
   */
  static Problem<Integer> path(int items) {
    Problem.Builder<Integer> builder = Problem.builder();
    builder.primary(IntStream.range(0, items).mapToObj(k -> "x" + k).toArray());
    for (int k = 0; k + 1 < items; k++) {
      builder.option(k, "x" + k, "x" + (k + 1));
    }
    return builder.build();
  }

  /** Returns a problem with only some of its options. */
  static <T> Problem<T> keep(Problem<T> problem, IntPredicate options) {
    return restricted(problem, item -> true, options);
  }

  /** Returns a problem without some of its items, and without the options that use them. */
  static <T> Problem<T> without(Problem<T> problem, Object... keys) {
    Set<Object> gone = Set.of(keys);
    return restricted(
        problem,
        i -> !gone.contains(problem.item(i).key()),
        o -> problem.option(o).items().stream().noneMatch(item -> gone.contains(item.key())));
  }

  private static <T> Problem<T> restricted(
      Problem<T> problem, IntPredicate items, IntPredicate options) {
    return problem
        .restrictedTo(
            IntStream.range(0, problem.itemCount()).filter(items).toArray(),
            IntStream.range(0, problem.optionCount()).filter(options).toArray())
        .problem();
  }

  /** Returns a problem without costs where all but the first items are secondary. */
  static <T> Problem<T> loose(Problem<T> problem, int primaries) {
    Problem.Builder<T> builder = Problem.builder();
    builder.primary(problem.items().subList(0, primaries).toArray());
    builder.secondary(problem.items().subList(primaries, problem.itemCount()).toArray());
    for (Option<T> option : problem.options()) {
      builder.option(option.payload(), option.uses());
    }
    return builder.build();
  }
}
