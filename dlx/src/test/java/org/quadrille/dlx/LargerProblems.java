package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;

/** Random problems of some hundreds of options, so that a bit set has several words. */
public final class LargerProblems {
  private LargerProblems() {}

  /**
   * Returns a random problem: several partitions of the primary items into options of 1 to 4 items,
   * some with a secondary item or colour, all options shuffled. About every second problem has a
   * solution.
   *
   * @param seed determines the problem
   * @param items the number of primary items
   * @param cuts the number of partitions
   */
  public static Problem<Integer> next(long seed, int items, int cuts) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    int secondaries = random.nextInt(3) * 10;
    int colours = random.nextInt(4);
    Problem.Builder<Integer> builder = Problem.builder();
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < items; i++) {
      builder.primary((Object) i);
      all.add(i);
    }
    for (int s = 0; s < secondaries; s++) {
      builder.secondary("s" + s);
    }
    List<Object[]> options = new ArrayList<>();
    for (int cut = 0; cut < cuts; cut++) {
      Collections.shuffle(all, random);
      for (int i = 0; i < items; ) {
        int end = Math.min(items, i + 1 + random.nextInt(4));
        List<Object> uses = new ArrayList<>(all.subList(i, end));
        if (secondaries > 0 && cut > 0 && random.nextInt(3) == 0) {
          String secondary = "s" + random.nextInt(secondaries);
          int colour = random.nextInt(colours + 1);
          uses.add(colour == 0 ? secondary : new Coloured(secondary, colour));
        }
        options.add(uses.toArray());
        i = end;
      }
    }
    Collections.shuffle(options, random);
    for (int o = 0; o < options.size(); o++) {
      builder.option(o, options.get(o));
    }
    return builder.build();
  }
}
