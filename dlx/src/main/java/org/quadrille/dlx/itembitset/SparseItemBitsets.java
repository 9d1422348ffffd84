package org.quadrille.dlx.itembitset;

import java.util.Arrays;
import org.quadrille.dlx.uses.OptionUses;

/**
 * {@link ItemBitsets} for problems in which each option has one primary item, and an item may have
 * thousands of options. Only the words that are not 0 are stored; they are few after some levels.
 * Taking an option touches only the items that {@linkplain ItemConflicts conflict} with it by
 * secondary items that were not used before.
 *
 * <p>The sets are on a stack. A set that changes is written again on top of it, and the trail
 * stores where the old one is:
 *
 * <pre>
 * bits[start[i] ..]    the words of item i that are not 0, length[i] of them
 * name[start[i] ..]    which words these are, increasing
 * count[i]             the number of these options
 * trail                count, length, start, i of the set that was replaced, or ~s for an item s
 *                      that was used
 * </pre>
 *
 * <p>A set that is written again has lost an option, so that the stack is bounded; see {@link
 * ConflictPlan}.
 */
final class SparseItemBitsets extends ItemBitsets {
  private final ItemConflicts conflicts;

  // Primary items.
  private final int[] start;
  private final int[] length;
  private final int[] count;
  private final long[] open;

  private final boolean[] isUsed; // item -> whether an option taken uses it
  private final long[] bits;
  private final int[] name;
  private int stackSize;
  private final int[] trail;
  private int trailSize;

  // Levels.
  private final int[] trailBefore; // its size before an option was taken there
  private final int[] stackBefore;
  private final int[] at; // the index on the stack of the word

  SparseItemBitsets(ItemOptions items, ConflictPlan plan) {
    super(items);
    conflicts = new ItemConflicts(items);
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
    if (isActiveAtRoot(o)) {
      int x = uses.start[o];
      int i = uses.item[x];
      bits[find(i, items.word(x))] &= ~items.bit(x);
      count[i]--;
    }
  }

  @Override
  boolean isActiveAtRoot(int o) {
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

  /** Returns the index on the stack of a word of an item, negative if the word is 0. */
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
   * Marks the secondary item of a use as used, and removes the options that conflict with the use.
   *
   * @return whether each open item has an option left; if not, the change is incomplete
   */
  private boolean use(int x) {
    int s = uses.item[x];
    if (isUsed[s]) {
      return true; // in the same way, since the option is active
    }
    isUsed[s] = true;
    trail[trailSize++] = ~s;
    int kind = uses.itemColour[x] == OptionUses.UNCOLOURED ? s : uses.itemColour[x];
    boolean feasible = true;
    for (int e = conflicts.start[kind]; e < conflicts.end[kind] && feasible; e++) {
      int i = conflicts.item[e];
      if (isOpen(i)) {
        int place = conflicts.place[e];
        if (place == ItemConflicts.WORDS) {
          restrict(i, conflicts.keepAt[e]);
        } else {
          drop(i, place);
        }
        feasible = count[i] > 0;
      }
    }
    return feasible;
  }

  /** Keeps only the options of an item that are in a set. */
  private void restrict(int i, int keepAt) {
    final long[] bits = this.bits;
    final int[] name = this.name;
    final long[] keep = conflicts.keep;
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
      replaceSet(i, to, left);
    }
  }

  /** Removes an option of an item, if it is there. */
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
    replaceSet(i, to, count[i] - 1);
  }

  /** Replaces the set of an item by the one on top of the stack, which ends at an index. */
  private void replaceSet(int i, int to, int left) {
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
  boolean isOpen(int l, int i) {
    return isOpen(i);
  }

  @Override
  boolean isActive(int l, int use) {
    int k = find(uses.item[use], items.word(use));
    return k >= 0 && (bits[k] & items.bit(use)) != 0;
  }

  @Override
  public long[][] snapshot() {
    long[] used = new long[isUsed.length];
    Arrays.setAll(used, s -> isUsed[s] ? 1 : 0);
    return new long[][] {
      longs(start),
      longs(length),
      longs(count),
      open.clone(),
      used,
      Arrays.copyOf(bits, items.words()),
      longs(Arrays.copyOf(name, items.words())),
      {stackSize, trailSize}
    };
  }

  @Override
  void enter(int l, int i) {
    at[l] = start[i] - 1;
    nextWord(l);
  }

  @Override
  void nextWord(int l) {
    int k = at[l] + 1;
    while (bits[k] == 0) { // possible at the root
      k++;
    }
    at[l] = k;
    word[l] = name[k];
    untried[l] = bits[k];
  }
}
