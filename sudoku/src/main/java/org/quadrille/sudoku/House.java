package org.quadrille.sudoku;

import java.util.AbstractList;
import java.util.List;

/**
 * Cells that hold no digit twice: a row, a column, a box, or a house of a variant. A house with as
 * many cells as there are digits holds every digit. A cage may have a sum.
 *
 * <p>A house belongs to a {@link Layout}, which always returns the same instances. Immutable.
 */
public final class House {
  private final Geometry geometry;
  private final String kind;
  private final int number;
  private final int[] cells;
  private final int sum;

  /**
   * Makes a house. The array is not copied.
   *
   * @param kind the first word of the name
   * @param number the number in the name, from 1; 0 if the name has the first cell instead
   * @param cells the cells in ascending order
   * @param sum the sum of the digits; 0 if there is none
   */
  House(Geometry geometry, String kind, int number, int[] cells, int sum) {
    this.geometry = geometry;
    this.kind = kind;
    this.number = number;
    this.cells = cells;
    this.sum = sum;
  }

  /**
   * Returns the number of cells.
   *
   * @return at least 1, at most the number of digits
   */
  public int size() {
    return cells.length;
  }

  /**
   * Returns a cell of the house. The cells are in ascending order.
   *
   * @param k the index of the cell in the house, from 0
   * @return the cell, from 0
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int cell(int k) {
    Geometry.checkIndex("an index", k, 0, cells.length - 1);
    return cells[k];
  }

  /**
   * Returns the cells in ascending order.
   *
   * @return an unmodifiable view
   */
  public List<Integer> cells() {
    return new AbstractList<>() {
      @Override
      public Integer get(int k) {
        return cell(k);
      }

      @Override
      public int size() {
        return cells.length;
      }
    };
  }

  /**
   * Returns whether the house holds every digit.
   *
   * @return whether it has as many cells as there are digits
   */
  public boolean isComplete() {
    return cells.length == geometry.size();
  }

  /**
   * Returns the sum of the digits that a cage requires.
   *
   * @return the sum; 0 if the house is no cage or the sum is not known
   */
  public int sum() {
    return sum;
  }

  /**
   * Returns the sets of different digits that make the sum of this cage. O(sets · digits) time.
   *
   * @return a new array of sets, digit d at bit {@code d - 1}, the set with the least digits first;
   *     empty if no set makes the sum, or there is no sum
   */
  public long[] combinations() {
    return sum == 0 ? new long[0] : Combinations.of(geometry.size(), cells.length, sum);
  }

  /** Returns the shape of the grid. */
  Geometry geometry() {
    return geometry;
  }

  /**
   * Returns the name, such as {@code row 3}, {@code window 1} or {@code cage at r1c2}.
   *
   * @return the name; numbers in it count from 1
   */
  @Override
  public String toString() {
    return number == 0 ? kind + " at " + geometry.cellName(cells[0]) : kind + " " + number;
  }
}
