package org.quadrille.dlx.search;

/**
 * A part of a search tree: the solutions that contain certain options and do not contain certain
 * others. It names options by their numbers in the problem, so it means the same to every engine
 * and every thread.
 *
 * @param required the options in every solution, in the order in which they were chosen
 * @param forbidden the options in no solution
 * @param weight the fraction of the whole tree, as if all branches of a node had the same size
 * @param beginsWithNode whether its last required option is a node that has not been counted yet;
 *     the search of the subtree counts it
 * @param isSolution whether its required options are a solution that was found but not delivered;
 *     then it has no other solution, and no node
 */
public record Subtree(
    OptionList required,
    OptionList forbidden,
    double weight,
    boolean beginsWithNode,
    boolean isSolution) {

  /** The tree of a problem. */
  public static final Subtree ALL = of(OptionList.EMPTY, OptionList.EMPTY);

  /** Returns the whole tree of a search with these assumptions. */
  public static Subtree of(OptionList required, OptionList forbidden) {
    return new Subtree(required, forbidden, 1, false, false);
  }

  /** Returns a solution that has not been delivered yet. */
  public static Subtree ofSolution(int[] options) {
    return new Subtree(new OptionList(options, options.length), OptionList.EMPTY, 0, false, true);
  }

  /** Returns a copy whose weight is multiplied by a factor. */
  public Subtree weighted(double factor) {
    return new Subtree(required, forbidden, weight * factor, beginsWithNode, isSolution);
  }
}
