package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Bounded.bounded;

import com.google.common.primitives.Ints;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** Required and forbidden options filter the solutions, and prefixes split a search. */
class PrefixLawsTest {
  private static final int SEEDS = 2000;

  private static <T> List<Solution<T>> all(ExactCover<T> cover) {
    List<Solution<T>> solutions = new ArrayList<>();
    SearchResult result = cover.forEach(s -> solutions.add(CoverVerifier.requireCover(s)));
    assertThat(result.outcome()).isEqualTo(Outcome.EXHAUSTED);
    return solutions;
  }

  private static boolean contains(Solution<?> solution, int option) {
    return IntStream.of(solution.optionNumbers()).anyMatch(o -> o == option);
  }

  private static boolean isWithin(Solution<?> solution, Prefix prefix) {
    return prefix.required().stream().allMatch(o -> contains(solution, o))
        && prefix.forbidden().stream().noneMatch(o -> contains(solution, o));
  }

  private static Prefix randomPrefix(Problem<?> problem, Random random) {
    int[] required = random.ints(random.nextInt(3), 0, problem.optionCount()).toArray();
    int[] forbidden = random.ints(random.nextInt(4), 0, problem.optionCount()).toArray();
    return new Prefix(Ints.asList(required), Ints.asList(forbidden));
  }

