package org.quadrille.core.search;

/**
 * Stops searches from outside, from any thread, without an interrupt. A search that is given a
 * token ends with {@link Outcome#INTERRUPTED} soon after {@link #stop} is called: at its next poll,
 * at most 512 nodes later in each thread. A token stays stopped; one token may stop any number of
 * searches.
 */
public final class StopToken {
  private volatile boolean stopped;

  /** Creates a token that is not stopped. */
  public StopToken() {}

  /** Stops all searches that use this token, now and later. */
  public void stop() {
    stopped = true;
  }

  /**
   * Returns whether {@link #stop} has been called.
   *
   * @return whether searches with this token are to end
   */
  public boolean isStopped() {
    return stopped;
  }
}
