package org.quadrille.core;

/** Thrown when an option does not fit the items that have been declared. */
public final class InvalidOptionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The index of the invalid use, from 0. */
  private final int use;

  /** The reason, without the option's number. */
  private final String reason;

  InvalidOptionException(int option, int use, String reason) {
    super("option " + option + ": " + reason);
    this.use = use;
    this.reason = reason;
  }

  /**
   * Returns which of the option's uses is invalid.
   *
   * @return its index among the uses, from 0; the elements of a collection count one by one
   */
  public int use() {
    return use;
  }

  /**
   * Returns what is wrong, without the option's number.
   *
   * @return the reason, naming the item
   */
  public String reason() {
    return reason;
  }
}
