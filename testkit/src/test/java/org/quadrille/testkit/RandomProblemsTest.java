package org.quadrille.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Coloured;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;

class RandomProblemsTest {
  private static final int SEEDS = 2000;

  private static String show(Problem<?> problem) {
    List<String> options =
        problem.options().stream()
            .map(option -> option.uses().stream().map(Object::toString))
            .map(uses -> uses.collect(Collectors.joining(" ")))
            .toList();
    return problem.primaryCount() + " of " + problem.items() + " " + options;
  }

  @Test
  void theSameSeedGivesTheSameProblem() {
    for (long seed = -SEEDS; seed < SEEDS; seed++) {
      assertThat(show(RandomProblems.next(seed))).isEqualTo(show(RandomProblems.next(seed)));
    }
  }

  /** If this changes, the problems change that other tests name by their seeds. */
  @Test
  void theSameSeedGivesTheSameProblemOnEveryMachine() {
    assertThat(show(RandomProblems.next(220)))
        .isEqualTo(
            "1 of [p0, s0, s1] [s1 p0, s1, s1, , s0, s0, s0, p0 s1, s1 p0, s0, s0, s1, p0 s1, p0 s1]");
  }

  @Test
  void otherSeedsGiveOtherProblems() {
    Set<String> different = new HashSet<>();
    for (long seed = 0; seed < SEEDS; seed++) {
      different.add(show(RandomProblems.next(seed)));
    }
    assertThat(different.size()).as("of %d", SEEDS).isGreaterThan(SEEDS * 4 / 5);
  }

  @Test
  void problemsHaveTheDocumentedSizes() {
    int[] largest = new int[3];
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      largest[0] = Math.max(largest[0], problem.primaryCount());
      largest[1] = Math.max(largest[1], problem.itemCount() - problem.primaryCount());
      largest[2] = Math.max(largest[2], problem.optionCount());
    }
    assertThat(largest).containsExactly(8, 4, 14);
  }

  @Test
  void thePayloadIsTheNumberOfTheOption() {
    for (long seed = 0; seed < 100; seed++) {
      assertThat(RandomProblems.next(seed).options())
          .allMatch(option -> option.payload() == option.number());
    }
  }

  // The documented kinds

  private static boolean isPlain(Object use) {
    return use instanceof Item item && !item.primary();
  }

  private static boolean anyUse(Problem<?> problem, Predicate<Object> what) {
    return problem.options().stream().anyMatch(option -> option.uses().stream().anyMatch(what));
  }

  private static boolean hasEqualOptions(Problem<?> problem) {
    List<List<Object>> uses =
        problem.options().stream().map(Option::uses).filter(u -> !u.isEmpty()).toList();
    return new HashSet<>(uses).size() < uses.size();
  }

  private static boolean hasSharedColour(Problem<?> problem) {
    Set<Object> seen = new HashSet<>();
    return anyUse(problem, use -> use instanceof Coloured && !seen.add(use));
  }

  private static boolean hasUnusedItem(Problem<?> problem) {
    Set<Item> items = new HashSet<>(problem.items());
    problem.options().forEach(option -> option.items().forEach(items::remove));
    return items.stream().anyMatch(Item::primary);
  }

  private static boolean hasUselessOption(Problem<?> problem) {
    return problem.options().stream()
        .anyMatch(option -> !option.items().isEmpty() && !problem.isUsable(option.number()));
  }

  @Test
  void everyDocumentedKindOccurs() {
    Map<String, Predicate<Problem<?>>> kinds = new TreeMap<>();
    kinds.put("secondary items", p -> p.itemCount() > p.primaryCount());
    kinds.put("no secondary items", p -> p.itemCount() == p.primaryCount());
    kinds.put("colours", p -> p.colourCount() > 0);
    kinds.put("bounds", Problem::hasBounds);
    kinds.put(
        "an item that may be left out",
        p -> p.items().stream().anyMatch(i -> i.primary() && i.min() == 0));
    kinds.put(
        "an item that must be covered twice", p -> p.items().stream().anyMatch(i -> i.min() > 1));
    kinds.put("costs", Problem::hasCosts);
    kinds.put("two colours", p -> p.colourCount() > 1);
    kinds.put("a shared colour", RandomProblemsTest::hasSharedColour);
    kinds.put("uncoloured uses", p -> anyUse(p, RandomProblemsTest::isPlain));
    kinds.put("both uses", p -> p.colourCount() > 0 && anyUse(p, RandomProblemsTest::isPlain));
    kinds.put("equal options", RandomProblemsTest::hasEqualOptions);
    kinds.put(
        "options without items", p -> p.options().stream().anyMatch(o -> o.items().isEmpty()));
    kinds.put("options without a primary item", RandomProblemsTest::hasUselessOption);
    kinds.put("items without options", RandomProblemsTest::hasUnusedItem);
    kinds.put("no primary items", p -> p.primaryCount() == 0);
    kinds.put("no items at all", p -> p.itemCount() == 0);
    kinds.put("no options at all", p -> p.optionCount() == 0);
    kinds.put("no solution", p -> BruteForce.solutions(p).isEmpty());
    kinds.put("one solution", p -> BruteForce.solutions(p).size() == 1);
    kinds.put("many solutions", p -> BruteForce.solutions(p).size() > 5);
    Map<String, Integer> counts = new TreeMap<>();
    kinds.keySet().forEach(kind -> counts.put(kind, 0));
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      kinds.forEach((kind, is) -> counts.merge(kind, is.test(problem) ? 1 : 0, Integer::sum));
    }
    assertThat(counts).as("of %d", SEEDS).allSatisfy((kind, n) -> assertThat(n).isGreaterThan(40));
  }

  @Test
  void thereAreProblemsWhereNoOptionHasTwoPrimaryItems() {
    int[] largest = new int[3];
    Map<String, Integer> kinds = new TreeMap<>();
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.onePrimary(seed, 50);
      assertThat(show(problem)).isEqualTo(show(RandomProblems.onePrimary(seed, 50)));
      assertThat(problem.options())
          .allMatch(option -> option.items().stream().filter(Item::primary).count() <= 1);
      assertThat(problem.hasBounds()).isFalse();
      largest[0] = Math.max(largest[0], problem.primaryCount());
      largest[1] = Math.max(largest[1], problem.itemCount() - problem.primaryCount());
      largest[2] = Math.max(largest[2], problem.optionCount());
      boolean plain = problem.options().stream().anyMatch(o -> hasSecondary(o, false));
      boolean coloured = problem.options().stream().anyMatch(o -> hasSecondary(o, true));
      kinds.merge("plain " + plain + ", coloured " + coloured, 1, Integer::sum);
    }
    assertThat(largest).containsExactly(6, 8, 50);
    assertThat(kinds).hasSize(4).allSatisfy((kind, n) -> assertThat(n).isGreaterThan(SEEDS / 50));
  }

  private static boolean hasSecondary(Option<?> option, boolean coloured) {
    return IntStream.range(0, option.uses().size())
        .anyMatch(
            k ->
                !option.items().get(k).primary()
                    && option.uses().get(k) instanceof Coloured == coloured);
  }
}
