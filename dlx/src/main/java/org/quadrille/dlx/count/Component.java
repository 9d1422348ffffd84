package org.quadrille.dlx.count;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.Subtree;

/**
 * A component of a problem, which shares no item with the others.
 *
 * @param restriction the component as a problem of its own
 * @param tree its assumptions
 */
public record Component(Restriction<?> restriction, Subtree tree) {

  /**
   * Returns components with those of the required and forbidden options that they contain.
   *
   * @param required options of the whole; those in no component are ignored
   */
  public static List<Component> of(
      List<? extends Restriction<?>> restrictions, BitSet required, BitSet forbidden) {
    List<Component> components = new ArrayList<>(restrictions.size());
    for (Restriction<?> part : restrictions) {
      Subtree tree = Subtree.of(occurring(part, required), occurring(part, forbidden));
      components.add(new Component(part, tree));
    }
    return components;
  }

  /** Returns the options of a component whose numbers in the whole are in a set. */
  private static OptionList occurring(Restriction<?> part, BitSet options) {
    return OptionList.of(
        IntStream.range(0, options.isEmpty() ? 0 : part.problem().optionCount())
            .filter(o -> options.get(part.originalOption(o)))
            .toArray());
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
