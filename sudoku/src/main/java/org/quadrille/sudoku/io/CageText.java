package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;

/** A cage as a line of text, {@code 8 = r1c1 r1c2}, with an optional comment. */
final class CageText {
  private CageText() {}

  /** Reports an error in a cage and its column. */
  static final class CageException extends Exception {
    private static final long serialVersionUID = 1L;

    final int column;

    CageException(int column, String reason) {
      super(reason);
      this.column = column;
    }
  }

  /**
   * Returns whether a line without leading white space is certainly a cage: a sum, '=' and a cell.
   */
  static boolean begins(String line) {
    int i = 0;
    while (isDigit(at(line, i))) {
      i++;
    }
    boolean sum = i > 0;
    while (Symbols.isSpace(at(line, i))) {
      i++;
    }
    sum &= at(line, i) == '=';
    do {
      i++;
    } while (Symbols.isSpace(at(line, i)));
    return sum && Character.toLowerCase(at(line, i)) == 'r' && isDigit(at(line, i + 1));
  }

  /**
   * Returns whether a line is a cage, possibly a faulty one: it has the name of a cell, or an
   * equals sign.
   */
  static boolean isCage(String line) {
    boolean sum = false;
    boolean word = false;
    for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
      char c = line.charAt(i);
      sum |= c == '=';
      word |= isDigit(c) || Character.isLetter(c);
      if (c == 'r' && isDigit(at(line, i + 1))) {
        int afterRow = i + 1;
        while (isDigit(at(line, afterRow))) {
          afterRow++;
        }
        if (at(line, afterRow) == 'c' && isDigit(at(line, afterRow + 1))) {
          return true;
        }
      }
    }
    return sum && word;
  }

  /** Reads a cage. */
  static Cage parse(String line, Geometry geometry) throws CageException {
    Cursor cursor = new Cursor(line);
    cursor.skipSpaces();
    int start = cursor.index;
    int sum = cursor.number("a sum");
    cursor.skipSpaces();
    if (cursor.peek() != '=') {
      throw cursor.expected("'=' and cells after the sum");
    }
    cursor.index++;
    List<Integer> cells = new ArrayList<>();
    for (cursor.skipSeparators(); !cursor.atEnd(); cursor.skipSeparators()) {
      int at = cursor.index;
      int cell = cursor.cell(geometry);
      if (cells.contains(cell)) {
        throw new CageException(
            at + 1,
            "expected each cell once in the cage, found " + geometry.cellName(cell) + " twice");
      }
      if (cells.size() == geometry.size()) {
        throw new CageException(
            at + 1, "expected at most " + geometry.size() + " cells in a cage, found another");
      }
      cells.add(cell);
    }
    if (cells.isEmpty()) {
      throw new CageException(start + 1, "expected cells such as r1c1, found none");
    }
    return new Cage(cells, sum);
  }

  /** Writes a cage. */
  static String write(Cage cage, Geometry geometry) {
    StringBuilder line = new StringBuilder().append(cage.sum()).append(" =");
    for (int cell : cage.cells()) {
      line.append(' ').append(geometry.cellName(cell));
    }
    return line.toString();
  }

  private static char at(String line, int index) {
    return index < line.length() ? line.charAt(index) : 0;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** A position in a line. */
  private static final class Cursor {
    final String line;
    int index;

    Cursor(String line) {
      this.line = line;
    }

    boolean atEnd() {
      return index == line.length() || line.charAt(index) == '#';
    }

    char peek() {
      return at(line, index);
    }

    void skipSpaces() {
      while (index < line.length() && Symbols.isSpace(line.charAt(index))) {
        index++;
      }
    }

    void skipSeparators() {
      while (index < line.length()
          && (Symbols.isFieldSeparator(line.charAt(index)) || line.charAt(index) == '+')) {
        index++;
      }
    }

    /** Reads a number of at most six digits. */
    int number(String what) throws CageException {
      int from = index;
      int number = 0;
      while (isDigit(peek()) && index < from + 6) {
        number = 10 * number + peek() - '0';
        index++;
      }
      if (index == from || isDigit(peek())) {
        index = from;
        throw expected(what);
      }
      return number;
    }

    int cell(Geometry geometry) throws CageException {
      int from = index;
      expect('r');
      int row = number("a row");
      expect('c');
      int column = number("a column");
      int size = geometry.size();
      if (row < 1 || column < 1 || row > size || column > size) {
        throw new CageException(
            from + 1,
            "expected a cell from r1c1 to r%sc%s, found %s"
                .formatted(size, size, line.substring(from, index)));
      }
      return geometry.cell(row - 1, column - 1);
    }

    private void expect(char letter) throws CageException {
      if (Character.toLowerCase(peek()) != letter) {
        throw expected("a cell such as r1c1");
      }
      index++;
    }

    CageException expected(String what) {
      String found = atEnd() ? "the end of the line" : Symbols.describe(line, index);
      return new CageException(index + 1, "expected " + what + ", found " + found);
    }
  }
}
