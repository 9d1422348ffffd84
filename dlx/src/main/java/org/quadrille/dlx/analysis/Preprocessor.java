package org.quadrille.dlx.analysis;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.Subtree;

/**
 * Makes a problem smaller and keeps its solutions. An option is removed if taking it leads to a
 * conflict by {@link Propagation}; all options are tried until none can be removed any more. Then
 * items are removed that follow from others, by {@link ItemRules}.
 *
 * <p>Knuth's program DLX-PRE removes options that block an item, and options that lack an item
 * which all options of another item of theirs have; both are conflicts here. This class removes
 * more: it propagates forced options completely, and supports bounds.
 */
public final class Preprocessor<T> {
  /**
   * The smaller problem.
   *
   * @param restriction the items and options that are left
   * @param tree the required options that are left, under their new numbers
   * @param result the outcome and the work done
   */
  public record Result<T>(Restriction<T> restriction, Subtree tree, SearchResult result) {}

  private final Problem<T> problem;
  private final SearchSettings settings;
  private final Propagation propagation;

  /** Prepares a problem; the limit on solutions is ignored. */
  public Preprocessor(Problem<T> problem, SearchSettings settings) {
    this.problem = problem;
    this.settings = settings;
    propagation = new Propagation(problem, settings.control());
  }

  /** Simplifies the problem, once. */
  public Result<T> simplify() {
    settings.tree().forbidden().forEach(propagation::forbid);
    for (int option : settings.tree().required()) {
      if (!propagation.require(option)) {
        return contradiction(option);
      }
    }
    propagation.settle();
    refuteAll();
    if (propagation.conflict() != Propagation.NONE) {
      return impossible(propagation.conflict(), problem.min(propagation.conflict()));
    }
    ItemRules rules = new ItemRules(problem, propagation);
    rules.apply();
    if (rules.contradiction() != Propagation.NONE) {
      return impossible(rules.contradiction(), rules.min(rules.contradiction()));
    }
    int[] live = IntStream.range(0, problem.optionCount()).filter(propagation::isLive).toArray();
    return result(
        problem.restrictedTo(rules.items().stream().toArray(), live, rules::min, rules::max),
        Subtree.of(required(live), OptionList.EMPTY));
  }

  /** Returns the required options, under their numbers among the options that are left. */
  private OptionList required(int[] live) {
    return OptionList.of(
        settings.tree().required().stream()
            .mapToInt(option -> Arrays.binarySearch(live, option))
            .toArray());
  }

  /**
   * Tries all options, forwards, backwards and so on, until none is removed. Directions alternate,
   * since removing an option often allows its neighbour to be removed: in a fixed direction, each
   * pass might remove only one option of a chain.
   */
  private void refuteAll() {
    int n = problem.optionCount();
    int step = 1;
    boolean changed = true;
    while (changed && mayContinue()) {
      changed = false;
      for (int o = step > 0 ? 0 : n - 1; o >= 0 && o < n && mayContinue(); o += step) {
        changed |= propagation.isFree(o) && propagation.refute(o);
      }
      step = -step;
    }
  }

  private boolean mayContinue() {
    return propagation.conflict() == Propagation.NONE && !propagation.isStopped();
  }

  /** Returns a problem of one item, which cannot be covered often enough. */
  private Result<T> impossible(int item, int min) {
    return result(
        problem.restrictedTo(
            new int[] {item}, new int[0], i -> min, i -> Math.max(min, problem.max(i))),
        Subtree.ALL);
  }

  /** Returns a problem of one required option, which is also forbidden. */
  private Result<T> contradiction(int option) {
    int[] items = problem.option(option).items().stream().mapToInt(Item::index).sorted().toArray();
    return result(
        problem.restrictedTo(items, new int[] {option}),
        Subtree.of(OptionList.of(0), OptionList.of(0)));
  }

  private Result<T> result(Restriction<T> restriction, Subtree tree) {
    return new Result<>(restriction, tree, propagation.result());
  }
}
