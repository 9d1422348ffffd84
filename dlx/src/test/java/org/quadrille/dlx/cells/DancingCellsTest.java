package org.quadrille.dlx.cells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Bounded.bounded;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.SupportedProblems;
import org.quadrille.dlx.links.DancingLinksTest;
import org.quadrille.dlx.links.Links;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.testkit.KnownProblem;

class DancingCellsTest {
  private static SearchControl unlimited() {
    return new SearchControl(SearchLimits.NONE);
  }

  private static SearchStatistics statistics(CoverEngine engine) {
    return engine.work();
  }

  /** Forbids and requires a few random options. */
  private static void prepare(CoverEngine engine, Problem<?> problem, Random random) {
    for (int k = random.nextInt(3); k > 0 && problem.optionCount() > 0; k--) {
      engine.forbid(random.nextInt(problem.optionCount()));
    }
    for (int k = random.nextInt(3); k > 0 && problem.optionCount() > 0; k--) {
      engine.require(random.nextInt(problem.optionCount()));
    }
  }

  /** Checks that solutions, and the nodes before each solution, are the same. */
  private static void assertSameSearch(CoverEngine links, CoverEngine cells, int solutions) {
    boolean hasNext = true;
    for (int k = 0; k < solutions && hasNext; k++) {
      hasNext = links.next(unlimited());
      assertThat(cells.next(unlimited())).isEqualTo(hasNext);
      assertThat(statistics(cells).nodes()).isEqualTo(statistics(links).nodes());
      assertThat(statistics(cells).profile()).isEqualTo(statistics(links).profile());
      if (hasNext) {
        assertThat(cells.solution()).isEqualTo(links.solution());
      }
    }
  }

  @Test
  void theSearchIsThatOfDancingLinksAfterAnyOtherSearch() {
    SupportedProblems.check(
        Engine.DANCING_CELLS,
        3000,
        (seed, problem) -> {
          CoverEngine links = Links.of(problem);
          CoverEngine cells = new DancingCells(problem);
          Random random = new Random(seed);
          for (int round = 0; round < 5; round++) {
            prepare(links, problem, new Random(seed + round));
            prepare(cells, problem, new Random(seed + round));
            assertSameSearch(links, cells, random.nextInt(10));
            links.rewind();
            cells.rewind();
          }
          assertSameSearch(links, cells, Integer.MAX_VALUE);
        });
    KnownProblem.all()
        .forEach(
            known ->
                assertSameSearch(
                    Links.of(known.problem()),
                    new DancingCells(known.problem()),
                    Integer.MAX_VALUE));
  }

  /** Sets of all sizes, and choices among very many items. */
  @Test
  void theSearchIsThatOfDancingLinksForLargeProblems() {
    long nodes = 0;
    for (long seed = 0; seed < 200; seed++) {
      Problem<Integer> problem = large(new Random(seed));
      CoverEngine links = Links.of(problem);
      CoverEngine cells = new DancingCells(problem);
      for (int limit : new int[] {100, 1000}) {
        SearchLimits limits = SearchLimits.NONE.withNodes(limit);
        SearchControl forLinks = new SearchControl(limits);
        SearchControl forCells = new SearchControl(limits);
        while (links.next(forLinks)) {
          assertThat(cells.next(forCells)).as("seed %d", seed).isTrue();
          assertThat(cells.solution()).isEqualTo(links.solution());
        }
        assertThat(cells.next(forCells)).as("seed %d", seed).isFalse();
        assertThat(forCells.outcome()).isEqualTo(forLinks.outcome());
        assertThat(statistics(cells).profile()).isEqualTo(statistics(links).profile());
        nodes += statistics(cells).nodes();
        links.rewind();
        cells.rewind();
      }
    }
    assertThat(nodes).isGreaterThan(50_000);
  }

