package org.quadrille.dlx.count;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;

/**
 * Splits a problem, or some items and options of it, into independent components: two items belong
 * to the same component if an option uses both. The solutions of the whole are the combinations of
 * solutions of its parts.
 */
public final class Components<T> {
  private static final int NONE = -1;

  private final Problem<T> problem;
  private final BitSet items; // all other items are erased
  private final BitSet options; // all other options are dropped
  private final int[] parent; // item -> another item of its part, or itself: a union-find forest

  private Components(Problem<T> problem) {
    this(problem, all(problem.itemCount()), usable(problem));
  }

  private Components(Problem<T> problem, BitSet items, BitSet options) {
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

  /** Returns the first item of an option that is not erased. */
  private int firstItem(int o) {
    int k = 0;
    while (!items.get(problem.itemAt(o, k))) {
      k++;
    }
    return problem.itemAt(o, k);
  }

  /** Returns the item that represents its part, and halves the paths on the way. */
  private int root(int i) {
    int x = i;
    while (parent[x] != x) {
      parent[x] = parent[parent[x]];
      x = parent[x];
    }
    return x;
  }

  /**
   * Returns the parts of a problem, in the order of their first primary items. Options that are not
   * usable, and secondary items that no usable option uses, belong to no part.
   *
   * @return the parts; their items and options are in the order of the problem. Almost linear time
   *     in the size of the problem, however many parts there are
   */
  public static <T> List<Restriction<T>> of(Problem<T> problem) {
    return new Components<>(problem).parts();
  }

  /**
   * Returns the parts of some items of a problem, with all other items erased.
   *
   * @param options the options to keep; each uses a primary one of the items
   */
  public static <T> List<Restriction<T>> of(Problem<T> problem, BitSet items, BitSet options) {
    return new Components<>(problem, items, options).parts();
  }

  /** Returns the number of parts. */
  public static int count(Problem<?> problem) {
    Components<?> components = new Components<>(problem);
    BitSet roots = new BitSet();
    for (int i = 0; i < problem.primaryCount(); i++) {
      roots.set(components.root(i));
    }
    return roots.cardinality();
  }

  /** Returns whether there is at most one part, so that splitting would only copy the problem. */
  static boolean isConnected(Problem<?> problem) {
    return count(problem) <= 1;
  }

  private List<Restriction<T>> parts() {
    int[] partOfRoot = new int[problem.itemCount()];
    Arrays.fill(partOfRoot, NONE);
    int count = 0;
    for (int i = items.nextSetBit(0);
        i >= 0 && i < problem.primaryCount();
        i = items.nextSetBit(i + 1)) {
      if (partOfRoot[root(i)] == NONE) {
        partOfRoot[root(i)] = count++;
      }
    }
    int[][] itemsOf = grouped(items, i -> partOfRoot[root(i)], count);
    int[][] optionsOf = grouped(options, o -> partOfRoot[root(firstItem(o))], count);
    return IntStream.range(0, count)
        .mapToObj(part -> problem.restrictedTo(itemsOf[part], optionsOf[part]))
        .toList();
  }

  /**
   * Sorts numbers by group, each group ascending. Numbers of the group {@link #NONE} are left out.
   */
  private static int[][] grouped(BitSet numbers, IntUnaryOperator groupOf, int groups) {
    int[] sizes = new int[groups];
    numbers.stream().map(groupOf).filter(group -> group != NONE).forEach(group -> sizes[group]++);
    int[][] grouped = new int[groups][];
    Arrays.setAll(grouped, group -> new int[sizes[group]]);
    Arrays.fill(sizes, 0);
    numbers.stream()
        .forEach(
            n -> {
              int group = groupOf.applyAsInt(n);
              if (group != NONE) {
                grouped[group][sizes[group]++] = n;
              }
            });
    return grouped;
  }
}
