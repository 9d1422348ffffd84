package org.quadrille.sudoku;

import java.util.Arrays;

/** The sets of so many different digits that make a given sum; digit d is bit d - 1. */
final class Combinations {
  private final int size;
  private long[] found = new long[16];
  private int count;

  private Combinations(int size) {
    this.size = size;
  }

  /**
   * Lists them, the one with the least digits first. O(sets · digits) time.
   *
   * @param size the greatest digit
   * @param cells how many digits
   * @param sum what they make
   */
  static long[] of(int size, int cells, int sum) {
    Combinations all = new Combinations(size);
    all.extend(1, cells, sum, 0);
    return Arrays.copyOf(all.found, all.count);
  }

  /** Adds so many digits, from one on, that make what is left; no deeper than a cage is large. */
  private void extend(int from, int cells, int sum, long set) {
    if (cells == 0) {
      if (sum == 0) {
        found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
        found[count++] = set;
      }
      return;
    }
    for (int digit = from; digit + cells - 1 <= size; digit++) {
      int least = cells * digit + cells * (cells - 1) / 2;
      int most = digit + (cells - 1) * size - (cells - 1) * (cells - 2) / 2;
      if (least > sum) {
        return;
      }
      if (most >= sum) {
        extend(digit + 1, cells - 1, sum - digit, set | 1L << (digit - 1));
      }
    }
  }

  /** How many there are, without listing them. O(size · cells · sum) time. */
  static long count(int size, int cells, int sum) {
    if (sum > size * (size + 1) / 2) {
      return 0;
    }
    long[][] ways = new long[cells + 1][sum + 1]; // so many digits, so much together
    ways[0][0] = 1;
    for (int digit = 1; digit <= size; digit++) {
      for (int k = cells; k > 0; k--) {
        for (int s = sum; s >= digit; s--) {
          ways[k][s] += ways[k - 1][s - digit];
        }
      }
    }
    return ways[cells][sum];
  }
}
