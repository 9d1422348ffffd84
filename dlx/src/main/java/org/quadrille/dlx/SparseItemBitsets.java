package org.quadrille.dlx;

import java.util.Arrays;

/**
 * {@link ItemBitsets} for problems in which each option has one primary item, and an item may have
 * thousands of options: of its words only those are kept that are not 0, which are few after some
 * steps, and a step touches only the items with which the option {@linkplain ItemClashes clashes}
 * by secondary items that have not been used before.
 *
 * <p>The sets lie on a stack. A set that changes is written anew on top of it, and the trail keeps
 * where the old one lies:
 *
 * <pre>
 * bits[start[i] ..]    the words of item i that are not 0, length[i] of them
 * name[start[i] ..]    which words these are, increasing
 * count[i]             how many options that is
 * trail                count, length, start, i of the set that was left, or ~s for an item s that
 *                      has been used since
 * </pre>
 *
 * <p>A set that is written loses an option at least, so that the stack is bounded. See {@link
 * ClashPlan}.
 */
final class SparseItemBitsets extends ItemBitsets {
  private final ItemClashes clashes;

  // Primary items.
  private final int[] start;
  private final int[] length;
  private final int[] count;
  private final long[] open;

  private final boolean[] isUsed; // item -> whether an option that has been taken uses it
  private final long[] bits;
  private final int[] name;
  private int stackSize;
  private final int[] trail;
  private int trailSize;

  // Levels.
  private final int[] trailBefore; // its size before an option was taken there
  private final int[] stackBefore;
  private final int[] at; // the place on the stack of the word

  SparseItemBitsets(ItemOptions items, ClashPlan plan) {
    super(items);
    clashes = new ItemClashes(items);
    start = new int[uses.primaryCount];
    length = new int[uses.primaryCount];
    count = new int[uses.primaryCount];
    open = new long[(uses.primaryCount + 63) >>> 6];
    isUsed = new boolean[uses.rowCount];
    bits = new long[plan.stackWords];
    name = new int[plan.stackWords];
    trail = new int[4 * plan.copies + uses.rowCount];
    int levels = levels(uses.primaryCount, uses.optionCount);
    trailBefore = new int[levels];
    stackBefore = new int[levels];
    at = new int[levels];
    rewind();
  }

  @Override
  void reset() {
    Arrays.fill(bits, 0, items.words(), 0);
    items.fill(bits);
    for (int w = 0; w < items.words(); w++) {
      name[w] = w;
    }
    for (int i = 0; i < uses.primaryCount; i++) {
      start[i] = items.first[i];
      length[i] = items.first[i + 1] - items.first[i];
      count[i] = items.count[i];
      open[i >>> 6] |= 1L << i;
    }
    Arrays.fill(isUsed, false);
    stackSize = items.words();
    trailSize = 0;
  }

  @Override
  void excludeAtRoot(int o) {
    if (hasAtRoot(o)) {
      int x = uses.start[o];
      int i = uses.item[x];
      bits[find(i, items.word(x))] &= ~items.bit(x);
      count[i]--;
    }
  }

  @Override
  boolean hasAtRoot(int o) {
    int x = uses.start[o];
    int k = find(uses.item[x], items.word(x));
    return isOpen(uses.item[x]) && k >= 0 && (bits[k] & items.bit(x)) != 0;
  }

  @Override
  void takeAtRoot(int o) {
    close(uses.item[uses.start[o]]);
    for (int x = uses.start[o] + 1; x < uses.start[o + 1]; x++) {
      use(x);
    }
  }

  @Override
  int enterRoot() {
    return best();
  }

  private boolean isOpen(int i) {
    return (open[i >>> 6] >>> i & 1) != 0;
  }

  private void close(int i) {
    open[i >>> 6] &= ~(1L << i);
  }

  /** Where the stack has a word of an item, negative if it is 0. */
  private int find(int i, int w) {
    return Arrays.binarySearch(name, start[i], start[i] + length[i], w);
  }

