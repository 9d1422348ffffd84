package org.quadrille.core;

/** Says that an option does not fit the items that have been declared. */
public final class InvalidOptionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The use at fault, from 0. */
  private final int use;

  /** What is wrong. */
  private final String reason;

  InvalidOptionException(int option, int use, String reason) {
    super("option " + option + ": " + reason);
    this.use = use;
    this.reason = reason;
  }

  /**
   * Which of the option's uses is at fault.
   *
   * @return its place among the arguments, from 0
   */
  public int use() {
    return use;
  }

  /**
   * What is wrong, without the option's number.
   *
   * @return the reason, naming the item
   */
  public String reason() {
    return reason;
  }
}
