package org.quadrille.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.quadrille.core.Coloured;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;

/**
 * A brute-force solver for small problems, which shares no code with the engines. It decides option
 * by option whether to take it, and keeps the uses of each item. It does not choose items.
 */
public final class BruteForce {
  private static final Object PLAIN = new Object();

  private final Problem<?> problem;
  private final Map<Item, List<Object>> uses =
      new HashMap<>(); // item -> PLAIN or colour of each use
  private final List<Integer> chosen = new ArrayList<>();
  private final Set<List<Integer>> found;

  private BruteForce(Problem<?> problem, Set<List<Integer>> found) {
    this.problem = problem;
    this.found = found;
  }

  /**
   * Returns all solutions of a problem.
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
      if (problem.items().stream().allMatch(item -> count(item) >= item.min())) {
        found.add(List.copyOf(chosen));
      }
      return;
    }
    decide(number + 1);
    Option<?> option = problem.option(number);
    if (fits(option)) {
      forEachUse(option, (item, colour) -> usesOf(item).add(colour));
      chosen.add(number);
      decide(number + 1);
      chosen.remove(chosen.size() - 1);
      forEachUse(option, (item, colour) -> usesOf(item).remove(count(item) - 1));
    }
  }

  private List<Object> usesOf(Item item) {
    return uses.computeIfAbsent(item, i -> new ArrayList<>());
  }

  private int count(Item item) {
    return usesOf(item).size();
  }

  private boolean fits(Option<?> option) {
    boolean[] fits = {option.items().stream().anyMatch(Item::primary)};
    forEachUse(
        option,
        (item, colour) ->
            fits[0] &=
                count(item) < item.max()
                    || (!item.primary() && colour != PLAIN && colour.equals(usesOf(item).get(0))));
    return fits[0];
  }

  private static void forEachUse(Option<?> option, BiConsumer<Item, Object> action) {
    List<Object> uses = option.uses();
    for (int k = 0; k < uses.size(); k++) {
      Object colour = uses.get(k) instanceof Coloured coloured ? coloured.colour() : PLAIN;
      action.accept(option.items().get(k), colour);
    }
  }
}
