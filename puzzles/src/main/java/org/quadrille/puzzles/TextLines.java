package org.quadrille.puzzles;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.quadrille.core.io.ProblemFormatException;

/**
 * Reads the lines of a text, without comments: lines that are blank or begin with {@code |}. Lines
 * end with LF, CR LF or CR; a byte-order mark is dropped.
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

  /** Advances to the next line; returns false at the end of the text. */
  boolean next() throws IOException {
    for (String next = reader.readLine(); next != null; next = reader.readLine()) {
      number++;
      text = number == 1 && next.startsWith("\uFEFF") ? next.substring(1) : next;
      reject('\0', "expected UTF-8 text, found binary data");
      text = withoutTrailingBlanks(text);
      int start = firstNonBlank(text);
      if (start < text.length() && text.charAt(start) != '|') {
        reject('\uFFFD', "expected UTF-8 text, found malformed UTF-8");
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

  /** Returns the line without trailing blanks. */
  String text() {
    return text;
  }

  /** Returns the number of the line, from 1. */
  int number() {
    return number;
  }

  /** Returns an error in this line at a column, from 1; 0 means the whole line. */
  ProblemFormatException error(int column, String reason) {
    return error(number, column, reason);
  }

  /** Returns an error in another line. */
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
