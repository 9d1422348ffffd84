package org.quadrille.dlx.bitset;

import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A hash table from keys of a fixed number of words to counts of solutions. It grows up to a
 * maximum size; then a new entry replaces the entry of its bucket whose count took the fewest
 * nodes.
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
  private double[] nodes; // slot -> nodes that the count took; 0 if the slot is empty

  /**
   * Creates an empty table.
   *
   * @param keyWords the number of words of a key
   * @param maxEntries the largest number of entries, raised to 1,024 if it is smaller
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

  /** Returns the largest size of an entry in bytes, without its share of the empty slots. */
  static long bytesPerEntry(int keyWords) {
    return 8L * keyWords + 8 + 8 + 8 + 96; // the last for a BigInteger of 256 bits and its array
  }

  /** Returns the first slot of the bucket of a key. */
  private int bucket(long[] words, int from) {
    long hash = 0;
    for (int w = 0; w < keyWords; w++) {
      hash = (hash ^ words[from + w]) * 0x9E3779B97F4A7C15L;
      hash = (hash ^ (hash >>> 32)) * 0xD6E8FEB86659FD93L; // low words may be all zeros
      hash ^= hash >>> 32;
    }
    return (int) hash & (slots - 1) & -BUCKET;
  }

  /** Returns the slot of a key, -1 if there is none. */
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

  /** Returns the count of a slot, if it fits in a long. */
  long count(int slot) {
    return counts[slot];
  }

  /** Returns the count of a slot if it does not fit in a long, otherwise null. */
  @Nullable BigInteger bigCount(int slot) {
    return bigCounts[slot];
  }

  /** Returns the number of nodes that the count of a slot took. */
  double nodes(int slot) {
    return nodes[slot];
  }

  /**
   * Adds a key that is not in the table.
   *
   * @param count the number of solutions, if big is null
   * @param nodeCount the number of nodes it took to count them, at least 1
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

  /** Doubles the slots. The entries of a bucket fit in the two buckets that replace it. */
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

  /** Removes all entries. */
  void clear() {
    Arrays.fill(nodes, 0);
    Arrays.fill(bigCounts, null);
    used = 0;
  }

  /** Returns the number of entries. */
  int size() {
    return used;
  }
}
