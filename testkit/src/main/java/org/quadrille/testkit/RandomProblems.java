package org.quadrille.testkit;

import static org.quadrille.core.Cost.cost;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.quadrille.core.Bounded;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;

/**
 * Small random problems, which depend on the seed only. Among them are problems with bounds,
 * secondary items, colours, costs, equal options, options without items or without a primary one,
 * items without options, and no items or options at all.
 */
public final class RandomProblems {
  private RandomProblems() {}

  /**
   * Returns a random problem.
   *
   * @param seed the only source of randomness
   * @return a problem of at most 8 primary and 4 secondary items and 14 options
   */
  public static Problem<Integer> next(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    Problem.Builder<Integer> builder = Problem.builder();
    List<String> primaries = names("p", random.nextInt(10) == 0 ? 0 : 1 + random.nextInt(8));
    List<String> secondaries = names("s", random.nextBoolean() ? 0 : 1 + random.nextInt(4));
    boolean bounded = random.nextInt(3) == 0;
    boolean priced = random.nextInt(4) == 0;
    for (String item : primaries) {
      int max = bounded ? 1 + random.nextInt(3) : 1;
      builder.primary(new Bounded(item, bounded ? random.nextInt(max + 1) : 1, max));
    }
    builder.secondary(secondaries.toArray());
    int optionCount = random.nextInt(20) == 0 ? 0 : 1 + random.nextInt(14);
    double density = 0.1 + 0.4 * random.nextDouble();
    int colours = random.nextInt(3);
    Object[] uses = {};
    for (int o = 0; o < optionCount; o++) {
      boolean repeat = o > 0 && random.nextInt(6) == 0;
      uses = repeat ? uses : uses(random, primaries, secondaries, density, colours);
      builder.option(o, cost(priced ? random.nextInt(10) : 0), uses);
    }
    return builder.build();
  }

  /**
   * Returns a random problem in which no option has more than one primary item, as in crosswords:
   * options share only secondary items, with or without colours.
   *
   * @param seed the only source of randomness
   * @param most the greatest number of options
   * @return a problem without bounds, of at most 6 primary and 8 secondary items
   */
  public static Problem<Integer> onePrimary(long seed, int most) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
    Problem.Builder<Integer> builder = Problem.builder();
    List<String> primaries = names("p", random.nextInt(20) == 0 ? 0 : 1 + random.nextInt(6));
    List<String> secondaries = names("s", random.nextInt(9));
    builder.primary(primaries.toArray()).secondary(secondaries.toArray());
    int optionCount = random.nextInt(20) == 0 ? 0 : 1 + random.nextInt(most);
    double density = 0.1 + 0.6 * random.nextDouble();
    int colours = random.nextInt(4);
    double plain = random.nextInt(3) == 0 ? 1 : 0.1 * random.nextInt(3);
    List<Object> uses = new ArrayList<>();
    for (int o = 0; o < optionCount; o++) {
      if (o == 0 || random.nextInt(8) > 0) {
        uses.clear();
        for (String item : secondaries) {
          if (random.nextDouble() < density) {
            boolean isPlain = colours == 0 || random.nextDouble() < plain;
            uses.add(isPlain ? item : new Coloured(item, "c" + random.nextInt(colours)));
          }
        }
      } // else the same uses again, perhaps with another primary item
      List<Object> all = new ArrayList<>(uses);
      if (!primaries.isEmpty() && random.nextInt(15) > 0) {
        all.add(random.nextInt(all.size() + 1), primaries.get(random.nextInt(primaries.size())));
      }
      builder.option(o, all.toArray());
    }
    return builder.build();
  }

  private static List<String> names(String prefix, int count) {
    List<String> names = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      names.add(prefix + k);
    }
    return names;
  }

  private static Object[] uses(
      Random random,
      List<String> primaries,
      List<String> secondaries,
      double density,
      int colours) {
    List<Object> uses = new ArrayList<>();
    for (String item : primaries) {
      if (random.nextDouble() < density) {
        uses.add(item);
      }
    }
    for (String item : secondaries) {
      if (random.nextDouble() < 0.4) {
        int colour = random.nextInt(colours + 1);
        uses.add(colour == 0 ? item : new Coloured(item, "c" + colour));
      }
    }
    Collections.shuffle(uses, random);
    return uses.toArray();
  }
}
