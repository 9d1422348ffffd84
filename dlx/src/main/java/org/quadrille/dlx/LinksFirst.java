package org.quadrille.dlx;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/**
 * Dancing links for as long as it does not pay to build another structure, then the engine that
 * {@link EngineSelector} chooses. A sudoku of one solution is over before; and if the search is a
 * long one, the links have cost no more than building the other structure does.
 */
final class LinksFirst implements CoverEngine {
  private final Problem<?> problem;
  private final EngineSelector selector;
  private final DancingLinks links;
  private final long patience; // in updates and nodes
  private final BooleanSupplier handsOver = this::handsOver;
  private @Nullable CoverEngine other; // once it has been needed
  private boolean isLong; // the search under way, so that the choice matters
  private @Nullable Relay relay; // of the search under way, once another engine goes on with it

  LinksFirst(Problem<?> problem, EngineSelector selector, long patience) {
    this.problem = problem;
    this.selector = selector;
    this.patience = patience;
    links = new DancingLinks(problem, null);
    rewind();
  }

  @Override
  public void forbid(int option) {
    links.forbid(option);
  }

  @Override
  public boolean require(int option) {
    return links.require(option);
  }

  @Override
  public boolean next(SearchControl control) {
    if (relay == null) {
      if (links.next(control)) {
        return true;
      }
      if (!links.isImpatient()) {
        return false;
      }
      relay = handOver(control);
    }
    return relay.next(control);
  }

  @Override
  public void count(SearchControl control) {
    while (relay == null) {
      if (!next(control) || !control.solutionFound()) {
        return;
      }
    }
    relay.count(control);
  }

  private boolean handsOver() {
    isLong = true;
    return selector.choose().engine() != Engine.DANCING_LINKS;
  }

  private Relay handOver(SearchControl control) {
    SearchStatistics before = links.result(control).statistics();
    List<Leg> legs = Leg.left(links, links::rest, 1);
    if (other == null) {
      other = selector.choose().engine().create(problem);
    }
    return new Relay(other, links.solutionSize(), legs, before);
  }

  @Override
  public @Nullable EngineChoice choice() {
    return isLong ? selector.choose() : EngineSelector.SHORT;
  }

  private CoverEngine current() {
    return relay == null ? links : relay.engine();
  }

  @Override
  public int solutionSize() {
    return current().solutionSize();
  }

  @Override
  public int solutionOption(int k) {
    return current().solutionOption(k);
  }

  @Override
  public int[] solution() {
    return current().solution();
  }

  @Override
  public List<Prefix> rest() {
    return relay == null ? links.rest() : relay.rest();
  }

  @Override
  public double fraction() {
    return relay == null ? links.fraction() : relay.fraction();
  }

  @Override
  public void addTo(Levels levels) {
    if (relay == null) {
      links.addTo(levels);
    } else {
      relay.addTo(levels);
    }
  }

  @Override
  public Profile profile() {
    return relay == null ? links.profile() : relay.profile();
  }

  @Override
  public SearchResult result(SearchControl control) {
    return relay == null ? links.result(control) : relay.result(control);
  }

  @Override
  public void rewind() {
    if (relay != null) {
      relay.engine().rewind();
      relay = null;
    }
    links.rewind();
    isLong = false;
    links.patience(new Patience(patience, handsOver));
  }
}
