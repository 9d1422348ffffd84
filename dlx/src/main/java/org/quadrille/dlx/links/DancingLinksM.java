package org.quadrille.dlx.links;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.dlx.search.SearchPath;

/**
 * Algorithm M of TAOCP 7.2.2.1: the number of options that cover a primary item lies within its
 * bounds.
 *
 * <p>An active item i may still be covered by up to bound[i] options, and needs need(i) = max(0,
 * bound[i] - slack[i]) of them. A level takes the next option of an item, or no more of its
 * options. So that each set of options is found only once, the options of an item are taken in the
 * order of its list: those skipped or taken are removed from it ("tweaked"), and restored when the
 * level is left.
 *
 * <p>Here the size of a primary item is its number of branches, not the length of its list: one for
 * each option, and one that takes no more of them. So an item that needs more options than it has
 * is dead, as {@link Links} defines it.
 *
 * <p>Invariants, in addition to those of {@link Links}:
 *
 * <pre>
 * slack[i] = max(i) - min(i)
 * bound[i] = max(i) - number of options taken that cover i
 * size[i] = number of nodes in the list of item i + 1 - need(i)
 * item i is covered when bound[i] becomes 0, and otherwise active until a level takes no more of it
 * </pre>
 */
final class DancingLinksM extends Links {
  private final int[] bound;
  private final int[] slack;
  private final int[] firstTweaked; // level -> the first node that it removed from its item's list
  private final int[] branches; // level -> the number of its branches
  private final int[] branch; // level -> which of them is taken, from 0
  private int taken; // the number of levels that have taken an option

  DancingLinksM(Problem<?> problem, @Nullable NetCosts costs) {
    super(problem, levels(problem), costs);
    bound = new int[primaryCount + 1];
    slack = new int[primaryCount + 1];
    deadItems = 0;
    for (int i = 1; i <= primaryCount; i++) {
      bound[i] = problem.max(i - 1);
      slack[i] = problem.max(i - 1) - problem.min(i - 1);
      size[i] = sizeFor(i, size[i]);
      deadItems += size[i] <= 0 ? 1 : 0;
    }
    firstTweaked = new int[choice.length];
    branches = new int[choice.length];
    branch = new int[choice.length];
  }

  /** Each level takes an option, or ends an item. */
  private static int levels(Problem<?> problem) {
    return Math.addExact(problem.primaryCount(), problem.optionCount());
  }

  @Override
  public boolean next(SearchControl control) {
    boolean entering = !atSolution;
    atSolution = false;
    final long[] nodesAt = counter.nodesAt;
    counter.resume(control);
    long left = counter.left; // to the next poll
    int l = level;
    while (true) {
      int i;
      int x;
      if (entering && deadItems == 0) { // M2 [Enter level l.]
        assert !counter.selfCheck || invariantsHold();
        if (right[0] == 0) {
          atSolution = true;
          pause(l, left);
          return true;
        }
        i = leastItem(); // M3
        branches[l] = size[i];
        branch[l] = 0;
        x = down[i]; // M4 [Prepare to branch on i.]
        firstTweaked[l] = x;
        takeOnce(i);
      } else { // M9 [Leave level l.]
        if (l == 0) {
          pause(l, left);
          return false;
        }
        x = choice[--l];
        i = top[x];
        if (x == i) {
          reactivate(i);
          restore(i, l);
          continue;
        }
        refund(x);
        untakeOthers(x); // M7 [Try again.]
        taken--;
        x = down[x];
        branch[l]++;
      }
      if (x != i && isTooExpensive(x)) {
        x = i;
      }
      entering = mayTry(i, x); // M5
      if (!entering) {
        restore(i, l); // M8
        continue;
      }
      choice[l] = x;
      if (x == i) {
        deactivate(i); // no more of i
      } else {
        if (left == 0) {
          if (!poll(x, l)) {
            return false;
          }
          left = counter.left;
        }
        tweak(x, i);
        pay(x);
        takeOthers(x); // M6 [Try x_l.]
        left--;
        nodesAt[taken++]++;
      }
      l++;
    }
  }

  @Override
  void leaveLevel(int x, int l) {
    restore(top[x], l);
  }

  @Override
  int sizeFor(int i, int count) {
    return i > primaryCount ? count : count + 1 - Math.max(0, bound[i] - slack[i]);
  }

  /** Counts one more option of item i, and covers i if its upper bound is reached. */
  private void takeOnce(int i) {
    if (bound[i]-- > slack[i] && size[i]++ == 0) {
      deadItems--;
    }
    if (bound[i] == 0) {
      cover(i);
    }
  }

  private void untakeOnce(int i) {
    if (bound[i] == 0) {
      uncover(i);
    }
    if (++bound[i] > slack[i] && --size[i] == 0) {
      deadItems++;
    }
  }

