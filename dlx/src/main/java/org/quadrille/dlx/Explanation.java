package org.quadrille.dlx;

import java.util.List;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.analysis.Explainer;

/**
 * Why there is no solution: some items that cannot be covered together. All other items are erased
 * from the options, and options without a primary item are dropped, required ones too; what remains
 * is {@link #problem}, and it has no solution. If the explanation is {@linkplain #isMinimal
 * minimal}, it would have one without any one of the items. There may be other explanations, even
 * smaller ones.
 *
 * <p>An explanation contains no forbidden options. A required option without a primary item leaves
 * no solution whatever the items: then the explanation has no items.
 *
 * @param <T> the type of the payloads
 */
public final class Explanation<T> {
  private final Problem<T> original;
  private final Explainer.Result<T> result;

  Explanation(Problem<T> original, Explainer.Result<T> result) {
    this.original = original;
    this.result = result;
  }

  /**
   * Returns whether there is a solution, and nothing to explain.
   *
   * @return whether there is one; then there are no items and no options here
   */
  public boolean hasSolution() {
    return result.hasSolution();
  }

  /**
   * Returns the items that cannot be covered together.
   *
   * @return items of the original problem, in its order
   */
  public List<Item> items() {
    return problem().items().stream()
        .map(item -> original.item(result.restriction().originalItem(item.index())))
        .toList();
  }

  /**
   * Returns the problem that is left when all other items are erased.
   *
   * @return the problem; the options have their payloads and costs, in the order of the original
   */
  public Problem<T> problem() {
    return result.restriction().problem();
  }

  /**
   * Returns the number in the original of an option of {@link #problem}.
   *
   * @param o the option, {@code 0 .. problem().optionCount() - 1}
   * @return its number in the original
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public int originalOption(int o) {
    return result.restriction().originalOption(o);
  }

  /**
   * Returns whether each of the items is needed: without any one of them, the others can be
   * covered.
   *
   * @return whether that is known; false only if the search was stopped
   */
  public boolean isMinimal() {
    return result.isMinimal();
  }

  /**
   * Returns how the search ended.
   *
   * @return {@link Outcome#EXHAUSTED}, or what stopped it before the explanation was known to be
   *     minimal
   */
  public Outcome outcome() {
    return result.result().outcome();
  }

  /**
   * Returns the work of all searches together.
   *
   * @return the statistics
   */
  public SearchStatistics statistics() {
    return result.result().statistics();
  }
}
