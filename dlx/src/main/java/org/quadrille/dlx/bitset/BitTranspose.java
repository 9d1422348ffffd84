package org.quadrille.dlx.bitset;

/**
 * Transposes a matrix of 64 by 64 bits, from the items of 64 options to the options of 64 items: it
 * exchanges, on both sides of the diagonal, blocks of 32 by 32 bits, then within each block those
 * of 16 by 16, and so on.
 */
final class BitTranspose {
  private static final long[] LOW = new long[6]; // the bits whose index does not contain 2^k

  static {
    for (int k = 0; k < LOW.length; k++) {
      LOW[k] = Long.divideUnsigned(-1, (1L << (1 << k)) + 1);
    }
  }

  private BitTranspose() {}

  /** Exchanges bit j of word i and bit i of word j, for all 64 words. */
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
