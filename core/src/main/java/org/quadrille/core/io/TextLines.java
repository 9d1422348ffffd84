package org.quadrille.core.io;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text, and a cursor over the words of the current one. Blanks are what C's {@code
 * isspace} takes for them, as in Knuth's programs.
 */
final class TextLines {
  private final String source;
  private final BufferedReader reader;
  private String line = "";
  private int number;
  private int position;

  TextLines(String source, InputStream in) {
    this.source = source;
    this.reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
  }

  /** Goes to the next line; false at the end of the text. */
  boolean nextLine() throws IOException {
    String next = reader.readLine();
    if (next == null) {
      return false;
    }
    number++;
    position = 0;
    line = number == 1 && next.startsWith("\uFEFF") ? next.substring(1) : next;
    rejectBinary();
    return true;
  }

  /** Two different malformed names must not become one, so malformed bytes are an error. */
  private void rejectBinary() {
    int nul = line.indexOf('\0');
    if (nul >= 0) {
      throw new ProblemFormatException(source, number, nul + 1, "binary data, expected UTF-8 text");
    }
    int malformed = line.indexOf('\uFFFD');
    if (malformed >= 0) {
      throw new ProblemFormatException(source, number, malformed + 1, "malformed UTF-8");
    }
  }

  int lineNumber() {
    return number;
  }

  /** The current line without the blanks around it. */
  String text() {
    int end = line.length();
    while (end > 0 && isBlank(line.charAt(end - 1))) {
      end--;
    }
    int start = 0;
    while (start < end && isBlank(line.charAt(start))) {
      start++;
    }
    return line.substring(start, end);
  }

  /** The next character of the line that is not blank, without taking it; 0 at the end. */
  char peek() {
    while (position < line.length() && isBlank(line.charAt(position))) {
      position++;
    }
    return position < line.length() ? line.charAt(position) : '\0';
  }

  /** Takes the next character that is not blank. */
  void skip() {
    peek();
    position++;
  }

  /** Takes the next word, all characters up to a blank; null at the end of the line. */
  @Nullable String word() {
    if (peek() == '\0') {
      return null;
    }
    int start = position;
    while (position < line.length() && !isBlank(line.charAt(position))) {
      position++;
    }
    return line.substring(start, position);
  }

  /** The column, from 1, that the cursor stands at. */
  int column() {
    return position + 1;
  }

  ProblemFormatException error(int column, String reason) {
    return new ProblemFormatException(source, number, column, reason);
  }

  FormatWarning warning(String reason) {
    return new FormatWarning(source, number, reason);
  }

  static boolean isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }
}
