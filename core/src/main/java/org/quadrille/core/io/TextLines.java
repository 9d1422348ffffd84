package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads a text line by line, with a cursor over the words of the current line. Blanks are the
 * characters of C's {@code isspace}, as in Knuth's programs.
 */
final class TextLines {
  private final String source;
  private final BufferedReader reader;
  private String line = "";
  private int number;
  private int position;

  TextLines(String source, InputStream in) throws IOException {
    this.source = requireNonNull(source, "source");
    this.reader = new BufferedReader(LineEnds.read(requireNonNull(in, "in")), 1 << 16);
  }

  /**
   * Advances to the next line that is neither blank nor a comment. Malformed bytes are an error
   * outside of comments, so that two different malformed names cannot become equal.
   *
   * @param comment the character that a comment begins with
   * @return false at the end of the text
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

  /** Returns the current line without surrounding blanks. */
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

  /** Returns the next character that is not blank, without consuming it; 0 at the line end. */
  char peek() {
    while (position < line.length() && isBlank(line.charAt(position))) {
      position++;
    }
    return position < line.length() ? line.charAt(position) : '\0';
  }

  /** Consumes the next character that is not blank. */
  void skip() {
    peek();
    position++;
  }

  /** Consumes the next word, all characters up to a blank; returns null at the line end. */
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

  /** Returns the column of the cursor, from 1. */
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
