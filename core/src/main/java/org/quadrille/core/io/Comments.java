package org.quadrille.core.io;

/** Makes names fit to stand in one line, such as a comment. */
final class Comments {
  private Comments() {}

  /** The text with everything that might end a line, or cannot be printed, as JSON writes it. */
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
