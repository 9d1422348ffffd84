package org.quadrille.benchmarks;

/**
 * How long a program took for an instance.
 *
 * @param program its name
 * @param instance the name of the instance
 * @param seconds the time for all solutions, more than 0
 * @param error half of its confidence interval in seconds; not a number if nothing is known
 */
record Timing(String program, String instance, double seconds, double error) {
  Timing {
    if (program == null || program.isBlank()) {
      throw new IllegalArgumentException("no program");
    }
    if (instance == null || instance.isBlank()) {
      throw new IllegalArgumentException("no instance");
    }
    if (!(seconds > 0) || seconds == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException("expected seconds, more than 0, found " + seconds);
    }
  }

  /** Whether the error is known and more than a tenth of the time. */
  boolean isRough() {
    return error > seconds / 10;
  }
}
