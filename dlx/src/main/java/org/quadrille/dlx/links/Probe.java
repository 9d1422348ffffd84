package org.quadrille.dlx.links;

import java.util.function.IntBinaryOperator;
import org.quadrille.core.Problem;

/**
 * Measures the average work at a node, from the first nodes of a search by {@link DancingLinks}:
 * the updates, the items read to choose one, and the words that bitsets would read instead. The
 * first descent counts only if nothing follows it, since a search spends most of its time far below
 * the root.
 *
 * <p>A probe tries a fixed number of nodes and reads no clock, so it has the same result on every
 * machine.
 */
public final class Probe {
  /** The number of nodes tried after the first leaf, unless they take too many updates. */
  static final int NODES = 1000;

  /** The largest number of updates, for each use of an item by an option. */
  private static final int UPDATES_PER_USE = 25;

  private static final int LOOKS_PER_UPDATE = 10; // in the same time

  private final DancingLinks links;
  private final IntBinaryOperator rowWords;
  private final double usesOfOption; // of primary items, on average
  private final long mostUpdates;
  private final int[] branches; // level -> the number of branches
  private final int[] branch; // level -> which of them was taken
  private boolean isComplete;
  private long effort; // before the first leaf, in updates

  // Since the first leaf; before it, since the root.
  private long nodes;
  private long updates;
  private long updatesAtDeadEnds;
  private long looks;
  private long wide;
  private long words;

  private Probe(DancingLinks links, Problem<?> problem, IntBinaryOperator rowWords) {
    this.links = links;
    this.rowWords = rowWords;
    long primaryUses = 0;
    for (int i = 1; i <= links.primaryCount; i++) {
      primaryUses += links.size[i];
    }
    usesOfOption = Math.max(1, (double) primaryUses / Math.max(1, problem.optionCount()));
    mostUpdates = UPDATES_PER_USE * Math.max(1000L, problem.useCount());
    branches = new int[links.primaryCount + 1];
    branch = new int[links.primaryCount + 1];
  }

  /**
   * Probes the tree of a problem without bounds.
   *
   * @param rowWords maps the numbers of options and items that are active at a node to the number
   *     of words that a row of bits has there; 0 if the node is searched without rows
   */
  public static Probe of(Problem<?> problem, IntBinaryOperator rowWords) {
    Probe probe = new Probe(new DancingLinks(problem, null), problem, rowWords);
    probe.run();
    return probe;
  }

  private void run() {
    boolean leafSeen = false;
    int l = 0;
    boolean down = enter(0);
    while (nodes < NODES && effort() < mostUpdates) {
      long before = links.updates();
      if (down) {
        branch[l] = 0;
        links.descend(0, links.nodeOfBranch(0));
      } else {
        if (!leafSeen) {
          leafSeen = true;
          restart();
        }
        while (l > 0 && branch[l - 1] + 1 == branches[l - 1]) {
          links.ascend();
          l--;
        }
        if (l == 0) {
          isComplete = true;
          return;
        }
        branch[--l]++;
        links.nextBranch();
      }
      down = enter(++l);
      nodes++;
      updates += links.updates() - before;
      updatesAtDeadEnds += branches[l] == 0 ? links.updates() - before : 0;
    }
  }

  private long effort() {
    return effort + updates + looks / LOOKS_PER_UPDATE;
  }

  private void restart() {
    effort = effort();
    nodes = 0;
    updates = 0;
    updatesAtDeadEnds = 0;
    looks = 0;
    wide = 0;
    words = 0;
  }

  /** Enters the node at level l, and returns whether it has a branch. */
  private boolean enter(int l) {
    branches[l] = links.enter();
    if (branches[l] > 0) {
      countReads();
    }
    return branches[l] > 0;
  }

  /** Counts the items that an engine reads: up to one that has a single option. */
  private void countReads() {
    int chosen = links.branchItem;
    int items = 0;
    int toChosen = 0;
    long uses = 0;
    for (int i = links.right[0]; i != 0; i = links.right[i]) {
      items++;
      uses += links.size[i];
      toChosen = i == chosen ? items : toChosen;
    }
    int read = links.size[chosen] == 1 ? toChosen : items;
    int options = (int) Math.round(uses / usesOfOption);
    looks += read;
    int width = rowWords.applyAsInt(options, items);
    wide += width > 0 ? 1 : 0;
    words += (long) read * width;
  }

  /** Returns whether the whole tree was searched. */
  public boolean isComplete() {
    return isComplete;
  }

  /** Returns the number of updates for a node. */
  public double updates() {
    return perNode(updates);
  }

  /** Returns the part of these made at dead ends. */
  public double updatesAtDeadEnds() {
    return perNode(updatesAtDeadEnds);
  }

  /** Returns the number of items read for a node. */
  public double looks() {
    return perNode(looks);
  }

  /** Returns the fraction of the nodes where rows have words. */
  public double wide() {
    return perNode(wide);
  }

  /** Returns the number of words read there, divided by the number of all nodes. */
  public double words() {
    return perNode(words);
  }

  private double perNode(long sum) {
    return (double) sum / Math.max(1, nodes);
  }
}
