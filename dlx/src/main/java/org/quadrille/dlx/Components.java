package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.quadrille.core.Coloured;
import org.quadrille.core.Cost;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;

/**
 * Takes a problem apart into those that have nothing to do with each other: two items belong
 * together if an option uses both. The solutions of the whole are the combinations of solutions of
 * its parts.
 */
final class Components {
  private final Problem<?> problem;
  private final int[] parent; // item -> another of its component, or itself: a union-find forest

  private Components(Problem<?> problem) {
    this.problem = problem;
    parent = new int[problem.itemCount()];
    for (int i = 0; i < parent.length; i++) {
      parent[i] = i;
    }
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = problem.isUsable(o) ? problem.size(o) - 1 : 0; k > 0; k--) {
        parent[root(problem.itemAt(o, k))] = root(problem.itemAt(o, 0));
      }
    }
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
   * @return the parts, the payload of each option being its number in the whole; the problem itself
   *     is not among them. Almost linear in the size of the problem
   */
  static List<Problem<Integer>> of(Problem<?> problem) {
    return new Components(problem).parts();
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
    for (Item item : problem.items()) {
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
    for (int o = 0; o < problem.optionCount(); o++) {
      if (problem.isUsable(o)) {
        Option<?> option = problem.option(o);
        Problem.Builder<Integer> builder = builders.get(root(problem.itemAt(o, 0)));
        if (builder != null) {
          builder.option(o, new Cost(option.cost()), uses(o));
        }
      }
    }
    return inOrder.stream().map(Problem.Builder::build).toList();
  }

  private Object[] uses(int o) {
    Object[] uses = new Object[problem.size(o)];
    for (int k = 0; k < uses.length; k++) {
      int colour = problem.colourAt(o, k);
      Integer item = problem.itemAt(o, k);
      uses[k] = colour == Problem.NO_COLOUR ? item : new Coloured(item, colour);
    }
    return uses;
  }
}
