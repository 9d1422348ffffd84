package org.quadrille.cli.sudoku;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Answers records on several threads and gives the answers out in the order of the records. A ring
 * of a fixed size holds the records in flight, each with its reply:
 *
 * <pre>
 * given out | answered or in work | waiting | put, not yet told | free
 *           head                  next      tail                filled
 * </pre>
 *
 * <p>Threads start with the second record: one that is alone is answered by the thread that put it,
 * as all are if only one thread is allowed. A thread takes several records at once where many wait,
 * but each reply goes out as soon as it and all before it are there. If a worker or the outlet
 * throws, the batch stops and the exception comes out of the next call; an interrupt of the thread
 * that puts the records stops the workers, and replies go out up to the first that is missing.
 *
 * @param <T> the records
 */
final class Batch<T> {
  /** Answers records, in one thread. */
  interface Worker<T> {
    void answer(T record, Reply reply);
  }

  /** Makes a worker for each thread. */
  interface Workers<T> {
    Worker<T> create();
  }

  /** Takes what the replies hold, in order and one at a time, but from any thread. */
  interface Outlet {
    /** Text for standard output, which may be part of a reply. */
    void write(byte[] text, int length);

    /** All of a reply but its text. */
    void close(Reply reply);

    void flush();
  }

  /** Enough that the owner sleeps and wakes seldom. */
  private static final int SLOTS_PER_THREAD = 256;

  /** So many records are told of together, since to wake a thread takes longer than a puzzle. */
  private static final int LOT = 32;

  private final int threads;
  private final Workers<T> workers;
  private final Outlet outlet;
  private final Thread owner = Thread.currentThread();
  private final Object[] records;
  private final Reply[] replies;
  private final AtomicLong next = new AtomicLong();
  private final AtomicInteger sleepers = new AtomicInteger();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition(); // for workers that have nothing to do
  private final Condition turn = lock.newCondition(); // for workers whose replies are too long
  private final Condition room = lock.newCondition(); // for the owner

  private Thread @Nullable [] running; // null before the second record
  private @Nullable Worker<T> ownWorker;
  private final Reply ownReply;
  private @Nullable T first; // the only record so far
  private long filled; // of the owner alone
  private volatile long tail;
  private volatile long head;
  private volatile boolean stopped;
  private volatile @Nullable Throwable failure;
  private boolean flushWanted; // under the lock, as all that follows
  private boolean ownerWoken; // by an interrupt that is none of the user's
  private long wakeOwnerAt = Long.MAX_VALUE; // when the head gets there

  /**
   * A batch of this thread, without records as yet.
   *
   * @param threads how many threads may work, at least 1
   * @param workers makes a worker for each
   * @param outlet where the replies go
   */
  Batch(int threads, Workers<T> workers, Outlet outlet) {
    this.threads = threads;
    this.workers = workers;
    this.outlet = outlet;
    ownReply = new Reply(outlet, null);
    int slots = threads == 1 ? 0 : SLOTS_PER_THREAD * threads;
    records = new Object[slots];
    replies = new Reply[slots];
  }

  /** Takes a record; waits while too many are in flight. */
  void put(T record) {
    rethrow();
    if (threads == 1) {
      answerHere(record);
    } else if (running != null) {
      enter(record);
    } else {
      T waiting = first;
      first = record;
      if (waiting != null) {
        first = null;
        start();
        enter(waiting);
        enter(record);
      }
    }
  }

