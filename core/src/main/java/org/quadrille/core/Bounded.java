package org.quadrille.core;

/**
 * A primary item with bounds, for {@link Problem.Builder#primary}: the number of options that cover
 * the item must lie between them.
 *
 * @param item the key of the item
 * @param min the least number of options that may cover it, at least 0
 * @param max the greatest number of options that may cover it, at least 1 and {@code min}
 */
public record Bounded(Object item, int min, int max) {

  /**
   * Makes an item with bounds.
   *
   * @param item the key of the item, or an {@link Item} that has this key
   * @param min the least number of options that may cover it
   * @param max the greatest number of options that may cover it
   * @throws IllegalArgumentException if the bounds are negative or contradict each other
   */
  public Bounded {
    item = Item.keyOf(item, "item");
    Item.checkBounds(item, min, max);
  }

  /**
   * Returns an item with bounds. Meant for a static import: {@code primary(bounded("tea", 1, 2))}.
   *
   * @param item the key of the item, or an {@link Item} that has this key
   * @param min the least number of options that may cover it, at least 0
   * @param max the greatest number of options that may cover it, at least 1 and {@code min}
   * @return the item with its bounds
   * @throws IllegalArgumentException if the bounds are negative or contradict each other
   */
  public static Bounded bounded(Object item, int min, int max) {
    return new Bounded(item, min, max);
  }
}
