package org.quadrille.dlx.analysis;

import java.util.Arrays;
import java.util.BitSet;
import org.quadrille.core.Problem;
import org.quadrille.dlx.uses.ItemUses;

/**
 * Finds the items of a problem that follow from others, for any choice of the remaining options.
 *
 * <p>An item has an upper rule: its upper bound, or that its colours must agree. A primary item
 * also has a lower rule: its lower bound. If all options of item i use item t as well, the upper
 * bound of t holds for i, and the lower bound of i holds for t; this narrows the bounds first.
 * Then, from the last item to the first, an item is removed if each of its rules is always
 * satisfied or follows from an item that stays. So of equal items the first one stays.
 *
 * <p>A primary item stays if an option would lose its last primary item, and could not be used any
 * more. The first primary item stays if no other does: Knuth's text form needs one.
 *
 * <p>Takes O(sum of the squares of the options' sizes) time.
 */
final class ItemRules {
  private static final int UNSEEN = -1;

  private final Problem<?> problem;
  private final Propagation propagation;
  private final ItemUses uses; // of the remaining options
  private final BitSet kept = new BitSet();
  private final int[] min;
  private final int[] max;
  private final int[] primaries; // option -> the number of its primary items that are kept
  private int primariesKept;
  private final int[] shared; // item -> the number of options it shares with the current item
  private final int[] near; // the items where that is not 0
  private int nearCount;
  private final int[] partner; // colour of t -> colour of i in the same option, or UNSEEN
  private int contradiction = Propagation.NONE;

  ItemRules(Problem<?> problem, Propagation propagation) {
    this.problem = problem;
    this.propagation = propagation;
    uses = new ItemUses(problem, propagation::isLive);
    kept.set(0, problem.itemCount());
    min = new int[problem.itemCount()];
    max = new int[problem.itemCount()];
    for (int i = 0; i < min.length; i++) {
      min[i] = problem.min(i);
      max[i] = problem.max(i);
    }
    primariesKept = problem.primaryCount();
    primaries = new int[problem.optionCount()];
    for (int i = 0; i < primariesKept; i++) {
      for (int x = uses.start(i); x < uses.end(i); x++) {
        primaries[uses.option(x)]++;
      }
    }
    shared = new int[problem.itemCount()];
    near = new int[problem.itemCount()];
    partner = new int[problem.colourCount() + 1];
    Arrays.fill(partner, UNSEEN);
  }

  /** Removes items that follow from others, until the control of the propagation stops it. */
  void apply() {
    if (problem.hasBounds()) {
      narrow();
    }
    for (int i = problem.itemCount() - 1; i >= 0 && mayContinue(); i--) {
      if (mayBeRemoved(i) && follows(i)) {
        kept.clear(i);
        if (i < problem.primaryCount()) {
          primariesKept--;
          for (int x = uses.start(i); x < uses.end(i); x++) {
            primaries[uses.option(x)]--;
          }
        }
      }
    }
  }

  private boolean mayContinue() {
    return contradiction == Propagation.NONE && propagation.mayContinue();
  }

  /** Returns the items that are kept. */
  BitSet items() {
    return kept;
  }

  /** Returns the new lower bound of item i. */
  int min(int i) {
    return min[i];
  }

  /** Returns the new upper bound of item i. */
  int max(int i) {
    return max[i];
  }

  /** Returns an item whose bounds contradict each other, or {@link Propagation#NONE}. */
  int contradiction() {
    return contradiction;
  }

  private void narrow() {
    for (int i = 0; i < problem.primaryCount() && mayContinue(); i++) {
      setCurrent(i);
      for (int n = 0; n < nearCount; n++) {
        int t = near[n];
        if (t < problem.primaryCount() && contains(t, i)) {
          max[i] = Math.min(max[i], problem.max(t));
          min[t] = Math.max(min[t], problem.min(i));
        }
      }
    }
    for (int i = 0; i < problem.primaryCount(); i++) {
      max[i] = Math.min(max[i], Math.max(1, uses.count(i)));
      if (min[i] > max[i]) {
        contradiction = i;
      }
    }
  }

  /** Makes item i the current item: counts the options that each item shares with it. */
  private void setCurrent(int i) {
    while (nearCount > 0) {
      shared[near[--nearCount]] = 0;
    }
    for (int x = uses.start(i); x < uses.end(i); x++) {
      int o = uses.option(x);
      for (int k = problem.size(o) - 1; k >= 0; k--) {
        int t = problem.itemAt(o, k);
        if (shared[t]++ == 0) {
          near[nearCount++] = t;
        }
      }
    }
  }

  /** Returns whether all options of item i, the current item, use item t as well. */
  private boolean contains(int t, int i) {
    return shared[t] == uses.count(i);
  }

  /** Returns whether all options of item t use the current item. */
  private boolean isContained(int t) {
    return shared[t] == uses.count(t);
  }

  private boolean mayBeRemoved(int i) {
    if (i >= problem.primaryCount()) {
      return true;
    }
    boolean may = primariesKept > 1;
    for (int x = uses.start(i); x < uses.end(i) && may; x++) {
      may = primaries[uses.option(x)] > 1;
    }
    return may;
  }

  private boolean follows(int i) {
    boolean upper = isAlwaysSatisfied(i);
    boolean lower = min[i] == 0;
    if (upper && lower) {
      return true;
    }
    setCurrent(i);
    for (int n = 0; n < nearCount && !(upper && lower); n++) {
      int t = near[n];
      if (t != i && kept.get(t)) {
        upper |= contains(t, i) && implies(t, i);
        lower |= isContained(t) && min[t] >= min[i];
      }
    }
    return upper && lower;
  }

  /** Returns whether no choice can violate the upper rule of item i. */
  private boolean isAlwaysSatisfied(int i) {
    if (uses.count(i) <= max[i]) {
      return true;
    }
    boolean oneColour =
        i >= problem.primaryCount() && uses.colour(uses.start(i)) != Problem.NO_COLOUR;
    for (int x = uses.start(i) + 1; x < uses.end(i) && oneColour; x++) {
      oneColour = uses.colour(x) == uses.colour(uses.start(i));
    }
    return oneColour;
  }

  /** Returns whether the upper rule of item i follows from that of t, which all its options use. */
  private boolean implies(int t, int i) {
    if (t < problem.primaryCount()) {
      return max[t] <= max[i];
    }
    boolean implies = true; // until options agree on t but not on i
    for (int x = uses.start(i); x < uses.end(i) && implies; x++) {
      int there = colourAt(uses.option(x), t);
      int here = uses.colour(x);
      if (there != Problem.NO_COLOUR) {
        implies = partner[there] == UNSEEN || (partner[there] == here && here != Problem.NO_COLOUR);
        partner[there] = here;
      }
    }
    for (int x = uses.start(i); x < uses.end(i); x++) {
      partner[colourAt(uses.option(x), t)] = UNSEEN;
    }
    return implies;
  }

  /** Returns the colour that option o gives to item t, which it uses. */
  private int colourAt(int o, int t) {
    int k = 0;
    while (problem.itemAt(o, k) != t) {
      k++;
    }
    return problem.colourAt(o, k);
  }
}
