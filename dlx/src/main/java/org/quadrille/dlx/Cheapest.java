package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.SearchResult;

/**
 * Branch and bound for the k cheapest solutions: once k are known, the next must beat the worst of
 * them.
 */
final class Cheapest<T> {
  /** A solution and what its options cost, net. */
  private record Priced<T>(Solution<T> solution, long net) {}

  private final Links links;
  private final Searcher<T> searcher;
  private final Settings unlimited; // on the number of solutions
  private final int k;
  private final List<Priced<T>> best = new ArrayList<>(); // from cheap to dear

  Cheapest(Problem<T> problem, Settings settings, int k) {
    links = Links.of(problem, new Prices(problem));
    searcher = new Searcher<>(problem, links, Cheapest::engineChoice, settings.prefix());
    unlimited = settings.with(settings.limits().withSolutions(Long.MAX_VALUE));
    this.k = k;
  }

  Best<T> find() {
    searcher.start(unlimited.control());
    while (searcher.next()) {
      insert(new Priced<>(searcher.solution(), links.spent()));
      if (best.size() == k) {
        links.budget(best.get(k - 1).net());
      }
    }
    SearchResult result = searcher.finish();
    return new Best<>(
        best.stream().map(Priced::solution).toList(), result.outcome(), result.statistics());
  }

  private void insert(Priced<T> found) {
    int place = best.size();
    while (place > 0 && best.get(place - 1).net() > found.net()) {
      place--;
    }
    best.add(place, found);
    if (best.size() > k) {
      best.remove(k);
    }
  }

  private static EngineChoice engineChoice() {
    return new EngineChoice(Engine.DANCING_LINKS, "they know costs");
  }
}
