package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A block of any number of options and items: what {@link NarrowBlock} keeps in a {@code long} is
 * here several words, W for a set of options and V for a set of items. The search is iterative; its
 * stacks hold W or V words a level.
 *
 * <p>Tried and left out, on pentominoes in 8x8 less the middle: dropping the options that conflict
 * with all of an item's at most three (13% fewer nodes, 15% more time, and another order).
 */
final class WideBlock extends BitBlock {
  /**
   * A node has to have as many levels below it, if each took an average number of items, to be
   * worth a block of its own, and more than one way. Without the one blocks were left after 2 nodes
   * on pentominoes; without the other, two of three blocks were for nodes that were dead or forced.
   */
  private static final int FEW_LEVELS = 5;

  private final int capacity; // in words
  private final @Nullable WideBlock smaller; // half as wide
  private final NarrowBlock narrow;
  private final int fewItems; // with less of them a node is not worth a block of its own
  int width; // W
  int itemWidth; // V
  private final long[] row; // rows of the block's items, then of secondary ones: W words each
  private final long[] rival; // option -> the options that conflict with it
  private final boolean[] rivalsKnown;
  private final long[] corner = new long[64]; // of the matrix of options and items
  final long[] mask; // option -> its items: V words each

  // The stacks, level after level.
  final long[] open;
  final long[] active;
  private final long[] untried; // options of the chosen item that are not done
  private final int[] ways; // how many options the chosen item has
  private final int[] leftWays; // how many of them are in untried
  private int level;
  private boolean entering;
  private int branches; // how many elements of ways and leftWays tell how far the search has come

  /**
   * A block, empty as yet.
   *
   * @param capacity how many words of options it can hold
   */
  WideBlock(BitUses uses, BitMeter meter, int capacity) {
    super(uses, meter, Math.min(64 * capacity, uses.optionCount));
    this.capacity = capacity;
    smaller = capacity > 4 ? new WideBlock(uses, meter, width(32 * capacity)) : null;
    narrow = smaller == null ? new NarrowBlock(uses, meter) : smaller.narrow;
    fewItems = FEW_LEVELS * uses.primaryUses() / Math.max(1, uses.optionCount);
    int levels = Math.min(uses.primaryCount, 64 * capacity) + 1;
    row = new long[uses.rowCount * capacity];
    rival = new long[number.length * capacity];
    rivalsKnown = new boolean[number.length];
    mask = new long[number.length * words(uses.primaryCount)];
    open = new long[levels * words(uses.primaryCount)];
    active = new long[levels * capacity];
    untried = new long[levels * capacity];
    ways = new int[levels];
    leftWays = new int[levels];
  }

  /** How many words a set of items needs. */
  private static int words(int items) {
    return (items + 63) >>> 6;
  }

  /** How many words a set of options takes: a multiple of 4, so that loops can be unrolled. */
  static int width(int options) {
    return (options + 255) / 256 * 4;
  }

  @Override
  void begin() {
    width = width(optionCount);
    itemWidth = words(itemCount);
    Arrays.fill(row, 0, itemCount * width, 0);
    Arrays.fill(mask, 0, optionCount * itemWidth, 0);
    Arrays.fill(rivalsKnown, 0, optionCount, false);
    for (int o = 0; o < optionCount && uses.hasSecondary(); o++) {
      for (int x = uses.start[number[o]]; x < uses.start[number[o] + 1]; x++) {
        if (uses.item[x] >= uses.primaryCount) {
          Arrays.fill(row, uses.item[x] * width, (uses.item[x] + 1) * width, 0);
          if (uses.shade[x] != BitUses.PLAIN) {
            Arrays.fill(row, uses.shade[x] * width, (uses.shade[x] + 1) * width, 0);
          }
        }
      }
    }
    for (int o = 0; o < optionCount; o++) {
      addUses(o);
    }
    reset();
  }

  @Override
  void beginWithin(WideBlock other, long open, long[] options, int from) {
    addAll(other, options, from, mask);
    width = width(optionCount);
    itemWidth = 1;
    Arrays.fill(rivalsKnown, 0, optionCount, false);
    for (int w = 0; w < width; w++) {
      int count = Math.max(0, Math.min(64, optionCount - 64 * w));
      System.arraycopy(mask, 64 * w, corner, 0, count);
      Arrays.fill(corner, count, 64, 0);
      BitTranspose.transpose(corner);
      for (int i = 0; i < itemCount; i++) {
        row[i * width + w] = corner[i];
      }
    }
    reset();
    this.open[0] = open;
  }

  private void addUses(int o) {
    int word = o >>> 6;
    long bit = 1L << o;
    for (int x = uses.start[number[o]]; x < uses.start[number[o] + 1]; x++) {
      int i = uses.item[x];
      if (i < uses.primaryCount) {
        int local = localItem[i];
        row[local * width + word] |= bit;
        mask[o * itemWidth + (local >>> 6)] |= 1L << local;
      } else {
        row[i * width + word] |= bit;
        if (uses.shade[x] != BitUses.PLAIN) {
          row[uses.shade[x] * width + word] |= bit;
        }
      }
    }
  }

