package org.quadrille.cli.cover;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.quadrille.cli.Session;

/** Prints problems in one form or another. */
final class ProblemOutput {
  private ProblemOutput() {}

  /** Writes a problem. */
  @FunctionalInterface
  interface Body {
    /**
     * Writes it.
     *
     * @throws IllegalArgumentException if the form cannot say it
     */
    void write(Writer out) throws IOException;
  }

  /**
   * Writes a problem to standard output, or tells why its form cannot say it.
   *
   * @return whether it was written
   */
  static boolean write(Session session, Object form, Body body) {
    Writer out = new BufferedWriter(new OutputStreamWriter(session.out(), StandardCharsets.UTF_8));
    try {
      body.write(out);
      out.flush();
      return true;
    } catch (IllegalArgumentException e) {
      session.error("cannot be written as " + form + ": " + e.getMessage());
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
