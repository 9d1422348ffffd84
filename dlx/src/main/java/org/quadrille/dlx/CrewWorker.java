package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.PartControl;
import org.quadrille.core.search.Progress;

/** A thread of a {@link Crew}: it searches one piece after the other, with an engine of its own. */
final class CrewWorker implements Runnable {
  /** How many numbers are handed over at once, if the limit allows. */
  private static final int LOAD = 1 << 15;

  /**
   * After so many polls less will do, if the thread that asks waits for it: to wake it costs as
   * much as some hundred nodes. (Woken at each poll, two threads took 1.17 times the CPU time of
   * one for 14 queens by dancing links; so they take 1.09.)
   */
  private static final int PATIENCE = 8;

  /** Up to so many polls, when a search has gone on for long: they delay it by a sixty-fourth. */
  private static final int MOST_PATIENCE = 64;

  private final Crew crew;
  private final int number;
  private final Supplier<CoverEngine> engines;
  private final long fullLoad;
  private int[] load = new int[16]; // solutions that have not been handed over
  private int loaded;
  private int polls; // since something was handed over
  private long allPolls;
  private long solutionsTold; // of the piece
  private @Nullable CoverEngine engine; // once it is built
  private @Nullable Piece piece;
  private @Nullable PartControl control;

  /**
   * A thread that has not begun.
   *
   * @param number which one of the crew, from 0
   */
  CrewWorker(Crew crew, int number, Supplier<CoverEngine> engines) {
    this.crew = crew;
    this.number = number;
    this.engines = engines;
    fullLoad = Math.min(LOAD, Math.max(1, crew.threads().buffer() / 8));
  }

  @Override
  public void run() {
    try {
      CoverEngine built = build();
      engine = built;
      while (built != null && begin()) {
        search(built, requireNonNull(piece), requireNonNull(control));
      }
    } catch (RuntimeException | Error e) {
      crew.fail(e);
    }
  }

  /** Null if there is no memory for it, but others have some. */
  private @Nullable CoverEngine build() {
    try {
      return engines.get();
    } catch (OutOfMemoryError e) {
      crew.giveUp(e);
      return null;
    }
  }

  /** Takes the next piece; false if there will be none any more. */
  private boolean begin() {
    Piece next = crew.begin(this);
    piece = next;
    control = next == null ? null : next.control;
    solutionsTold = 0;
    return next != null;
  }

  private void search(CoverEngine engine, Piece piece, PartControl control) {
    engine.rewind();
    boolean possible = engine.within(piece.leg.prefix());
    boolean begun = control.open();
    if (begun && possible) {
      if (crew.counts()) {
        engine.count(control);
      } else {
        collect(engine, control);
      }
    }
    var did = engine.result(control).statistics();
    List<Leg> rest =
        control.isPutDown() ? Leg.left(engine, engine::rest, piece.leg.weight()) : List.of();
    control.close(did.nodes());
    crew.end(this, piece, did, begun, rest, loaded > 0 ? unload() : null);
  }

  private void collect(CoverEngine engine, PartControl control) {
    while (engine.next(control)) {
      boolean more = control.solutionFound();
      assert more; // the thread that asks looks at the limit
      put(engine);
      if (loaded >= fullLoad) {
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
    Arrays.sort(load, loaded + 1, loaded + 1 + size); // or the thread that asks would have to
    loaded += 1 + size;
  }

  private int[] unload() {
    int[] solutions = Arrays.copyOf(load, loaded);
    loaded = 0;
    polls = 0;
    return solutions;
  }

  private void handOver() {
    crew.add(requireNonNull(piece), requireNonNull(control), unload());
  }

  /** Called at each poll. */
  void atPoll() {
    allPolls++;
    if (++polls >= patience() && loaded > 0 && crew.isWaitingFor(requireNonNull(piece))) {
      handOver();
    }
    if (crew.countsUpToALimit()) {
      crew.addSolutions(newSolutions(requireNonNull(control).solutions()));
    }
  }

  private long patience() {
    return Math.min(MOST_PATIENCE, Math.max(PATIENCE, allPolls / MOST_PATIENCE));
  }

  /**
   * Called at a poll when the piece is to be put down.
   *
   * @return 0 if it is worth while, else how many nodes to try before the next call
   */
  long nodesToCut(long nodes) {
    long more = Levels.of(requireNonNull(engine)).nodesToCut(nodes);
    if (more > 0) {
      crew.keep(requireNonNull(piece));
    }
    return more;
  }

  /** Called when a report is due. */
  void tell(Progress progress) {
    crew.tell(requireNonNull(piece), progress, newSolutions(progress.solutions()));
  }

  /** How many solutions the crew has not been told of, if the piece has so many. */
  long newSolutions(long solutions) {
    long more = solutions - solutionsTold;
    solutionsTold = solutions;
    return more;
  }

  int number() {
    return number;
  }
}
