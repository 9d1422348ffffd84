package org.quadrille.sudoku;

import java.util.Arrays;

/** Lists the sets of digits of a given size and sum; digit d is bit d - 1. */
final class Combinations {
  private final int size;
  private long[] found = new long[16];
  private int count;

  private Combinations(int size) {
    this.size = size;
  }

  /**
   * Returns the sets in lexicographic order of their digits. O(sets · digits) time.
   *
   * @param size the greatest digit
   * @param cells the number of digits in a set
   * @param sum the sum of the digits in a set
   */
  static long[] of(int size, int cells, int sum) {
    Combinations all = new Combinations(size);
    all.extend(1, cells, sum, 0);
    return Arrays.copyOf(all.found, all.count);
  }

  /** Adds {@code cells} digits from {@code from} on with this sum. Depth: at most one cage. */
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

  /** Returns the number of sets, without listing them. O(size · cells · sum) time. */
  static long count(int size, int cells, int sum) {
    if (sum > size * (size + 1) / 2) {
      return 0;
    }
    long[][] sets = new long[cells + 1][sum + 1]; // number of digits, sum -> number of sets
    sets[0][0] = 1;
    for (int digit = 1; digit <= size; digit++) {
      for (int k = cells; k > 0; k--) {
        for (int s = sum; s >= digit; s--) {
          sets[k][s] += sets[k - 1][s - digit];
        }
      }
    }
    return sets[cells][sum];
  }
}
