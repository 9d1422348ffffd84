package org.quadrille.benchmarks;

/**
 * A row of a benchmark: a program at work on an instance.
 *
 * @param program who counts
 * @param instance what is counted
 */
record Row(Program program, Instance instance) {
  /**
   * Reads the form {@code program/instance}.
   *
   * @throws IllegalArgumentException if it is not, or one of them does not exist
   */
  static Row parse(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException("expected program/instance, found " + text);
    }
    return new Row(Program.get(text.substring(0, slash)), Suite.get(text.substring(slash + 1)));
  }

  @Override
  public String toString() {
    return program.name() + "/" + instance.name();
  }
}
