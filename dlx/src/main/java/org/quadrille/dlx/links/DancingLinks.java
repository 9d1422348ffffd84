package org.quadrille.dlx.links;

import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.dlx.search.SearchPath;

/**
 * Algorithm C of TAOCP 7.2.2.1, which is Algorithm X if no option has a colour: each primary item
 * is covered exactly once.
 *
 * <p>Counting dead items costs a comparison for each update. In return a level with a dead item is
 * left at once, and the search for the item with the fewest options may end at one that has a
 * single option: the tree stays the same, and sudokus are solved 1.4 times (17 clues) to 1.9 times
 * (hard ones) as fast.
 *
 * <p>When no level on the path has a branch left, the search ends without backtracking: for a
 * sudoku without a second solution, at the last guess, far from level 0. The lists are restored
 * when the next search begins.
 */
public final class DancingLinks extends Links {
  private int open; // the number of levels with an option left after the one taken
  private boolean exhausted;
  private boolean usedBefore; // whether a search has been undone
  private @Nullable LinksSnapshot origin; // the lists before any search; copied before the third

  DancingLinks(Problem<?> problem, @Nullable NetCosts costs) {
    super(problem, problem.primaryCount(), costs);
  }

  @Override
  void take(int x) {
    cover(top[x]);
    commitOthers(x);
  }

  @Override
  void untake(int x) {
    uncommitOthers(x);
    uncover(top[x]);
  }

  @Override
  boolean isOpen(int i) {
    return right[left[i]] == i;
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
      int x;
      if (entering && deadItems == 0) {
        assert !counter.selfCheck || invariantsHold();
        if (right[0] == 0) { // C2 [Enter level l.] All is covered.
          atSolution = true;
          pause(l, left);
          return true;
        }
        int i = chooseItem(); // C3
        cover(i); // C4
        x = down[i];
      } else {
        if (open == 0) { // C8 [Leave level 0.] No level has a branch left.
          exhausted = true;
          pause(l, left);
          return false;
        }
        x = choice[--l]; // C6 [Try again.]
        open -= optionsAfter(x);
        refund(x);
        uncommitOthers(x);
        x = down[x];
      }
      if (x == top[x] || isTooExpensive(x)) { // C7 [Backtrack.] x is the head: no option is left.
        uncover(top[x]);
        entering = false;
        continue;
      }
      choice[l] = x;
      if (left == 0) {
        if (!poll(x, l)) {
          return false;
        }
        left = counter.left;
      }
      left--;
      nodesAt[l]++;
      l++; // C5 [Try x_l.]
      open += optionsAfter(x);
      pay(x);
      commitOthers(x);
      entering = true;
    }
  }

  /** Returns 1 if there are options after x in the list of its item, which is covered, else 0. */
  private int optionsAfter(int x) {
    return down[x] == top[x] ? 0 : 1;
  }

  @Override
  void leaveLevel(int x, int l) {
    uncover(top[x]);
  }

  /**
   * Restores the lists by copying if many nodes are missing from them. (With the early end, sudokus
   * of 17 clues take four fifths of the time.) The copy is made only if the engine is used
   * repeatedly.
   */
  @Override
  void undoAll() {
    if (origin != null && origin.isFarFrom(this)) {
      origin.restore(this);
      clearState();
    } else if (!isPristine()) {
      super.undoAll();
      origin = origin == null && usedBefore ? new LinksSnapshot(this) : origin;
      usedBefore = true;
    }
    open = 0;
    exhausted = false;
  }

  private int chooseItem() {
    return hasCosts() ? chooseAffordableItem() : leastItem();
  }

  /** Returns the active item with the fewest options within the limit on costs, perhaps none. */
  private int chooseAffordableItem() {
    int best = right[0];
    int fewest = Integer.MAX_VALUE;
    for (int i = right[0]; i != 0 && fewest > 0; i = right[i]) {
      int count = affordable(i, fewest);
      if (count < fewest) {
        fewest = count;
        best = i;
      }
    }
    return best;
  }

  @Override
  boolean mayRepeat(int i) {
    return false;
  }

  @Override
  protected int chosenCount() {
    return level;
  }

  @Override
  int chosenNode(int k) {
    return choice[k];
  }

  @Override
  int enter() {
    if (deadItems > 0) {
      return 0;
    }
    if (right[0] == 0) {
      return COVERED;
    }
    branchItem = chooseItem();
    return size[branchItem];
  }

  @Override
  void descend(int branch, int x) {
    counter.left--;
    counter.nodesAt[level]++;
    choice[level++] = x;
    open += optionsAfter(x);
    take(x);
  }

  @Override
  void nextBranch() {
    int x = choice[level - 1];
    open -= optionsAfter(x);
    uncommitOthers(x);
    x = down[x];
    open += optionsAfter(x);
    counter.left--;
    counter.nodesAt[level - 1]++;
    choice[level - 1] = x;
    commitOthers(x);
  }

  @Override
  void ascend() {
    int x = choice[--level];
    open -= optionsAfter(x);
    refund(x);
    untake(x);
    branchItem = top[x];
  }

  @Override
  public double fraction() {
    return exhausted ? 1 : super.fraction();
  }

  /** Covering does not change an item's own list, so the k-th of t options is read from it. */
  @Override
  public void addTo(SearchPath path) {
    for (int l = 0; l <= level; l++) {
      int i = top[choice[l]];
      int k = 0;
      for (int p = down[i]; p != choice[l]; p = down[p]) {
        k++;
      }
      path.descend(size[i], k);
    }
  }
}
