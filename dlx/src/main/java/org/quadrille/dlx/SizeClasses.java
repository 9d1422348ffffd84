package org.quadrille.dlx;

import java.util.Arrays;

/**
 * Items by how many options they have, so that the leftmost of those with the fewest is found
 * without a look at all of them. Items with more than {@value #EXACT} options share one class, in
 * which one has to look at each.
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
  static final int EXACT = 15;

  /** The size of an item that is in no class. */
  static final int ABSENT = -1;

  /** No item. */
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
    bits = new long[Math.multiplyExact(EXACT + 2, words)];
    summary = new long[(EXACT + 2) * sums];
    classOf = new byte[items];
    Arrays.fill(classOf, (byte) ABSENT);
  }

  /** Moves an item to the class of a size. */
  void put(int item, int size) {
    int now = Math.min(size, EXACT + 1);
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
    long word = bits[s * words + w] ^= bit;
    if ((word & ~bit) == 0) { // it has been empty, or is so now
      summary[s * sums + (w >> 6)] ^= 1L << w;
    }
  }

  /**
   * The leftmost of the items with the fewest options, at least one, or {@link #NONE} if no item
   * has from 1 to {@link #EXACT} options.
   */
  int first() {
    for (int s = 1; s <= EXACT; s++) {
      int w = nextWord(s, 0);
      if (w != NONE) {
        return (w << 6) + Long.numberOfTrailingZeros(bits[s * words + w]);
      }
    }
    return NONE;
  }

  /** The first item from a given one on that has more than {@link #EXACT} options, or NONE. */
  int nextLarge(int from) {
    int s = EXACT + 1;
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
    for (int s = 0; s <= EXACT + 1; s++) {
      long word = bits[s * words + w];
      boolean isIn = (word >> item & 1) != 0;
      boolean isSummed = (summary[s * sums + (w >> 6)] >> w & 1) != 0;
      if (isIn != (s == Math.min(size, EXACT + 1)) || isSummed != (word != 0)) {
        return false;
      }
    }
    return true;
  }
}
