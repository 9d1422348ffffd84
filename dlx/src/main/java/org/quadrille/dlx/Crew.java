package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.PartControl;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchGauge;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchTeam;

/**
 * Threads that search together. There is no plan of who searches what: the tree is a list of
 * pieces, the {@link Agenda}, at first one piece as a rule. A thread takes the first that nobody
 * has begun. When there is none, the one whose piece comes first is asked to put it down at its
 * next poll; what is left of it, in pieces of its own, takes its place, and the next thread can
 * begin. So the work is shared however the tree is shaped, and nothing is searched twice.
 *
 * <p>Threads start when there is something to do for them, and each makes an engine of its own.
 * What they find, and what they throw, comes out of {@link #next} in the thread that asks, which
 * also watches time, interrupts and limits, and reports progress.
 */
final class Crew {
  /** What is done with solutions. */
  enum Aim {
    /** They are counted, not stopped at. */
    COUNT,
    /** They are taken, in the order of the search or as they come. */
    TAKE
  }

  /** How many numbers are handed over at once, if the limit allows. */
  private static final int LOAD = 4096;

  /**
   * After so many polls less will do, if the thread that asks waits for it: to wake it costs as
   * much as some hundred nodes. (Woken at each poll, two threads took 1.17 times the CPU time of
   * one for 14 queens, and so they take 1.09.)
   */
  private static final int PATIENCE = 8;

  private final SearchControl whole;
  private final SearchTeam team;
  private final long nodesBefore;
  private final Supplier<CoverEngine> engines;
  private final Threads threads;
  private final Aim aim;
  private final int root; // how many options the whole search requires
  private final long mostSolutions; // where counting stops

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition(); // for workers that have nothing to do
  private final Condition room = lock.newCondition(); // for workers that have found too much
  private final Condition news = lock.newCondition(); // for the thread that asks

  // Under the lock:
  private final Agenda agenda;
  private final List<Thread> started = new ArrayList<>();
  private final long[] nodesOf; // worker -> how many it has tried, but for the piece it is at
  private int idle;
  private int busy;
  private volatile @Nullable Piece consumerWaitsFor; // solutions of this one come next
  private @Nullable Throwable failure;
  private BigInteger counted = BigInteger.ZERO; // solutions of pieces that are over
  private long countedNow; // of those and those that are running, as far as is known
  private long updates;
  private long cleansings;
  private Profile profile = Profile.NONE;

  private long told; // solutions that the whole has been told of

  private final SearchGauge gauge =
      new SearchGauge() {
        @Override
        public double fraction() {
          return fractionDone();
        }

        @Override
        public Profile profile() {
          return profileNow();
        }
      };

  /**
   * A crew that has not begun.
   *
   * @param engines makes an engine, in any thread
   * @param settings what is asked; of the limits only that on solutions is looked at here
   * @param whole the control of the search, of which so many nodes have been tried already
   */
  Crew(
      Supplier<CoverEngine> engines,
      Settings settings,
      SearchControl whole,
      long nodesBefore,
      List<Piece> pieces,
      Aim aim) {
    this.engines = engines;
    this.whole = whole;
    this.nodesBefore = nodesBefore;
    this.aim = aim;
    threads = settings.threads();
    root = settings.prefix().required().size();
    mostSolutions = settings.limits().solutions();
    team = new SearchTeam(whole, nodesBefore);
    agenda = new Agenda(pieces, threads.ordered(), threads.buffer());
    nodesOf = new long[threads.count()];
  }

  /** A crew for a whole search, which has not begun. */
  static Crew of(Problem<?> problem, Settings settings, SearchControl whole) {
    List<Piece> all = List.of(Piece.whole(settings.prefix()));
    return new Crew(engines(problem, settings), settings, whole, 0, all, Aim.TAKE);
  }

  private static Supplier<CoverEngine> engines(Problem<?> problem, Settings settings) {
    Engine engine = settings.engineFor(problem).engine();
    return () -> engine.create(problem);
  }

  /** Counts the solutions of a whole search. */
  static Count count(Problem<?> problem, Settings settings) {
    List<Piece> all = List.of(Piece.whole(settings.prefix()));
    return count(problem, settings, settings.control(), 0, all);
  }

