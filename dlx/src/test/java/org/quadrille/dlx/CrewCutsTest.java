package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/** What is not worth a cut is not cut into parts for other threads, however often one asks. */
class CrewCutsTest {
  /** One node with n ways, each of which is a solution. */
  private static Problem<Integer> wide(int n) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("a", "b");
    for (int k = 0; k < n; k++) {
      builder.option(k, "a", "b");
    }
    return builder.build();
  }

  /** As many options as the engine can take, up to 20,000. */
  private static Problem<Integer> largest(IntFunction<Problem<Integer>> family, Engine engine) {
    int n = 20_000;
    while (!engine.supports(family.apply(n))) {
      n /= 2;
    }
    return family.apply(n);
  }

  private static void checkCosts(Problem<Integer> problem, Engine engine) {
    ExactCover<Integer> alone = ExactCover.of(problem).engine(engine);
    for (long patience : new long[] {100, Threads.ONE.patience()}) {
      Threads two = Threads.ONE.withCount(2).with(patience, Threads.ONE.buffer());
      Count one = alone.countWhole();
      Count counted = alone.threads(two).countWhole();
      assertThat(counted.value()).isEqualTo(one.value());
      check(counted.statistics(), one.statistics());
      Count upTo = alone.threads(two).limit(1_000_000).count();
      assertThat(upTo.value()).isEqualTo(one.value());
      check(upTo.statistics(), one.statistics());

      long[] expected = alone.stream().mapToLong(s -> s.optionNumbers()[0]).toArray();
      AtomicLong at = new AtomicLong();
      SearchResult visited =
          alone
              .threads(two)
              .forEach(
                  s ->
                      assertThat(s.optionNumbers()[0])
                          .isEqualTo((int) expected[(int) at.getAndIncrement()]));
      assertThat(visited.solutions()).isEqualTo(expected.length);
      check(visited.statistics(), one.statistics());
      check(alone.threads(two.unordered()).forEach(s -> {}).statistics(), one.statistics());
    }
  }

  private static void check(SearchStatistics together, SearchStatistics alone) {
    assertThat(together.nodes()).isEqualTo(alone.nodes());
    assertThat(together.updates()).isLessThanOrEqualTo(2 * alone.updates());
    assertThat(together.cleansings()).isLessThanOrEqualTo(2 * alone.cleansings());
  }

  @ParameterizedTest
  @EnumSource
  void aWideNode(Engine engine) {
    checkCosts(largest(CrewCutsTest::wide, engine), engine);
  }

  @ParameterizedTest
  @EnumSource
  void aChain(Engine engine) {
    checkCosts(largest(Families::chain, engine), engine);
  }

  @ParameterizedTest
  @EnumSource
  void aChainWithBounds(Engine engine) {
    if (engine.supports(Families.boundedChain(2))) {
      checkCosts(largest(Families::boundedChain, engine), engine);
    }
  }
}
