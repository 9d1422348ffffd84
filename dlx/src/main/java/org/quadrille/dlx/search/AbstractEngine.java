package org.quadrille.dlx.search;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchStatistics;

/**
 * The skeleton of an engine: assumptions, counters, and the options of a solution. A subclass adds
 * its structure and the search loop.
 */
public abstract class AbstractEngine implements CoverEngine {
  /** The required and forbidden options of the search. */
  protected final Assumptions assumptions;

  /** Counts nodes, and polls the control. */
  protected final NodeCounter counter;

  /** The number of changes of the structure, see {@link SearchStatistics#updates}. */
  protected long updates;

  /** The number of times an option agreed on a colour, see {@link SearchStatistics#cleansings}. */
  protected long cleansings;

  /**
   * Creates the skeleton.
   *
   * @param optionCount the number of options of the problem
   * @param levels the largest number of levels of a search, including that of a solution
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

  /** Adds a consistent option to all solutions. */
  protected abstract void include(int option);

  /**
   * Restores the structure as it was built, from any state of the search. The assumptions are not
   * cleared yet.
   */
  protected abstract void restore();

  /** Returns the number of options that the search has chosen, required ones excluded. */
  protected abstract int chosenCount();

  /** Returns the k-th option that the search has chosen. */
  protected abstract int chosenOption(int k);

  /** Adds the levels with untried branches, after the search was halted. */
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
