package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;

/**
 * A part of a problem that shares no item with the other parts, as {@link Components} returns them.
 *
 * @param restriction the part as a problem of its own
 * @param prefix what is required and forbidden there
 */
record Part(Restriction<?> restriction, Prefix prefix) {

  /**
   * Restricts what is required and forbidden in the whole problem to its parts.
   *
   * @param required numbers of options of the whole; those that are in no part are ignored
   */
  static List<Part> of(List<? extends Restriction<?>> parts, BitSet required, BitSet forbidden) {
    List<Part> all = new ArrayList<>(parts.size());
    for (Restriction<?> part : parts) {
      all.add(new Part(part, new Prefix(occurring(part, required), occurring(part, forbidden))));
    }
    return all;
  }

  /** Returns the options of a part whose numbers in the whole are in a set. */
  private static List<Integer> occurring(Restriction<?> part, BitSet wanted) {
    return IntStream.range(0, wanted.isEmpty() ? 0 : part.problem().optionCount())
        .filter(o -> wanted.get(part.originalOption(o)))
        .boxed()
        .toList();
  }

  Problem<?> problem() {
    return restriction.problem();
  }

  /** Returns the items, by their indices in the whole. */
  BitSet items() {
    BitSet items = new BitSet();
    for (int i = 0; i < problem().itemCount(); i++) {
      items.set(restriction.originalItem(i));
    }
    return items;
  }
}
