package org.quadrille.dlx.parallel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.dlx.search.Subtree;

/**
 * The tasks of a search by several threads, in the order of the search: each is waiting, running,
 * or done except for solutions not taken. {@link ParallelSearch} guards it by a lock.
 *
 * <p>Solutions wait with their task until all tasks before it are done, and their number is
 * limited. Let the <em>front</em> be the first task that is not done: its solutions, and those
 * before them, can be taken now. The later tasks may hold solutions that are needed later:
 *
 * <pre>
 * B(p) = what is held by the tasks up to p, itself included
 * A(p) = what is held by the tasks after p
 * p continues if B(p) &lt; (limit - A(p)) / 2, and is suspended otherwise
 * p begins if    B(p) &lt; (limit - A(p)) / 4, so that it is not suspended again at once
 * </pre>
 *
 * <p>Memory is bounded: if p continues or begins, B(p) + A(p) &lt; (limit + A(p)) / 2, which is
 * less than the limit if A(p) is. A worker checks the rule after each batch of solutions, so at
 * most the limit and a batch for each worker are held. Half of the space that the later tasks leave
 * is reserved for the tasks before them, so that a worker whose task is suspended can help there.
 *
 * <p>Nothing waits forever: the rule applies to the front only while B(front) &gt; 0, that is,
 * while something can be taken; meanwhile it waits, or does not begin, but is not suspended. When
 * everything is taken it continues, whatever the later tasks hold. So while the consumer takes all
 * it can, it gets solutions or the front proceeds.
 */
final class WorkQueue {
  /** What a task may do after it has found solutions. */
  enum Verdict {
    CONTINUE,
    WAIT,
    SUSPEND
  }

  private final boolean ordered;
  private final long limit;
  private final Deque<int[]> loose = new ArrayDeque<>(); // solutions, if order does not matter
  private @Nullable Task first;
  private @Nullable Task last;
  private long held; // by all tasks
  private double weightDone;

  /**
   * Creates a queue.
   *
   * @param ordered whether solutions are taken in the order of the tasks
   * @param limit about how many ints may be held
   */
  WorkQueue(List<Task> tasks, boolean ordered, long limit) {
    this.ordered = ordered;
    this.limit = limit;
    weightDone = 1;
    for (Task task : tasks) {
      insertAfter(last, task);
      weightDone -= task.subtree.weight();
      if (task.subtree.isSolution()) {
        addFound(task);
      }
    }
  }

  /** Marks a task whose subtree is a solution as done. */
  private void addFound(Task task) {
    int[] options = task.subtree.required().toInts();
    int[] batch = new int[1 + options.length];
    batch[0] = options.length;
    System.arraycopy(options, 0, batch, 1, options.length);
    add(task, batch);
    done(task);
  }

  /** Returns the first task. */
  @Nullable Task first() {
    return first;
  }

  /** Returns the weight of the tasks that are done. */
  double weightDone() {
    return weightDone;
  }

  /** Returns the number of ints held. */
  long held() {
    return held;
  }

  /** Returns whether all tasks are done and all solutions are taken. */
  boolean isEmpty() {
    return first == null && loose.isEmpty();
  }

  private @Nullable Task front() {
    Task task = first;
    while (task != null && task.state == Task.State.DONE) {
      task = task.next;
    }
    return task;
  }

  /** Returns whether all tasks are done. */
  boolean isDone() {
    return front() == null;
  }

  private long heldUpTo(Task last) {
    long sum = last.held;
    for (Task p = first; p != null && p != last; p = p.next) {
      sum += p.held;
    }
    return sum;
  }

  private boolean hasRoom(Task task, int share) {
    long before = held == 0 ? 0 : heldUpTo(task);
    return before * share < limit - (held - before);
  }

  /** Returns the first waiting task, if it may begin. */
  @Nullable Task firstToBegin() {
    Task front = front();
    Task task = front;
    while (task != null && task.state != Task.State.WAITING) {
      task = task.next;
    }
    return task != null && mayBegin(task, front) ? task : null;
  }

