package org.quadrille.sudoku.io;

/**
 * One line of a text without the white space at its ends. Indices count from the first character
 * that is not white space.
 */
final class TrimmedLine {
  private final int number;
  private final String line;
  private final int from;
  private final int to;

  TrimmedLine(int number, String line) {
    this.number = number;
    this.line = line;
    int start = 0;
    int end = line.length();
    while (start < end && Symbols.isSpace(line.charAt(start))) {
      start++;
    }
    while (end > start && Symbols.isSpace(line.charAt(end - 1))) {
      end--;
    }
    this.from = start;
    this.to = end;
  }

  /** Returns the number of the line, from 1. */
  int number() {
    return number;
  }

  int length() {
    return to - from;
  }

  char charAt(int index) {
    return line.charAt(from + index);
  }

  /** Returns whether there is a character at the index and it stands for a cell. */
  boolean isCell(Shape shape, int index) {
    return index < length() && shape.isCell(charAt(index));
  }

  boolean isSpace(int index) {
    return index < length() && Symbols.isSpace(charAt(index));
  }

  /**
   * Returns the index of the first character from here on that is not white space, or the length.
   */
  int skipSpaces(int index) {
    int i = index;
    while (isSpace(i)) {
      i++;
    }
    return i;
  }

  /** Returns the column of a character in the whole line, from 1. */
  int column(int index) {
    return from + index + 1;
  }

  /** Returns the number of white space characters removed at the start. */
  int indent() {
    return from;
  }

  String substring(int start, int end) {
    return line.substring(from + start, from + end);
  }

  String describe(int index) {
    return Symbols.describe(line, from + index);
  }

  @Override
  public String toString() {
    return line.substring(from, to);
  }
}
