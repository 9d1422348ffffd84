package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.dlx.search.Subtree;

/**
 * Performs the operations of threads on a work queue in random order. The search tree is a range of
 * numbers, each of them a solution; a task is a part of the range.
 */
class WorkQueueTest {
  private static final int SOLUTIONS = 300;

  /** The rest of a task. */
  private static final class Range {
    int from;
    final int to;
    boolean waits; // for room

    Range(int from, int to) {
      this.from = from;
      this.to = to;
    }
  }

  private final Map<Task, Range> ranges = new HashMap<>();
  private final List<Task> running = new ArrayList<>();
  private final List<Integer> taken = new ArrayList<>();
  private WorkQueue queue = new WorkQueue(List.of(), true, 1);
  private int threads;
  private int splits;

  private Task task(int from, int to) {
    Task task = new Task(Subtree.ALL.weighted((to - from) / (double) SOLUTIONS));
    ranges.put(task, new Range(from, to));
    return task;
  }

  private Range range(Task task) {
    return ranges.get(task);
  }

  private boolean begin() {
    Task next = running.size() < threads ? queue.firstToBegin() : null;
    if (next == null) {
      return false;
    }
    next.state = Task.State.RUNNING;
    running.add(next);
    return true;
  }

  /** Finds a solution of 1 to 3 words; then continues, suspends or ends the task, or waits. */
  private void proceed(Task task, Random random) {
    Range range = range(task);
    if (range.from < range.to && random.nextInt(4) > 0) {
      int[] batch = new int[1 + random.nextInt(3)];
      batch[0] = range.from++;
      queue.add(task, batch);
      boolean suspends = queue.verdict(task) == WorkQueue.Verdict.SUSPEND;
      range.waits = queue.verdict(task) == WorkQueue.Verdict.WAIT;
      if (suspends || random.nextInt(10) == 0) {
        suspend(task, random);
        return;
      }
    }
    if (range.from == range.to) {
      running.remove(task);
      queue.replace(task, List.of());
    }
  }

  private void suspend(Task task, Random random) {
    Range range = range(task);
    List<Task> rest = new ArrayList<>();
    while (range.from < range.to) {
      int end = range.from + 1 + random.nextInt(range.to - range.from);
      rest.add(task(range.from, end));
      range.from = end;
    }
    running.remove(task);
    queue.replace(task, rest);
    splits++;
  }

  private boolean take() {
    int[] batch = queue.take();
    if (batch != null) {
      taken.add(batch[0]);
    }
    return batch != null;
  }

  private boolean mayProceed(Task task) {
    Range range = range(task);
    range.waits = range.waits && queue.verdict(task) == WorkQueue.Verdict.WAIT;
    return !range.waits;
  }

  /** Performs a random possible operation; the consumer is slow. */
  private void step(Random random) {
    if (random.nextInt(3) == 0 && begin()) {
      return;
    }
    List<Task> ready = running.stream().filter(this::mayProceed).toList();
    if (!ready.isEmpty() && random.nextInt(10) > 0) {
      proceed(ready.get(random.nextInt(ready.size())), random);
      return;
    }
    boolean done = take() || begin();
    assertThat(done || !ready.isEmpty()).as("something can be done").isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7})
  void nothingWaitsForeverAndMemoryIsBounded(int threads) {
    this.threads = threads;
    for (long limit : new long[] {1, 2, 5, 20, 100, 100_000}) {
      for (boolean ordered : new boolean[] {true, false}) {
        for (long seed = 0; seed < 100; seed++) {
          Random random = new Random(seed);
          taken.clear();
          ranges.clear();
          queue = new WorkQueue(List.of(task(0, SOLUTIONS)), ordered, limit);
          long most = 0;
          double done = 0;
          while (!queue.isEmpty()) {
            step(random);
            most = Math.max(most, queue.held());
            assertThat(queue.weightDone()).isGreaterThanOrEqualTo(done - 1e-9);
            done = queue.weightDone();
          }
          assertThat(running).isEmpty();
          assertThat(done).isBetween(1 - 1e-9, 1 + 1e-9);
          assertThat(most).as("held").isLessThan(limit + 3L * threads);
          if (ordered) {
            assertThat(taken).isSorted();
          }
          assertThat(taken).hasSize(SOLUTIONS).doesNotHaveDuplicates();
        }
      }
    }
    assertThat(splits).isGreaterThan(1000);
  }
}
