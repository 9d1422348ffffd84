package org.quadrille.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;

/** Laws of restrictions and of copies made with {@code toBuilder}, for random problems. */
class RestrictionLawsTest {
  private static final int SEEDS = 1000;

  private static int[] some(int count, Random random) {
    return IntStream.range(0, count).filter(n -> random.nextInt(3) > 0).toArray();
  }

  /** The uses of an option that are left, by definition, as text. */
  private static List<String> left(Option<?> option, Set<Integer> items) {
    return IntStream.range(0, option.items().size())
        .filter(k -> items.contains(option.items().get(k).index()))
        .mapToObj(k -> option.uses().get(k).toString())
        .toList();
  }

  @Test
  void aRestrictionErasesTheOtherItemsAndNothingElse() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> whole = RandomProblems.next(seed);
      Random random = new Random(seed);
      int[] items = some(whole.itemCount(), random);
      int[] options = some(whole.optionCount(), random);
      Restriction<Integer> restriction = whole.restrictedTo(items, options);
      Problem<Integer> part = restriction.problem();
      Set<Integer> kept = IntStream.of(items).boxed().collect(Collectors.toSet());
      assertThat(part.itemCount()).isEqualTo(items.length);
      assertThat(part.optionCount()).isEqualTo(options.length);
      for (Item item : part.items()) {
        Item original = whole.item(items[item.index()]);
        assertThat(item)
            .isEqualTo(
                new Item(
                    item.index(),
                    original.key(),
                    original.primary(),
                    original.min(),
                    original.max()));
        assertThat(restriction.originalItem(item.index())).isEqualTo(original.index());
      }
      for (Option<Integer> option : part.options()) {
        int o = restriction.originalOption(option.number());
        assertThat(o).isEqualTo(options[option.number()]);
        assertThat(option.payload()).isEqualTo(whole.payload(o));
        assertThat(option.cost()).isEqualTo(whole.cost(o));
        assertThat(option.uses().stream().map(Object::toString))
            .as("seed %d, option %d", seed, o)
            .isEqualTo(left(whole.option(o), kept));
      }
    }
  }

  @Test
  void aCopyHasTheSameItemsOptionsAndSolutions() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      Problem<Integer> copy = problem.toBuilder().build();
      assertThat(copy.items()).isEqualTo(problem.items());
      assertThat(copy.toString()).isEqualTo(problem.toString());
      assertThat(copy.options().toString()).isEqualTo(problem.options().toString());
      assertThat(copy.hasBounds()).isEqualTo(problem.hasBounds());
      assertThat(copy.hasCosts()).isEqualTo(problem.hasCosts());
      for (int c = 1; c <= problem.colourCount(); c++) {
        assertThat(copy.colourKey(c)).isEqualTo(problem.colourKey(c));
      }
      assertThat(BruteForce.solutions(copy)).isEqualTo(BruteForce.solutions(problem));
    }
  }

  /** A key that counts how often it is hashed or compared. */
  private static final class Key {
    static long lookups;
    final int number;

    Key(int number) {
      this.number = number;
    }

    @Override
    public int hashCode() {
      lookups++;
      return number;
    }

    @Override
    public boolean equals(Object other) {
      lookups++;
      return other instanceof Key key && key.number == number;
    }
  }

  /** A problem of n components of two items and two options each. */
  private static Problem<Integer> components(int n) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < 2 * n; k++) {
      builder.primary(new Key(k));
    }
    Problem<Integer> items = builder.build();
    for (int k = 0; k < n; k++) {
      builder.option(2 * k, items.item(2 * k), items.item(2 * k + 1));
      builder.option(2 * k + 1, items.item(2 * k));
    }
    return builder.build();
  }

  @Test
  void aHundredThousandRestrictionsTakeWorkByTheirOwnSize() {
    int n = 100_000;
    Problem<Integer> whole = components(n);
    Key.lookups = 0;
    long[] options = {0};
    long bytes =
        Allocation.bytes(
            () -> {
              for (int k = 0; k < n; k++) {
                int[] pair = {2 * k, 2 * k + 1};
                options[0] += whole.restrictedTo(pair, pair).problem().optionCount();
              }
            });
    assertThat(options[0]).isEqualTo(2L * n);
    assertThat(Key.lookups).isLessThan(50L * n);
    assertThat(bytes).isLessThan(5_000L * n);
  }
}
