package org.quadrille.dlx.bitset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.core.Bounded.bounded;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.LargerProblems;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

class BitsetsTest {
  private static final long NODES = 2_000;

  /**
   * Returns the solutions within {@link #NODES} nodes of dancing links, or the first of an engine.
   */
  private static <T> List<Solution<T>> some(ExactCover<T> cover, Engine engine, long most) {
    List<Solution<T>> solutions = new ArrayList<>();
    SearchLimits limits =
        engine == Engine.DANCING_LINKS
            ? SearchLimits.NONE.withNodes(NODES)
            : SearchLimits.NONE.withSolutions(most);
    cover.engine(engine).limits(limits).forEach(s -> solutions.add(CoverVerifier.requireCover(s)));
    return solutions;
  }

  @Test
  void theOrderOfSolutionsIsThatOfDancingLinks() {
    for (long seed = 0; seed < 2000; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (!problem.hasBounds()) {
        checkOrder(ExactCover.of(problem));
      }
    }
    KnownProblem.all().forEach(known -> checkOrder(ExactCover.of(known.problem())));
  }

  @Test
  void theOrderOfSolutionsIsThatOfDancingLinksForManyWords() {
    int solutions = 0;
    for (int items : new int[] {1, 12, 30, 64, 65, 90, 130}) {
      for (int cuts : new int[] {2, 5, 17, 40}) {
        for (long seed = 0; seed < 5; seed++) {
          Problem<Integer> problem = LargerProblems.next(seed, items, cuts);
          solutions += checkOrder(ExactCover.of(problem));
          Random random = new Random(seed);
          int[] forbidden = random.ints(3, 0, problem.optionCount()).toArray();
          int[] required = random.ints(2, 0, problem.optionCount()).toArray();
          solutions += checkOrder(ExactCover.of(problem).forbid(forbidden));
          solutions += checkOrder(ExactCover.of(problem).require(required));
        }
      }
    }
    assertThat(solutions).isGreaterThan(1_000);
  }

  private static <T> int checkOrder(ExactCover<T> cover) {
    List<Solution<T>> expected = some(cover, Engine.DANCING_LINKS, Long.MAX_VALUE);
    if (!expected.isEmpty()) {
      assertThat(some(cover, Engine.BITSETS, expected.size())).isEqualTo(expected);
    }
    return expected.size();
  }

  @Test
  void countingTriesTheNodesOfVisitingEachSolution() {
    for (KnownProblem known : List.of(KnownProblem.queens(9), KnownProblem.bell(7))) {
      Bitsets engine = new Bitsets(known.problem());
      SearchControl control = new SearchControl(SearchLimits.NONE);
      while (engine.next(control) && control.solutionFound()) {
        // visit each
      }
      List<Long> oneByOne = figures(engine, control);
      engine.rewind();
      control = new SearchControl(SearchLimits.NONE);
      engine.count(control);
      assertThat(figures(engine, control)).isEqualTo(oneByOne).startsWith(known.count());
      engine.rewind();
      control = new SearchControl(SearchLimits.NONE);
      assertThat(engine.next(control) && control.solutionFound()).isTrue();
      engine.count(control);
      assertThat(figures(engine, control))
          .as("after visiting the first solution")
          .isEqualTo(oneByOne);
    }
  }

  private static List<Long> figures(Bitsets engine, SearchControl control) {
    long nodes = control.result(engine.work()).statistics().nodes();
    long sum = IntStream.range(0, 100).mapToLong(l -> profile(engine, control, l)).sum();
    assertThat(sum).as("the profile's sum").isEqualTo(nodes);
    return List.of(control.solutions(), nodes);
  }

  private static long profile(Bitsets engine, SearchControl control, int level) {
    long[] profile = control.result(engine.work()).statistics().profile().toArray();
    return level < profile.length ? profile[level] : 0;
  }

  @Test
  void largeProblemsAndBoundsAreNotSupported() {
    assertThat(Engine.BITSETS.supports(chain(Bitsets.MAX_OPTIONS))).isTrue();
    assertThat(Engine.BITSETS.supports(chain(Bitsets.MAX_OPTIONS + 1))).isFalse();
    Problem<String> bounded =
        Problem.<String>builder().primary(bounded("a", 0, 2)).option("o", "a").build();
    assertThat(Engine.BITSETS.supports(bounded)).isFalse();
  }

  @Test
  void theLargestSupportedProblemIsSearched() {
    Bitsets engine = new Bitsets(chain(Bitsets.MAX_OPTIONS));
    SearchControl control = new SearchControl(SearchLimits.NONE);
    assertThat(engine.count(control)).isOne();
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
    assertThat(engine.work().nodes()).isEqualTo(Bitsets.MAX_OPTIONS);
  }

  private static Problem<Integer> chain(int n) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < n; k++) {
      builder.primary((Object) k);
      builder.option(k, k);
    }
    return builder.build();
  }
}
