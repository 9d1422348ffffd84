package org.quadrille.dlx.bitset;

import org.quadrille.dlx.search.NodeCounter;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Suspension;
import org.quadrille.dlx.uses.OptionUses;

/**
 * A part of a search by {@link Bitsets}: the tree below one node, with items and options
 * renumbered.
 */
abstract class BitBlock {
  /** Why {@link #run} returns. */
  enum Stop {
    /** At a solution; the next run continues after it. */
    SOLUTION,
    /** At a node that is to be searched in a smaller block; the next run continues after it. */
    SMALLER,
    /** The tree is searched. */
    EXHAUSTED,
    /** The control has halted the search before a node. */
    HALTED
  }

  final OptionUses uses;
  final NodeCounter counter;
  final int[] choice; // level -> option taken there
  final int[] number; // option of the block -> option of the uses
  final int[] item; // item of the block -> primary item
  final int[] localItem; // primary item -> item of the block
  int optionCount;
  int itemCount;
  int base; // number of options taken above the block

  BitBlock(OptionUses uses, NodeCounter counter, int[] choice, int capacity) {
    this.uses = uses;
    this.counter = counter;
    this.choice = choice;
    number = new int[capacity];
    item = new int[uses.primaryCount];
    localItem = new int[uses.primaryCount];
  }

  /**
   * Empties the block. It is followed by {@link #addItem} for each primary item to be covered,
   * {@link #addOption} for each option left, and {@link #begin}.
   */
  final void clear(int base) {
    this.base = base;
    itemCount = 0;
    optionCount = 0;
  }

  final void addItem(int i) {
    localItem[i] = itemCount;
    item[itemCount++] = i;
  }

  final void addOption(int option) {
    number[optionCount++] = option;
  }

  /** Returns the number, in the problem, of an option of the block. */
  final int numberInProblem(int o) {
    return uses.number[number[o]];
  }

  /** Builds the rows of the items and options that have been added. */
  abstract void begin();

  /**
   * Fills the block faster, if there are no secondary items: with the items of another block, under
   * the same numbers, and some of its options.
   *
   * @param other a block of at most 64 items
   * @param open which of them are to be covered
   * @param options which options, in words
   * @param from the index of the first word
   */
  abstract void beginWithin(WideBlock other, long open, long[] options, int from);

  /** Copies the items of another block, and those of its options that are in some words. */
  final void addAll(WideBlock other, long[] options, int from, long[] masks) {
    itemCount = other.itemCount;
    System.arraycopy(other.item, 0, item, 0, itemCount);
    System.arraycopy(other.localItem, 0, localItem, 0, localItem.length);
    int n = 0;
    for (int w = 0; w < other.width; w++) {
      for (long a = options[from + w]; a != 0; a &= a - 1) {
        int o = (w << 6) + Long.numberOfTrailingZeros(a);
        number[n] = other.number[o];
        masks[n++] = other.mask[o];
      }
    }
    optionCount = n;
  }

  /**
   * Continues the search of the block.
   *
   * @param counting whether to count solutions, in {@link NodeCounter#newSolutions}, instead of
   *     stopping at them
   */
  abstract Stop run(boolean counting);

  /** Returns the number of options taken at the current node, including those above the block. */
  abstract int level();

  /**
   * Adds the levels of the block, after the search was halted.
   *
   * @param isLast whether it was halted in this block: then nothing is taken at the last level
   */
  abstract void addTo(Suspension suspension, boolean isLast);

  /** Adds the levels of the current path in the block, while the control is polled. */
  abstract void addTo(SearchPath path);

  /** Returns whether the equations of the block hold, for tests. */
  abstract boolean invariantsHold();
}
