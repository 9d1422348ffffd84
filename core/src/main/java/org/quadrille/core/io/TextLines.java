package org.quadrille.core.io;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
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

  TextLines(String source, InputStream in) throws IOException {
    this.source = source;
    this.reader = new BufferedReader(LineEnds.read(in), 1 << 16);
  }

  /**
   * Goes to the next line that is neither blank nor a comment; false at the end of the text. Two
   * different malformed names must not become one, so malformed bytes are an error outside of
   * comments.
   *
   * @param comment the character that a comment begins with
   */
  boolean nextContentLine(char comment) throws IOException {
    for (String next = reader.readLine(); next != null; next = reader.readLine()) {
      number++;
      position = 0;
      line = number == 1 && next.startsWith("\uFEFF") ? next.substring(1) : next;
      reject('\0', "binary data, expected UTF-8 text");
      if (peek() != '\0' && peek() != comment) {
        reject('\uFFFD', "malformed UTF-8");
        return true;
      }
    }
    return false;
  }

  private void reject(char c, String reason) {
    int index = line.indexOf(c);
    if (index >= 0) {
      throw error(index + 1, reason);
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

  static boolean isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }
}
