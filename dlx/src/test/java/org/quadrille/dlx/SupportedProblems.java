package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import org.quadrille.core.Problem;
import org.quadrille.testkit.RandomProblems;

/** The random problems that an engine supports; laws may skip problems only here. */
public final class SupportedProblems {
  /** A law that is checked for one problem. */
  public interface Law {
    void check(long seed, Problem<Integer> problem);
  }

  private static final int MOST = 14; // options, since the oracle tries all subsets

  private SupportedProblems() {}

  /**
   * Checks a law for the seeds from 0 to {@code seeds - 1}. In every third problem, each option has
   * one primary item. The engine must support at least half of the problems.
   */
  public static void check(Engine engine, int seeds, Law law) {
    check(engine::supports, engine.toString(), seeds, law);
  }

  /** Checks a law for the problems that a predicate accepts. */
  public static void check(Predicate<Problem<?>> supports, String engine, int seeds, Law law) {
    int checked = 0;
    for (long seed = 0; seed < seeds; seed++) {
      Problem<Integer> problem =
          seed % 3 == 2 ? RandomProblems.onePrimary(seed, MOST) : RandomProblems.next(seed);
      if (supports.test(problem)) {
        law.check(seed, problem);
        checked++;
      }
    }
    assertThat(checked).as("problems that %s supports", engine).isGreaterThanOrEqualTo(seeds / 2);
  }
}
