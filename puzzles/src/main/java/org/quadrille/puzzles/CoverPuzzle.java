package org.quadrille.puzzles;

import org.quadrille.core.Problem;
import org.quadrille.core.Solution;

/**
 * A puzzle: an exact cover problem whose solutions can be drawn. Immutable.
 *
 * @param <P> the type of the options' payloads
 */
public interface CoverPuzzle<P> {
  /**
   * Returns the puzzle as an exact cover problem.
   *
   * @return the problem, the same object on each call
   */
  Problem<P> problem();

  /**
   * Returns a drawing of a solution as text.
   *
   * @param solution a solution of {@link #problem()}
   * @return lines, each ended by LF
   * @throws IllegalArgumentException if it belongs to another problem
   */
  String draw(Solution<P> solution);
}
