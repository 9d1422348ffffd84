package org.quadrille.dlx;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;

/**
 * Exact covering with colours by bitsets, one for each primary item: its options that agree with
 * all options taken. Taking an option is an AND for each item that is still open, and a population
 * count tells at once how many options it has left. The search is that of {@link DancingLinks}: the
 * same solutions in the same order, by the same nodes.
 *
 * <p>How the sets are kept is up to the subclasses; here is the loop that goes through the tree. It
 * is iterative. At level l it goes through the options of the chosen item, word by word:
 *
 * <pre>
 * word[l]              a word of the item
 * untried[l]           its options that are not done: the one being tried and those after it
 * ways[l], leftWays[l] how many options the item has, and how many of them are not done
 * choice[l]            the option being tried
 * </pre>
 */
abstract class ItemBitsets implements CoverEngine {
  /** No more items than this: {@link #best} has 12 bits for one. */
  static final int MAX_ITEMS = 1 << 12;

  /** Less options than this: {@link #best} has 19 bits for their number. */
  static final int MAX_COUNT = 1 << 19;

  /** What {@link #take} says if an open item has no option left. */
  static final int DEAD = -1;

  /** What it says if no item is open. */
  static final int SOLVED = -2;

  /**
   * Up to so many words of all items it is as well to go through all of them. Squares of 4-letter
   * words have 8 items; with 4 words each {@link SparseItemBitsets} need 1.3 times the time, with 8
   * words 1.15 times, with 11 words 0.74 times, with 30 words half of it, and in a crossword of 76
   * items with 5 words each a fifth.
   */
  private static final int FEW_WORDS = 64;

  /** More than any {@link #best}. */
  static final int NOTHING = Integer.MAX_VALUE;

  final ItemOptions items;
  final BitUses uses;

  // Levels.
  final int[] word;
  final long[] untried;
  private final int[] ways;
  private final int[] leftWays;
  private final int[] choice;
  private final BitMeter meter;

  private boolean begun; // whether the root has been entered
  private boolean atSolution;
  private int level; // how many options have been taken, or of a search that is over, 0

  private final Demands demands; // by the numbers in the problem

  ItemBitsets(ItemOptions items) {
    this.items = items;
    uses = items.uses;
    int levels = levels(uses.primaryCount, uses.optionCount);
    word = new int[levels];
    untried = new long[levels];
    ways = new int[levels];
    leftWays = new int[levels];
    choice = new int[levels];
    demands = new Demands(uses.numbers());
    meter = new BitMeter(levels, this);
  }

  /** Why a problem without bounds is too large for all subclasses, or null if it is not. */
  static @Nullable String obstacle(Problem<?> problem) {
    if (problem.primaryCount() > MAX_ITEMS) {
      return "takes at most " + MAX_ITEMS + " primary items, not " + problem.primaryCount();
    }
    if (problem.optionCount() >= MAX_COUNT) {
      return "takes less than " + MAX_COUNT + " options, not " + problem.optionCount();
    }
    return FixedItemBitsets.supports(problem) || new ClashPlan(problem).fits
        ? null
        : "would take more than 100 MB for "
            + problem.optionCount()
            + " options of "
            + problem.primaryCount()
            + " primary items";
  }

  /** The engine for a problem that is supported. */
  static ItemBitsets of(Problem<?> problem) {
    ItemOptions items = new ItemOptions(problem);
    if (items.words() <= FEW_WORDS && FixedItemBitsets.supports(problem)) {
      return new FixedItemBitsets(items);
    }
    ClashPlan plan = new ClashPlan(problem);
    return plan.fits ? new SparseItemBitsets(items, plan) : new FixedItemBitsets(items);
  }

  /** How many levels a search may have, that of the last solution included. */
  static int levels(int primaryCount, int optionCount) {
    return Math.min(primaryCount, optionCount) + 1;
  }

  /** Makes all items open and all options active, at level 0. */
  abstract void reset();

  /** Makes an option inactive, before the search begins. */
  abstract void excludeAtRoot(int o);

  /** Whether an option is active, before the search begins. */
  abstract boolean hasAtRoot(int o);

  /** Takes an active option, before the search begins. */
  abstract void takeAtRoot(int o);

  /** What {@link #take} would say of the root. */
  abstract int enterRoot();

  /**
   * Takes an option of the item chosen at level l.
   *
   * @return the {@link #best} item at level l + 1, or {@link #DEAD}, or {@link #SOLVED}
   */
  abstract int take(int l, int o);

  /** Undoes what {@link #take} has done at level l, whatever it said. */
  abstract void undo(int l, int o);

