package org.quadrille.dlx.itembitset;

import org.quadrille.core.Problem;
import org.quadrille.dlx.uses.ItemUses;

/**
 * Computes the memory that {@link SparseItemBitsets} need for a problem in which each usable option
 * has one primary item, before anything is built.
 *
 * <p>A primary item is <em>thin</em> in a secondary item if it has so few options there that a list
 * of them is shorter than its words.
 */
final class ConflictPlan {
  private static final long MAX_CONFLICT_WORDS = 1 << 22; // 32 MB

  private static final long MAX_WORDS = 1 << 21; // of sets: 24 MB, and a trail of 32 MB at most

  /** Whether each usable option has one primary item, and the memory is within the limits. */
  final boolean fits;

  /** The largest number of words on the stack of sets, if it fits. */
  final int stackWords;

  /** The largest number of sets on the stack, excluding those of the root, if it fits. */
  final int copies;

  private final Problem<?> problem;
  private final int[] itemOf; // option -> its primary item, -1 if it is not usable
  private final int[] count; // primary item -> its options
  private final int[] fat; // primary item -> number of secondary items in which it is not thin
  private final long[] thin; // primary item -> its uses of the secondary items in which it is thin
  private int mostThin; // largest number of such uses of a secondary item by a primary item
  private boolean[] hasThin = {}; // item -> whether a primary item is thin there
  private long conflictWords;

  ConflictPlan(Problem<?> problem) {
    this.problem = problem;
    itemOf = new int[problem.optionCount()];
    count = new int[problem.primaryCount()];
    fat = new int[count.length];
    thin = new long[count.length];
    long words = MAX_WORDS + 1;
    long sets = 0;
    if (eachHasOnePrimaryItem()) {
      addSecondaries();
      long thinUses = (long) mostThin * mostThinUses();
      words = conflictWords > MAX_CONFLICT_WORDS ? MAX_WORDS + 1 : 0;
      for (int i = 0; i < count.length && words <= MAX_WORDS; i++) {
        long most = fat[i] + Math.min(thin[i], (count.length - 1) * thinUses);
        long copiesOfItem = Math.min(count[i], most);
        sets += copiesOfItem;
        words +=
            (copiesOfItem + 2)
                * ItemOptions.words(count[i]); // one of them for an option that is being taken
      }
    }
    fits = words <= MAX_WORDS;
    stackWords = fits ? (int) words : 0;
    copies = fits ? (int) sets : 0;
  }

  /** Returns whether an item is thin in a secondary item that n of its options use. */
  static boolean isThin(int n, int options) {
    return 4 * n <= ItemOptions.words(options);
  }

  private boolean eachHasOnePrimaryItem() {
    for (int o = 0; o < itemOf.length; o++) {
      itemOf[o] = -1;
      for (int k = 0; k < problem.size(o); k++) {
        int i = problem.itemAt(o, k);
        if (i < count.length) {
          if (itemOf[o] >= 0) {
            return false;
          }
          itemOf[o] = i;
          count[i]++;
        }
      }
    }
    return true;
  }

  private void addSecondaries() {
    ItemUses uses = new ItemUses(problem, o -> itemOf[o] >= 0);
    hasThin = new boolean[problem.itemCount()];
    int[] n = new int[count.length];
    int[] stampOfColour = new int[problem.colourCount() + 1];
    for (int s = count.length;
        s < problem.itemCount() && conflictWords <= MAX_CONFLICT_WORDS;
        s++) {
      int kinds = 0;
      int users = 0;
      for (int x = uses.start(s); x < uses.end(s); x++) {
        users += n[itemOf[uses.option(x)]]++ == 0 ? 1 : 0;
        kinds += stampOfColour[uses.colour(x)] == s ? 0 : 1;
        stampOfColour[uses.colour(x)] = s;
      }
      for (int x = uses.start(s); x < uses.end(s); x++) {
        int i = itemOf[uses.option(x)];
        if (n[i] > 0 && users > 1) {
          addUser(s, i, n[i], kinds);
        }
        n[i] = 0;
      }
    }
  }

  /** Adds n options of primary item i in secondary item s, whose uses are of some kinds. */
  private void addUser(int s, int i, int n, int kinds) {
    if (isThin(n, count[i])) {
      thin[i] += n;
      mostThin = Math.max(mostThin, n);
      hasThin[s] = true;
      conflictWords += (long) kinds * n;
    } else {
      fat[i]++;
      conflictWords += (long) kinds * ItemOptions.words(count[i]);
    }
  }

  /** Returns the largest number of uses by one option of secondary items where an item is thin. */
  private int mostThinUses() {
    int most = 0;
    for (int o = 0; o < itemOf.length; o++) {
      int uses = 0;
      for (int k = 0; k < problem.size(o); k++) {
        uses += hasThin[problem.itemAt(o, k)] ? 1 : 0;
      }
      most = Math.max(most, uses);
    }
    return most;
  }
}
