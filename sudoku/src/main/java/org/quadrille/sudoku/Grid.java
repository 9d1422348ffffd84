package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.quadrille.sudoku.io.PuzzleFormatException;
import org.quadrille.sudoku.io.PuzzleReader;

/**
 * The digits in the cells of a 9x9 sudoku: a puzzle, a solution, or anything between. A blank is
 * digit 0.
 *
 * <p>A grid need not be valid; {@link #clashes()} tells what is wrong with it. A grid never changes
 * and may be shared between threads.
 */
public final class Grid {
  /** The grid without a digit. */
  public static final Grid EMPTY = new Grid(new byte[Geometry.CLASSIC.cells()]);

  private static final Geometry GEOMETRY = Geometry.CLASSIC;

  private final byte[] digits;

  /** The array is taken over, not copied. */
  private Grid(byte[] digits) {
    this.digits = digits;
  }

  /**
   * Reads a text that holds one puzzle in any form that {@link PuzzleReader} knows: 81 characters,
   * nine lines, a drawn grid. Text beside the puzzle is passed over.
   *
   * @param text the text
   * @return the grid of the puzzle
   * @throws PuzzleFormatException if the text holds no puzzle, more than one, or something else
   *     that cannot be read
   */
  public static Grid parse(String text) {
    return PuzzleReader.readOne("text", text).grid();
  }

  /**
   * A grid of given digits.
   *
   * @param digits the 81 digits row by row, each from 1 to 9, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is no digit
   */
  public static Grid of(byte[] digits) {
    checkLength(digits.length);
    byte[] copy = digits.clone();
    for (int cell = 0; cell < copy.length; cell++) {
      checkDigit(cell, copy[cell]);
    }
    return new Grid(copy);
  }

  /**
   * A grid of given digits.
   *
   * @param digits the 81 digits row by row, each from 1 to 9, or 0 for a blank
   * @return the grid
   * @throws IllegalArgumentException if the length is wrong or a value is no digit
   */
  public static Grid of(int[] digits) {
    checkLength(digits.length);
    byte[] copy = new byte[digits.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = checkDigit(cell, digits[cell]);
    }
    return new Grid(copy);
  }

  /**
   * A grid from a board of characters.
   *
   * @param board nine rows of nine characters, each from '1' to '9', or '.' for a blank
   * @return the grid
   * @throws IllegalArgumentException if the board has another shape, lacks a row or holds another
   *     character; the message names the row or the cell
   * @throws NullPointerException if the board is null
   */
  public static Grid of(char[][] board) {
    int size = GEOMETRY.size();
    checkBoard(board);
    byte[] digits = new byte[GEOMETRY.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = board[cell / size][cell % size];
      if (symbol != '.' && (symbol < '1' || symbol > '9')) {
        throw new IllegalArgumentException(
            "%s: expected 1 to 9 or '.', found %s"
                .formatted(
                    GEOMETRY.cellName(cell),
                    symbol < ' ' ? "U+%04X".formatted((int) symbol) : "'" + symbol + "'"));
      }
      digits[cell] = (byte) (symbol == '.' ? 0 : symbol - '0');
    }
    return new Grid(digits);
  }

