package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

class UniformSampleTest {
  private static final long TINY = 0; // bytes: the table takes the least it can

  private static <T> Sample<T> uniform(Problem<T> problem, Settings settings, int n) {
    Sample<T> sample = new Sampler<>(problem, settings, TINY).draw(n);
    assertThat(sample.uniform()).isTrue();
    assertThat(sample.outcome()).isEqualTo(Outcome.EXHAUSTED);
    sample.solutions().forEach(CoverVerifier::requireCover);
    return sample;
  }

  private static Set<List<Integer>> within(Set<List<Integer>> solutions, Prefix prefix) {
    return solutions.stream()
        .filter(s -> s.containsAll(prefix.required()))
        .filter(s -> prefix.forbidden().stream().noneMatch(s::contains))
        .collect(Collectors.toSet());
  }

  /**
   * How far the numbers of draws are from being equal, in standard deviations of chi squared, which
   * has k - 1 degrees of freedom, so that its mean is k - 1 and its variance 2(k - 1).
   */
  private static double deviation(Sample<?> sample, Set<List<Integer>> solutions) {
    Map<List<Integer>, Integer> drawn = new HashMap<>();
    for (Solution<?> solution : sample.solutions()) {
      List<Integer> numbers = Arrays.stream(solution.optionNumbers()).sorted().boxed().toList();
      assertThat(solutions).contains(numbers);
      drawn.merge(numbers, 1, Integer::sum);
    }
    double expected = (double) sample.solutions().size() / solutions.size();
    double chiSquared = 0;
    for (List<Integer> solution : solutions) {
      chiSquared += Math.pow(drawn.getOrDefault(solution, 0) - expected, 2) / expected;
    }
    int freedom = solutions.size() - 1;
    return (chiSquared - freedom) / Math.sqrt(2.0 * freedom);
  }

  @Test
  void allSolutionsHaveTheSameChance() {
    int problems = 0;
    double sum = 0;
    for (long seed = 0; seed < 3000; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (MemoCounter.applies(problem)) {
        Prefix prefix =
            seed % 3 == 0 && problem.optionCount() > 0
                ? new Prefix(List.of(), List.of((int) (seed % problem.optionCount())))
                : Prefix.ALL;
        Set<List<Integer>> solutions = within(BruteForce.solutions(problem), prefix);
        Settings settings = Settings.DEFAULT.with(prefix).withSeed(seed);
        int n = 40 * Math.max(1, solutions.size());
        Sample<Integer> sample = uniform(problem, settings, n);
        assertThat(sample.solutions()).hasSize(solutions.isEmpty() ? 0 : n);
        if (solutions.size() > 1) {
          double deviation = deviation(sample, solutions);
          assertThat(deviation).as("seed %d", seed).isLessThan(8);
          sum += deviation;
          problems++;
        }
      }
    }
    assertThat(problems).isGreaterThan(300);
    // The mean of so many has a standard deviation of 1 / sqrt(problems).
    assertThat(sum / problems).isBetween(-5 / Math.sqrt(problems), 5 / Math.sqrt(problems));
  }

  @Test
  void queensAndDominoesToo() {
    for (KnownProblem known :
        List.of(KnownProblem.queens(8), KnownProblem.dominoes(4, 4, 36), KnownProblem.bell(6))) {
      Set<List<Integer>> solutions = new HashSet<>();
      ExactCover.of(known.problem())
          .forEach(s -> solutions.add(Arrays.stream(s.optionNumbers()).sorted().boxed().toList()));
      assertThat(solutions).hasSize((int) known.count());
      Sample<String> sample = uniform(known.problem(), Settings.DEFAULT, 20_000);
      assertThat(deviation(sample, solutions)).as(known.name()).isBetween(-4.0, 4.0);
    }
  }

  @Test
  void manySolutionsAreDrawnFrom() {
    KnownProblem dominoes = KnownProblem.dominoes(8, 8, 12_988_816);
    for (long maxBytes : new long[] {TINY, 1 << 24}) { // in a tiny table most counts are lost
      Sampler<String> sampler = new Sampler<>(dominoes.problem(), Settings.DEFAULT, maxBytes);
      Sample<String> sample = sampler.draw(400);
      assertThat(sample.uniform()).isTrue();
      sample.solutions().forEach(CoverVerifier::requireCover);
      assertThat(sample.solutions()).hasSize(400);
      assertThat(new HashSet<>(sample.solutions())).hasSizeGreaterThan(395);
      long horizontal = sample.solutions().stream().filter(s -> contains(s, 0)).count();
      assertThat(horizontal).as("by symmetry half of 400").isBetween(150L, 250L);
    }
  }

