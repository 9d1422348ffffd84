package org.quadrille.dlx;

import java.util.function.DoubleSupplier;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;

/**
 * Dancing links: Algorithm C of TAOCP 7.2.2.1, which is Algorithm X where no option has a colour.
 * It is iterative, stops at each solution and goes on from there, and allocates nothing while it
 * searches.
 *
 * <p>Items are numbered from 1 here: item i of the problem is i + 1. Nodes 1..N are the heads of
 * the items' vertical lists, then come the nodes of each usable option, with a spacer before the
 * first option and after each. The toy problem of the book, items a..g and options {@code c e},
 * {@code a d g}, {@code b c f}, {@code a d f}, {@code b g}, {@code d e g}:
 *
 * <pre>
 * items   left/right:  0 &lt;-&gt; 1 &lt;-&gt; 2 &lt;-&gt; ... &lt;-&gt; 7 &lt;-&gt; 0        size: 2 2 2 3 2 2 3
 *
 * x          1  2  3  4  5  6  7 |  8 |  9 10 | 11 | 12 13 14 | 15 | ...
 * top        1  2  3  4  5  6  7 | -1 |  3  5 | -1 |  1  4  7 | -2 | ...      spacers: ~option
 * up        20 24 17 27 28 22 29 |  - |  3  5 |  9 |  1  4  7 | 12 | ...      of a spacer: first node before
 * down      12 16  9 13 10 18 14 | 10 | 17 28 | 14 | 20 21 25 | 18 | ...      of a spacer: last node after
 * </pre>
 *
 * <p>Invariants, whenever no item is being covered:
 *
 * <pre>
 * right[left[i]] = left[right[i]] = i                  for i = 0 and all primary items not covered
 * down[up[x]] = up[down[x]] = x, top[down[x]] = top[x] for all nodes x in the list of an item
 * size[i] = number of nodes in the list of item i
 * deadItems = number of active primary items i with size[i] = 0
 * </pre>
 *
 * and undoing what was done, in reverse order, restores every array to the last element.
 *
 * <p>Counting dead items costs a comparison an update. In return a level that has one is left at
 * once, and the search for the item with the fewest options may end at one that has a single
 * option: the tree stays the same, and sudokus are solved 1.4 times (17 clues) to 1.9 times (hard
 * ones) as fast.
 */
final class DancingLinks implements CoverEngine {
  /** A node's colour once its item has been purified in that very colour: nothing more to do. */
  private static final int AGREED = -1;

  /** What a required option took without a colour. */
  private static final int UNCOLOURED = -1;

  private final int primaryCount;

  // Items, 0..N; 0 is the head of the list of active primary items.
  private final int[] left;
  private final int[] right;
  private final int[] size;

  // Nodes.
  private final int[] top;
  private final int[] up;
  private final int[] down;
  private final int[] colour;

  private final int[] nodeOf; // option -> a node of a primary item of it, 0 if it has none
  private final int[] required; // such nodes of the required options
  private final int[] choice; // level -> x_l, the node chosen there
  private final int[] taken; // item -> the colour, or UNCOLOURED, that a required option gave it
  private final DoubleSupplier fraction = this::fractionDone;

  private int deadItems;
  private int requiredCount;
  private int level;
  private boolean atSolution;
  private long nodes;
  private long updates;

  /** Set by tests: check the invariants at every level. */
  boolean selfCheck;

  DancingLinks(Problem<?> problem) {
    int itemCount = problem.itemCount();
    primaryCount = problem.primaryCount();
    int nodeCount = nodeCount(problem);
    left = new int[itemCount + 1];
    right = new int[itemCount + 1];
    size = new int[itemCount + 1];
    top = new int[nodeCount];
    up = new int[nodeCount];
    down = new int[nodeCount];
    colour = new int[nodeCount];
    nodeOf = new int[problem.optionCount()];
    required = new int[primaryCount];
    choice = new int[primaryCount + 1];
    taken = new int[itemCount + 1];
    linkItems(itemCount);
    linkOptions(problem);
    for (int i = 1; i <= primaryCount; i++) {
      deadItems += size[i] == 0 ? 1 : 0;
    }
  }

  private static int nodeCount(Problem<?> problem) {
    long count = problem.itemCount() + 2L; // heads, the unused node 0, the first spacer
    for (int o = 0; o < problem.optionCount(); o++) {
      count += problem.isUsable(o) ? problem.size(o) + 1 : 0;
    }
    return Math.toIntExact(count); // fits, since each of its three parts is at most MAX_SIZE
  }

  private void linkItems(int itemCount) {
    for (int i = 0; i <= itemCount; i++) {
      boolean primary = i <= primaryCount;
      left[i] = primary ? (i == 0 ? primaryCount : i - 1) : i;
      right[i] = primary ? (i == primaryCount ? 0 : i + 1) : i;
      top[i] = up[i] = down[i] = i;
    }
  }

