package org.quadrille.dlx;

import java.util.Arrays;

/**
 * A block of at most 64 options and 64 items, so that each set is one {@code long}, and passing a
 * node on is passing two of them: there is nothing to undo.
 *
 * <pre>
 * open   = the primary items that are still to be covered
 * active = the options that agree with all options taken
 * row[i] = the options of item i            row[i] &amp; active = how i can be covered
 * mask[o] = the items of option o           open' = open &amp; ~mask[o]
 * rival[o] = the options that conflict with o, itself included    active' = active &amp; ~rival[o]
 * </pre>
 *
 * <p>The open items are walked from left to right: an item without options ends the node, one with
 * a single option is taken at once, and the walk begins again. So an item of several options is
 * chosen only when no item has less than two. Counting recurses, which saves the stacks: at most 64
 * levels, since each takes an item.
 */
final class NarrowBlock extends BitBlock {
  static final int SIZE = 64;

  private final long[] mask = new long[SIZE];
  private final long[] row = new long[SIZE];
  private final long[] rival = new long[SIZE];
  private final long[] secondaryRow; // row of the uses, less P -> the options of the block in it
  private long rivalsKnown; // options whose rivals have been computed

  // The stacks. At level l: the node's open items and active options, the options of its chosen
  // item, and those of them that are not done: the one that is being tried and those after it.
  private final long[] open = new long[SIZE + 1];
  private final long[] active = new long[SIZE + 1];
  private final long[] ways = new long[SIZE + 1];
  private final long[] untried = new long[SIZE + 1];
  private int level; // above the node to be entered or left
  private boolean entering;
  private int branches; // how many elements of ways and untried tell how far the search has come
  private int stoppedAt; // how many options had been taken when counting was stopped, else -1

  NarrowBlock(BitUses uses, BitMeter meter) {
    super(uses, meter, SIZE);
    secondaryRow = new long[uses.rowCount - uses.primaryCount];
  }

  /** Goes to the root, where some items are to be covered. */
  private void reset(long items) {
    level = 0;
    branches = 0;
    entering = true;
    rivalsKnown = 0;
    open[0] = items;
    active[0] = optionCount == 0 ? 0 : -1L >>> -optionCount;
  }

  @Override
  void beginWithin(WideBlock other, long open, long[] options, int from) {
    addAll(other, options, from, mask);
    System.arraycopy(mask, 0, row, 0, optionCount);
    Arrays.fill(row, optionCount, SIZE, 0);
    BitTranspose.transpose(row);
    reset(open);
  }

  @Override
  void begin() {
    reset(-1L >>> -itemCount);
    Arrays.fill(row, 0, itemCount, 0);
    for (int o = 0; o < optionCount && uses.hasSecondary(); o++) {
      addUses(o, 0); // stale rows are emptied where they are used
    }
    for (int o = 0; o < optionCount; o++) {
      addUses(o, 1L << o);
    }
  }

  /** Puts an option into its rows, or empties the rows if it is to put nothing there. */
  private void addUses(int o, long bit) {
    long keep = bit == 0 ? 0 : -1;
    long m = 0;
    for (int x = uses.start[number[o]]; x < uses.start[number[o] + 1]; x++) {
      int s = uses.item[x] - uses.primaryCount;
      if (s < 0) {
        int i = localItem[uses.item[x]];
        m |= 1L << i;
        row[i] = (row[i] & keep) | bit;
      } else {
        secondaryRow[s] = (secondaryRow[s] & keep) | bit;
        if (uses.shade[x] != BitUses.PLAIN) {
          int c = uses.shade[x] - uses.primaryCount;
          secondaryRow[c] = (secondaryRow[c] & keep) | bit;
        }
      }
    }
    mask[o] = m;
  }

  private long rivals(int o) {
    return ((rivalsKnown >>> o) & 1) != 0 ? rival[o] : findRivals(o);
  }

  private long findRivals(int o) {
    long rivals = 0;
    for (long m = mask[o]; m != 0; m &= m - 1) {
      rivals |= row[Long.numberOfTrailingZeros(m)];
    }
    for (int x = uses.start[number[o] + 1] - 1; x >= uses.start[number[o]]; x--) {
      int s = uses.item[x] - uses.primaryCount;
      if (s < 0) {
        break; // the secondary ones come last
      }
      int shade = uses.shade[x];
      long agreeing = shade == BitUses.PLAIN ? 0 : secondaryRow[shade - uses.primaryCount];
      rivals |= secondaryRow[s] & ~agreeing;
    }
    rival[o] = rivals;
    rivalsKnown |= 1L << o;
    return rivals;
  }

  @Override
  Stop run(boolean counting) {
    stoppedAt = -1;
    if (counting && entering && level == 0) {
      return count(open[0], active[0], base) ? Stop.EXHAUSTED : Stop.STOPPED;
    }
    Stop stop = search();
    while (counting && stop == Stop.SOLUTION) {
      meter.solutions++;
      stop = search();
    }
    return stop;
  }

