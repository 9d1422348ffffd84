package org.quadrille.dlx;

/** Adds up which part of a tree is done, if all branches of a node weigh the same. */
final class BitProgress {
  private double fraction;
  private double weight = 1;

  /**
   * Goes down a level.
   *
   * @param ways how many branches there are
   * @param done how many of them are done
   */
  void descend(int ways, int done) {
    weight /= ways;
    fraction += done * weight;
  }

  double fraction() {
    return fraction;
  }
}