  private void linkOptions(Problem<?> problem) {
    int spacer = size.length;
    top[spacer] = ~0;
    for (int o = 0; o < problem.optionCount(); o++) {
      if (!problem.isUsable(o)) {
        continue;
      }
      int first = spacer + 1;
      int x = first;
      for (int k = 0; k < problem.size(o); k++, x++) {
        append(x, problem.itemAt(o, k) + 1);
        colour[x] = problem.colourAt(o, k);
        if (top[x] <= primaryCount) {
          nodeOf[o] = x;
        }
      }
      down[spacer] = x - 1;
      spacer = x;
      top[spacer] = ~o;
      up[spacer] = first;
    }
  }

  private void append(int x, int i) {
    int last = up[i];
    top[x] = i;
    up[x] = last;
    down[x] = i;
    down[last] = x;
    up[i] = x;
    size[i]++;
  }

  @Override
  public boolean require(int option) {
    int x = nodeOf[option];
    if (x == 0 || !agreesWithTaken(x)) {
      return isRequired(x);
    }
    int q = x;
    do {
      if (colour[q] != AGREED) {
        taken[top[q]] = colour[q] == Problem.NO_COLOUR ? UNCOLOURED : colour[q];
      }
      q = next(q);
    } while (q != x);
    required[requiredCount++] = x;
    cover(top[x]);
    commitOthers(x);
    return true;
  }

  /** Whether x's option is required already; to require it again changes nothing. */
  private boolean isRequired(int x) {
    for (int k = 0; k < requiredCount; k++) {
      if (required[k] == x) {
        return true;
      }
    }
    return false;
  }

  /** Whether no item of x's option was taken by a required one, unless in the same colour. */
  private boolean agreesWithTaken(int x) {
    int q = x;
    do {
      int there = taken[top[q]];
      if (there != 0 && colour[q] != AGREED && colour[q] != there) {
        return false;
      }
      q = next(q);
    } while (q != x);
    return true;
  }

  /** The node after q in its option, cyclically. */
  private int next(int q) {
    return top[q + 1] < 0 ? up[q + 1] : q + 1;
  }

  @Override
  public boolean next(SearchControl control) {
    boolean entering = !atSolution;
    atSolution = false;
    long pollAt = control.nextPoll();
    long n = nodes;
    int l = level;
    while (true) {
      int x;
      if (entering && deadItems == 0) {
        assert !selfCheck || invariantsHold();
        if (right[0] == 0) { // C2 [Enter level l.] All is covered.
          atSolution = true;
          pause(l, n);
          return true;
        }
        int i = chooseItem(); // C3
        cover(i); // C4
        x = down[i];
      } else {
        if (l == 0) { // C8 [Leave level 0.]
          pause(l, n);
          return false;
        }
        x = choice[--l]; // C6 [Try again.]
        uncommitOthers(x);
        x = down[x];
      }
      if (x == top[x]) { // C7 [Backtrack.] x is the head: no option is left.
        uncover(x);
        entering = false;
        continue;
      }
      choice[l] = x;
      if (n >= pollAt) {
        pause(l, n);
        if (!mayTry(x, control)) {
          return false;
        }
        pollAt = control.nextPoll();
      }
      n++;
      l++; // C5 [Try x_l.]
      commitOthers(x);
      entering = true;
    }
  }

  /** Asks the control; when it stops the search, or its listener throws, x's item is uncovered. */
  private boolean mayTry(int x, SearchControl control) {
    boolean may = false;
    try {
      may = control.poll(nodes, fraction);
    } finally {
      if (!may) {
        uncover(top[x]);
      }
    }
    return may;
  }

  /** Makes known what the loop keeps in locals. */
  private void pause(int l, long n) {
    level = l;
    nodes = n;
  }

  /** The active item with the fewest options, at least one, and the leftmost of several. */
  private int chooseItem() {
    int best = right[0];
    int fewest = size[best];
    for (int i = right[best]; i != 0 && fewest > 1; i = right[i]) {
      if (size[i] < fewest) {
        fewest = size[i];
        best = i;
      }
    }
    return best;
  }

  /** Takes item i from the active ones, and its options from the lists of all other items. */
  private void cover(int i) {
    for (int p = down[i]; p != i; p = down[p]) {
      hide(p);
    }
    int l = left[i];
    int r = right[i];
    right[l] = r;
    left[r] = l;
    if (size[i] == 0 && i <= primaryCount) {
      deadItems--;
    }
  }

  private void uncover(int i) {
    if (size[i] == 0 && i <= primaryCount) {
      deadItems++;
    }
    int l = left[i];
    int r = right[i];
    right[l] = i;
    left[r] = i;
    for (int p = up[i]; p != i; p = up[p]) {
      unhide(p);
    }
  }

