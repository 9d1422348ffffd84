package org.quadrille.dlx.bitset;

import java.util.Arrays;
import org.quadrille.dlx.search.NodeCounter;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Suspension;
import org.quadrille.dlx.uses.OptionUses;

/**
 * A block of at most 64 options and 64 items: each set is one {@code long}, a node is two of them,
 * and there is nothing to undo.
 *
 * <pre>
 * open   = the primary items that are still to be covered
 * active = the options that are consistent with all options taken
 * row[i] = the options of item i            row[i] &amp; active = how i can be covered
 * mask[o] = the items of option o           open' = open &amp; ~mask[o]
 * conflict[o] = the options that conflict with o, itself included    active' = active &amp; ~conflict[o]
 * </pre>
 *
 * The toy problem of the book, items a..g and options {@code c e}, {@code a d g}, {@code b c f},
 * {@code a d f}, {@code b g}, {@code d e g}, numbered from 0, at the root:
 *
 * <pre>
 *            a    b    c    d      e    f    g
 * row        1 3  2 4  0 2  1 3 5  0 5  2 3  1 4 5       open = a..g, active = 0..5
 *
 *            0      1          2          3          4        5
 * mask       c e    a d g      b c f      a d f      b g      d e g
 * conflict   0 2 5  1 3 4 5    0 2 3 4    1 2 3 5    1 2 4 5  0 1 3 4 5
 * </pre>
 *
 * <p>The open items are scanned from left to right: an item without options ends the node; an
 * option that is the only one of its item is taken at once, and the scan begins again. So an item
 * of several options is chosen only if no item has fewer than two. Counting is recursive, without
 * the stacks open and active: at most 64 levels, since each option covers an item.
 */
final class NarrowBlock extends BitBlock {
  static final int SIZE = 64;

  private final long[] mask = new long[SIZE];
  private final long[] row = new long[SIZE];
  private final long[] conflict = new long[SIZE];
  private final long[] secondaryRow; // row of the uses, less P -> the options of the block in it
  private long conflictsKnown; // options whose conflicts are computed

  // The stacks. At level l: the open items and active options of the node, the options of its
  // chosen item, and those of them that are not done: the one being tried and those after it.
  private final long[] open = new long[SIZE + 1];
  private final long[] active = new long[SIZE + 1];
  private final long[] branches = new long[SIZE + 1];
  private final long[] untried = new long[SIZE + 1];
  private int level; // of the node to be entered or left
  private boolean entering;
  private int pathLength; // number of elements of branches and untried on the path
  private int haltedAt; // number of options taken when counting was halted, otherwise -1

  NarrowBlock(OptionUses uses, NodeCounter counter, int[] choice) {
    super(uses, counter, choice, SIZE);
    secondaryRow = new long[uses.rowCount - uses.primaryCount];
  }

