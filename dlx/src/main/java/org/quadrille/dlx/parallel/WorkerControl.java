package org.quadrille.dlx.parallel;

import java.time.Duration;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;

/**
 * The control of the search of a subtree by a worker. It stops with the {@linkplain SharedLimits
 * shared limits}, and suspends the subtree on request, so that what is left of it can be shared.
 *
 * <p>The subtree is {@linkplain #open opened}, then an engine searches it under this control, then
 * it is {@linkplain #close closed}. For one subtree in one thread, except for {@link
 * #requestSplit}.
 */
final class WorkerControl extends SearchControl {
  private final SharedLimits shared;
  private final int ownNode; // 1 if the subtree begins with a node, which its engine does not count
  private final long nodesToSplit;
  private final LongUnaryOperator moreNodesToSplit;
  private final Runnable atPoll;
  private final boolean limited;
  private long splitCheckAt;
  private long granted;
  private boolean suspendNow;
  private volatile boolean splitRequested;

  /**
   * Creates the control of a subtree that has not begun.
   *
   * @param beginsWithNode whether the subtree begins with a node
   * @param nodesToSplit the number of nodes, at least 1, that are tried before a requested split is
   *     considered
   * @param moreNodesToSplit decides about a requested split: maps the number of nodes tried to 0 to
   *     suspend the subtree, or to the number of nodes before the next call
   * @param atPoll called first at each poll
   * @param listener receives progress reports of the subtree, in the worker's thread, at the
   *     interval of the whole search; or null
   */
  WorkerControl(
      SharedLimits shared,
      boolean beginsWithNode,
      long nodesToSplit,
      LongUnaryOperator moreNodesToSplit,
      Runnable atPoll,
      @Nullable ProgressListener listener) {
    super(
        SearchLimits.NONE,
        listener,
        listener == null ? Duration.ZERO : shared.whole().reportInterval());
    this.shared = shared;
    ownNode = beginsWithNode ? 1 : 0;
    this.nodesToSplit = nodesToSplit;
    this.moreNodesToSplit = moreNodesToSplit;
    this.atPoll = atPoll;
    splitCheckAt = nodesToSplit;
    limited = shared.hasNodeLimit();
  }

  /**
   * Begins the subtree, with its own node if it has one.
   *
   * @return whether it may begin; {@link #close} has to be called in any case
   */
  boolean open() {
    shared.open();
    return !shared.isHalted() && (ownNode == 0 || isGranted(0));
  }

  @Override
  public boolean poll(long nodes, ProgressSource source) {
    if (nodesBefore() != 0 || wholeSearch() != null) { // its nodes would not be counted
      throw new IllegalStateException("no other engine can continue a subtree of a worker");
    }
    atPoll.run();
    if (suspendNow || shared.isSuspended() || (splitRequested && isWorthSplitting(nodes))) {
      return suspend();
    }
    if (shared.whole().nanosLeft() <= 0) {
      shared.stop(Outcome.TIMEOUT);
    }
    if (shared.whole().isTokenStopped()) {
      shared.stop(Outcome.INTERRUPTED);
    }
    if (!shared.isStopped() && !isGranted(nodes + ownNode) && shared.isSuspended()) {
      return suspend();
    }
    if (shared.isStopped()) {
      return stop(Outcome.LIMIT);
    }
    reportIfDue(nodes, source);
    long soon = nodes + POLL_INTERVAL;
    soon = nodes < nodesToSplit ? Math.min(nodesToSplit, soon) : soon;
    pollAt(limited ? Math.min(soon, granted - ownNode) : soon);
    return true;
  }

  private boolean isWorthSplitting(long nodes) {
    if (nodes < splitCheckAt) {
      return false;
    }
    long more = moreNodesToSplit.applyAsLong(nodes);
    splitCheckAt = nodes + more;
    return more == 0;
  }

  /** Returns whether one more than this number of nodes may be tried. */
  private boolean isGranted(long nodes) {
    if (limited && nodes >= granted) {
      granted += shared.grant();
      return nodes < granted;
    }
    return true;
  }

  /** Requests to suspend the subtree as soon as it is worth splitting. Called by any thread. */
  void requestSplit() {
    splitRequested = true;
  }

  /** Suspends the subtree before its next node. Called between two solutions, or at a poll. */
  void suspendNow() {
    suspendNow = true;
    pollAt(0);
  }

  /**
   * Ends the subtree.
   *
   * @param nodes the number of nodes that its engine has tried
   */
  void close(long nodes) {
    shared.close(limited ? Math.max(0, granted - nodes - ownNode) : 0);
  }
}
