package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import org.quadrille.core.Problem;
import org.quadrille.testkit.RandomProblems;

/** The random problems that an engine supports: the only place where a law may leave some out. */
public final class SupportedProblems {
  /** What holds for a problem. */
  public interface Law {
    void check(long seed, Problem<Integer> problem);
  }

  private static final int MOST = 14; // options: the oracle tries all sets of them

  private SupportedProblems() {}

  /**
   * Checks a law for the seeds below a number, every third of which gives a problem in which
   * options have one primary item; at least half of them must give problems for the engine.
   */
  public static void check(Engine engine, int seeds, Law law) {
    check(engine::supports, engine.toString(), seeds, law);
  }

  /** Does the same for problems that something else than an engine supports. */
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
