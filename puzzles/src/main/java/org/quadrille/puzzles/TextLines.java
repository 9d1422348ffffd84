package org.quadrille.puzzles;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.quadrille.core.io.ProblemFormatException;

/**
 * The lines of a text that say something: those that are blank or begin with {@code |} are passed
 * over. Lines end with LF, CR LF or CR; a byte-order mark is dropped.
 */
final class TextLines {
  private final String source;
  private final BufferedReader reader;
  private String text = "";
  private int number;

  TextLines(String source, InputStream in) {
    this.source = source;
    this.reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Goes to the next line; false at the end of the text. */
  boolean next() throws IOException {
    for (String next = reader.readLine(); next != null; next = reader.readLine()) {
      number++;
      text = number == 1 && next.startsWith("\uFEFF") ? next.substring(1) : next;
      reject('\0', "binary data, expected UTF-8 text");
      text = withoutTrailingBlanks(text);
      int start = firstNonBlank(text);
      if (start < text.length() && text.charAt(start) != '|') {
        reject('\uFFFD', "malformed UTF-8");
        return true;
      }
    }
    return false;
  }

  private void reject(char c, String reason) {
    int index = text.indexOf(c);
    if (index >= 0) {
      throw error(index + 1, reason);
    }
  }

  /** The line without the blanks at its end. */
  String text() {
    return text;
  }

  /** The number of the line, from 1. */
  int number() {
    return number;
  }

  /** Says what is wrong with the line at a column, from 1; 0 is the line as a whole. */
  ProblemFormatException error(int column, String reason) {
    return error(number, column, reason);
  }

  /** Says what is wrong with another line. */
  ProblemFormatException error(int line, int column, String reason) {
    return new ProblemFormatException(source, line, column, reason);
  }

  private static String withoutTrailingBlanks(String text) {
    int end = text.length();
    while (end > 0 && isBlank(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end);
  }

  static int firstNonBlank(String text) {
    int start = 0;
    while (start < text.length() && isBlank(text.charAt(start))) {
      start++;
    }
    return start;
  }

  static boolean isBlank(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }
}
