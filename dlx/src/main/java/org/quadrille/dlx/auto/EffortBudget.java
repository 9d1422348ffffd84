package org.quadrille.dlx.auto;

import java.util.function.BooleanSupplier;
import org.quadrille.core.search.SuspensionRule;
import org.quadrille.dlx.links.Links;

/**
 * Suspends a search by dancing links when it has taken a certain effort, so that another engine can
 * continue. Effort is updates, cleansings and nodes, not time.
 */
final class EffortBudget implements SuspensionRule {
  private static final int CHECK_INTERVAL = 64; // nodes

  private final Links links;
  private final long effort;
  private final BooleanSupplier handsOver;

  /**
   * Creates a budget.
   *
   * @param effort of the search by links before it may be suspended
   * @param handsOver decides, once, when the effort is spent, whether to suspend
   */
  EffortBudget(Links links, long effort, BooleanSupplier handsOver) {
    this.links = links;
    this.effort = effort;
    this.handsOver = handsOver;
  }

  @Override
  public long nodesToSuspension(long nodes) {
    if (links.effort() < effort) {
      return Math.max(1, Math.min(effort, CHECK_INTERVAL));
    }
    return handsOver.getAsBoolean() ? NOW : NEVER;
  }
}
