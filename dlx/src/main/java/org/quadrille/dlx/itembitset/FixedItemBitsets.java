package org.quadrille.dlx.itembitset;

import java.util.Arrays;
import org.quadrille.core.Problem;
import org.quadrille.dlx.uses.OptionUses;

/**
 * {@link ItemBitsets} in which each word of each item has a fixed place at every level, so that
 * there is nothing to undo. Each option has a row of words, W for all items, with the options that
 * are consistent with it:
 *
 * <pre>
 * open[V l ..]     the primary items that are to be covered at level l, V words
 * mask[V o ..]     the items of option o                       open' = open &amp; ~mask[o]
 * active[W l ..]   the options of the open items that are consistent with all options taken
 * keep[W o ..]     the options that are consistent with o, for the items that o does not have
 *                                     active' = active &amp; keep[o] in the words of open'
 * </pre>
 *
 * {@link ItemOptions} shows the words of the toy problem of the book.
 *
 * <p>A row is computed when its option is first taken. Taking an option ends as soon as an open
 * item has no option; then the words of the items after it are stale.
 */
final class FixedItemBitsets extends ItemBitsets {
  /** The largest size of keep and of active; others is no larger: 16 MB each. */
  private static final long MAX_WORDS = 1 << 21;

  /** The largest size of mask and open together: 2 MB. Only items without options need more. */
  private static final long MAX_ITEM_WORDS = 1 << 18;

  private final int wordCount; // W
  private final int itemWords; // V
  private final int[] first;
  private final int[] userStart; // row -> where its uses start in user
  private final int[] user;
  private final int[] optionOf; // use -> its option
  private final long[] others; // primary item -> the options without it: W words
  private final long[] keep;
  private final boolean[] known; // option -> whether its row is computed
  private final long[] mask;
  private final long[] open;
  private final long[] active;

  FixedItemBitsets(ItemOptions items) {
    super(items);
    wordCount = items.words();
    first = items.first;
    itemWords = (uses.primaryCount + 63) >>> 6;
    optionOf = new int[uses.item.length];
    userStart = new int[uses.rowCount + 1];
    user = new int[uses.item.length];
    others = new long[uses.primaryCount * wordCount];
    keep = new long[uses.optionCount * wordCount];
    known = new boolean[uses.optionCount];
    mask = new long[uses.optionCount * itemWords];
    int levels = levels(uses.primaryCount, uses.optionCount);
    open = new long[levels * itemWords];
    active = new long[levels * wordCount];
    for (int o = 0; o < uses.optionCount; o++) {
      addUses(o);
    }
    sortUses();
    findOthers();
    rewind();
  }

  /**
   * Returns whether rows and levels fit. Everything else takes O(items + uses), as the problem
   * does.
   */
  static boolean supports(Problem<?> problem) {
    int[] count = new int[problem.primaryCount()];
    int options = 0;
    for (int o = 0; o < problem.optionCount(); o++) {
      options += problem.isUsable(o) ? 1 : 0;
      for (int k = 0; k < problem.size(o); k++) {
        if (problem.itemAt(o, k) < count.length) {
          count[problem.itemAt(o, k)]++;
        }
      }
    }
    long words = 0;
    for (int n : count) {
      words += ItemOptions.words(n);
    }
    int itemWords = (count.length + 63) >>> 6;
    return words * Math.max(options, count.length + 1) <= MAX_WORDS
        && (long) itemWords * (options + levels(count.length, options)) <= MAX_ITEM_WORDS;
  }

  private void addUses(int o) {
    for (int x = uses.start[o]; x < uses.start[o + 1]; x++) {
      int i = uses.item[x];
      optionOf[x] = o;
      userStart[i + 1]++;
      if (i < uses.primaryCount) {
        mask[o * itemWords + (i >>> 6)] |= 1L << i;
      }
    }
  }

  private void sortUses() {
    for (int i = 0; i < uses.rowCount; i++) {
      userStart[i + 1] += userStart[i];
    }
    int[] next = userStart.clone();
    for (int x = 0; x < user.length; x++) {
      user[next[uses.item[x]]++] = x;
    }
  }

  /** Returns the index of the row of an option in {@link #keep}. */
  private int row(int o) {
    if (!known[o]) {
      findRow(o);
    }
    return o * wordCount;
  }

