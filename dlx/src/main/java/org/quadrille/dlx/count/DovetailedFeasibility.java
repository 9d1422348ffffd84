package org.quadrille.dlx.count;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.ThreadSettings;

/**
 * Decides whether each component of a problem has a solution. The searches are dovetailed: all get
 * few nodes before any gets more, so that a component without a solution is found however hard the
 * other components are.
 */
public final class DovetailedFeasibility {
  /** The answer. */
  public enum Verdict {
    /** Each component has a solution. */
    COVER,
    /** A component has no solution. */
    NO_COVER,
    /** The limits were reached first. */
    OPEN
  }

  private static final long FIRST_NODES = 1000;
  private static final long GROWTH = 4;

  /** With fewer nodes, a search is shorter than the start of several threads. */
  private static final long FEW_NODES = 100_000;

  private final SearchBudget budget;
  private final EnginePolicy policy;
  private BitSet core = new BitSet();
  private long nodesOfProof;

  /** Creates searches within a budget, which is shared with other searches. */
  public DovetailedFeasibility(SearchBudget budget, EnginePolicy policy) {
    this.budget = budget;
    this.policy = policy;
  }

  /** Returns, after {@link Verdict#NO_COVER}, the items of the component without a solution. */
  public BitSet core() {
    return core;
  }

  /** Returns the number of nodes of the proof that {@link #core} has no cover. */
  public long nodesOfProof() {
    return nodesOfProof;
  }

  /**
   * Searches for the first solution of each component.
   *
   * @param maxNodes the limit on nodes for all of them
   */
  public Verdict of(List<Component> components, long maxNodes) {
    Deque<Component> open = new ArrayDeque<>(components);
    long left = maxNodes;
    long share = FIRST_NODES;
    while (!open.isEmpty() && left > 0 && !budget.isStopped()) {
      for (int n = open.size(); n > 0 && left > 0 && budget.mayContinue(); n--) {
        Component component = open.remove();
        Counted count = search(component, open.isEmpty() ? left : Math.min(left, share));
        left -= count.statistics().nodes();
        if (count.value().signum() == 0) {
          if (count.isExact()) {
            core = component.items();
            nodesOfProof = count.statistics().nodes();
            return Verdict.NO_COVER;
          }
          open.add(component);
        }
      }
      share = Math.min(share, Long.MAX_VALUE / GROWTH) * GROWTH;
    }
    return open.isEmpty() ? Verdict.COVER : Verdict.OPEN;
  }

  private Counted search(Component component, long maxNodes) {
    SearchSettings settings = budget.next(component.tree(), 1, maxNodes);
    if (maxNodes <= FEW_NODES) {
      settings = settings.with(ThreadSettings.ONE);
    }
    Counted count =
        SolutionCounter.countAsOne(
            component.problem(), settings, policy.forPart(component.problem()));
    budget.spend(count.statistics());
    return count;
  }
}
