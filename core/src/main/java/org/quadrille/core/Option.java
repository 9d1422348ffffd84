package org.quadrille.core;

import com.google.common.base.Joiner;
import java.util.AbstractList;
import java.util.List;
import org.quadrille.core.internal.Messages;

/**
 * An option of a {@link Problem}: a view on the problem's arrays, made on demand.
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
   * Returns its number in the problem.
   *
   * @return the number, from 0 in the order in which the options were added
   */
  public int number() {
    return number;
  }

  /**
   * Returns what the caller attached to it.
   *
   * @return the payload
   */
  public T payload() {
    return problem.payload(number);
  }

  /**
   * Returns its cost.
   *
   * @return the cost, at least 0
   */
  public long cost() {
    return problem.cost(number);
  }

  /**
   * Returns the uses of items, in the order in which they were given. They can be passed to {@link
   * Problem.Builder#option(Object, Object...)} as they are.
   *
   * @return an unmodifiable view: an {@link Item} for an uncoloured use, a {@link Coloured} for a
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
   * Returns the items without their colours, in the order in which they were given.
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

  /**
   * Returns the uses and the cost as in Knuth's text form, and the payload in parentheses, such as
   * {@code A X:red |4 (first)}. A payload that is blank or repeats the uses is left out, and a long
   * text is shortened.
   */
  @Override
  public String toString() {
    String items = uses().isEmpty() ? "no items" : Joiner.on(' ').join(uses());
    String uses = items + (cost() == 0 ? "" : " |" + cost());
    String payload = payload().toString();
    boolean repeats = payload.isBlank() || payload.equals(uses);
    return Messages.shorten(uses) + (repeats ? "" : " (" + Messages.shorten(payload) + ")");
  }
}
