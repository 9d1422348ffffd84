package org.quadrille.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.CountLaws;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.ProgressLaws;
import org.quadrille.dlx.Searcher;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.auto.EngineSelector;
import org.quadrille.dlx.bitset.MemoEngine;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** Counts that begin with one engine and continue with memory, another engine or more threads. */
class SolutionCounterTest {
  private static final long BYTES = 1 << 20;
  private static final String SHORT = "the search is short";

  /** Counts; a search is long after {@code longSearch} nodes. */
  private static Counted count(Problem<?> problem, SearchSettings settings, long longSearch) {
    return CountLaws.check(
        SolutionCounter.count(problem, settings, new EngineSelector(problem), BYTES, longSearch));
  }

  private static SearchSettings threads(int n) {
    return SearchSettings.DEFAULT.with(ThreadSettings.ONE.withCount(n).with(1, 1000));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 4, 8})
  void countsEqualTheOracleWhereverAStageEnds(long longSearch) {
    int some = 0;
    for (long seed = 0; seed < 1500; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (MemoEngine.applies(problem)) {
        Counted count = count(problem, threads(1 + (int) (seed % 2)), longSearch);
        assertThat(count.value())
            .as("seed %d", seed)
            .isEqualTo(BruteForce.solutions(problem).size());
        assertThat(count.isExact()).isTrue();
        some += count.statistics().nodes() > longSearch ? 1 : 0;
      }
    }
    assertThat(some).isGreaterThan(20);
  }

  /** Memory pays for one of the problems and not for the other. */
  @ParameterizedTest
  @ValueSource(longs = {1, 500, 3000, 10_000})
  void allNodesAreCountedOnce(long longSearch) {
    for (KnownProblem known :
        List.of(KnownProblem.queens(10), KnownProblem.dominoes(6, 8, 167_089))) {
      Problem<String> problem = known.problem();
      long tree = ExactCover.of(problem).engine(Engine.BITSETS).count().statistics().nodes();
      for (int threads = 1; threads <= 3; threads++) {
        List<Progress> seen = new ArrayList<>();
        SearchSettings settings =
            threads(threads).with(new SearchSettings.Reports(seen::add, Duration.ZERO));
        Counted count = count(problem, settings, longSearch);
        assertThat(count.value()).isEqualTo(known.count());
        boolean hasFarFewerNodes = count.statistics().nodes() < tree / 10;
        assertThat(hasFarFewerNodes).isEqualTo(known.name().startsWith("dominoes"));
        assertThat(count.statistics().nodes())
            .isBetween(hasFarFewerNodes ? 1 : tree * 9 / 10, tree);
        assertThat(ProgressLaws.check(seen)).hasSizeGreaterThan(1);
      }
    }
  }

  /** Links hand the search over to another engine, which hands it over to several threads. */
  @Test
  void threadsContinueAfterAnyNumberOfNodes() {
    Problem<Integer> problem = Families.random(24, 240, 4);
    ExactCover<Integer> cover = ExactCover.of(problem);
    assertThat(cover.searcher().engineChoice().reason()).isEqualTo(SHORT);
    assertThat(cover.engineChoice().engine()).isEqualTo(Engine.BITSETS);
    Count expected = cover.engine(Engine.DANCING_LINKS).count();
    assertThat(expected.statistics().nodes()).isGreaterThan(10_000);
    for (long nodesToSplit = 1; nodesToSplit < 10_000; nodesToSplit = 3 * nodesToSplit + 1) {
      SearchSettings settings =
          SearchSettings.DEFAULT.with(ThreadSettings.ONE.withCount(2).with(nodesToSplit, 1000));
      Counted count = count(problem, settings, 1_000_000);
      assertThat(count.value()).isEqualTo(expected.value());
      assertThat(count.statistics().nodesByThread()).hasSize(2);
      assertThat(count.statistics().nodesByThread().get(0)).isGreaterThanOrEqualTo(nodesToSplit);
    }
  }

  /** The lower bound holds the count of every stage. */
  @Test
  void aLimitGivesALowerBoundThatGrows() {
    Problem<String> problem = KnownProblem.queens(9).problem();
    long nodes = count(problem, SearchSettings.DEFAULT, 1000).statistics().nodes();
    for (int threads = 1; threads <= 2; threads++) {
      BigInteger last = BigInteger.ZERO;
      for (long limit = 1; limit < nodes; limit += 97) {
        SearchSettings settings = threads(threads).with(SearchLimits.NONE.withNodes(limit));
        Counted count = count(problem, settings, 1000);
        assertThat(count.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(count.statistics().nodes()).isEqualTo(limit);
        if (threads == 1) { // with two, the order of nodes varies
          assertThat(count.value()).isGreaterThanOrEqualTo(last);
        }
        last = count.value();
      }
      assertThat(last.intValue()).isBetween(300, 352);
    }
  }

  @Test
  void aShortCountUsesTheEngineOfASearch() {
    for (KnownProblem known : KnownProblem.all().toList()) {
      Problem<String> problem = known.problem();
      if (MemoEngine.applies(problem)) {
        Searcher<String> searcher = ExactCover.of(problem).searcher();
        searcher.start();
        long nodes = SolutionCursor.forEach(searcher, solution -> {}).statistics().nodes();
        Counted count = count(problem, SearchSettings.DEFAULT, Long.MAX_VALUE);
        assertThat(count.value()).isEqualTo(known.count());
        assertThat(count.statistics().nodes()).isEqualTo(nodes);
        assertThat(count.engine().reason()).isEqualTo(searcher.engineChoice().reason());
      }
    }
  }

  /** No subproblem repeats on the way down to the first solution. */
  @Test
  void deepSearchesAreCountedWithMemory() {
    for (int n : new int[] {100, 500, 2000}) {
      for (int threads = 1; threads <= 2; threads++) {
        ExactCover<Integer> coins = ExactCover.of(Families.coins(n)).threads(threads);
        Count count = CountLaws.check(coins.maxNodes(20_000).count());
        assertThat(count.value()).isEqualTo(BigInteger.TWO.pow(n));
        assertThat(count.isExact()).isTrue();
      }
    }
  }

  /** A search without branches ends before another engine is built. */
  @Test
  void aForcedChainIsAShortSearch() {
    for (int n : new int[] {100, 1000}) {
      Count count = ExactCover.of(Families.chain(n)).count();
      assertThat(count.value()).isOne();
      assertThat(count.engine())
          .hasValueSatisfying(choice -> assertThat(choice.reason()).isEqualTo(SHORT));
    }
    Count either = ExactCover.of(Families.either(Families.chain(300), Families.chain(300))).count();
    assertThat(either.value()).isEqualTo(2);
    assertThat(either.engine())
        .hasValueSatisfying(choice -> assertThat(choice.reason()).isEqualTo(SHORT));
  }

  /** The nodes that memory saves later are noticed beside a huge count. */
  @Test
  void aHugeCountDoesNotHideSavingsOfMemory() {
    Problem<String> dominoes = KnownProblem.dominoes(10, 10, 0).problem();
    for (int n : new int[] {10, 62, 63, 70, 200}) {
      Problem<Integer> problem = Families.either(Families.coins(n), dominoes);
      Count count = ExactCover.of(problem).maxNodes(1_000_000).count();
      assertThat(CountLaws.check(count).value())
          .isEqualTo(BigInteger.TWO.pow(n).add(new BigInteger("258584046368")));
      assertThat(count.isExact()).isTrue();
    }
  }

  /** Not even if the statistics are saturated. */
  @Test
  void aCountWithoutLimitsDoesNotStopAtLongMaxValue() {
    Problem<String> queens = KnownProblem.queens(10).problem();
    for (int n : new int[] {62, 63, 70}) {
      Problem<Integer> problem = Families.either(Families.coins(n), queens);
      for (int threads = 1; threads <= 2; threads++) {
        SearchSettings settings =
            SearchSettings.DEFAULT.with(ThreadSettings.ONE.withCount(threads));
        Counted count = count(problem, settings, 200);
        assertThat(count.value()).isEqualTo(BigInteger.TWO.pow(n).add(BigInteger.valueOf(724)));
        assertThat(count.isExact()).isTrue();
        assertThat(count.engine().reason()).contains("memory does not pay");
      }
    }
  }

  @Test
  void anEngineSetByTheCallerCountsWithoutMemory() {
    ExactCover<String> dominoes = ExactCover.of(KnownProblem.dominoes(7, 8, 1_292_697).problem());
    Count withMemory = CountLaws.check(dominoes.count());
    assertThat(withMemory.value()).isEqualTo(1_292_697);
    long most = withMemory.statistics().nodes();
    for (Engine engine : EnumSet.complementOf(EnumSet.of(Engine.AUTO))) {
      Count count = dominoes.engine(engine).maxNodes(10 * most).count();
      assertThat(count.outcome()).isEqualTo(Outcome.LIMIT);
    }
  }

  /** Nodes that an engine has tried before are not among those by which memory is judged. */
  @Test
  void memoryIsJudgedByItsOwnNodes() {
    Problem<String> queens = KnownProblem.queens(10).problem();
    for (EngineKind kind : EngineKind.values()) {
      EnginePolicy policy = EnginePolicy.always(queens, kind);
      Counted count = SolutionCounter.count(queens, SearchSettings.DEFAULT, policy, BYTES, 2_000);
      CountLaws.check(count);
      assertThat(count.value()).isEqualTo(724);
      Matcher nodes =
          Pattern.compile("memory does not pay: ([0-9]+) nodes stand for")
              .matcher(count.engine().reason());
      assertThat(nodes.find()).as(count.engine().reason()).isTrue();
      assertThat(Long.parseLong(nodes.group(1)))
          .as("%s: 128 nodes or more without memory, 1,024 with it", kind)
          .isBetween(1_152L, 5_000L);
    }
  }
}
