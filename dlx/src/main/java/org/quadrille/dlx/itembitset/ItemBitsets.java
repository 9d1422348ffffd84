package org.quadrille.dlx.itembitset;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.dlx.search.AbstractEngine;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Suspension;
import org.quadrille.dlx.uses.OptionUses;

/**
 * Exact covering with colours by bitsets, one for each primary item: its options that are
 * consistent with all options taken. Taking an option is an AND for each item that is still open,
 * and a population count gives the number of options that the item has left. The search is that of
 * dancing links: the same solutions in the same order, by the same nodes.
 *
 * <p>Subclasses store the sets; this class contains the search loop. It is iterative. At level l it
 * tries the options of the chosen item, word by word:
 *
 * <pre>
 * word[l]                 a word of the item
 * untried[l]              its options that are not done: the one being tried and those after it
 * branches[l]             the number of options of the item
 * branchesLeft[l]         the number of these that are not done
 * choice[l]               the option being tried
 * </pre>
 */
public abstract class ItemBitsets extends AbstractEngine {
  /** The largest number of items: {@link #best} has 12 bits for one. */
  static final int MAX_ITEMS = 1 << 12;

  /** An item has fewer options than this: {@link #best} has 19 bits for their number. */
  public static final int MAX_COUNT = 1 << 19;

  /** The result of {@link #take} if an open item has no option left. */
  static final int DEAD = -1;

  /** The result of {@link #take} if no item is open. */
  static final int SOLVED = -2;

  /**
   * Up to this number of words of all items, reading all of them is faster. Squares of 4-letter
   * words have 8 items; with 4 words each {@link SparseItemBitsets} take 1.3 times as long, with 8
   * words 1.15 times, with 11 words 0.74 times, with 30 words half as long, and in a crossword of
   * 76 items with 5 words each a fifth.
   */
  private static final int FEW_WORDS = 64;

  /** More than any {@link #best}. */
  static final int NOTHING = Integer.MAX_VALUE;

  final ItemOptions items;
  final OptionUses uses;

  // Levels.
  final int[] word;
  final long[] untried;
  private final int[] branches;
  private final int[] branchesLeft;
  private final int[] choice;

  private boolean begun; // whether the root has been entered
  private boolean atSolution;
  private int level; // number of options taken; 0 when the search is exhausted

  ItemBitsets(ItemOptions items) {
    super(items.uses.optionsOfProblem(), levels(items.uses.primaryCount, items.uses.optionCount));
    this.items = items;
    uses = items.uses;
    int levels = levels(uses.primaryCount, uses.optionCount);
    word = new int[levels];
    untried = new long[levels];
    branches = new int[levels];
    branchesLeft = new int[levels];
    choice = new int[levels];
  }

  /** Returns why a problem cannot be searched, or null if it can. */
  public static @Nullable String obstacle(Problem<?> problem) {
    if (problem.hasBounds()) {
      return "takes no items with bounds";
    }
    if (problem.primaryCount() > MAX_ITEMS) {
      return "takes at most " + MAX_ITEMS + " primary items, not " + problem.primaryCount();
    }
    if (problem.optionCount() >= MAX_COUNT) {
      return "takes fewer than " + MAX_COUNT + " options, not " + problem.optionCount();
    }
    return FixedItemBitsets.supports(problem) || new ConflictPlan(problem).fits
        ? null
        : "would take more than 100 MB for "
            + problem.optionCount()
            + " options of "
            + problem.primaryCount()
            + " primary items";
  }

  /** Builds the sets of a problem without an {@link #obstacle}, fixed or sparse. */
  public static ItemBitsets of(Problem<?> problem) {
    ItemOptions items = new ItemOptions(problem);
    if (items.words() <= FEW_WORDS && FixedItemBitsets.supports(problem)) {
      return new FixedItemBitsets(items);
    }
    ConflictPlan plan = new ConflictPlan(problem);
    return plan.fits ? new SparseItemBitsets(items, plan) : new FixedItemBitsets(items);
  }

  /** Returns the largest number of levels of a search, including that of a solution. */
  static int levels(int primaryCount, int optionCount) {
    return Math.min(primaryCount, optionCount) + 1;
  }

  /** Makes all items open and all options active, at level 0. */
  abstract void reset();

  /** Removes an option from the active ones, before the search begins. */
  abstract void excludeAtRoot(int o);

  /** Returns whether an option is active, before the search begins. */
  abstract boolean isActiveAtRoot(int o);

  /** Takes an active option, before the search begins. */
  abstract void takeAtRoot(int o);

  /** Enters the root; returns the same as {@link #take}. */
  abstract int enterRoot();

  /**
   * Takes an option of the item chosen at level l.
   *
   * @return the {@link #best} item at level l + 1, or {@link #DEAD}, or {@link #SOLVED}
   */
  abstract int take(int l, int o);

  /** Undoes {@link #take} at level l, whatever its result. */
  abstract void undo(int l, int o);

