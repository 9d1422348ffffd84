package org.quadrille.dlx.parallel;

import com.google.common.util.concurrent.Uninterruptibles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.ThreadSettings;
import org.slf4j.LoggerFactory;

/**
 * A search of a frontier by several workers. The subtrees are the tasks of a {@link WorkQueue}. A
 * worker takes the first task that is waiting. If there is none, the first running task is
 * requested to be split: its worker suspends it at its next poll, and the subtrees that are left
 * take its place, so that the next worker can begin. So trees of any shape are shared, and nothing
 * is searched twice.
 *
 * <p>Workers start when there is work for them. {@link #next} returns their solutions, and throws
 * their exceptions, in the calling thread, which also watches time, interrupts and limits, and
 * reports progress; it does not search.
 *
 * <p>This class contains what the workers share, under one lock; {@link SearchWorker} what each
 * does alone.
 */
public final class ParallelSearch {
  /** What is done with solutions. */
  public enum Aim {
    /** They are counted. */
    COUNT,
    /** They are taken, in the order of the search or in any order. */
    TAKE
  }

  private final SearchControl whole;
  private final SharedLimits shared;
  private final Supplier<CoverEngine> engines;
  private final ThreadSettings settings;
  private final Frontier frontier;
  private final Aim aim;
  private final long mostSolutions; // where counting stops

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition(); // for workers that have no task
  private final Condition room = lock.newCondition(); // for workers that have found too much
  private final Condition news = lock.newCondition(); // for the calling thread

  // Under the lock:
  private final WorkQueue queue;
  private final WorkTally tally;
  private final List<Thread> started = new ArrayList<>();
  private int idle;
  private int busy;
  private int unable; // workers that have given up
  private @Nullable Throwable failure;
  private BigInteger taken; // number of solutions taken by the calling thread or before this search

  private volatile @Nullable Task awaited; // whose solutions the calling thread waits for
  private long reported; // number of solutions reported to the control, by the calling thread

  /**
   * Creates a search that has not begun.
   *
   * @param engines creates an engine, in any thread
   * @param settings the number of threads, and how they share the work
   * @param whole the control of the search, which has counted the solutions of the frontier
   * @param frontier the subtrees to search
   */
  public ParallelSearch(
      Supplier<CoverEngine> engines,
      ThreadSettings settings,
      SearchControl whole,
      Frontier frontier,
      Aim aim) {
    this.engines = engines;
    this.settings = settings;
    this.whole = whole;
    this.frontier = frontier;
    this.aim = aim;
    mostSolutions = whole.limits().solutions();
    shared = new SharedLimits(whole, frontier.work().nodes());
    taken = frontier.solutions();
    reported = WorkTally.saturated(taken);
    boolean counts = aim == Aim.COUNT;
    List<Subtree> toSearch =
        frontier.subtrees().stream().filter(subtree -> !counts || !subtree.isSolution()).toList();
    int found = frontier.subtrees().size() - toSearch.size();
    queue = new WorkQueue(Task.of(toSearch), settings.ordered(), settings.buffer());
    tally = new WorkTally(queue, settings.count(), frontier, taken.add(BigInteger.valueOf(found)));
  }

  private <R> R underLock(Supplier<R> action) {
    lock.lock();
    try {
      return action.get();
    } finally {
      lock.unlock();
    }
  }

  // For the calling thread.

  /**
   * Counts the solutions, until everything is searched or the control halts the search. Then {@link
   * #solutions}, {@link #work} and {@link #frontier} may be called.
   */
  public void count() {
    try {
      start();
      int[] none = next();
      assert none == null;
    } finally {
      close();
    }
    reportSolutions(tally.solutionsKnown());
  }

