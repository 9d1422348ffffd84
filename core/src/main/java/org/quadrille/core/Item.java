package org.quadrille.core;

import static java.util.Objects.requireNonNull;

/**
 * An item of a {@link Problem}: something that a solution covers.
 *
 * @param index its index in the problem, from 0: primary items in the order of their declaration,
 *     then secondary items
 * @param key the caller's value that names it, unique within the problem
 * @param primary whether it is primary, so that the number of options that cover it must lie within
 *     its bounds; otherwise it is secondary
 * @param min the least number of options that may cover it; 0 for a secondary item
 * @param max the greatest number of options that may cover it; for a secondary item 1, or any
 *     number of options that agree on its colour
 */
public record Item(int index, Object key, boolean primary, int min, int max) {

  /**
   * Makes an item.
   *
   * @param index its index in the problem, at least 0
   * @param key the caller's value that names it
   * @param primary whether it is primary
   * @param min the least number of options that may cover it
   * @param max the greatest number of options that may cover it, at least 1
   * @throws IllegalArgumentException if the index is negative or the bounds contradict each other
   */
  public Item {
    requireNonNull(key, "key");
    if (index < 0) {
      throw new IllegalArgumentException("item index " + index + " is negative");
    }
    checkBounds(key, min, max);
  }

  /**
   * Makes an item without bounds of its own: a primary item is covered exactly once.
   *
   * @param index its index in the problem, at least 0
   * @param key the caller's value that names it
   * @param primary whether it is primary
   * @throws IllegalArgumentException if the index is negative
   */
  public Item(int index, Object key, boolean primary) {
    this(index, key, primary, primary ? 1 : 0, 1);
  }

  /**
   * Returns the key as text.
   *
   * @return {@code key().toString()}
   */
  public String name() {
    return key.toString();
  }

  /** Returns the name of the item. */
  @Override
  public String toString() {
    return name();
  }

  static void checkBounds(Object key, int min, int max) {
    if (min < 0 || max < 1 || min > max) {
      throw new IllegalArgumentException(
          "expected bounds with 0 <= min <= max and max >= 1, found %d and %d for item %s"
              .formatted(min, max, key));
    }
  }

  /** Returns the key of an item that is given by its key or as an {@code Item}. */
  static Object keyOf(Object item, String name) {
    return requireNonNull(item, name) instanceof Item declared ? declared.key : item;
  }
}
