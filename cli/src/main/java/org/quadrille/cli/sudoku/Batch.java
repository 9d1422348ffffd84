package org.quadrille.cli.sudoku;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Processes records on several threads and delivers the replies in the order of the records. A ring
 * buffer of fixed size holds the records in flight, each with its reply:
 *
 * <pre>
 * delivered | done or in work | waiting | submitted, not yet published | free
 *           head              next      tail                           end
 * </pre>
 *
 * <p>The owner is the thread that creates the batch and submits the records. Worker threads start
 * with the second record: the owner processes a single record itself, and all records if only one
 * thread is allowed. A worker takes several records at once if many are waiting, but each reply is
 * delivered as soon as it and all replies before it are complete. If a worker or the sink throws,
 * the batch stops, and the next call of the owner rethrows the exception. An interrupt of the owner
 * stops the workers; the replies before the first incomplete one are delivered.
 *
 * @param <T> the records
 */
final class Batch<T> {
  /** Processes records in one thread. */
  interface Worker<T> {
    void process(T record, Reply reply);
  }

  /** Creates a worker for each thread. */
  interface WorkerFactory<T> {
    Worker<T> create();
  }

  /** Receives the replies in order, one at a time, from any thread. */
  interface Sink {
    /** Writes text to standard output; it may be a part of a reply. */
    void write(byte[] text, int length);

    /** Handles everything of a reply except its text. */
    void complete(Reply reply);

    void flush();
  }

  /** Large enough that the owner rarely has to wait. */
  private static final int SLOTS_PER_THREAD = 256;

  /** Records are published in chunks: waking a thread takes longer than solving a puzzle. */
  private static final int CHUNK = 32;

  private final int threads;
  private final WorkerFactory<T> workers;
  private final Sink sink;
  private final Thread owner = Thread.currentThread();
  private final Object[] records;
  private final Reply[] replies;
  private final AtomicLong next = new AtomicLong();
  private final AtomicInteger sleepers = new AtomicInteger();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition(); // workers wait here for records
  private final Condition turn = lock.newCondition(); // workers with full replies wait here
  private final Condition room = lock.newCondition(); // the owner waits here for free slots

  private Thread @Nullable [] running; // null before the second record
  private @Nullable Worker<T> ownerWorker;
  private final Reply ownerReply;
  private @Nullable T first; // the first record, while it is the only one
  private long end; // used by the owner only
  private volatile long tail;
  private volatile long head;
  private volatile boolean stopped;
  private volatile @Nullable Throwable failure;
  private boolean flushRequested; // this and the following fields are guarded by the lock
  private boolean ownerInterrupted; // by the batch, not by the user
  private long wakeOwnerAt = Long.MAX_VALUE; // the head at which to wake the owner

  /**
   * Creates an empty batch, owned by the current thread.
   *
   * @param threads the largest number of worker threads, at least 1
   * @param workers creates a worker for each thread
   * @param sink receives the replies
   */
  Batch(int threads, WorkerFactory<T> workers, Sink sink) {
    this.threads = threads;
    this.workers = workers;
    this.sink = sink;
    ownerReply = new Reply(sink, null);
    int slots = threads == 1 ? 0 : SLOTS_PER_THREAD * threads;
    records = new Object[slots];
    replies = new Reply[slots];
  }

  /** Submits a record; waits while too many are in flight. */
  void submit(T record) {
    rethrow();
    if (threads == 1) {
      processInOwner(record);
    } else if (running != null) {
      enqueue(record);
    } else {
      T waiting = first;
      first = record;
      if (waiting != null) {
        first = null;
        start();
        enqueue(waiting);
        enqueue(record);
      }
    }
  }