  /**
   * Makes the first word with an option of item i at level l {@link #word} and {@link #untried}.
   */
  abstract void enter(int l, int i);

  /** Goes on to the next such word, if there is one. */
  abstract void nextWord(int l);

  /**
   * An item and how many options it has as one number: that of the item with the fewest, and the
   * leftmost of several, is the least.
   */
  static int best(int count, int item) {
    return count << 12 | item;
  }

  @Override
  public final void forbid(int option) {
    int o = uses.optionOf(option);
    if (o >= 0 && !demands.isForbidden(option)) {
      excludeAtRoot(o);
      demands.forbid(option);
    }
  }

  @Override
  public final boolean require(int option) {
    int o = uses.optionOf(option);
    if (demands.isRequired(option)) {
      return true;
    }
    if (o < 0 || !hasAtRoot(o)) {
      return false;
    }
    takeAtRoot(o);
    demands.require(option);
    return true;
  }

  @Override
  public final boolean next(SearchControl control) {
    return run(control, false);
  }

  @Override
  public final void count(SearchControl control) {
    run(control, true);
    meter.tellSolutions();
  }

  /** Goes on, and tells whether it stands at a solution. */
  private boolean run(SearchControl control, boolean counting) {
    meter.resume(control);
    if (!begun) {
      begun = true;
      leftWays[0] = 0;
      int best = enterRoot();
      if (best >= 0) {
        choose(0, best);
      } else if (best == SOLVED && !counting) {
        atSolution = true;
        return true;
      } else if (best == SOLVED) {
        meter.solutions++;
      }
    } else if (atSolution) {
      atSolution = false;
      leave();
    }
    return search(counting);
  }

  /** Leaves a solution. */
  private void leave() {
    if (level > 0) {
      level--;
      undo(level, choice[level]);
      dropFirst(level);
    }
  }

  private boolean search(boolean counting) {
    int l = level;
    while (true) {
      while (leftWays[l] == 0) {
        if (l == 0) {
          level = 0;
          return false;
        }
        l--;
        undo(l, choice[l]);
        dropFirst(l);
      }
      if (meter.left == 0) {
        level = l;
        if (!meter.mayGoOn()) {
          return false;
        }
      }
      meter.left--;
      meter.nodesAt[l]++;
      int o = first(l);
      choice[l] = o;
      int best = take(l, o);
      if (best >= 0) {
        l++;
        choose(l, best);
      } else if (best == SOLVED && !counting) {
        level = l + 1;
        atSolution = true;
        return true;
      } else {
        meter.solutions += best == SOLVED ? 1 : 0;
        undo(l, o);
        dropFirst(l);
      }
    }
  }

  private void choose(int l, int best) {
    int count = best >>> 12;
    ways[l] = count;
    leftWays[l] = count;
    if (count > 0) {
      enter(l, best & MAX_ITEMS - 1);
    }
  }

  /** The option that is being tried at level l, or else is next. */
  private int first(int l) {
    return items.option[(word[l] << 6) + Long.numberOfTrailingZeros(untried[l])];
  }

  /** Is done with the first option at level l. */
  private void dropFirst(int l) {
    untried[l] &= untried[l] - 1;
    leftWays[l]--;
    if (untried[l] == 0 && leftWays[l] > 0) {
      nextWord(l);
    }
  }

  @Override
  public final List<Prefix> rest() {
    Rest rest = new Rest();
    for (int l = 0; l <= level; l++) {
      int[] ways = new int[leftWays[l]];
      for (int way = 0; way < ways.length; way++, dropFirst(l)) {
        ways[way] = uses.number[first(l)];
      }
      rest.addBelow(ways, l < level ? 1 : 0); // the first of those above has been gone into
    }
    return rest.parts(demands.allRequired(), demands.allForbidden());
  }

  @Override
  public final int solutionSize() {
    return demands.requiredCount() + level;
  }

  @Override
  public final int solutionOption(int k) {
    int count = demands.requiredCount();
    return k < count ? demands.required(k) : uses.number[choice[k - count]];
  }

  @Override
  public final SearchResult result(SearchControl control) {
    return control.result(meter.nodes(), 0, 0, meter.profile());
  }

  @Override
  public Profile profile() {
    return meter.profile();
  }

  @Override
  public void addTo(Levels levels) {
    for (int l = 0; l <= level; l++) {
      levels.descend(ways[l], ways[l] - leftWays[l]);
    }
  }

  @Override
  public final void rewind() {
    reset();
    begun = false;
    atSolution = false;
    level = 0;
    demands.clear();
    meter.reset();
  }
}
