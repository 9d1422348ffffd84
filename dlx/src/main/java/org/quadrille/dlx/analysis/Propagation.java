package org.quadrille.dlx.analysis;

import org.quadrille.core.Problem;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.uses.ItemUses;

/**
 * Unit propagation. Each option is free, taken or removed; taking an option removes those that
 * conflict with it, and if an item needs all of its options that are not removed, they are taken.
 * Unlike dancing links, this touches only the neighbourhood of the option, so that one option can
 * be tried fast in a large problem.
 *
 * <p>Invariants, whenever no item is due:
 *
 * <pre>
 * free[i]  = number of free options that use item i
 * taken[i] = number of taken options that use item i
 * taken[i] + free[i] &gt;= min(i), and free[i] = 0 where they are equal      unless there is a conflict
 * taken[i] &lt;= max(i), and free[i] = 0 where they are equal                 for primary items
 * free and taken options agree on all secondary items
 * </pre>
 */
final class Propagation {
  /** The {@link #conflict} if there is none. */
  static final int NONE = -1;

  private static final byte FREE = 0;
  private static final byte TAKEN = 1;
  private static final byte REMOVED = 2;
  private static final ProgressSource UNKNOWN = () -> Double.NaN;

  private final Problem<?> problem;
  private final SearchControl control;
  private final ItemUses uses;
  private final int primaryCount;
  private final byte[] state; // by option
  private final int[] free;
  private final int[] taken;
  private final int[] trail; // the options that are not free any more, in this order
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
    uses = new ItemUses(problem, problem::isUsable);
    primaryCount = problem.primaryCount();
    state = new byte[problem.optionCount()];
    free = new int[problem.itemCount()];
    taken = new int[problem.itemCount()];
    trail = new int[problem.optionCount()];
    due = new int[primaryCount];
    for (int o = 0; o < state.length; o++) {
      state[o] = problem.isUsable(o) ? FREE : REMOVED;
    }
    for (int i = 0; i < free.length; i++) {
      free[i] = uses.count(i);
    }
  }

  /** Removes an option permanently; {@link #settle} has to follow. */
  void forbid(int o) {
    if (state[o] == FREE) {
      remove(o);
    }
  }

  /**
   * Takes an option permanently; {@link #settle} has to follow.
   *
   * @return whether it is consistent with the options taken and removed
   */
  boolean require(int o) {
    if (state[o] == FREE) {
      take(o);
    }
    return state[o] == TAKEN;
  }

  /** Propagates what follows from the problem and from the options required and forbidden. */
  void settle() {
    dueCount = 0;
    for (int i = 0; i < primaryCount; i++) {
      check(i);
    }
    takeDue();
  }

  /**
   * Tries a free option, and removes it permanently if that leads to a conflict.
   *
   * @return whether it is removed, with everything that follows
   */
  boolean refute(int o) {
    int mark = trailSize;
    if (tryOption(o)) {
      takeDue();
    }
    boolean refuted = conflict != NONE;
    undo(mark);
    if (refuted) {
      remove(o);
      takeDue();
    }
    return refuted;
  }

  /** Returns whether an option is free. */
  boolean isFree(int o) {
    return state[o] == FREE;
  }

  /** Returns whether an option is free or taken. */
  boolean isLive(int o) {
    return state[o] != REMOVED;
  }

  /** Returns a primary item that cannot be covered often enough, or {@link #NONE}. */
  int conflict() {
    return conflict;
  }

  /** Polls the control, and returns whether to continue. */
  boolean mayContinue() {
    stopped = stopped || !control.poll(nodes, UNKNOWN);
    return !stopped;
  }

  /** Returns whether the control has stopped the work. */
  boolean isStopped() {
    return stopped;
  }

  /** Returns the outcome and the work done. */
  SearchResult result() {
    return control.result(nodes, updates);
  }

  /** Takes an option, unless the control stops the work. */
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
    dueCount = 0; // if stopped, the changes so far are valid
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
        if (taken[i] == 1) { // otherwise its colour is known
          removeOthers(i, problem.colourAt(o, k));
        }
      } else if (taken[i] == problem.max(i)) {
        removeOthers(i, Problem.NO_COLOUR);
      }
    }
  }

  /** Removes the free options of an item, except those that give it this colour. */
  private void removeOthers(int i, int colour) {
    for (int x = free[i] == 0 ? uses.end(i) : uses.start(i); x < uses.end(i); x++) {
      if (state[uses.option(x)] == FREE
          && (colour == Problem.NO_COLOUR || uses.colour(x) != colour)) {
        remove(uses.option(x));
      }
    }
  }

  private void remove(int o) {
    state[o] = REMOVED;
    trail[trailSize++] = o;
    for (int k = problem.size(o) - 1; k >= 0; k--) {
      int i = problem.itemAt(o, k);
      free[i]--;
      updates++;
      if (i < primaryCount) {
        check(i);
      }
    }
  }

  /** Detects a conflict, or that an item needs all its free options. */
  private void check(int i) {
    int spare = taken[i] + free[i] - problem.min(i);
    if (spare < 0) {
      conflict = i;
    } else if (spare == 0 && free[i] > 0) {
      due[dueCount++] = i; // once, since the sum never grows, and a smaller sum is a conflict
    }
  }

  /** Undoes all changes since the trail had a certain length. */
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
