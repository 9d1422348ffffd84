package org.quadrille.dlx.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

public class DancingLinksTest {
  /** The example of TAOCP 7.2.2.1, (6). */
  public static final Problem<String> TOY =
      Problem.<String>builder()
          .primary("a", "b", "c", "d", "e", "f", "g")
          .option("1", "c", "e")
          .option("2", "a", "d", "g")
          .option("3", "b", "c", "f")
          .option("4", "a", "d", "f")
          .option("5", "b", "g")
          .option("6", "d", "e", "g")
          .build();

  @Test
  void everyArrayIsRestoredAfterAnyEnding() {
    for (long seed = 0; seed < 2000; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      Links links = Links.of(problem);
      links.selfCheck();
      long[][] before = links.snapshot();
      Random random = new Random(seed);
      for (int round = 0; round < 10; round++) {
        for (int k = random.nextInt(2); k > 0 && problem.optionCount() > 0; k--) {
          links.forbid(random.nextInt(problem.optionCount()));
        }
        for (int k = random.nextInt(3); k > 0 && problem.optionCount() > 0; k--) {
          links.require(random.nextInt(problem.optionCount()));
        }
        SearchControl control =
            new SearchControl(SearchLimits.NONE.withNodes(1 + random.nextInt(20)));
        for (int k = random.nextInt(5); k > 0 && links.next(control); k--) {
          assertThat(links.invariantsHold()).isTrue();
        }
        links.rewind();
        assertThat(links.snapshot()).as("seed %d", seed).isDeepEqualTo(before);
      }
      SearchControl control = new SearchControl(SearchLimits.NONE);
      while (links.next(control)) {
        assertThat(links.invariantsHold()).isTrue();
      }
      if (!problem.hasBounds()) {
        assertThat(links.fraction()).as("exhausted, seed %d", seed).isEqualTo(1);
      }
      assertThat(links.left()).as("exhausted, seed %d", seed).isEmpty();
      links.rewind();
      assertThat(links.snapshot()).as("exhausted, seed %d", seed).isDeepEqualTo(before);
    }
  }

  @Test
  void aConflictingOptionChangesNothing() {
    DancingLinks links = new DancingLinks(TOY, null);
    assertThat(links.require(0)).isTrue();
    long[][] before = links.snapshot();
    assertThat(links.require(2)).as("c is covered").isFalse();
    assertThat(links.require(0)).as("chosen already").isTrue();
    assertThat(links.snapshot()).isDeepEqualTo(before);
    assertThat(links.require(4)).isTrue();
    assertThat(links.next(new SearchControl(SearchLimits.NONE))).isTrue();
    assertThat(links.solutionSize()).isEqualTo(3);
  }

  /** Nodes and updates do not depend on the machine: if they change, the search has changed. */
  @Test
  void theSearchTreesEqualThoseOfTheBook() {
    assertThat(cost(TOY)).containsExactly(1, 5, 16);
    assertThat(cost(KnownProblem.queens(8).problem())).containsExactly(92, 1222, 16659);
    assertThat(cost(KnownProblem.langford(7).problem())).containsExactly(52, 606, 6572);
  }

  private static long[] cost(Problem<?> problem) {
    DancingLinks links = new DancingLinks(problem, null);
    SearchControl control = new SearchControl(SearchLimits.NONE);
    long solutions = 0;
    while (links.next(control)) {
      solutions++;
    }
    return new long[] {solutions, links.work().nodes(), links.work().updates()};
  }
}
