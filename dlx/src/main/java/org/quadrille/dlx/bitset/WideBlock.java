package org.quadrille.dlx.bitset;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.quadrille.dlx.search.NodeCounter;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Suspension;
import org.quadrille.dlx.uses.OptionUses;

/**
 * A block of any number of options and items: the equations are those of {@link NarrowBlock}, but a
 * set has several words, W for a set of options and V for a set of items. The search is iterative;
 * its stacks hold W or V words for each level:
 *
 * <pre>
 * row[W i ..]       the options of item i, or of a secondary item, or of one in a colour
 * mask[V o ..]      the items of option o
 * conflict[W o ..]  the options that conflict with option o; computed when it is first taken
 * open[V l ..]      the items to be covered at level l           open' = open &amp; ~mask[o]
 * active[W l ..]    the options that are consistent there        active' = active &amp; ~conflict[o]
 * untried[W l ..]   the options of the item chosen there that are not done
 * </pre>
 *
 * <p>Rejected: removing the options that conflict with all options of an item that has at most
 * three (on pentominoes in 8x8 without the middle 13% fewer nodes, 15% more time, and another
 * order).
 */
final class WideBlock extends BitBlock {
  /**
   * A node gets a block of its own if it has at least this many levels below it, with an average
   * number of items for each, and more than one branch. Without the first condition, blocks were
   * left after 2 nodes on pentominoes; without the second, two of three blocks were for nodes that
   * were dead or forced.
   */
  private static final int FEW_LEVELS = 5;

  private final int capacity; // in words
  private final @Nullable WideBlock smaller; // half as wide
  private final NarrowBlock narrow;
  private final int fewItems; // a node with fewer open items is not worth a block of its own
  int width; // W
  int itemWidth; // V
  private final long[] row; // rows of the block's items, then of secondary items: W words each
  private final long[] conflict; // option -> the options that conflict with it
  private final boolean[] conflictsKnown;
  private final long[] corner = new long[64]; // of the matrix of options and items
  final long[] mask; // option -> its items: V words each

  // The stacks, level after level.
  final long[] open;
  final long[] active;
  private final long[] untried; // options of the chosen item that are not done
  private final int[] branches; // level -> number of options of the chosen item
  private final int[] branchesLeft; // level -> number of these in untried
  private int level;
  private boolean entering;
  private int pathLength; // number of elements of branches and branchesLeft on the path

  /**
   * Creates an empty block.
   *
   * @param capacity the number of words of options it can hold
   */
  WideBlock(OptionUses uses, NodeCounter counter, int[] choice, int capacity) {
    super(uses, counter, choice, Math.min(64 * capacity, uses.optionCount));
    this.capacity = capacity;
    smaller = capacity > 4 ? new WideBlock(uses, counter, choice, width(32 * capacity)) : null;
    narrow = smaller == null ? new NarrowBlock(uses, counter, choice) : smaller.narrow;
    fewItems = FEW_LEVELS * uses.primaryUses() / Math.max(1, uses.optionCount);
    int levels = Math.min(uses.primaryCount, 64 * capacity) + 1;
    row = new long[uses.rowCount * capacity];
    conflict = new long[number.length * capacity];
    conflictsKnown = new boolean[number.length];
    mask = new long[number.length * words(uses.primaryCount)];
    open = new long[levels * words(uses.primaryCount)];
    active = new long[levels * capacity];
    untried = new long[levels * capacity];
    branches = new int[levels];
    branchesLeft = new int[levels];
  }

  /** Returns the number of words of a set of items. */
  private static int words(int items) {
    return (items + 63) >>> 6;
  }

  /**
   * Returns the number of words of a set of options: a multiple of 4, so that loops are unrolled.
   */
  static int width(int options) {
    return (options + 255) / 256 * 4;
  }

