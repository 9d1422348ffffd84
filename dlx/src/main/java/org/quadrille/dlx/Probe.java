package org.quadrille.dlx;

import org.quadrille.core.Problem;

/**
 * What the first nodes of a search by {@link DancingLinks} show about the work at a node: how many
 * updates it takes, how many items are looked at before one is covered next, and how wide the rows
 * are that bitsets would look at instead. The way down to the first leaf counts only if there is
 * nothing else, since a search spends most of its time far below the root.
 *
 * <p>It tries a fixed number of nodes and reads no clock, so that it shows the same on every
 * machine.
 */
final class Probe {
  /** How many nodes are tried after the first leaf, unless that takes too long. */
  static final int NODES = 1000;

  /** How many updates are made at most, for each use of an item by an option. */
  private static final int UPDATES_PER_USE = 25;

  private static final int LOOKS_PER_UPDATE = 10; // that take as long

  private final DancingLinks links;
  private final double usesOfOption; // of primary items, on average
  private final long mostUpdates;
  private final int[] ways; // level -> how many ways lead on from there
  private final int[] way; // level -> which of them has been taken
  private boolean isComplete;
  private long effort; // before the first leaf, in updates

  // Since the first leaf, or as long as there is none, since the root.
  private long nodes;
  private long updates;
  private long updatesAtDeadEnds;
  private long looks;
  private long wide;
  private long words;

  private Probe(DancingLinks links, Problem<?> problem) {
    this.links = links;
    long primaryUses = 0;
    for (int i = 1; i <= links.primaryCount; i++) {
      primaryUses += links.size[i];
    }
    usesOfOption = Math.max(1, (double) primaryUses / Math.max(1, problem.optionCount()));
    mostUpdates = UPDATES_PER_USE * Math.max(1000L, problem.useCount());
    ways = new int[links.primaryCount + 1];
    way = new int[links.primaryCount + 1];
  }

  /**
   * Probes the tree of a problem without bounds.
   *
   * @param links the problem, linked; it has to be rewound, and is so afterwards
   */
  static Probe of(DancingLinks links, Problem<?> problem) {
    Probe probe = new Probe(links, problem);
    probe.run();
    links.rewind();
    return probe;
  }

  private void run() {
    boolean leafSeen = false;
    int l = 0;
    boolean down = enter(0);
    while (nodes < NODES && effort() < mostUpdates) {
      long before = links.updates;
      if (down) {
        way[l] = 0;
        links.descend(0);
      } else {
        if (!leafSeen) {
          leafSeen = true;
          forget();
        }
        while (l > 0 && way[l - 1] + 1 == ways[l - 1]) {
          links.ascend();
          l--;
        }
        if (l == 0) {
          isComplete = true;
          return;
        }
        way[--l]++;
        links.goAside();
      }
      down = enter(++l);
      nodes++;
      updates += links.updates - before;
      updatesAtDeadEnds += ways[l] == 0 ? links.updates - before : 0;
    }
  }

  private long effort() {
    return effort + updates + looks / LOOKS_PER_UPDATE;
  }

  private void forget() {
    effort = effort();
    nodes = 0;
    updates = 0;
    updatesAtDeadEnds = 0;
    looks = 0;
    wide = 0;
    words = 0;
  }

  /** Enters the node at level l, and tells whether a way leads on. */
  private boolean enter(int l) {
    ways[l] = links.enter();
    if (ways[l] > 0) {
      look();
    }
    return ways[l] > 0;
  }

  /** Looks at the items as the engines do: up to one that has a single option. */
  private void look() {
    int branch = links.branchItem;
    int items = 0;
    int toBranch = 0;
    long uses = 0;
    for (int i = links.right[0]; i != 0; i = links.right[i]) {
      items++;
      uses += links.size[i];
      toBranch = i == branch ? items : toBranch;
    }
    int looked = links.size[branch] == 1 ? toBranch : items;
    int options = (int) Math.round(uses / usesOfOption);
    looks += looked;
    if (options > NarrowBlock.SIZE || items > NarrowBlock.SIZE) {
      wide++;
      words += (long) looked * WideBlock.width(options);
    }
  }

  /** Whether there are no other nodes. */
  boolean isComplete() {
    return isComplete;
  }

  /** How many updates a node takes. */
  double updates() {
    return perNode(updates);
  }

  /** How many of these lead to a dead end. */
  double updatesAtDeadEnds() {
    return perNode(updatesAtDeadEnds);
  }

  /** How many items are looked at, at a node. */
  double looks() {
    return perNode(looks);
  }

  /** Which part of the nodes have more options, or items, than a word has bits. */
  double wide() {
    return perNode(wide);
  }

  /** How many words of rows are looked at there, for each node of all. */
  double words() {
    return perNode(words);
  }

  private double perNode(long sum) {
    return (double) sum / Math.max(1, nodes);
  }
}
