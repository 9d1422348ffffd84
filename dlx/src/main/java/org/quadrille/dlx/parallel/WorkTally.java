package org.quadrille.dlx.parallel;

import com.google.common.math.LongMath;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.search.Frontier;

/**
 * The work of the workers: in tasks that have ended and, as reported, in running tasks. Not
 * thread-safe by itself.
 */
final class WorkTally {
  /**
   * The progress at one moment: workers continue while it is read.
   *
   * @param solutions the number of solutions known to be counted
   * @param nodes see {@link Progress#nodes}
   * @param fraction see {@link Progress#fraction}
   * @param profile see {@link Progress#profile}
   */
  record Snapshot(long solutions, long nodes, double fraction, Profile profile)
      implements ProgressSource {}

  private static final Profile ONE_NODE = Profile.of(new long[] {1}, 1);

  private final WorkQueue queue;
  private final Frontier frontier;
  private final long[] nodesOf; // worker -> the nodes it has tried in tasks that have ended
  private BigInteger solutions; // of tasks that have ended
  private long solutionsKnown; // of these and of running tasks
  private long updates;
  private long cleansings;
  private Profile profile;

  /**
   * Creates a tally with the work before, whose nodes count for the same workers if there were
   * several, and otherwise for the first one.
   *
   * @param workers the number of workers
   * @param solutions the number of solutions counted before
   */
  WorkTally(WorkQueue queue, int workers, Frontier frontier, BigInteger solutions) {
    this.queue = queue;
    this.frontier = frontier;
    this.solutions = solutions;
    solutionsKnown = saturated(solutions);
    SearchStatistics before = frontier.work();
    List<Long> byThread = before.nodesByThread();
    nodesOf = new long[Math.max(workers, byThread.size())];
    Arrays.setAll(nodesOf, worker -> worker < byThread.size() ? byThread.get(worker) : 0);
    nodesOf[0] = byThread.isEmpty() ? before.nodes() : nodesOf[0];
    updates = before.updates();
    cleansings = before.cleansings();
    profile = before.profile();
  }

  /** Returns a number as a long, {@link Long#MAX_VALUE} if it does not fit. */
  static long saturated(BigInteger number) {
    return number.bitLength() < Long.SIZE ? number.longValue() : Long.MAX_VALUE;
  }

  /**
   * Adds a task that has ended.
   *
   * @param work the work of the engine
   * @param found the number of solutions found
   * @param begun whether the task was allowed to begin
   */
  void add(int worker, Task task, SearchStatistics work, BigInteger found, boolean begun) {
    boolean countsOwnNode = begun && task.subtree.beginsWithNode();
    nodesOf[worker] += work.nodes() + (countsOwnNode ? 1 : 0);
    solutions = solutions.add(found);
    updates += work.updates();
    cleansings += work.cleansings();
    profile = profile.plus(inTree(task, work.profile(), countsOwnNode));
    task.progress = null;
  }

  /** Adds solutions of a running task. */
  void addSolutions(long more) {
    solutionsKnown = LongMath.saturatedAdd(solutionsKnown, more);
  }

  /** Returns the number of solutions known to be counted, at most {@link Long#MAX_VALUE}. */
  long solutionsKnown() {
    return solutionsKnown;
  }

  /** Returns the number of solutions counted in tasks that have ended. */
  BigInteger solutions() {
    return solutions;
  }

  /**
   * Returns the progress.
   *
   * @param isWatched whether anything except the solutions is read
   */
  Snapshot snapshot(boolean isWatched) {
    if (!isWatched) {
      return new Snapshot(solutionsKnown, 0, Double.NaN, Profile.NONE);
    }
    long nodes = nodes();
    double fraction = queue.weightDone();
    Profile sum = profile;
    for (Task task = queue.first(); task != null; task = task.next) {
      Progress progress = task.progress;
      if (progress != null) {
        boolean hasOwnNode = task.subtree.beginsWithNode();
        nodes += progress.nodes() + (hasOwnNode ? 1 : 0);
        fraction += task.subtree.weight() * progress.fraction();
        sum = sum.plus(inTree(task, progress.profile(), hasOwnNode));
      }
    }
    return new Snapshot(solutionsKnown, nodes, Math.min(1, fraction), sum);
  }

  private long nodes() {
    return Arrays.stream(nodesOf).sum();
  }

  /** Returns the profile of a task as a profile of the whole tree. */
  private Profile inTree(Task task, Profile profile, boolean withOwnNode) {
    int level = frontier.level(task.subtree);
    Profile below = profile.below(level);
    return withOwnNode ? below.plus(ONE_NODE.below(level - 1)) : below;
  }

  /** Returns the work in tasks that have ended, and before. */
  SearchStatistics work() {
    List<Long> byThread = Arrays.stream(nodesOf).boxed().toList();
    return new SearchStatistics(0, nodes(), updates, cleansings, profile, Duration.ZERO, byThread);
  }
}
