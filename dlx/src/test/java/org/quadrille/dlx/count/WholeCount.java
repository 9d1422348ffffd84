package org.quadrille.dlx.count;

import org.quadrille.core.Problem;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.TestFacade;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.ThreadSettings;

/** Counts problems as one component, for tests of other packages. */
public final class WholeCount {
  private WholeCount() {}

  /** Counts the solutions of a problem as one component, without limits. */
  public static Counted count(Problem<?> problem, Engine engine, ThreadSettings threads) {
    return SolutionCounter.countAsOne(
        problem, SearchSettings.DEFAULT.with(threads), TestFacade.policy(engine, problem));
  }
}