  @ParameterizedTest
  @EnumSource
  void requiringAndForbiddingFilterTheSolutions(Engine engine) {
    int[] some = {0};
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          if (problem.optionCount() == 0) {
            return;
          }
          ExactCover<Integer> cover = ExactCover.of(problem).engine(engine);
          Prefix prefix = randomPrefix(problem, new Random(seed));
          List<Solution<Integer>> expected =
              all(cover).stream().filter(s -> isWithin(s, prefix)).toList();
          ExactCover<Integer> filtered = cover.within(prefix);
          assertThat(all(filtered))
              .as("seed %d", seed)
              .containsExactlyInAnyOrderElementsOf(expected);
          assertThat(filtered.count().value()).isEqualTo(BigInteger.valueOf(expected.size()));
          assertThat(filtered.isUnique()).isEqualTo(expected.size() == 1);
          some[0] += expected.isEmpty() ? 0 : 1;
        });
    assertThat(some[0]).isGreaterThan(SEEDS / 20);
  }

  @Test
  void theCheapestSolutionsAreWithinThePrefix() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (problem.optionCount() > 0) {
        Prefix prefix = randomPrefix(problem, new Random(seed));
        ExactCover<Integer> cover = ExactCover.of(problem).within(prefix);
        List<Long> costs = all(cover).stream().map(Solution::cost).sorted().limit(2).toList();
        List<Solution<Integer>> best = cover.best(2).solutions();
        assertThat(best).as("seed %d", seed).extracting(Solution::cost).isEqualTo(costs);
        assertThat(best).allMatch(s -> isWithin(s, prefix));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void partsAreDisjointAndCoverTheSearch(Engine engine) {
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          ExactCover<Integer> cover = ExactCover.of(problem).engine(engine);
          for (int n : new int[] {1, 2, 5, 1000}) {
            List<Prefix> parts = cover.split(n);
            List<Solution<Integer>> together = new ArrayList<>();
            parts.forEach(part -> together.addAll(all(cover.within(part))));
            assertThat(together).as("seed %d", seed).isEqualTo(all(cover));
            if (parts.size() < n) {
              assertThat(together).as("a solution each").hasSameSizeAs(parts);
            }
          }
        });
  }

  @Test
  void theRemainingBranchesAreOnePart() {
    int rests = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      ExactCover<Integer> cover = ExactCover.of(RandomProblems.next(seed));
      List<Solution<Integer>> all = all(cover);
      for (int n : new int[] {2, 3, 5}) {
        List<Prefix> parts = cover.split(n, 1);
        List<Solution<Integer>> together = new ArrayList<>();
        parts.forEach(part -> together.addAll(all(cover.within(part))));
        assertThat(together).as("seed %d", seed).isEqualTo(all);
        rests += parts.size() < cover.split(n, Integer.MAX_VALUE).size() ? 1 : 0;
      }
    }
    assertThat(rests).isGreaterThan(SEEDS / 50);
  }

  /** Returns one item with n options that is covered {@code times} times. */
  private static ExactCover<Integer> wide(int times, int n) {
    Problem.Builder<Integer> builder =
        Problem.<Integer>builder().primary(bounded("z", times, times));
    for (int k = 0; k < n; k++) {
      builder.option(k, "z");
    }
    return ExactCover.of(builder.build());
  }

  @Test
  void aWideNodeIsNotSplitCompletely() {
    for (int times = 1; times <= 2; times++) {
      List<Prefix> parts = wide(times, 100_000).split(2);
      assertThat(parts).hasSizeBetween(2, 1001);
      Prefix last = parts.get(parts.size() - 1);
      assertThat(last.forbidden()).as("the options of all other parts").hasSize(parts.size() - 1);
    }
    assertThat(wide(1, 100_000).split(100_000)).hasSize(100_000);
    ExactCover<Integer> pairs = wide(2, 3000);
    List<Prefix> parts = pairs.split(1500);
    assertThat(parts).hasSizeBetween(1500, 2999);
    long sum = 0;
    for (Prefix part : parts) {
      sum += pairs.within(part).count().value().longValueExact();
    }
    assertThat(sum).isEqualTo(3000L * 2999 / 2);
  }

  @Test
  void thePartsOfAStoppedSplitHoldAllSolutions() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(7).problem());
    ExactCover<Integer> pairs = wide(2, 30);
    for (long nodes = 1; nodes < 1000; nodes = 1 + 2 * nodes) {
      checkStopped(queens, queens.maxNodes(nodes).split(1_000_000));
      checkStopped(pairs, pairs.maxNodes(nodes).split(1_000_000));
    }
    assertThat(queens.maxNodes(100).split(1_000_000)).hasSizeBetween(2, 40);
    assertThat(queens.timeout(Duration.ZERO).split(10)).containsExactly(Prefix.ALL);
    Thread.currentThread().interrupt();
    List<Prefix> interrupted = queens.split(10);
    assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
    assertThat(interrupted).containsExactly(Prefix.ALL);
  }

  private static <T> void checkStopped(ExactCover<T> cover, List<Prefix> parts) {
    List<Solution<T>> together = new ArrayList<>();
    parts.forEach(part -> together.addAll(all(cover.within(part))));
    assertThat(together).isEqualTo(all(cover));
  }

  @Test
  void partsOfPartsAreParts() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem());
    List<Solution<String>> together = new ArrayList<>();
    for (Prefix outer : queens.split(7)) {
      ExactCover<String> part = queens.within(outer);
      part.split(9).forEach(inner -> together.addAll(all(queens.within(inner))));
    }
    assertThat(together).isEqualTo(all(queens));
  }

  @Test
  void splittingDoesNotAddNodesBelowTheParts() {
    ExactCover<String> queens =
        ExactCover.of(KnownProblem.queens(8).problem()).engine(Engine.DANCING_LINKS);
    long whole = queens.count().statistics().nodes();
    long parts =
        queens.split(50).stream()
            .mapToLong(part -> queens.within(part).count().statistics().nodes())
            .sum();
    assertThat(parts).isBetween(whole / 2, whole);
  }

  @Test
  void thereAreAtLeastAsManyPartsAsRequested() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem());
    for (int n = 1; n <= 92; n++) {
      assertThat(queens.split(n)).hasSizeBetween(n, n + 8);
    }
    assertThat(queens.split(1_000_000)).as("all solutions").hasSize(92);
  }

  @Test
  void deepSearchesCanBeSplit() {
    int n = 100_000;
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < n; k++) {
      builder.primary((Object) k);
      builder.option(k, k);
    }
    builder.option(n, n - 1);
    ExactCover<Integer> cover = ExactCover.of(builder.build());
    List<Prefix> parts = cover.split(8);
    assertThat(parts).hasSize(2);
    assertThat(parts.get(0).required()).hasSize(n);
    assertThat(cover.within(parts.get(1)).count().value()).isOne();
  }

  @Test
  void aPrefixIsWrittenAndParsed() {
    Prefix prefix = new Prefix(List.of(3, 17, 3), List.of(4));
    assertThat(prefix).hasToString("+3 +17 -4");
    assertThat(Prefix.parse(prefix.toString())).isEqualTo(prefix);
    assertThat(Prefix.parse(" ")).isEqualTo(Prefix.ALL);
    for (int option : new int[] {0, 999_999_999, 1_000_000_000, Integer.MAX_VALUE}) {
      Prefix one = new Prefix(List.of(option), List.of(option));
      assertThat(Prefix.parse(one.toString())).isEqualTo(one);
    }
    for (String bad : List.of("3", "+", "+x", "+-3", "+3,", "+2147483648", "+12345678901")) {
      assertThatThrownBy(() -> Prefix.parse(bad))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("'" + bad + "'");
    }
  }

  @Test
  void optionsOutOfRangeAreRejected() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(4).problem());
    for (int option : new int[] {-1, 16, Integer.MAX_VALUE}) {
      assertThatThrownBy(() -> queens.require(option))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> queens.forbid(option)).isInstanceOf(IndexOutOfBoundsException.class);
    }
    assertThatThrownBy(() -> queens.split(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anOptionBothRequiredAndForbiddenLeavesNoSolution() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(6).problem());
    assertThat(queens.require(1).count().value()).isEqualTo(BigInteger.ONE);
    assertThat(queens.require(1).forbid(1).count().value()).isZero();
    assertThat(queens.require(1).forbid(1).split(5)).isEmpty();
  }
}
