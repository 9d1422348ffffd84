package org.quadrille.cli;

/** The exit codes; of several the first in this order wins. */
public enum ExitCode {
  /** A fault of ours. */
  FAULT(70),
  /** Interrupted; what was found so far has been printed. */
  INTERRUPTED(130),
  /** No record could be read. */
  UNREADABLE(3),
  /** A limit was reached and the question is still open. */
  OPEN(4),
  /** The answer is no, or some line of a batch was bad. */
  NO(1),
  /** The answer is yes. */
  YES(0);

  /** What picocli exits with when the words of a command are wrong. */
  public static final int USAGE = 2;

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  /** The number that the process exits with. */
  public int number() {
    return number;
  }

  /** The one of two that wins. */
  public ExitCode and(ExitCode other) {
    return compareTo(other) <= 0 ? this : other;
  }
}