  /** Makes all items open and all options active, and goes to the root. */
  void reset() {
    level = 0;
    branches = 0;
    entering = true;
    Arrays.fill(open, 0, itemWidth, 0);
    fill(open, itemCount);
    Arrays.fill(active, 0, width, 0);
    fill(active, optionCount);
  }

  private static void fill(long[] words, int elements) {
    int whole = elements >>> 6;
    Arrays.fill(words, 0, whole, -1);
    if ((elements & 63) != 0) {
      words[whole] = -1L >>> -elements;
    }
  }

  /** Whether an option is active at the root. */
  boolean hasAtRoot(int o) {
    return ((active[o >>> 6] >>> o) & 1) != 0;
  }

  /** Makes an option inactive, before the search begins. */
  void excludeAtRoot(int o) {
    active[o >>> 6] &= ~(1L << o);
  }

  /** Takes an active option, before the search begins. */
  void takeAtRoot(int o) {
    descend(0, o);
    System.arraycopy(active, width, active, 0, width);
    System.arraycopy(open, itemWidth, open, 0, itemWidth);
  }

  /** The row of the item of a use, in this block. */
  private int rowOf(int x) {
    int i = uses.item[x];
    return i < uses.primaryCount ? localItem[i] : i;
  }

  /** Where the words of the rivals of an option begin in {@link #rival}. */
  private int rivals(int o) {
    if (!rivalsKnown[o]) {
      findRivals(o);
    }
    return o * width;
  }

  private void findRivals(int o) {
    rivalsKnown[o] = true;
    int to = o * width;
    Arrays.fill(rival, to, to + width, 0);
    for (int x = uses.start[number[o]]; x < uses.start[number[o] + 1]; x++) {
      int from = rowOf(x) * width;
      int shade = uses.shade[x] * width;
      for (int w = 0; w < width; w++) {
        rival[to + w] |= row[from + w] & (shade < 0 ? -1 : ~row[shade + w]);
      }
    }
  }

  @Override
  Stop run(boolean counting) {
    boolean down = entering;
    int l = level;
    while (true) {
      if (down) {
        if (isSolved(l)) {
          if (!counting) {
            return pause(l, Stop.SOLUTION);
          }
          meter.solutions++;
          down = false;
          continue;
        }
        choose(l);
        if (leftWays[l] > 1 && smallerBlock(l) != null) {
          return pause(l, Stop.SMALLER); // it pays where there is a choice
        }
      } else {
        if (l == 0) {
          return pause(l, Stop.EXHAUSTED);
        }
        l--;
        dropFirst(l);
      }
      down = leftWays[l] > 0;
      if (down) {
        branches = l + 1;
        if (meter.left == 0 && !meter.mayGoOn()) {
          return Stop.STOPPED;
        }
        meter.left--;
        meter.nodesAt[base + l]++;
        int o = first(l);
        meter.choice[base + l] = number[o];
        descend(l, o);
        l++;
      }
    }
  }

  private Stop pause(int l, Stop stop) {
    level = l;
    branches = l;
    entering = false;
    return stop;
  }

  /** The block in which the node at level l is better searched than here, if there is one. */
  private @Nullable BitBlock smallerBlock(int l) {
    int items = count(open, l * itemWidth, itemWidth);
    if (items < fewItems) {
      return null;
    }
    int options = count(active, l * width, width);
    if (options <= NarrowBlock.SIZE && items <= NarrowBlock.SIZE) {
      return narrow;
    }
    WideBlock best = null;
    for (WideBlock block = smaller; block != null; block = block.smaller) {
      if (width(options) <= Math.min(block.capacity, width / 2)) {
        best = block;
      }
    }
    return best;
  }

  /** Fills the smaller block for which the search has stopped with the node where it stands. */
  BitBlock fillSmaller() {
    BitBlock block = requireNonNull(smallerBlock(level));
    block.clear(level());
    if (itemWidth == 1 && !uses.hasSecondary()) {
      block.beginWithin(this, open[level], active, level * width);
      return block;
    }
    for (int v = 0; v < itemWidth; v++) {
      for (long u = open[level * itemWidth + v]; u != 0; u &= u - 1) {
        block.addItem(item[(v << 6) + Long.numberOfTrailingZeros(u)]);
      }
    }
    for (int w = 0; w < width; w++) {
      for (long a = active[level * width + w]; a != 0; a &= a - 1) {
        block.addOption(number[(w << 6) + Long.numberOfTrailingZeros(a)]);
      }
    }
    block.begin();
    return block;
  }

  /** Whether no item is open at level l. */
  boolean isSolved(int l) {
    long all = 0;
    for (int v = 0; v < itemWidth; v++) {
      all |= open[l * itemWidth + v];
    }
    return all == 0;
  }

  private static int count(long[] words, int from, int width) {
    int count = 0;
    for (int w = 0; w < width; w++) {
      count += Long.bitCount(words[from + w]);
    }
    return count;
  }

