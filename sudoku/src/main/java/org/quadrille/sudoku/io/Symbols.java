package org.quadrille.sudoku.io;

/** The meaning of single characters. */
final class Symbols {
  /** The code of a character that is not a cell. */
  static final int NO_CELL = -1;

  /** The box-drawing characters from U+2500 to U+257F that consist of vertical lines only. */
  private static final String BOX_VERTICALS = "│┃┆┇┊┋╎╏║╵╷╹╻╽╿";

  private Symbols() {}

  /**
   * Returns whether a letter, with {@code A} as the first, can be a digit of a puzzle above size 9.
   */
  static boolean isLetterOf(int size, char letter) {
    return size > Shape.LARGEST_DIGIT && letterIndex(letter) >= 0 && letterIndex(letter) < size;
  }

  /** Returns the index of a letter of either case in the alphabet, from 0, or -1. */
  static int letterIndex(int c) {
    if (c >= 'a' && c <= 'z') {
      return c - 'a';
    }
    return c >= 'A' && c <= 'Z' ? c - 'A' : -1;
  }

  /** Returns whether two blank marks are equal; {@code x} and {@code X} are. */
  static boolean sameMark(int a, int b) {
    return a == b || (a == 'x' && b == 'X') || (a == 'X' && b == 'x');
  }

  /**
   * Returns whether a character is white space in a line. A byte-order mark is, too, since it
   * occurs within a text when files are concatenated.
   */
  static boolean isSpace(char c) {
    return switch (c) {
      case ' ', '\t', '\u000B', '\f', '\u00A0', '\uFEFF' -> true;
      default -> false;
    };
  }

  /** Returns whether a character can separate the fields of a line. */
  static boolean isFieldSeparator(char c) {
    return isSpace(c) || c == ',' || c == ';';
  }

  /** Returns whether a character can separate 81 cells from the text after them. */
  static boolean isTextSeparator(char c) {
    return isFieldSeparator(c) || c == ':' || c == '#' || c == '"';
  }

  /** Returns whether a character is a bar between the cells of a row. */
  static boolean isVertical(char c) {
    return c == '|' || c == ':' || c == '!' || BOX_VERTICALS.indexOf(c) >= 0;
  }

  static boolean isBoxDrawing(char c) {
    return c >= '\u2500' && c <= '\u257F';
  }

  /** Describes a character of a text for a message. */
  static String describe(String text, int index) {
    int c = text.codePointAt(index);
    if (c == '\uFFFD') {
      return "U+FFFD (possibly malformed UTF-8)";
    }
    if (c < 128 && isSpace((char) c)) {
      return "white space";
    }
    boolean visible = Character.isLetterOrDigit(c) || (c > ' ' && c < 127);
    return visible ? "'" + Character.toString(c) + "'" : "U+%04X".formatted(c);
  }
}
