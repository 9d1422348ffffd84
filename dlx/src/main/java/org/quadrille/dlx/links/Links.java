package org.quadrille.dlx.links;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.dlx.search.AbstractEngine;
import org.quadrille.dlx.search.NodeCounter;
import org.quadrille.dlx.search.Suspension;

/**
 * Dancing links (TAOCP 7.2.2.1): the lists in flat arrays, and the operations that cover items and
 * hide options. A subclass adds the search loop: Algorithm C or Algorithm M. It is iterative, stops
 * at each solution and continues from there, and allocates nothing while it searches.
 *
 * <p>Items are numbered from 1 here: item i of the problem is i + 1. Nodes 1..N are the heads of
 * the items' vertical lists, then come the nodes of each usable option, with a spacer before the
 * first option and after each option. The toy problem of the book, items a..g and options {@code c
 * e}, {@code a d g}, {@code b c f}, {@code a d f}, {@code b g}, {@code d e g}:
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
 * size[i] = number of nodes in the list of item i     (DancingLinksM counts primary items differently)
 * deadItems = number of active primary items i with size[i] &lt;= 0
 * </pre>
 *
 * and undoing all changes in reverse order restores every element of every array.
 */
public abstract class Links extends AbstractEngine {
  /**
   * The colour of a node whose item has been purified in that colour: the node needs no more work.
   */
  static final int AGREED = -1;

  /** The mark of a secondary item that a required option covers without a colour. */
  private static final int UNCOLOURED = -1;

  /** The result of {@link #enter} at a solution. */
  static final int COVERED = -1;

  final int primaryCount;

  // Items, 0..N; 0 is the head of the list of active primary items.
  final int[] left;
  final int[] right;
  final int[] size;

  // Nodes.
  final int[] top;
  final int[] up;
  final int[] down;
  final int[] colour;

  final int[] choice; // level -> x_l, the node chosen there

  private final int[] nodeOf; // option -> a node of one of its primary items, 0 if it has none
  private final int[]
      required; // item -> the colour, or UNCOLOURED, that a required option gives it

  // Costs, in a search for the cheapest solutions.
  private final long @Nullable [] net; // node -> the net cost of its option
  private long spent; // net costs of the options taken
  private long costLimit = Long.MAX_VALUE; // solutions have to cost less

  int level;
  int branchItem; // of the node that a walk entered last
  boolean atSolution;
  private boolean halted; // before choice[level] was tried

  /** The number of active primary items with too few options left. */
  int deadItems;

  /**
   * Builds the links of a problem.
   *
   * @param levels the largest number of levels of a search
   * @param costs null if costs do not matter; otherwise the options are linked cheapest first
   */
  Links(Problem<?> problem, int levels, @Nullable NetCosts costs) {
    super(problem.optionCount(), levels + 1);
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
    choice = new int[levels + 1];
    required = new int[itemCount + 1];
    linkItems(itemCount);
    net = costs == null ? null : new long[nodeCount];
    linkOptions(problem, costs);
    for (int i = 1; i <= primaryCount; i++) {
      deadItems += size[i] == 0 ? 1 : 0;
    }
  }

  /** Builds the links of a problem, for the algorithm that it needs. */
  public static Links of(Problem<?> problem) {
    return of(problem, null);
  }

