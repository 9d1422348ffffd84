package org.quadrille.dlx;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * How many solutions there are below the nodes that have been searched: a hash table from keys of a
 * fixed number of words to counts. It grows until it has as many entries as it may have; from then
 * on an entry drives out the one of its bucket that has saved the fewest nodes.
 */
final class MemoTable {
  private static final int BUCKET = 8; // slots
  private static final int SMALLEST = 1 << 10; // slots

  private final int keyWords;
  private final int maxSlots;
  private int slots;
  private int used;
  private long[] keys; // slot -> key
  private long[] counts; // slot -> solutions, if they fit
  private @Nullable BigInteger[] bigCounts; // slot -> solutions, if they do not
  private double[] nodes; // slot -> nodes that the count has taken, 0 for an empty slot

  /**
   * An empty table.
   *
   * @param keyWords how many words a key has
   * @param maxEntries how many entries it may have; at least 1,024 are taken
   */
  MemoTable(int keyWords, long maxEntries) {
    this.keyWords = keyWords;
    long most = Math.min(maxEntries, (1 << 30) / Math.max(1, keyWords));
    maxSlots = Math.max(SMALLEST, (int) Long.highestOneBit(most));
    slots = SMALLEST;
    allocate();
  }

  private void allocate() {
    keys = new long[slots * keyWords];
    counts = new long[slots];
    bigCounts = new BigInteger[slots];
    nodes = new double[slots];
  }

  /** How many bytes an entry takes at most, its share of empty slots not counted. */
  static long bytesPerEntry(int keyWords) {
    return 8L * keyWords + 8 + 8 + 8 + 96; // the last for a BigInteger of 256 bits and its array
  }

  /** The first slot of the bucket of a key. */
  private int bucket(long[] words, int from) {
    long hash = 0;
    for (int w = 0; w < keyWords; w++) {
      hash = (hash ^ words[from + w]) * 0x9E3779B97F4A7C15L;
      hash = (hash ^ (hash >>> 32)) * 0xD6E8FEB86659FD93L; // low words may be all zeros
      hash ^= hash >>> 32;
    }
    return (int) hash & (slots - 1) & -BUCKET;
  }

  /** The slot of a key, -1 if there is none. */
  int find(long[] words, int from) {
    int bucket = bucket(words, from);
    for (int s = bucket; s < bucket + BUCKET && nodes[s] != 0; s++) {
      int w = 0;
      while (w < keyWords && keys[s * keyWords + w] == words[from + w]) {
        w++;
      }
      if (w == keyWords) {
        return s;
      }
    }
    return -1;
  }

  long count(int slot) {
    return counts[slot];
  }

  /** The count of a slot if it does not fit a long, else null. */
  @Nullable BigInteger bigCount(int slot) {
    return bigCounts[slot];
  }

  double nodes(int slot) {
    return nodes[slot];
  }

  /**
   * Puts in a key that is not there.
   *
   * @param count how many solutions, if big is null
   * @param nodeCount how many nodes it took to count them, at least 1
   */
  void put(long[] words, int from, long count, @Nullable BigInteger big, double nodeCount) {
    int slot = freeSlot(words, from);
    while (slot < 0 && slots < maxSlots && used >= slots / 4) {
      grow();
      slot = freeSlot(words, from);
    }
    if (slot < 0) {
      slot = leastUseful(bucket(words, from));
    }
    used += nodes[slot] == 0 ? 1 : 0;
    System.arraycopy(words, from, keys, slot * keyWords, keyWords);
    counts[slot] = count;
    bigCounts[slot] = big;
    nodes[slot] = nodeCount;
  }

  private int freeSlot(long[] words, int from) {
    int bucket = bucket(words, from);
    for (int s = bucket; s < bucket + BUCKET; s++) {
      if (nodes[s] == 0) {
        return s;
      }
    }
    return -1;
  }

  private int leastUseful(int bucket) {
    int least = bucket;
    for (int s = bucket + 1; s < bucket + BUCKET; s++) {
      least = nodes[s] < nodes[least] ? s : least;
    }
    return least;
  }

  /** Doubles the slots. Each bucket's entries fit the two that it becomes. */
  private void grow() {
    long[] oldKeys = keys;
    long[] oldCounts = counts;
    @Nullable BigInteger[] oldBig = bigCounts;
    double[] oldNodes = nodes;
    slots *= 2;
    allocate();
    for (int s = 0; s < oldNodes.length; s++) {
      if (oldNodes[s] != 0) {
        int slot = freeSlot(oldKeys, s * keyWords);
        System.arraycopy(oldKeys, s * keyWords, keys, slot * keyWords, keyWords);
        counts[slot] = oldCounts[s];
        bigCounts[slot] = oldBig[s];
        nodes[slot] = oldNodes[s];
      }
    }
  }

  /** How many entries there are. */
  int size() {
    return used;
  }
}
