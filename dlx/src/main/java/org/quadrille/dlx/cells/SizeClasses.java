package org.quadrille.dlx.cells;

import java.util.Arrays;

/**
 * Items classified by their number of options, so that the leftmost of those with the fewest is
 * found without reading all items.
 *
 * <p>Each size up to {@value #EXACT} is a class; larger sizes share wide classes, whose items have
 * to be compared. If these were narrow, an item would change its class each time it loses an
 * option, which took 40% of the time of {@link DancingCells}; and with many items, the fewest
 * options are few at most nodes.
 *
 * <p>A class is a bitset of items, with a summary that has a bit for each of its words:
 *
 * <pre>
 * bits[s * words + w]   has bit b   if classOf[64w + b] = s
 * summary[s * sums + v] has bit b   if bits[s * words + 64v + b] is not 0
 * </pre>
 */
final class SizeClasses {
  /** The largest size that has a class of its own. */
  static final int EXACT = 3;

  private static final int LAST = EXACT + 3; // of all larger sizes

  /** The size of an item that is in no class. */
  static final int ABSENT = -1;

  /** No item, or no class. */
  static final int NONE = -1;

  private final int words; // in a class
  private final int sums; // in its summary
  private final long[] bits;
  private final long[] summary;
  private final byte[] classOf; // item -> its class, or ABSENT

  /** Creates classes for some number of items, all absent. */
  SizeClasses(int items) {
    words = (items + 63) >> 6;
    sums = (words + 63) >> 6;
    bits = new long[Math.multiplyExact(LAST + 1, words)];
    summary = new long[(LAST + 1) * sums];
    classOf = new byte[items];
    Arrays.fill(classOf, (byte) ABSENT);
  }

  /** Returns the class of a size, or {@link #ABSENT}. */
  private static int classFor(int size) {
    if (size <= EXACT) {
      return size;
    }
    return size < 16 ? EXACT + 1 : size < 256 ? EXACT + 2 : LAST;
  }

  /** Moves an item to the class of a size. */
  void put(int item, int size) {
    int now = classFor(size);
    int before = classOf[item];
    if (now != before) {
      classOf[item] = (byte) now;
      if (before != ABSENT) {
        toggle(item, before);
      }
      if (now != ABSENT) {
        toggle(item, now);
      }
    }
  }

  private void toggle(int item, int s) {
    int w = item >> 6;
    long bit = 1L << item;
    long others = (bits[s * words + w] ^= bit) & ~bit;
    // If there are no others, the word was empty, or is empty now. There is no branch, since it
    // would be hard to predict.
    long isAlone = ((others | -others) >>> 63) ^ 1;
    summary[s * sums + (w >> 6)] ^= isAlone << w;
  }

  /** Returns the class of the items with the fewest options, at least one, or {@link #NONE}. */
  int lowest() {
    for (int s = 1; s <= LAST; s++) {
      if (nextWord(s, 0) != NONE) {
        return s;
      }
    }
    return NONE;
  }

  /** Returns the first item of a class, from a given one on, or {@link #NONE}. */
  int next(int s, int from) {
    int w = from >> 6;
    if (w >= words) {
      return NONE;
    }
    long word = bits[s * words + w] & -1L << from;
    if (word == 0) {
      w = nextWord(s, w + 1);
      if (w == NONE) {
        return NONE;
      }
      word = bits[s * words + w];
    }
    return (w << 6) + Long.numberOfTrailingZeros(word);
  }

  /** Returns the first word of class s, from a given one on, that is not 0, or NONE. */
  private int nextWord(int s, int from) {
    int v = from >> 6;
    if (v >= sums) {
      return NONE;
    }
    long word = summary[s * sums + v] & -1L << from;
    while (word == 0) {
      if (++v == sums) {
        return NONE;
      }
      word = summary[s * sums + v];
    }
    return (v << 6) + Long.numberOfTrailingZeros(word);
  }

  /** Returns whether an item is in the class of its size, and in no other; for tests. */
  boolean holds(int item, int size) {
    int w = item >> 6;
    for (int s = 0; s <= LAST; s++) {
      long word = bits[s * words + w];
      boolean isIn = (word >> item & 1) != 0;
      boolean isSummed = (summary[s * sums + (w >> 6)] >> w & 1) != 0;
      if (isIn != (s == classFor(size)) || isSummed != (word != 0)) {
        return false;
      }
    }
    return true;
  }
}