  private static void checkBoard(char[][] board) {
    int size = GEOMETRY.size();
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
                .formatted(GEOMETRY.cellName(GEOMETRY.cell(r, column)), size, r + 1, cells.length));
      }
    }
  }

  private static void checkLength(int length) {
    if (length != GEOMETRY.cells()) {
      throw new IllegalArgumentException(
          "expected %s digits, found %s".formatted(GEOMETRY.cells(), length));
    }
  }

  private static byte checkDigit(int cell, int digit) {
    if (digit < 0 || digit > GEOMETRY.size()) {
      throw new IllegalArgumentException(
          "%s: expected a digit from 0 to %s, found %s"
              .formatted(GEOMETRY.cellName(cell), GEOMETRY.size(), digit));
    }
    return (byte) digit;
  }

  /**
   * The shape of this grid.
   *
   * @return {@link Geometry#CLASSIC}
   */
  public Geometry geometry() {
    return GEOMETRY;
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
    return digits[GEOMETRY.cell(row, column)];
  }

  /** The digit in a cell as a character. */
  char symbol(int cell, char blank) {
    return digits[cell] == 0 ? blank : (char) ('0' + digits[cell]);
  }

  /**
   * The number of cells that hold a digit.
   *
   * @return a number from 0 to 81
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
   * Whether no house holds a digit twice. A valid grid need not have a solution.
   *
   * @return true if there is no clash
   */
  public boolean isValid() {
    int[] seen = new int[GEOMETRY.houseCount()];
    int size = GEOMETRY.size();
    for (int cell = 0; cell < digits.length; cell++) {
      int row = GEOMETRY.rowOf(cell);
      int column = size + GEOMETRY.columnOf(cell);
      int box = 2 * size + GEOMETRY.boxOf(cell);
      // Bit 0 stands for a blank, which never clashes.
      int bit = 1 << digits[cell] & ~1;
      if (((seen[row] | seen[column] | seen[box]) & bit) != 0) {
        return false;
      }
      seen[row] |= bit;
      seen[column] |= bit;
      seen[box] |= bit;
    }
    return true;
  }

  /**
   * Whether this is a solution: full, and every house holds every digit once.
   *
   * @return true if the grid is full and valid
   */
  public boolean isSolved() {
    return isFull() && isValid();
  }

  /**
   * Every pair of equal digits in one house. A pair that shares a line and a box is listed once,
   * with its line.
   *
   * @return the pairs, by their first cell and then by their second; empty for a valid grid
   */
  public List<Clash> clashes() {
    List<Clash> clashes = new ArrayList<>();
    for (int first = 0; first < digits.length; first++) {
      for (int second = first + 1; second < digits.length; second++) {
        int house = digits[first] == digits[second] ? commonHouse(first, second) : -1;
        if (house >= 0 && digits[first] != 0) {
          clashes.add(new Clash(digits[first], first, second, house));
        }
      }
    }
    return List.copyOf(clashes);
  }

  /** The first house that holds both cells; -1 if there is none. */
  private static int commonHouse(int first, int second) {
    int size = GEOMETRY.size();
    if (GEOMETRY.rowOf(first) == GEOMETRY.rowOf(second)) {
      return GEOMETRY.rowOf(first);
    }
    if (GEOMETRY.columnOf(first) == GEOMETRY.columnOf(second)) {
      return size + GEOMETRY.columnOf(first);
    }
    return GEOMETRY.boxOf(first) == GEOMETRY.boxOf(second) ? 2 * size + GEOMETRY.boxOf(first) : -1;
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
    copy[cell] = checkDigit(cell, digit);
    return new Grid(copy);
  }

  /**
   * The cells where this grid and another one do not hold the same.
   *
   * @param other the other grid
   * @return the cells in ascending order
   */
  public List<Integer> differences(Grid other) {
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
   * @return a new array of 81 digits, with 0 for a blank
   */
  public byte[] toDigits() {
    return digits.clone();
  }

  /**
   * Copies the digits row by row into an array of the caller's, without allocating.
   *
   * @param target where the 81 digits go, from index 0 on; 0 is a blank
   * @throws IndexOutOfBoundsException if the array is shorter than that
   */
  public void copyTo(byte[] target) {
    System.arraycopy(digits, 0, target, 0, digits.length);
  }

  /**
   * The grid in one line of 81 characters, with '.' for a blank.
   *
   * @return the line
   */
  public String toLine() {
    return toLine('.');
  }

  /**
   * The grid in one line of 81 characters.
   *
   * @param blank the character for a blank
   * @return the line
   * @throws IllegalArgumentException if the character is a digit from 1 to 9
   */
  public String toLine(char blank) {
    if (blank >= '1' && blank <= '9') {
      throw new IllegalArgumentException("'" + blank + "' cannot stand for a blank");
    }
    char[] line = new char[digits.length];
    for (int cell = 0; cell < line.length; cell++) {
      line[cell] = symbol(cell, blank);
    }
    return new String(line);
  }

  /**
   * The grid drawn in 13 lines, with lines between the boxes and '.' for a blank.
   *
   * @param unicode true for box-drawing characters, false for ASCII
   * @return the lines, separated by {@code \n}, with none after the last
   */
  public String draw(boolean unicode) {
    return (unicode ? GridDrawing.UNICODE : GridDrawing.ASCII).draw(this);
  }

  /**
   * Whether the other object is a grid with the same digits.
   *
   * @param other the other object
   * @return true if every cell holds the same
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Grid grid && Arrays.equals(digits, grid.digits);
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
