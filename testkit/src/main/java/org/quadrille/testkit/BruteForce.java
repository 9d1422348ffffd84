package org.quadrille.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Coloured;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;

/**
 * The oracle: tries every set of options of a small problem. It decides option by option whether to
 * take it, and keeps for each item what has been put on it; there is no choice of items and no
 * list.
 */
public final class BruteForce {
  private static final Object PLAIN = new Object();

  private final Problem<?> problem;
  private final Map<Item, Object> state = new HashMap<>(); // item -> PLAIN or its colour
  private final List<Integer> chosen = new ArrayList<>();
  private final Set<List<Integer>> found;

  private BruteForce(Problem<?> problem, Set<List<Integer>> found) {
    this.problem = problem;
    this.found = found;
  }

  /**
   * All solutions of a problem.
   *
   * @param problem a problem of at most 24 options
   * @return the solutions as ascending lists of option numbers, ordered
   */
  public static Set<List<Integer>> solutions(Problem<?> problem) {
    if (problem.optionCount() > 24) {
      throw new IllegalArgumentException(problem.optionCount() + " options are too many");
    }
    Set<List<Integer>> found = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
    new BruteForce(problem, found).decide(0);
    return found;
  }

  private void decide(int number) {
    if (number == problem.optionCount()) {
      if (problem.items().stream().filter(Item::primary).allMatch(state::containsKey)) {
        found.add(List.copyOf(chosen));
      }
      return;
    }
    decide(number + 1);
    Option<?> option = problem.option(number);
    List<Item> added = put(option);
    if (added != null) {
      chosen.add(number);
      decide(number + 1);
      chosen.remove(chosen.size() - 1);
      added.forEach(state::remove);
    }
  }

  /** Puts an option on its items; returns those that were free, or null if it does not fit. */
  private @Nullable List<Item> put(Option<?> option) {
    List<Item> items = option.items();
    if (items.stream().noneMatch(Item::primary)) {
      return null;
    }
    List<Item> added = new ArrayList<>();
    for (int k = 0; k < items.size(); k++) {
      Object use = option.uses().get(k);
      Object colour = use instanceof Coloured coloured ? coloured.colour() : PLAIN;
      Object there = state.putIfAbsent(items.get(k), colour);
      if (there == null) {
        added.add(items.get(k));
      } else if (there == PLAIN || !there.equals(colour)) {
        added.forEach(state::remove);
        return null;
      }
    }
    return added;
  }
}
