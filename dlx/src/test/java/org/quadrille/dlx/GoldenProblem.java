package org.quadrille.dlx;

import static org.quadrille.core.Bounded.bounded;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;
import org.quadrille.testkit.KnownProblem;

/**
 * A problem whose search is compared with {@code golden-counts.csv}.
 *
 * @param name the name of its row
 * @param problem the problem
 * @param required the numbers of the options that are required
 * @param solutions the number of solutions, from a source other than these engines
 */
record GoldenProblem(String name, Problem<?> problem, List<Integer> required, long solutions) {
  /** A proper sudoku of 17 givens. */
  private static final String SUDOKU =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  private GoldenProblem(String name, Problem<?> problem, long solutions) {
    this(name, problem, List.of(), solutions);
  }

  /** Returns all of them; an engine takes about a second for all. */
  static Stream<GoldenProblem> all() {
    Stream<KnownProblem> known =
        Stream.of(
            KnownProblem.queens(8),
            KnownProblem.queens(9),
            KnownProblem.queens(10),
            KnownProblem.langford(7),
            KnownProblem.langford(8),
            KnownProblem.bell(7),
            KnownProblem.bell(8),
            KnownProblem.matchings(5),
            KnownProblem.matchings(6),
            KnownProblem.latin(4),
            KnownProblem.dominoes(6, 6, 6728));
    return Stream.concat(
        known.map(k -> new GoldenProblem(k.name(), k.problem(), k.count())),
        Stream.of(
            // Colours; brute force over the 2^16 squares counts 376.
            new GoldenProblem("binary words 4x4", binaryWords(), 376),
            new GoldenProblem("coins 12", Families.coins(12), 4096),
            // Bounds
            new GoldenProblem("dominating queens 5x5", dominatingQueens(5, 3), 186),
            new GoldenProblem("bounded chain 300", Families.boundedChain(300), 2),
            // A forced chain, one of two subproblems, many options for an item, equal options
            new GoldenProblem("chain 400", Families.chain(400), 1),
            new GoldenProblem("chain 2000", Families.chain(2000), 1),
            new GoldenProblem(
                "either queens 6 or coins 8",
                Families.either(KnownProblem.queens(6).problem(), Families.coins(8)),
                4 + 256),
            new GoldenProblem("wide 1500", wide(1500), 3000),
            new GoldenProblem("equal options", equalOptions(6), 6 * 6 * 6),
            // Required options
            sudoku()));
  }

  /** Eight different binary words, no palindromes, in the rows and columns of a square. */
  private static Problem<String> binaryWords() {
    List<String> words =
        List.of(
            "0001", "0010", "0011", "0100", "0101", "0111", "1000", "1010", "1011", "1100", "1101",
            "1110");
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 0; k < 4; k++) {
      builder.primary("row" + k, "column" + k);
    }
    for (int cell = 0; cell < 16; cell++) {
      builder.secondary("cell" + cell);
    }
    builder.secondary(words.toArray());
    for (String word : words) {
      for (int k = 0; k < 4; k++) {
        List<Object> across = new ArrayList<>(List.of("row" + k, word));
        List<Object> down = new ArrayList<>(List.of("column" + k, word));
        for (int letter = 0; letter < 4; letter++) {
          across.add(new Coloured("cell" + (4 * k + letter), word.charAt(letter)));
          down.add(new Coloured("cell" + (4 * letter + k), word.charAt(letter)));
        }
        builder.option(word + " across " + k, across.toArray());
        builder.option(word + " down " + k, down.toArray());
      }
    }
    return builder.build();
  }

  /** Queens that attack or occupy every cell; the count is from brute force. */
  private static Problem<Integer> dominatingQueens(int n, int queens) {
    Problem.Builder<Integer> builder =
        Problem.<Integer>builder().primary(bounded("queens", queens, queens));
    for (int cell = 0; cell < n * n; cell++) {
      builder.primary(bounded(cell, 1, queens));
    }
    for (int queen = 0; queen < n * n; queen++) {
      int r = queen / n;
      int c = queen % n;
      Stream<Object> attacked =
          IntStream.range(0, n * n)
              .filter(x -> x / n == r || x % n == c || Math.abs(x / n - r) == Math.abs(x % n - c))
              .boxed()
              .map(x -> x);
      builder.option(queen, Stream.concat(Stream.<Object>of("queens"), attacked).toArray());
    }
    return builder.build();
  }

  /** One item with n options, and one with two: 2n solutions. */
  private static Problem<Integer> wide(int n) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("a", "b").secondary("c");
    for (int o = 0; o < n; o++) {
      builder.option(o, "a", "c:same");
    }
    return builder.option(n, "b", "c:same").option(n + 1, "b").build();
  }

  /** The example of TAOCP 7.2.2.1, (6), which has one solution, with each option repeated. */
  private static Problem<Integer> equalOptions(int times) {
    Problem.Builder<Integer> builder =
        Problem.<Integer>builder().primary("a", "b", "c", "d", "e", "f", "g");
    for (int k = 0; k < times; k++) {
      builder
          .option(6 * k, "c", "e")
          .option(6 * k + 1, "a", "d", "g")
          .option(6 * k + 2, "b", "c", "f")
          .option(6 * k + 3, "a", "d", "f")
          .option(6 * k + 4, "b", "g")
          .option(6 * k + 5, "d", "e", "g");
    }
    return builder.build();
  }

  /** A 9x9 sudoku of 729 options; the givens are required options. */
  private static GoldenProblem sudoku() {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int cell = 0; cell < 81; cell++) {
      builder.primary("p" + cell);
    }
    for (int k = 0; k < 81; k++) {
      builder.primary("r" + k, "c" + k, "b" + k);
    }
    for (int o = 0; o < 729; o++) {
      int cell = o / 9;
      int box = cell / 27 * 3 + cell % 9 / 3;
      builder.option(
          o,
          "p" + cell,
          "r" + (cell / 9 * 9 + o % 9),
          "c" + (cell % 9 * 9 + o % 9),
          "b" + (box * 9 + o % 9));
    }
    List<Integer> givens =
        IntStream.range(0, 81)
            .filter(cell -> SUDOKU.charAt(cell) != '.')
            .map(cell -> 9 * cell + SUDOKU.charAt(cell) - '1')
            .boxed()
            .toList();
    return new GoldenProblem("sudoku of 17 givens", builder.build(), givens, 1);
  }

  @Override
  public String toString() {
    return name;
  }
}
