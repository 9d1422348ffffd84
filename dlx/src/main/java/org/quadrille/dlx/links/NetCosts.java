package org.quadrille.dlx.links;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;

/**
 * The net costs of options, as in Knuth's DLX5: an item that is covered a fixed number of times
 * taxes each of its options by the cost of the cheapest one. All solutions pay the same taxes, so
 * they compare by net cost. No net cost is negative, so the net cost of the options taken is a
 * lower bound of the net cost of a solution. The higher the taxes, the earlier the bound prunes.
 */
public final class NetCosts {
  private final long[] net; // option -> its cost minus the taxes, at least 0
  private final int[] order; // the options, the cheapest first by net cost, then by number

  /**
   * Computes the net costs, in O(uses + options log options) time.
   *
   * @throws ArithmeticException if the costs of all options together exceed {@link Long#MAX_VALUE}
   */
  public NetCosts(Problem<?> problem) {
    net = new long[problem.optionCount()];
    long sum = 0;
    for (int o = 0; o < net.length; o++) {
      net[o] = problem.cost(o);
      sum = Math.addExact(sum, net[o]);
    }
    int[][] optionsOf = optionsOf(problem);
    for (int i = 0; i < problem.primaryCount(); i++) {
      if (problem.min(i) == problem.max(i)) {
        tax(optionsOf[i]);
      }
    }
    order =
        IntStream.range(0, net.length)
            .boxed()
            .sorted(Comparator.comparingLong((Integer o) -> net[o]))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  private void tax(int[] options) {
    long least = Arrays.stream(options).mapToLong(o -> net[o]).min().orElse(0);
    for (int o : options) {
      net[o] -= least;
    }
  }

  private static int[][] optionsOf(Problem<?> problem) {
    int[] count = new int[problem.primaryCount()];
    forEachUse(problem, (o, i) -> count[i]++);
    int[][] options = new int[count.length][];
    for (int i = 0; i < count.length; i++) {
      options[i] = new int[count[i]];
    }
    forEachUse(problem, (o, i) -> options[i][options[i].length - count[i]--] = o);
    return options;
  }

  private interface Use {
    void accept(int option, int item);
  }

  private static void forEachUse(Problem<?> problem, Use action) {
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = 0; k < problem.size(o); k++) {
        if (problem.itemAt(o, k) < problem.primaryCount()) {
          action.accept(o, problem.itemAt(o, k));
        }
      }
    }
  }

  /** Returns the net cost of an option. */
  long net(int option) {
    return net[option];
  }

  /** Returns the options, cheapest first. */
  int[] order() {
    return order;
  }
}
