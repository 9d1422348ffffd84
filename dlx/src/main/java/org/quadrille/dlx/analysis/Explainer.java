package org.quadrille.dlx.analysis;

import java.util.BitSet;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.dlx.uses.ItemUses;

/**
 * Finds a minimal set of items that cannot be covered together. If a set of items can be covered,
 * so can each subset. So an item that is needed in a set is needed in each subset that has no
 * cover, and it is enough to try once to remove each item.
 *
 * <p>Blocks of items are erased first: half of the items, then a quarter and so on, from the last
 * item to the first. A try may take several times as many nodes as the last proof; tries without an
 * answer are repeated at the end, with more and more nodes.
 */
public final class Explainer<T> {
  /**
   * The explanation.
   *
   * @param restriction the items that cannot be covered together, and their options
   * @param hasSolution whether there is a solution, and nothing to explain
   * @param isMinimal whether each of the items is known to be needed
   * @param result the outcome and the work done
   */
  public record Result<T>(
      Restriction<T> restriction, boolean hasSolution, boolean isMinimal, SearchResult result) {}

  /** The least limit on the nodes of a try. */
  private static final long FEW_NODES = 1000;

  /** The limit on the nodes of a try, as a multiple of the nodes of the last proof. */
  private static final long FACTOR = 4;

  private final Problem<T> problem;
  private final SearchSettings settings;
  private final Feasibility feasibility;
  private BitSet items = new BitSet(); // that have no cover together
  private final BitSet needed = new BitSet(); // without any one of these, the items have a cover

  /** Prepares a problem; the limit on solutions is ignored, and one thread searches. */
  public Explainer(Problem<T> problem, SearchSettings settings, EnginePolicy policy) {
    this.problem = problem;
    this.settings = settings.with(ThreadSettings.ONE);
    feasibility = new Feasibility(problem, this.settings, policy);
  }

  /**
   * Explains, once.
   *
   * @throws SearchStoppedException if the search was stopped before it is known whether there is a
   *     solution
   */
  public Result<T> explain() {
    if (!settings.tree().required().stream().allMatch(problem::isUsable)) {
      return explanation(false);
    }
    int item = itemWithTooFewOptions();
    if (item >= 0) {
      items.set(item);
      needed.set(item);
      return explanation(false);
    }
    items.set(0, problem.itemCount());
    switch (feasibility.of(items, Long.MAX_VALUE)) {
      case COVER -> {
        items.clear();
        return explanation(true);
      }
      case OPEN -> throw new SearchStoppedException(feasibility.result());
      case NO_COVER -> items = feasibility.core();
    }
    eraseBlocks();
    eraseUndecided();
    return explanation(false);
  }

  private Result<T> explanation(boolean hasSolution) {
    return new Result<>(
        problem.restrictedTo(
            items.stream().toArray(), feasibility.options(items).stream().toArray()),
        hasSolution,
        needed.equals(items),
        feasibility.result());
  }

  /** Returns a primary item that has fewer options than it needs, or -1. */
  private int itemWithTooFewOptions() {
    ItemUses uses = new ItemUses(problem, feasibility::isAllowed);
    int i = 0;
    while (i < problem.primaryCount() && uses.count(i) >= problem.min(i)) {
      i++;
    }
    return i < problem.primaryCount() ? i : -1;
  }

  private void eraseBlocks() {
    for (int size = Integer.highestOneBit(items.cardinality()); size >= 1; size /= 2) {
      int i = items.length() - 1;
      while (i >= 0 && !feasibility.isStopped()) {
        BitSet block = new BitSet();
        for (int n = 0; n < size && i >= 0; n++) {
          block.set(i);
          i = items.previousSetBit(i - 1);
        }
        erase(block, nodesOfTry());
        i = i < 0 ? i : items.previousSetBit(i);
      }
    }
  }

  private long nodesOfTry() {
    return Math.max(FEW_NODES, FACTOR * feasibility.nodesOfProof());
  }

  /** Tries to erase some items. */
  private void erase(BitSet block, long maxNodes) {
    BitSet rest = (BitSet) items.clone();
    rest.andNot(block);
    switch (feasibility.of(rest, maxNodes)) {
      case NO_COVER -> items = feasibility.core();
      case COVER -> {
        if (block.cardinality() == 1) {
          needed.or(block);
        }
      }
      case OPEN -> {}
    }
  }

  private void eraseUndecided() {
    long maxNodes = nodesOfTry();
    while (!needed.equals(items) && !feasibility.isStopped()) {
      maxNodes = maxNodes > Long.MAX_VALUE / FACTOR ? Long.MAX_VALUE : FACTOR * maxNodes;
      BitSet open = (BitSet) items.clone();
      open.andNot(needed);
      for (int i = open.length() - 1; i >= 0; i = open.previousSetBit(i - 1)) {
        if (items.get(i)) {
          BitSet block = new BitSet();
          block.set(i);
          erase(block, maxNodes);
        }
      }
    }
  }
}
