package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

class MemoCounterTest {
  private static final long TINY = 0; // bytes: the table takes the least it can

  private static Count count(Problem<?> problem, Settings settings) {
    return CountLaws.check(AutoCount.count(problem, settings, TINY, 1));
  }

  private static BigInteger exact(Count count) {
    assertThat(count.outcome()).isEqualTo(Outcome.EXHAUSTED);
    return count.value();
  }

  @Test
  void countsWhatTheOracleFinds() {
    int some = 0;
    for (long seed = 0; seed < 4000; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (MemoCounter.applies(problem)) {
        int expected = BruteForce.solutions(problem).size();
        BigInteger found = exact(count(problem, Settings.DEFAULT));
        assertThat(found).as("seed %d", seed).isEqualTo(BigInteger.valueOf(expected));
        some += expected > 1 ? 1 : 0;
      }
    }
    assertThat(some).isGreaterThan(500);
  }

  @Test
  void countsLargerProblemsAsDancingLinksDo() {
    int some = 0;
    for (int items : new int[] {12, 20, 66}) {
      for (long seed = 0; seed < 100; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 5));
        Random random = new Random(seed);
        int[] forbidden = random.ints(seed % 3, 0, problem.optionCount()).toArray();
        int[] required = random.ints(seed % 2, 0, problem.optionCount()).toArray();
        Prefix prefix = new Prefix(Prefix.toList(required), Prefix.toList(forbidden));
        ExactCover<Integer> cover =
            ExactCover.of(problem).within(prefix).engine(Engine.DANCING_LINKS);
        Count expected = cover.maxNodes(20_000).countWhole();
        if (expected.isExact()) {
          BigInteger found = exact(count(problem, Settings.DEFAULT.with(prefix)));
          assertThat(found).as("%d items, seed %d", items, seed).isEqualTo(expected.value());
          some += found.signum();
        }
      }
    }
    assertThat(some).isGreaterThan(50);
  }

  @Test
  void countsWhatIsPublished() {
    KnownProblem.all()
        .filter(known -> MemoCounter.applies(known.problem()))
        .forEach(
            known ->
                assertThat(exact(count(known.problem(), Settings.DEFAULT)))
                    .as(known.name())
                    .isEqualTo(known.count()));
    Count queens = count(KnownProblem.queens(12).problem(), Settings.DEFAULT);
    assertThat(exact(queens)).as("left to the plain engine").isEqualTo(14_200);
  }

  /** OEIS A004003; more than a long can hold. */
  @Test
  void dominoesOnALargeBoard() {
    Problem<String> problem = KnownProblem.dominoes(16, 16, 0).problem();
    Count count = ExactCover.of(problem).count();
    assertThat(exact(count)).isEqualTo(new BigInteger("2444888770250892795802079170816"));
    assertThat(count.statistics().solutions()).as("saturated").isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void countsGoBeyondLongWithColoursToo() {
    assertThat(exact(count(Families.coins(100), Settings.DEFAULT)))
        .isEqualTo(BigInteger.TWO.pow(100));
    assertThat(exact(count(Families.coins(63), Settings.DEFAULT)))
        .isEqualTo(BigInteger.TWO.pow(63));
  }

  @Test
  void aTinyTableChangesNoCount() {
    KnownProblem dominoes = KnownProblem.dominoes(8, 9, 108_435_745);
    Count large = AutoCount.count(dominoes.problem(), Settings.DEFAULT, 1 << 28, 1);
    Count tiny = count(dominoes.problem(), Settings.DEFAULT);
    assertThat(exact(large)).isEqualTo(dominoes.count());
    assertThat(exact(tiny)).isEqualTo(dominoes.count());
    assertThat(tiny.statistics().nodes()).isGreaterThan(large.statistics().nodes());
  }

  @Test
  void aLimitOnNodesIsExactAndGivesALowerBound() {
    for (KnownProblem known :
        new KnownProblem[] {KnownProblem.queens(10), KnownProblem.dominoes(8, 8, 12_988_816)}) {
      long nodes = count(known.problem(), Settings.DEFAULT).statistics().nodes();
      BigInteger last = BigInteger.ZERO;
      for (long limit : new long[] {1, 2, 100, 511, 512, 513, nodes / 2, nodes - 1}) {
        SearchLimits limits = SearchLimits.NONE.withNodes(limit);
        Count count = count(known.problem(), Settings.DEFAULT.with(limits));
        assertThat(count.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(count.statistics().nodes()).isEqualTo(limit);
        assertThat(count.value()).isBetween(last, BigInteger.valueOf(known.count()));
        last = count.value();
      }
      assertThat(last.signum()).isPositive();
      SearchLimits enough = SearchLimits.NONE.withNodes(nodes);
      assertThat(exact(count(known.problem(), Settings.DEFAULT.with(enough))))
          .isEqualTo(known.count());
    }
  }

  @Test
  void timeAndInterruptsStopIt() {
    Problem<String> dominoes = KnownProblem.dominoes(16, 16, 0).problem();
    SearchLimits noTime = SearchLimits.NONE.withTimeout(Duration.ZERO);
    Count none = count(dominoes, Settings.DEFAULT.with(noTime));
    assertThat(none.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(none.value()).isZero();
    Thread.currentThread().interrupt();
    Count interrupted = count(dominoes, Settings.DEFAULT);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interrupted.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }
}
