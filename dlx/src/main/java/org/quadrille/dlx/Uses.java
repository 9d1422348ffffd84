package org.quadrille.dlx;

import java.util.function.IntPredicate;
import org.quadrille.core.Problem;

/** Which options use an item, and in which colour: a problem read by its items, in flat arrays. */
final class Uses {
  private final int[] starts; // the uses of item i are starts[i] .. starts[i + 1] - 1
  private final int[] options;
  private final int[] colours;

  /** The uses by some of the options, for each item in the order of the options. */
  Uses(Problem<?> problem, IntPredicate counts) {
    starts = new int[problem.itemCount() + 1];
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = counts.test(o) ? problem.size(o) - 1 : -1; k >= 0; k--) {
        starts[problem.itemAt(o, k) + 1]++;
      }
    }
    for (int i = 0; i < problem.itemCount(); i++) {
      starts[i + 1] += starts[i];
    }
    options = new int[starts[problem.itemCount()]];
    colours = new int[options.length];
    int[] next = starts.clone();
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = counts.test(o) ? problem.size(o) - 1 : -1; k >= 0; k--) {
        int x = next[problem.itemAt(o, k)]++;
        options[x] = o;
        colours[x] = problem.colourAt(o, k);
      }
    }
  }

  /** The first use of item i. */
  int start(int i) {
    return starts[i];
  }

  /** Where the uses of item i end. */
  int end(int i) {
    return starts[i + 1];
  }

  /** How many options use item i. */
  int count(int i) {
    return starts[i + 1] - starts[i];
  }

  /** The option of use x. */
  int option(int x) {
    return options[x];
  }

  /** The colour of use x. */
  int colour(int x) {
    return colours[x];
  }
}
