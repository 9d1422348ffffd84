package org.quadrille.dlx;

import java.util.Arrays;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/**
 * A smaller problem with the same solutions, as sets of options. Its options are options of the
 * original, in the same order, with their payloads and costs and perhaps with fewer items; its
 * items are items of the original, with the same keys, the primary ones perhaps with narrower
 * bounds. {@link #restore} turns its solutions into those of the original.
 *
 * <p>If it was found that there is no solution, the smaller problem has a single item and no option
 * that could cover it: the item that showed it.
 *
 * @param <T> the type of the payloads
 */
public final class Simplified<T> {
  private final Problem<T> original;
  private final Restriction<T> restriction;
  private final Settings settings;
  private final SearchResult result;

  Simplified(
      Problem<T> original, Restriction<T> restriction, Settings settings, SearchResult result) {
    this.original = original;
    this.restriction = restriction;
    this.settings = settings;
    this.result = result;
  }

  /**
   * The smaller problem. Where options are required it may have more solutions than {@link #cover},
   * which keeps to that; options that are forbidden are gone.
   *
   * @return the problem
   */
  public Problem<T> problem() {
    return restriction.problem();
  }

  /**
   * Questions on the smaller problem, with the settings with which the original was simplified;
   * what is required is so under its new number.
   *
   * @return the facade
   */
  public ExactCover<T> cover() {
    return new ExactCover<>(problem(), settings);
  }

  /**
   * The number that an option of the smaller problem has in the original.
   *
   * @param o the option, {@code 0 .. problem().optionCount() - 1}
   * @return its number there; it grows with o
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public int originalOption(int o) {
    return restriction.originalOption(o);
  }

  /**
   * Turns a solution of the smaller problem into one of the original.
   *
   * @param solution a solution of {@link #problem()}
   * @return the same options, in the original problem
   * @throws IllegalArgumentException if it belongs to another problem
   */
  public Solution<T> restore(Solution<T> solution) {
    if (solution.problem() != problem()) {
      throw new IllegalArgumentException("a solution of another problem: " + solution.problem());
    }
    return Solution.of(
        original, Arrays.stream(solution.optionNumbers()).map(this::originalOption).toArray());
  }

  /**
   * How many options are gone.
   *
   * @return the number of options that the original has in addition
   */
  public int removedOptions() {
    return original.optionCount() - problem().optionCount();
  }

  /**
   * How many items are gone.
   *
   * @return the number of items that the original has in addition
   */
  public int removedItems() {
    return original.itemCount() - problem().itemCount();
  }

  /**
   * How it ended.
   *
   * @return {@link Outcome#EXHAUSTED} if there is nothing more that could be removed in this way;
   *     otherwise what stopped it, and the smaller problem is right but might be smaller yet
   */
  public Outcome outcome() {
    return result.outcome();
  }

  /**
   * What it took.
   *
   * @return the statistics; nodes are the options that were taken on trial, with those that had to
   *     follow
   */
  public SearchStatistics statistics() {
    return result.statistics();
  }
}
