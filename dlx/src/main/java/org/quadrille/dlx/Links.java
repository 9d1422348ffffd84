package org.quadrille.dlx;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;

/**
 * What the engines by dancing links share (TAOCP 7.2.2.1): the lists in flat arrays, how items are
 * covered and options hidden, and the required options. An engine adds the loop that goes through
 * the tree. It is iterative, stops at each solution and goes on from there, and allocates nothing
 * while it searches.
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
 * size[i] = number of nodes in the list of item i     (an engine may count primary items otherwise)
 * deadItems = number of active primary items i with size[i] &lt;= 0
 * </pre>
 *
 * and undoing what was done, in reverse order, restores every array to the last element.
 */
abstract class Links implements CoverEngine {
  /** A node's colour once its item has been purified in that very colour: nothing more to do. */
  static final int AGREED = -1;

  /** What a required option took without a colour. */
  private static final int UNCOLOURED = -1;

  /** What {@link #enter} says at a solution. */
  static final int COVERED = -1;

  /** What {@link #optionOfWay} says of the way that takes no option. */
  static final int NO_MORE = -1;

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
  final long[] nodesAt; // number of options taken -> how many nodes have been tried there

  private final int[] nodeOf; // option -> a node of a primary item of it, 0 if it has none
  private final int[] taken; // item -> the colour, or UNCOLOURED, that a required option gave it
  private final Demands demands;

  // Costs, where the cheapest solutions are wanted.
  private final long @Nullable [] net; // node -> the net cost of its option
  private long spent; // net costs of the options taken
  private long budget = Long.MAX_VALUE; // solutions have to cost less than this

  int level;
  int branchItem; // of the node that a walk has entered
  boolean atSolution;
  private boolean stopped; // before choice[level] was tried
  long nodes;
  long updates;
  private long cleansings;

  /** How many active primary items have too few options left. */
  int deadItems;

  private @Nullable Patience patience; // null of who is patient for ever

  /** Set by tests: check the invariants at every level. */
  boolean selfCheck;

  /**
   * Links a problem.
   *
   * @param levels how many levels a search may have
   * @param prices null if costs do not matter; otherwise the options are linked from cheap to dear
   */
  Links(Problem<?> problem, int levels, @Nullable Prices prices) {
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
    nodesAt = new long[levels + 1];
    taken = new int[itemCount + 1];
    demands = new Demands(problem.optionCount());
    linkItems(itemCount);
    net = prices == null ? null : new long[nodeCount];
    linkOptions(problem, prices);
    for (int i = 1; i <= primaryCount; i++) {
      deadItems += size[i] == 0 ? 1 : 0;
    }
  }

