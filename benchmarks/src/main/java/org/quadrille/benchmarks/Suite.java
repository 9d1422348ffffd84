package org.quadrille.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.quadrille.benchmarks.Instance.Effort.HUGE;
import static org.quadrille.benchmarks.Instance.Effort.LARGE;
import static org.quadrille.benchmarks.Instance.Effort.SMALL;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.quadrille.benchmarks.Instance.Effort;
import org.quadrille.core.Problem;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.puzzles.Langford;
import org.quadrille.puzzles.Polyominoes;
import org.quadrille.puzzles.Queens;
import org.quadrille.puzzles.WordRectangles;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuMatrix;
import org.quadrille.testkit.KnownProblem;

/**
 * The instances, all made by the project itself. Run as a program it writes them for other
 * programs.
 *
 * <pre>
 * java -cp benchmarks.jar org.quadrille.benchmarks.Suite DIR
 * </pre>
 */
public final class Suite {
  private static final String OURS = "agreed by all engines";
  private static final String BRUTE_FORCE = "brute force, see SuiteTest";

  private static final String HOLE =
      "########\n".repeat(3) + "###..###\n".repeat(2) + "########\n".repeat(3);

  private static final List<Instance> ALL =
      List.of(
          // Primary items only
          of("matchings-10", SMALL, 945, "OEIS A001147", () -> matchings(10)),
          of("partitions-7", SMALL, 877, "OEIS A000110", () -> partitions(7)),
          of("latin-4", SMALL, 576, "OEIS A002860", () -> latin(4)),
          of("sudoku-4x4", SMALL, 288, "OEIS A107739", () -> sudoku(2, 2)),
          of("sudoku-17-givens", SMALL, 1, "a proper sudoku", Suite::seventeenGivens),
          of("steiner-9", SMALL, 840, "9! / 432: unique up to symmetry", () -> Covers.steiner(9)),
          of("factorizations-8", SMALL, 6240, "OEIS A000438", () -> Covers.factorizations(8)),
          of("langford-7", SMALL, 52, "2 * OEIS A014552", () -> new Langford(7).problem()),
          of("dominoes-6x6", SMALL, 6728, "OEIS A004003", () -> dominoes(6, 6)),
          of(
              "mutilated-6x6",
              SMALL,
              0,
              "two corners of one colour are missing",
              () -> mutilated(6)),
          of("matchings-16", LARGE, 2_027_025, "OEIS A001147", () -> matchings(16)),
          of("partitions-12", LARGE, 4_213_597, "OEIS A000110", () -> partitions(12)),
          of("latin-5", LARGE, 161_280, "OEIS A002860", () -> latin(5)),
          of("sudoku-6x6", LARGE, 39_168, "28,200,960 / 6!", () -> sudokuFirstRow(2, 3)),
          of("langford-11", LARGE, 35_584, "2 * OEIS A014552", () -> new Langford(11).problem()),
          of("dominoes-7x8", LARGE, 1_292_697, "OEIS A099390", () -> dominoes(7, 8)),
          of(
              "dominoes-12x12",
              LARGE,
              53_060_477_521_960_000L,
              "OEIS A004003",
              () -> dominoes(12, 12)),
          of("soma", LARGE, 11_520, "48 * 240, Conway and Guy", SomaCube::problem),
          of("pentominoes-3x20", LARGE, 8, "4 * 2, Haselgrove 1960", () -> pentominoes(box(3, 20))),
          of("pentominoes-8x8-hole", LARGE, 520, "8 * 65, Scott 1958", () -> pentominoes(HOLE)),
          of(
              "pentominoes-5x12",
              HUGE,
              4040,
              "4 * 1010, Haselgrove 1960",
              () -> pentominoes(box(5, 12))),
          of(
              "pentominoes-6x10",
              HUGE,
              9356,
              "4 * 2339, Haselgrove 1960",
              () -> pentominoes(box(6, 10))),
          // Many items, few options for each
          of("latin-20-holes", LARGE, 11_011, OURS, () -> Covers.latinWithHoles(20, 160, 2)),
          of("path-100000", LARGE, 1, "one way to match a path", () -> Covers.path(100_000)),
          // Secondary items
          of("queens-8", SMALL, 92, "OEIS A000170", () -> new Queens(8).problem()),
          of("tetrominoes-loose", SMALL, 12_760, OURS, Suite::looseTetrominoes),
          of("queens-12", LARGE, 14_200, "OEIS A000170", () -> new Queens(12).problem()),
          of("queens-14", HUGE, 365_596, "OEIS A000170", () -> new Queens(14).problem()),
          of("torus-queens-13", LARGE, 4524, "OEIS A007705", () -> Covers.torusQueens(13)),
          // Colours
          of("binary-words-4x4", SMALL, 376, BRUTE_FORCE, Suite::binaryWords),
          of("words-3x4", LARGE, 57, BRUTE_FORCE, () -> words(3, 4)),
          of("words-4x4", LARGE, 417, BRUTE_FORCE, () -> words(4, 4)),
          of("macmahon-3x8", SMALL, 0, OURS, () -> macMahon(3, 8, Map.of())),
          of(
              "macmahon-4x6-laid",
              LARGE,
              1621,
              OURS,
              () -> macMahon(4, 6, Map.of("t0000", "0,0", "t1111", "1,2"))),
          of(
              "macmahon-4x6",
              HUGE,
              106_624,
              "8 * 13,328, as published",
              () -> macMahon(4, 6, Map.of())),
          // Bounds
          of("domination-5x5", SMALL, 186, BRUTE_FORCE, () -> Covers.dominatingQueens(5, 3)),
          of("domination-7x7", LARGE, 86, BRUTE_FORCE, () -> Covers.dominatingQueens(7, 4)),
          of("domination-8x8", HUGE, 4860, BRUTE_FORCE, () -> Covers.dominatingQueens(8, 5)),
          of("squares-5x5", LARGE, 607_068, BRUTE_FORCE, Suite::squares));

