package org.quadrille.dlx;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;

/**
 * A part of a problem that shares no item with the others, as {@link Components} gives them.
 *
 * @param problem the part by itself
 * @param prefix what is required and forbidden there
 */
record Part(Problem<Integer> problem, Prefix prefix) {

  /**
   * Confines parts to what is required and forbidden in the whole.
   *
   * @param required numbers of options of the whole; those that are in no part are passed over
   */
  static List<Part> of(List<Problem<Integer>> problems, BitSet required, BitSet forbidden) {
    return problems.stream()
        .map(p -> new Part(p, new Prefix(occurring(p, required), occurring(p, forbidden))))
        .toList();
  }

  /** The options of a part whose numbers in the whole are in a set. */
  private static List<Integer> occurring(Problem<Integer> part, BitSet wanted) {
    return IntStream.range(0, wanted.isEmpty() ? 0 : part.optionCount())
        .filter(o -> wanted.get(part.payload(o)))
        .boxed()
        .toList();
  }

  /** The items, by their places in the whole. */
  BitSet items() {
    BitSet items = new BitSet();
    problem.items().forEach(item -> items.set((Integer) item.key()));
    return items;
  }
}