  private void findRow(int o) {
    known[o] = true;
    int row = o * wordCount;
    Arrays.fill(keep, row, row + wordCount, -1);
    for (int x = uses.start[o]; x < uses.start[o + 1]; x++) {
      int i = uses.item[x];
      if (i < uses.primaryCount) {
        for (int w = 0; w < wordCount; w++) {
          keep[row + w] &= others[i * wordCount + w];
        }
      } else {
        removeConflicting(x, row);
      }
    }
  }

  /** Removes from a row the options that conflict with the use of a secondary item. */
  private void removeConflicting(int x, int row) {
    for (int k = userStart[uses.item[x]]; k < userStart[uses.item[x] + 1]; k++) {
      int itemColour = uses.itemColour[user[k]];
      if (itemColour == OptionUses.UNCOLOURED || itemColour != uses.itemColour[x]) {
        drop(optionOf[user[k]], keep, row);
      }
    }
  }

  /** Removes an option from the words of all its items. */
  private void drop(int o, long[] words, int from) {
    for (int x = uses.start[o]; x < uses.start[o + 1] && uses.item[x] < uses.primaryCount; x++) {
      words[from + items.word(x)] &= ~items.bit(x);
    }
  }

  private void findOthers() {
    Arrays.fill(others, -1);
    for (int i = 0; i < uses.primaryCount; i++) {
      for (int k = userStart[i]; k < userStart[i + 1]; k++) {
        drop(optionOf[user[k]], others, i * wordCount);
      }
    }
  }

  @Override
  void reset() {
    Arrays.fill(active, 0, wordCount, 0);
    items.fill(active);
    for (int i = 0; i < uses.primaryCount; i++) {
      open[i >>> 6] |= 1L << i;
    }
  }

  @Override
  void excludeAtRoot(int o) {
    drop(o, active, 0);
  }

  @Override
  boolean isActiveAtRoot(int o) {
    int x = uses.start[o];
    return (active[items.word(x)] & items.bit(x)) != 0;
  }

  @Override
  void takeAtRoot(int o) {
    int row = row(o);
    for (int w = 0; w < wordCount; w++) {
      active[w] &= keep[row + w];
    }
    for (int v = 0; v < itemWords; v++) {
      open[v] &= ~mask[o * itemWords + v];
    }
  }

  @Override
  int enterRoot() {
    int best = NOTHING;
    for (int v = 0; v < itemWords; v++) {
      for (long u = open[v]; u != 0; u &= u - 1) {
        int i = (v << 6) + Long.numberOfTrailingZeros(u);
        int count = 0;
        for (int w = first[i]; w < first[i + 1]; w++) {
          count += Long.bitCount(active[w]);
        }
        best = Math.min(best, best(count, i));
      }
    }
    return best == NOTHING ? SOLVED : best;
  }

  @Override
  int take(int l, int o) {
    final int[] first = this.first;
    final long[] active = this.active;
    final long[] keep = this.keep;
    int row = row(o);
    int from = l * wordCount;
    int to = from + wordCount;
    int best = NOTHING;
    for (int v = 0; v < itemWords; v++) {
      long items = open[l * itemWords + v] & ~mask[o * itemWords + v];
      open[(l + 1) * itemWords + v] = items;
      for (long u = items; u != 0; u &= u - 1) {
        int i = (v << 6) + Long.numberOfTrailingZeros(u);
        int w = first[i];
        int end = first[i + 1];
        long set = active[from + w] & keep[row + w];
        active[to + w] = set;
        int count = Long.bitCount(set);
        while (++w < end) {
          set = active[from + w] & keep[row + w];
          active[to + w] = set;
          count += Long.bitCount(set);
        }
        if (count == 0) {
          return DEAD;
        }
        best = Math.min(best, best(count, i));
      }
    }
    return best == NOTHING ? SOLVED : best;
  }

  @Override
  void undo(int l, int o) {
    // level l has not changed
  }

  @Override
  boolean isOpen(int l, int i) {
    return (open[l * itemWords + (i >>> 6)] >>> i & 1) != 0;
  }

  @Override
  boolean isActive(int l, int use) {
    return (active[l * wordCount + items.word(use)] & items.bit(use)) != 0;
  }

  @Override
  public long[][] snapshot() {
    return new long[][] {
      Arrays.copyOf(open, itemWords), Arrays.copyOf(active, wordCount), mask.clone(), others.clone()
    };
  }

  @Override
  void enter(int l, int i) {
    word[l] = first[i] - 1;
    nextWord(l);
  }

  @Override
  void nextWord(int l) {
    int from = l * wordCount;
    int w = word[l] + 1;
    while (active[from + w] == 0) {
      w++;
    }
    word[l] = w;
    untried[l] = active[from + w];
  }
}
