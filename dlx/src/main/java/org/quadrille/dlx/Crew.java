package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.PartControl;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SearchTeam;

/**
 * Threads that search together. There is no plan of who searches what: the tree is a list of
 * pieces, the {@link Agenda}, at first one piece as a rule. A thread takes the first that nobody
 * has begun. When there is none, the one whose piece comes first is asked to put it down at its
 * next poll; what is left of it, in pieces of its own, takes its place, and the next thread can
 * begin. So the work is shared however the tree is shaped, and nothing is searched twice.
 *
 * <p>Threads start when there is something to do for them. What they find, and what they throw,
 * comes out of {@link #next} in the thread that asks, which also watches time, interrupts and
 * limits, and reports progress; it does not search.
 *
 * <p>Here is all that the threads share, under one lock; what each does by itself is in {@link
 * CrewWorker}.
 */
final class Crew {
  /** What is done with solutions. */
  enum Aim {
    /** They are counted, not stopped at. */
    COUNT,
    /** They are taken, in the order of the search or as they come. */
    TAKE
  }

  private final SearchControl whole;
  private final SearchTeam team;
  private final Supplier<CoverEngine> engines;
  private final Threads threads;
  private final Aim aim;
  private final long mostSolutions; // where counting stops

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition(); // for workers that have nothing to do
  private final Condition room = lock.newCondition(); // for workers that have found too much
  private final Condition news = lock.newCondition(); // for the thread that asks

  // Under the lock:
  private final Agenda agenda;
  private final CrewTally tally;
  private final List<Thread> started = new ArrayList<>();
  private int idle;
  private int busy;
  private int unable; // threads that have given up
  private @Nullable Throwable failure;

  private volatile @Nullable Piece awaited; // whose solutions the thread that asks waits for
  private long told; // solutions that the whole has been told of, by the thread that asks

  /**
   * A crew that has not begun.
   *
   * @param engines makes an engine, in any thread
   * @param settings what is asked; of the limits only that on solutions is looked at here
   * @param whole the control of the search, which has been told of all solutions found before
   * @param before what has been done before
   * @param legs what is left to do
   */
  Crew(
      Supplier<CoverEngine> engines,
      Settings settings,
      SearchControl whole,
      SearchStatistics before,
      List<Leg> legs,
      Aim aim) {
    this.engines = engines;
    this.whole = whole;
    this.aim = aim;
    threads = settings.threads();
    mostSolutions = settings.limits().solutions();
    team = new SearchTeam(whole, before.nodes());
    agenda = new Agenda(Piece.of(legs), threads.ordered(), threads.buffer());
    int root = settings.prefix().required().size();
    tally = new CrewTally(agenda, threads.count(), root, before);
  }

  /** A crew for a whole search, which has not begun. */
  static Crew of(Supplier<CoverEngine> engines, Settings settings, SearchControl whole) {
    List<Leg> all = Leg.whole(settings.prefix());
    return new Crew(engines, settings, whole, SearchStatistics.NONE, all, Aim.TAKE);
  }

  /** Counts the solutions of a whole search. */
  static Count count(Supplier<CoverEngine> engines, Settings settings) {
    List<Leg> all = Leg.whole(settings.prefix());
    return count(engines, settings, settings.control(), SearchStatistics.NONE, all);
  }

  /** Counts the solutions of what is left of a search, as the constructor takes them. */
  static Count count(
      Supplier<CoverEngine> engines,
      Settings settings,
      SearchControl whole,
      SearchStatistics before,
      List<Leg> legs) {
    return new Crew(engines, settings, whole, before, legs, Aim.COUNT).count();
  }

  private <R> R underLock(Supplier<R> action) {
    lock.lock();
    try {
      return action.get();
    } finally {
      lock.unlock();
    }
  }

  // What the thread that asks does.

  /** Counts. */
  Count count() {
    try {
      start();
      int[] none = next();
      assert none == null;
    } finally {
      close();
    }
    SearchResult result = result();
    BigInteger counted = tally.solutions().min(BigInteger.valueOf(mostSolutions));
    return new Count(counted, result.outcome(), result.statistics());
  }

