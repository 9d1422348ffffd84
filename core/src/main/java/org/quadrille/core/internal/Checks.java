package org.quadrille.core.internal;

/** Checks of arguments, with messages that name what is counted and how many there are. */
public final class Checks {
  private Checks() {}

  /**
   * Checks a number that counts from 0.
   *
   * @param number the number to check
   * @param count how many there are
   * @param what what is numbered, in the singular, such as "option"
   * @param owner what has them, such as "the problem"
   * @return the number
   * @throws IndexOutOfBoundsException if it is not in {@code 0 .. count - 1}
   */
  public static int index(int number, int count, String what, String owner) {
    if (number < 0 || number >= count) {
      throw outOfRange(number, count, 0, what, owner);
    }
    return number;
  }

  /**
   * Makes the exception for a number that is out of range.
   *
   * @param number the number
   * @param count how many there are
   * @param first the first valid number
   * @param what what is numbered, in the singular, such as "option"
   * @param owner what has them, such as "the problem"
   * @return the exception, to be thrown
   */
  public static IndexOutOfBoundsException outOfRange(
      int number, int count, int first, String what, String owner) {
    String range =
        count == 0
            ? "no " + what + "s"
            : count + " " + what + (count == 1 ? "" : "s") + ", numbered from " + first;
    return new IndexOutOfBoundsException(what + " " + number + "; " + owner + " has " + range);
  }
}
