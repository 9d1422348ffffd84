package org.quadrille.core;

import static java.util.Objects.requireNonNull;

/**
 * A use of a secondary item with a colour, for {@link Problem.Builder#option}. Where item and
 * colour are strings, {@code "X:red"} says the same.
 *
 * @param item the key of the item
 * @param colour the colour, any value with {@code equals} and {@code hashCode}
 */
public record Coloured(Object item, Object colour) {

  /**
   * Makes a coloured use.
   *
   * @param item the key of the item
   * @param colour the colour
   */
  public Coloured {
    requireNonNull(item, "item");
    requireNonNull(colour, "colour");
  }

  /** The form {@code item:colour}. */
  @Override
  public String toString() {
    return item + ":" + colour;
  }
}