  /**
   * Stores the first word with an option of item i at level l in {@link #word} and {@link
   * #untried}.
   */
  abstract void enter(int l, int i);

  /** Stores the next word with an option; there is one. */
  abstract void nextWord(int l);

  /**
   * Returns an item and its number of options as one number, which is least for the item with the
   * fewest options, the leftmost of several.
   */
  static int best(int count, int item) {
    return count << 12 | item;
  }

  @Override
  protected final boolean isUsable(int option) {
    return uses.optionOf(option) >= 0;
  }

  @Override
  protected final boolean isConsistent(int option) {
    return isActiveAtRoot(uses.optionOf(option));
  }

  @Override
  protected final void exclude(int option) {
    excludeAtRoot(uses.optionOf(option));
  }

  @Override
  protected final void include(int option) {
    takeAtRoot(uses.optionOf(option));
  }

  @Override
  public final boolean next(SearchControl control) {
    return run(control, false);
  }

  @Override
  public final BigInteger count(SearchControl control) {
    long before = counter.reportedSolutions();
    run(control, true);
    counter.reportSolutions();
    return BigInteger.valueOf(counter.reportedSolutions() - before);
  }

  /** Continues the search, and returns whether it has stopped at a solution. */
  private boolean run(SearchControl control, boolean counting) {
    counter.resume(control);
    if (!begun) {
      begun = true;
      branchesLeft[0] = 0;
      int best = enterRoot();
      if (best >= 0) {
        choose(0, best);
      } else if (best == SOLVED && !counting) {
        atSolution = true;
        return true;
      } else if (best == SOLVED) {
        counter.newSolutions++;
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
    final long[] nodesAt = counter.nodesAt;
    while (true) {
      assert !counter.selfCheck || invariantsHold(l);
      while (branchesLeft[l] == 0) {
        if (l == 0) {
          level = 0;
          return false;
        }
        l--;
        undo(l, choice[l]);
        dropFirst(l);
      }
      if (counter.left == 0) {
        level = l;
        if (!counter.poll()) {
          return false;
        }
      }
      counter.left--;
      nodesAt[l]++;
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
        counter.newSolutions += best == SOLVED ? 1 : 0;
        undo(l, o);
        dropFirst(l);
      }
    }
  }

  private void choose(int l, int best) {
    int count = best >>> 12;
    branches[l] = count;
    branchesLeft[l] = count;
    if (count > 0) {
      enter(l, best & MAX_ITEMS - 1);
    }
  }

  /** Returns the option that is being tried at level l, or comes next. */
  private int first(int l) {
    return items.option[(word[l] << 6) + Long.numberOfTrailingZeros(untried[l])];
  }

  /** Ends the first option at level l. */
  private void dropFirst(int l) {
    untried[l] &= untried[l] - 1;
    branchesLeft[l]--;
    if (untried[l] == 0 && branchesLeft[l] > 0) {
      nextWord(l);
    }
  }

  @Override
  protected final void addTo(Suspension suspension) {
    for (int l = 0; l <= level; l++) {
      int[] options = new int[branchesLeft[l]];
      for (int k = 0; k < options.length; k++, dropFirst(l)) {
        options[k] = uses.number[first(l)];
      }
      suspension.addBelow(options, l < level ? 1 : 0, branches[l]);
    }
  }

  @Override
  public final void addTo(SearchPath path) {
    for (int l = 0; l <= level; l++) {
      path.descend(branches[l], branches[l] - branchesLeft[l]);
    }
  }

  @Override
  protected final int chosenCount() {
    return level;
  }

  @Override
  protected final int chosenOption(int k) {
    return uses.number[choice[k]];
  }

  @Override
  protected final void restore() {
    reset();
    begun = false;
    atSolution = false;
    level = 0;
  }

  @Override
  public final boolean invariantsHold() {
    return invariantsHold(level);
  }

  /** Returns whether the sets at level l, with choice[0] .. choice[l - 1] taken, are as defined. */
  private boolean invariantsHold(int l) {
    boolean hold = true;
    for (int o = 0; o < uses.optionCount; o++) {
      boolean isConsistent = !assumptions.isForbidden(uses.number[o]);
      for (int k = 0; k < l; k++) {
        isConsistent &= !uses.areInConflict(o, choice[k]);
      }
      for (int k = 0; k < assumptions.requiredCount(); k++) {
        isConsistent &= !uses.areInConflict(o, uses.optionOf(assumptions.required(k)));
      }
      for (int x = uses.start[o]; x < uses.start[o + 1]; x++) {
        hold &=
            uses.item[x] >= uses.primaryCount
                || !isOpen(l, uses.item[x])
                || isActive(l, x) == isConsistent;
      }
    }
    return hold;
  }

  /** Returns whether a primary item is to be covered at level l; for tests. */
  abstract boolean isOpen(int l, int i);

  /** Returns whether the set of an open item at level l has the option of a use; for tests. */
  abstract boolean isActive(int l, int use);
}
