package org.quadrille.dlx.search;

/**
 * The path from the root of a search tree to the node where an engine stands: how many branches
 * each node on it has, and how many of them are done. It tells the fraction of the tree that is
 * done, and whether it is worthwhile to split the rest of the tree for other threads.
 */
public final class SearchPath {
  /** How many steps to start a subtree are worth as much as a node. */
  private static final int STEPS_PER_NODE = 64;

  private double fraction;
  private double weight = 1;
  private long depth;
  private long allBranches;
  private long mostBranches;
  private long subtreesLeft; // besides the one where the search stands

  /** Returns the path of an engine whose control is being polled, or has stopped it. */
  public static SearchPath of(CoverEngine engine) {
    SearchPath path = new SearchPath();
    engine.addTo(path);
    return path;
  }

  /**
   * Adds a node.
   *
   * @param branches how many branches it has
   * @param done how many of them are done; the search stands in the next one
   */
  public void descend(int branches, int done) {
    weight /= branches;
    fraction += done * weight;
    depth++;
    allBranches += branches;
    mostBranches = Math.max(mostBranches, branches);
    subtreesLeft += Math.max(0, branches - done - 1);
  }

  /** Returns the fraction of the tree that is done, as if all branches had the same size. */
  public double fraction() {
    return fraction;
  }

  /**
   * Estimates how many nodes are left, as if the rest of the tree was like what is done of it.
   *
   * @param nodes how many nodes were tried
   * @param done the fraction of the tree that is done, see {@link CoverEngine#fraction}
   * @return a number of nodes, perhaps infinite; 0 if no other branch is left; NaN if too little is
   *     done to tell, since the first descent says nothing
   */
  public double nodesLeft(long nodes, double done) {
    if (subtreesLeft == 0) {
      return 0;
    }
    return nodes < 4 * depth ? Double.NaN : nodes / done - nodes;
  }

  /**
   * Returns whether it is worthwhile to split what is left.
   *
   * @param nodes how many nodes were tried since the last split
   * @return 0 if it is, otherwise how many more nodes to try before asking again; then the cost of
   *     asking is small
   */
  public long nodesToSplit(long nodes) {
    return isWorthSplitting(nodes) ? 0 : Math.max(1, depth + allBranches);
  }

  /**
   * To start a subtree costs a step for each level, and one for each branch of the widest node,
   * whose options are covered again. (Without the second term two threads never finished 100,000
   * options on two items, which are one node: each option became a subtree.) Nothing can be shared
   * if no other branch is left.
   */
  private boolean isWorthSplitting(long nodes) {
    double steps = (double) subtreesLeft * (depth + mostBranches); // might overflow a long
    return subtreesLeft > 0 && steps / STEPS_PER_NODE <= nodes;
  }
}