  private Suite() {}

  private static Instance of(
      String name, Effort effort, long count, String source, Supplier<Problem<?>> maker) {
    return new Instance(name, effort, BigInteger.valueOf(count), source, maker);
  }

  /** All instances, grouped by what their problems have. */
  static List<Instance> all() {
    return ALL;
  }

  /**
   * The instance of a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Instance get(String name) {
    return ALL.stream()
        .filter(instance -> instance.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no instance %s; there are %s"
                        .formatted(name, ALL.stream().map(Instance::name).collect(joining(", ")))));
  }

  /**
   * Chooses instances.
   *
   * @param names those of the instances; if there are none, the efforts decide
   * @param efforts small and large if there are none
   * @throws IllegalArgumentException if a name is unknown
   */
  static List<Instance> choose(List<String> names, List<String> efforts) {
    List<Effort> wanted =
        efforts.isEmpty() ? List.of(SMALL, LARGE) : efforts.stream().map(Effort::of).toList();
    return names.isEmpty()
        ? ALL.stream().filter(instance -> wanted.contains(instance.effort())).toList()
        : names.stream().map(Suite::get).toList();
  }

  /**
   * Writes each instance in Knuth's text form, with names as his programs take them, and {@code
   * suite.csv}, which tells their counts.
   *
   * @param args the folder to write to; it is made if need be
   * @throws IOException if writing fails
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 1) {
      System.err.println("usage: java -cp benchmarks.jar org.quadrille.benchmarks.Suite DIR");
      System.exit(2);
    }
    write(ALL, Path.of(args[0]));
  }

  static void write(List<Instance> instances, Path folder) throws IOException {
    Files.createDirectories(folder);
    StringBuilder table = new StringBuilder("instance,effort,items,options,count,source\n");
    for (Instance instance : instances) {
      Problem<?> problem = instance.problem();
      try (Writer out = Files.newBufferedWriter(folder.resolve(instance + ".dlx"))) {
        out.write("| %s: %s solutions\n".formatted(instance, instance.count()));
        DlxFormat.writeForKnuth(problem, out);
      }
      table.append(
          "%s,%s,%d,%d,%s,\"%s\"\n"
              .formatted(
                  instance,
                  instance.effort(),
                  problem.itemCount(),
                  problem.optionCount(),
                  instance.count(),
                  instance.source()));
    }
    Files.writeString(folder.resolve("suite.csv"), table);
  }

  private static Problem<?> matchings(int vertices) {
    return KnownProblem.matchings(vertices / 2).problem();
  }

  private static Problem<?> partitions(int n) {
    return KnownProblem.bell(n).problem();
  }

  private static Problem<?> latin(int n) {
    return KnownProblem.latin(n).problem();
  }

  private static Problem<String> dominoes(int rows, int columns) {
    return KnownProblem.dominoes(rows, columns, 0).problem();
  }

  private static Problem<?> mutilated(int n) {
    return Covers.without(dominoes(n, n), "0,0", (n - 1) + "," + (n - 1));
  }

  private static Problem<?> sudoku(int boxRows, int boxColumns) {
    return SudokuMatrix.of(Layout.of(Geometry.of(boxRows, boxColumns))).problem();
  }

  /** The grids whose first row is 1, 2, 3 and so on. */
  private static Problem<?> sudokuFirstRow(int boxRows, int boxColumns) {
    SudokuMatrix matrix = SudokuMatrix.of(Layout.of(Geometry.of(boxRows, boxColumns)));
    int size = matrix.geometry().size();
    return Covers.keep(
        matrix.problem(), o -> matrix.cell(o) >= size || matrix.digit(o) == matrix.cell(o) + 1);
  }

