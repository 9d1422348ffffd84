package org.quadrille.dlx.analysis;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.links.Links;
import org.quadrille.dlx.links.NetCosts;
import org.quadrille.dlx.search.SearchSettings;

/**
 * Branch and bound for the k cheapest solutions: once k solutions are known, the next one has to
 * cost less than the most expensive of them.
 */
public final class BranchAndBound<T> {
  /** A solution and the net cost of its options. */
  private record Found<T>(Solution<T> solution, long net) {}

  private final Problem<T> problem;
  private final SearchSettings settings;
  private final int k;
  private final List<Found<T>> best = new ArrayList<>(); // cheapest first

  /** Creates a search for the k cheapest solutions; the limit on solutions is ignored. */
  public BranchAndBound(Problem<T> problem, SearchSettings settings, int k) {
    this.problem = problem;
    this.settings = settings.withoutSolutionLimit();
    this.k = k;
  }

  /**
   * Searches, once.
   *
   * @return the outcome and the work done
   */
  public SearchResult run() {
    Links links = Links.of(problem, new NetCosts(problem));
    SearchControl control = settings.control();
    boolean more = links.start(settings.tree());
    while (more && links.next(control)) {
      control.solutionFound();
      insert(new Found<>(Solution.of(problem, links.solution()), links.spent()));
      if (best.size() == k) {
        links.limitCost(best.get(k - 1).net());
      }
    }
    return control.result(links.work());
  }

  private void insert(Found<T> found) {
    int place = best.size();
    while (place > 0 && best.get(place - 1).net() > found.net()) {
      place--;
    }
    best.add(place, found);
    if (best.size() > k) {
      best.remove(k);
    }
  }

  /** Returns the cheapest solutions found, cheapest first. */
  public List<Solution<T>> solutions() {
    return best.stream().map(Found::solution).toList();
  }
}
