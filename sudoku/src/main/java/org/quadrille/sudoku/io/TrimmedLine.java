package org.quadrille.sudoku.io;

/**
 * One line of a text without the blanks at its ends. Indices count from the first character that is
 * no blank.
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
    while (start < end && Symbols.isBlank(line.charAt(start))) {
      start++;
    }
    while (end > start && Symbols.isBlank(line.charAt(end - 1))) {
      end--;
    }
    this.from = start;
    this.to = end;
  }

  /** The number of the line, from 1. */
  int number() {
    return number;
  }

  int length() {
    return to - from;
  }

  char charAt(int index) {
    return line.charAt(from + index);
  }

  /** Whether there is such a character and it stands for a cell. */
  boolean isCell(Shape shape, int index) {
    return index < length() && shape.isCell(charAt(index));
  }

  boolean isBlank(int index) {
    return index < length() && Symbols.isBlank(charAt(index));
  }

  /** The index of the first character from here on that is no blank, or the length. */
  int skipBlanks(int index) {
    int i = index;
    while (isBlank(i)) {
      i++;
    }
    return i;
  }

  /** The column of a character in the whole line, from 1. */
  int column(int index) {
    return from + index + 1;
  }

  /** How many blanks were cut off at the start. */
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
