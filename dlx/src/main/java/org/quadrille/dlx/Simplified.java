package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.analysis.Preprocessor;
import org.quadrille.dlx.search.SearchSettings;

/**
 * A smaller problem with the same solutions, as sets of options. Its options are options of the
 * original, in the same order, with their payloads and costs and perhaps with fewer items; its
 * items are items of the original, with the same keys, and the primary ones perhaps with narrower
 * bounds. {@link #restore} maps its solutions to those of the original.
 *
 * <p>If there is known to be no solution, the smaller problem has a single item that no option
 * covers: the item that proves it.
 *
 * @param <T> the type of the payloads
 */
public final class Simplified<T> {
  private final Problem<T> original;
  private final SearchSettings settings;
  private final Preprocessor.Result<T> result;

  Simplified(Problem<T> original, SearchSettings settings, Preprocessor.Result<T> result) {
    this.original = original;
    this.settings = settings.with(result.tree());
    this.result = result;
  }

  /**
   * Returns the smaller problem. If options are required, it may have more solutions than {@link
   * #cover}, which requires them; forbidden options are removed.
   *
   * @return the problem
   */
  public Problem<T> problem() {
    return result.restriction().problem();
  }

  /**
   * Returns the facade of the smaller problem, with the settings with which the original was
   * simplified; required options are required under their new numbers.
   *
   * @return the facade
   */
  public ExactCover<T> cover() {
    return new ExactCover<>(problem(), settings);
  }

  /**
   * Returns the number of an option in the original.
   *
   * @param o the option, {@code 0 .. problem().optionCount() - 1}
   * @return its number in the original; strictly increasing in {@code o}
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public int originalOption(int o) {
    return result.restriction().originalOption(o);
  }

  /**
   * Maps a solution of the smaller problem to one of the original.
   *
   * @param solution a solution of {@link #problem()}
   * @return the same options, in the original problem
   * @throws IllegalArgumentException if it belongs to another problem
   */
  public Solution<T> restore(Solution<T> solution) {
    if (requireNonNull(solution, "solution").problem() != problem()) {
      throw new IllegalArgumentException(
          "expected a solution of " + problem() + ", found one of " + solution.problem());
    }
    return Solution.of(
        original, Arrays.stream(solution.optionNumbers()).map(this::originalOption).toArray());
  }

  /**
   * Returns the number of options that were removed.
   *
   * @return the number of options
   */
  public int removedOptions() {
    return original.optionCount() - problem().optionCount();
  }

  /**
   * Returns the number of items that were removed.
   *
   * @return the number of items
   */
  public int removedItems() {
    return original.itemCount() - problem().itemCount();
  }

  /**
   * Returns how the work ended.
   *
   * @return {@link Outcome#EXHAUSTED} if nothing more can be removed in this way; otherwise what
   *     stopped it: the smaller problem is correct, but could be smaller
   */
  public Outcome outcome() {
    return result.result().outcome();
  }

  /**
   * Returns the work done.
   *
   * @return the statistics; nodes are the options tried, including forced ones
   */
  public SearchStatistics statistics() {
    return result.result().statistics();
  }
}
