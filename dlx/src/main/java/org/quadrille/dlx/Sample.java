package org.quadrille.dlx;

import java.util.List;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;

/**
 * Solutions drawn by chance, each independently of the others, so that one may occur again.
 *
 * <p>They are uniform, that is all solutions have the same chance, where the solutions can be
 * counted, with counts of sub-problems remembered or one by one, in some millions of nodes (fewer
 * if the problem is large) and no more than half of those that the limits allow. Small problems
 * always can.
 *
 * <p>Otherwise they are <em>not</em> uniform: at each node all ways on have the same chance,
 * however many solutions lie behind them. Where a search runs into dead ends it turns back, and
 * begins anew at the root after some time; so solutions that are soon found after such choices come
 * up more often still.
 *
 * @param solutions in the order in which they were drawn; none if the problem has none
 * @param outcome {@link Outcome#EXHAUSTED} if as many were drawn as were asked for, or it was shown
 *     that there are none; otherwise what stopped the search
 * @param statistics what it took, the counting included; all nodes together obey the limit
 * @param uniform whether all solutions had the same chance
 * @param <T> the type of the payloads
 */
public record Sample<T>(
    List<Solution<T>> solutions, Outcome outcome, SearchStatistics statistics, boolean uniform) {

  /**
   * Makes a result.
   *
   * @param solutions in the order in which they were drawn
   * @param outcome how the search ended
   * @param statistics what it took
   * @param uniform whether all solutions had the same chance
   */
  public Sample {
    solutions = List.copyOf(solutions);
  }
}