  private static boolean contains(Solution<?> solution, int option) {
    return Arrays.stream(solution.optionNumbers()).anyMatch(o -> o == option);
  }

  @Test
  void theTableChangesNoDraw() {
    Problem<String> dominoes = KnownProblem.dominoes(6, 8, 0).problem();
    Settings settings = Settings.DEFAULT.withSeed(3);
    assertThat(new Sampler<>(dominoes, settings, TINY).draw(50).solutions())
        .isEqualTo(new Sampler<>(dominoes, settings).draw(50).solutions());
  }

  @Test
  void numbersOfSolutionsMayBeLargerThanALong() {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().secondary("link");
    int n = 90;
    for (int k = 0; k < n; k++) {
      builder
          .primary("i" + k)
          .option(2 * k, "i" + k, "link:x")
          .option(2 * k + 1, "i" + k, "link:x");
    }
    Sample<Integer> sample = uniform(builder.build(), Settings.DEFAULT, 300);
    for (int k = 0; k < n; k++) {
      int option = 2 * k;
      assertThat(sample.solutions().stream().filter(s -> contains(s, option)).count())
          .as("each with chance 1/2, by 6 standard deviations")
          .isBetween(98L, 202L);
    }
  }

  @Test
  void whatDoesNotPayIsDrawnInAnotherWay() {
    Sample<String> queens = ExactCover.of(KnownProblem.queens(12).problem()).sample(3);
    assertThat(queens.uniform()).isFalse();
    assertThat(queens.solutions()).hasSize(3);
    assertThat(queens.statistics().nodes()).as("the counting included").isGreaterThan(2_000);
    Problem<String> bounds =
        Problem.<String>builder().primary("a", 0, 2).option("o", "a").option("p", "a").build();
    assertThat(ExactCover.of(bounds).sample(3).uniform()).isFalse();
  }

  @Test
  void limitsHold() {
    Problem<String> dominoes = KnownProblem.dominoes(8, 8, 0).problem();
    Sample<String> all = ExactCover.of(dominoes).sample(10);
    long nodes = all.statistics().nodes();
    for (long limit : new long[] {1, 100, nodes / 3, nodes - 1}) {
      Sample<String> some = ExactCover.of(dominoes).maxNodes(limit).sample(10_000);
      assertThat(some.outcome()).isEqualTo(Outcome.LIMIT);
      assertThat(some.statistics().nodes()).isEqualTo(limit);
      assertThat(some.statistics().solutions()).isEqualTo(some.solutions().size());
      some.solutions().forEach(CoverVerifier::requireCover);
    }
    List<Solution<String>> many =
        ExactCover.of(dominoes).maxNodes(100_000).sample(10_000).solutions();
    assertThat(many).hasSizeBetween(10, 9_999);
    assertThat(many.subList(0, 10)).isEqualTo(all.solutions());
    Settings noTime = Settings.DEFAULT.with(SearchLimits.NONE.withTimeout(Duration.ZERO));
    Sample<String> none = new Sampler<>(dominoes, noTime).draw(10);
    assertThat(none.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(none.solutions()).isEmpty();
    Thread.currentThread().interrupt();
    Sample<String> interrupted = ExactCover.of(dominoes).sample(10);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interrupted.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  @Test
  void drawsStayWithinAPrefix() {
    ExactCover<String> bell = ExactCover.of(KnownProblem.bell(6).problem());
    Sample<String> sample = bell.require(9).forbid(4).sample(200);
    assertThat(sample.uniform()).isTrue();
    assertThat(sample.solutions()).hasSize(200);
    for (Solution<String> solution : sample.solutions()) {
      assertThat(contains(solution, 9)).isTrue();
      assertThat(contains(solution, 4)).isFalse();
      CoverVerifier.requireCover(solution);
    }
    assertThat(bell.require(9).forbid(9).sample(5).solutions()).isEmpty();
  }
}
