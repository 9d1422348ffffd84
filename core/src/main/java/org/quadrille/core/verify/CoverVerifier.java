package org.quadrille.core.verify;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.core.Coloured;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;

/**
 * Checks solutions by the definition alone (TAOCP 7.2.2.1): it collects, for each item, the uses by
 * the chosen options. It depends on {@link Problem} and {@link Solution}, never on an engine.
 */
public final class CoverVerifier {
  private CoverVerifier() {}

  /**
   * Returns the reasons why a set of options is not a solution of a problem.
   *
   * @param problem the problem
   * @param optionNumbers the numbers of the options, in any order
   * @return one sentence for each fault, in a fixed order; empty if and only if it is a solution.
   *     O(items + uses) time and memory
   */
  public static List<String> faults(Problem<?> problem, int... optionNumbers) {
    requireNonNull(problem, "problem");
    requireNonNull(optionNumbers, "optionNumbers");
    List<String> faults = new ArrayList<>();
    Map<Item, List<Object>> usesOf = new HashMap<>();
    Set<Integer> seen = new HashSet<>();
    for (int number : optionNumbers) {
      if (number < 0 || number >= problem.optionCount()) {
        faults.add("there is no option " + number);
      } else if (!seen.add(number)) {
        faults.add("option " + number + " occurs twice");
      } else {
        addUses(problem.option(number), usesOf, faults);
      }
    }
    for (Item item : problem.items()) {
      check(item, usesOf.getOrDefault(item, List.of()), faults);
    }
    return faults;
  }

  private static void addUses(
      Option<?> option, Map<Item, List<Object>> usesOf, List<String> faults) {
    List<Item> items = option.items();
    List<Object> uses = option.uses();
    if (items.stream().noneMatch(Item::primary)) {
      faults.add("option " + option.number() + " has no primary item");
    }
    for (int k = 0; k < items.size(); k++) {
      usesOf.computeIfAbsent(items.get(k), item -> new ArrayList<>()).add(uses.get(k));
    }
  }

  private static void check(Item item, List<Object> uses, List<String> faults) {
    if (item.primary()) {
      if (uses.size() < item.min() || uses.size() > item.max()) {
        faults.add("primary item " + item + " is covered " + times(uses.size()) + bounds(item));
      }
    } else if (uses.size() > 1) {
      if (!uses.stream().allMatch(Coloured.class::isInstance)) {
        faults.add("secondary item " + item + " is shared without a colour");
      } else if (new HashSet<>(uses).size() > 1) {
        faults.add("secondary item " + item + " has more than one colour");
      }
    }
  }

  private static String times(int count) {
    return count == 1 ? "once" : count + " times";
  }

  private static String bounds(Item item) {
    return item.min() == 1 && item.max() == 1
        ? ""
        : ", its bounds are " + item.min() + " and " + item.max();
  }

  /**
   * Checks that a solution covers its problem.
   *
   * @param <T> the type of the payloads
   * @param solution the solution to check
   * @return the same solution
   * @throws IllegalStateException if it does not; the message lists the faults
   */
  public static <T> Solution<T> requireCover(Solution<T> solution) {
    requireNonNull(solution, "solution");
    List<String> faults = faults(solution.problem(), solution.optionNumbers());
    if (!faults.isEmpty()) {
      throw new IllegalStateException("not a cover: " + String.join("; ", faults));
    }
    return solution;
  }
}
