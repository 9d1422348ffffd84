package org.quadrille.dlx.search;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchStatistics;

/**
 * The skeleton of an engine: assumptions, counters, and the options of a solution. A subclass adds
 * its structure and the loop that goes through the tree.
 */
public abstract class AbstractEngine implements CoverEngine {
  /** The required and forbidden options of the search. */
  protected final Assumptions assumptions;

  /** Counts nodes, and polls the control. */
  protected final NodeCounter counter;

  /** How many times the structure was changed, see {@link SearchStatistics#updates}. */
  protected long updates;

  /** How many times an option agreed on a colour, see {@link SearchStatistics#cleansings}. */
  protected long cleansings;

  /**
   * Creates the skeleton.
   *
   * @param optionCount how many options the problem has
   * @param levels how many levels a search may have, that of the last solution included
   */
  protected AbstractEngine(int optionCount, int levels) {
    assumptions = new Assumptions(optionCount);
    counter = new NodeCounter(levels, this);
  }

  /** Returns whether an option has a primary item, and can be in a solution. */
  protected abstract boolean isUsable(int option);

  /** Returns whether a usable option is consistent with the assumptions. */
  protected abstract boolean isConsistent(int option);

  /** Removes a usable option from the structure. */
  protected abstract void exclude(int option);

  /** Takes a consistent option into all solutions. */
  protected abstract void include(int option);

  /**
   * Restores the structure as it was built, wherever the search stands. The assumptions are still
   * there.
   */
  protected abstract void restore();

  /** Returns how many options the search has chosen, required ones not counted. */
  protected abstract int chosenCount();

  /** Returns the k-th option that the search has chosen. */
  protected abstract int chosenOption(int k);

  /** Adds the levels with branches that have not been tried, after the search was halted. */
  protected abstract void addTo(Suspension suspension);

  @Override
  public final void forbid(int option) {
    if (isUsable(option) && !assumptions.isForbidden(option)) {
      exclude(option);
      assumptions.forbid(option);
    }
  }

  @Override
  public final boolean require(int option) {
    if (assumptions.isRequired(option)) {
      return true;
    }
    if (!isUsable(option) || assumptions.isForbidden(option) || !isConsistent(option)) {
      return false;
    }
    include(option);
    assumptions.require(option);
    return true;
  }

  @Override
  public final void rewind() {
    restore();
    assumptions.clear();
    counter.reset();
    updates = 0;
    cleansings = 0;
  }

  @Override
  public final int solutionSize() {
    return assumptions.requiredCount() + chosenCount();
  }

  @Override
  public final int solutionOption(int k) {
    int count = assumptions.requiredCount();
    return k < count ? assumptions.required(k) : chosenOption(k - count);
  }

  @Override
  public final List<Subtree> left() {
    Suspension suspension = new Suspension();
    addTo(suspension);
    return suspension.subtrees(assumptions);
  }

  @Override
  public final Profile profile() {
    return counter.profile();
  }

  @Override
  public final SearchStatistics work() {
    return new SearchStatistics(
        0, counter.nodes(), updates, cleansings, counter.profile(), Duration.ZERO);
  }

  @Override
  public final void selfCheck() {
    counter.selfCheck = true;
  }

  /** Returns the elements of an array, for {@link #snapshot}. */
  protected static long[] longs(int[] elements) {
    return Arrays.stream(elements).asLongStream().toArray();
  }
}
