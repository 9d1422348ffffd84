package org.quadrille.sudoku;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * The shape of a sudoku: how its cells form rows, columns and boxes.
 *
 * <p>A puzzle whose boxes have <i>R</i> rows and <i>C</i> columns has <i>n = R·C</i> digits and
 * <i>n</i>² cells; <i>n</i> is between {@value #MIN_SIZE} and {@value #MAX_SIZE}. Rows, columns and
 * boxes are looked up in tables that are made once from <i>R</i> and <i>C</i>. Houses are numbered
 * from 0: rows, then columns, then boxes, each from the top left. If <i>R</i> or <i>C</i> is 1, the
 * boxes equal the rows or the columns, and the puzzle is a Latin square.
 *
 * <p>There is one instance of each shape. Immutable and thread-safe.
 */
public final class Geometry {
  /** The smallest number of digits. */
  public static final int MIN_SIZE = 2;

  /** The largest number of digits: as many as the symbols 0 to 9 and A to Z. */
  public static final int MAX_SIZE = 36;

  /** Nine rows, nine columns and nine boxes of three by three cells. */
  public static final Geometry CLASSIC = new Geometry(3, 3);

  /** The shapes made so far: R * (MAX_SIZE + 1) + C -> the shape. */
  private static final @Nullable Geometry[] MADE = new Geometry[(MAX_SIZE + 1) * (MAX_SIZE + 1)];

  private final int boxRows;
  private final int boxColumns;
  private final int size;
  private final int[] rowOf;
  private final int[] columnOf;
  private final int[] boxOf;

  /** {@code houses[house][k]} is the k-th cell of the house. */
  private final int[][] houses;

  private Geometry(int boxRows, int boxColumns) {
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    this.size = boxRows * boxColumns;
    this.rowOf = new int[size * size];
    this.columnOf = new int[size * size];
    this.boxOf = new int[size * size];
    this.houses = new int[3 * size][size];
    fillTables();
  }

  /**
   * Returns the shape with boxes of a given height and width.
   *
   * @param boxRows the number of rows of a box, at least 1
   * @param boxColumns the number of columns of a box, at least 1
   * @return the shape, always the same instance
   * @throws IllegalArgumentException if a box would have fewer than {@value #MIN_SIZE} or more than
   *     {@value #MAX_SIZE} cells
   */
  public static Geometry of(int boxRows, int boxColumns) {
    if (boxRows == 3 && boxColumns == 3) {
      return CLASSIC;
    }
    long size = (long) boxRows * boxColumns;
    if (boxRows < 1 || boxColumns < 1 || size < MIN_SIZE || size > MAX_SIZE) {
      throw new IllegalArgumentException(
          "boxes of %sx%s cells: expected %s to %s cells in a box"
              .formatted(boxRows, boxColumns, MIN_SIZE, MAX_SIZE));
    }
    synchronized (MADE) {
      int place = boxRows * (MAX_SIZE + 1) + boxColumns;
      Geometry made = MADE[place];
      if (made == null) {
        made = new Geometry(boxRows, boxColumns);
        MADE[place] = made;
      }
      return made;
    }
  }

  /**
   * Returns the usual shape of a size. The height of its boxes is the largest divisor of the size
   * that is at most its square root: boxes are 2x3 for 6, 2x5 for 10, 3x4 for 12. For a prime size
   * the boxes are the rows.
   *
   * @param size the number of digits, {@value #MIN_SIZE} to {@value #MAX_SIZE}
   * @return the shape
   * @throws IllegalArgumentException if the size is out of range
   */
  public static Geometry of(int size) {
    if (size < MIN_SIZE || size > MAX_SIZE) {
      throw new IllegalArgumentException(
          "expected a size from %s to %s, found %s".formatted(MIN_SIZE, MAX_SIZE, size));
    }
    int boxRows = 1;
    for (int divisor = 2; divisor * divisor <= size; divisor++) {
      boxRows = size % divisor == 0 ? divisor : boxRows;
    }
    return of(boxRows, size / boxRows);
  }

  /**
   * Reads a size such as {@code 9} or the height and width of a box such as {@code 2x3}.
   *
   * @param text the text
   * @return the shape
   * @throws IllegalArgumentException if the text is neither, or a number is out of range
   */
  public static Geometry parse(String text) {
    int x = requireNonNull(text, "text").indexOf('x');
    if (x < 0) {
      return of(number(text, text));
    }
    return of(number(text.substring(0, x), text), number(text.substring(x + 1), text));
  }

  private static int number(String digits, String text) {
    boolean plain = !digits.isEmpty() && digits.length() <= 4;
    for (int k = 0; k < digits.length(); k++) {
      plain &= digits.charAt(k) >= '0' && digits.charAt(k) <= '9';
    }
    if (!plain) {
      throw new IllegalArgumentException(
          "expected a size such as 9, or boxes such as 2x3, found '" + text + "'");
    }
    return Integer.parseInt(digits);
  }

  private void fillTables() {
    for (int cell = 0; cell < size * size; cell++) {
      int row = cell / size;
      int column = cell % size;
      // A band has as many boxes as a box has rows, since n / C = R.
      int box = row / boxRows * boxRows + column / boxColumns;
      int placeInBox = row % boxRows * boxColumns + column % boxColumns;
      rowOf[cell] = row;
      columnOf[cell] = column;
      boxOf[cell] = box;
      houses[row][column] = cell;
      houses[size + column][row] = cell;
      houses[2 * size + box][placeInBox] = cell;
    }
  }

  /**
   * Returns the number of digits, which is also the number of cells in each house.
   *
   * @return 9 for {@link #CLASSIC}
   */
  public int size() {
    return size;
  }

  /**
   * Returns the number of cells.
   *
   * @return 81 for {@link #CLASSIC}
   */
  public int cells() {
    return size * size;
  }

  /**
   * Returns the height of a box.
   *
   * @return the number of rows of a box
   */
  public int boxRows() {
    return boxRows;
  }

  /**
   * Returns the width of a box.
   *
   * @return the number of columns of a box
   */
  public int boxColumns() {
    return boxColumns;
  }

  /**
   * Returns whether the boxes differ from the rows and columns.
   *
   * @return whether a box has more than one row and more than one column
   */
  public boolean hasBoxes() {
    return boxRows > 1 && boxColumns > 1;
  }

  /**
   * Returns the row of a cell.
   *
   * @param cell the cell, from 0
   * @return its row, from 0
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int rowOf(int cell) {
    return rowOf[checkCell(cell)];
  }

  /**
   * Returns the column of a cell.
   *
   * @param cell the cell, from 0
   * @return its column, from 0
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int columnOf(int cell) {
    return columnOf[checkCell(cell)];
  }

  /**
   * Returns the box of a cell.
   *
   * @param cell the cell, from 0
   * @return its box, from 0
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int boxOf(int cell) {
    return boxOf[checkCell(cell)];
  }

  /**
   * Returns the cell in a row and a column.
   *
   * @param row the row, from 0
   * @param column the column, from 0
   * @return the cell, from 0
   * @throws IndexOutOfBoundsException if there is no such row or column
   */
  public int cell(int row, int column) {
    checkIndex("a row", row, 0, size - 1);
    checkIndex("a column", column, 0, size - 1);
    return row * size + column;
  }

  /**
   * Returns the name of a cell.
   *
   * @param cell the cell, from 0
   * @return a name such as {@code r3c7}; rows and columns in it count from 1
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public String cellName(int cell) {
    checkCell(cell);
    return "r" + (rowOf[cell] + 1) + "c" + (columnOf[cell] + 1);
  }

  /**
   * Returns the number of houses.
   *
   * @return 27 for {@link #CLASSIC}
   */
  public int houseCount() {
    return houses.length;
  }

  /**
   * Returns a cell of a house. The cells of a house are in ascending order.
   *
   * @param house the house, from 0: rows, then columns, then boxes
   * @param k the index of the cell in the house, from 0
   * @return the cell, from 0
   * @throws IndexOutOfBoundsException if there is no such house or cell
   */
  public int houseCell(int house, int k) {
    checkIndex("a house", house, 0, houses.length - 1);
    checkIndex("an index", k, 0, size - 1);
    return houses[house][k];
  }

  /** Returns the cells of a house. The caller must not change the array. */
  int[] houseCells(int house) {
    return houses[house];
  }

  /**
   * Returns the name of a house.
   *
   * @param house the house, from 0: rows, then columns, then boxes
   * @return a name such as {@code row 3}, {@code column 7} or {@code box 1}; numbers in it count
   *     from 1
   * @throws IndexOutOfBoundsException if there is no such house
   */
  public String houseName(int house) {
    checkIndex("a house", house, 0, houses.length - 1);
    String kind = house < size ? "row " : house < 2 * size ? "column " : "box ";
    return kind + (house % size + 1);
  }

  /**
   * Checks the number of a cell.
   *
   * @return the cell
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  int checkCell(int cell) {
    return checkIndex("a cell", cell, 0, size * size - 1);
  }

  /**
   * Checks an index.
   *
   * @param what what it numbers, with an article, for the message
   * @return the index
   * @throws IndexOutOfBoundsException if it is less than the first or greater than the last
   */
  static int checkIndex(String what, int index, int first, int last) {
    if (index < first || index > last) {
      throw new IndexOutOfBoundsException(
          "expected %s from %s to %s, found %s".formatted(what, first, last, index));
    }
    return index;
  }

  /**
   * Returns the size and the boxes, such as {@code 9x9, boxes 3x3} or {@code 7x7, no boxes}.
   *
   * @return the text
   */
  @Override
  public String toString() {
    String grid = size + "x" + size;
    return hasBoxes() ? grid + ", boxes " + boxRows + "x" + boxColumns : grid + ", no boxes";
  }
}
