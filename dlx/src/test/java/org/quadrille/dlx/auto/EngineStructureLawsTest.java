package org.quadrille.dlx.auto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.dlx.LargerProblems;
import org.quadrille.dlx.SupportedProblems;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.testkit.KnownProblem;

/** Laws of the data structure of every kind of engine; the enum enrols them. */
class EngineStructureLawsTest {
  private static void assume(CoverEngine engine, Problem<?> problem, Random random) {
    for (int k = random.nextInt(3); k > 0 && problem.optionCount() > 0; k--) {
      engine.forbid(random.nextInt(problem.optionCount()));
    }
    for (int k = random.nextInt(3); k > 0 && problem.optionCount() > 0; k--) {
      engine.require(random.nextInt(problem.optionCount()));
    }
  }

  private static SearchControl nodes(long nodes) {
    return new SearchControl(SearchLimits.NONE.withNodes(nodes));
  }

  private static void check(EngineKind kind, Problem<?> problem, long seed) {
    CoverEngine engine = kind.create(problem);
    engine.selfCheck();
    long[][] before = engine.snapshot();
    Random random = new Random(seed);
    for (int round = 0; round < 8; round++) {
      assume(engine, problem, random);
      assertThat(engine.invariantsHold()).as("assumptions, seed %d", seed).isTrue();
      SearchControl control = nodes(1 + random.nextInt(20));
      if (round % 3 == 2) {
        engine.count(control);
      } else {
        for (int k = random.nextInt(5); k > 0 && engine.next(control); k--) {
          assertThat(engine.invariantsHold()).as("a solution, seed %d", seed).isTrue();
        }
      }
      if (control.isHalted() && round % 2 == 0) {
        engine.left();
      }
      engine.rewind();
      assertThat(engine.invariantsHold()).as("rewound, seed %d", seed).isTrue();
      assertThat(engine.snapshot()).as("rewound, seed %d", seed).isDeepEqualTo(before);
    }
    SearchControl all = nodes(2000);
    while (engine.next(all)) {
      assertThat(engine.invariantsHold()).isTrue();
    }
    if (!all.isHalted()) {
      assertThat(engine.left()).as("exhausted, seed %d", seed).isEmpty();
    }
    engine.rewind();
    assertThat(engine.snapshot()).as("exhausted, seed %d", seed).isDeepEqualTo(before);
  }

  @ParameterizedTest
  @EnumSource
  void isRestoredAfterAnyEnding(EngineKind kind) {
    SupportedProblems.check(
        kind::supports, kind.name(), 2000, (seed, problem) -> check(kind, problem, seed));
  }

  @ParameterizedTest
  @EnumSource
  void isRestoredForLargerProblems(EngineKind kind) {
    for (int items : new int[] {12, 66, 90}) {
      for (long seed = 0; seed < 10; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 4));
        if (kind.supports(problem)) {
          check(kind, problem, seed);
        }
      }
    }
  }

  /** An engine can be rewound after a listener has thrown. */
  @ParameterizedTest
  @EnumSource
  void isRestoredAfterAnException(EngineKind kind) {
    Problem<String> queens = KnownProblem.queens(8).problem();
    CoverEngine engine = kind.create(queens);
    long[][] before = engine.snapshot();
    for (int reports = 1; reports <= 3; reports++) {
      int[] reportsLeft = {reports};
      SearchControl control =
          new SearchControl(
              SearchLimits.NONE,
              progress -> {
                if (--reportsLeft[0] == 0) {
                  throw new IllegalStateException("enough");
                }
              },
              Duration.ZERO);
      assertThatThrownBy(() -> engine.count(control)).hasMessage("enough");
      engine.rewind();
      assertThat(engine.snapshot()).isDeepEqualTo(before);
      assertThat(engine.start(Subtree.ALL)).isTrue();
      assertThat(engine.count(new SearchControl(SearchLimits.NONE))).isEqualTo(92);
      engine.rewind();
    }
  }
}