  /** Takes p's option from the lists of all its items but p's own and those it agrees on. */
  private void hide(int p) {
    int hidden = 0;
    for (int q = p + 1; q != p; ) {
      int i = top[q];
      if (i < 0) {
        q = up[q];
      } else {
        if (colour[q] != AGREED) {
          int u = up[q];
          int d = down[q];
          down[u] = d;
          up[d] = u;
          if (--size[i] == 0 && i <= primaryCount) {
            deadItems++;
          }
          hidden++;
        }
        q++;
      }
    }
    updates += hidden;
  }

  private void unhide(int p) {
    for (int q = p - 1; q != p; ) {
      int i = top[q];
      if (i < 0) {
        q = down[q];
      } else {
        if (colour[q] != AGREED) {
          down[up[q]] = q;
          up[down[q]] = q;
          if (size[i]++ == 0 && i <= primaryCount) {
            deadItems--;
          }
        }
        q--;
      }
    }
  }

  /** Covers, or purifies, the items of x's option other than x's own. */
  private void commitOthers(int x) {
    for (int q = x + 1; q != x; ) {
      int i = top[q];
      if (i < 0) {
        q = up[q];
      } else {
        if (colour[q] == Problem.NO_COLOUR) {
          cover(i);
        } else if (colour[q] != AGREED) {
          purify(i, colour[q]);
        }
        q++;
      }
    }
  }

  private void uncommitOthers(int x) {
    for (int q = x - 1; q != x; ) {
      int i = top[q];
      if (i < 0) {
        q = down[q];
      } else {
        if (colour[q] == Problem.NO_COLOUR) {
          uncover(i);
        } else if (colour[q] != AGREED) {
          unpurify(i, colour[q]);
        }
        q--;
      }
    }
  }

  /** Hides the options that give another colour than c to item i, or none. */
  private void purify(int i, int c) {
    for (int q = down[i]; q != i; q = down[q]) {
      if (colour[q] == c) {
        colour[q] = AGREED;
      } else {
        hide(q);
      }
    }
  }

  private void unpurify(int i, int c) {
    for (int q = up[i]; q != i; q = up[q]) {
      if (colour[q] == AGREED) {
        colour[q] = c;
      } else {
        unhide(q);
      }
    }
  }

  @Override
  public int solutionSize() {
    return requiredCount + level;
  }

  @Override
  public int solutionOption(int k) {
    int x = k < requiredCount ? required[k] : choice[k - requiredCount];
    while (top[x] >= 0) {
      x++;
    }
    return ~top[x];
  }

  @Override
  public long nodes() {
    return nodes;
  }

  @Override
  public long updates() {
    return updates;
  }

  @Override
  public void rewind() {
    while (level > 0) {
      int x = choice[--level];
      uncommitOthers(x);
      uncover(top[x]);
    }
    while (requiredCount > 0) {
      int x = required[--requiredCount];
      uncommitOthers(x);
      uncover(top[x]);
      int q = x;
      do {
        taken[top[q]] = 0;
        q = next(q);
      } while (q != x);
    }
    atSolution = false;
    nodes = 0;
    updates = 0;
  }

  /**
   * Which part of the tree lies before the choices that stand now and the one that comes next, if
   * all branches of a node weigh the same. Covering leaves an item's own list as it was, so the
   * k-th of t options can be read from it.
   */
  private double fractionDone() {
    double fraction = 0;
    double weight = 1;
    for (int l = 0; l <= level; l++) {
      int i = top[choice[l]];
      int k = 0;
      for (int p = down[i]; p != choice[l]; p = down[p]) {
        k++;
      }
      weight /= size[i];
      fraction += k * weight;
    }
    return fraction;
  }

  /** A copy of all that a search changes, for tests: equal before and after every search. */
  int[][] snapshot() {
    return new int[][] {
      left.clone(),
      right.clone(),
      size.clone(),
      up.clone(),
      down.clone(),
      colour.clone(),
      taken.clone()
    };
  }

  /** Whether the invariants of this class hold, for tests. */
  boolean invariantsHold() {
    for (int i = right[0]; i != 0; i = right[i]) {
      if (left[right[i]] != i || right[left[i]] != i) {
        return false;
      }
    }
    int dead = 0;
    for (int i = right[0]; i != 0; i = right[i]) {
      dead += size[i] == 0 ? 1 : 0;
    }
    if (dead != deadItems) {
      return false;
    }
    for (int i = 1; i < size.length; i++) {
      int count = 0;
      for (int x = down[i]; x != i; x = down[x]) {
        if (top[x] != i || up[down[x]] != x || down[up[x]] != x) {
          return false;
        }
        count++;
      }
      if (count != size[i]) {
        return false;
      }
    }
    return true;
  }
}