  /**
   * Counts the solutions below a node.
   *
   * @param items its open items, at least one
   * @param options its active options
   * @param depth how many options have been taken
   * @return whether it was not stopped
   */
  private boolean count(long items, long options, int depth) {
    long todo = items;
    long act = options;
    int l = depth;
    int best = Integer.MAX_VALUE; // size << 6 | item, of those walked past
    for (long u = todo; u != 0; ) {
      int i = Long.numberOfTrailingZeros(u);
      long r = row[i] & act;
      if ((r & (r - 1)) != 0) {
        best = Math.min(best, (Long.bitCount(r) << 6) | i);
        u &= u - 1;
        continue;
      }
      if (r == 0) {
        return true;
      }
      if (meter.left == 0 && !mayGoOn(l)) {
        return false;
      }
      meter.left--;
      meter.nodesAt[l++]++;
      int o = Long.numberOfTrailingZeros(r);
      todo &= ~mask[o];
      if (todo == 0) {
        meter.solutions++;
        return true;
      }
      act &= ~rivals(o);
      best = Integer.MAX_VALUE;
      u = todo;
    }
    long way = row[best & 63] & act;
    int b = branches++;
    ways[b] = way;
    for (; way != 0; way &= way - 1) {
      untried[b] = way;
      if (meter.left == 0 && !mayGoOn(l)) {
        return false;
      }
      meter.left--;
      meter.nodesAt[l]++;
      int o = Long.numberOfTrailingZeros(way);
      long left = todo & ~mask[o];
      if (left == 0) {
        meter.solutions++;
      } else {
        long rest = act & ~rivals(o);
        if (rest != 0 && !count(left, rest, l + 1)) {
          return false;
        }
      }
    }
    branches = b;
    return true;
  }

  private boolean mayGoOn(int l) {
    stoppedAt = l;
    return meter.mayGoOn();
  }

  /** Goes on to the next solution. */
  private Stop search() {
    int l = level;
    boolean down = entering;
    while (true) {
      long way;
      if (down) {
        if (open[l] == 0) {
          level = l;
          entering = false;
          return Stop.SOLUTION;
        }
        way = ways[l] = choose(open[l], active[l]);
      } else {
        if (l == 0) {
          return Stop.EXHAUSTED;
        }
        way = untried[--l];
        way &= way - 1;
      }
      untried[l] = way;
      down = way != 0;
      if (down) {
        branches = l + 1;
        if (meter.left == 0 && !meter.mayGoOn()) {
          return Stop.STOPPED;
        }
        meter.left--;
        meter.nodesAt[base + l]++;
        int o = Long.numberOfTrailingZeros(way);
        meter.choice[base + l] = number[o];
        open[l + 1] = open[l] & ~mask[o];
        active[l + 1] = active[l] & ~rivals(o);
        l++;
      }
    }
  }

  /** The active options of the leftmost item that has none, one, or else the fewest. */
  private long choose(long items, long options) {
    int best = Integer.MAX_VALUE;
    for (long u = items; u != 0; u &= u - 1) {
      int i = Long.numberOfTrailingZeros(u);
      long r = row[i] & options;
      if ((r & (r - 1)) == 0) {
        return r;
      }
      best = Math.min(best, (Long.bitCount(r) << 6) | i);
    }
    return row[best & 63] & options;
  }

  @Override
  int level() {
    return base + level;
  }

  @Override
  void addTo(Rest rest, boolean deepest) {
    if (stoppedAt >= 0) {
      retraceCount(rest);
      return;
    }
    for (int b = 0; b < branches; b++) {
      rest.addBelow(numbers(untried[b]), deepest && b == branches - 1 ? 0 : 1);
    }
  }

  /** Goes again the way to where counting was stopped, since it does not note what is forced. */
  private void retraceCount(Rest rest) {
    long items = open[0];
    long options = active[0];
    int b = 0;
    for (int l = base; l <= stoppedAt; l++) {
      long left = choose(items, options);
      if ((left & (left - 1)) != 0) {
        left = untried[b++];
      }
      rest.addBelow(numbers(left), l < stoppedAt ? 1 : 0);
      int o = Long.numberOfTrailingZeros(left);
      items &= ~mask[o];
      options &= ~rivals(o);
    }
  }

  private int[] numbers(long options) {
    int[] numbers = new int[Long.bitCount(options)];
    int count = 0;
    for (long u = options; u != 0; u &= u - 1) {
      numbers[count++] = numberInProblem(Long.numberOfTrailingZeros(u));
    }
    return numbers;
  }

  @Override
  void addTo(Levels levels) {
    for (int b = 0; b < branches; b++) {
      int all = Long.bitCount(ways[b]);
      levels.descend(all, all - Long.bitCount(untried[b]));
    }
  }
}
