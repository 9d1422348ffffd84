package org.quadrille.dlx.cells;

import java.util.Arrays;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.dlx.search.AbstractEngine;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Suspension;

/**
 * Exact covering with colours by dancing cells: Algorithm C of TAOCP 7.2.2.1 on sparse sets instead
 * of linked lists (TAOCP 7.2.2.3; after Solnon). The options of an item are the first elements of
 * an array. An option is removed by a swap with the last of them, and put back by increasing the
 * size.
 *
 * <p>The sets are stored one after the other in {@code set}, in the order of the items, each
 * preceded by its mark and its size; the index of its first element is the item's name here. Nodes
 * are numbered in the order of the options, primary items before secondary ones, and each option
 * ends with a spacer. The toy problem of the book, items a..g and options {@code c e}, {@code a d
 * g}, {@code b c f}, {@code a d f}, {@code b g}, {@code d e g}:
 *
 * <pre>
 * item       a            b            c            d               e ...
 * name       2            6            10           14              19 ...
 * place   0  1  2  3 | 4  5  6  7 | 8  9 10 11 | 12 13 14 15 16 | 17 18 19 20 | ...
 * set     0  2  3 11 | 1  2  7 15 | 2  2  0  8 |  3  3  4 12 18 |  4  2  1 19 | ...   mark, size, nodes
 *
 * x       0  1  2 |  3  4  5  6 |  7  8  9 10 | 11 12 13 14 | 15 16 17 | 18 19 20 21
 * item   10 19  # |  2 14 27  # |  6 10 23  # |  2 14 23  # |  6 27  # | 14 19 27  #
 * loc    10 19  0 |  2 14 27  1 |  6 11 23  2 |  3 15 24  3 |  7 28  4 | 16 20 29  5   of a spacer: its option
 * first   0  0  - |  3  3  3  - |  7  7  7  - | 11 11 11  - | 15 15  - | 18 18 18  -
 * </pre>
 *
 * <p>Invariants, at all times:
 *
 * <pre>
 * set[loc[x]] = x, item[x] &lt;= loc[x]                       for all nodes x
 * the options of item i are set[i], ..., set[i + size - 1]   where size = set[i - 1]
 * set[i - 2] = number of primary item i if it is active, its complement if it is covered
 * set[i - 2] = 0 for a secondary item that is free, its colour once it has one, COVERED without
 * </pre>
 *
 * and whenever no item is being covered, for all active primary and free secondary items i:
 *
 * <pre>
 * x is in the set of i = item[x] if and only if no item of its option is covered, or has another colour
 * </pre>
 *
 * <p>{@code trail} records the changes, to undo them in reverse: i for an option removed from the
 * set of i, ~i for a mark. Undoing restores everything except the order inside the sets. The search
 * does not depend on that order: the set of the item to branch on is sorted in place, and the item
 * is chosen by its number. Only the number of updates may depend on it, when an option is abandoned
 * early.
 *
 * <p>The next item comes from {@link SizeClasses}, which are updated only when an item is to be
 * chosen. In CPU time, dancing links need 0.9 to 1.7 times as much where 1,200 items have 7 to 10
 * options each, 9 times for 100,000 items, and hundreds of times where many items have two options.
 * Where few items have many options they need only 0.5 to 0.8 times as much. Interleaving the
 * arrays of nodes in a single array changed nothing.
 */
public final class DancingCells extends AbstractEngine {
  /** The mark of a secondary item that an option without a colour has covered. */
  private static final int COVERED = -1;

  // Items.
  private final int[] set;
  private final int[] name; // number -> name
  private final int firstSecondary; // names from here on are of secondary items
  private int active; // number of active primary items
  private int dead; // number of these that have no option
  private final SizeClasses classes; // of active primary items, by number

  // Nodes.
  private final int[] item;
  private final int[] loc;
  private final int[] first; // the first node of the option
  private final int[] colour;

