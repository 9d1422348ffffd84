package org.quadrille.sudoku;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The digits in the cells of a sudoku of any size: a puzzle, a solution, or a partial solution. A
 * blank is digit 0. Digits are numbers; text formats choose the symbols for them.
 *
 * <p>A grid need not be valid: {@link #clashes()} returns where it breaks the plain rules, {@link
 * SudokuPuzzle#clashes()} where it breaks the rules of a variant. Immutable and thread-safe.
 */
public final class Grid {
  /** The empty 9x9 grid. */
  public static final Grid EMPTY = empty(Geometry.CLASSIC);

  private final Geometry geometry;
  private final byte[] digits;

  /** Does not copy the array. */
  private Grid(Geometry geometry, byte[] digits) {
    this.geometry = geometry;
    this.digits = digits;
  }

  /**
   * Returns an empty grid.
   *
   * @param geometry its shape
   * @return the grid
   */
  public static Grid empty(Geometry geometry) {
    return new Grid(geometry, new byte[requireNonNull(geometry, "geometry").cells()]);
  }

  /**
   * Returns the 9x9 grid of an array of digits.
   *
   * @param digits the 81 digits row by row, each from 1 to 9, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is not a digit
   */
  public static Grid of(byte[] digits) {
    return of(Geometry.CLASSIC, digits);
  }

  /**
   * Returns the 9x9 grid of an array of digits.
   *
   * @param digits the 81 digits row by row, each from 1 to 9, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is not a digit
   */
  public static Grid of(int[] digits) {
    return of(Geometry.CLASSIC, digits);
  }

  /**
   * Returns the grid of an array of digits.
   *
   * @param geometry its shape
   * @param digits the digits row by row, each from 1 to the size, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is not a digit
   */
  public static Grid of(Geometry geometry, byte[] digits) {
    checkLength(geometry, requireNonNull(digits, "digits").length);
    byte[] copy = digits.clone();
    for (int cell = 0; cell < copy.length; cell++) {
      checkDigit(geometry, cell, copy[cell]);
    }
    return new Grid(geometry, copy);
  }

  /**
   * Returns the grid of an array of digits.
   *
   * @param geometry its shape
   * @param digits the digits row by row, each from 1 to the size, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is not a digit
   */
  public static Grid of(Geometry geometry, int[] digits) {
    checkLength(geometry, requireNonNull(digits, "digits").length);
    byte[] copy = new byte[digits.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = checkDigit(geometry, cell, digits[cell]);
    }
    return new Grid(geometry, copy);
  }

  /**
   * Returns the 9x9 grid of a board of characters.
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
    checkBoard(classic, requireNonNull(board, "board"));
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
        // The first missing cell, or the last cell of a row of the right length.
        int column = Math.min(cells.length, size - 1);
        throw new IllegalArgumentException(
            "%s: expected %s cells in row %s, found %s"
                .formatted(geometry.cellName(geometry.cell(r, column)), size, r + 1, cells.length));
      }
    }
  }

  private static void checkLength(Geometry geometry, int length) {
    if (length != requireNonNull(geometry, "geometry").cells()) {
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
   * Returns the shape of this grid.
   *
   * @return its size and its boxes
   */
  public Geometry geometry() {
    return geometry;
  }

  /**
   * Returns the digit in a cell.
   *
   * @param cell the cell, from 0
   * @return the digit, or 0 for a blank
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int digit(int cell) {
    return digits[geometry.checkCell(cell)];
  }

  /**
   * Returns the digit in a row and a column.
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
   * Returns the number of cells that hold a digit.
   *
   * @return the number of givens, from 0 to the number of cells
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
   * Returns whether every cell holds a digit.
   *
   * @return true if no cell is blank
   */
  public boolean isFull() {
    return givens() == digits.length;
  }

  /**
   * Returns whether no row, column or box holds a digit twice. A valid grid need not have a
   * solution.
   *
   * @return true if there is no clash
   */
  public boolean isValid() {
    return SudokuPuzzle.of(this).isValid();
  }

  /**
   * Returns whether this is a solution by the plain rules: every row, column and box holds every
   * digit once.
   *
   * @return true if the grid is full and valid
   */
  public boolean isSolved() {
    return isFull() && isValid();
  }

  /**
   * Returns every pair of equal digits in a row, column or box. A pair that shares a box and also a
   * row or column is listed once, with the row or column.
   *
   * @return the pairs, by first cell and then by second cell; empty for a valid grid
   */
  public List<Clash> clashes() {
    return SudokuPuzzle.of(this).clashes();
  }

  /**
   * Returns a copy of this grid with a digit in one cell.
   *
   * @param cell the cell, from 0
   * @param digit the digit, or 0 for a blank
   * @return the copy
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if there is no such digit
   */
  public Grid with(int cell, int digit) {
    byte[] copy = digits.clone();
    copy[geometry.checkCell(cell)] = checkDigit(geometry, cell, digit);
    return new Grid(geometry, copy);
  }

  /**
   * Returns the cells in which this grid and another one differ.
   *
   * @param other the other grid
   * @return the cells in ascending order
   * @throws IllegalArgumentException if it has another shape
   */
  public List<Integer> differences(Grid other) {
    if (geometry != requireNonNull(other, "other").geometry) {
      throw new IllegalArgumentException(
          "expected a grid of %s, found one of %s".formatted(geometry, other.geometry));
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
   * Returns the digits row by row.
   *
   * @return a new array, a digit for each cell, with 0 for a blank
   */
  public byte[] toDigits() {
    return digits.clone();
  }

  /**
   * Copies the digits row by row into an array, without allocating.
   *
   * @param target receives the digits from index 0; 0 is a blank
   * @throws IndexOutOfBoundsException if the array is shorter than the number of cells
   */
  public void copyTo(byte[] target) {
    if (requireNonNull(target, "target").length < digits.length) {
      throw new IndexOutOfBoundsException(
          "expected an array of at least %s digits, found %s"
              .formatted(digits.length, target.length));
    }
    System.arraycopy(digits, 0, target, 0, digits.length);
  }

  /**
   * Returns the grid in one line, with '.' for a blank, see {@link #toLine(char)}.
   *
   * @return the line
   */
  public String toLine() {
    return toLine('.');
  }

  /**
   * Returns the grid in one line: a character for each cell if there are at most nine digits,
   * otherwise numbers separated by spaces.
   *
   * @param blank the character for a blank cell
   * @return the line
   * @throws IllegalArgumentException if the character is a digit from 1 to 9
   */
  public String toLine(char blank) {
    if (blank >= '1' && blank <= '9') {
      throw new IllegalArgumentException(
          "expected a blank other than 1 to 9, found '" + blank + "'");
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
   * Draws the grid with lines between the boxes and '.' for a blank; a 9x9 grid takes 13 lines.
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
   * Returns whether the other object is a grid of the same shape with the same digits.
   *
   * @param other the other object
   * @return whether every cell holds the same digit
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Grid grid
        && geometry == grid.geometry
        && Arrays.equals(digits, grid.digits);
  }

  /**
   * Returns a hash code of the digits.
   *
   * @return the hash code
   */
  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  /**
   * Returns the same text as {@link #toLine()}.
   *
   * @return the line
   */
  @Override
  public String toString() {
    return toLine();
  }
}
