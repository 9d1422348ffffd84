package org.quadrille.cli.cover;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.quadrille.cli.Session;

/** Writes problems to standard output. */
final class ProblemOutput {
  private ProblemOutput() {}

  /** Writes a problem. */
  @FunctionalInterface
  interface Body {
    /**
     * Writes the problem.
     *
     * @throws IllegalArgumentException if the format cannot represent it
     */
    void write(Writer out) throws IOException;
  }

  /**
   * Writes a problem, or reports why the format cannot represent it.
   *
   * @return whether the problem was written
   */
  static boolean write(Session session, Object format, Body body) {
    Writer out = new BufferedWriter(new OutputStreamWriter(session.out(), StandardCharsets.UTF_8));
    try {
      body.write(out);
      out.flush();
      return true;
    } catch (IllegalArgumentException e) {
      session.error("cannot be written as " + format + ": " + e.getMessage());
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
