package org.quadrille.dlx;

/**
 * The levels of a search where it stands, from the root down, as an engine tells them when its
 * control is asked: which part of the tree is done, and what it would cost to cut the rest of it
 * into parts for others to search.
 */
final class Levels {
  /** How many steps of a cut are worth as much as a node that has been tried before. */
  private static final int STEPS = 64;

  private double fraction;
  private double weight = 1;
  private long depth;
  private long allWays;
  private long widest;
  private long parts; // besides the one where the search stands

  /** Those of an engine whose control has just been asked, or has stopped it. */
  static Levels of(CoverEngine engine) {
    Levels levels = new Levels();
    engine.addTo(levels);
    return levels;
  }

  /**
   * Goes down a level.
   *
   * @param ways how many branches there are
   * @param done how many of them are done; the one after them is where the search stands
   */
  void descend(int ways, int done) {
    weight /= ways;
    fraction += done * weight;
    depth++;
    allWays += ways;
    widest = Math.max(widest, ways);
    parts += Math.max(0, ways - done - 1);
  }

  /** Which part of the tree is done, if all branches of a node weigh the same. */
  double fraction() {
    return fraction;
  }

  /**
   * About how many nodes an engine has left, if the rest of its tree is like what is done of it.
   *
   * @param nodes how many nodes it has tried
   * @param done which part of the tree that is, as the engine says
   * @return a number of nodes, perhaps infinite; 0 if there is no other way left, NaN if too little
   *     has been done to tell: the first way down says nothing
   */
  double nodesLeft(long nodes, double done) {
    if (parts == 0) {
      return 0;
    }
    return nodes < 4 * depth ? Double.NaN : nodes / done - nodes;
  }

  /**
   * Whether it is worth while to cut what an engine has left to search.
   *
   * @param nodes how many nodes it has tried since the last cut
   * @return 0 if it is, else how many nodes more to try before another look, which then costs
   *     little against them
   */
  long nodesToCut(long nodes) {
    return areWorthACut(nodes) ? 0 : Math.max(1, depth + allWays);
  }

  /**
   * Whether it is worth while to cut the rest into its parts. To begin one takes a step for each
   * level, to go down to it, and one for each way of the widest node: all of them are covered once
   * more. (Without that, two threads never came to the end of 100,000 options on two items, which
   * are one node, since each of them became a part.) Where there is no other part there is nothing
   * to share.
   */
  private boolean areWorthACut(long nodes) {
    double steps = (double) parts * (depth + widest); // might be too large for a long
    return parts > 0 && steps / STEPS <= nodes;
  }
}