  private final int[] firstOf; // option -> its first node, -1 if it is not usable

  private final int[] trail;
  private int trailSize;
  private int classified; // the classes show exactly the first changes of the trail, this many
  private int trying = -1; // the first node of the option being tried, -1 at all other times

  // Levels.
  private final int[] branch; // the item
  private final int[] at; // index in set of the node being tried
  private final int[] opened; // size of the trail before the item was covered
  private final int[] covered; // and after
  private int level;
  private boolean atSolution;
  private boolean halted; // before the option at[level] was tried

  /** Builds the sets of a problem without bounds. */
  public DancingCells(Problem<?> problem) {
    super(problem.optionCount(), problem.primaryCount() + 1);
    int primaryCount = problem.primaryCount();
    int[] sizes = new int[problem.itemCount()];
    int nodeCount = countUses(problem, sizes);
    name = new int[sizes.length];
    int place = 0;
    for (int i = 0; i < sizes.length; i++) {
      name[i] = place + 2;
      place = Math.addExact(name[i], sizes[i]);
    }
    set = new int[place];
    firstSecondary = primaryCount < sizes.length ? name[primaryCount] : place + 1;
    item = new int[nodeCount];
    loc = new int[nodeCount];
    first = new int[nodeCount];
    colour = new int[nodeCount];
    firstOf = new int[problem.optionCount()];
    addOptions(problem);
    classes = new SizeClasses(primaryCount);
    active = primaryCount;
    for (int i = 0; i < primaryCount; i++) {
      set[name[i] - 2] = i;
      classes.put(i, sizes[i]);
      dead += sizes[i] == 0 ? 1 : 0;
    }
    trail = new int[Math.addExact(nodeCount, sizes.length)]; // each node and mark at most once
    branch = new int[primaryCount + 1];
    at = new int[primaryCount + 1];
    opened = new int[primaryCount + 1];
    covered = new int[primaryCount + 1];
  }

  /**
   * Counts the uses of each item by usable options, and returns the number of nodes for these
   * options.
   */
  private static int countUses(Problem<?> problem, int[] sizes) {
    long count = 0;
    for (int o = 0; o < problem.optionCount(); o++) {
      if (problem.isUsable(o)) {
        for (int k = 0; k < problem.size(o); k++) {
          sizes[problem.itemAt(o, k)]++;
        }
        count += problem.size(o) + 1;
      }
    }
    return Math.toIntExact(count);
  }

  private void addOptions(Problem<?> problem) {
    int x = 0;
    for (int o = 0; o < firstOf.length; o++) {
      firstOf[o] = -1;
      if (problem.isUsable(o)) {
        firstOf[o] = x;
        x = addUses(problem, o, true, x);
        x = addUses(problem, o, false, x);
        item[x] = Integer.MAX_VALUE;
        loc[x++] = o;
      }
    }
  }

  private int addUses(Problem<?> problem, int o, boolean primary, int from) {
    int x = from;
    for (int k = 0; k < problem.size(o); k++) {
      int i = problem.itemAt(o, k);
      if (i < problem.primaryCount() == primary) {
        item[x] = name[i];
        loc[x] = name[i] + set[name[i] - 1]++;
        set[loc[x]] = x;
        first[x] = firstOf[o];
        colour[x] = problem.colourAt(o, k);
        x++;
      }
    }
    return x;
  }

  @Override
  protected boolean isUsable(int option) {
    return firstOf[option] >= 0;
  }

  @Override
  protected void exclude(int option) {
    for (int x = firstOf[option]; item[x] < Integer.MAX_VALUE; x++) {
      remove(x);
    }
  }

  /** Removes a node from the set of its item. */
  private void remove(int x) {
    int i = item[x];
    int size = --set[i - 1];
    int last = set[i + size];
    set[loc[x]] = last;
    loc[last] = loc[x];
    set[i + size] = x;
    loc[x] = i + size;
    trail[trailSize++] = i;
    dead += size == 0 && i < firstSecondary ? 1 : 0;
  }