  @Override
  void begin() {
    width = width(optionCount);
    itemWidth = words(itemCount);
    Arrays.fill(row, 0, itemCount * width, 0);
    Arrays.fill(mask, 0, optionCount * itemWidth, 0);
    Arrays.fill(conflictsKnown, 0, optionCount, false);
    for (int o = 0; o < optionCount && uses.hasSecondary(); o++) {
      for (int x = uses.start[number[o]]; x < uses.start[number[o] + 1]; x++) {
        if (uses.item[x] >= uses.primaryCount) {
          Arrays.fill(row, uses.item[x] * width, (uses.item[x] + 1) * width, 0);
          if (uses.itemColour[x] != OptionUses.UNCOLOURED) {
            Arrays.fill(row, uses.itemColour[x] * width, (uses.itemColour[x] + 1) * width, 0);
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
    Arrays.fill(conflictsKnown, 0, optionCount, false);
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
        if (uses.itemColour[x] != OptionUses.UNCOLOURED) {
          row[uses.itemColour[x] * width + word] |= bit;
        }
      }
    }
  }

  /** Starts at the root, with all items open and all options active. */
  void reset() {
    level = 0;
    pathLength = 0;
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

  /** Returns whether an option is active at the root. */
  boolean isActiveAtRoot(int o) {
    return ((active[o >>> 6] >>> o) & 1) != 0;
  }

  /** Removes an option from the active ones, before the search begins. */
  void excludeAtRoot(int o) {
    active[o >>> 6] &= ~(1L << o);
  }

  /** Takes an active option, before the search begins. */
  void takeAtRoot(int o) {
    descend(0, o);
    System.arraycopy(active, width, active, 0, width);
    System.arraycopy(open, itemWidth, open, 0, itemWidth);
  }

  /** Returns the row of the item of a use, in this block. */
  private int rowOf(int x) {
    int i = uses.item[x];
    return i < uses.primaryCount ? localItem[i] : i;
  }

  /** Returns the index in {@link #conflict} of the words of an option. */
  private int conflicts(int o) {
    if (!conflictsKnown[o]) {
      findConflicts(o);
    }
    return o * width;
  }

  private void findConflicts(int o) {
    conflictsKnown[o] = true;
    int to = o * width;
    Arrays.fill(conflict, to, to + width, 0);
    for (int x = uses.start[number[o]]; x < uses.start[number[o] + 1]; x++) {
      int from = rowOf(x) * width;
      int itemColour = uses.itemColour[x] * width;
      for (int w = 0; w < width; w++) {
        conflict[to + w] |= row[from + w] & (itemColour < 0 ? -1 : ~row[itemColour + w]);
      }
    }
  }

  @Override
  Stop run(boolean counting) {
    boolean down = entering;
    int l = level;
    while (true) {
      if (down) {
        assert !counter.selfCheck || invariantsHold(l);
        if (isSolved(l)) {
          if (!counting) {
            return pause(l, Stop.SOLUTION);
          }
          counter.newSolutions++;
          down = false;
          continue;
        }
        choose(l);
        if (branchesLeft[l] > 1 && smallerBlock(l) != null) {
          return pause(l, Stop.SMALLER); // it pays if there is a choice
        }
      } else {
        if (l == 0) {
          return pause(l, Stop.EXHAUSTED);
        }
        l--;
        dropFirst(l);
      }
      down = branchesLeft[l] > 0;
      if (down) {
        pathLength = l + 1;
        if (counter.left == 0 && !counter.poll()) {
          return Stop.HALTED;
        }
        counter.left--;
        counter.nodesAt[base + l]++;
        int o = first(l);
        choice[base + l] = number[o];
        descend(l, o);
        l++;
      }
    }
  }

  private Stop pause(int l, Stop stop) {
    level = l;
    pathLength = l;
    entering = false;
    return stop;
  }

  /** Returns the block in which the node at level l is searched faster than here, or null. */
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

  /** Fills the smaller block with the node at which the search has stopped. */
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

  /** Returns whether no item is open at level l. */
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

  /** Returns the option that is being tried at level l, or comes next. */
  int first(int l) {
    int from = l * width;
    int w = from;
    while (untried[w] == 0) {
      w++;
    }
    return ((w - from) << 6) + Long.numberOfTrailingZeros(untried[w]);
  }

  /** Ends the first option at level l. */
  void dropFirst(int l) {
    int w = l * width;
    while (untried[w] == 0) {
      w++;
    }
    untried[w] &= untried[w] - 1;
    branchesLeft[l]--;
  }

  /**
   * Chooses the item with the fewest options, or the first one with at most one, and stores its
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
    branches[l] = fewest;
    branchesLeft[l] = fewest;
    for (int w = 0; w < width; w++) {
      untried[act + w] = row[best * width + w] & active[act + w];
    }
  }

  /** Chooses for rows of 4 words; the active options stay in registers. */
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
    branches[l] = best >>> 12;
    branchesLeft[l] = best >>> 12;
  }

  /** Takes an option at level l. */
  private void descend(int l, int o) {
    takeItems(l, o);
    takeOptions(l, o);
  }

  /** Computes the items that are open at level l + 1. */
  void takeItems(int l, int o) {
    int from = l * itemWidth;
    for (int v = 0; v < itemWidth; v++) {
      open[from + itemWidth + v] = open[from + v] & ~mask[o * itemWidth + v];
    }
  }

  /** Computes the options that are active at level l + 1. */
  void takeOptions(int l, int o) {
    int from = l * width;
    int conflicts = conflicts(o);
    for (int w = 0; w < width; w++) {
      active[from + width + w] = active[from + w] & ~conflict[conflicts + w];
    }
  }

  /** Returns the number of options of the item chosen at level l. */
  int branches(int l) {
    return branches[l];
  }

  /** Returns the number of these that are not done. */
  int branchesLeft(int l) {
    return branchesLeft[l];
  }

  /** Returns the largest number of levels, those of solutions included. */
  int levels() {
    return branches.length;
  }

  /** Sets the path for {@link #addTo}, which ends at level l. */
  void setPath(int l) {
    pathLength = l + 1;
  }

  @Override
  int level() {
    return base + level;
  }

  @Override
  void addTo(Suspension suspension, boolean isLast) {
    for (int l = 0; l < pathLength; l++) {
      int[] left = new int[branchesLeft[l]];
      int count = 0;
      for (int w = 0; w < width; w++) {
        for (long u = untried[l * width + w]; u != 0; u &= u - 1) {
          left[count++] = numberInProblem((w << 6) + Long.numberOfTrailingZeros(u));
        }
      }
      suspension.addBelow(left, isLast && l == pathLength - 1 ? 0 : 1, branches[l]);
    }
  }

  @Override
  void addTo(SearchPath path) {
    for (int l = 0; l < pathLength; l++) {
      path.descend(branches[l], branches[l] - branchesLeft[l]);
    }
  }

  @Override
  boolean invariantsHold() {
    return invariantsHold(level);
  }

  /** Returns whether the equations hold, those of the stacks down to level l. */
  private boolean invariantsHold(int l) {
    boolean hold = true;
    for (int o = 0; o < optionCount; o++) {
      for (int i = 0; i < itemCount; i++) {
        hold &= has(row, i * width, o) == has(mask, o * itemWidth, i);
      }
      for (int p = 0; p < optionCount && conflictsKnown[o]; p++) {
        hold &= has(conflict, o * width, p) == uses.areInConflict(number[o], number[p]);
      }
    }
    for (int k = 0; k < l; k++) {
      int o = first(k);
      for (int v = k * itemWidth; v < (k + 1) * itemWidth; v++) {
        hold &= open[v + itemWidth] == (open[v] & ~mask[o * itemWidth + v % itemWidth]);
      }
      int conflicts = conflicts(o);
      for (int w = k * width; w < (k + 1) * width; w++) {
        hold &= active[w + width] == (active[w] & ~conflict[conflicts + w % width]);
      }
    }
    return hold;
  }

  private static boolean has(long[] words, int from, int element) {
    return (words[from + (element >>> 6)] >>> element & 1) != 0;
  }

  /** Returns a copy of the root, which a search changes, and of the rows, which it does not. */
  long[][] snapshot() {
    return new long[][] {
      Arrays.copyOf(open, itemWidth),
      Arrays.copyOf(active, width),
      Arrays.copyOf(row, itemCount * width),
      mask.clone(),
      {level, pathLength, entering ? 1 : 0, optionCount, itemCount}
    };
  }
}
