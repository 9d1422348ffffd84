package org.quadrille.benchmarks;

import java.io.IOException;

/**
 * JMH, with rows for the benchmarks of the suite. All options are JMH's; {@code -p program=…},
 * {@code -p instance=…} and {@code -p effort=small|large|huge}, with commas between several, choose
 * rows.
 */
public final class Main {
  private Main() {}

  /**
   * Runs the benchmarks.
   *
   * @param args JMH's options
   * @throws IOException if the results cannot be written
   */
  public static void main(String[] args) throws IOException {
    String[] complete = {};
    try {
      complete = Arguments.complete(args);
    } catch (IllegalArgumentException wrong) {
      System.err.println(wrong.getMessage());
      System.exit(2);
    }
    org.openjdk.jmh.Main.main(complete);
  }
}