  private static Problem<?> seventeenGivens() {
    SudokuMatrix matrix = SudokuMatrix.CLASSIC;
    String givens =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    return Covers.keep(
        matrix.problem(),
        o -> {
          char given = givens.charAt(matrix.cell(o));
          return given == '.' || given - '0' == matrix.digit(o);
        });
  }

  private static String box(int rows, int columns) {
    return ("#".repeat(columns) + "\n").repeat(rows);
  }

  private static Problem<?> pentominoes(String region) {
    String example = new String(resource("/examples/pentominoes6x10.txt"), UTF_8);
    return polyominoes(region + example.substring(example.indexOf("\nF")));
  }

  /** The five tetrominoes in a box where five cells stay empty. */
  private static Problem<?> looseTetrominoes() {
    String pieces = "I\n####\nL\n###\n#..\nO\n##\n##\nS\n.##\n##.\nT\n###\n.#.\n";
    return Covers.loose(polyominoes(box(5, 5) + pieces), 5);
  }

  private static Problem<?> squares() {
    return polyominoes(box(5, 5) + "S 2..3\n##\n##\nD 3..6\n##\nM 0..25\n#\n");
  }

  private static Problem<?> polyominoes(String text) {
    try {
      return Polyominoes.read("suite", new ByteArrayInputStream(text.getBytes(UTF_8))).problem();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Eight different words of 0 and 1, none a palindrome. */
  private static Problem<?> binaryWords() {
    String words = "0001 0010 0011 0100 0101 0111 1000 1010 1011 1100 1101 1110";
    return new WordRectangles(4, 4, List.of(words.split(" ")), true).problem();
  }

  private static Problem<?> words(int rows, int columns) {
    return new WordRectangles(rows, columns, words()).problem();
  }

  /** The words of our own list. */
  static List<String> words() {
    try {
      return WordRectangles.readWords(
          "words.txt", new ByteArrayInputStream(resource("/words.txt")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** MacMahon's squares of three colours, some of which have been laid already. */
  private static Problem<?> macMahon(int rows, int columns, Map<String, String> laid) {
    Problem<String> problem = MacMahonSquares.problem(rows, columns, 3);
    return Covers.keep(
        problem,
        o ->
            laid.entrySet().stream()
                .allMatch(
                    square ->
                        !problem.payload(o).startsWith(square.getKey())
                            || problem.payload(o).contains("@" + square.getValue() + "/")));
  }

  private static byte[] resource(String path) {
    try (InputStream in = Suite.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException(path + " is not in the jar");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
