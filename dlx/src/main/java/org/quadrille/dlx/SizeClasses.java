package org.quadrille.dlx;

import java.util.Arrays;

/**
 * Items by how many options they have, so that the leftmost of those with the fewest is found
 * without a look at all of them.
 *
 * <p>Up to {@value #EXACT} options each size is a class; above, classes are wide, and one has to
 * look at each of their items. Were they narrow, an item would change its class each time it loses
 * an option, which took 40% of the time of {@link DancingCells}; and where items are many, the
 * fewest options are few in most nodes.
 *
 * <p>A class is a set of bits, one for each item, and a summary with a bit for each word of it:
 *
 * <pre>
 * bits[s * words + w]   has bit b   if classOf[64w + b] = s
 * summary[s * sums + v] has bit b   if bits[s * words + 64v + b] is not 0
 * </pre>
 */
final class SizeClasses {
  /** Sizes up to this have classes of their own. */
  static final int EXACT = 3;

  private static final int LAST = EXACT + 3; // of all that is larger

  /** The size of an item that is in no class. */
  static final int ABSENT = -1;

  /** No item, or no class. */
  static final int NONE = -1;

  private final int words; // in a class
  private final int sums; // in its summary
  private final long[] bits;
  private final long[] summary;
  private final byte[] classOf; // item -> its class, or ABSENT

  /** For some number of items, all of them absent. */
  SizeClasses(int items) {
    words = (items + 63) >> 6;
    sums = (words + 63) >> 6;
    bits = new long[Math.multiplyExact(LAST + 1, words)];
    summary = new long[(LAST + 1) * sums];
    classOf = new byte[items];
    Arrays.fill(classOf, (byte) ABSENT);
  }

  /** The class of a size, or {@link #ABSENT}. */
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
    // If there are no others, the word has been empty, or is so now. Without a branch, since none
    // is harder to predict.
    long isAlone = ((others | -others) >>> 63) ^ 1;
    summary[s * sums + (w >> 6)] ^= isAlone << w;
  }

  /** The class of the items with the fewest options, at least one, or {@link #NONE}. */
  int lowest() {
    for (int s = 1; s <= LAST; s++) {
      if (nextWord(s, 0) != NONE) {
        return s;
      }
    }
    return NONE;
  }

  /** The first item of a class, from a given one on, or {@link #NONE}. */
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

  /** The first word of class s, from a given one on, that is not 0, or NONE. */
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

  /** Whether an item is in the class of its size, and in no other; for tests. */
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
