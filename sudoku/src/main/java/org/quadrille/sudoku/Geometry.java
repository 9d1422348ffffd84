package org.quadrille.sudoku;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a sudoku: how its cells form rows, columns and boxes.
 *
 * <p>A puzzle whose boxes are <i>R</i> rows high and <i>C</i> columns wide has <i>n = R·C</i>
 * digits and <i>n</i>² cells; <i>n</i> goes from {@value #MIN_SIZE} to {@value #MAX_SIZE}.
 * Everything that depends on the shape is looked up in tables made from <i>R</i> and <i>C</i>. The
 * houses are numbered from 0: first the rows, then the columns, then the boxes, each from the top
 * left on. Where <i>R</i> or <i>C</i> is 1 the boxes are lines once more: a Latin square.
 *
 * <p>There is one instance of each shape. It never changes and may be shared between threads.
 */
public final class Geometry {
  /** The least number of digits. */
  public static final int MIN_SIZE = 2;

  /** The greatest number of digits: as many as 0 to 9 and A to Z can write. */
  public static final int MAX_SIZE = 36;

  /** Nine rows, nine columns and nine boxes of three by three cells. */
  public static final Geometry CLASSIC = new Geometry(3, 3);

  /** Those made so far: R * (MAX_SIZE + 1) + C -> the shape. */
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
   * The shape with boxes of a given height and width.
   *
   * @param boxRows how many rows a box spans, at least 1
   * @param boxColumns how many columns a box spans, at least 1
   * @return the shape, always the same instance
   * @throws IllegalArgumentException if a box would have less than {@value #MIN_SIZE} cells or more
   *     than {@value #MAX_SIZE}
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
   * The usual shape of a size. The height of its boxes is the largest divisor that is at most the
   * square root: boxes are 2x3 for 6, 2x5 for 10, 3x4 for 12. For a prime size they are rows.
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
   * @throws IllegalArgumentException if it is neither, or out of range
   */
  public static Geometry parse(String text) {
    int x = text.indexOf('x');
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
      // A band of boxes holds as many boxes as a box has rows, since n / C = R.
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
   * The number of digits, which is also the number of cells in each house.
   *
   * @return 9 for {@link #CLASSIC}
   */
  public int size() {
    return size;
  }

  /**
   * The number of cells.
   *
   * @return 81 for {@link #CLASSIC}
   */
  public int cells() {
    return size * size;
  }

  /**
   * The height of a box.
   *
   * @return the number of rows that a box spans
   */
  public int boxRows() {
    return boxRows;
  }

  /**
   * The width of a box.
   *
   * @return the number of columns that a box spans
   */
  public int boxColumns() {
    return boxColumns;
  }

  /**
   * Whether the boxes are more than rows or columns once more.
   *
   * @return whether a box spans more than one row and more than one column
   */
  public boolean hasBoxes() {
    return boxRows > 1 && boxColumns > 1;
  }

  /**
   * The row of a cell.
   *
   * @param cell the cell, from 0
   * @return its row, from 0
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int rowOf(int cell) {
    return rowOf[cell];
  }

  /**
   * The column of a cell.
   *
   * @param cell the cell, from 0
   * @return its column, from 0
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int columnOf(int cell) {
    return columnOf[cell];
  }

  /**
   * The box of a cell.
   *
   * @param cell the cell, from 0
   * @return its box, from 0
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int boxOf(int cell) {
    return boxOf[cell];
  }

  /**
   * The cell where a row and a column meet.
   *
   * @param row the row, from 0
   * @param column the column, from 0
   * @return the cell, from 0
   * @throws IndexOutOfBoundsException if there is no such row or column
   */
  public int cell(int row, int column) {
    return Objects.checkIndex(row, size) * size + Objects.checkIndex(column, size);
  }

  /**
   * The name of a cell in texts.
   *
   * @param cell the cell, from 0
   * @return a name such as {@code r3c7}, which counts from 1
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public String cellName(int cell) {
    return "r" + (rowOf[cell] + 1) + "c" + (columnOf[cell] + 1);
  }

  /**
   * The number of houses.
   *
   * @return 27 for {@link #CLASSIC}
   */
  public int houseCount() {
    return houses.length;
  }

  /**
   * A cell of a house. The cells of a house are in ascending order.
   *
   * @param house the house, from 0: rows, then columns, then boxes
   * @param k which of its cells, from 0
   * @return the cell, from 0
   * @throws IndexOutOfBoundsException if there is no such house or cell
   */
  public int houseCell(int house, int k) {
    return houses[house][k];
  }

  /** The cells of a house; not to be changed. */
  int[] houseCells(int house) {
    return houses[house];
  }

  /**
   * The name of a house in texts.
   *
   * @param house the house, from 0: rows, then columns, then boxes
   * @return a name such as {@code row 3}, {@code column 7} or {@code box 1}, which counts from 1
   * @throws IndexOutOfBoundsException if there is no such house
   */
  public String houseName(int house) {
    Objects.checkIndex(house, houses.length);
    String kind = house < size ? "row " : house < 2 * size ? "column " : "box ";
    return kind + (house % size + 1);
  }

  /**
   * The size and the boxes, as in {@code 9x9, boxes 3x3} or {@code 7x7, no boxes}.
   *
   * @return the shape in words
   */
  @Override
  public String toString() {
    String grid = size + "x" + size;
    return hasBoxes() ? grid + ", boxes " + boxRows + "x" + boxColumns : grid + ", no boxes";
  }
}