  /** Starts at the root, with some items to be covered. */
  private void reset(long items) {
    level = 0;
    pathLength = 0;
    entering = true;
    conflictsKnown = 0;
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
      addUses(o, 0); // empty the rows that are used, which are stale
    }
    for (int o = 0; o < optionCount; o++) {
      addUses(o, 1L << o);
    }
  }

  /** Adds an option's bit to its rows, or empties the rows if the bit is 0. */
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
        if (uses.itemColour[x] != OptionUses.UNCOLOURED) {
          int c = uses.itemColour[x] - uses.primaryCount;
          secondaryRow[c] = (secondaryRow[c] & keep) | bit;
        }
      }
    }
    mask[o] = m;
  }

  private long conflicts(int o) {
    return ((conflictsKnown >>> o) & 1) != 0 ? conflict[o] : findConflicts(o);
  }

  private long findConflicts(int o) {
    long conflicts = 0;
    for (long m = mask[o]; m != 0; m &= m - 1) {
      conflicts |= row[Long.numberOfTrailingZeros(m)];
    }
    for (int x = uses.start[number[o] + 1] - 1; x >= uses.start[number[o]]; x--) {
      int s = uses.item[x] - uses.primaryCount;
      if (s < 0) {
        break; // secondary items come last
      }
      int itemColour = uses.itemColour[x];
      long agreeing =
          itemColour == OptionUses.UNCOLOURED ? 0 : secondaryRow[itemColour - uses.primaryCount];
      conflicts |= secondaryRow[s] & ~agreeing;
    }
    conflict[o] = conflicts;
    conflictsKnown |= 1L << o;
    return conflicts;
  }

  @Override
  Stop run(boolean counting) {
    haltedAt = -1;
    if (counting && entering && level == 0) {
      return count(open[0], active[0], base) ? Stop.EXHAUSTED : Stop.HALTED;
    }
    Stop stop = search();
    while (counting && stop == Stop.SOLUTION) {
      counter.newSolutions++;
      stop = search();
    }
    return stop;
  }

  /**
   * Counts the solutions below a node.
   *
   * @param items its open items, at least one
   * @param options its active options
   * @param depth the number of options taken
   * @return whether it was not halted
   */
  private boolean count(long items, long options, int depth) {
    long todo = items;
    long act = options;
    int l = depth;
    int best = Integer.MAX_VALUE; // size << 6 | item, of the items passed
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
      if (counter.left == 0 && !poll(l)) {
        return false;
      }
      counter.left--;
      counter.nodesAt[l++]++;
      int o = Long.numberOfTrailingZeros(r);
      todo &= ~mask[o];
      if (todo == 0) {
        counter.newSolutions++;
        return true;
      }
      act &= ~conflicts(o);
      best = Integer.MAX_VALUE;
      u = todo;
    }
    long branch = row[best & 63] & act;
    int b = pathLength++;
    branches[b] = branch;
    for (; branch != 0; branch &= branch - 1) {
      untried[b] = branch;
      if (counter.left == 0 && !poll(l)) {
        return false;
      }
      counter.left--;
      counter.nodesAt[l]++;
      int o = Long.numberOfTrailingZeros(branch);
      long left = todo & ~mask[o];
      if (left == 0) {
        counter.newSolutions++;
      } else {
        long rest = act & ~conflicts(o);
        if (rest != 0 && !count(left, rest, l + 1)) {
          return false;
        }
      }
    }
    pathLength = b;
    return true;
  }

  private boolean poll(int l) {
    haltedAt = l;
    return counter.poll();
  }

  /** Searches for the next solution. */
  private Stop search() {
    int l = level;
    boolean down = entering;
    while (true) {
      long branch;
      if (down) {
        assert !counter.selfCheck || invariantsHold(l);
        if (open[l] == 0) {
          level = l;
          entering = false;
          return Stop.SOLUTION;
        }
        branch = branches[l] = choose(open[l], active[l]);
      } else {
        if (l == 0) {
          return Stop.EXHAUSTED;
        }
        branch = untried[--l];
        branch &= branch - 1;
      }
      untried[l] = branch;
      down = branch != 0;
      if (down) {
        pathLength = l + 1;
        if (counter.left == 0 && !counter.poll()) {
          return Stop.HALTED;
        }
        counter.left--;
        counter.nodesAt[base + l]++;
        int o = Long.numberOfTrailingZeros(branch);
        choice[base + l] = number[o];
        open[l + 1] = open[l] & ~mask[o];
        active[l + 1] = active[l] & ~conflicts(o);
        l++;
      }
    }
  }

  /** Returns the active options of the item with the fewest; of the first one with at most one. */
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
  void addTo(Suspension suspension, boolean isLast) {
    if (haltedAt >= 0) {
      retraceCount(suspension);
      return;
    }
    for (int b = 0; b < pathLength; b++) {
      int firstLeft = isLast && b == pathLength - 1 ? 0 : 1;
      suspension.addBelow(numbers(untried[b]), firstLeft, Long.bitCount(branches[b]));
    }
  }

  /**
   * Repeats the path to where counting was halted, since counting does not store forced options.
   */
  private void retraceCount(Suspension suspension) {
    long items = open[0];
    long options = active[0];
    int b = 0;
    for (int l = base; l <= haltedAt; l++) {
      long left = choose(items, options);
      int all = 1;
      if ((left & (left - 1)) != 0) {
        all = Long.bitCount(branches[b]);
        left = untried[b++];
      }
      suspension.addBelow(numbers(left), l < haltedAt ? 1 : 0, all);
      int o = Long.numberOfTrailingZeros(left);
      items &= ~mask[o];
      options &= ~conflicts(o);
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
  void addTo(SearchPath path) {
    for (int b = 0; b < pathLength; b++) {
      int all = Long.bitCount(branches[b]);
      path.descend(all, all - Long.bitCount(untried[b]));
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
        hold &= (row[i] >>> o & 1) == (mask[o] >>> i & 1);
      }
      for (int p = 0; p < optionCount && (conflictsKnown >>> o & 1) != 0; p++) {
        hold &= (conflict[o] >>> p & 1) != 0 == uses.areInConflict(number[o], number[p]);
      }
    }
    for (int k = 0; k < l; k++) {
      int o = Long.numberOfTrailingZeros(untried[k]);
      hold &= open[k + 1] == (open[k] & ~mask[o]);
      hold &= active[k + 1] == (active[k] & ~conflicts(o));
    }
    return hold;
  }
}
