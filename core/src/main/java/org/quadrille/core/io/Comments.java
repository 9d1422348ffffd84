package org.quadrille.core.io;

/** Escapes names so that they fit in one line, such as a comment. */
final class Comments {
  private Comments() {}

  /** Returns the text with control characters and line ends escaped as in JSON. */
  static String line(String text) {
    StringBuilder line = null;
    for (int k = 0; k < text.length(); k++) {
      char c = text.charAt(k);
      boolean control = Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
      if (control && line == null) {
        line = new StringBuilder(text.length() + 8).append(text, 0, k);
      }
      if (line != null) {
        line.append(control ? String.format("\\u%04x", (int) c) : String.valueOf(c));
      }
    }
    return line == null ? text : line.toString();
  }
}
