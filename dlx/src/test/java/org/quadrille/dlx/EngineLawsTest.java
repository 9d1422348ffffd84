package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.testkit.Allocation;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** Laws of every engine; the enum enrols them. */
class EngineLawsTest {
  private static final int SEEDS = 3000;

  private static List<Integer> numbers(Solution<?> solution) {
    return Arrays.stream(solution.optionNumbers()).boxed().toList();
  }

  private static <T> List<Solution<T>> all(ExactCover<T> cover) {
    List<Solution<T>> solutions = new ArrayList<>();
    SearchResult result = cover.forEach(s -> solutions.add(CoverVerifier.requireCover(s)));
    assertThat(result.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(solutions.size());
    return solutions;
  }

  @ParameterizedTest
  @EnumSource
  void findsExactlyTheSolutionsOfTheOracle(Engine engine) {
    int[] solvable = {0};
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          Set<List<Integer>> expected = BruteForce.solutions(problem);
          List<Solution<Integer>> found = all(ExactCover.of(problem).engine(engine));
          List<List<Integer>> sets = found.stream().map(EngineLawsTest::numbers).toList();
          assertThat(sets).as("seed %d", seed).doesNotHaveDuplicates();
          assertThat(sets).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(expected);
          solvable[0] += expected.isEmpty() ? 0 : 1;
        });
    assertThat(solvable[0]).as("problems with a solution").isBetween(SEEDS / 10, SEEDS * 9 / 10);
  }

  /** Prefixes rely on this: they are split in the order of dancing links. */
  @ParameterizedTest
  @EnumSource
  void theOrderOfSolutionsIsThatOfDancingLinks(Engine engine) {
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          ExactCover<Integer> cover = ExactCover.of(problem);
          assertThat(all(cover.engine(engine)))
              .as("seed %d", seed)
              .isEqualTo(all(cover.engine(Engine.DANCING_LINKS)));
        });
    KnownProblem.all()
        .map(known -> ExactCover.of(known.problem()))
        .forEach(
            cover ->
                assertThat(all(cover.engine(engine)))
                    .isEqualTo(all(cover.engine(Engine.DANCING_LINKS))));
  }

  @ParameterizedTest
  @EnumSource
  void countFirstIsUniqueAndStreamAgree(Engine engine) {
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          ExactCover<Integer> cover = ExactCover.of(problem).engine(engine);
          List<Solution<Integer>> all = all(cover);
          Count count = CountLaws.check(cover.count());
          assertThat(count.value()).isEqualTo(BigInteger.valueOf(all.size()));
          assertThat(count.isExact()).isTrue();
          assertThat(cover.first()).isEqualTo(all.stream().findFirst());
          assertThat(cover.isUnique()).isEqualTo(all.size() == 1);
          try (Stream<Solution<Integer>> stream = cover.stream()) {
            assertThat(stream).isEqualTo(all);
          }
        });
  }

  /** The message names the size that is too large, if there is one. */
  @ParameterizedTest
  @EnumSource
  void anUnsupportedProblemIsRejectedWithTheReason(Engine engine) {
    checkReason(engine, Families.boundedChain(2), "bounds");
    checkReason(engine, Families.chain(3_000), "5999|6000");
    Problem.Builder<Integer> colours = Problem.<Integer>builder().primary("a", "b");
    for (int k = 0; k < 4_000; k++) {
      colours.secondary("s" + k, "t" + k);
      colours.option(k, k % 2 == 0 ? "a" : "b", new Coloured("s" + k, 1), new Coloured("t" + k, 2));
    }
    checkReason(engine, colours.build(), "8 MB");
    for (long seed = 0; seed < 300; seed++) {
      checkReason(engine, RandomProblems.next(seed), "bounds");
    }
  }

  private static void checkReason(Engine engine, Problem<?> problem, String reason) {
    ExactCover<?> cover = ExactCover.of(problem);
    if (engine.supports(problem)) {
      assertThat(cover.engine(engine)).isNotNull();
    } else {
      assertThatThrownBy(() -> cover.engine(engine))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith(engine + " ")
          .hasMessageFindingMatch(reason);
    }
  }

  @ParameterizedTest
  @EnumSource
  void requiringOptionsFiltersTheSolutions(Engine engine) {
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          if (problem.optionCount() == 0) {
            return;
          }
          ExactCover<Integer> cover = ExactCover.of(problem).engine(engine);
          Random random = new Random(seed);
          int[] required = random.ints(1 + random.nextInt(3), 0, problem.optionCount()).toArray();
          Set<List<Integer>> expected =
              all(cover).stream()
                  .map(EngineLawsTest::numbers)
                  .filter(s -> Arrays.stream(required).allMatch(s::contains))
                  .collect(Collectors.toSet());
          int[] different = Arrays.stream(required).distinct().toArray();
          Searcher<Integer> searcher = cover.searcher();
          for (int round = 0; round < 2; round++) { // the second time with the same searcher
            List<List<Integer>> found = new ArrayList<>();
            searcher.start(new SearchControl(SearchLimits.NONE), required);
            while (searcher.next()) {
              for (int k = 0; k < different.length; k++) {
                assertThat(searcher.solutionOption(k)).isEqualTo(different[k]);
              }
              found.add(numbers(CoverVerifier.requireCover(searcher.solution())));
            }
            assertThat(searcher.finish().outcome()).isEqualTo(Outcome.EXHAUSTED);
            assertThat(found).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(expected);
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void countsEqualThePublishedCounts(Engine engine) {
    KnownProblem.all()
        .forEach(
            known -> {
              Count count = CountLaws.check(ExactCover.of(known.problem()).engine(engine).count());
              assertThat(count.value())
                  .as(known.name())
                  .isEqualTo(BigInteger.valueOf(known.count()));
              assertThat(count.isExact()).isTrue();
            });
  }

  @ParameterizedTest
  @EnumSource
  void aLimitOnSolutionsGivesTheFirstSolutions(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(6).problem()).engine(engine);
    List<Solution<String>> all = all(queens);
    for (int limit = 1; limit <= 5; limit++) {
      List<Solution<String>> some = new ArrayList<>();
      SearchResult result = queens.limit(limit).forEach(some::add);
      assertThat(some).isEqualTo(all.subList(0, Math.min(limit, 4)));
      assertThat(result.outcome()).isEqualTo(limit <= 4 ? Outcome.LIMIT : Outcome.EXHAUSTED);
      assertThat(queens.limit(limit).stream()).isEqualTo(some);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLimitOnNodesIsExact(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem()).engine(engine);
    long nodes = queens.count().statistics().nodes();
    for (long limit : new long[] {1, 2, 100, 511, 512, 513, nodes - 1}) {
      Count count = CountLaws.check(queens.maxNodes(limit).count());
      assertThat(count.outcome()).isEqualTo(Outcome.LIMIT);
      assertThat(count.statistics().nodes()).isEqualTo(limit);
      assertThat(count.isExact()).isFalse();
    }
    assertThat(queens.maxNodes(nodes).count().isExact()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void aStoppedSearchThrowsInsteadOfAnsweringNo(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem()).engine(engine);
    ExactCover<String> cut = queens.maxNodes(3);
    assertThatThrownBy(cut::first).isInstanceOf(SearchStoppedException.class);
    assertThatThrownBy(cut::isUnique).isInstanceOf(SearchStoppedException.class);
    assertThatThrownBy(() -> cut.stream().toList()).isInstanceOf(SearchStoppedException.class);
    long toTheFirst = queens.limit(1).count().statistics().nodes();
    assertThat(queens.maxNodes(toTheFirst).first()).isPresent();
    List<Solution<String>> before = new ArrayList<>();
    assertThatThrownBy(() -> queens.maxNodes(toTheFirst).stream().forEach(before::add))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessageContaining("LIMIT");
    assertThat(before).hasSize(1);
    assertThat(queens.limit(1).isUnique()).as("with a limit on solutions").isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void aTimeoutEndsTheSearch(Engine engine) {
    ExactCover<Integer> cover = ExactCover.of(Families.coins(40)).engine(engine);
    ExactCover<Integer> endless = cover.limit(Long.MAX_VALUE - 1); // so each is visited
    assertThat(endless.timeout(Duration.ZERO).count().outcome()).isEqualTo(Outcome.TIMEOUT);
    Count count = endless.timeout(Duration.ofMillis(20)).count();
    assertThat(count.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(count.statistics().elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
    assertThat(count.toString()).startsWith("at least ");
  }

  @ParameterizedTest
  @EnumSource
  void anInterruptEndsTheSearchWithin1024Nodes(Engine engine) {
    ExactCover<Integer> endless = ExactCover.of(Families.coins(40)).engine(engine);
    Thread.currentThread().interrupt();
    Count none = endless.count();
    assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
    assertThat(none.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(none.statistics().nodes()).isZero();

    for (long solutions = 1; solutions < 3000; solutions += 997) {
      long nodes = endless.limit(solutions).count().statistics().nodes();
      long stopAt = solutions;
      long[] found = {0};
      SearchResult result =
          endless.forEach(
              s -> {
                if (++found[0] == stopAt) {
                  Thread.currentThread().interrupt();
                }
              });
      assertThat(Thread.interrupted()).isTrue();
      assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
      assertThat(result.statistics().nodes() - nodes).isLessThanOrEqualTo(1024);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aVisitorThatThrowsEndsTheSearch(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem()).engine(engine);
    RuntimeException thrown = new RuntimeException("enough");
    assertThatThrownBy(
            () ->
                queens.forEach(
                    s -> {
                      throw thrown;
                    }))
        .isSameAs(thrown);
  }

  @ParameterizedTest
  @EnumSource
  void aSearcherCanBeUsedAgainAfterEveryEnding(Engine engine) {
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          ExactCover<Integer> cover = ExactCover.of(problem).engine(engine);
          List<Solution<Integer>> all = all(cover);
          Searcher<Integer> searcher = cover.searcher();
          for (int stopAfter = 0; stopAfter <= all.size(); stopAfter++) {
            searcher.start(new SearchControl(SearchLimits.NONE));
            for (int k = 0; k < stopAfter; k++) {
              assertThat(searcher.next()).isTrue();
              assertThat(searcher.solution()).isEqualTo(all.get(k));
            }
            if (stopAfter % 2 == 0) { // otherwise start ends the running search
              assertThat(searcher.finish().outcome()).isEqualTo(Outcome.LIMIT);
            }
          }
          searcher.start(new SearchControl(SearchLimits.NONE));
          for (Solution<Integer> expected : all) {
            assertThat(searcher.next()).isTrue();
            assertThat(searcher.solution()).isEqualTo(expected);
          }
          assertThat(searcher.next()).isFalse();
          assertThat(searcher.next()).as("still at the end").isFalse();
          assertThat(searcher.finish().outcome()).isEqualTo(Outcome.EXHAUSTED);
        });
  }

  @ParameterizedTest
  @EnumSource
  void aStreamIsLazy(Engine engine) {
    ExactCover<Integer> endless = ExactCover.of(Families.coins(40)).engine(engine);
    try (Stream<Solution<Integer>> stream = endless.stream()) {
      assertThat(stream.limit(5).count()).isEqualTo(5);
    }
    try (Stream<Solution<Integer>> stream = endless.stream().parallel()) {
      assertThat(stream.limit(5).distinct().count()).isEqualTo(5);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLongChainOfForcedOptionsIsSearched(Engine engine) {
    int n = largest(engine, Families::chain, 100_000, 2_000, 500);
    List<Solution<Integer>> all = all(ExactCover.of(Families.chain(n)).engine(engine));
    assertThat(all).hasSize(1);
    assertThat(all.get(0).size()).isEqualTo(n);
  }

  /** Returns the first of these sizes that an engine supports. */
  private static int largest(Engine engine, IntFunction<Problem<?>> family, int... sizes) {
    return IntStream.of(sizes).filter(n -> engine.supports(family.apply(n))).findFirst().getAsInt();
  }

  @ParameterizedTest
  @EnumSource
  void aLongChainWithBoundsIsSearched(Engine engine) {
    Problem<Integer> problem = Families.boundedChain(100_000);
    if (engine.supports(problem)) {
      List<Solution<Integer>> all = all(ExactCover.of(problem).engine(engine));
      assertThat(all).hasSize(2);
      assertThat(all).extracting(Solution::size).containsExactlyInAnyOrder(100_000, 100_001);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDeepSearchMayBranchAtEveryLevel(Engine engine) {
    int n = largest(engine, Families::coins, 10_000, 2_000, 500);
    List<Solution<Integer>> found = new ArrayList<>();
    SearchResult result =
        ExactCover.of(Families.coins(n))
            .engine(engine)
            .limit(5)
            .forEach(s -> found.add(CoverVerifier.requireCover(s)));
    assertThat(found).doesNotHaveDuplicates().hasSize(5).allMatch(s -> s.size() == n);
    assertThat(result.statistics().nodes()).isBetween((long) n, n + 20L);
  }

  @ParameterizedTest
  @EnumSource
  void progressGrowsFromZeroToOne(Engine engine) {
    List<Progress> seen = new ArrayList<>();
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(9).problem()).engine(engine);
    Count count = queens.onProgress(seen::add, Duration.ZERO).count();
    assertThat(ProgressLaws.check(seen)).hasSizeGreaterThan(5);
    assertThat(seen).extracting(Progress::fraction).isSorted();
    assertThat(seen.get(0).fraction()).isZero();
    assertThat(seen.get(seen.size() - 1).fraction()).isBetween(0.5, 1.0);
    assertThat(count.value().intValue()).isEqualTo(352);
  }

  @ParameterizedTest
  @EnumSource
  void theSearchAllocatesNothing(Engine engine) {
    Searcher<String> searcher =
        ExactCover.of(KnownProblem.queens(9).problem()).engine(engine).searcher();
    SearchControl control = new SearchControl(SearchLimits.NONE.withTimeout(Duration.ofHours(1)));
    searcher.start(control);
    Allocation.bytes(() -> {}); // loads the classes that measuring needs
    long allocated =
        Allocation.bytes(
            () -> {
              while (searcher.next()) {
                // search only
              }
            });
    assertThat(searcher.finish().statistics().nodes()).isGreaterThan(4_000);
    assertThat(allocated).as("bytes for thousands of nodes").isLessThan(1_000);
  }
}
