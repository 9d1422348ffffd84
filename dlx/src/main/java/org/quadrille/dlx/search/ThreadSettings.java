package org.quadrille.dlx.search;

/**
 * The number of threads of a search, and how they share the work. Immutable.
 *
 * @param count the number of threads, 1 to {@link #MAX_COUNT}
 * @param ordered whether solutions come in the order of a search in one thread
 * @param nodesToSplit the number of nodes of a subtree that are tried before it is split for other
 *     threads: large enough that splitting costs little
 * @param buffer about how many ints are held in solutions not taken yet
 */
public record ThreadSettings(int count, boolean ordered, long nodesToSplit, long buffer) {
  /** The largest number of threads. */
  public static final int MAX_COUNT = 1024;

  /** A search in the calling thread. */
  public static final ThreadSettings ONE = new ThreadSettings(1, true, 4096, defaultBuffer());

  /** Creates settings. */
  public ThreadSettings {
    if (count < 1 || count > MAX_COUNT) {
      throw new IllegalArgumentException("expected 1 to " + MAX_COUNT + " threads, found " + count);
    }
  }

  /** Returns the ints in 4 MB, or in a 32nd of the heap if that is less. */
  private static long defaultBuffer() {
    return Math.min(1L << 22, Runtime.getRuntime().maxMemory() / 32) / Integer.BYTES;
  }

  /** Returns a copy with this number of threads. */
  public ThreadSettings withCount(int count) {
    return new ThreadSettings(count, ordered, nodesToSplit, buffer);
  }

  /** Returns a copy whose solutions come in any order. */
  public ThreadSettings unordered() {
    return new ThreadSettings(count, false, nodesToSplit, buffer);
  }

  /** Returns a copy with these values, for tests. */
  public ThreadSettings with(long nodesToSplit, long buffer) {
    return new ThreadSettings(count, ordered, nodesToSplit, buffer);
  }

  /** Returns whether there are several threads. */
  public boolean areSeveral() {
    return count > 1;
  }
}
