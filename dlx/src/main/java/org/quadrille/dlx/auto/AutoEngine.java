package org.quadrille.dlx.auto;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.links.Links;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.FrontierSearch;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Subtree;

/**
 * Begins each search with dancing links, which are built fast, and hands it over to the chosen
 * engine when the links have taken the effort of building that engine. A sudoku with one solution
 * ends before; in a long search, the links cost no more than building the other structure.
 *
 * <pre>
 * links, suspended by the effort budget  -&gt;  frontier  -&gt;  the chosen engine, built when first needed
 * </pre>
 */
final class AutoEngine implements CoverEngine {
  private final Problem<?> problem;
  private final EngineSelector selector;
  private final Links links;
  private final EffortBudget budget;
  private @Nullable CoverEngine chosen; // once it has been built
  private boolean isLong; // whether the effort is spent, so that the choice matters
  private @Nullable SearchControl budgeted; // the control that has the budget as a rule
  private @Nullable FrontierSearch handedOver; // the search, once it is handed over

  /**
   * Creates an engine, and its links.
   *
   * @param selector chooses the other engine
   * @param effort of links before the search is handed over
   */
  AutoEngine(Problem<?> problem, EngineSelector selector, long effort) {
    this.problem = problem;
    this.selector = selector;
    links = Links.of(problem);
    budget = new EffortBudget(links, effort, this::handsOver);
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
    if (handedOver == null) {
      applyBudget(control);
      if (links.next(control)) {
        return true;
      }
      if (!control.isSuspendedBy(budget)) {
        return false;
      }
      handOver(control);
    }
    return handedOver != null && handedOver.next(control);
  }

  @Override
  public BigInteger count(SearchControl control) {
    BigInteger counted = BigInteger.ZERO;
    if (handedOver == null) {
      applyBudget(control);
      counted = links.count(control);
      if (!control.isSuspendedBy(budget)) {
        return counted;
      }
      handOver(control);
    }
    if (handedOver != null) {
      BigInteger before = handedOver.solutions();
      handedOver.count(control);
      counted = counted.add(handedOver.solutions().subtract(before));
    }
    return counted;
  }

  private void applyBudget(SearchControl control) {
    if (budgeted != control) {
      removeBudget();
      control.suspendOn(budget);
      budgeted = control;
    }
  }

  private void removeBudget() {
    if (budgeted != null) {
      budgeted.removeRule(budget);
      budgeted = null;
    }
  }

  private boolean handsOver() {
    isLong = true;
    return selector.choice().kind() != EngineKind.LINKS;
  }

  private void handOver(SearchControl control) {
    control.resume();
    SearchStatistics work = links.work();
    List<Subtree> left = links.left();
    if (chosen == null) {
      chosen = selector.choice().kind().create(problem);
    }
    int root = links.solutionSize(); // no option is chosen any more
    handedOver = new FrontierSearch(chosen, new Frontier(root, left, BigInteger.ZERO, work));
  }

  /** Returns the engine that searches, and why. */
  ChosenEngine choice() {
    return isLong ? selector.choice() : EngineSelector.SHORT;
  }

  @Override
  public int solutionSize() {
    return handedOver == null ? links.solutionSize() : handedOver.solutionSize();
  }

  @Override
  public int solutionOption(int k) {
    return handedOver == null ? links.solutionOption(k) : handedOver.solutionOption(k);
  }

  @Override
  public int[] solution() {
    return handedOver == null ? links.solution() : handedOver.solution();
  }

  @Override
  public List<Subtree> left() {
    removeBudget(); // another engine searches what is left
    return handedOver == null ? links.left() : handedOver.frontier().subtrees();
  }

  @Override
  public double fraction() {
    return handedOver == null ? links.fraction() : handedOver.fraction();
  }

  @Override
  public void addTo(SearchPath path) {
    if (handedOver == null) {
      links.addTo(path);
    } else {
      handedOver.addTo(path);
    }
  }

  @Override
  public Profile profile() {
    return handedOver == null ? links.profile() : handedOver.profile();
  }

  @Override
  public SearchStatistics work() {
    return handedOver == null ? links.work() : handedOver.work();
  }

  @Override
  public void rewind() {
    if (handedOver != null) {
      handedOver.engine().rewind();
      handedOver = null;
    }
    links.rewind();
    isLong = false;
    removeBudget();
  }

  @Override
  public boolean invariantsHold() {
    return links.invariantsHold() && (handedOver == null || handedOver.engine().invariantsHold());
  }

  @Override
  public void selfCheck() {
    links.selfCheck();
  }

  @Override
  public long[][] snapshot() {
    return links.snapshot();
  }
}
