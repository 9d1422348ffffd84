package org.quadrille.puzzles;

import java.util.Locale;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;

/** Argument checks. */
final class Checks {
  private Checks() {}

  /** Returns a value if it is from 1 to {@code max}. */
  static int within(String what, int value, int max) {
    if (value < 1 || value > max) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s: expected 1 to %d, found %d", what, max, value));
    }
    return value;
  }

  /** Checks that a solution belongs to a problem. */
  static void requireSolutionOf(Problem<?> problem, Solution<?> solution) {
    if (solution.problem() != problem) {
      throw new IllegalArgumentException(
          "expected a solution of this puzzle, found one of " + solution.problem());
    }
  }
}
