package org.quadrille.core.search;

/**
 * Decides when a search is suspended, so that what is left of it can be continued in another way.
 * {@link SearchControl#suspendOn} registers a rule; engines stop before their next node when a rule
 * says so. A {@link SolutionCursor} that is suspended finds no more solutions, and its result is
 * {@link Outcome#LIMIT}.
 */
@FunctionalInterface
public interface SuspensionRule {
  /** The answer that suspends the search. */
  long NOW = 0;

  /** The answer of a rule that does not want to be asked again. */
  long NEVER = Long.MAX_VALUE;

  /**
   * Decides whether to suspend the search before its next node. Called by the thread that searches,
   * when its control is polled.
   *
   * @param nodes how many nodes the whole search has tried
   * @return {@link #NOW}, or how many more nodes to try before the next call, at least 1
   */
  long nodesToSuspension(long nodes);
}
