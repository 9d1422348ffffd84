package org.quadrille.dlx.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Cost.cost;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.dlx.Best;
import org.quadrille.dlx.ExactCover;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.RandomProblems;

class BestTest {

  private static long sum(Problem<?> problem, List<Integer> solution) {
    return solution.stream().mapToLong(problem::cost).sum();
  }

  @Test
  void theBestSolutionsAreTheCheapestOfTheOracle() {
    int interesting = 0;
    for (long seed = 0; seed < 6000; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      List<Long> costs =
          BruteForce.solutions(problem).stream().map(s -> sum(problem, s)).sorted().toList();
      for (int k : new int[] {1, 3, 1000}) {
        Best<Integer> best = ExactCover.of(problem).best(k);
        assertThat(best.isExact()).isTrue();
        best.solutions().forEach(CoverVerifier::requireCover);
        assertThat(best.solutions()).doesNotHaveDuplicates();
        assertThat(best.solutions())
            .as("seed %d, best %d", seed, k)
            .extracting(Solution::cost)
            .isEqualTo(costs.subList(0, Math.min(k, costs.size())));
      }
      interesting += problem.hasCosts() && costs.size() > 3 ? 1 : 0;
    }
    assertThat(interesting).isGreaterThan(100);
  }

  @Test
  void theBoundPrunesTheSearch() {
    Problem.Builder<String> builder = Problem.builder();
    for (int i = 0; i < 12; i++) {
      builder.primary("i" + i);
      for (int o = 0; o < 8; o++) {
        builder.option(i + "/" + o, cost(100 + o), "i" + i);
      }
    }
    Best<String> best = ExactCover.of(builder.build()).best(1);
    assertThat(best.solutions().get(0).cost()).isEqualTo(1200);
    assertThat(best.statistics().nodes()).as("of 8^12").isLessThan(200);
  }

  @Test
  void aStoppedSearchReturnsTheBestSoFar() {
    Problem.Builder<String> builder = Problem.<String>builder().secondary("link");
    for (int i = 0; i < 30; i++) {
      builder.primary("i" + i);
      for (int o = 0; o < 3; o++) {
        builder.option(i + "/" + o, cost(o), "i" + i, "link:same");
      }
    }
    Best<String> best = ExactCover.of(builder.build()).maxNodes(32).best(5);
    assertThat(best.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(best.isExact()).isFalse();
    assertThat(best.solutions()).isNotEmpty().hasSizeLessThanOrEqualTo(5);
    assertThat(best.solutions()).extracting(Solution::cost).isSorted();
  }

  @Test
  void badSettingsAndCostsAreRejected() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("a")
            .option("x", cost(Long.MAX_VALUE), "a")
            .option("y", cost(1), "a")
            .build();
    assertThatThrownBy(() -> ExactCover.of(problem).best(0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ExactCover.of(problem).best(1))
        .isInstanceOf(ArithmeticException.class);
  }
}
