package org.quadrille.core;

import static java.util.Objects.requireNonNull;

/**
 * An item of a {@link Problem}: something that a solution covers.
 *
 * @param index its place in the problem, from 0: the primary items in the order of their
 *     declaration, then the secondary ones
 * @param key the caller's value that names it, unique within the problem
 * @param primary whether it must be covered exactly once; if not, it is secondary
 */
public record Item(int index, Object key, boolean primary) {

  /**
   * Makes an item.
   *
   * @param index its place in the problem, at least 0
   * @param key the caller's value that names it
   * @param primary whether it is primary
   * @throws IllegalArgumentException if the index is negative
   */
  public Item {
    requireNonNull(key, "key");
    if (index < 0) {
      throw new IllegalArgumentException("item index " + index + " is negative");
    }
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
