package org.quadrille.dlx.links;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

class ProbeTest {
  /** Returns 4 words, or none for at most 64 options and items. */
  private static int rowWords(int options, int items) {
    return options > 64 || items > 64 ? 4 : 0;
  }

  @Test
  void aProbeOfASmallTreeIsComplete() {
    for (long seed = 0; seed < 500; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (!problem.hasBounds()) {
        long nodes =
            ExactCover.of(problem)
                .engine(Engine.DANCING_LINKS)
                .forEach(solution -> {})
                .statistics()
                .nodes();
        assertThat(Probe.of(problem, ProbeTest::rowWords).isComplete())
            .isEqualTo(nodes < Probe.NODES);
      }
    }
  }

  @Test
  void aProbeMeasuresTheWorkAtANode() {
    Probe probe = Probe.of(KnownProblem.queens(10).problem(), ProbeTest::rowWords);
    assertThat(probe.isComplete()).isFalse();
    assertThat(probe.updates()).isBetween(5.0, 40.0);
    assertThat(probe.updatesAtDeadEnds()).isBetween(0.1, probe.updates());
    assertThat(probe.looks()).isBetween(1.0, 20.0);
    assertThat(probe.wide()).isLessThan(0.1);
  }
}