  /** Counts the solutions of pieces of a search, as the constructor takes them. */
  static Count count(
      Problem<?> problem,
      Settings settings,
      SearchControl whole,
      long nodesBefore,
      List<Piece> pieces) {
    return new Crew(engines(problem, settings), settings, whole, nodesBefore, pieces, Aim.COUNT)
        .count();
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
    return new Count(
        counted.min(BigInteger.valueOf(mostSolutions)), result.outcome(), result.statistics());
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
   *     any more, or the search has been stopped
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

  /** What has been found can still be taken, if it was a limit that has stopped the search. */
  private int @Nullable [] nextAfterStop() {
    lock.lock();
    try {
      while (true) {
        if (failure instanceof Error error) {
          throw error;
        }
        if (failure != null) {
          throw (RuntimeException) failure;
        }
        int[] solutions = whole.outcome() == Outcome.LIMIT ? take() : null;
        if (solutions != null || whole.outcome() != Outcome.LIMIT || busy == 0) {
          return solutions;
        }
        await();
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
    long nodes;
    lock.lock();
    try {
      nodes = nodes();
    } finally {
      lock.unlock();
    }
    tellCounted();
    return team.watch(nodes, gauge);
  }

  private void tellCounted() {
    long found;
    lock.lock();
    try {
      found = Math.min(mostSolutions, countedNow);
    } finally {
      lock.unlock();
    }
    if (aim == Aim.COUNT) {
      whole.solutionsFound(found - told);
      told = found;
      if (found == mostSolutions && found < Long.MAX_VALUE) {
        whole.abandon();
        team.stop();
      }
    }
  }

  /** Waits for news, in a loop of the caller. */
  @SuppressWarnings("WaitNotInLoop")
  private void await() {
    consumerWaitsFor = agenda.first();
    try {
      long nanos = team.isStopped() ? Long.MAX_VALUE : team.nanosLeft();
      if (nanos == Long.MAX_VALUE) {
        news.await();
      } else if (nanos > 0) {
        long left = news.awaitNanos(nanos);
        assert left <= nanos;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // which ends the search
    } finally {
      consumerWaitsFor = null;
    }
  }

  /** Stops all threads, without waiting for their end. */
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
    for (Thread thread : startedThreads()) {
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

  private List<Thread> startedThreads() {
    lock.lock();
    try {
      return List.copyOf(started);
    } finally {
      lock.unlock();
    }
  }

  /** What has been done. After {@link #close}. */
  SearchResult result() {
    tellCounted();
    SearchResult result = whole.result(nodes(), updates, cleansings, profile);
    return new SearchResult(
        result.outcome(), result.statistics().byThreads(Arrays.stream(nodesOf).boxed().toList()));
  }

  private long nodes() {
    long nodes = nodesBefore + Arrays.stream(nodesOf).sum();
    for (Piece piece = agenda.first(); piece != null; piece = piece.next) {
      nodes += piece.progress == null ? 0 : piece.progress.nodes();
    }
    return nodes;
  }

  private double fractionDone() {
    lock.lock();
    try {
      double fraction = agenda.weightDone();
      for (Piece piece = agenda.first(); piece != null; piece = piece.next) {
        fraction += piece.progress == null ? 0 : piece.weight * piece.progress.fraction();
      }
      return Math.min(1, fraction);
    } finally {
      lock.unlock();
    }
  }

  private Profile profileNow() {
    lock.lock();
    try {
      Profile sum = profile;
      for (Piece piece = agenda.first(); piece != null; piece = piece.next) {
        sum =
            piece.progress == null ? sum : sum.plus(ofTree(piece, piece.progress.profile(), true));
      }
      return sum;
    } finally {
      lock.unlock();
    }
  }

  /** The profile of a piece as one of the tree, in which it lies some levels down. */
  private Profile ofTree(Piece piece, Profile profile, boolean begun) {
    int depth = piece.prefix.required().size() - root;
    long[] nodes = new long[depth + profile.depth()];
    System.arraycopy(profile.toArray(), 0, nodes, depth, profile.depth());
    if (begun && piece.beginsWithANode) {
      nodes[depth - 1] = 1;
    }
    return Profile.ofAll(nodes);
  }

  // What the threads do. The methods that follow are called under the lock.

  /** Sees to it that whoever has nothing to do gets something, if there is anything. */
  private void feed() {
    if (busy == threads.count() || team.isStopped()) {
      return;
    }
    if (agenda.firstToBegin() == null) {
      agenda.askForRest();
    } else if (idle > 0) {
      work.signal(); // who begins feeds the next one
    } else if (started.size() < threads.count()) {
      int number = started.size();
      Thread thread = new Thread(new Worker(number), "search " + (number + 1));
      thread.setDaemon(true);
      started.add(thread);
      thread.start();
    }
  }

  private void fail(Throwable cause) {
    lock.lock();
    try {
      if (failure == null) {
        failure = cause;
      }
    } finally {
      lock.unlock();
    }
    stop();
  }

  /** Searches one piece after the other. */
  private final class Worker implements Runnable {
    private final int number;
    private @Nullable CoverEngine engine;
    private int[] load = new int[16]; // solutions that have not been handed over
    private int loaded;
    private int polls; // since something was handed over
    private @Nullable Piece piece;
    private long countedHere; // solutions of the piece, as far as the crew knows

    Worker(int number) {
      this.number = number;
    }

    @Override
    public void run() {
      try {
        while (begin()) {
          search(requireNonNull(piece));
        }
      } catch (RuntimeException | Error e) {
        fail(e);
      }
    }

    /** Takes a piece, or waits until there is one; false if there will be none any more. */
    private boolean begin() {
      lock.lock();
      try {
        while (!team.isStopped() && !agenda.isDone()) {
          Piece next = agenda.firstToBegin();
          if (next != null) {
            piece = next;
            next.state = Piece.State.RUNNING;
            next.control =
                new PartControl(
                    team,
                    next.beginsWithANode,
                    threads.patience(),
                    this::atPoll,
                    whole.isWatched() ? this::tell : null);
            busy++;
            feed();
            return true;
          }
          idle++;
          try {
            feed();
            work.awaitUninterruptibly();
          } finally {
            idle--;
          }
        }
        return false;
      } finally {
        lock.unlock();
      }
    }

    private void search(Piece piece) {
      PartControl control = requireNonNull(piece.control);
      if (engine == null) {
        engine = engines.get();
      }
      engine.rewind();
      countedHere = 0;
      boolean possible = engine.within(piece.prefix);
      boolean begun = control.open();
      if (begun && possible) {
        if (aim == Aim.COUNT) {
          engine.count(control);
        } else {
          collect(engine, control);
        }
      }
      end(piece, control, begun, engine);
    }

    private void collect(CoverEngine engine, PartControl control) {
      long most = Math.min(LOAD, Math.max(1, threads.buffer() / 8));
      while (engine.next(control)) {
        boolean more = control.solutionFound();
        assert more; // the thread that asks looks at the limit
        put(engine);
        if (loaded >= most) {
          handOver();
        }
      }
    }

    private void put(CoverEngine engine) {
      int size = engine.solutionSize();
      if (loaded + 1 + size > load.length) {
        load = Arrays.copyOf(load, Math.max(2 * load.length, loaded + 1 + size));
      }
      load[loaded] = size;
      engine.putSolution(load, loaded + 1);
      loaded += 1 + size;
    }

    private int[] unload() {
      int[] solutions = Arrays.copyOf(load, loaded);
      loaded = 0;
      polls = 0;
      return solutions;
    }

    private void atPoll() {
      if (++polls >= PATIENCE && loaded > 0 && isWaitedFor(requireNonNull(piece))) {
        handOver();
      }
      if (aim == Aim.COUNT && mostSolutions < Long.MAX_VALUE) {
        countOn();
      }
    }

    /** Hands over what has been found, and waits, or puts the piece down, if it is too much. */
    private void handOver() {
      Piece piece = requireNonNull(this.piece);
      lock.lock();
      try {
        agenda.add(piece, unload());
        news.signal();
        Agenda.Verdict verdict = agenda.verdict(piece);
        while (verdict == Agenda.Verdict.WAIT && !team.isStopped()) {
          room.awaitUninterruptibly();
          verdict = agenda.verdict(piece);
        }
        if (verdict == Agenda.Verdict.PUT_DOWN) {
          requireNonNull(piece.control).putDown();
        }
      } finally {
        lock.unlock();
      }
    }

    /** Counts towards the limit on solutions. */
    private void countOn() {
      PartControl control = requireNonNull(requireNonNull(piece).control);
      long more = control.solutions() - countedHere;
      if (more > 0) {
        lock.lock();
        try {
          countNow(more);
          countedHere += more;
          if (countedNow >= mostSolutions) {
            team.stop();
            news.signal();
          }
        } finally {
          lock.unlock();
        }
      }
    }

    private void tell(Progress progress) {
      lock.lock();
      try {
        requireNonNull(piece).progress = progress;
        countNow(progress.solutions() - countedHere);
        countedHere = progress.solutions();
        news.signal();
      } finally {
        lock.unlock();
      }
    }

    private void end(Piece piece, PartControl control, boolean begun, CoverEngine engine) {
      var did = engine.result(control).statistics();
      List<Piece> rest =
          control.isPutDown()
              ? Piece.of(engine.rest(), piece.weight * (1 - control.fractionDone()))
              : List.of();
      control.close(did.nodes());
      lock.lock();
      try {
        nodesOf[number] += did.nodes() + (begun && piece.beginsWithANode ? 1 : 0);
        updates += did.updates();
        cleansings += did.cleansings();
        profile = profile.plus(ofTree(piece, did.profile(), begun));
        counted = counted.add(BigInteger.valueOf(control.solutions()));
        countNow(control.solutions() - countedHere);
        if (loaded > 0) {
          agenda.add(piece, unload());
        }
        if (control.outcome() == Outcome.EXHAUSTED && begun) {
          agenda.putDown(piece, rest);
        } // else: the search has been stopped, and the piece is not over
        piece.progress = null;
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
  }

  private void countNow(long more) {
    countedNow = countedNow > Long.MAX_VALUE - more ? Long.MAX_VALUE : countedNow + more;
  }

  /** Whether the thread that asks waits for what a piece finds. */
  private boolean isWaitedFor(Piece piece) {
    Piece awaited = consumerWaitsFor;
    return awaited == piece || (awaited != null && !threads.ordered());
  }
}
