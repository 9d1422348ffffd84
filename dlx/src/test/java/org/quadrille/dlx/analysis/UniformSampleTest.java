package org.quadrille.dlx.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.core.Bounded.bounded;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.dlx.CountLaws;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.Prefix;
import org.quadrille.dlx.Sample;
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

class UniformSampleTest {
  private static final long TINY = 0; // bytes; the table has its least size

  private static <T> Sample<T> uniform(Problem<T> problem, SearchSettings settings, int n) {
    return draw(new Sampler<>(problem, settings, new EngineSelector(problem), TINY), n, true);
  }

  /** Draws a uniform sample, with or without memory. */
  private static <T> Sample<T> draw(Sampler<T> sampler, int n, boolean usesMemory) {
    Outcome outcome = usesMemory ? sampler.drawUniformly(n) : sampler.drawUniformly(n, false);
    assertThat(outcome).as("can be counted").isNotNull();
    return uniform(new Sample<>(sampler.drawn(), outcome, sampler.statistics(), true));
  }

  private static <T> Sample<T> uniform(Sample<T> sample) {
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
   * Returns how far chi squared is from its mean, in standard deviations. With f degrees of
   * freedom, one fewer than solutions, its mean is f and its variance 2f.
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
  void allSolutionsAreEquallyLikely() {
    checkUniform(MemoEngine::applies, (problem, settings, n) -> uniform(problem, settings, n));
  }

  /** Engines visit every solution, without counts of subproblems; bounds are allowed. */
  @ParameterizedTest
  @EnumSource
  void allSolutionsAreEquallyLikelyWithoutMemory(EngineKind engine) {
    checkUniform(
        engine::supports,
        (problem, settings, n) -> {
          EnginePolicy policy = EnginePolicy.always(problem, engine);
          return draw(new Sampler<>(problem, settings, policy), n, false);
        });
  }

  /** Draws n solutions. */
  private interface Draw {
    Sample<Integer> draw(Problem<Integer> problem, SearchSettings settings, int n);
  }

  private static void checkUniform(Predicate<Problem<?>> applies, Draw draw) {
    int problems = 0;
    double sum = 0;
    for (long seed = 0; seed < 3000; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (applies.test(problem)) {
        Prefix prefix =
            seed % 3 == 0 && problem.optionCount() > 0
                ? new Prefix(List.of(), List.of((int) (seed % problem.optionCount())))
                : Prefix.ALL;
        Set<List<Integer>> solutions = within(BruteForce.solutions(problem), prefix);
        SearchSettings settings =
            SearchSettings.DEFAULT
                .with(
                    Subtree.of(
                        OptionList.copyOf(prefix.required()),
                        OptionList.copyOf(prefix.forbidden())))
                .withSeed(seed);
        int n = 40 * Math.max(1, solutions.size());
        Sample<Integer> sample = draw.draw(problem, settings, n);
        CountLaws.checkNodes(sample.statistics());
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
    // The standard deviation of the mean is 1 / sqrt(problems).
    assertThat(sum / problems).isBetween(-5 / Math.sqrt(problems), 5 / Math.sqrt(problems));
  }

  @Test
  void knownProblemsAreSampledUniformly() {
    for (KnownProblem known :
        List.of(KnownProblem.queens(8), KnownProblem.dominoes(4, 4, 36), KnownProblem.bell(6))) {
      Set<List<Integer>> solutions = new HashSet<>();
      ExactCover.of(known.problem())
          .forEach(s -> solutions.add(Arrays.stream(s.optionNumbers()).sorted().boxed().toList()));
      assertThat(solutions).hasSize((int) known.count());
      Sample<String> sample = uniform(known.problem(), SearchSettings.DEFAULT, 20_000);
      assertThat(deviation(sample, solutions)).as(known.name()).isBetween(-4.0, 4.0);
    }
  }

  @Test
  void millionsOfSolutionsAreSampled() {
    KnownProblem dominoes = KnownProblem.dominoes(8, 8, 12_988_816);
    for (long maxBytes : new long[] {TINY, 1 << 24}) { // a tiny table loses most counts
      Problem<String> problem = dominoes.problem();
      EngineSelector selector = new EngineSelector(problem);
      Sample<String> sample =
          draw(new Sampler<>(problem, SearchSettings.DEFAULT, selector, maxBytes), 400, true);
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
  void theSizeOfTheTableDoesNotChangeTheDraws() {
    Problem<String> dominoes = KnownProblem.dominoes(6, 8, 0).problem();
    SearchSettings settings = SearchSettings.DEFAULT.withSeed(3);
    EngineSelector selector = new EngineSelector(dominoes);
    assertThat(draw(new Sampler<>(dominoes, settings, selector, TINY), 50, true).solutions())
        .isEqualTo(draw(new Sampler<>(dominoes, settings, selector), 50, true).solutions());
  }

  @Test
  void countsMayExceedLong() {
    int n = 90;
    Sample<Integer> sample = uniform(Families.coins(n), SearchSettings.DEFAULT, 300);
    for (int k = 0; k < n; k++) {
      int option = 2 * k;
      assertThat(sample.solutions().stream().filter(s -> contains(s, option)).count())
          .as("each with probability 1/2, within 6 standard deviations")
          .isBetween(98L, 202L);
    }
  }

  @Test
  void aBiasedSampleIsDrawnOnlyOnRequest() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(12).problem());
    Sample<String> none = queens.maxNodes(30_000).sample(3);
    assertThat(none.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(none.solutions()).isEmpty();
    Sample<String> some = queens.maxNodes(30_000).sampleBestEffort(3);
    assertThat(some.uniform()).isFalse();
    assertThat(some.solutions()).hasSize(3);
    assertThat(some.statistics().nodes()).as("counting included").isBetween(15_000L, 30_000L);
    assertThat(uniform(queens.sample(3)).solutions()).as("14,200 solutions").hasSize(3);
    assertThat(queens.sampleBestEffort(3)).extracting(Sample::uniform).isEqualTo(true);
    ExactCover<Integer> many = ExactCover.of(some(20, 40));
    assertThat(many.sampleBestEffort(3).uniform()).as("138 billion").isFalse();
    assertThat(many.sample(3).outcome()).isEqualTo(Outcome.LIMIT);
  }

  /** Memory does not pay for queens; the other problem has bounds. */
  @Test
  void everyEngineSamplesUniformly() {
    for (Engine engine : Engine.values()) {
      for (Problem<?> problem : List.of(KnownProblem.queens(9).problem(), some(3, 8))) {
        if (engine.supports(problem)) {
          Set<List<Integer>> solutions = new HashSet<>();
          ExactCover<?> cover = ExactCover.of(problem).engine(engine).seed(5);
          cover.forEach(
              s -> solutions.add(Arrays.stream(s.optionNumbers()).sorted().boxed().toList()));
          int n = 40 * solutions.size();
          Sample<?> sample = uniform(cover.sample(n));
          assertThat(deviation(sample, solutions)).as("%s", engine).isBetween(-4.0, 4.0);
          assertThat(cover.sample(n).solutions()).isEqualTo(sample.solutions());
          assertThat(cover.seed(6).sample(n).solutions()).isNotEqualTo(sample.solutions());
        }
      }
    }
  }

  /** Returns a problem whose solutions are the choices of m from n. */
  private static Problem<Integer> some(int m, int n) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary(bounded("sum", m, m));
    for (int k = 0; k < n; k++) {
      builder.primary(bounded(k, 0, 1)).option(k, "sum", k);
    }
    return builder.build();
  }

  /** In every way to draw, also if the limit stops the counting. */
  @Test
  void aLimitAppliesToAllNodesTogether() {
    for (Problem<?> problem : List.of(KnownProblem.queens(9).problem(), some(3, 8))) {
      ExactCover<?> cover = ExactCover.of(problem);
      long nodes = cover.sample(100).statistics().nodes();
      for (long limit = 1; limit < 2 * nodes + 2; limit += 1 + limit / 7) {
        Sample<?> sample = cover.maxNodes(limit).sampleBestEffort(100);
        CountLaws.checkNodes(sample.statistics());
        assertThat(sample.statistics().nodes()).isLessThanOrEqualTo(limit);
        assertThat(sample.statistics().solutions()).isEqualTo(sample.solutions().size());
        if (sample.outcome() == Outcome.LIMIT) {
          assertThat(sample.uniform()).isFalse();
          assertThat(sample.statistics().nodes()).isEqualTo(limit);
        } else {
          assertThat(sample.outcome()).isEqualTo(Outcome.EXHAUSTED);
          assertThat(sample.solutions()).hasSize(100);
        }
      }
      Sample<?> enough = cover.maxNodes(2 * nodes).sample(100);
      assertThat(enough.solutions()).isEqualTo(uniform(cover.sample(100)).solutions());
    }
  }

  /** A draw that is interrupted ends, and returns no biased sample. */
  @Test
  void interruptsEndEveryPhase() {
    for (Problem<?> problem : List.of(KnownProblem.queens(10).problem(), some(3, 8))) {
      int[] reports = {0};
      ExactCover.of(problem).onProgress(p -> reports[0]++, Duration.ZERO).sample(500);
      for (int at = 1; at <= reports[0]; at++) {
        int[] left = {at};
        ProgressListener interrupts =
            p -> {
              if (--left[0] == 0) {
                Thread.currentThread().interrupt();
              }
            };
        Sample<?> sample = ExactCover.of(problem).onProgress(interrupts, Duration.ZERO).sample(500);
        boolean interrupted = sample.outcome() == Outcome.INTERRUPTED;
        assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
        assertThat(sample.solutions()).hasSize(interrupted ? 0 : 500);
      }
    }
  }

  @Test
  void limitsTimeoutsAndInterruptsStopIt() {
    Problem<String> dominoes = KnownProblem.dominoes(8, 8, 0).problem();
    Sample<String> all = ExactCover.of(dominoes).sample(10);
    long nodes = all.statistics().nodes();
    for (long limit : new long[] {1, 100, nodes / 3, nodes - 1}) {
      Sample<String> some = ExactCover.of(dominoes).maxNodes(limit).sampleBestEffort(10_000);
      assertThat(some.outcome()).isEqualTo(Outcome.LIMIT);
      assertThat(some.statistics().nodes()).isEqualTo(limit);
      assertThat(some.statistics().solutions()).isEqualTo(some.solutions().size());
      some.solutions().forEach(CoverVerifier::requireCover);
    }
    List<Solution<String>> many =
        ExactCover.of(dominoes).maxNodes(100_000).sample(10_000).solutions();
    assertThat(many).hasSizeBetween(10, 9_999);
    assertThat(many.subList(0, 10)).isEqualTo(all.solutions());
    Sample<String> none = ExactCover.of(dominoes).timeout(Duration.ZERO).sample(10);
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
