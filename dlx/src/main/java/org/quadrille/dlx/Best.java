package org.quadrille.dlx;

import java.util.List;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;

/**
 * The cheapest solutions.
 *
 * @param solutions from cheap to dear, those of equal cost in the order in which they were found:
 *     the cheapest there are if the outcome is {@link Outcome#EXHAUSTED}, else the cheapest that
 *     were found
 * @param outcome how the search ended
 * @param statistics what it took; its solutions are those that were the best for a while
 * @param <T> the type of the payloads
 */
public record Best<T>(List<Solution<T>> solutions, Outcome outcome, SearchStatistics statistics) {

  /**
   * Makes a result.
   *
   * @param solutions from cheap to dear
   * @param outcome how the search ended
   * @param statistics what it took
   */
  public Best {
    solutions = List.copyOf(solutions);
  }

  /**
   * Whether no cheaper solutions exist.
   *
   * @return whether everything was searched
   */
  public boolean isExact() {
    return outcome == Outcome.EXHAUSTED;
  }
}