  /**
   * Publishes all records and flushes all complete replies. Called before the owner may block on
   * its input, so that no reply is delayed.
   */
  void flush() {
    if (running == null) {
      processFirst();
      sink.flush();
      return;
    }
    rethrow();
    publish();
    lock.lock();
    try {
      flushRequested = head < tail;
      if (!flushRequested) {
        sink.flush();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Waits until all replies are delivered, or the owner is interrupted. */
  void awaitReplies() {
    if (running == null) {
      processFirst();
      return;
    }
    publish();
    awaitHead(end);
    rethrow();
  }

  /** Waits for all replies and ends the worker threads. */
  void finish() {
    try {
      awaitReplies();
    } finally {
      stop();
    }
    rethrow();
  }

  private void processFirst() {
    T record = first;
    if (record != null) {
      first = null;
      processInOwner(record);
    }
  }

  private void processInOwner(T record) {
    if (ownerWorker == null) {
      ownerWorker = workers.create();
    }
    ownerWorker.process(record, ownerReply);
    ownerReply.deliver();
  }

  private void start() {
    for (int slot = 0; slot < replies.length; slot++) {
      replies[slot] = new Reply(sink, this);
    }
    Thread[] started = new Thread[threads];
    for (int k = 0; k < threads; k++) {
      started[k] = new Thread(new WorkerLoop(workers.create()), "worker " + (k + 1));
      started[k].setDaemon(true);
      started[k].start();
    }
    running = started;
  }

  private void enqueue(T record) {
    if (end - head >= records.length) {
      publish();
      awaitHead(end - records.length / 2);
      rethrow();
      if (stopped || end - head >= records.length) {
        return; // interrupted
      }
    }
    records[slot(end)] = record;
    replies[slot(end)].number = end;
    end++;
    if (end - tail >= CHUNK) {
      publish();
    }
  }

  private int slot(long number) {
    return (int) (number % records.length);
  }

  /** Makes the submitted records visible to the workers. */
  private void publish() {
    tail = end;
    wakeWorker(); // it wakes the next worker if there are more records
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
      owner.interrupt(); // finish() stops the batch
    } finally {
      wakeOwnerAt = Long.MAX_VALUE;
      lock.unlock();
    }
  }

  /** Interrupts and joins the worker threads. */
  private void stop() {
    if (running == null) {
      return;
    }
    boolean interrupted = Thread.interrupted();
    stopWorkers(null);
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
    if (interrupted && !ownerInterrupted) {
      owner.interrupt();
    }
  }

  private void stopWorkers(@Nullable Throwable cause) {
    lock.lock();
    try {
      stopped = true;
      if (cause != null && failure == null) {
        failure = cause;
        ownerInterrupted = true;
        owner.interrupt(); // it may be blocked on its input
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

  /** Returns whether all replies before this one are delivered. */
  boolean isTurnOf(Reply reply) {
    return head == reply.number;
  }

  /** Waits until all replies before this one are delivered, or the batch stops. */
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

  private void complete(Reply reply) {
    long number = reply.number; // another thread may deliver and reuse the reply once it is done
    reply.done = true;
    if (head == number) {
      deliver();
    }
  }

  private void deliver() {
    lock.lock();
    try {
      long number = head;
      for (Reply reply = replies[slot(number)]; reply.done; reply = replies[slot(number)]) {
        reply.deliver();
        head = ++number;
      }
      turn.signalAll();
      if (number >= wakeOwnerAt) {
        room.signal();
      }
      if (flushRequested && number == tail) {
        flushRequested = false;
        sink.flush();
      }
    } finally {
      lock.unlock();
    }
  }

  /** The loop of a worker thread: takes records until the batch stops. */
  private final class WorkerLoop implements Runnable {
    private final Worker<T> worker;

    WorkerLoop(Worker<T> worker) {
      this.worker = worker;
    }

    @Override
    public void run() {
      try {
        while (!stopped) {
          long from = next.get();
          long waiting = tail - from;
          // Several at once if many are waiting, but leave enough for the other threads.
          long count = Math.max(1, Math.min(CHUNK, waiting / (2L * threads)));
          if (waiting <= 0) {
            sleep();
          } else if (next.compareAndSet(from, from + count)) {
            if (waiting > count) {
              wakeWorker();
            }
            process(from, from + count);
          }
        }
      } catch (RuntimeException | Error e) {
        stopWorkers(e);
      }
    }

    private void process(long from, long to) {
      for (long number = from; number < to && !stopped; number++) {
        Reply reply = replies[slot(number)];
        @SuppressWarnings("unchecked")
        T record = (T) records[slot(number)];
        worker.process(record, reply);
        complete(reply);
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
