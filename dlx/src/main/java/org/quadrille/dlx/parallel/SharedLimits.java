package org.quadrille.dlx.parallel;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;

/**
 * The limits that the workers of a search share: nodes, time, stop and suspension. Each subtree has
 * a {@link WorkerControl}; the control of the whole search belongs to the calling thread, which
 * {@linkplain #watch watches} while the workers search. Its outcome says how the search ended.
 *
 * <p>Subtrees are granted a few nodes at a time, so that together they never try more than the
 * limit. If the other subtrees hold all nodes that are left, a subtree waits for those they return:
 * the limit is reached only when no subtree has a node left. Any thread may call the methods unless
 * they say otherwise.
 */
final class SharedLimits {
  private static final long LARGEST_GRANT = 512;

  private final SearchControl whole;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition news = lock.newCondition();
  private volatile boolean stopped;
  private volatile boolean suspended;
  private volatile @Nullable Outcome reason; // why a worker has stopped all; null if none has

  // Under the lock:
  private long nodesLeft; // not granted
  private int open; // subtrees that may need nodes or return them
  private int waiting; // those of them that wait for nodes

  /**
   * Creates limits without open subtrees.
   *
   * @param whole the control of the whole search; its limit on solutions is not handled here
   * @param nodesBefore the number of nodes of the search tried before
   */
  SharedLimits(SearchControl whole, long nodesBefore) {
    this.whole = whole;
    long limit = whole.limits().nodes();
    nodesLeft = limit == Long.MAX_VALUE ? limit : Math.max(0, limit - nodesBefore);
  }

  /**
   * Decides, in the calling thread, whether the search may continue; reports if a report is due.
   *
   * @param nodes the number of nodes known to be tried
   * @param source read if a report is due
   * @return whether it may; if not, the workers are being stopped or suspended, and the control of
   *     the whole search says why
   */
  boolean watch(long nodes, ProgressSource source) {
    boolean mayContinue = whole.watch(nodes, source);
    if (!mayContinue) {
      if (whole.isSuspended()) {
        suspend();
      } else {
        stop();
      }
    }
    if (!isHalted()) {
      return true;
    }
    Outcome why = reason; // a worker may have detected the timeout first
    if (why != null && whole.outcome() == Outcome.EXHAUSTED) {
      whole.stop(why);
    }
    return false;
  }

  /** Stops all workers at their next poll. */
  void stop() {
    lock.lock();
    try {
      stopped = true;
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Stops all workers, with the outcome that a worker has detected. */
  void stop(Outcome why) {
    lock.lock();
    try {
      if (!stopped) {
        reason = why; // before any thread sees that the search is stopped
        stop();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Suspends all workers at their next poll. */
  private void suspend() {
    lock.lock();
    try {
      suspended = true;
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Returns whether the workers are being stopped. */
  boolean isStopped() {
    return stopped;
  }

  /** Returns whether the workers are being suspended. */
  boolean isSuspended() {
    return suspended;
  }

  /** Returns whether the workers are being stopped or suspended. */
  boolean isHalted() {
    return stopped || suspended;
  }

  /** Returns the control of the whole search. */
  SearchControl whole() {
    return whole;
  }

  boolean hasNodeLimit() {
    return whole.limits().nodes() < Long.MAX_VALUE;
  }

  /** Opens a subtree. */
  void open() {
    lock.lock();
    try {
      open++;
    } finally {
      lock.unlock();
    }
  }

  /** Closes a subtree, which returns its unused nodes. */
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
   * Grants nodes to a subtree that has none left.
   *
   * @return the number of nodes; 0 if the workers are being stopped or suspended
   */
  long grant() {
    lock.lock();
    try {
      waiting++;
      while (nodesLeft == 0 && !isHalted()) {
        if (waiting == open) {
          stop(Outcome.LIMIT);
        } else {
          news.awaitUninterruptibly();
        }
      }
      waiting--;
      return isHalted() ? 0 : takeSome();
    } finally {
      lock.unlock();
    }
  }

  /** Takes fewer nodes the fewer are left, so that no subtree has to wait for long. */
  private long takeSome() {
    long granted = Math.min(LARGEST_GRANT, Math.max(1, nodesLeft / (2L * open)));
    nodesLeft -= granted;
    return granted;
  }
}
