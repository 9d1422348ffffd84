package org.quadrille.dlx;

/** A part of a search by {@link Bitsets}: the tree below one node, in numbers of its own. */
abstract class BitBlock {
  /** Why {@link #run} returns. */
  enum Stop {
    /** At a solution; the next run goes on behind it. */
    SOLUTION,
    /** At a node that is to be searched in a smaller block; the next run goes on behind it. */
    SMALLER,
    /** All done. */
    EXHAUSTED,
    /** The control wants no more. */
    STOPPED
  }

  final BitUses uses;
  final BitMeter meter;
  final int[] number; // option of the block -> option of the uses
  final int[] item; // item of the block -> primary item
  final int[] localItem; // primary item -> item of the block
  int optionCount;
  int itemCount;
  int base; // how many options have been taken above the block

  BitBlock(BitUses uses, BitMeter meter, int capacity) {
    this.uses = uses;
    this.meter = meter;
    number = new int[capacity];
    item = new int[uses.primaryCount];
    localItem = new int[uses.primaryCount];
  }

  /**
   * Empties the block. Then come {@link #addItem} for each primary item that is to be covered,
   * {@link #addOption} for each option that is left, and {@link #begin}.
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

  /** The number, in the problem, of an option of the block. */
  final int numberInProblem(int o) {
    return uses.number[number[o]];
  }

  /** Builds the rows of the items and options that have been added. */
  abstract void begin();

  /**
   * Fills the block in another way, where there are no secondary items: with the items of another
   * block, under the same numbers, and some of its options.
   *
   * @param other a block of at most 64 items
   * @param open those of them that are to be covered
   * @param options which options, in words
   * @param from where the words begin
   */
  abstract void beginWithin(WideBlock other, long open, long[] options, int from);

  /** Takes the items of another block, and those of its options that are in some words. */
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
   * Goes on with the search of the block.
   *
   * @param counting whether solutions are only to be counted, in {@link BitMeter#solutions}, so
   *     that it never stops at one
   */
  abstract Stop run(boolean counting);

  /** How many options have been taken where the search stands, those above the block included. */
  abstract int level();

  /**
   * Adds the levels of the block, after the search has been stopped.
   *
   * @param deepest whether it was stopped in this block: then nothing has been taken at the last
   *     level
   */
  abstract void addTo(Rest rest, boolean deepest);

  /** Adds the levels of the block where the search stands, when the control is asked. */
  abstract void addTo(Levels levels);
}
