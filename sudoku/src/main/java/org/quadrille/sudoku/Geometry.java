package org.quadrille.sudoku;

import java.util.Objects;

/**
 * The shape of a sudoku: how its cells form rows, columns and boxes.
 *
 * <p>A puzzle whose boxes are <i>R</i> rows high and <i>C</i> columns wide has <i>n = R·C</i>
 * digits and <i>n</i>² cells. Everything that depends on the shape is looked up in tables made from
 * <i>R</i> and <i>C</i>. The houses are numbered from 0: first the rows, then the columns, then the
 * boxes, each from the top left on.
 *
 * <p>A geometry never changes and may be shared between threads.
 */
public final class Geometry {
  /** Nine rows, nine columns and nine boxes of three by three cells. */
  public static final Geometry CLASSIC = new Geometry(3, 3);

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
   * The size and the boxes, as in {@code 9x9, boxes 3x3}.
   *
   * @return the shape in words
   */
  @Override
  public String toString() {
    return size + "x" + size + ", boxes " + boxRows + "x" + boxColumns;
  }
}
