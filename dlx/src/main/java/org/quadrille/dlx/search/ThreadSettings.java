package org.quadrille.dlx.search;

/**
 * How many threads search, and how. Immutable.
 *
 * @param count the number of threads, 1 to {@link #MAX_COUNT}
 * @param ordered whether solutions come in the order of a search in one thread
 * @param nodesToSplit how many nodes of a subtree are tried before it is split for other threads:
 *     so many that splitting costs little
 * @param buffer how many option numbers, about, are held in solutions that were not taken yet
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

  /** 4 MB, or a 32nd of the heap if that is less. */
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

  /** Returns a copy, for tests, that splits after so many nodes and has a buffer of this size. */
  public ThreadSettings with(long nodesToSplit, long buffer) {
    return new ThreadSettings(count, ordered, nodesToSplit, buffer);
  }

  /** Returns whether there are several threads. */
  public boolean areSeveral() {
    return count > 1;
  }
}
