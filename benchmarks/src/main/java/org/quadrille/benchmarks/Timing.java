package org.quadrille.benchmarks;

/**
 * The time that a program took for an instance.
 *
 * @param program the name of the program
 * @param instance the name of the instance
 * @param seconds the time for all solutions, greater than 0
 * @param error half of the confidence interval of {@code seconds}, in seconds; NaN if unknown
 * @param cpuSeconds the CPU time of the whole process in this time; NaN if unknown
 * @param share the largest share of the nodes that one thread searched, at most 1; NaN if unknown
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

  /** Creates a timing without CPU time and share. */
  Timing(String program, String instance, double seconds, double error) {
    this(program, instance, seconds, error, Double.NaN, Double.NaN);
  }

  /** Returns whether the CPU time or the share is known. */
  boolean hasWork() {
    return !Double.isNaN(cpuSeconds) || !Double.isNaN(share);
  }

  /** Returns whether the error is known and more than a tenth of the time. */
  boolean isRough() {
    return error > seconds / 10;
  }
}
