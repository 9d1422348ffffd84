package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.TestFacade;
import org.quadrille.dlx.count.Counted;
import org.quadrille.dlx.count.WholeCount;
import org.quadrille.dlx.search.ThreadSettings;

/** Subtrees that are not worth splitting are not split, however often a split is requested. */
class ParallelSplitTest {
  /** Returns a problem whose root has n branches, each of them a solution. */
  private static Problem<Integer> wide(int n) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("a", "b");
    for (int k = 0; k < n; k++) {
      builder.option(k, "a", "b");
    }
    return builder.build();
  }

  /** Returns a problem with as many options as the engine supports, up to 20,000. */
  private static Problem<Integer> largest(IntFunction<Problem<Integer>> family, Engine engine) {
    int n = 20_000;
    while (!engine.supports(family.apply(n))) {
      n /= 2;
    }
    return family.apply(n);
  }

  private static void checkCosts(Problem<Integer> problem, Engine engine) {
    ExactCover<Integer> alone = ExactCover.of(problem).engine(engine);
    for (long nodesToSplit : new long[] {100, ThreadSettings.ONE.nodesToSplit()}) {
      ThreadSettings two =
          ThreadSettings.ONE.withCount(2).with(nodesToSplit, ThreadSettings.ONE.buffer());
      ExactCover<Integer> together = TestFacade.threads(alone, two);
      Counted one = WholeCount.count(problem, engine, ThreadSettings.ONE);
      Counted counted = WholeCount.count(problem, engine, two);
      assertThat(counted.value()).isEqualTo(one.value());
      check(counted.statistics(), one.statistics());
      Count upTo = together.limit(1_000_000).count();
      assertThat(upTo.value()).isEqualTo(one.value());
      check(upTo.statistics(), one.statistics());

      long[] expected = alone.stream().mapToLong(s -> s.optionNumbers()[0]).toArray();
      AtomicLong at = new AtomicLong();
      SearchResult visited =
          together.forEach(
              s ->
                  assertThat(s.optionNumbers()[0])
                      .isEqualTo((int) expected[(int) at.getAndIncrement()]));
      assertThat(visited.solutions()).isEqualTo(expected.length);
      check(visited.statistics(), one.statistics());
      check(
          TestFacade.threads(alone, two.unordered()).forEach(s -> {}).statistics(),
          one.statistics());
    }
  }

  private static void check(SearchStatistics together, SearchStatistics alone) {
    assertThat(together.nodes()).isEqualTo(alone.nodes());
    assertThat(together.updates()).isLessThanOrEqualTo(2 * alone.updates());
    assertThat(together.cleansings()).isLessThanOrEqualTo(2 * alone.cleansings());
  }

  @ParameterizedTest
  @EnumSource
  void splittingAWideNodeAtMostDoublesTheUpdates(Engine engine) {
    checkCosts(largest(ParallelSplitTest::wide, engine), engine);
  }

  @ParameterizedTest
  @EnumSource
  void splittingAChainAtMostDoublesTheUpdates(Engine engine) {
    checkCosts(largest(Families::chain, engine), engine);
  }

  @ParameterizedTest
  @EnumSource
  void splittingABoundedChainAtMostDoublesTheUpdates(Engine engine) {
    if (engine.supports(Families.boundedChain(2))) {
      checkCosts(largest(Families::boundedChain, engine), engine);
    }
  }
}
