package org.quadrille.core;

/**
 * The cost of an option, for {@link Problem.Builder#option(Object, Cost, Object...)}.
 *
 * @param value the cost, at least 0
 */
public record Cost(long value) {

  /** The cost 0. */
  public static final Cost FREE = new Cost(0);

  /**
   * Makes a cost.
   *
   * @param value the cost
   * @throws IllegalArgumentException if it is negative
   */
  public Cost {
    if (value < 0) {
      throw new IllegalArgumentException("the cost " + value + " is negative");
    }
  }

  /**
   * Returns a cost. Meant for a static import: {@code option("first", cost(3), "A", "B")}.
   *
   * @param value the cost, at least 0
   * @return the cost
   * @throws IllegalArgumentException if it is negative
   */
  public static Cost cost(long value) {
    return new Cost(value);
  }
}