  @Override
  int take(int l, int o) {
    trailBefore[l] = trailSize;
    stackBefore[l] = stackSize;
    close(uses.item[uses.start[o]]);
    for (int x = uses.start[o] + 1; x < uses.start[o + 1]; x++) { // the first is primary
      if (!use(x)) {
        return DEAD;
      }
    }
    return best();
  }

  private int best() {
    int best = NOTHING;
    for (int v = 0; v < open.length; v++) {
      for (long u = open[v]; u != 0; u &= u - 1) {
        int i = (v << 6) + Long.numberOfTrailingZeros(u);
        best = Math.min(best, best(count[i], i));
      }
    }
    return best == NOTHING ? SOLVED : best;
  }

  /**
   * Uses a secondary item in the way of a use.
   *
   * @return whether each open item has an option left; all is done as far as to the first that has
   *     none
   */
  private boolean use(int x) {
    int s = uses.item[x];
    if (isUsed[s]) {
      return true; // in the same way: else the option would not be active
    }
    isUsed[s] = true;
    trail[trailSize++] = ~s;
    int kind = uses.shade[x] == BitUses.PLAIN ? s : uses.shade[x];
    boolean fed = true;
    for (int e = clashes.start[kind]; e < clashes.end[kind] && fed; e++) {
      int i = clashes.item[e];
      if (isOpen(i)) {
        int place = clashes.place[e];
        if (place == ItemClashes.WORDS) {
          restrict(i, clashes.keepAt[e]);
        } else {
          drop(i, place);
        }
        fed = count[i] > 0;
      }
    }
    return fed;
  }

  /** Keeps of the options of an item only those of a set. */
  private void restrict(int i, int keepAt) {
    final long[] bits = this.bits;
    final int[] name = this.name;
    final long[] keep = clashes.keep;
    int to = stackSize;
    int left = 0;
    int end = start[i] + length[i];
    for (int k = start[i]; k < end; k++) {
      int w = name[k];
      long word = bits[k] & keep[keepAt + w];
      name[to] = w;
      bits[to] = word;
      left += Long.bitCount(word);
      to += word != 0 ? 1 : 0;
    }
    if (left < count[i]) {
      leaveSet(i, to, left);
    }
  }

  /** Takes an option from those of an item, if it is there. */
  private void drop(int i, int place) {
    int found = find(i, place >>> 6);
    if (found < 0 || (bits[found] >>> place & 1) == 0) {
      return;
    }
    int to = stackSize;
    for (int k = start[i]; k < start[i] + length[i]; k++) {
      name[to] = name[k];
      bits[to] = k == found ? bits[k] & ~(1L << place) : bits[k];
      to += bits[to] != 0 ? 1 : 0;
    }
    leaveSet(i, to, count[i] - 1);
  }

  /** Leaves the set of an item for the one on top of the stack, up to a place. */
  private void leaveSet(int i, int to, int left) {
    trail[trailSize] = count[i];
    trail[trailSize + 1] = length[i];
    trail[trailSize + 2] = start[i];
    trail[trailSize + 3] = i;
    trailSize += 4;
    start[i] = stackSize;
    length[i] = to - stackSize;
    count[i] = left;
    stackSize = to;
  }

  @Override
  void undo(int l, int o) {
    int t = trailSize;
    while (t > trailBefore[l]) {
      int i = trail[--t];
      if (i < 0) {
        isUsed[~i] = false;
      } else {
        start[i] = trail[--t];
        length[i] = trail[--t];
        count[i] = trail[--t];
      }
    }
    trailSize = t;
    stackSize = stackBefore[l];
    int i = uses.item[uses.start[o]];
    open[i >>> 6] |= 1L << i;
  }

  @Override
  void enter(int l, int i) {
    at[l] = start[i] - 1;
    nextWord(l);
  }

  @Override
  void nextWord(int l) {
    int k = at[l] + 1;
    while (bits[k] == 0) { // at the root some may be
      k++;
    }
    at[l] = k;
    word[l] = name[k];
    untried[l] = bits[k];
  }
}
