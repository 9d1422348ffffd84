package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.testkit.KnownProblem;

/**
 * Several threads find the same solutions as one, in the same order, with the same nodes; every
 * engine is enrolled. Subtrees are suspended after a few nodes, and buffers are tiny, so that even
 * small problems are shared.
 */
class ThreadLawsTest {
  private static final int SEEDS = 250;
  private static final int[] THREADS = {2, 7};

  /** Returns threads that split every subtree; some buffers are too small for one solution. */
  private static ThreadSettings threads(int count, long seed) {
    return ThreadSettings.ONE
        .withCount(count)
        .with(1 + seed % 3, seed % 2 == 0 ? 1 + seed % 40 : 10_000);
  }

  private static <T> SearchResult all(ExactCover<T> cover, List<Solution<T>> solutions) {
    SearchResult result = cover.forEach(s -> solutions.add(CoverVerifier.requireCover(s)));
    assertThat(result.solutions()).isEqualTo(solutions.size());
    return result;
  }

  private static <T> void check(ExactCover<T> one, long seed, int count) {
    ExactCover<T> several = one.threads(threads(count, seed));
    List<Solution<T>> expected = new ArrayList<>();
    SearchResult alone = all(one, expected);
    List<Solution<T>> found = new ArrayList<>();
    SearchResult together = all(several, found);
    assertThat(found).as("seed %d", seed).isEqualTo(expected);
    checkSame(together, alone, count);
    List<Solution<T>> unordered = new ArrayList<>();
    checkSame(all(several.unordered(), unordered), alone, count);
    assertThat(unordered).hasSameSizeAs(expected);
    assertThat(new HashSet<>(unordered)).as("seed %d", seed).isEqualTo(new HashSet<>(expected));
    Count counted = CountLaws.check(several.count());
    assertThat(counted.value()).as("seed %d", seed).isEqualTo(BigInteger.valueOf(expected.size()));
    assertThat(counted.isExact()).isTrue();
    if (one.componentCount() == 1) {
      assertThat(counted.statistics().nodes())
          .as("seed %d", seed)
          .isEqualTo(one.count().statistics().nodes());
    }
    assertThat(several.first()).isEqualTo(expected.stream().findFirst());
    assertThat(several.isUnique()).isEqualTo(expected.size() == 1);
    try (Stream<Solution<T>> stream = several.stream()) {
      assertThat(stream).isEqualTo(expected);
    }
  }

  private static void checkSame(SearchResult together, SearchResult alone, int count) {
    assertThat(together.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(together.statistics().nodes()).isEqualTo(alone.statistics().nodes());
    assertThat(together.statistics().profile()).isEqualTo(alone.statistics().profile());
    assertThat(together.statistics().nodesByThread())
        .hasSize(count)
        .satisfies(
            nodes ->
                assertThat(nodes.stream().mapToLong(n -> n).sum())
                    .isEqualTo(alone.statistics().nodes()));
  }

  @ParameterizedTest
  @EnumSource
  void severalThreadsFindTheSolutionsOfOne(Engine engine) {
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          for (int count : THREADS) {
            check(ExactCover.of(problem).engine(engine), seed, count);
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void searchesWithinAPrefixAreShared(Engine engine) {
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          if (problem.optionCount() > 0) {
            Random random = new Random(seed);
            int[] required = random.ints(random.nextInt(2), 0, problem.optionCount()).toArray();
            int[] forbidden = random.ints(random.nextInt(4), 0, problem.optionCount()).toArray();
            ExactCover<Integer> cover = ExactCover.of(problem).engine(engine);
            check(cover.require(required).forbid(forbidden), seed, THREADS[(int) (seed % 2)]);
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void largerProblemsAreShared(Engine engine) {
    for (int items : new int[] {12, 66}) {
      for (long seed = 0; seed < 24; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 4));
        if (engine.supports(problem)) {
          ExactCover<Integer> cover = ExactCover.of(problem).engine(engine);
          if (cover.maxNodes(5000).forEach(s -> {}).isExhausted()) {
            check(cover, seed, THREADS[(int) (seed % 2)]);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void knownProblemsAreCountedByManyThreads(Engine engine) {
    KnownProblem.all()
        .filter(known -> engine.supports(known.problem()))
        .forEach(
            known -> {
              ExactCover<?> cover = ExactCover.of(known.problem()).engine(engine);
              Count count = CountLaws.check(cover.threads(threads(7, 0).with(64, 1000)).count());
              assertThat(count.value()).as(known.name()).isEqualTo(known.count());
              assertThat(count.isExact()).isTrue();
            });
  }

  @ParameterizedTest
  @EnumSource
  void aLimitOnSolutionsGivesTheFirstSolutions(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(7).problem()).engine(engine);
    List<Solution<String>> expected = new ArrayList<>();
    all(queens, expected);
    for (int count : THREADS) {
      ExactCover<String> several = queens.threads(threads(count, count));
      for (int limit = 1; limit <= 41; limit += 3) {
        List<Solution<String>> some = new ArrayList<>();
        SearchResult result = all(several.limit(limit), some);
        assertThat(some).isEqualTo(expected.subList(0, Math.min(limit, 40)));
        assertThat(result.outcome()).isEqualTo(limit <= 40 ? Outcome.LIMIT : Outcome.EXHAUSTED);
        assertThat(several.limit(limit).stream()).isEqualTo(some);
        List<Solution<String>> any = new ArrayList<>();
        all(several.unordered().limit(limit), any);
        assertThat(any).hasSameSizeAs(some).doesNotHaveDuplicates();
        assertThat(expected).containsAll(any);
        Count counted = several.limit(limit).count();
        assertThat(counted.value()).isEqualTo(some.size());
        assertThat(counted.outcome()).isEqualTo(result.outcome());
        assertThat(counted.statistics().solutions()).isEqualTo(some.size());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLimitOnNodesIsExactForAllThreadsTogether(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem()).engine(engine);
    List<Solution<String>> all = new ArrayList<>();
    long nodes = all(queens, all).statistics().nodes();
    for (int count : THREADS) {
      for (long nodesToSplit : new long[] {1, 50}) {
        ExactCover<String> several = queens.threads(threads(count, 0).with(nodesToSplit, 20));
        for (long limit : new long[] {1, 2, 3, 17, 100, 511, 512, 513, nodes - 1, nodes}) {
          List<Solution<String>> found = new ArrayList<>();
          SearchResult result = all(several.maxNodes(limit), found);
          assertThat(found).as("the first solutions").isEqualTo(all.subList(0, found.size()));
          assertThat(result.statistics().nodes()).isEqualTo(limit);
          assertThat(result.isExhausted()).isEqualTo(limit == nodes);
          SearchResult unordered = several.unordered().maxNodes(limit).forEach(s -> {});
          assertThat(unordered.statistics().nodes()).isEqualTo(limit);
          assertThat(unordered.isExhausted()).isEqualTo(limit == nodes);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCountWithinALimitOnNodesIsALowerBound(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem()).engine(engine);
    long nodes = queens.count().statistics().nodes();
    for (int count : THREADS) {
      ExactCover<String> several = queens.threads(threads(count, 0).with(20, 1));
      for (long limit : new long[] {1, 100, 511, 512, 513, nodes - 1}) {
        Count counted = CountLaws.check(several.maxNodes(limit).count());
        assertThat(counted.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(counted.statistics().nodes()).isEqualTo(limit);
        assertThat(counted.value()).isBetween(BigInteger.ZERO, BigInteger.valueOf(92));
      }
      assertThat(several.maxNodes(nodes).count().value()).isEqualTo(92);
    }
  }
}
