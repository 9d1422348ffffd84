package org.quadrille.core.io;

/** Formats positions in texts as compilers do, so that editors can jump to them. */
final class Place {
  private Place() {}

  /** Returns {@code source:line:column}, without the parts that are 0. */
  static String of(String source, int line, int column) {
    return source + (line > 0 ? ":" + line : "") + (column > 0 ? ":" + column : "");
  }
}
