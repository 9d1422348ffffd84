package org.quadrille.core;

import com.google.common.base.Joiner;
import java.util.AbstractList;
import java.util.List;

/**
 * An option of a {@link Problem}: a view on the problem's arrays, made when asked for.
 *
 * <p>Two options are equal if they are the same option of the same problem; options with the same
 * items are still different options.
 *
 * @param <T> the type of the caller's payload
 */
public final class Option<T> {
  private final Problem<T> problem;
  private final int number;

  Option(Problem<T> problem, int number) {
    this.problem = problem;
    this.number = number;
  }

  /**
   * Its number in the problem.
   *
   * @return the number, from 0 in the order in which the options were given
   */
  public int number() {
    return number;
  }

  /**
   * What the caller attached to it.
   *
   * @return the payload
   */
  public T payload() {
    return problem.payload(number);
  }

  /**
   * What it costs.
   *
   * @return its cost, at least 0
   */
  public long cost() {
    return problem.cost(number);
  }

  /**
   * The uses of items, in the order in which they were given.
   *
   * @return an unmodifiable view: an {@link Item} for a plain use, a {@link Coloured} for a
   *     coloured one
   */
  public List<Object> uses() {
    return new AbstractList<>() {
      @Override
      public Object get(int k) {
        Item item = problem.item(problem.itemAt(number, k));
        int colour = problem.colourAt(number, k);
        return colour == Problem.NO_COLOUR
            ? item
            : new Coloured(item.key(), problem.colourKey(colour));
      }

      @Override
      public int size() {
        return problem.size(number);
      }
    };
  }

  /**
   * The items, in the order in which they were given, without their colours.
   *
   * @return an unmodifiable view
   */
  public List<Item> items() {
    return new AbstractList<>() {
      @Override
      public Item get(int k) {
        return problem.item(problem.itemAt(number, k));
      }

      @Override
      public int size() {
        return problem.size(number);
      }
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Option<?> that && problem == that.problem && number == that.number;
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(problem) + number;
  }

  /** The uses of its items, separated by blanks, as in Knuth's text form. */
  @Override
  public String toString() {
    return Joiner.on(' ').join(uses());
  }
}
