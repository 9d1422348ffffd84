package org.quadrille.core.io;

import java.util.Arrays;
import org.quadrille.core.Problem;

/**
 * The usable options of each item, for writers that process a problem item by item. Those of item
 * {@code i} are at {@code starts[i] .. starts[i + 1] - 1}, in the order of the problem; those of a
 * secondary item are grouped by colour.
 */
final class UsesOfItems {
  private final int[] starts;
  private final int[] options;
  private final int[] colours;

  UsesOfItems(Problem<?> problem) {
    starts = new int[problem.itemCount() + 1];
    int uses = 0;
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = problem.isUsable(o) ? problem.size(o) - 1 : -1; k >= 0; k--) {
        starts[problem.itemAt(o, k) + 1]++;
        uses++;
      }
    }
    Arrays.parallelPrefix(starts, Integer::sum);
    options = new int[uses];
    colours = new int[uses];
    fill(problem, byColour(problem));
  }

  /** Returns all uses as pairs of option and index in it, sorted by colour by counting sort. */
  private static long[] byColour(Problem<?> problem) {
    int[] ends = new int[problem.colourCount() + 2];
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = 0; k < problem.size(o); k++) {
        ends[problem.colourAt(o, k) + 1]++;
      }
    }
    Arrays.parallelPrefix(ends, Integer::sum);
    long[] sorted = new long[problem.useCount()];
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = 0; k < problem.size(o); k++) {
        sorted[ends[problem.colourAt(o, k)]++] = (long) o << 32 | k;
      }
    }
    return sorted;
  }

  private void fill(Problem<?> problem, long[] sorted) {
    int[] ends = starts.clone();
    for (long use : sorted) {
      int o = (int) (use >> 32);
      if (problem.isUsable(o)) {
        int x = ends[problem.itemAt(o, (int) use)]++;
        options[x] = o;
        colours[x] = problem.colourAt(o, (int) use);
      }
    }
  }

  int count(int i) {
    return starts[i + 1] - starts[i];
  }

  int option(int i, int k) {
    return options[starts[i] + k];
  }

  int colour(int i, int k) {
    return colours[starts[i] + k];
  }

  /** Returns the end of the uses with the colour of the k-th; an uncoloured use is alone. */
  int endOfColour(int i, int k) {
    int end = k + 1;
    while (colour(i, k) != Problem.NO_COLOUR && end < count(i) && colour(i, end) == colour(i, k)) {
      end++;
    }
    return end;
  }
}
