package org.quadrille.cli;

/** The exit codes. If several apply, the first in this order is used. */
public enum ExitCode {
  /** An internal error. */
  FAULT(70),
  /** Interrupted; the results found so far have been printed. */
  INTERRUPTED(130),
  /** No record could be read. */
  UNREADABLE(3),
  /** A limit was reached before the answer was known. */
  OPEN(4),
  /** The answer is no, or a line of a batch was invalid. */
  NO(1),
  /** The answer is yes. */
  YES(0);

  /** The exit code of picocli for invalid arguments. */
  public static final int USAGE = 2;

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  /** Returns the exit status of the process. */
  public int number() {
    return number;
  }

  /** Returns whichever of the two codes comes first in the order of this enum. */
  public ExitCode and(ExitCode other) {
    return compareTo(other) <= 0 ? this : other;
  }
}
