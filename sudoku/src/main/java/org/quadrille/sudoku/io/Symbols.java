package org.quadrille.sudoku.io;

/** What single characters mean. */
final class Symbols {
  /** What a character that is no cell is worth. */
  static final int NO_CELL = -1;

  /** Those of U+2500 to U+257F that run from top to bottom and nowhere else. */
  private static final String BOX_VERTICALS = "│┃┆┇┊┋╎╏║╵╷╹╻╽╿";

  private Symbols() {}

  /** Whether a letter, {@code A} being the first, may be a digit of a puzzle above nine. */
  static boolean isLetterOf(int size, char letter) {
    return size > Shape.LARGEST_DIGIT && letterIndex(letter) >= 0 && letterIndex(letter) < size;
  }

  /** The place of a letter of either case in the alphabet, from 0, or -1. */
  static int letterIndex(int c) {
    if (c >= 'a' && c <= 'z') {
      return c - 'a';
    }
    return c >= 'A' && c <= 'Z' ? c - 'A' : -1;
  }

  /** Whether two blank marks count as one; {@code x} and {@code X} do. */
  static boolean sameMark(int a, int b) {
    return a == b || (a == 'x' && b == 'X') || (a == 'X' && b == 'x');
  }

  /**
   * A blank in a text, as opposed to the mark of a blank cell. A byte-order mark is one as well: it
   * stands within a text when files are joined.
   */
  static boolean isSpace(char c) {
    return switch (c) {
      case ' ', '\t', '\u000B', '\f', '\u00A0', '\uFEFF' -> true;
      default -> false;
    };
  }

  /** What may stand between the fields of a line. */
  static boolean isFieldSeparator(char c) {
    return isSpace(c) || c == ',' || c == ';';
  }

  /** What may stand between 81 cells and the text after them. */
  static boolean isTextSeparator(char c) {
    return isFieldSeparator(c) || c == ':' || c == '#' || c == '"';
  }

  /** A bar between the cells of a row. */
  static boolean isVertical(char c) {
    return c == '|' || c == ':' || c == '!' || BOX_VERTICALS.indexOf(c) >= 0;
  }

  static boolean isBoxDrawing(char c) {
    return c >= '\u2500' && c <= '\u257F';
  }

  /** The character at a place of a text, fit for a message. */
  static String describe(String text, int index) {
    int c = text.codePointAt(index);
    if (c == '\uFFFD') {
      return "U+FFFD (perhaps malformed UTF-8)";
    }
    if (c < 128 && isSpace((char) c)) {
      return "a blank";
    }
    boolean visible = Character.isLetterOrDigit(c) || (c > ' ' && c < 127);
    return visible ? "'" + Character.toString(c) + "'" : "U+%04X".formatted(c);
  }
}
