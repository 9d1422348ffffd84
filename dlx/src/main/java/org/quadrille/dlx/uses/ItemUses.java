package org.quadrille.dlx.uses;

import java.util.function.IntPredicate;
import org.quadrille.core.Problem;

/** The uses of each item: which options use it, and in which colour. */
public final class ItemUses {
  private final int[] starts; // the uses of item i are starts[i] .. starts[i + 1] - 1
  private final int[] options;
  private final int[] colours;

  /**
   * Collects the uses of a problem.
   *
   * @param isIncluded which options to include; the uses of an item are in their order
   */
  public ItemUses(Problem<?> problem, IntPredicate isIncluded) {
    starts = new int[problem.itemCount() + 1];
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = isIncluded.test(o) ? problem.size(o) - 1 : -1; k >= 0; k--) {
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
      for (int k = isIncluded.test(o) ? problem.size(o) - 1 : -1; k >= 0; k--) {
        int x = next[problem.itemAt(o, k)]++;
        options[x] = o;
        colours[x] = problem.colourAt(o, k);
      }
    }
  }

  /** Returns the first use of item i. */
  public int start(int i) {
    return starts[i];
  }

  /** Returns the end of the uses of item i. */
  public int end(int i) {
    return starts[i + 1];
  }

  /** Returns the number of options that use item i. */
  public int count(int i) {
    return starts[i + 1] - starts[i];
  }

  /** Returns the option of use x. */
  public int option(int x) {
    return options[x];
  }

  /** Returns the colour of use x. */
  public int colour(int x) {
    return colours[x];
  }
}
