package org.quadrille.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Ints;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.CountLaws;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.LargerProblems;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.auto.EngineSelector;
import org.quadrille.dlx.bitset.MemoEngine;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

class MemoryCountTest {
  private static final long TINY = 0; // bytes; the table has its least size

  private static Counted count(Problem<?> problem, SearchSettings settings) {
    return CountLaws.check(
        SolutionCounter.count(problem, settings, new EngineSelector(problem), TINY, 1));
  }

  private static BigInteger exact(Counted count) {
    assertThat(count.outcome()).isEqualTo(Outcome.EXHAUSTED);
    return count.value();
  }

  @Test
  void countsEqualTheOracle() {
    int some = 0;
    for (long seed = 0; seed < 4000; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (MemoEngine.applies(problem)) {
        int expected = BruteForce.solutions(problem).size();
        BigInteger found = exact(count(problem, SearchSettings.DEFAULT));
        assertThat(found).as("seed %d", seed).isEqualTo(BigInteger.valueOf(expected));
        some += expected > 1 ? 1 : 0;
      }
    }
    assertThat(some).isGreaterThan(500);
  }

  @Test
  void countsOfLargerProblemsEqualThoseOfDancingLinks() {
    int some = 0;
    for (int items : new int[] {12, 20, 66}) {
      for (long seed = 0; seed < 100; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 5));
        Random random = new Random(seed);
        int[] forbidden = random.ints(seed % 3, 0, problem.optionCount()).toArray();
        int[] required = random.ints(seed % 2, 0, problem.optionCount()).toArray();
        Subtree tree =
            Subtree.of(
                OptionList.copyOf(Ints.asList(required)),
                OptionList.copyOf(Ints.asList(forbidden)));
        SearchSettings settings = SearchSettings.DEFAULT.with(tree);
        Counted expected =
            SolutionCounter.countAsOne(
                problem,
                settings.with(SearchLimits.NONE.withNodes(20_000)),
                EnginePolicy.always(problem, EngineKind.LINKS));
        if (expected.isExact()) {
          BigInteger found = exact(count(problem, settings));
          assertThat(found).as("%d items, seed %d", items, seed).isEqualTo(expected.value());
          some += found.signum();
        }
      }
    }
    assertThat(some).isGreaterThan(50);
  }

  @Test
  void countsEqualThePublishedCounts() {
    KnownProblem.all()
        .filter(known -> MemoEngine.applies(known.problem()))
        .forEach(
            known ->
                assertThat(exact(count(known.problem(), SearchSettings.DEFAULT)))
                    .as(known.name())
                    .isEqualTo(known.count()));
    Counted queens = count(KnownProblem.queens(12).problem(), SearchSettings.DEFAULT);
    assertThat(exact(queens)).as("by the engine without memory").isEqualTo(14_200);
  }

  /** OEIS A004003; more than a long can hold. */
  @Test
  void countsDominoTilingsBeyondLong() {
    Problem<String> problem = KnownProblem.dominoes(16, 16, 0).problem();
    Count count = ExactCover.of(problem).count();
    assertThat(count.isExact()).isTrue();
    assertThat(count.value()).isEqualTo(new BigInteger("2444888770250892795802079170816"));
    assertThat(count.statistics().solutions()).as("saturated").isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void countsWithColoursMayExceedLong() {
    assertThat(exact(count(Families.coins(100), SearchSettings.DEFAULT)))
        .isEqualTo(BigInteger.TWO.pow(100));
    assertThat(exact(count(Families.coins(63), SearchSettings.DEFAULT)))
        .isEqualTo(BigInteger.TWO.pow(63));
  }

  @Test
  void theSizeOfTheTableDoesNotChangeTheCount() {
    KnownProblem dominoes = KnownProblem.dominoes(8, 9, 108_435_745);
    Counted large =
        SolutionCounter.count(
            dominoes.problem(),
            SearchSettings.DEFAULT,
            new EngineSelector(dominoes.problem()),
            1 << 28,
            1);
    Counted tiny = count(dominoes.problem(), SearchSettings.DEFAULT);
    assertThat(exact(large)).isEqualTo(dominoes.count());
    assertThat(exact(tiny)).isEqualTo(dominoes.count());
    assertThat(tiny.statistics().nodes()).isGreaterThan(large.statistics().nodes());
  }

  @Test
  void aLimitOnNodesIsExactAndGivesALowerBound() {
    for (KnownProblem known :
        new KnownProblem[] {KnownProblem.queens(10), KnownProblem.dominoes(8, 8, 12_988_816)}) {
      long nodes = count(known.problem(), SearchSettings.DEFAULT).statistics().nodes();
      BigInteger last = BigInteger.ZERO;
      for (long limit : new long[] {1, 2, 100, 511, 512, 513, nodes / 2, nodes - 1}) {
        SearchLimits limits = SearchLimits.NONE.withNodes(limit);
        Counted count = count(known.problem(), SearchSettings.DEFAULT.with(limits));
        assertThat(count.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(count.statistics().nodes()).isEqualTo(limit);
        assertThat(count.value()).isBetween(last, BigInteger.valueOf(known.count()));
        last = count.value();
      }
      assertThat(last.signum()).isPositive();
      SearchLimits enough = SearchLimits.NONE.withNodes(nodes);
      assertThat(exact(count(known.problem(), SearchSettings.DEFAULT.with(enough))))
          .isEqualTo(known.count());
    }
  }

  @Test
  void timeoutsAndInterruptsStopIt() {
    Problem<String> dominoes = KnownProblem.dominoes(16, 16, 0).problem();
    SearchLimits noTime = SearchLimits.NONE.withTimeout(Duration.ZERO);
    Counted none = count(dominoes, SearchSettings.DEFAULT.with(noTime));
    assertThat(none.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(none.value()).isZero();
    Thread.currentThread().interrupt();
    Counted interrupted = count(dominoes, SearchSettings.DEFAULT);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interrupted.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }
}
