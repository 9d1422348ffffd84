package org.quadrille.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.quadrille.core.internal.Checks;

/**
 * A smaller problem made of some items and some options of another one, the original. All other
 * items are erased from the options. Keys, colours, costs and payloads are those of the original;
 * items and options are numbered anew, in the order of the original, and so are the colours.
 *
 * <p>Made by {@link Problem#restrictedTo(int[], int[])}. Immutable.
 *
 * @param <T> the type of the payloads
 */
public final class Restriction<T> {
  private final Problem<T> problem;
  private final int[] items; // item -> its index in the original
  private final int[] options; // option -> its number in the original

  Restriction(
      Problem<T> original, int[] items, int[] options, IntUnaryOperator min, IntUnaryOperator max) {
    this.items = ascending(items, original.itemCount(), "item");
    this.options = ascending(options, original.optionCount(), "option");
    Problem.Builder<T> builder = Problem.builder();
    for (int i : this.items) {
      Item item = original.item(i);
      if (item.primary()) {
        builder.primary(new Bounded(item, min.applyAsInt(i), max.applyAsInt(i)));
      } else {
        builder.secondary(item);
      }
    }
    List<Object> uses = new ArrayList<>();
    for (int o : this.options) {
      uses.clear();
      for (int k = 0; k < original.size(o); k++) {
        Object key = original.itemKey(original.itemAt(o, k));
        if (builder.declares(key)) {
          int colour = original.colourAt(o, k);
          uses.add(
              colour == Problem.NO_COLOUR ? key : new Coloured(key, original.colourKey(colour)));
        }
      }
      builder.option(original.payload(o), new Cost(original.cost(o)), uses);
    }
    problem = builder.build();
  }

  private static int[] ascending(int[] numbers, int count, String what) {
    int[] copy = numbers.clone();
    for (int k = 0; k < copy.length; k++) {
      Checks.index(copy[k], count, what, "the problem");
      if (k > 0 && copy[k] <= copy[k - 1]) {
        throw new IllegalArgumentException(
            what + "s not in ascending order: " + copy[k - 1] + " before " + copy[k]);
      }
    }
    return copy;
  }

  /**
   * Returns the smaller problem.
   *
   * @return the problem
   */
  public Problem<T> problem() {
    return problem;
  }

  /**
   * Returns the index of an item in the original problem.
   *
   * @param i the item, {@code 0 .. problem().itemCount() - 1}
   * @return its index in the original; strictly increasing in {@code i}
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public int originalItem(int i) {
    return items[Checks.index(i, items.length, "item", "the problem")];
  }

  /**
   * Returns the number of an option in the original problem.
   *
   * @param o the option, {@code 0 .. problem().optionCount() - 1}
   * @return its number in the original; strictly increasing in {@code o}
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public int originalOption(int o) {
    return options[Checks.index(o, options.length, "option", "the problem")];
  }
}
