package org.quadrille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.benchmarks.Instance.Effort;
import org.quadrille.core.Problem;
import org.quadrille.core.io.DlxFormat;

class SuiteTest {
  private static final BigInteger MANY = BigInteger.valueOf(1000);

  private static Stream<Instance> small() {
    return Suite.all().stream().filter(instance -> instance.effort() == Effort.SMALL);
  }

  /** External solvers count only what takes them less than a second. */
  @ParameterizedTest
  @MethodSource("small")
  void everyProgramCountsTheSmallInstances(Instance instance) {
    Problem<?> problem = instance.problem();
    for (Program program : Program.all()) {
      boolean isSlow =
          program instanceof Program.ExternalSolver && instance.count().compareTo(MANY) > 0;
      if (program.supports(problem) && !isSlow) {
        assertThat(program.count(problem)).as(program.name()).isEqualTo(instance.count());
      }
    }
  }

  /** The large instances that take a fraction of a second. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "matchings-16",
        "latin-5",
        "sudoku-6x6",
        "langford-11",
        "dominoes-7x8",
        "dominoes-12x12",
        "soma",
        "pentominoes-3x20",
        "latin-20-holes",
        "path-100000",
        "queens-12",
        "torus-queens-13",
        "words-3x4",
        "words-4x4",
        "squares-5x5"
      })
  void theLibraryCountsTheLargeInstances(String name) {
    Instance instance = Suite.get(name);
    assertThat(instance.effort()).isEqualTo(Effort.LARGE);
    assertThat(Program.get("auto").count(instance.problem())).isEqualTo(instance.count());
  }

  /** The 2056 options are those of TAOCP 7.2.2.1; the other sizes are regression values. */
  @ParameterizedTest
  @CsvSource({
    "partitions-12, 12, 0, 4095, 24576",
    "pentominoes-3x20, 72, 0, 1236, 7416",
    "pentominoes-5x12, 72, 0, 1936, 11616",
    "pentominoes-6x10, 72, 0, 2056, 12336",
    "pentominoes-8x8-hole, 72, 0, 1568, 9408",
    "soma, 34, 0, 688, 3296",
    "latin-20-holes, 1200, 0, 3440, 10320",
    "path-100000, 100000, 0, 99999, 199998",
    "words-4x4, 8, 16, 3168, 15840",
    "macmahon-4x6, 48, 38, 1008, 5652",
    "macmahon-4x6-laid, 48, 38, 978, 5490",
    "domination-7x7, 50, 0, 49, 1050",
    "domination-8x8, 65, 0, 64, 1584"
  })
  void theLargeInstancesHaveTheirSize(
      String name, int primary, int secondary, int options, int uses) {
    Problem<?> problem = Suite.get(name).problem();
    assertThat(problem.primaryCount()).isEqualTo(primary);
    assertThat(problem.itemCount() - primary).isEqualTo(secondary);
    assertThat(problem.optionCount()).isEqualTo(options);
    assertThat(problem.useCount()).isEqualTo(uses);
  }

  @Test
  void theSuiteHasEveryKindOfProblem() {
    assertThat(Suite.all()).hasSizeGreaterThanOrEqualTo(20);
    assertThat(Suite.all()).extracting(Instance::name).doesNotHaveDuplicates();
    assertThat(Suite.all()).extracting(Instance::source).noneMatch(String::isBlank);
    for (Effort effort : List.of(Effort.SMALL, Effort.LARGE)) {
      List<Problem<?>> problems =
          Suite.all().stream()
              .filter(instance -> instance.effort() == effort)
              .<Problem<?>>map(Instance::problem)
              .toList();
      assertThat(problems).anyMatch(p -> p.itemCount() > p.primaryCount() && p.colourCount() == 0);
      assertThat(problems).anyMatch(p -> p.colourCount() > 0);
      assertThat(problems).anyMatch(Problem::hasBounds);
    }
  }

  /** Represents sets of cells as bits. */
  @ParameterizedTest
  @CsvSource({"5, 3, domination-5x5", "7, 4, domination-7x7", "8, 5, domination-8x8"})
  void dominatingQueensByBruteForce(int n, int queens, String name) {
    long[] attacked = new long[n * n];
    for (int a = 0; a < n * n; a++) {
      for (int b = 0; b < n * n; b++) {
        int down = a / n - b / n;
        int right = a % n - b % n;
        if (down == 0 || right == 0 || down == right || down == -right) {
          attacked[a] |= 1L << b;
        }
      }
    }
    assertThat(dominating(attacked, 0, queens, -1L >>> (64 - n * n)))
        .isEqualTo(Suite.get(name).count().longValueExact());
  }

