package org.quadrille.dlx.parallel;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Progress;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Subtree;

/** A thread of a {@link ParallelSearch}: it searches one task after another with its own engine. */
final class SearchWorker implements Runnable {
  /** The number of ints that are handed over at once, unless the buffer is small. */
  private static final int FULL_BATCH = 1 << 15;

  /**
   * The number of polls after which an incomplete batch is handed over if the calling thread waits
   * for it: waking that thread costs as much as some hundred nodes. (Woken at each poll, two
   * threads took 1.17 times the CPU time of one for 14 queens by dancing links; with this they take
   * 1.09.)
   */
  private static final int POLLS_TO_HAND_OVER = 8;

  /** The largest number of such polls, after a long search: they delay solutions by a 64th. */
  private static final int MOST_POLLS_TO_HAND_OVER = 64;

  private final ParallelSearch search;
  private final int number;
  private final Supplier<CoverEngine> engines;
  private final long fullBatch;
  private int[] batch = new int[16]; // solutions not handed over
  private int batchSize;
  private int polls; // since the last batch
  private long allPolls;
  private long solutionsReported; // of the running task
  private @Nullable CoverEngine engine; // once it is built
  private @Nullable Task task;
  private @Nullable WorkerControl control;

  /**
   * Creates a worker.
   *
   * @param number its index, from 0
   */
  SearchWorker(ParallelSearch search, int number, Supplier<CoverEngine> engines) {
    this.search = search;
    this.number = number;
    this.engines = engines;
    fullBatch = Math.min(FULL_BATCH, Math.max(1, search.settings().buffer() / 8));
  }

  @Override
  public void run() {
    try {
      CoverEngine built = build();
      engine = built;
      while (built != null && begin()) {
        run(built, requireNonNull(task), requireNonNull(control));
      }
    } catch (RuntimeException | Error e) {
      search.fail(e);
    }
  }

  /** Builds the engine; returns null if only this worker has no memory for it. */
  private @Nullable CoverEngine build() {
    try {
      return engines.get();
    } catch (OutOfMemoryError e) {
      search.giveUp(e);
      return null;
    }
  }

  /** Takes the next task; returns false if there will be no more. */
  private boolean begin() {
    Task next = search.begin(this);
    task = next;
    control = next == null ? null : next.control;
    solutionsReported = 0;
    return next != null;
  }

  private void run(CoverEngine engine, Task task, WorkerControl control) {
    boolean consistent = engine.start(task.subtree);
    boolean begun = control.open();
    BigInteger found = BigInteger.ZERO;
    if (begun && consistent) {
      found = search.counts() ? engine.count(control) : collect(engine, control);
    }
    var work = engine.work();
    double weight = task.subtree.weight();
    List<Subtree> left =
        control.isHalted()
            ? engine.left().stream().map(subtree -> subtree.weighted(weight)).toList()
            : List.of();
    control.close(work.nodes());
    search.end(this, task, work, found, begun, left, batchSize > 0 ? takeBatch() : null);
  }

  private BigInteger collect(CoverEngine engine, WorkerControl control) {
    while (engine.next(control)) {
      boolean more = control.solutionFound();
      assert more; // the calling thread checks the limit
      addToBatch(engine);
      if (batchSize >= fullBatch) {
        handOver();
      }
    }
    return BigInteger.valueOf(control.solutions());
  }

  private void addToBatch(CoverEngine engine) {
    int size = engine.solutionSize();
    if (batchSize + 1 + size > batch.length) {
      batch = Arrays.copyOf(batch, Math.max(2 * batch.length, batchSize + 1 + size));
    }
    batch[batchSize] = size;
    engine.copySolution(batch, batchSize + 1);
    Arrays.sort(
        batch, batchSize + 1, batchSize + 1 + size); // here, so that the calling thread need not
    batchSize += 1 + size;
  }

  private int[] takeBatch() {
    int[] solutions = Arrays.copyOf(batch, batchSize);
    batchSize = 0;
    polls = 0;
    return solutions;
  }

  private void handOver() {
    search.add(requireNonNull(task), requireNonNull(control), takeBatch());
  }

  /** Called at each poll. */
  void atPoll() {
    allPolls++;
    if (++polls >= pollsToHandOver()
        && batchSize > 0
        && search.isWaitingFor(requireNonNull(task))) {
      handOver();
    }
    if (search.countsUpToLimit()) {
      search.addSolutions(newSolutions(requireNonNull(control).solutions()));
    }
  }

  private long pollsToHandOver() {
    long polls = allPolls / MOST_POLLS_TO_HAND_OVER;
    return Math.min(MOST_POLLS_TO_HAND_OVER, Math.max(POLLS_TO_HAND_OVER, polls));
  }

  /**
   * Returns 0 if the running task is worth splitting, or the number of nodes to try before the next
   * call.
   */
  long moreNodesToSplit(long nodes) {
    long more = SearchPath.of(requireNonNull(engine)).nodesToSplit(nodes);
    if (more > 0) {
      search.isNotWorthSplitting(requireNonNull(task));
    }
    return more;
  }

  /** Called when a progress report is due. */
  void report(Progress progress) {
    search.report(requireNonNull(task), progress, newSolutions(progress.solutions()));
  }

  /** Returns the number of solutions of the task that were not reported to the search before. */
  long newSolutions(long solutions) {
    long more = solutions - solutionsReported;
    solutionsReported = solutions;
    return more;
  }

  int number() {
    return number;
  }
}
