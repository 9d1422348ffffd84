package org.quadrille.dlx;

/**
 * How many threads search, and how. Immutable.
 *
 * @param count how many, 1 to 1024
 * @param ordered whether solutions come in the order of one thread
 * @param patience how many nodes of a part are tried before it is put down for others to have a
 *     share of it: so many that to cut it costs little
 * @param buffer how many numbers of options, about, are held in solutions that nobody has taken yet
 */
record Threads(int count, boolean ordered, long patience, long buffer) {
  static final Threads ONE = new Threads(1, true, 4096, defaultBuffer());

  Threads {
    if (count < 1 || count > ExactCover.MAX_THREADS) {
      throw new IllegalArgumentException(count + " threads; 1 to " + ExactCover.MAX_THREADS);
    }
  }

  /** 4 MB, or a 32nd of the heap if that is less. */
  private static long defaultBuffer() {
    return Math.min(1L << 22, Runtime.getRuntime().maxMemory() / 32) / Integer.BYTES;
  }

  Threads withCount(int count) {
    return new Threads(count, ordered, patience, buffer);
  }

  Threads unordered() {
    return new Threads(count, false, patience, buffer);
  }

  /** For tests: a part may be put down after so many nodes, and so little may be held. */
  Threads with(long patience, long buffer) {
    return new Threads(count, ordered, patience, buffer);
  }
}
