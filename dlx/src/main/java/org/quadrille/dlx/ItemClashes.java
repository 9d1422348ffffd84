package org.quadrille.dlx;

import java.util.Arrays;

/**
 * Which options of which primary items a use of a secondary item clashes with, where each option
 * has one primary item. Uses of the same item in the same colour are of one kind: its shade, or its
 * item if it has no colour. The clashes of a kind with the options of one item are a set of words
 * in {@code keep}, or, where they are few, single bits.
 */
final class ItemClashes {
  /** What {@link #place} has for a set of words. */
  static final int WORDS = -1;

  final int[] start; // the clashes of kind u are start[u] .. end[u] - 1
  final int[] end;
  int[] item = new int[16]; // clash -> the primary item
  int[] keepAt = new int[16]; // clash -> word w of the item is kept as far as keep[keepAt + w] says
  int[] place = new int[16]; // clash -> the place of a single option among the items', or WORDS
  long[] keep = new long[16];

  private final ItemOptions items;
  private final BitUses uses;
  private final int[] userStart; // row -> where its users start
  private final int[] user; // place of an option that uses it, in the order of the items
  private final int[] owner; // user -> that item
  private final int[] shade; // user -> the shade of that use
  private int size; // of item, keepAt, place
  private int keepSize;

  ItemClashes(ItemOptions items) {
    this.items = items;
    uses = items.uses;
    start = new int[uses.rowCount];
    end = new int[uses.rowCount];
    userStart = new int[uses.rowCount + 1];
    user = new int[uses.item.length];
    owner = new int[uses.item.length];
    shade = new int[uses.item.length];
    sortUses();
    int[] seen = new int[uses.rowCount]; // kind -> the last row that had it, and 1
    for (int s = uses.primaryCount; s < uses.rowCount; s++) {
      for (int y = userStart[s]; y < userStart[s + 1]; y++) {
        int kind = shade[y] == BitUses.PLAIN ? s : shade[y];
        if (seen[kind] != s + 1) {
          seen[kind] = s + 1;
          addKind(kind, s);
        }
      }
    }
  }

  private void sortUses() {
    for (int i : uses.item) {
      userStart[i + 1]++;
    }
    for (int s = 0; s < uses.rowCount; s++) {
      userStart[s + 1] += userStart[s];
    }
    int[] next = userStart.clone();
    for (int i = 0; i < uses.primaryCount; i++) {
      for (int p = 64 * items.first[i]; p < 64 * items.first[i] + items.count[i]; p++) {
        int o = items.option[p];
        for (int x = uses.start[o]; x < uses.start[o + 1]; x++) {
          owner[next[uses.item[x]]] = i;
          shade[next[uses.item[x]]] = uses.shade[x];
          user[next[uses.item[x]]++] = p;
        }
      }
    }
  }

  /** Adds the clashes of a kind of uses of item s. */
  private void addKind(int kind, int s) {
    start[kind] = size;
    int to;
    for (int from = userStart[s]; from < userStart[s + 1]; from = to) {
      int i = owner[from];
      to = from + 1;
      while (to < userStart[s + 1] && owner[to] == i) {
        to++;
      }
      boolean isOnlyItem = from == userStart[s] && to == userStart[s + 1];
      if (!isOnlyItem && hasClash(kind, from, to)) { // options of one item are not taken together
        if (ClashPlan.isThin(to - from, items.count[i])) {
          addSingles(kind, i, from, to);
        } else {
          addWords(kind, i, from, to);
        }
      }
    }
    end[kind] = size;
  }

  private boolean clashes(int kind, int y) {
    return shade[y] == BitUses.PLAIN || shade[y] != kind;
  }

  private boolean hasClash(int kind, int from, int to) {
    boolean has = false;
    for (int y = from; y < to && !has; y++) {
      has = clashes(kind, y);
    }
    return has;
  }

  private void addSingles(int kind, int i, int from, int to) {
    for (int y = from; y < to; y++) {
      if (clashes(kind, y)) {
        add(i, 0, user[y]);
      }
    }
  }

  private void addWords(int kind, int i, int from, int to) {
    int first = items.first[i];
    int width = items.first[i + 1] - first;
    if (keepSize + width > keep.length) {
      keep = Arrays.copyOf(keep, Math.max(keepSize + width, 2 * keep.length));
    }
    Arrays.fill(keep, keepSize, keepSize + width, -1);
    for (int y = from; y < to; y++) {
      if (clashes(kind, y)) {
        keep[keepSize - first + (user[y] >>> 6)] &= ~(1L << user[y]);
      }
    }
    add(i, keepSize - first, WORDS);
    keepSize += width;
  }

  private void add(int i, int at, int bitPlace) {
    if (size == item.length) {
      item = Arrays.copyOf(item, 2 * size);
      keepAt = Arrays.copyOf(keepAt, 2 * size);
      place = Arrays.copyOf(place, 2 * size);
    }
    item[size] = i;
    keepAt[size] = at;
    place[size++] = bitPlace;
  }
}
