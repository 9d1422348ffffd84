package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.quadrille.core.Coloured;
import org.quadrille.core.Cost;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;

/**
 * Takes a problem, or some items and options of it, apart into problems that have nothing to do
 * with each other: two items belong together if an option uses both. The solutions of the whole are
 * the combinations of solutions of its parts.
 */
final class Components {
  private final Problem<?> problem;
  private final BitSet items; // the others are erased
  private final BitSet options; // the others are dropped
  private final int[] parent; // item -> another of its component, or itself: a union-find forest

  private Components(Problem<?> problem) {
    this(problem, all(problem.itemCount()), usable(problem));
  }

  private Components(Problem<?> problem, BitSet items, BitSet options) {
    this.problem = problem;
    this.items = items;
    this.options = options;
    parent = new int[problem.itemCount()];
    for (int i = 0; i < parent.length; i++) {
      parent[i] = i;
    }
    for (int o = options.nextSetBit(0); o >= 0; o = options.nextSetBit(o + 1)) {
      int first = root(firstItem(o));
      for (int k = problem.size(o) - 1; k >= 0; k--) {
        if (items.get(problem.itemAt(o, k))) {
          parent[root(problem.itemAt(o, k))] = first;
        }
      }
    }
  }

  private static BitSet all(int n) {
    BitSet all = new BitSet(n);
    all.set(0, n);
    return all;
  }

  private static BitSet usable(Problem<?> problem) {
    BitSet usable = new BitSet(problem.optionCount());
    for (int o = 0; o < problem.optionCount(); o++) {
      usable.set(o, problem.isUsable(o));
    }
    return usable;
  }

  /** The first item of an option that is not erased. */
  private int firstItem(int o) {
    int k = 0;
    while (!items.get(problem.itemAt(o, k))) {
      k++;
    }
    return problem.itemAt(o, k);
  }

  /** The item that stands for a component; paths are halved on the way. */
  private int root(int i) {
    int x = i;
    while (parent[x] != x) {
      parent[x] = parent[parent[x]];
      x = parent[x];
    }
    return x;
  }

  /**
   * The parts of a problem, in the order of their first primary items. Options that are not usable,
   * and secondary items that no usable option uses, belong to none.
   *
   * @return the parts; the payload of an option is its number in the whole, the key of an item its
   *     place there. The problem itself is not among them. Almost linear in the size of the problem
   */
  static List<Problem<Integer>> of(Problem<?> problem) {
    return new Components(problem).parts();
  }

  /**
   * The same for some items of a problem, where all others are erased.
   *
   * @param options the options that count; each has to have a primary one of the items
   */
  static List<Problem<Integer>> of(Problem<?> problem, BitSet items, BitSet options) {
    return new Components(problem, items, options).parts();
  }

  /** How many parts there are. */
  static int count(Problem<?> problem) {
    Components components = new Components(problem);
    BitSet roots = new BitSet();
    for (int i = 0; i < problem.primaryCount(); i++) {
      roots.set(components.root(i));
    }
    return roots.cardinality();
  }

  /** Whether there is at most one part, so that taking the problem apart would only copy it. */
  static boolean isConnected(Problem<?> problem) {
    return count(problem) <= 1;
  }

  private List<Problem<Integer>> parts() {
    Map<Integer, Problem.Builder<Integer>> builders = new HashMap<>();
    List<Problem.Builder<Integer>> inOrder = new ArrayList<>();
    for (int i = items.nextSetBit(0); i >= 0; i = items.nextSetBit(i + 1)) {
      Item item = problem.item(i);
      Problem.Builder<Integer> builder = builders.get(root(item.index()));
      if (item.primary()) {
        if (builder == null) {
          builder = Problem.builder();
          builders.put(root(item.index()), builder);
          inOrder.add(builder);
        }
        builder.primary(item.index(), item.min(), item.max());
      } else if (builder != null) {
        builder.secondary(item.index());
      }
    }
    for (int o = options.nextSetBit(0); o >= 0; o = options.nextSetBit(o + 1)) {
      Problem.Builder<Integer> builder = builders.get(root(firstItem(o)));
      if (builder != null) {
        builder.option(o, new Cost(problem.cost(o)), uses(o));
      }
    }
    return inOrder.stream().map(Problem.Builder::build).toList();
  }

  private Object[] uses(int o) {
    Object[] uses = new Object[problem.size(o)];
    int count = 0;
    for (int k = 0; k < uses.length; k++) {
      int colour = problem.colourAt(o, k);
      Integer item = problem.itemAt(o, k);
      if (items.get(item)) {
        uses[count++] = colour == Problem.NO_COLOUR ? item : new Coloured(item, colour);
      }
    }
    return Arrays.copyOf(uses, count);
  }
}
