package org.quadrille.benchmarks;

/**
 * How long a program took for an instance.
 *
 * @param program its name
 * @param instance the name of the instance
 * @param seconds the time for all solutions, more than 0
 * @param error half of its confidence interval in seconds; not a number if nothing is known
 * @param cpuSeconds the CPU time of the whole process meanwhile; not a number if nothing is known
 * @param share the share of the nodes of the thread that tried most of them, up to 1; not a number
 *     if nothing is known
 */
record Timing(
    String program,
    String instance,
    double seconds,
    double error,
    double cpuSeconds,
    double share) {

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

  /** One of which no more is known. */
  Timing(String program, String instance, double seconds, double error) {
    this(program, instance, seconds, error, Double.NaN, Double.NaN);
  }

  /** Whether anything is known but the time. */
  boolean hasWork() {
    return !Double.isNaN(cpuSeconds) || !Double.isNaN(share);
  }

  /** Whether the error is known and more than a tenth of the time. */
  boolean isRough() {
    return error > seconds / 10;
  }
}