  private static long dominating(long[] attacked, int from, int queens, long unattacked) {
    if (queens == 0) {
      return unattacked == 0 ? 1 : 0;
    }
    long count = 0;
    for (int cell = from; cell < attacked.length; cell++) {
      count += dominating(attacked, cell + 1, queens - 1, unattacked & ~attacked[cell]);
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource({"3, words-3x4", "4, words-4x4"})
  void wordRectanglesByBruteForce(int rows, String name) {
    List<String> across = Suite.words().stream().filter(word -> word.length() == 4).toList();
    Set<String> prefixes =
        Suite.words().stream()
            .filter(word -> word.length() == rows)
            .flatMap(
                word ->
                    Stream.iterate(0, k -> k <= rows, k -> k + 1).map(k -> word.substring(0, k)))
            .collect(Collectors.toSet());
    assertThat(rectangles(List.of("", "", "", ""), rows, across, prefixes))
        .isEqualTo(Suite.get(name).count().longValueExact());
  }

  private static long rectangles(
      List<String> columns, int rows, List<String> across, Set<String> prefixes) {
    if (!prefixes.containsAll(columns)) {
      return 0;
    }
    if (rows == 0) {
      return 1;
    }
    long count = 0;
    for (String word : across) {
      List<String> longer =
          Stream.iterate(0, c -> c < 4, c -> c + 1)
              .map(c -> columns.get(c) + word.charAt(c))
              .toList();
      count += rectangles(longer, rows - 1, across, prefixes);
    }
    return count;
  }

  /** Represents the four rows as numbers below 16. */
  @Test
  void binaryWordsByBruteForce() {
    long count = 0;
    for (int rows = 0; rows < 1 << 16; rows++) {
      boolean[] used = new boolean[16];
      boolean valid = true;
      for (int k = 0; k < 4; k++) {
        int across = (rows >> (4 * k)) & 15;
        int down = 0;
        for (int r = 0; r < 4; r++) {
          down |= ((rows >> (4 * r + k)) & 1) << r;
        }
        for (int word : new int[] {across, down}) {
          valid &= !used[word] && Integer.reverse(word) >>> 28 != word;
          used[word] = true;
        }
      }
      count += valid ? 1 : 0;
    }
    assertThat(count).isEqualTo(Suite.get("binary-words-4x4").count().longValueExact());
  }

  /** Fills cell by cell and tracks the numbers of large squares and dominoes. */
  @Test
  void squaresByBruteForce() {
    assertThat(tilings(0, 0, 0, new HashMap<>()))
        .isEqualTo(Suite.get("squares-5x5").count().longValueExact());
  }

  private static long tilings(
      int filled, int squares, int dominoes, Map<List<Integer>, Long> memo) {
    if (squares > 3 || dominoes > 6) {
      return 0;
    }
    int cell = Integer.numberOfTrailingZeros(~filled);
    if (cell == 25) {
      return squares >= 2 && dominoes >= 3 ? 1 : 0;
    }
    List<Integer> key = List.of(filled, squares, dominoes);
    Long known = memo.get(key);
    if (known != null) {
      return known;
    }
    int right = cell % 5 < 4 ? 2 << cell : filled;
    int below = cell < 20 ? 32 << cell : filled;
    long count = tilings(filled | (1 << cell), squares, dominoes, memo);
    if (cell % 5 < 4 && (filled & right) == 0) {
      count += tilings(filled | (1 << cell) | right, squares, dominoes + 1, memo);
    }
    if (cell < 20 && (filled & below) == 0) {
      count += tilings(filled | (1 << cell) | below, squares, dominoes + 1, memo);
    }
    int square = (1 << cell) | right | below | (below << 1);
    if (cell % 5 < 4 && cell < 20 && (filled & square) == 0) {
      count += tilings(filled | square, squares + 1, dominoes, memo);
    }
    memo.put(key, count);
    return count;
  }

  @Test
  void filesForOtherPrograms(@TempDir Path folder) throws Exception {
    List<Instance> instances =
        Suite.all().stream().filter(instance -> !instance.name().startsWith("path")).toList();
    Suite.write(instances, folder.resolve("new"));
    List<String> table = Files.readAllLines(folder.resolve("new/suite.csv"));
    assertThat(table.get(0)).isEqualTo("instance,effort,items,options,count,source");
    assertThat(table).hasSize(1 + instances.size());
    assertThat(table).contains("queens-8,small,46,64,92,\"OEIS A000170\"");
    for (Instance instance : instances) {
      String file = instance.name() + ".dlx";
      try (InputStream in = Files.newInputStream(folder.resolve("new").resolve(file))) {
        Problem<String> read = DlxFormat.read(file, in);
        Problem<?> problem = instance.problem();
        assertThat(read).hasToString(problem.toString());
        assertThat(read.hasBounds()).isEqualTo(problem.hasBounds());
        if (instance.effort() == Effort.SMALL) {
          assertThat(Program.get("auto").count(read)).isEqualTo(instance.count());
        }
      }
    }
  }

  @Test
  void theReadmeListsAllInstances() throws Exception {
    String readme =
        Files.readString(Path.of(System.getProperty("quadrille.root"), "benchmarks", "README.md"));
    for (Instance instance : Suite.all()) {
      Problem<?> problem = instance.problem();
      assertThat(readme)
          .contains(
              "| %s | %s | %d | %d | %s | %s |\n"
                  .formatted(
                      instance,
                      instance.effort(),
                      problem.itemCount(),
                      problem.optionCount(),
                      instance.count(),
                      instance.source()));
    }
  }

  @Test
  void anUnknownName() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Suite.get("queens-0"))
        .withMessageStartingWith("no instance queens-0; there are ")
        .withMessageContaining("queens-8");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Program.get("dlx1"))
        .withMessageStartingWith("no program dlx1; there are auto, ");
  }
}
