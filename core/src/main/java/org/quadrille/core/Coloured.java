package org.quadrille.core;

import static java.util.Objects.requireNonNull;

/**
 * A use of a secondary item with a colour, for {@link Problem.Builder#option(Object, Object...)}.
 * If item and colour are strings, the string {@code "X:red"} means the same.
 *
 * @param item the key of the item
 * @param colour the colour, any value with {@code equals} and {@code hashCode}
 */
public record Coloured(Object item, Object colour) {

  /**
   * Makes a coloured use.
   *
   * @param item the key of the item, or an {@link Item} that has this key
   * @param colour the colour
   */
  public Coloured {
    item = Item.keyOf(item, "item");
    requireNonNull(colour, "colour");
  }

  /** Returns {@code item:colour}. */
  @Override
  public String toString() {
    return item + ":" + colour;
  }
}