  private static Problem<Integer> large(Random random) {
    int items = 2 + random.nextInt(300);
    int options = items * (2 + random.nextInt(30));
    int most = 1 + random.nextInt(5);
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < items; k++) {
      builder.primary((Object) k);
    }
    for (int o = 0; o < options; o++) {
      builder.option(
          o, random.ints(1 + random.nextInt(most), 0, items).distinct().boxed().toArray());
    }
    return builder.build();
  }

  @Test
  void everySetIsRestoredAfterAnyEnding() {
    SupportedProblems.check(
        Engine.DANCING_CELLS,
        2000,
        (seed, problem) -> {
          DancingCells cells = new DancingCells(problem);
          cells.selfCheck();
          long[][] before = cells.snapshot();
          Random random = new Random(seed);
          for (int round = 0; round < 10; round++) {
            prepare(cells, problem, random);
            assertThat(cells.invariantsHold()).isTrue();
            SearchControl control =
                new SearchControl(SearchLimits.NONE.withNodes(1 + random.nextInt(20)));
            for (int k = random.nextInt(5); k > 0 && cells.next(control); k--) {
              assertThat(cells.invariantsHold()).isTrue();
            }
            cells.rewind();
            assertThat(cells.invariantsHold()).isTrue();
            assertThat(cells.snapshot()).as("seed %d", seed).isDeepEqualTo(before);
          }
          while (cells.next(unlimited())) {
            assertThat(cells.invariantsHold()).isTrue();
          }
          assertThat(cells.snapshot()).as("exhausted, seed %d", seed).isDeepEqualTo(before);
        });
  }

  @Test
  void theMemoryIsAsDocumented() {
    long[] set = new DancingCells(DancingLinksTest.TOY).snapshot()[0];
    assertThat(set).startsWith(0, 2, 3, 11, 1, 2, 7, 15, 2, 2, 0, 8, 3, 3, 4, 12, 18, 4, 2, 1, 19);
  }

  @Test
  void aConflictingOptionChangesNothing() {
    DancingCells cells = new DancingCells(DancingLinksTest.TOY);
    assertThat(cells.require(0)).isTrue();
    long[][] before = cells.snapshot();
    assertThat(cells.require(2)).as("c is covered").isFalse();
    assertThat(cells.require(0)).as("chosen already").isTrue();
    assertThat(cells.snapshot()).isDeepEqualTo(before);
    assertThat(cells.require(4)).isTrue();
    assertThat(cells.next(unlimited())).isTrue();
    assertThat(cells.solutionSize()).isEqualTo(3);
  }

  /** As those of dancing links, with fewer updates where an option is abandoned early. */
  @Test
  void theSearchTreesEqualThoseOfTheBook() {
    assertThat(cost(DancingLinksTest.TOY)).containsExactly(1, 5, 16);
    assertThat(cost(KnownProblem.queens(8).problem())).containsExactly(92, 1222, 16052);
    assertThat(cost(KnownProblem.langford(7).problem())).containsExactly(52, 606, 6265);
  }

  private static long[] cost(Problem<?> problem) {
    DancingCells cells = new DancingCells(problem);
    long solutions = 0;
    while (cells.next(unlimited())) {
      solutions++;
    }
    return new long[] {solutions, statistics(cells).nodes(), statistics(cells).updates()};
  }

  /** Reading all items at each node would take 10^10 steps. */
  @Test
  void onlyTheSmallestItemsAreRead() {
    int n = 100_000;
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < n; k++) {
      builder.primary((Object) k);
    }
    for (int k = 0; k < n; k++) {
      builder.option(k, k);
      if (k + 1 < n) {
        builder.option(~k, k, k + 1);
      }
    }
    DancingCells cells = new DancingCells(builder.build());
    assertThat(cells.next(unlimited())).isTrue();
    assertThat(statistics(cells).nodes()).isEqualTo(n);
  }

  @Test
  void boundsAreNotSupported() {
    Problem<String> bounded =
        Problem.<String>builder().primary(bounded("a", 0, 2)).option("o", "a").build();
    assertThat(Engine.DANCING_CELLS.supports(bounded)).isFalse();
    assertThatThrownBy(() -> ExactCover.of(bounded).engine(Engine.DANCING_CELLS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("dancing-cells");
  }
}
