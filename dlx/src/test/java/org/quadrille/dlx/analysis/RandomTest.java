package org.quadrille.dlx.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.Estimate;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.Prefix;
import org.quadrille.dlx.Sample;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** Estimates and samples. */
class RandomTest {

  private static void assertNear(BigDecimal mean, BigDecimal error, long truth, String what) {
    double tolerance = 6 * error.doubleValue() + 1e-9;
    assertThat(mean.doubleValue()).as(what).isCloseTo((double) truth, within(tolerance));
  }

  @Test
  void estimatesAreUnbiased() {
    for (long seed = 0; seed < 500; seed++) {
      ExactCover<Integer> cover = ExactCover.of(RandomProblems.next(seed)).seed(seed);
      SearchStatistics truth =
          cover
              .engine(Engine.DANCING_LINKS)
              .forEach(s -> {})
              .statistics(); // other engines skip nodes
      Estimate estimate = cover.estimate(400);
      String what = "seed " + seed;
      assertThat(estimate.probes()).isEqualTo(400);
      assertNear(estimate.solutions(), estimate.solutionsError(), truth.solutions(), what);
      assertNear(estimate.nodes(), estimate.nodesError(), truth.nodes(), what);
    }
  }

  @Test
  void theEstimateOfQueensIsNearAndDependsOnTheSeed() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem());
    Estimate estimate = queens.estimate(20_000);
    assertNear(estimate.solutions(), estimate.solutionsError(), 92, "solutions");
    assertThat(estimate.solutionsError().doubleValue()).isBetween(0.1, 5.0);
    assertThat(estimate.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(queens.estimate(50).solutions())
        .as("depends on the seed")
        .isEqualTo(queens.estimate(50).solutions())
        .isNotEqualTo(queens.seed(1).estimate(50).solutions());
  }

  @Test
  void estimatesDoNotOverflow() {
    int n = 5_000;
    Estimate estimate = ExactCover.of(Families.coins(n)).estimate(2);
    BigDecimal truth = BigDecimal.valueOf(2).pow(n);
    assertThat(estimate.solutions().divide(truth, java.math.MathContext.DECIMAL32).doubleValue())
        .isCloseTo(1, within(1e-6));
    assertThat(estimate.solutionsError()).isZero();
  }

  @Test
  void anEstimateWithoutAProbeThrows() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem());
    assertThatThrownBy(() -> queens.maxNodes(1).estimate())
        .isInstanceOf(SearchStoppedException.class);
    Estimate some = queens.maxNodes(200).estimate();
    assertThat(some.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(some.probes()).isBetween(1, 200);
    assertThatThrownBy(() -> queens.estimate(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void samplesAreSolutionsAndReachEverySolution() {
    for (long seed = 0; seed < 1000; seed++) {
      ExactCover<Integer> cover = ExactCover.of(RandomProblems.next(seed)).seed(seed);
      long count = cover.count().value().longValueExact();
      Sample<Integer> sample = cover.sampleBestEffort(5);
      assertThat(sample.outcome()).isEqualTo(Outcome.EXHAUSTED);
      assertThat(sample.solutions()).as("seed %d", seed).hasSize(count == 0 ? 0 : 5);
      sample.solutions().forEach(CoverVerifier::requireCover);
      assertThat(cover.sampleBestEffort(5))
          .extracting(Sample::solutions)
          .isEqualTo(sample.solutions());
    }
    Set<Solution<String>> seen =
        new HashSet<>(ExactCover.of(KnownProblem.queens(8).problem()).sample(3000).solutions());
    assertThat(seen).hasSize(92);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void samplesStayWithinAPrefix(long seed) {
    ExactCover<String> queens =
        ExactCover.of(KnownProblem.queens(8).problem()).require(3).forbid(10).seed(seed);
    List<Solution<String>> solutions = queens.sample(20).solutions();
    assertThat(solutions).isNotEmpty();
    for (Solution<String> solution : solutions) {
      assertThat(solution.optionNumbers()).contains(3).doesNotContain(10);
    }
  }

  @Test
  void aStoppedSampleHasTheOutcome() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem());
    Sample<String> sample = queens.maxNodes(100).sampleBestEffort(1000);
    assertThat(sample.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(sample.solutions()).hasSizeBetween(1, 50);
    assertThat(sample.statistics().solutions()).isEqualTo(sample.solutions().size());
  }

  private static List<Problem<Integer>> forced() {
    return List.of(Families.chain(20_000), Families.boundedChain(20_000));
  }

  private static Sample<Integer> descend(Problem<Integer> problem, SearchLimits limits) {
    List<Solution<Integer>> drawn = new ArrayList<>();
    SearchResult result =
        new RandomDescent(problem, Subtree.ALL, new SplittableRandom(1))
            .draw(
                3, new SearchControl(limits), options -> drawn.add(Solution.of(problem, options)));
    return new Sample<>(drawn, result.outcome(), result.statistics(), false);
  }

  private static SearchResult stopped(ExactCover<Integer> cover) {
    return catchThrowableOfType(SearchStoppedException.class, cover::estimate).result();
  }

  @Test
  void forcedOptionsCountTowardsTheLimits() {
    for (Problem<Integer> problem : forced()) {
      ExactCover<Integer> cover = ExactCover.of(problem);
      for (long nodes : new long[] {1, 10, 512, 1000}) {
        SearchResult result = stopped(cover.maxNodes(nodes));
        assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(result.statistics().nodes()).isEqualTo(nodes);
        Sample<Integer> sample = descend(problem, SearchLimits.NONE.withNodes(nodes));
        assertThat(sample.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(sample.solutions()).isEmpty();
        assertThat(sample.statistics().nodes()).isEqualTo(nodes);
        assertThat(cover.maxNodes(nodes).split(5))
            .singleElement()
            .satisfies(part -> assertThat(part.required()).hasSize((int) nodes))
            .satisfies(
                part ->
                    assertThat(cover.within(part).count().value())
                        .isEqualTo(cover.count().value()));
      }
      assertThat(cover.split(5)).hasSize(cover.count().value().intValue());
    }
  }

  @Test
  void timeoutsAndInterruptsStopForcedOptions() {
    for (Problem<Integer> problem : forced()) {
      ExactCover<Integer> cover = ExactCover.of(problem);
      assertThat(stopped(cover.timeout(Duration.ZERO)).statistics().nodes()).isZero();
      Thread.currentThread().interrupt();
      SearchResult result = stopped(cover);
      Sample<Integer> sample = descend(problem, SearchLimits.NONE);
      List<Prefix> parts = cover.split(5);
      assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
      assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
      assertThat(result.statistics().nodes()).isZero();
      assertThat(sample.outcome()).isEqualTo(Outcome.INTERRUPTED);
      assertThat(sample.statistics().nodes()).isZero();
      assertThat(parts).containsExactly(Prefix.ALL);
    }
  }
}
