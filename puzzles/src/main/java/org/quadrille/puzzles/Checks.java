package org.quadrille.puzzles;

import java.util.Locale;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;

/** Checks of what comes in. */
final class Checks {
  private Checks() {}

  static int within(String what, int value, int max) {
    if (value < 1 || value > max) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s must be from 1 to %d: %d", what, max, value));
    }
    return value;
  }

  static void belongs(Solution<?> solution, Problem<?> problem) {
    if (solution.problem() != problem) {
      throw new IllegalArgumentException("a solution of another problem: " + solution.problem());
    }
  }
}
