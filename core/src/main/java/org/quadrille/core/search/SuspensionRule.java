package org.quadrille.core.search;

/**
 * Decides when a search is suspended, so that it can be continued in another way. {@link
 * SearchControl#suspendOn} registers a rule; engines stop before their next node when a rule says
 * so. A {@link SolutionCursor} that is suspended finds no more solutions, and its result is {@link
 * Outcome#LIMIT}.
 */
@FunctionalInterface
public interface SuspensionRule {
  /** The result that suspends the search. */
  long NOW = 0;

  /** The result of a rule that need not be evaluated again. */
  long NEVER = Long.MAX_VALUE;

  /**
   * Decides whether to suspend the search before its next node. Called by the thread that searches,
   * when its control is polled.
   *
   * @param nodes the number of nodes that the whole search has tried
   * @return {@link #NOW}, or the number of nodes to try before the next call, at least 1
   */
  long nodesToSuspension(long nodes);
}