  /** Begins. */
  void start() {
    lock.lock();
    try {
      feed();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits for solutions, or for the end of the search.
   *
   * @return for each solution the number of its options, then the options; null if there are none
   *     any more, or the search has been stopped and all that had been found by then is taken
   */
  int @Nullable [] next() {
    try {
      while (watch()) {
        lock.lock();
        try {
          int[] solutions = take();
          if (solutions != null || agenda.isEmpty()) {
            return solutions;
          }
          if (!team.isStopped()) { // else: perhaps since it was watched
            await();
          }
        } finally {
          lock.unlock();
        }
      }
      return nextAfterStop();
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  /**
   * What has been found before the search was stopped can still be taken, as far as nothing is
   * missing before it: if solutions come in order, those of one thread up to some place. All
   * threads end at their next poll, with what they have found until then.
   */
  private int @Nullable [] nextAfterStop() {
    lock.lock();
    try {
      room.signalAll(); // nobody waits for room any more
      while (true) {
        if (failure instanceof Error error) {
          throw error;
        }
        if (failure != null) {
          throw (RuntimeException) failure;
        }
        int[] solutions = agenda.take();
        if (solutions != null || busy == 0) {
          return solutions;
        }
        news.awaitUninterruptibly(); // an interrupt has been heeded, and its flag stays set
      }
    } finally {
      lock.unlock();
    }
  }

  private int @Nullable [] take() {
    int[] solutions = agenda.take();
    if (solutions != null) {
      room.signalAll();
      feed();
    }
    return solutions;
  }

  /** Looks at limits, time and interrupts; tells who listens, without the lock. */
  private boolean watch() {
    CrewTally.State now = underLock(() -> tally.state(whole.isWatched()));
    tellSolutions(now.solutions());
    return team.watch(now.nodes(), now);
  }

  private void tellSolutions(long known) {
    if (aim == Aim.COUNT) {
      long found = Math.min(mostSolutions, known);
      whole.solutionsFound(found - told);
      told = found;
      if (countsUpToALimit() && found == mostSolutions) {
        whole.abandon();
        team.stop();
      }
    }
  }

  /** Waits for news, in a loop of the caller. */
  @SuppressWarnings("WaitNotInLoop")
  private void await() {
    awaited = agenda.first();
    try {
      long nanos = team.nanosLeft();
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

  /** Stops all threads, without waiting for their end. For any thread. */
  void stop() {
    team.stop();
    lock.lock();
    try {
      work.signalAll();
      room.signalAll();
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Ends all threads, wherever they are. */
  void close() {
    stop();
    boolean interrupted = false;
    for (Thread thread : underLock(() -> List.copyOf(started))) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What has been done. After {@link #close}. */
  SearchResult result() {
    tellSolutions(tally.solutionsKnown());
    return tally.result(whole);
  }

  // What the workers do.

  Threads threads() {
    return threads;
  }

  boolean counts() {
    return aim == Aim.COUNT;
  }

  boolean countsUpToALimit() {
    return aim == Aim.COUNT && mostSolutions < Long.MAX_VALUE;
  }

  /** Whether the thread that asks waits for what a piece finds. */
  boolean isWaitingFor(Piece piece) {
    Piece next = awaited;
    return next == piece || (next != null && !threads.ordered());
  }

  /** Takes a piece, or waits until there is one; null if there will be none any more. */
  @Nullable Piece begin(CrewWorker worker) {
    lock.lock();
    try {
      while (!team.isStopped() && !agenda.isDone()) {
        Piece piece = agenda.firstToBegin();
        if (piece != null) {
          piece.state = Piece.State.RUNNING;
          piece.control =
              new PartControl(
                  team,
                  piece.leg.beginsWithANode(),
                  threads.patience(),
                  worker::nodesToCut,
                  worker::atPoll,
                  whole.isWatched() ? worker::tell : null);
          busy++;
          feed();
          return piece;
        }
        idle++;
        feed();
        work.awaitUninterruptibly();
        idle--;
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Sees to it, under the lock, that whoever has nothing to do gets something, if there is
   * anything.
   */
  private void feed() {
    int able = unable == 0 ? threads.count() : started.size() - unable;
    if (busy == able || team.isStopped()) {
      return;
    }
    if (agenda.firstToBegin() == null) {
      agenda.askForRest();
    } else if (idle > 0) {
      work.signal(); // who begins feeds the next one
    } else if (started.size() < able) {
      startThread();
    }
  }

  private void startThread() {
    int number = started.size();
    Thread thread = new Thread(new CrewWorker(this, number, engines), "search " + (number + 1));
    thread.setDaemon(true);
    started.add(thread);
    try {
      thread.start();
    } catch (OutOfMemoryError e) { // there can be no more of them
      unable++;
      if (unable == started.size()) {
        throw e;
      }
    }
  }

  /** Takes what a piece has found, and waits, or has the piece put down, if it is too much. */
  void add(Piece piece, PartControl control, int[] solutions) {
    lock.lock();
    try {
      agenda.add(piece, solutions);
      news.signal();
      Agenda.Verdict verdict = agenda.verdict(piece);
      while (verdict == Agenda.Verdict.WAIT && !team.isStopped()) {
        room.awaitUninterruptibly();
        verdict = agenda.verdict(piece);
      }
      if (verdict == Agenda.Verdict.PUT_DOWN) {
        control.putDown();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Takes note that a piece is not put down as yet, though it was asked for; others may be. */
  void keep(Piece piece) {
    lock.lock();
    try {
      if (!piece.isKept) {
        piece.isKept = true;
        feed();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Counts towards the limit on solutions. */
  void addSolutions(long more) {
    if (more > 0) {
      lock.lock();
      try {
        tally.addSolutions(more);
        if (tally.solutionsKnown() >= mostSolutions) {
          team.stop();
          news.signal();
        }
      } finally {
        lock.unlock();
      }
    }
  }

  /** Takes note of how far a piece has come. */
  void tell(Piece piece, Progress progress, long moreSolutions) {
    lock.lock();
    try {
      piece.progress = progress;
      tally.addSolutions(moreSolutions);
      news.signal();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Ends the search of a piece, and puts what is left of it in its place.
   *
   * @param begun whether the piece was allowed to begin
   * @param solutions what it has found since the last time, or null
   */
  void end(
      CrewWorker worker,
      Piece piece,
      SearchStatistics did,
      boolean begun,
      List<Leg> rest,
      int @Nullable [] solutions) {
    lock.lock();
    try {
      boolean over = begun && piece.control != null && piece.control.outcome() == Outcome.EXHAUSTED;
      tally.add(worker.number(), piece, did, begun, over);
      tally.addSolutions(worker.newSolutions(did.solutions()));
      if (solutions != null) {
        agenda.add(piece, solutions);
      }
      if (over) {
        agenda.replace(piece, Piece.of(rest));
      } // else: the search has been stopped, and the piece is not over
      busy--;
      feed();
      if (agenda.isDone()) {
        work.signalAll();
      }
      news.signal();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Goes on without a worker that has no memory for its engine, and starts no more; ends the search
   * if there is no other.
   */
  void giveUp(OutOfMemoryError cause) {
    lock.lock();
    try {
      unable++;
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