  /** Starts the first worker. */
  void start() {
    lock.lock();
    try {
      assignWork();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits for solutions, or for the end of the search.
   *
   * @return for each solution the number of its options, then the options; null if there are no
   *     more, or the search was halted and everything that can be taken is taken
   */
  int @Nullable [] next() {
    try {
      while (watch()) {
        lock.lock();
        try {
          int[] solutions = take();
          if (solutions != null || queue.isEmpty()) {
            return solutions;
          }
          if (!shared.isHalted()) { // it may have been halted since the watch
            await();
          }
        } finally {
          lock.unlock();
        }
      }
      return nextAfterHalt();
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  /**
   * Takes solutions found before the search was halted; if ordered, only up to the first that is
   * missing. All workers end at their next poll.
   */
  private int @Nullable [] nextAfterHalt() {
    lock.lock();
    try {
      room.signalAll(); // no worker waits for room any more
      work.signalAll();
      while (true) {
        if (failure instanceof Error error) {
          throw error;
        }
        if (failure != null) {
          throw (RuntimeException) failure;
        }
        int[] solutions = takeFromQueue();
        if (solutions != null || busy == 0) {
          return solutions;
        }
        news.awaitUninterruptibly(); // the interrupt was handled, and its flag stays set
      }
    } finally {
      lock.unlock();
    }
  }

  private int @Nullable [] take() {
    int[] solutions = takeFromQueue();
    if (solutions != null) {
      room.signalAll();
      assignWork();
    }
    return solutions;
  }

  private int @Nullable [] takeFromQueue() {
    int[] solutions = queue.take();
    if (solutions != null) {
      int count = 0;
      for (int at = 0; at < solutions.length; at += 1 + solutions[at]) {
        count++;
      }
      taken = taken.add(BigInteger.valueOf(count));
    }
    return solutions;
  }

  /** Checks limits, time and interrupts, and reports progress, without the lock. */
  private boolean watch() {
    WorkTally.Snapshot now = underLock(() -> tally.snapshot(whole.isWatched()));
    reportSolutions(now.solutions());
    return shared.watch(now.nodes(), now);
  }

  private void reportSolutions(long known) {
    if (aim == Aim.COUNT) {
      long found = Math.min(mostSolutions, known);
      whole.solutionsFound(found - reported);
      reported = found;
      if (countsUpToLimit() && found == mostSolutions) {
        whole.abandon();
        shared.stop();
      }
    }
  }

  /** Waits for news, in a loop of the caller. */
  @SuppressWarnings("WaitNotInLoop")
  private void await() {
    awaited = queue.first();
    try {
      long nanos = shared.whole().nanosLeft();
      if (nanos == Long.MAX_VALUE) {
        news.await();
      } else if (nanos > 0) {
        long left = news.awaitNanos(nanos);
        assert left <= nanos;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // which ends the search
    } finally {
      awaited = null;
    }
  }

  /** Stops all workers, without waiting for them. Called by any thread. */
  void stop() {
    shared.stop();
    lock.lock();
    try {
      work.signalAll();
      room.signalAll();
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Stops all workers, and waits until they have ended. */
  void close() {
    stop();
    for (Thread thread : underLock(() -> List.copyOf(started))) {
      Uninterruptibles.joinUninterruptibly(thread);
    }
  }

  /** Returns the number of solutions counted, at most the limit; after the search has ended. */
  public BigInteger solutions() {
    return countsUpToLimit()
        ? tally.solutions().min(BigInteger.valueOf(mostSolutions))
        : tally.solutions();
  }

  /** Returns the work done; after the search has ended. */
  public SearchStatistics work() {
    return tally.work();
  }

  /** Returns the result; after the search has ended. */
  SearchResult result() {
    reportSolutions(tally.solutionsKnown());
    return whole.result(work());
  }

  /** Returns what is left; after the control has halted the search, and it has ended. */
  public Frontier frontier() {
    return underLock(
        () ->
            new Frontier(
                frontier.root(),
                queue.left(),
                aim == Aim.COUNT ? tally.solutions() : taken,
                work().with(0, frontier.work().elapsed())));
  }

  // For the workers.

  ThreadSettings settings() {
    return settings;
  }

  boolean counts() {
    return aim == Aim.COUNT;
  }

  boolean countsUpToLimit() {
    return aim == Aim.COUNT && mostSolutions < Long.MAX_VALUE;
  }

  /** Returns whether the calling thread waits for solutions of a task. */
  boolean isWaitingFor(Task task) {
    Task first = awaited;
    return first == task || (first != null && !settings.ordered());
  }

  /** Returns the next task, after waiting if necessary; null if there will be no more. */
  @Nullable Task begin(SearchWorker worker) {
    lock.lock();
    try {
      while (!shared.isHalted() && !queue.isDone()) {
        Task task = queue.firstToBegin();
        if (task != null) {
          task.state = Task.State.RUNNING;
          task.control =
              new WorkerControl(
                  shared,
                  task.subtree.beginsWithNode(),
                  settings.nodesToSplit(),
                  worker::moreNodesToSplit,
                  worker::atPoll,
                  whole.isWatched() ? worker::report : null);
          busy++;
          assignWork();
          return task;
        }
        idle++;
        assignWork();
        work.awaitUninterruptibly();
        idle--;
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  /** Provides work for a worker that has none, if there is any. Called under the lock. */
  private void assignWork() {
    int able = unable == 0 ? settings.count() : started.size() - unable;
    if (busy == able || shared.isHalted()) {
      return;
    }
    if (queue.firstToBegin() == null) {
      queue.requestSplit();
    } else if (idle > 0) {
      work.signal(); // the worker that begins assigns work to the next one
    } else if (started.size() < able) {
      startThread();
    }
  }

  private void startThread() {
    int number = started.size();
    Thread thread = new Thread(new SearchWorker(this, number, engines), "search " + (number + 1));
    thread.setDaemon(true);
    started.add(thread);
    try {
      thread.start();
    } catch (OutOfMemoryError e) { // no more threads are possible
      unable++;
      warn("a thread cannot be started", e);
      if (unable == started.size()) {
        throw e;
      }
    }
  }

  private void warn(String what, OutOfMemoryError cause) {
    LoggerFactory.getLogger(ParallelSearch.class)
        .warn(
            "{}: {}; {} of {} threads search",
            what,
            cause.getMessage(),
            started.size() - unable,
            settings.count());
  }

  /** Adds solutions of a task; waits, or suspends the task, if there are too many. */
  void add(Task task, WorkerControl control, int[] solutions) {
    lock.lock();
    try {
      queue.add(task, solutions);
      news.signal();
      WorkQueue.Verdict verdict = queue.verdict(task);
      while (verdict == WorkQueue.Verdict.WAIT && !shared.isHalted()) {
        room.awaitUninterruptibly();
        verdict = queue.verdict(task);
      }
      if (verdict == WorkQueue.Verdict.SUSPEND) {
        control.suspendNow();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Marks a task as not worth splitting yet; others may be split. */
  void isNotWorthSplitting(Task task) {
    lock.lock();
    try {
      if (!task.isNotWorthSplitting) {
        task.isNotWorthSplitting = true;
        assignWork();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Adds solutions to those that count for the limit. */
  void addSolutions(long more) {
    if (more > 0) {
      lock.lock();
      try {
        tally.addSolutions(more);
        if (tally.solutionsKnown() >= mostSolutions) {
          shared.stop();
          news.signal();
        }
      } finally {
        lock.unlock();
      }
    }
  }

  /** Stores the progress of a task. */
  void report(Task task, Progress progress, long moreSolutions) {
    lock.lock();
    try {
      task.progress = progress;
      tally.addSolutions(moreSolutions);
      news.signal();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Ends a task, and replaces it by the subtrees left.
   *
   * @param found the number of solutions it has found
   * @param begun whether the task was allowed to begin
   * @param left the subtrees that are left, if it was halted
   * @param solutions the last batch of solutions, or null
   */
  void end(
      SearchWorker worker,
      Task task,
      SearchStatistics work,
      BigInteger found,
      boolean begun,
      List<Subtree> left,
      int @Nullable [] solutions) {
    lock.lock();
    try {
      tally.add(worker.number(), task, work, found, begun);
      tally.addSolutions(worker.newSolutions(WorkTally.saturated(found)));
      if (solutions != null) {
        queue.add(task, solutions);
      }
      if (begun) {
        queue.replace(task, Task.of(left));
      } // otherwise the search is halted, and all of the task is left
      busy--;
      assignWork();
      if (queue.isDone()) {
        this.work.signalAll();
      }
      news.signal();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Continues without a worker that has no memory for its engine, and starts no more workers; ends
   * the search if there is no other worker.
   */
  void giveUp(OutOfMemoryError cause) {
    lock.lock();
    try {
      unable++;
      warn("no memory for another engine", cause);
      if (unable < started.size()) {
        return;
      }
    } finally {
      lock.unlock();
    }
    fail(cause);
  }

  /** Ends the search, since a worker has failed. */
  void fail(Throwable cause) {
    lock.lock();
    try {
      failure = failure == null ? cause : failure;
    } finally {
      lock.unlock();
    }
    stop();
  }
}
