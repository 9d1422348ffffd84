package org.quadrille.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The files in the jar. */
final class Resources {
  private Resources() {}

  /**
   * Returns the content of a file.
   *
   * @param path its absolute path in the jar
   * @throws IllegalStateException if the jar does not contain it
   */
  static byte[] read(String path) {
    try (InputStream in = Resources.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException(path + " is not in the jar");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
