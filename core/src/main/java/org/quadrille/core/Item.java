package org.quadrille.core;

import static java.util.Objects.requireNonNull;

/**
 * An item of a {@link Problem}: something that a solution covers.
 *
 * @param index its place in the problem, from 0: the primary items in the order of their
 *     declaration, then the secondary ones
 * @param key the caller's value that names it, unique within the problem
 * @param primary whether the number of options that cover it has to lie within its bounds; if not,
 *     it is secondary
 * @param min the least number of options that may cover it; 0 for a secondary item
 * @param max the greatest number of options that may cover it; for a secondary item 1, or any
 *     number of options that agree on its colour
 */
public record Item(int index, Object key, boolean primary, int min, int max) {

  /**
   * Makes an item.
   *
   * @param index its place in the problem, at least 0
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
    if (min < 0 || max < 1 || min > max) {
      throw new IllegalArgumentException("bounds " + min + ".." + max + " of item " + key);
    }
  }

  /**
   * Makes an item with the usual bounds: a primary item is covered exactly once.
   *
   * @param index its place in the problem, at least 0
   * @param key the caller's value that names it
   * @param primary whether it is primary
   * @throws IllegalArgumentException if the index is negative
   */
  public Item(int index, Object key, boolean primary) {
    this(index, key, primary, primary ? 1 : 0, 1);
  }

  /**
   * The key as text.
   *
   * @return {@code key().toString()}
   */
  public String name() {
    return key.toString();
  }

  /** The name of the item. */
  @Override
  public String toString() {
    return name();
  }
}
