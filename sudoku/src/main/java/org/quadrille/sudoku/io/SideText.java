package org.quadrille.sudoku.io;

/** Functions for the text beside a puzzle. */
final class SideText {
  private SideText() {}

  /** Joins two parts with a space if neither is empty. */
  static String join(String first, String second) {
    return first.isEmpty() || second.isEmpty() ? first + second : first + " " + second;
  }

  /** Returns the text before the puzzle in its line, without the separator between them. */
  static String before(String text) {
    int end = skipBack(text, text.length());
    if (end > 0 && text.charAt(end - 1) == '"') {
      end = skipBack(text, end - 1);
    }
    if (end > 0 && (text.charAt(end - 1) == ',' || text.charAt(end - 1) == ';')) {
      end--;
    }
    return strip(text.substring(0, end));
  }

  /** Returns the text after the puzzle in its line, without the separator between them. */
  static String after(String text) {
    int start = skip(text, 0);
    if (start < text.length() && text.charAt(start) == '"') {
      start = skip(text, start + 1);
    }
    if (start < text.length() && ",;:#".indexOf(text.charAt(start)) >= 0) {
      start++;
    }
    return strip(text.substring(start));
  }

  /** Returns the text without white space at its ends, including no-break spaces. */
  static String strip(String text) {
    int end = skipBack(text, text.length());
    return text.substring(Math.min(skip(text, 0), end), end);
  }

  private static int skip(String text, int index) {
    int i = index;
    while (i < text.length() && Symbols.isSpace(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static int skipBack(String text, int index) {
    int i = index;
    while (i > 0 && Symbols.isSpace(text.charAt(i - 1))) {
      i--;
    }
    return i;
  }
}