  /**
   * Returns whether enough options of i are left if a level takes option x, or no more options if x
   * is the head of the list. bound[i] counts the choice already.
   */
  private boolean mayTry(int i, int x) {
    return x == i ? bound[i] < slack[i] : size[i] > 1;
  }

  /** Removes x, the first node of i's list; hides its option unless covering i has done so. */
  private void tweak(int x, int i) {
    if (bound[i] > 0) {
      hide(x);
    }
    int d = down[x];
    down[i] = d;
    up[d] = i;
    size[i]--; // it stays above 0, since this is one of the branches
  }

  /** Restores the nodes that level l has removed from i's list, and undoes its choice. */
  private void restore(int i, int l) {
    int end = down[i];
    int before = i;
    int x = firstTweaked[l];
    down[i] = x;
    while (x != end) {
      up[x] = before;
      size[i]++;
      if (bound[i] > 0) {
        unhide(x);
      }
      before = x;
      x = down[x];
    }
    up[end] = before;
    untakeOnce(i);
  }

  /** Removes i from the active items, unless covering it has done so: no more of i. */
  private void deactivate(int i) {
    if (bound[i] > 0) {
      right[left[i]] = right[i];
      left[right[i]] = left[i];
    }
  }

  private void reactivate(int i) {
    if (bound[i] > 0) {
      right[left[i]] = i;
      left[right[i]] = i;
    }
  }

  private void takeOthers(int x) {
    for (int q = x + 1; q != x; ) {
      int i = top[q];
      if (i < 0) {
        q = up[q];
      } else {
        takeOne(q, i);
        q++;
      }
    }
  }

  private void untakeOthers(int x) {
    for (int q = x - 1; q != x; ) {
      int i = top[q];
      if (i < 0) {
        q = down[q];
      } else {
        untakeOne(q, i);
        q--;
      }
    }
  }

  private void takeOne(int q, int i) {
    if (i > primaryCount) {
      commit(q);
    } else {
      takeOnce(i);
    }
  }

  private void untakeOne(int q, int i) {
    if (i > primaryCount) {
      uncommit(q);
    } else {
      untakeOnce(i);
    }
  }

  @Override
  boolean isOpen(int i) {
    return bound[i] > 0;
  }

  /**
   * Removes a required option from all lists, including that of its own node x, then takes its
   * items.
   */
  @Override
  void take(int x) {
    hide(x);
    unlink(x);
    takeOne(x, top[x]);
    takeOthers(x);
  }

  @Override
  void untake(int x) {
    untakeOthers(x);
    untakeOne(x, top[x]);
    relink(x);
    unhide(x);
  }

  @Override
  boolean mayRepeat(int i) {
    return bound[i] > 1;
  }

  @Override
  protected int chosenCount() {
    return taken;
  }

  @Override
  int chosenNode(int k) {
    int rest = k;
    for (int l = 0; ; l++) {
      if (choice[l] != top[choice[l]] && rest-- == 0) {
        return choice[l];
      }
    }
  }

  @Override
  int enter() {
    if (deadItems > 0) {
      return 0;
    }
    if (right[0] == 0) {
      return COVERED;
    }
    branchItem = leastItem();
    return size[branchItem];
  }

  @Override
  void descend(int branch, int x) {
    int i = branchItem;
    branches[level] = size[i];
    this.branch[level] = branch;
    firstTweaked[level] = down[i];
    takeOnce(i);
    for (int y = down[i]; y != x; y = down[y]) {
      tweak(y, i);
    }
    takeBranch(x, i);
  }

  @Override
  void nextBranch() {
    int x = choice[--level];
    untakeOthers(x);
    taken--;
    branch[level]++;
    takeBranch(down[x], top[x]);
  }

  /** Takes x, the first node of i's list, or no more options of i if x is the head. */
  private void takeBranch(int x, int i) {
    choice[level] = x;
    if (x == i) {
      deactivate(i);
    } else {
      counter.left--;
      counter.nodesAt[taken++]++;
      tweak(x, i);
      takeOthers(x);
    }
    level++;
  }

  @Override
  void ascend() {
    int x = choice[--level];
    branchItem = top[x];
    if (x == branchItem) {
      reactivate(x);
    } else {
      refund(x);
      untakeOthers(x);
      taken--;
    }
    restore(branchItem, level);
  }

  @Override
  public void addTo(SearchPath path) {
    for (int l = 0; l <= level; l++) {
      path.descend(branches[l], branch[l]);
    }
  }

  @Override
  public long[][] snapshot() {
    long[][] shared = super.snapshot();
    long[][] all = Arrays.copyOf(shared, shared.length + 1);
    all[shared.length] = longs(bound);
    return all;
  }
}
