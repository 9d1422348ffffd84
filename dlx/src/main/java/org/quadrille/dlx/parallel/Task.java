package org.quadrille.dlx.parallel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Progress;
import org.quadrille.dlx.search.Subtree;

/** A subtree in the {@link WorkQueue}, searched by one worker. */
final class Task {
  /** The state of a task. */
  enum State {
    WAITING,
    RUNNING,
    DONE
  }

  final Subtree subtree;
  State state = State.WAITING;
  @Nullable WorkerControl control; // while it is running
  boolean isNotWorthSplitting; // as found when a split was last requested
  @Nullable Progress progress; // the last report, while it is running
  final Deque<int[]> found = new ArrayDeque<>(0); // solutions not taken, in order
  long held; // the number of ints in these
  @Nullable Task previous;
  @Nullable Task next;

  Task(Subtree subtree) {
    this.subtree = subtree;
  }

  /** Returns a task for each subtree. */
  static List<Task> of(List<Subtree> subtrees) {
    return subtrees.stream().map(Task::new).toList();
  }
}
