package org.quadrille.core.search;

import static java.util.Objects.requireNonNull;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What several threads have in common that search parts of one search: the limits on nodes and
 * time, and that they are to stop. Each part has a {@link PartControl}; the search as a whole has a
 * {@link SearchControl}, which belongs to the thread that has asked. That thread {@linkplain #watch
 * watches}, now and then, while the others search, and {@linkplain #stop stops} them in the end;
 * the outcome of its control says how the search ended.
 *
 * <p>Parts are granted nodes a few at a time, so that together they never try more than the limit
 * allows. One that needs more while the others hold what is left waits for what they give back: the
 * limit is reached only when no node is left anywhere. Methods are for any thread if nothing else
 * is said.
 */
public final class SearchTeam {
  private final SearchControl whole;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition news = lock.newCondition();
  private volatile boolean stopped;
  private volatile @Nullable Outcome reason; // why a part has stopped all; null if no part has

  // Under the lock:
  private long nodesLeft; // that no part has been granted
  private int open; // parts that may have nodes to try or to give back
  private int waiting; // those of them that have none, and need one

  /**
   * A team without parts as yet.
   *
   * @param whole the control of the search as a whole; only its limit on solutions is left to the
   *     caller
   * @param nodesBefore how many nodes of the search have been tried already
   */
  public SearchTeam(SearchControl whole, long nodesBefore) {
    this.whole = requireNonNull(whole, "whole");
    long limit = whole.limits().nodes();
    nodesLeft = limit == Long.MAX_VALUE ? limit : Math.max(0, limit - nodesBefore);
  }

  /**
   * Asks, in the thread that the search belongs to, whether it may go on. Reports, if somebody
   * listens and a report is due.
   *
   * @param nodes how many nodes have been tried, as far as is known
   * @param gauge read if a report is due
   * @return whether it may; if not, the team has been stopped, and the outcome of the whole says
   *     why, if that is the limit on nodes, the time or an interrupt
   */
  public boolean watch(long nodes, SearchGauge gauge) {
    boolean mayGoOn = whole.watch(nodes, gauge);
    if (!mayGoOn) {
      stop();
    }
    if (!stopped) {
      return true;
    }
    // A part may have been the first to see that the time is up, perhaps just now.
    Outcome why = reason;
    if (mayGoOn && why != null) {
      whole.stop(why);
    }
    return false;
  }

  /**
   * How much time is left to the search.
   *
   * @return in nanoseconds, perhaps negative; {@link Long#MAX_VALUE} if there is no limit
   */
  public long nanosLeft() {
    return whole.nanosLeft();
  }

  /** Has all parts stop at their next poll. */
  public void stop() {
    lock.lock();
    try {
      stopped = true;
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Has all parts stop, as a part has found that they have to. */
  void stop(Outcome why) {
    lock.lock();
    try {
      if (!stopped) {
        reason = why; // before anybody sees that they are stopped
        stop();
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Whether the parts have been stopped: by {@link #stop}, or since no nodes or no time is left.
   *
   * @return whether they stop
   */
  public boolean isStopped() {
    return stopped;
  }

  SearchControl whole() {
    return whole;
  }

  boolean hasNodeLimit() {
    return whole.limits().nodes() < Long.MAX_VALUE;
  }

  void open() {
    lock.lock();
    try {
      open++;
    } finally {
      lock.unlock();
    }
  }

  /** Ends a part, which gives back nodes. */
  void close(long unused) {
    lock.lock();
    try {
      open--;
      nodesLeft += unused;
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Grants nodes to a part that has none.
   *
   * @return how many; 0 if the team has been stopped
   */
  long grant() {
    lock.lock();
    try {
      waiting++;
      while (nodesLeft == 0 && !stopped) {
        if (waiting == open) {
          stop(Outcome.LIMIT);
        } else {
          news.awaitUninterruptibly();
        }
      }
      waiting--;
      return stopped ? 0 : takeSome();
    } finally {
      lock.unlock();
    }
  }

  /** The fewer are left, the fewer a part gets, so that none has to wait for long. */
  private long takeSome() {
    long granted = Math.min(SearchControl.POLL_INTERVAL, Math.max(1, nodesLeft / (2L * open)));
    nodesLeft -= granted;
    return granted;
  }
}