  /** Builds the links of a problem; if costs are given, for a search for the cheapest solutions. */
  public static Links of(Problem<?> problem, @Nullable NetCosts costs) {
    return problem.hasBounds()
        ? new DancingLinksM(problem, costs)
        : new DancingLinks(problem, costs);
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

  private void linkOptions(Problem<?> problem, @Nullable NetCosts costs) {
    int spacer = size.length;
    top[spacer] = ~0;
    for (int rank = 0; rank < problem.optionCount(); rank++) {
      int o = costs == null ? rank : costs.order()[rank];
      if (!problem.isUsable(o)) {
        continue;
      }
      int first = spacer + 1;
      int x = first;
      for (int k = 0; k < problem.size(o); k++, x++) {
        append(x, problem.itemAt(o, k) + 1);
        colour[x] = problem.colourAt(o, k);
        if (net != null && costs != null) {
          net[x] = costs.net(o);
        }
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

  /** Returns the net costs of the options taken. */
  public final long spent() {
    return spent;
  }

  /** Limits the search to solutions whose options cost less than this, net. */
  public final void limitCost(long costLimit) {
    this.costLimit = costLimit;
  }

  final boolean hasCosts() {
    return net != null;
  }

  /**
   * Returns whether taking x's option would reach the limit on costs. If so, all later options of
   * its item would, too, here and at deeper levels, where no less is spent.
   */
  final boolean isTooExpensive(int x) {
    return net != null && spent >= costLimit - net[x];
  }

  final void pay(int x) {
    if (net != null) {
      spent += net[x];
    }
  }

  final void refund(int x) {
    if (net != null) {
      spent -= net[x];
    }
  }

  /** Returns the number of options of item i within the limit on costs, counted up to a maximum. */
  final int affordable(int i, int most) {
    int count = 0;
    for (int x = down[i]; x != i && count < most && !isTooExpensive(x); x = down[x]) {
      count++;
    }
    return count;
  }

  /** Adds x's option to the solution, and covers all its items. */
  abstract void take(int x);

  /** Undoes {@link #take}. */
  abstract void untake(int x);

  /** Returns whether a primary item may be covered once more, by an option that is required. */
  abstract boolean isOpen(int i);

  @Override
  protected final boolean isUsable(int option) {
    return nodeOf[option] != 0;
  }

  @Override
  protected final void exclude(int option) {
    hide(nodeOf[option]);
    unlink(nodeOf[option]);
  }

  /** Removes x from the list of its item. */
  final void unlink(int x) {
    int i = top[x];
    down[up[x]] = down[x];
    up[down[x]] = up[x];
    if (--size[i] == 0 && i <= primaryCount) {
      deadItems++;
    }
  }

  final void relink(int x) {
    int i = top[x];
    down[up[x]] = x;
    up[down[x]] = x;
    if (size[i]++ == 0 && i <= primaryCount) {
      deadItems--;
    }
  }

  @Override
  protected final boolean isConsistent(int option) {
    int x = nodeOf[option];
    int q = x;
    do {
      int i = top[q];
      if (i <= primaryCount ? !isOpen(i) : !agrees(q)) {
        return false;
      }
      q = next(q);
    } while (q != x);
    return true;
  }

  @Override
  protected final void include(int option) {
    int x = nodeOf[option];
    mark(x);
    take(x);
    pay(x);
  }

  private boolean agrees(int q) {
    int there = required[top[q]];
    return there == 0 || colour[q] == AGREED || colour[q] == there;
  }

  private void mark(int x) {
    int q = x;
    do {
      if (top[q] > primaryCount && colour[q] != AGREED) {
        required[top[q]] = colour[q] == Problem.NO_COLOUR ? UNCOLOURED : colour[q];
      }
      q = next(q);
    } while (q != x);
  }

  /** Returns the node after q in its option, cyclically. */
  private int next(int q) {
    return top[q + 1] < 0 ? up[q + 1] : q + 1;
  }

  /**
   * Polls the control before x is tried at level l. If the search is halted, or a listener throws,
   * the level is left.
   */
  final boolean poll(int x, int l) {
    boolean mayContinue = false;
    try {
      pause(l, 0);
      mayContinue = counter.poll();
    } finally {
      if (!mayContinue) {
        halted = true;
        leaveLevel(x, l);
      }
    }
    return mayContinue;
  }

  @Override
  protected final void addTo(Suspension suspension) {
    if (halted) {
      addLevel(suspension, choice[level], false);
    }
    while (level > 0) {
      int x = choice[level - 1];
      ascend();
      addLevel(suspension, x, true);
    }
  }

  /** Adds the current node; the branch by x has been taken, or comes next. */
  private void addLevel(Suspension suspension, int x, boolean taken) {
    int i = top[x];
    int[] options = new int[size[i]];
    int at = 0;
    int y = down[i];
    for (int branch = 0; branch < options.length; branch++) {
      options[branch] = optionOfBranch(y);
      at = y == x ? branch : at;
      y = down[y];
    }
    suspension.addAbove(options, taken ? at + 1 : at, mayRepeat(i));
  }

  /** Returns whether item i may be covered again below an option that covers it next. */
  abstract boolean mayRepeat(int i);

  /** Undoes what entering level l has done for the item of x, which is not yet taken. */
  abstract void leaveLevel(int x, int l);

  /** Stores the level and the nodes left to the next poll, which the loop keeps in locals. */
  final void pause(int l, long left) {
    level = l;
    counter.left = left;
  }

  /** Removes item i from the active items, and its options from the lists of all other items. */
  final void cover(int i) {
    for (int p = down[i]; p != i; p = down[p]) {
      hide(p);
    }
    int l = left[i];
    int r = right[i];
    right[l] = r;
    left[r] = l;
    if (size[i] <= 0 && i <= primaryCount) {
      deadItems--;
    }
  }

  final void uncover(int i) {
    if (size[i] <= 0 && i <= primaryCount) {
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

  /**
   * Removes p's option from the lists of all its items except p's own and those whose colour it
   * agrees on.
   */
  final void hide(int p) {
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

  final void unhide(int p) {
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
  final void commitOthers(int x) {
    for (int q = x + 1; q != x; ) {
      int i = top[q];
      if (i < 0) {
        q = up[q];
      } else {
        commit(q);
        q++;
      }
    }
  }

  final void uncommitOthers(int x) {
    for (int q = x - 1; q != x; ) {
      int i = top[q];
      if (i < 0) {
        q = down[q];
      } else {
        uncommit(q);
        q--;
      }
    }
  }

  /** Covers the item of node q, or purifies it in the colour of q. */
  final void commit(int q) {
    if (colour[q] == Problem.NO_COLOUR) {
      cover(top[q]);
    } else if (colour[q] != AGREED) {
      purify(top[q], colour[q]);
    }
  }

  final void uncommit(int q) {
    if (colour[q] == Problem.NO_COLOUR) {
      uncover(top[q]);
    } else if (colour[q] != AGREED) {
      unpurify(top[q], colour[q]);
    }
  }

  /** Hides the options that give another colour than c to item i, or none. */
  final void purify(int i, int c) {
    for (int q = down[i]; q != i; q = down[q]) {
      if (colour[q] == c) {
        colour[q] = AGREED;
        cleansings++;
      } else {
        hide(q);
      }
    }
  }

  final void unpurify(int i, int c) {
    for (int q = up[i]; q != i; q = up[q]) {
      if (colour[q] == AGREED) {
        colour[q] = c;
      } else {
        unhide(q);
      }
    }
  }

  @Override
  public final void copySolution(int[] options, int from) {
    assumptions.copyRequired(options, from);
    int to = from + assumptions.requiredCount();
    for (int l = 0; l < level; l++) {
      int x = choice[l];
      if (x != top[x]) { // otherwise it is a head: the level took no option
        options[to++] = optionOf(x);
      }
    }
  }

  @Override
  protected final int chosenOption(int k) {
    return optionOf(chosenNode(k));
  }

  /** Returns the number of the option of a node. */
  final int optionOf(int node) {
    int x = node;
    while (top[x] >= 0) {
      x++;
    }
    return ~top[x];
  }

  /** Returns a node of the k-th option that the search has chosen. */
  abstract int chosenNode(int k);

  /**
   * Returns the active item of the least size, at least 1 if no item is dead; the leftmost of
   * several.
   */
  final int leastItem() {
    int best = right[0];
    int least = size[best];
    for (int i = right[best]; i != 0 && least > 1; i = right[i]) {
      if (size[i] < least) {
        least = size[i];
        best = i;
      }
    }
    return best;
  }

  // The tree, node by node, for TreeWalk.

  /**
   * Enters the current node of a walk.
   *
   * @return the number of its branches, which have no solutions in common: 0 at a dead end, {@link
   *     #COVERED} at a solution
   */
  abstract int enter();

  /**
   * Returns the option of a branch, given by its {@link #nodeOfBranch}, or {@link
   * Suspension#NO_MORE} if the branch takes no more options of the item.
   */
  final int optionOfBranch(int x) {
    return x == top[x] ? Suspension.NO_MORE : optionOf(x);
  }

  /** Returns the node of a branch in the list of the branch item; its head for the last branch. */
  final int nodeOfBranch(int branch) {
    int x = down[branchItem];
    for (int k = 0; k < branch; k++) {
      x = down[x];
    }
    return x;
  }

  /**
   * Descends by a branch of the node that has been entered.
   *
   * @param x the {@link #nodeOfBranch} of the branch
   */
  abstract void descend(int branch, int x);

  /** Replaces the last branch of the path by the next one; cheaper than to ascend and descend. */
  abstract void nextBranch();

  /** Returns to the node above, which need not be entered again; not called at the root. */
  abstract void ascend();

  /** Undoes all choices of the search. */
  private void leaveAllLevels() {
    while (level > 0) {
      ascend();
    }
  }

  @Override
  protected final void restore() {
    undoAll();
    atSolution = false;
    halted = false;
    spent = 0;
    costLimit = Long.MAX_VALUE;
  }

  /** Undoes the search and the assumptions. */
  void undoAll() {
    leaveAllLevels();
    for (int k = assumptions.requiredCount() - 1; k >= 0; k--) {
      int x = nodeOf[assumptions.required(k)];
      refund(x);
      untake(x);
      int q = x;
      do {
        required[top[q]] = 0;
        q = next(q);
      } while (q != x);
    }
    for (int k = assumptions.forbiddenCount() - 1; k >= 0; k--) {
      int x = nodeOf[assumptions.forbidden(k)];
      relink(x);
      unhide(x);
    }
  }

  /** Returns whether there is nothing to undo. */
  final boolean isPristine() {
    return level == 0 && assumptions.requiredCount() == 0 && assumptions.forbiddenCount() == 0;
  }

  /** Clears the state of the search and of the assumptions, after the lists are restored. */
  final void clearState() {
    level = 0;
    Arrays.fill(required, 0);
  }

  /** Returns the counter of nodes, for walks. */
  final NodeCounter counter() {
    return counter;
  }

  /** Returns the number of updates of this search. */
  final long updates() {
    return updates;
  }

  /** Returns the updates, cleansings and nodes of this search: its effort. */
  public final long effort() {
    return updates + cleansings + counter.nodes();
  }

  @Override
  public long[][] snapshot() {
    return new long[][] {
      longs(left),
      longs(right),
      longs(size),
      longs(up),
      longs(down),
      longs(colour),
      longs(required),
      {deadItems, level, spent}
    };
  }

  /** Returns the value of size[i] if the list of item i has {@code count} nodes. */
  int sizeFor(int i, int count) {
    return count;
  }

  @Override
  public boolean invariantsHold() {
    int dead = 0;
    for (int i = right[0]; i != 0; i = right[i]) {
      if (left[right[i]] != i || right[left[i]] != i) {
        return false;
      }
      dead += size[i] <= 0 ? 1 : 0;
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
      if (size[i] != sizeFor(i, count)) {
        return false;
      }
    }
    return true;
  }
}
