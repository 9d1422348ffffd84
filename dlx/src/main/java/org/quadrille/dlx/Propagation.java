package org.quadrille.dlx;

import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchGauge;
import org.quadrille.core.search.SearchResult;

/**
 * What follows at once from taking options. Each option is free, taken or out; taking one puts out
 * those that disagree with it, and where the options that are not out are just as many as an item
 * needs, they are all taken. Unlike {@link Links} this touches only what is near the option, so
 * that one can be tried in a large problem in a short time.
 *
 * <p>Invariants, whenever nothing is due:
 *
 * <pre>
 * free[i]  = number of free options that use item i
 * taken[i] = number of taken options that use item i
 * taken[i] + free[i] &gt;= min(i), and free[i] = 0 where they are equal      unless there is a conflict
 * taken[i] &lt;= max(i), and free[i] = 0 where they are equal                 for primary items
 * free options and taken ones agree on all secondary items
 * </pre>
 */
final class Propagation {
  /** What {@link #conflict} says as long as there is none. */
  static final int NONE = -1;

  private static final byte FREE = 0;
  private static final byte TAKEN = 1;
  private static final byte OUT = 2;
  private static final SearchGauge UNKNOWN = () -> Double.NaN;

  private final Problem<?> problem;
  private final SearchControl control;
  private final Uses uses;
  private final int primaryCount;
  private final byte[] state; // by option
  private final int[] free;
  private final int[] taken;
  private final int[] trail; // the options that are not free any more, in turn
  private int trailSize;
  private final int[] due; // items whose free options have to be taken
  private int dueCount;
  private int conflict = NONE;
  private boolean stopped;
  private long nodes;
  private long updates;

  Propagation(Problem<?> problem, SearchControl control) {
    this.problem = problem;
    this.control = control;
    uses = new Uses(problem, problem::isUsable);
    primaryCount = problem.primaryCount();
    state = new byte[problem.optionCount()];
    free = new int[problem.itemCount()];
    taken = new int[problem.itemCount()];
    trail = new int[problem.optionCount()];
    due = new int[primaryCount];
    for (int o = 0; o < state.length; o++) {
      state[o] = problem.isUsable(o) ? FREE : OUT;
    }
    for (int i = 0; i < free.length; i++) {
      free[i] = uses.count(i);
    }
  }

  /** Keeps an option out for good; {@link #settle} has to follow. */
  void forbid(int o) {
    if (state[o] == FREE) {
      putOut(o);
    }
  }

  /**
   * Takes an option for good; {@link #settle} has to follow.
   *
   * @return whether it agrees with what is taken and forbidden
   */
  boolean require(int o) {
    if (state[o] == FREE) {
      take(o);
    }
    return state[o] == TAKEN;
  }

  /** Finds all that follows from the problem and from what is required and forbidden. */
  void settle() {
    dueCount = 0;
    for (int i = 0; i < primaryCount; i++) {
      weigh(i);
    }
    takeDue();
  }

  /**
   * Tries a free option, and puts it out for good if that leads to a conflict.
   *
   * @return whether it is out now, with all that follows
   */
  boolean refute(int o) {
    int mark = trailSize;
    if (tryOption(o)) {
      takeDue();
    }
    boolean refuted = conflict != NONE;
    undo(mark);
    if (refuted) {
      putOut(o);
      takeDue();
    }
    return refuted;
  }

  /** Whether an option may still be taken or left. */
  boolean isFree(int o) {
    return state[o] == FREE;
  }

  /** Whether an option may be taken, or is. */
  boolean isLive(int o) {
    return state[o] != OUT;
  }

  /** A primary item that cannot be covered often enough, or {@link #NONE}. */
  int conflict() {
    return conflict;
  }

  /** Asks the control whether to go on, though no option will be taken. */
  boolean mayGoOn() {
    stopped = stopped || !control.poll(nodes, UNKNOWN);
    return !stopped;
  }

  /** Whether the control has said that this was enough. */
  boolean isStopped() {
    return stopped;
  }

  SearchResult result() {
    return control.result(nodes, updates);
  }

  /** Takes an option, unless the control says that this was enough. */
  private boolean tryOption(int o) {
    stopped = stopped || (nodes >= control.nextPoll() && !control.poll(nodes, UNKNOWN));
    if (!stopped) {
      nodes++;
      take(o);
    }
    return !stopped;
  }

  private void takeDue() {
    while (dueCount > 0 && conflict == NONE && !stopped) {
      int i = due[--dueCount];
      for (int x = uses.start(i); x < uses.end(i) && conflict == NONE && !stopped; x++) {
        if (state[uses.option(x)] == FREE) {
          tryOption(uses.option(x));
        }
      }
    }
    dueCount = 0; // if stopped, what has been found so far is right all the same
  }

  private void take(int o) {
    state[o] = TAKEN;
    trail[trailSize++] = o;
    for (int k = problem.size(o) - 1; k >= 0; k--) {
      int i = problem.itemAt(o, k);
      free[i]--;
      taken[i]++;
    }
    for (int k = problem.size(o) - 1; k >= 0 && conflict == NONE; k--) {
      int i = problem.itemAt(o, k);
      if (i >= primaryCount) {
        if (taken[i] == 1) { // else its colour is settled
          putOutOthers(i, problem.colourAt(o, k));
        }
      } else if (taken[i] == problem.max(i)) {
        putOutOthers(i, Problem.NO_COLOUR);
      }
    }
  }

  /** Puts out the free options of an item but those that give it this colour. */
  private void putOutOthers(int i, int colour) {
    for (int x = free[i] == 0 ? uses.end(i) : uses.start(i); x < uses.end(i); x++) {
      if (state[uses.option(x)] == FREE
          && (colour == Problem.NO_COLOUR || uses.colour(x) != colour)) {
        putOut(uses.option(x));
      }
    }
  }

  private void putOut(int o) {
    state[o] = OUT;
    trail[trailSize++] = o;
    for (int k = problem.size(o) - 1; k >= 0; k--) {
      int i = problem.itemAt(o, k);
      free[i]--;
      updates++;
      if (i < primaryCount) {
        weigh(i);
      }
    }
  }

  /** Notes a conflict, or that an item needs all its free options. */
  private void weigh(int i) {
    int spare = taken[i] + free[i] - problem.min(i);
    if (spare < 0) {
      conflict = i;
    } else if (spare == 0 && free[i] > 0) {
      due[dueCount++] = i; // once, since the sum only falls, and at the next fall there is conflict
    }
  }

  /** Sets free again what is not free since a certain length of the trail. */
  private void undo(int mark) {
    while (trailSize > mark) {
      int o = trail[--trailSize];
      for (int k = problem.size(o) - 1; k >= 0; k--) {
        int i = problem.itemAt(o, k);
        free[i]++;
        if (state[o] == TAKEN) {
          taken[i]--;
        }
      }
      state[o] = FREE;
    }
    conflict = NONE;
  }
}