  /**
   * Says that the owner may have to wait for the next record, so that replies are not held back.
   */
  void pause() {
    if (running == null) {
      answerFirst();
      outlet.flush();
      return;
    }
    rethrow();
    tell();
    lock.lock();
    try {
      flushWanted = head < tail;
      if (!flushWanted) {
        outlet.flush();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Waits until all replies have been given out, or the owner is interrupted. */
  void settle() {
    if (running == null) {
      answerFirst();
      return;
    }
    tell();
    awaitHead(filled);
    rethrow();
  }

  /** Settles, and ends the threads. */
  void finish() {
    try {
      settle();
    } finally {
      stop();
    }
    rethrow();
  }

  private void answerFirst() {
    T record = first;
    if (record != null) {
      first = null;
      answerHere(record);
    }
  }

  private void answerHere(T record) {
    if (ownWorker == null) {
      ownWorker = workers.create();
    }
    ownWorker.answer(record, ownReply);
    ownReply.giveOut();
  }

  private void start() {
    for (int slot = 0; slot < replies.length; slot++) {
      replies[slot] = new Reply(outlet, this);
    }
    Thread[] started = new Thread[threads];
    for (int k = 0; k < threads; k++) {
      started[k] = new Thread(new Shift(workers.create()), "worker " + (k + 1));
      started[k].setDaemon(true);
      started[k].start();
    }
    running = started;
  }

  private void enter(T record) {
    if (filled - head >= records.length) {
      tell();
      awaitHead(filled - records.length / 2);
      rethrow();
      if (stopped || filled - head >= records.length) {
        return; // interrupted
      }
    }
    records[slot(filled)] = record;
    replies[slot(filled)].number = filled;
    filled++;
    if (filled - tail >= LOT) {
      tell();
    }
  }

  private int slot(long number) {
    return (int) (number % records.length);
  }

  /** Lets the workers see what has been put. */
  private void tell() {
    tail = filled;
    wakeWorker(); // which wakes the next one, if there is more to do
  }

  private void wakeWorker() {
    if (sleepers.get() > 0) {
      lock.lock();
      try {
        work.signal();
      } finally {
        lock.unlock();
      }
    }
  }

  private void awaitHead(long number) {
    lock.lock();
    try {
      wakeOwnerAt = number;
      while (head < number && !stopped) {
        room.await();
      }
    } catch (InterruptedException e) {
      owner.interrupt(); // which stops the batch in the end
    } finally {
      wakeOwnerAt = Long.MAX_VALUE;
      lock.unlock();
    }
  }

  /** Ends the threads; those at work are interrupted. */
  private void stop() {
    if (running == null) {
      return;
    }
    boolean interrupted = Thread.interrupted();
    end(null);
    for (Thread thread : running) {
      thread.interrupt();
    }
    for (Thread thread : running) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    running = null;
    if (interrupted && !ownerWoken) {
      owner.interrupt();
    }
  }

  private void end(@Nullable Throwable cause) {
    lock.lock();
    try {
      stopped = true;
      if (cause != null && failure == null) {
        failure = cause;
        ownerWoken = true;
        owner.interrupt(); // it may wait for a record
      }
      work.signalAll();
      turn.signalAll();
      room.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void rethrow() {
    Throwable cause = failure;
    if (cause instanceof RuntimeException exception) {
      throw exception;
    }
    if (cause instanceof Error error) {
      throw error;
    }
  }

  /** Whether all replies before this one have been given out. */
  boolean isTurnOf(Reply reply) {
    return head == reply.number;
  }

  /** Waits until all replies before this one have been given out, or the batch stops. */
  void awaitTurnOf(Reply reply) {
    lock.lock();
    try {
      while (head < reply.number && !stopped) {
        turn.awaitUninterruptibly();
      }
    } finally {
      lock.unlock();
    }
  }

  private void done(Reply reply) {
    long number = reply.number; // the slot is free as soon as another thread has given it out
    reply.done = true;
    if (head == number) {
      giveOut();
    }
  }

  private void giveOut() {
    lock.lock();
    try {
      long number = head;
      for (Reply reply = replies[slot(number)]; reply.done; reply = replies[slot(number)]) {
        reply.giveOut();
        head = ++number;
      }
      turn.signalAll();
      if (number >= wakeOwnerAt) {
        room.signal();
      }
      if (flushWanted && number == tail) {
        flushWanted = false;
        outlet.flush();
      }
    } finally {
      lock.unlock();
    }
  }

  /** What a thread does: it takes records until the batch stops. */
  private final class Shift implements Runnable {
    private final Worker<T> worker;

    Shift(Worker<T> worker) {
      this.worker = worker;
    }

    @Override
    public void run() {
      try {
        while (!stopped) {
          long from = next.get();
          long waiting = tail - from;
          // Many at once where many wait, but then leave enough for the other threads.
          long count = Math.max(1, Math.min(LOT, waiting / (2L * threads)));
          if (waiting <= 0) {
            sleep();
          } else if (next.compareAndSet(from, from + count)) {
            if (waiting > count) {
              wakeWorker();
            }
            answer(from, from + count);
          }
        }
      } catch (RuntimeException | Error e) {
        end(e);
      }
    }

    private void answer(long from, long to) {
      for (long number = from; number < to && !stopped; number++) {
        Reply reply = replies[slot(number)];
        @SuppressWarnings("unchecked")
        T record = (T) records[slot(number)];
        worker.answer(record, reply);
        done(reply);
      }
    }

    private void sleep() {
      lock.lock();
      try {
        sleepers.incrementAndGet();
        while (next.get() >= tail && !stopped) {
          work.awaitUninterruptibly();
        }
        sleepers.decrementAndGet();
      } finally {
        lock.unlock();
      }
    }
  }
}
