package org.quadrille.puzzles;

import org.quadrille.core.Problem;
import org.quadrille.core.Solution;

/**
 * A puzzle: an exact cover problem that knows what its solutions look like. Immutable.
 *
 * @param <P> what an option of the problem stands for
 */
public interface CoverPuzzle<P> {
  /**
   * The puzzle as a problem.
   *
   * @return the problem, the same one at each call
   */
  Problem<P> problem();

  /**
   * Draws a solution as text.
   *
   * @param solution a solution of {@link #problem()}
   * @return lines, each ended by LF
   * @throws IllegalArgumentException if it belongs to another problem
   */
  String draw(Solution<P> solution);
}
