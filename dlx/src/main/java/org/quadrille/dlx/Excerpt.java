package org.quadrille.dlx;

import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.quadrille.core.Coloured;
import org.quadrille.core.Cost;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;

/**
 * A part of a problem: some of its items, and of some of its options the uses of these items. Keys,
 * colours, costs and payloads are those of the whole.
 */
final class Excerpt<T> {
  private final Problem<T> problem;
  private final int[] options; // option -> its number in the whole
  private final int[] items; // item -> its place in the whole

  private Excerpt(Problem<T> problem, int[] options, int[] items) {
    this.problem = problem;
    this.options = options;
    this.items = items;
  }

  /** An excerpt where the items have the bounds that they have in the whole. */
  static <T> Excerpt<T> of(Problem<T> whole, BitSet items, BitSet options) {
    return of(whole, items, options, whole::min, whole::max);
  }

  /** An excerpt where the primary items have new bounds. */
  static <T> Excerpt<T> of(
      Problem<T> whole, BitSet items, BitSet options, IntUnaryOperator min, IntUnaryOperator max) {
    Problem.Builder<T> builder = Problem.builder();
    items.stream()
        .mapToObj(whole::item)
        .forEach(
            item -> {
              if (item.primary()) {
                int i = item.index();
                builder.primary(item.key(), min.applyAsInt(i), max.applyAsInt(i));
              } else {
                builder.secondary(item.key());
              }
            });
    options.stream()
        .forEach(
            o -> builder.option(whole.payload(o), new Cost(whole.cost(o)), uses(whole, o, items)));
    return new Excerpt<>(builder.build(), options.stream().toArray(), items.stream().toArray());
  }

  /** What an option uses of some items. */
  static Object[] uses(Problem<?> whole, int o, BitSet items) {
    int count = 0;
    for (int k = 0; k < whole.size(o); k++) {
      count += items.get(whole.itemAt(o, k)) ? 1 : 0;
    }
    Object[] uses = new Object[count];
    int next = 0;
    for (int k = 0; k < whole.size(o); k++) {
      Item item = whole.item(whole.itemAt(o, k));
      if (items.get(item.index())) {
        int colour = whole.colourAt(o, k);
        uses[next++] =
            colour == Problem.NO_COLOUR
                ? item.key()
                : new Coloured(item.key(), whole.colourKey(colour));
      }
    }
    return uses;
  }

  Problem<T> problem() {
    return problem;
  }

  /** The number in the whole of an option of the excerpt. */
  int option(int o) {
    return options[o];
  }

  /** The place in the whole of an item of the excerpt. */
  int item(int i) {
    return items[i];
  }
}
