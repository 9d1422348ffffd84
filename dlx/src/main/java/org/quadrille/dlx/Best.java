package org.quadrille.dlx;

import java.util.List;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;

/**
 * The cheapest solutions.
 *
 * @param solutions cheapest first; of equal cost, in the order in which they were found. The
 *     cheapest of all solutions if the outcome is {@link Outcome#EXHAUSTED}, otherwise the cheapest
 *     found
 * @param outcome how the search ended
 * @param statistics the work done; its solutions are those that were among the cheapest when found
 * @param <T> the type of the payloads
 */
public record Best<T>(List<Solution<T>> solutions, Outcome outcome, SearchStatistics statistics) {

  /**
   * Creates a result.
   *
   * @param solutions cheapest first; copied
   * @param outcome how the search ended
   * @param statistics the work done
   */
  public Best {
    solutions = List.copyOf(solutions);
  }

  /**
   * Returns whether these are known to be the cheapest solutions.
   *
   * @return whether everything was searched
   */
  public boolean isExact() {
    return outcome == Outcome.EXHAUSTED;
  }
}