  private boolean mayBegin(Task task, @Nullable Task front) {
    return ordered ? hasRoom(task, 4) || (task == front && heldUpTo(task) == 0) : held < limit;
  }

  /**
   * Requests to split the first running task that is worth it, unless there is no room to begin the
   * subtrees left, or a waiting task comes before it.
   */
  void requestSplit() {
    for (Task task = first; task != null && task.state != Task.State.WAITING; ) {
      if (task.control != null && !task.isNotWorthSplitting) {
        if (ordered ? hasRoom(task, 4) : held < limit) {
          task.control.requestSplit();
        }
        return;
      }
      task = task.next;
    }
  }

  /** Adds solutions that a task has found. */
  void add(Task task, int[] solutions) {
    held += solutions.length;
    if (ordered) {
      task.found.add(solutions);
      task.held += solutions.length;
    } else {
      loose.add(solutions);
    }
  }

  /** Returns what a task may do now. */
  Verdict verdict(Task task) {
    if (!ordered) {
      return held < limit ? Verdict.CONTINUE : Verdict.WAIT;
    }
    if (hasRoom(task, 2)) {
      return Verdict.CONTINUE;
    }
    if (task != front()) {
      return Verdict.SUSPEND;
    }
    return heldUpTo(task) > 0 ? Verdict.WAIT : Verdict.CONTINUE;
  }

  /** Removes and returns the next solutions in order; null if there are none yet. */
  int @Nullable [] take() {
    int[] solutions = loose.poll();
    if (solutions == null && first != null) {
      Task head = first;
      solutions = head.found.poll();
      if (solutions != null) {
        head.held -= solutions.length;
        if (head.state == Task.State.DONE && head.found.isEmpty()) {
          remove(head);
        }
      }
    }
    held -= solutions == null ? 0 : solutions.length;
    return solutions;
  }

  /** Marks a task as done, and inserts the rest of it as tasks after it. */
  void replace(Task task, List<Task> rest) {
    Task before = task;
    for (Task part : rest) {
      insertAfter(before, part);
      weightDone -= part.subtree.weight();
      before = part;
    }
    done(task);
  }

  /** Marks a task as done, and merges neighbouring tasks that are done. */
  private void done(Task task) {
    weightDone += task.subtree.weight();
    task.state = Task.State.DONE;
    task.control = null;
    task.progress = null;
    if (task.next != null && task.next.state == Task.State.DONE) {
      merge(task, task.next);
    }
    if (task.previous != null && task.previous.state == Task.State.DONE) {
      merge(task.previous, task);
    } else if (task.found.isEmpty()) {
      remove(task);
    }
  }

  private void merge(Task task, Task next) {
    task.found.addAll(next.found);
    task.held += next.held;
    remove(next);
  }

  /** Returns what is left as subtrees; each solution not taken is a subtree. */
  List<Subtree> left() {
    List<Subtree> left = new ArrayList<>();
    loose.forEach(batch -> addSolutions(batch, left));
    for (Task task = first; task != null; task = task.next) {
      task.found.forEach(batch -> addSolutions(batch, left));
      if (task.state != Task.State.DONE) {
        left.add(task.subtree);
      }
    }
    return left;
  }

  private static void addSolutions(int[] batch, List<Subtree> left) {
    for (int at = 0; at < batch.length; at += 1 + batch[at]) {
      left.add(Subtree.ofSolution(Arrays.copyOfRange(batch, at + 1, at + 1 + batch[at])));
    }
  }

  private void insertAfter(@Nullable Task before, Task task) {
    Task after = before == null ? first : before.next;
    task.previous = before;
    task.next = after;
    if (before == null) {
      first = task;
    } else {
      before.next = task;
    }
    if (after == null) {
      last = task;
    } else {
      after.previous = task;
    }
  }

  private void remove(Task task) {
    if (task.previous == null) {
      first = task.next;
    } else {
      task.previous.next = task.next;
    }
    if (task.next == null) {
      last = task.previous;
    } else {
      task.next.previous = task.previous;
    }
  }
}
