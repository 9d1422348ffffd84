package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The digits in the cells of a sudoku of any size: a puzzle, a solution, or anything between. A
 * blank is digit 0. Digits are numbers; which symbols stand for them is a matter of the formats.
 *
 * <p>A grid need not be valid; {@link #clashes()} tells what is wrong with it by the plain rules,
 * {@link SudokuPuzzle#clashes()} by those of a variant. A grid never changes and may be shared
 * between threads.
 */
public final class Grid {
  /** The 9x9 grid without a digit. */
  public static final Grid EMPTY = empty(Geometry.CLASSIC);

  private final Geometry geometry;
  private final byte[] digits;

  /** The array is taken over, not copied. */
  private Grid(Geometry geometry, byte[] digits) {
    this.geometry = geometry;
    this.digits = digits;
  }

  /**
   * The grid without a digit.
   *
   * @param geometry its shape
   * @return the grid
   */
  public static Grid empty(Geometry geometry) {
    return new Grid(geometry, new byte[geometry.cells()]);
  }

  /**
   * A 9x9 grid of given digits.
   *
   * @param digits the 81 digits row by row, each from 1 to 9, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is no digit
   */
  public static Grid of(byte[] digits) {
    return of(Geometry.CLASSIC, digits);
  }

  /**
   * A 9x9 grid of given digits.
   *
   * @param digits the 81 digits row by row, each from 1 to 9, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is no digit
   */
  public static Grid of(int[] digits) {
    return of(Geometry.CLASSIC, digits);
  }

  /**
   * A grid of given digits.
   *
   * @param geometry its shape
   * @param digits the digits row by row, each from 1 to the size, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is no digit
   */
  public static Grid of(Geometry geometry, byte[] digits) {
    checkLength(geometry, digits.length);
    byte[] copy = digits.clone();
    for (int cell = 0; cell < copy.length; cell++) {
      checkDigit(geometry, cell, copy[cell]);
    }
    return new Grid(geometry, copy);
  }

  /**
   * A grid of given digits.
   *
   * @param geometry its shape
   * @param digits the digits row by row, each from 1 to the size, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is no digit
   */
  public static Grid of(Geometry geometry, int[] digits) {
    checkLength(geometry, digits.length);
    byte[] copy = new byte[digits.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = checkDigit(geometry, cell, digits[cell]);
    }
    return new Grid(geometry, copy);
  }

  /**
   * A 9x9 grid from a board of characters.
   *
   * @param board nine rows of nine characters, each from '1' to '9', or '.' for a blank
   * @return the grid
   * @throws IllegalArgumentException if the board has another shape, lacks a row or holds another
   *     character; the message names the row or the cell
   * @throws NullPointerException if the board is null
   */
  public static Grid of(char[][] board) {
    Geometry classic = Geometry.CLASSIC;
    int size = classic.size();
    checkBoard(classic, board);
    byte[] digits = new byte[classic.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = board[cell / size][cell % size];
      if (symbol != '.' && (symbol < '1' || symbol > '9')) {
        throw new IllegalArgumentException(
            "%s: expected 1 to 9 or '.', found %s"
                .formatted(
                    classic.cellName(cell),
                    symbol < ' ' ? "U+%04X".formatted((int) symbol) : "'" + symbol + "'"));
      }
      digits[cell] = (byte) (symbol == '.' ? 0 : symbol - '0');
    }
    return new Grid(classic, digits);
  }

  private static void checkBoard(Geometry geometry, char[][] board) {
    int size = geometry.size();
    if (board.length != size) {
      throw new IllegalArgumentException(
          "expected %s rows, found %s".formatted(size, board.length));
    }
    for (int r = 0; r < size; r++) {
      char[] cells = board[r];
      if (cells == null) {
        throw new IllegalArgumentException("row %s is null".formatted(r + 1));
      }
      if (cells.length != size) {
        // The first cell that is missing, or the last one that has a place.
        int column = Math.min(cells.length, size - 1);
        throw new IllegalArgumentException(
            "%s: expected %s cells in row %s, found %s"
                .formatted(geometry.cellName(geometry.cell(r, column)), size, r + 1, cells.length));
      }
    }
  }

  private static void checkLength(Geometry geometry, int length) {
    if (length != geometry.cells()) {
      throw new IllegalArgumentException(
          "expected %s digits, found %s".formatted(geometry.cells(), length));
    }
  }

  private static byte checkDigit(Geometry geometry, int cell, int digit) {
    if (digit < 0 || digit > geometry.size()) {
      throw new IllegalArgumentException(
          "%s: expected a digit from 0 to %s, found %s"
              .formatted(geometry.cellName(cell), geometry.size(), digit));
    }
    return (byte) digit;
  }

  /**
   * The shape of this grid.
   *
   * @return its size and its boxes
   */
  public Geometry geometry() {
    return geometry;
  }

  /**
   * The digit in a cell.
   *
   * @param cell the cell, from 0
   * @return the digit, or 0 for a blank
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int digit(int cell) {
    return digits[cell];
  }

  /**
   * The digit where a row and a column meet.
   *
   * @param row the row, from 0
   * @param column the column, from 0
   * @return the digit, or 0 for a blank
   * @throws IndexOutOfBoundsException if there is no such row or column
   */
  public int digit(int row, int column) {
    return digits[geometry.cell(row, column)];
  }

  /**
   * The number of cells that hold a digit.
   *
   * @return a number from 0 to the number of cells
   */
  public int givens() {
    int givens = 0;
    for (byte digit : digits) {
      if (digit != 0) {
        givens++;
      }
    }
    return givens;
  }

  /**
   * Whether every cell holds a digit.
   *
   * @return true if no cell is blank
   */
  public boolean isFull() {
    return givens() == digits.length;
  }

  /**
   * Whether no row, column or box holds a digit twice. A valid grid need not have a solution.
   *
   * @return true if there is no clash
   */
  public boolean isValid() {
    return SudokuPuzzle.of(this).isValid();
  }

  /**
   * Whether this is a solution by the plain rules: full, and every row, column and box holds every
   * digit once.
   *
   * @return true if the grid is full and valid
   */
  public boolean isSolved() {
    return isFull() && isValid();
  }

  /**
   * Every pair of equal digits in one row, column or box. A pair that shares a line and a box is
   * listed once, with its line.
   *
   * @return the pairs, by their first cell and then by their second; empty for a valid grid
   */
  public List<Clash> clashes() {
    return SudokuPuzzle.of(this).clashes();
  }

  /**
   * This grid with another digit in one cell.
   *
   * @param cell the cell, from 0
   * @param digit the digit, or 0 for a blank
   * @return a grid that differs from this one in that cell at most
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if there is no such digit
   */
  public Grid with(int cell, int digit) {
    byte[] copy = digits.clone();
    copy[cell] = checkDigit(geometry, cell, digit);
    return new Grid(geometry, copy);
  }

  /**
   * The cells where this grid and another one do not hold the same.
   *
   * @param other the other grid
   * @return the cells in ascending order
   * @throws IllegalArgumentException if it has another shape
   */
  public List<Integer> differences(Grid other) {
    if (geometry != other.geometry) {
      throw new IllegalArgumentException(
          "a grid of %s next to one of %s".formatted(geometry, other.geometry));
    }
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] != other.digits[cell]) {
        cells.add(cell);
      }
    }
    return List.copyOf(cells);
  }

  /**
   * The digits row by row.
   *
   * @return a new array, a digit for each cell, with 0 for a blank
   */
  public byte[] toDigits() {
    return digits.clone();
  }

  /**
   * Copies the digits row by row into an array of the caller's, without allocating.
   *
   * @param target where the digits go, from index 0 on; 0 is a blank
   * @throws IndexOutOfBoundsException if the array is shorter than that
   */
  public void copyTo(byte[] target) {
    System.arraycopy(digits, 0, target, 0, digits.length);
  }

  /**
   * The grid in one line, with '.' for a blank, see {@link #toLine(char)}.
   *
   * @return the line
   */
  public String toLine() {
    return toLine('.');
  }

  /**
   * The grid in one line: a character for each cell if there are at most nine digits, and else
   * numbers with a blank between them.
   *
   * @param blank the character for a blank cell
   * @return the line
   * @throws IllegalArgumentException if the character is a digit from 1 to 9
   */
  public String toLine(char blank) {
    if (blank >= '1' && blank <= '9') {
      throw new IllegalArgumentException("'" + blank + "' cannot stand for a blank");
    }
    return geometry.size() > 9 ? numbers(blank) : symbols(blank);
  }

  private String symbols(char blank) {
    char[] line = new char[digits.length];
    for (int cell = 0; cell < line.length; cell++) {
      line[cell] = digits[cell] == 0 ? blank : (char) ('0' + digits[cell]);
    }
    return String.valueOf(line);
  }

  private String numbers(char blank) {
    StringBuilder line = new StringBuilder(3 * digits.length);
    for (int cell = 0; cell < digits.length; cell++) {
      line.append(cell == 0 ? "" : " ");
      if (digits[cell] == 0) {
        line.append(blank);
      } else {
        line.append(digits[cell]);
      }
    }
    return line.toString();
  }

  /**
   * The grid drawn with lines between the boxes and '.' for a blank: in 13 lines if it is 9x9.
   *
   * @param unicode true for box-drawing characters, false for ASCII
   * @return the lines, separated by {@code \n}, with none after the last
   */
  public String draw(boolean unicode) {
    int[] boxOf = new int[digits.length];
    for (int cell = 0; cell < boxOf.length; cell++) {
      boxOf[cell] = geometry.boxOf(cell);
    }
    int width = geometry.size() > 9 ? 2 : 1;
    return new GridDrawing(geometry, boxOf, unicode).draw(width, cell -> symbol(cell, width));
  }

  private String symbol(int cell, int width) {
    String symbol = digits[cell] == 0 ? "." : Integer.toString(digits[cell]);
    return " ".repeat(width - symbol.length()) + symbol;
  }

  /**
   * Whether the other object is a grid of the same shape with the same digits.
   *
   * @param other the other object
   * @return true if every cell holds the same
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Grid grid
        && geometry == grid.geometry
        && Arrays.equals(digits, grid.digits);
  }

  /**
   * A hash of the digits.
   *
   * @return the hash
   */
  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  /**
   * The same as {@link #toLine()}.
   *
   * @return the line
   */
  @Override
  public String toString() {
    return toLine();
  }
}