  /** The option that is being tried at level l, or else is next. */
  int first(int l) {
    int from = l * width;
    int w = from;
    while (untried[w] == 0) {
      w++;
    }
    return ((w - from) << 6) + Long.numberOfTrailingZeros(untried[w]);
  }

  /** Is done with the first option at level l. */
  void dropFirst(int l) {
    int w = l * width;
    while (untried[w] == 0) {
      w++;
    }
    untried[w] &= untried[w] - 1;
    leftWays[l]--;
  }

  /**
   * Chooses the leftmost item that has no option, or one, or else the fewest, and leaves its
   * options in {@link #untried}.
   */
  void choose(int l) {
    if (width == 4) {
      chooseOfFour(l);
      return;
    }
    int act = l * width;
    int fewest = Integer.MAX_VALUE;
    int best = -1;
    for (int v = 0; v < itemWidth && fewest > 1; v++) {
      for (long u = open[l * itemWidth + v]; u != 0 && fewest > 1; u &= u - 1) {
        int i = (v << 6) + Long.numberOfTrailingZeros(u);
        int from = i * width;
        int size = 0;
        for (int w = 0; w < width; w += 4) {
          size +=
              Long.bitCount(row[from + w] & active[act + w])
                  + Long.bitCount(row[from + w + 1] & active[act + w + 1])
                  + Long.bitCount(row[from + w + 2] & active[act + w + 2])
                  + Long.bitCount(row[from + w + 3] & active[act + w + 3]);
        }
        if (size < fewest) {
          fewest = size;
          best = i;
        }
      }
    }
    ways[l] = fewest;
    leftWays[l] = fewest;
    for (int w = 0; w < width; w++) {
      untried[act + w] = row[best * width + w] & active[act + w];
    }
  }

  /** The same for rows of 4 words, the active options of which stay in registers. */
  private void chooseOfFour(int l) {
    final long[] rows = row;
    int act = 4 * l;
    long a0 = active[act];
    long a1 = active[act + 1];
    long a2 = active[act + 2];
    long a3 = active[act + 3];
    int best = Integer.MAX_VALUE; // size << 12 | item
    for (int v = 0; v < itemWidth && best >= 2 << 12; v++) {
      for (long u = open[l * itemWidth + v]; u != 0; u &= u - 1) {
        int i = (v << 6) + Long.numberOfTrailingZeros(u);
        int size =
            Long.bitCount(rows[4 * i] & a0)
                + Long.bitCount(rows[4 * i + 1] & a1)
                + Long.bitCount(rows[4 * i + 2] & a2)
                + Long.bitCount(rows[4 * i + 3] & a3);
        best = Math.min(best, (size << 12) | i);
        if (size <= 1) {
          break;
        }
      }
    }
    int from = 4 * (best & 0xfff);
    untried[act] = rows[from] & a0;
    untried[act + 1] = rows[from + 1] & a1;
    untried[act + 2] = rows[from + 2] & a2;
    untried[act + 3] = rows[from + 3] & a3;
    ways[l] = best >>> 12;
    leftWays[l] = best >>> 12;
  }

  /** Enters at level l + 1 the node at level l with an option taken. */
  private void descend(int l, int o) {
    takeItems(l, o);
    takeOptions(l, o);
  }

  /** The items that are open at level l + 1. */
  void takeItems(int l, int o) {
    int from = l * itemWidth;
    for (int v = 0; v < itemWidth; v++) {
      open[from + itemWidth + v] = open[from + v] & ~mask[o * itemWidth + v];
    }
  }

  /** The options that are active at level l + 1. */
  void takeOptions(int l, int o) {
    int from = l * width;
    int rivals = rivals(o);
    for (int w = 0; w < width; w++) {
      active[from + width + w] = active[from + w] & ~rival[rivals + w];
    }
  }

  /** How many options the item chosen at level l has. */
  int ways(int l) {
    return ways[l];
  }

  /** How many of them are not done. */
  int leftWays(int l) {
    return leftWays[l];
  }

  /** How many levels there can be, the solutions' included. */
  int levels() {
    return ways.length;
  }

  /** Tells that the search has come to level l, for {@link #addTo}. */
  void standAt(int l) {
    branches = l + 1;
  }

  @Override
  int level() {
    return base + level;
  }

  @Override
  void addTo(Rest rest, boolean deepest) {
    for (int l = 0; l < branches; l++) {
      int[] left = new int[leftWays[l]];
      int count = 0;
      for (int w = 0; w < width; w++) {
        for (long u = untried[l * width + w]; u != 0; u &= u - 1) {
          left[count++] = numberInProblem((w << 6) + Long.numberOfTrailingZeros(u));
        }
      }
      rest.addBelow(left, deepest && l == branches - 1 ? 0 : 1);
    }
  }

  @Override
  void addTo(Levels levels) {
    for (int l = 0; l < branches; l++) {
      levels.descend(ways[l], ways[l] - leftWays[l]);
    }
  }
}
