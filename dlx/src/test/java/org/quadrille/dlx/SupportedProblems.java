package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import org.quadrille.core.Problem;
import org.quadrille.testkit.RandomProblems;

/** The random problems that an engine supports: the only place where a law may leave some out. */
final class SupportedProblems {
  /** What holds for a problem. */
  interface Law {
    void check(long seed, Problem<Integer> problem);
  }

  private SupportedProblems() {}

  /** Checks a law for the seeds below a number; at least half of them must give problems for it. */
  static void check(Engine engine, int seeds, Law law) {
    int checked = 0;
    for (long seed = 0; seed < seeds; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (engine.supports(problem)) {
        law.check(seed, problem);
        checked++;
      }
    }
    assertThat(checked).as("problems that %s supports", engine).isGreaterThanOrEqualTo(seeds / 2);
  }
}
