package org.quadrille.benchmarks;

import java.math.BigInteger;

/**
 * A row of a benchmark: a program and the instance whose solutions it finds.
 *
 * @param program the program
 * @param instance the instance
 */
record Row(Program program, Instance instance) {
  /**
   * Parses the form {@code program/instance}.
   *
   * @throws IllegalArgumentException if the text has another form or a name is unknown
   */
  static Row parse(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException("expected program/instance, found " + text);
    }
    return new Row(Program.get(text.substring(0, slash)), Suite.get(text.substring(slash + 1)));
  }

  /**
   * Checks a number of solutions that the program has found.
   *
   * @throws IllegalStateException if the instance has another number of solutions
   */
  void check(BigInteger solutions) {
    if (!solutions.equals(instance.count())) {
      throw new IllegalStateException(
          "%s: %d solutions, not %d".formatted(this, solutions, instance.count()));
    }
  }

  @Override
  public String toString() {
    return program.name() + "/" + instance.name();
  }
}
