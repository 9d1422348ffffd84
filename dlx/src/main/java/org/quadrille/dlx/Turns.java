package org.quadrille.dlx;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Tells whether each part of a problem has a solution. They take turns, all of them with few nodes
 * before any gets more: one that has none is an answer, however hard the others are.
 */
final class Turns {
  /** What is known. */
  enum Verdict {
    COVER,
    NO_COVER,
    OPEN
  }

  private static final long FIRST_NODES = 1000;
  private static final long GROWTH = 4;

  /** Several threads would take longer to start than a search of so few nodes takes. */
  private static final long FEW_NODES = 100_000;

  private final Budget budget;
  private BitSet core = new BitSet();
  private long nodesOfProof;

  /** Searches within a budget, which others may use as well. */
  Turns(Budget budget) {
    this.budget = budget;
  }

  /** After {@link Verdict#NO_COVER}: the items, in the whole, of the part that has no solution. */
  BitSet core() {
    return core;
  }

  /** How many nodes it took to show that {@link #core} has no cover. */
  long nodesOfProof() {
    return nodesOfProof;
  }

  /**
   * Asks for the first solution of each part.
   *
   * @param maxNodes gives up after so many nodes
   */
  Verdict ask(List<Part> parts, long maxNodes) {
    Deque<Part> open = new ArrayDeque<>(parts);
    long left = maxNodes;
    long share = FIRST_NODES;
    while (!open.isEmpty() && left > 0 && !budget.isStopped()) {
      for (int n = open.size(); n > 0 && left > 0 && budget.mayGoOn(); n--) {
        Part part = open.remove();
        Count count = search(part, open.isEmpty() ? left : Math.min(left, share));
        left -= count.statistics().nodes();
        if (count.value().signum() == 0) {
          if (count.isExact()) {
            core = part.items();
            nodesOfProof = count.statistics().nodes();
            return Verdict.NO_COVER;
          }
          open.add(part);
        }
      }
      share = Math.min(share, Long.MAX_VALUE / GROWTH) * GROWTH;
    }
    return open.isEmpty() ? Verdict.COVER : Verdict.OPEN;
  }

  private Count search(Part part, long maxNodes) {
    Settings settings = budget.next(part.prefix(), 1, maxNodes);
    if (maxNodes <= FEW_NODES) {
      settings = settings.with(Threads.ONE);
    }
    Count count = new ExactCover<>(part.problem(), settings).countOneByOne();
    budget.spend(count.statistics());
    return count;
  }
}