  /** The algorithm that the problem needs. */
  static Links of(Problem<?> problem, @Nullable Prices prices) {
    return problem.hasBounds()
        ? new DancingLinksM(problem, prices)
        : new DancingLinks(problem, prices);
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

  private void linkOptions(Problem<?> problem, @Nullable Prices prices) {
    int spacer = size.length;
    top[spacer] = ~0;
    for (int rank = 0; rank < problem.optionCount(); rank++) {
      int o = prices == null ? rank : prices.order()[rank];
      if (!problem.isUsable(o)) {
        continue;
      }
      int first = spacer + 1;
      int x = first;
      for (int k = 0; k < problem.size(o); k++, x++) {
        append(x, problem.itemAt(o, k) + 1);
        colour[x] = problem.colourAt(o, k);
        if (net != null && prices != null) {
          net[x] = prices.net(o);
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

  /** What the options of the solution at hand cost together, net. */
  final long spent() {
    return spent;
  }

  /** Lets only solutions be found whose options cost less than this, net. */
  final void budget(long budget) {
    this.budget = budget;
  }

  final boolean hasPrices() {
    return net != null;
  }

  /**
   * Whether taking x's option would exceed the budget. If so all later options of its item would,
   * too, and they would further down the tree, where no less has been spent.
   */
  final boolean isTooDear(int x) {
    return net != null && spent >= budget - net[x];
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

  /** How many options of item i are within the budget, but no more than a number of interest. */
  final int affordable(int i, int most) {
    int count = 0;
    for (int x = down[i]; x != i && count < most && !isTooDear(x); x = down[x]) {
      count++;
    }
    return count;
  }

  /** Takes x's option into the solution, with all its items. */
  abstract void take(int x);

  /** Undoes {@link #take}. */
  abstract void untake(int x);

  /** Whether a primary item may be covered once more, by an option that is required. */
  abstract boolean isOpen(int i);

  @Override
  public final void forbid(int option) {
    int x = nodeOf[option];
    if (x == 0 || demands.isForbidden(option)) {
      return;
    }
    demands.forbid(option);
    hide(x);
    unlink(x);
  }

  /** Takes x from the list of its item. */
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
  public final boolean require(int option) {
    int x = nodeOf[option];
    if (demands.isRequired(option)) {
      return true;
    }
    if (x == 0 || demands.isForbidden(option) || !isAvailable(x)) {
      return false;
    }
    mark(x);
    demands.require(option);
    take(x);
    pay(x);
    return true;
  }

  /** Has the search stopped before a node, by no control, when patience is lost. */
  final void patience(Patience patience) {
    this.patience = patience;
  }

  /** Whether patience, and nothing else, has stopped the search. */
  final boolean isImpatient() {
    return stopped && patience != null && patience.lookAt() <= nodes;
  }

  /** Up to how many nodes a search may go before it has to ask. */
  final long nextPoll(SearchControl control) {
    return patience == null ? control.nextPoll() : Math.min(control.nextPoll(), patience.lookAt());
  }

  /** Whether x's option, which is not required yet, agrees with all that is. */
  private boolean isAvailable(int x) {
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

  private boolean agrees(int q) {
    int there = taken[top[q]];
    return there == 0 || colour[q] == AGREED || colour[q] == there;
  }

  private void mark(int x) {
    int q = x;
    do {
      if (top[q] > primaryCount && colour[q] != AGREED) {
        taken[top[q]] = colour[q] == Problem.NO_COLOUR ? UNCOLOURED : colour[q];
      }
      q = next(q);
    } while (q != x);
  }

  /** The node after q in its option, cyclically. */
  private int next(int q) {
    return top[q + 1] < 0 ? up[q + 1] : q + 1;
  }

  /**
   * Asks the control, before x is tried at level l, whether the search may go on. Should the
   * control stop it, or its listener throw, the level is left.
   */
  final boolean ask(int x, int l, long n, SearchControl control) {
    boolean may = false;
    try {
      pause(l, n);
      boolean isLost = patience != null && patience.isLost(n, updates + cleansings + n);
      may = !isLost && control.poll(n, this);
    } finally {
      if (!may) {
        stopped = true;
        leaveLevel(x, l);
      }
    }
    return may;
  }

  @Override
  public final List<Prefix> rest() {
    Rest rest = new Rest();
    if (stopped) {
      addLevel(rest, choice[level], false);
    }
    while (level > 0) {
      int x = choice[level - 1];
      ascend();
      addLevel(rest, x, true);
    }
    return rest.parts(demands.allRequired(), demands.allForbidden());
  }

  /** Adds the node where the search stands, from which it goes on, or has gone on, by x. */
  private void addLevel(Rest rest, int x, boolean taken) {
    int i = top[x];
    int[] ways = new int[size[i]];
    int left = 0;
    int y = down[i];
    for (int way = 0; way < ways.length; way++) {
      ways[way] = optionOfChoice(y);
      left = y == x ? way : left;
      y = down[y];
    }
    rest.addAbove(ways, taken ? left + 1 : left, comesUpAgain(i));
  }

  /** Whether item i may be covered again below an option that covers it next. */
  abstract boolean comesUpAgain(int i);

  /** Undoes what entering level l has done for the item of x, which is not yet taken. */
  abstract void leaveLevel(int x, int l);

  /** Makes known what the loop keeps in locals. */
  final void pause(int l, long n) {
    level = l;
    nodes = n;
  }

  /** Takes item i from the active ones, and its options from the lists of all other items. */
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

  /** Takes p's option from the lists of all its items but p's own and those it agrees on. */
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
  public final SearchResult result(SearchControl control) {
    return control.result(nodes, updates, cleansings, profile());
  }

  @Override
  public Profile profile() {
    return Profile.ofAll(nodesAt);
  }

  @Override
  public final int solutionSize() {
    return demands.requiredCount() + chosenCount();
  }

  @Override
  public final int solutionOption(int k) {
    int count = demands.requiredCount();
    return k < count ? demands.required(k) : optionOf(chosenNode(k - count));
  }

  @Override
  public final void putSolution(int[] numbers, int from) {
    demands.putRequired(numbers, from);
    int to = from + demands.requiredCount();
    for (int l = 0; l < level; l++) {
      int x = choice[l];
      if (x != top[x]) { // else it is a head: the level took no option
        numbers[to++] = optionOf(x);
      }
    }
  }

  /** The number of the option of a node. */
  final int optionOf(int node) {
    int x = node;
    while (top[x] >= 0) {
      x++;
    }
    return ~top[x];
  }

  /** How many options the search itself has chosen. */
  abstract int chosenCount();

  /** A node of the k-th of them. */
  abstract int chosenNode(int k);

  /**
   * The active item of the least size, at least one where no item is dead, and the leftmost of
   * several.
   */
  final int leftmostOfLeastSize() {
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

  // The tree, node by node, for those who walk through it by themselves instead of calling next.

  /**
   * Looks at the node where the walk stands.
   *
   * @return how many ways lead on from here, each to other solutions: 0 at a dead end, {@link
   *     #COVERED} at a solution
   */
  abstract int enter();

  /**
   * The option that a way takes. It takes O(way) time to find it.
   *
   * @param way {@code 0 .. enter() - 1}; the ways through the options of an item come in their
   *     order
   * @return its number in the problem, or {@link #NO_MORE} if the way is to take no more options of
   *     the item. In a problem with bounds, a way does without the options of those before it
   */
  final int optionOfWay(int way) {
    return optionOfChoice(nodeOfWay(way));
  }

  /** The same, for a {@link #nodeOfWay}. */
  final int optionOfChoice(int x) {
    return x == top[x] ? NO_MORE : optionOf(x);
  }

  /** The way-th node of the branch item's list; its head after the last. */
  final int nodeOfWay(int way) {
    int x = down[branchItem];
    for (int k = 0; k < way; k++) {
      x = down[x];
    }
    return x;
  }

  /** {@link #nodeOfWay} of each way. */
  final int[] nodesOfWays(int ways) {
    int[] nodesOfWays = new int[Math.max(0, ways)];
    int x = down[branchItem];
    for (int way = 0; way < ways; way++) {
      nodesOfWays[way] = x;
      x = down[x];
    }
    return nodesOfWays;
  }

  /** Goes on by a way from the node that has been entered. */
  final void descend(int way) {
    descend(way, nodeOfWay(way));
  }

  /** The same, by who knows {@link #nodeOfWay} already. */
  abstract void descend(int way, int x);

  /**
   * Goes on by the next way instead of the one by which the walk has come here, which takes less
   * than to ascend and descend.
   */
  abstract void goAside();

  /** Goes back from a node below the root, to one that need not be entered again. */
  abstract void ascend();

  /** Undoes all choices of the search. */
  private void leaveAllLevels() {
    while (level > 0) {
      ascend();
    }
  }

  @Override
  public final void rewind() {
    undoAll();
    atSolution = false;
    stopped = false;
    nodes = 0;
    updates = 0;
    cleansings = 0;
    Arrays.fill(nodesAt, 0);
    spent = 0;
    budget = Long.MAX_VALUE;
  }

  /** Undoes what the search has done, and what was demanded of it. */
  void undoAll() {
    leaveAllLevels();
    while (demands.requiredCount() > 0) {
      int x = nodeOf[demands.popRequired()];
      refund(x);
      untake(x);
      int q = x;
      do {
        taken[top[q]] = 0;
        q = next(q);
      } while (q != x);
    }
    while (demands.forbiddenCount() > 0) {
      int x = nodeOf[demands.popForbidden()];
      relink(x);
      unhide(x);
    }
  }

  /** Whether there is nothing to undo. */
  final boolean isPristine() {
    return level == 0 && demands.requiredCount() == 0 && demands.forbiddenCount() == 0;
  }

  /** Forgets what was done and demanded, once the lists are as they were before. */
  final void forgetAll() {
    level = 0;
    demands.clear();
    Arrays.fill(taken, 0);
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
      taken.clone(),
      {deadItems}
    };
  }

  /** What size[i] has to be when the list of item i has so many nodes. */
  int sizeFor(int i, int count) {
    return count;
  }

  /** Whether the invariants of this class hold, for tests. */
  boolean invariantsHold() {
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
