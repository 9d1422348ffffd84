package org.quadrille.dlx;

import org.quadrille.core.Problem;

/**
 * How much memory {@link SparseItemBitsets} need for a problem in which each usable option has one
 * primary item: a look at the uses, before anything is built.
 *
 * <p>A primary item has few options in a secondary one, and is called <em>thin</em> there, if a
 * list of them is shorter than its words.
 */
final class ClashPlan {
  private static final long MAX_CLASH_WORDS = 1 << 22; // 32 MB

  private static final long MAX_WORDS = 1 << 21; // of sets: 24 MB, and a trail of 32 MB at most

  /** Whether each usable option has one primary item, and the memory is within bounds. */
  final boolean fits;

  /** How many words the stack of sets has at most, if it fits. */
  final int stackWords;

  /** How many sets are on the stack at most, those of the root left aside, if it fits. */
  final int copies;

  private final Problem<?> problem;
  private final int[] itemOf; // option -> its primary item, -1 if it is not usable
  private final int[] count; // primary item -> its options
  private final int[] fat; // primary item -> secondary ones in which it is not thin
  private final long[] thin; // primary item -> its uses of all others
  private int mostThin; // such uses of a secondary item by a primary one
  private boolean[] hasThin = {}; // item -> whether a primary one is thin there
  private long clashWords;

  ClashPlan(Problem<?> problem) {
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
      words = clashWords > MAX_CLASH_WORDS ? MAX_WORDS + 1 : 0;
      for (int i = 0; i < count.length && words <= MAX_WORDS; i++) {
        long most = fat[i] + Math.min(thin[i], (count.length - 1) * thinUses);
        long copiesOfItem = Math.min(count[i], most);
        sets += copiesOfItem;
        words += (copiesOfItem + 2) * ItemOptions.words(count[i]); // one is room for a try
      }
    }
    fits = words <= MAX_WORDS;
    stackWords = fits ? (int) words : 0;
    copies = fits ? (int) sets : 0;
  }

  /** Whether an item with so many options is thin where it has n of them. */
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
    Uses uses = new Uses(problem, o -> itemOf[o] >= 0);
    hasThin = new boolean[problem.itemCount()];
    int[] n = new int[count.length];
    int[] stampOfColour = new int[problem.colourCount() + 1];
    for (int s = count.length; s < problem.itemCount() && clashWords <= MAX_CLASH_WORDS; s++) {
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

  /** Takes note that n options of primary item i are in a secondary one of some kinds of uses. */
  private void addUser(int s, int i, int n, int kinds) {
    if (isThin(n, count[i])) {
      thin[i] += n;
      mostThin = Math.max(mostThin, n);
      hasThin[s] = true;
      clashWords += (long) kinds * n;
    } else {
      fat[i]++;
      clashWords += (long) kinds * ItemOptions.words(count[i]);
    }
  }

  /** The greatest number of uses by an option of items where some are thin. */
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
