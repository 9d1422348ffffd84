package org.quadrille.dlx;

import java.util.function.BooleanSupplier;

/**
 * How long a search goes on before it is considered whether another engine should go on with it. It
 * counts effort, not time, and is looked at every few nodes.
 */
final class Patience {
  private static final int LOOK_INTERVAL = 64; // nodes

  private final long effort;
  private final BooleanSupplier handsOver;
  private long lookAt; // how many nodes there will be when it is next looked at

  /**
   * Patience for a certain effort.
   *
   * @param effort updates, cleansings and nodes together
   * @param handsOver asked when it has been taken; if it says no, the search goes on, and it is not
   *     asked again
   */
  Patience(long effort, BooleanSupplier handsOver) {
    this.effort = effort;
    this.handsOver = handsOver;
    lookAt = Math.min(effort, LOOK_INTERVAL);
  }

  /** How many nodes there will be when it is next looked at. */
  long lookAt() {
    return lookAt;
  }

  /** Whether the search is to stop here. */
  boolean isLost(long nodes, long spent) {
    if (nodes < lookAt) {
      return false;
    }
    boolean isSpent = spent >= effort;
    if (isSpent && handsOver.getAsBoolean()) {
      return true;
    }
    lookAt = isSpent ? Long.MAX_VALUE : nodes + Math.min(effort, LOOK_INTERVAL);
    return false;
  }
}
