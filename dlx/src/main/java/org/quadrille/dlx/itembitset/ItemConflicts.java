package org.quadrille.dlx.itembitset;

import java.util.Arrays;
import org.quadrille.dlx.uses.OptionUses;

/**
 * The conflicts of the uses of secondary items with the options of primary items, in problems in
 * which each option has one primary item. Uses of the same item in the same colour are of one kind:
 * the row of that colour, or of the item for uses without a colour. The options of an item that
 * conflict with a kind are a set of words in {@code keep}, or single bits if they are few.
 */
final class ItemConflicts {
  /** The {@link #place} of a set of words. */
  static final int WORDS = -1;

  final int[] start; // the conflicts of kind u are start[u] .. end[u] - 1
  final int[] end;
  int[] item = new int[16]; // conflict -> the primary item
  int[] keepAt = new int[16]; // conflict -> keep[keepAt + w] is the mask of word w of the item
  int[] place = new int[16]; // conflict -> the index of a single option in items.option, or WORDS
  long[] keep = new long[16];

  private final ItemOptions items;
  private final OptionUses uses;
  private final int[] userStart; // row -> where its users start
  private final int[]
      user; // user -> index of its option in items.option; in the order of the items
  private final int[] owner; // user -> its primary item
  private final int[] colourRow; // user -> the colour's row of that use
  private int size; // of item, keepAt, place
  private int keepSize;

  ItemConflicts(ItemOptions items) {
    this.items = items;
    uses = items.uses;
    start = new int[uses.rowCount];
    end = new int[uses.rowCount];
    userStart = new int[uses.rowCount + 1];
    user = new int[uses.item.length];
    owner = new int[uses.item.length];
    colourRow = new int[uses.item.length];
    sortUses();
    int[] seen = new int[uses.rowCount]; // kind -> 1 + the last row that had it
    for (int s = uses.primaryCount; s < uses.rowCount; s++) {
      for (int y = userStart[s]; y < userStart[s + 1]; y++) {
        int kind = colourRow[y] == OptionUses.UNCOLOURED ? s : colourRow[y];
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
          colourRow[next[uses.item[x]]] = uses.itemColour[x];
          user[next[uses.item[x]]++] = p;
        }
      }
    }
  }

  /** Adds the conflicts of a kind of uses of item s. */
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
      if (!isOnlyItem
          && hasConflict(kind, from, to)) { // options of one item are never taken together
        if (ConflictPlan.isThin(to - from, items.count[i])) {
          addSingles(kind, i, from, to);
        } else {
          addWords(kind, i, from, to);
        }
      }
    }
    end[kind] = size;
  }

  private boolean isConflict(int kind, int y) {
    return colourRow[y] == OptionUses.UNCOLOURED || colourRow[y] != kind;
  }

  private boolean hasConflict(int kind, int from, int to) {
    boolean has = false;
    for (int y = from; y < to && !has; y++) {
      has = isConflict(kind, y);
    }
    return has;
  }

  private void addSingles(int kind, int i, int from, int to) {
    for (int y = from; y < to; y++) {
      if (isConflict(kind, y)) {
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
      if (isConflict(kind, y)) {
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
