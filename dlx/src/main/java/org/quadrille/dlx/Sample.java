package org.quadrille.dlx;

import java.util.List;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;

/**
 * Random solutions, each drawn independently of the others, so that a solution may occur
 * repeatedly.
 *
 * @param solutions in the order in which they were drawn; empty if the problem has none
 * @param outcome {@link Outcome#EXHAUSTED} if as many were drawn as requested, or there are no
 *     solutions; otherwise what stopped the search
 * @param statistics the work done, counting included
 * @param uniform whether all solutions were equally likely; always true for {@link
 *     ExactCover#sample}, see {@link ExactCover#sampleBestEffort}
 * @param <T> the type of the payloads
 */
public record Sample<T>(
    List<Solution<T>> solutions, Outcome outcome, SearchStatistics statistics, boolean uniform) {

  /**
   * Creates a sample.
   *
   * @param solutions in the order in which they were drawn; copied
   * @param outcome how the search ended
   * @param statistics the work done
   * @param uniform whether all solutions were equally likely
   */
  public Sample {
    solutions = List.copyOf(solutions);
  }
}
