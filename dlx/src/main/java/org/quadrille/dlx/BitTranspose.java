package org.quadrille.dlx;

/**
 * Turns the items of options into the options of items, 64 of each at a time: a matrix of 64 by 64
 * bits is transposed by exchanging, on both sides of its diagonal, blocks of 32 by 32 bits, then
 * within each block those of 16 by 16, and so on.
 */
final class BitTranspose {
  private static final long[] LOW = new long[6]; // the bits whose number lacks 2^k

  static {
    for (int k = 0; k < LOW.length; k++) {
      LOW[k] = Long.divideUnsigned(-1, (1L << (1 << k)) + 1);
    }
  }

  private BitTranspose() {}

  /** Exchanges bit j of word i with bit i of word j, for all of 64 words. */
  static void transpose(long[] words) {
    for (int k = LOW.length - 1; k >= 0; k--) {
      int size = 1 << k;
      long low = LOW[k];
      for (int from = 0; from < 64; from += 2 * size) {
        for (int w = from; w < from + size; w++) {
          long differences = ((words[w] >>> size) ^ words[w + size]) & low;
          words[w] ^= differences << size;
          words[w + size] ^= differences;
        }
      }
    }
  }
}
