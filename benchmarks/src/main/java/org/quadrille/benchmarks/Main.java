package org.quadrille.benchmarks;

import java.io.IOException;

/**
 * Runs JMH, and adds the rows of the benchmarks of the suite to its arguments. All options are
 * those of JMH; {@code -p program=…}, {@code -p instance=…} and {@code -p effort=small|large|huge}
 * select rows, with commas between several values.
 */
public final class Main {
  private Main() {}

  /**
   * Runs the benchmarks.
   *
   * @param args the options of JMH
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
