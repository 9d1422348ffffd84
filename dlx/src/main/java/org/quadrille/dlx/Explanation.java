package org.quadrille.dlx;

import java.util.List;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/**
 * Why there is no solution: some items whose rules alone cannot be obeyed together. All other items
 * are erased from every option, and options that no primary item is left of are dropped, those that
 * are required too; what remains is {@link #problem}, and it has no solution. If the explanation is
 * {@linkplain #isMinimal minimal} it would have one without any one of the items. There may be
 * other explanations, even smaller ones.
 *
 * <p>Options that are forbidden are no part of it. A required option that has no primary item at
 * all leaves no solution whatever the items: then the explanation has none.
 *
 * @param <T> the type of the payloads
 */
public final class Explanation<T> {
  private final Problem<T> original;
  private final Restriction<T> restriction;
  private final boolean hasSolution;
  private final boolean isMinimal;
  private final SearchResult result;

  Explanation(
      Problem<T> original,
      Restriction<T> restriction,
      boolean hasSolution,
      boolean isMinimal,
      SearchResult result) {
    this.original = original;
    this.restriction = restriction;
    this.hasSolution = hasSolution;
    this.isMinimal = isMinimal;
    this.result = result;
  }

  /**
   * Whether there is a solution after all, and nothing to explain.
   *
   * @return whether there is one; if so there are no items and no options here
   */
  public boolean hasSolution() {
    return hasSolution;
  }

  /**
   * The items that cannot be covered together.
   *
   * @return items of the original problem, in its order
   */
  public List<Item> items() {
    return problem().items().stream()
        .map(item -> original.item(restriction.originalItem(item.index())))
        .toList();
  }

  /**
   * What is left when all other items are erased.
   *
   * @return the problem; the options have their payloads and costs, and are in the order of the
   *     original
   */
  public Problem<T> problem() {
    return restriction.problem();
  }

  /**
   * The number that an option of {@link #problem} has in the original.
   *
   * @param o the option, {@code 0 .. problem().optionCount() - 1}
   * @return its number there
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public int originalOption(int o) {
    return restriction.originalOption(o);
  }

  /**
   * Whether each of the items is needed: without any one of them, the others could be covered.
   *
   * @return whether that is known; false only if something stopped the search
   */
  public boolean isMinimal() {
    return isMinimal;
  }

  /**
   * How it ended.
   *
   * @return {@link Outcome#EXHAUSTED}, or what stopped it before the explanation was known to be
   *     minimal
   */
  public Outcome outcome() {
    return result.outcome();
  }

  /**
   * What all searches together took.
   *
   * @return the statistics
   */
  public SearchStatistics statistics() {
    return result.statistics();
  }
}
