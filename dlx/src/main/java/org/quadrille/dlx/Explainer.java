package org.quadrille.dlx;

import java.util.BitSet;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchStoppedException;

/**
 * Finds an {@link Explanation}. Fewer items are fewer rules: what can be covered can be covered
 * without some of the items. So an item that is needed in a set is needed in each part of it that
 * has no cover, and it is enough to try once to do without each.
 *
 * <p>First whole blocks of items are erased, half of them, a quarter and so on, the last ones
 * first. Each try may take some times as many nodes as the last proof; what is left open then is
 * tried again in the end, with more and more nodes.
 */
final class Explainer<T> {
  /** How many nodes a try may take that could do without. */
  private static final long FEW_NODES = 1000;

  /** How many times as many nodes as the last proof the next may take. */
  private static final long PATIENCE = 4;

  private final Problem<T> problem;
  private final Settings settings;
  private final Feasibility feasibility;
  private BitSet items = new BitSet(); // have no cover
  private final BitSet needed = new BitSet(); // could be covered without this one

  Explainer(Problem<T> problem, Settings settings) {
    this.problem = problem;
    this.settings = settings;
    feasibility = new Feasibility(problem, settings);
  }

  Explanation<T> explain() {
    if (!settings.prefix().isUsable(problem)) {
      return explanation(false);
    }
    int lonely = itemWithTooFewOptions();
    if (lonely >= 0) {
      items.set(lonely);
      needed.set(lonely);
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
    eraseWhatIsOpen();
    return explanation(false);
  }

  private Explanation<T> explanation(boolean hasSolution) {
    return new Explanation<>(
        problem,
        problem.restrictedTo(
            items.stream().toArray(), feasibility.options(items).stream().toArray()),
        hasSolution,
        needed.equals(items),
        feasibility.result());
  }

  /** A primary item that has fewer options than it needs, or -1. */
  private int itemWithTooFewOptions() {
    Uses uses = new Uses(problem, feasibility::isAllowed);
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
        erase(block, patience());
        i = i < 0 ? i : items.previousSetBit(i);
      }
    }
  }

  private long patience() {
    return Math.max(FEW_NODES, PATIENCE * feasibility.nodesOfProof());
  }

  /** Tries whether there is no cover without these items either. */
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

  private void eraseWhatIsOpen() {
    long maxNodes = patience();
    while (!needed.equals(items) && !feasibility.isStopped()) {
      maxNodes = maxNodes > Long.MAX_VALUE / PATIENCE ? Long.MAX_VALUE : PATIENCE * maxNodes;
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
