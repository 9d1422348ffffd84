package org.quadrille.dlx.search;

/**
 * The path from the root of a search tree to the current node of an engine: the number of branches
 * of each node on it, and how many of them are done. From this it estimates the fraction of the
 * tree that is done, and whether splitting the rest for other threads pays.
 */
public final class SearchPath {
  /** The number of steps to start a subtree that take as long as a node. */
  private static final int STEPS_PER_NODE = 64;

  private double fraction;
  private double weight = 1;
  private long depth;
  private long allBranches;
  private long mostBranches;
  private long subtreesLeft; // besides the current one

  /** Returns the path of an engine whose control is being polled, or has stopped it. */
  public static SearchPath of(CoverEngine engine) {
    SearchPath path = new SearchPath();
    engine.addTo(path);
    return path;
  }

  /**
   * Adds a node.
   *
   * @param branches the number of its branches
   * @param done the number of branches that are done; the search is in the next one
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
   * Estimates the number of nodes left, as if the rest of the tree were like the part that is done.
   *
   * @param nodes the number of nodes tried
   * @param done the fraction of the tree that is done, see {@link CoverEngine#fraction}
   * @return a number of nodes, perhaps infinite; 0 if no other branch is left; NaN if little more
   *     is done than the first descent, which allows no estimate
   */
  public double nodesLeft(long nodes, double done) {
    if (subtreesLeft == 0) {
      return 0;
    }
    return nodes < 4 * depth ? Double.NaN : nodes / done - nodes;
  }

  /**
   * Returns whether it pays to split what is left.
   *
   * @param nodes the number of nodes tried since the last split
   * @return 0 if it does, otherwise the number of nodes to try before the next call, so that calls
   *     cost little
   */
  public long nodesToSplit(long nodes) {
    return isWorthSplitting(nodes) ? 0 : Math.max(1, depth + allBranches);
  }

  /**
   * Returns whether starting all subtrees takes less time than the nodes took. Starting one takes a
   * step for each level, and one for each branch of the widest node, whose options are covered
   * again. (Without the second term two threads never finished 100,000 options on two items, which
   * are one node: each option became a subtree.) Nothing can be shared if no other branch is left.
   */
  private boolean isWorthSplitting(long nodes) {
    double steps = (double) subtreesLeft * (depth + mostBranches); // might overflow a long
    return subtreesLeft > 0 && steps / STEPS_PER_NODE <= nodes;
  }
}