  @Override
  protected boolean isConsistent(int option) {
    return isAvailable(firstOf[option]);
  }

  @Override
  protected void include(int option) {
    cover(item[firstOf[option]]);
    commitOthers(firstOf[option]);
  }

  /** Returns whether no item of an option is covered, or has another colour. */
  private boolean isAvailable(int firstNode) {
    for (int x = firstNode; item[x] < Integer.MAX_VALUE; x++) {
      int mark = set[item[x] - 2];
      if (item[x] < firstSecondary ? mark < 0 : mark != 0 && mark != colour[x]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean next(SearchControl control) {
    boolean entering = !atSolution && dead == 0;
    atSolution = false;
    final long[] nodesAt = counter.nodesAt;
    counter.resume(control);
    long left = counter.left; // to the next poll
    int l = level;
    while (true) {
      if (entering) { // C2 [Enter level l.]
        assert !counter.selfCheck || invariantsHold();
        if (active == 0) { // All is covered.
          atSolution = true;
          pause(l, left);
          return true;
        }
        int i = chooseItem(); // C3
        branch[l] = i;
        opened[l] = trailSize;
        cover(i); // C4
        covered[l] = trailSize;
        sort(i, set[i - 1]);
        at[l] = i;
      } else {
        if (l == 0) { // C8 [Leave level 0.]
          pause(l, left);
          return false;
        }
        undo(covered[--l]); // C6 [Try again.]
        at[l]++;
      }
      int i = branch[l];
      if (at[l] == i + set[i - 1]) { // C7 [Backtrack.]
        undo(opened[l]);
        entering = false;
        continue;
      }
      if (left == 0) {
        if (!poll(l)) {
          return false;
        }
        left = counter.left;
      }
      left--;
      nodesAt[l]++;
      entering = tryOption(set[at[l]]); // C5 [Try x_l.]
      l++;
    }
  }

  /**
   * Polls the control before an option is tried at level l. If the search is halted, or a listener
   * throws, the level is left.
   */
  private boolean poll(int l) {
    boolean mayContinue = false;
    try {
      pause(l, 0);
      mayContinue = counter.poll();
    } finally {
      if (!mayContinue) {
        halted = true;
        undo(opened[l]);
      }
    }
    return mayContinue;
  }

  @Override
  protected void addTo(Suspension suspension) {
    for (int l = 0; l < (halted ? level + 1 : level); l++) {
      int i = branch[l];
      int[] options = new int[set[i - 1]]; // in order, since the set was sorted for this level
      for (int k = 0; k < options.length; k++) {
        options[k] = optionOf(set[i + k]);
      }
      suspension.addBelow(options, at[l] - i + (l < level ? 1 : 0), options.length);
    }
  }

  /** Stores the level and the nodes left to the next poll, which the loop keeps in locals. */
  private void pause(int l, long left) {
    level = l;
    counter.left = left;
  }

  /** Returns the active item with the fewest options, at least one; the leftmost of several. */
  private int chooseItem() {
    updateClasses(classified, trailSize);
    classified = trailSize;
    int s = classes.lowest();
    int number = classes.next(s, 0);
    if (s > SizeClasses.EXACT) {
      int fewest = Integer.MAX_VALUE;
      for (int k = number; k != SizeClasses.NONE; k = classes.next(s, k + 1)) {
        int size = set[name[k] - 1];
        if (size < fewest) {
          fewest = size;
          number = k;
        }
      }
    }
    return name[number];
  }

  /**
   * Sorts the first elements of the set of i, so that its options are tried in their order. Shell's
   * method with the gaps 1, 4, 13, ...: a set that is short or almost sorted, as most are, costs
   * little more than reading each element.
   */
  private void sort(int i, int size) {
    int gap = 1;
    while (3 * gap + 1 < size >> 2) {
      gap = 3 * gap + 1;
    }
    for (; gap > 0; gap /= 3) {
      for (int k = i + gap; k < i + size; k++) {
        int x = set[k];
        int hole = k;
        for (; hole - gap >= i && set[hole - gap] > x; hole -= gap) {
          set[hole] = set[hole - gap];
          loc[set[hole]] = hole;
        }
        set[hole] = x;
        loc[x] = hole;
      }
    }
  }

  /**
   * Takes x's option, whose item has been covered.
   *
   * @return whether each remaining item has an option; if not, the option may be taken
   *     incompletely, and has to be undone
   */
  private boolean tryOption(int x) {
    trying = first[x];
    boolean possible = coversDeadItems(x) && commitOthers(x);
    trying = -1;
    return possible;
  }

  /** Returns whether all items without an option are covered by x's option. */
  private boolean coversDeadItems(int x) {
    int others = dead;
    for (int q = first[x]; others > 0 && item[q] < firstSecondary; q++) {
      others -= q != x && set[item[q] - 1] == 0 ? 1 : 0;
    }
    return others == 0;
  }

  /** Covers, or purifies, the items of x's option other than x's own. */
  private boolean commitOthers(int x) {
    int q = first[x];
    for (; item[q] < firstSecondary; q++) {
      if (q != x && !cover(item[q])) {
        return false;
      }
    }
    for (; item[q] < Integer.MAX_VALUE; q++) {
      int i = item[q];
      if (set[i - 2] == 0) { // otherwise it has this colour
        int c = colour[q] == Problem.NO_COLOUR ? COVERED : colour[q];
        set[i - 2] = c;
        trail[trailSize++] = ~i;
        if (!hideOptions(i, c)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Covers primary item i. */
  private boolean cover(int i) {
    set[i - 2] = ~set[i - 2];
    active--;
    dead -= set[i - 1] == 0 ? 1 : 0;
    trail[trailSize++] = ~i;
    return hideOptions(i, COVERED);
  }

  /**
   * Removes the options of item i, except those that give it colour c, from the sets of all their
   * other items that have no colour.
   *
   * @return false as soon as the option being tried wipes out an item
   */
  private boolean hideOptions(int i, int c) {
    final int[] set = this.set;
    final int[] item = this.item;
    final int[] loc = this.loc;
    final int[] trail = this.trail;
    final int primaryEnd = firstSecondary;
    final int from = trailSize;
    int t = from;
    boolean feasible = true;
    int end = i + set[i - 1];
    for (int k = i; k < end && feasible; k++) {
      int p = set[k];
      if (colour[p] == c) {
        cleansings++;
        continue;
      }
      int q = first[p];
      int j = item[q];
      for (; j < primaryEnd; j = item[++q]) {
        if (q != p) {
          int size = --set[j - 1];
          int tail = j + size;
          int last = set[tail];
          int place = loc[q];
          set[place] = last;
          loc[last] = place;
          set[tail] = q;
          loc[q] = tail;
          trail[t++] = j;
          if (size == 0) {
            dead++;
            if (isWipedOut(j)) {
              feasible = false;
              break;
            }
          }
        }
      }
      if (!feasible) {
        break;
      }
      for (; j < Integer.MAX_VALUE; j = item[++q]) {
        if (q != p && set[j - 2] == 0) {
          int size = --set[j - 1];
          int tail = j + size;
          int last = set[tail];
          int place = loc[q];
          set[place] = last;
          loc[last] = place;
          set[tail] = q;
          loc[q] = tail;
          trail[t++] = j;
        }
      }
    }
    trailSize = t;
    updates += t - from;
    return feasible;
  }

  /** Returns whether item i, which has no option left, is not covered by the one being tried. */
  private boolean isWipedOut(int i) {
    if (trying < 0) {
      return false;
    }
    for (int q = trying; item[q] < firstSecondary; q++) {
      if (item[q] == i) {
        return false;
      }
    }
    return true;
  }

  /** Undoes all changes since the trail had a certain size. */
  private void undo(int size) {
    final int[] set = this.set;
    final int[] trail = this.trail;
    final int primaryEnd = firstSecondary;
    for (int t = trailSize - 1; t >= size; t--) {
      int i = trail[t];
      if (i < 0) {
        uncover(~i);
      } else {
        if (set[i - 1]++ == 0 && i < primaryEnd) {
          dead--;
        }
      }
    }
    trailSize = size;
    if (size < classified) {
      updateClasses(size, classified);
      classified = size;
    }
  }

  /** Updates the classes of the items that occur in a part of the trail. */
  private void updateClasses(int from, int to) {
    final int[] set = this.set;
    final int[] trail = this.trail;
    for (int t = from; t < to; t++) {
      int i = trail[t] >= 0 ? trail[t] : ~trail[t];
      if (i < firstSecondary) {
        int number = set[i - 2];
        if (number >= 0) {
          classes.put(number, set[i - 1]);
        } else {
          classes.put(~number, SizeClasses.ABSENT);
        }
      }
    }
  }

  private void uncover(int i) {
    if (i < firstSecondary) {
      set[i - 2] = ~set[i - 2];
      active++;
      dead += set[i - 1] == 0 ? 1 : 0;
    } else {
      set[i - 2] = 0;
    }
  }

  @Override
  public void addTo(SearchPath path) {
    for (int l = 0; l <= level; l++) {
      path.descend(set[branch[l] - 1], at[l] - branch[l]);
    }
  }

  @Override
  protected int chosenCount() {
    return level;
  }

  @Override
  protected int chosenOption(int k) {
    return optionOf(set[at[k]]);
  }

  private int optionOf(int node) {
    int x = node;
    while (item[x] < Integer.MAX_VALUE) {
      x++;
    }
    return loc[x];
  }

  @Override
  protected void restore() {
    undo(0);
    level = 0;
    atSolution = false;
    halted = false;
    trying = -1;
  }

  /** The sets are sorted, since undoing does not restore their order. */
  @Override
  public long[][] snapshot() {
    int[] sorted = set.clone();
    for (int i : name) {
      Arrays.sort(sorted, i, i + sorted[i - 1]);
    }
    return new long[][] {longs(sorted), {trailSize, trying, level, active, dead}};
  }

  @Override
  public boolean invariantsHold() {
    for (int x = 0; x < item.length; x++) {
      if (item[x] < Integer.MAX_VALUE && (set[loc[x]] != x || !isCorrectlyIn(x))) {
        return false;
      }
    }
    int activeItems = 0;
    int deadItems = 0;
    for (int number = 0; name(number) < firstSecondary; number++) {
      int i = name[number];
      boolean isActive = set[i - 2] >= 0;
      int size = isActive ? set[i - 1] : SizeClasses.ABSENT;
      boolean isClassified = classified < trailSize || classes.holds(number, size);
      if (!isClassified || set[i - 2] != (isActive ? number : ~number)) {
        return false;
      }
      activeItems += isActive ? 1 : 0;
      deadItems += size == 0 ? 1 : 0;
    }
    return activeItems == active && deadItems == dead;
  }

  private int name(int number) {
    return number < name.length ? name[number] : Integer.MAX_VALUE;
  }

  /** Returns whether x is in the set of a free item if and only if its option is available. */
  private boolean isCorrectlyIn(int x) {
    int i = item[x];
    boolean isFree = i < firstSecondary ? set[i - 2] >= 0 : set[i - 2] == 0;
    boolean isIn = i <= loc[x] && loc[x] < i + set[i - 1];
    boolean mayBeIn = !assumptions.isForbidden(optionOf(x)) && isAvailable(first[x]);
    return !isFree || isIn == mayBeIn;
  }
}
