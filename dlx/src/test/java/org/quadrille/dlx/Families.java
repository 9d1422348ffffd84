package org.quadrille.dlx;

import static org.quadrille.core.Bounded.bounded;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;

/** Problems of any size whose solutions are known. The payload of an option is its number. */
public final class Families {
  private Families() {}

  /**
   * Returns a problem of n primary items with two options each, which all use one secondary item in
   * the same colour: 2^n solutions, in one component, with an open branch at every level. Options
   * 2k and 2k + 1 cover item k.
   */
  public static Problem<Integer> coins(int n) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().secondary("link");
    for (int k = 0; k < n; k++) {
      builder.primary((Object) k);
    }
    for (int k = 0; k < 2 * n; k++) {
      builder.option(k, k / 2, "link:same");
    }
    return builder.build();
  }

  /**
   * Returns a problem of 2n items with an option for each two neighbours: the first option is
   * forced, then the third, and so on. One solution, of n options.
   */
  public static Problem<Integer> chain(int n) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < 2 * n; k++) {
      builder.primary((Object) k);
    }
    for (int k = 0; k < 2 * n - 1; k++) {
      builder.option(k, k, k + 1);
    }
    return builder.build();
  }

  /**
   * Returns a chain with bounds, for an even n: all but the last option are forced, since every
   * second item has exactly as many options as it needs. Two solutions, of n and n + 1 options.
   */
  public static Problem<Integer> boundedChain(int n) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < n; k++) {
      builder.primary(bounded(k, 1 + k % 2, 1 + k % 2));
    }
    builder.primary(bounded("free", 0, 1));
    for (int k = 0; k < n; k++) {
      if (k % 2 == 0) {
        builder.option(k, k, k + 1);
      } else {
        builder.option(k, k);
      }
    }
    return builder.option(n, "free").build();
  }

  /** Returns a problem whose solutions are those of one problem and those of another. */
  public static Problem<Integer> either(Problem<?> one, Problem<?> other) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("which");
    List<String> ofOne = items(one, "a");
    List<String> ofOther = items(other, "b");
    builder.primary(ofOne.subList(0, one.primaryCount()).toArray());
    builder.primary(ofOther.subList(0, other.primaryCount()).toArray());
    builder.secondary(ofOne.subList(one.primaryCount(), one.itemCount()).toArray());
    builder.secondary(ofOther.subList(other.primaryCount(), other.itemCount()).toArray());
    addOptions(builder, one, ofOne, ofOther.subList(0, other.primaryCount()));
    addOptions(builder, other, ofOther, ofOne.subList(0, one.primaryCount()));
    return builder.build();
  }

  private static List<String> items(Problem<?> problem, String prefix) {
    return IntStream.range(0, problem.itemCount()).mapToObj(i -> prefix + i).toList();
  }

  /** Adds the options of a problem, and an option that covers all items of the other problem. */
  private static void addOptions(
      Problem.Builder<Integer> builder, Problem<?> problem, List<String> items, List<String> rest) {
    List<String> without = new ArrayList<>(rest);
    without.add("which");
    builder.option(-1, without.toArray());
    for (int o = 0; o < problem.optionCount(); o++) {
      Object[] uses = new Object[problem.size(o)];
      for (int k = 0; k < uses.length; k++) {
        int colour = problem.colourAt(o, k);
        String item = items.get(problem.itemAt(o, k));
        uses[k] = colour == Problem.NO_COLOUR ? item : item + ":" + colour;
      }
      builder.option(o, uses);
    }
  }

  /** Returns random options of {@code size} items each; the first of them are an exact cover. */
  public static Problem<Integer> random(int items, int options, int size) {
    Random random = new Random(items);
    Problem.Builder<Integer> builder = Problem.builder();
    for (int i = 0; i < items; i++) {
      builder.primary((Object) i);
    }
    for (int o = 0; o < options; o++) {
      Set<Integer> uses = new TreeSet<>();
      for (int k = 0; o * size < items && k < size; k++) {
        uses.add(Math.min(items - 1, o * size + k));
      }
      while (uses.size() < size && o * size >= items) {
        uses.add(random.nextInt(items));
      }
      builder.option(o, uses.toArray());
    }
    return builder.build();
  }
}
