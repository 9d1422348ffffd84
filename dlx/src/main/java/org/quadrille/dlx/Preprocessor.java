package org.quadrille.dlx;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;

/**
 * Makes a problem smaller and keeps its solutions. An option goes if taking it leads to a conflict
 * by {@link Propagation}; all are tried until none goes any more. Then items go that follow from
 * others, by {@link ItemRules}.
 *
 * <p>Knuth's program DLX-PRE removes options that block an item, and options that lack an item
 * which all options of another item of theirs have; both are conflicts here. This goes further,
 * since what is forced is followed to its end, and since it knows bounds.
 */
final class Preprocessor<T> {
  private final Problem<T> problem;
  private final Settings settings;
  private final Propagation propagation;

  Preprocessor(Problem<T> problem, Settings settings) {
    this.problem = problem;
    this.settings = settings;
    propagation = new Propagation(problem, settings.control());
  }

  Simplified<T> simplify() {
    for (int option : settings.prefix().forbidden()) {
      propagation.forbid(option);
    }
    for (int option : settings.prefix().required()) {
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
    int[] live = live();
    return simplified(
        problem.restrictedTo(rules.items().stream().toArray(), live, rules::min, rules::max),
        required(live));
  }

  /** What is required, under its number among the options that are left. */
  private Prefix required(int[] live) {
    return new Prefix(
        settings.prefix().required().stream()
            .map(option -> Arrays.binarySearch(live, option))
            .toList(),
        List.of());
  }

  /**
   * Tries all options, forth, back and so on, until none of them goes any more. When one goes it
   * mostly lets others near to it go: forth and back, since a single direction might find just one
   * of a row of them each time.
   */
  private void refuteAll() {
    int n = problem.optionCount();
    int step = 1;
    boolean changed = true;
    while (changed && goesOn()) {
      changed = false;
      for (int o = step > 0 ? 0 : n - 1; o >= 0 && o < n && goesOn(); o += step) {
        changed |= propagation.isFree(o) && propagation.refute(o);
      }
      step = -step;
    }
  }

  private boolean goesOn() {
    return propagation.conflict() == Propagation.NONE && !propagation.isStopped();
  }

  private int[] live() {
    return IntStream.range(0, problem.optionCount()).filter(propagation::isLive).toArray();
  }

  /** An item that cannot be covered as often as it has to be is all that is left. */
  private Simplified<T> impossible(int item, int min) {
    return simplified(
        problem.restrictedTo(
            new int[] {item}, new int[0], i -> min, i -> Math.max(min, problem.max(i))),
        Prefix.ALL);
  }

  /** A required option that cannot be taken is all that is left, and it is forbidden. */
  private Simplified<T> contradiction(int option) {
    int[] items = problem.option(option).items().stream().mapToInt(Item::index).sorted().toArray();
    return simplified(
        problem.restrictedTo(items, new int[] {option}), new Prefix(List.of(0), List.of(0)));
  }

  private Simplified<T> simplified(Restriction<T> restriction, Prefix prefix) {
    return new Simplified<>(problem, restriction, settings.with(prefix), propagation.result());
  }
}
