package org.quadrille.sudoku;

import java.util.AbstractList;
import java.util.List;

/**
 * Cells that hold no digit twice: a row, a column, a box, or what a variant adds. One with as many
 * cells as there are digits holds each of them. The cells of a cage may have a sum to make.
 *
 * <p>A house belongs to a {@link Layout}, which hands out the same ones every time. It never
 * changes.
 */
public final class House {
  private final Geometry geometry;
  private final String kind;
  private final int number;
  private final int[] cells;
  private final int sum;

  /**
   * The array is taken over, not copied.
   *
   * @param kind the first word of the name
   * @param number the second one, from 1; 0 if the house is told from its like by its first cell
   * @param cells in ascending order
   * @param sum what the digits have to make; 0 for anything
   */
  House(Geometry geometry, String kind, int number, int[] cells, int sum) {
    this.geometry = geometry;
    this.kind = kind;
    this.number = number;
    this.cells = cells;
    this.sum = sum;
  }

  /**
   * The number of cells.
   *
   * @return at least 1, at most the number of digits
   */
  public int size() {
    return cells.length;
  }

  /**
   * A cell of the house. They are in ascending order.
   *
   * @param k which one, from 0
   * @return the cell, from 0
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int cell(int k) {
    return cells[k];
  }

  /**
   * The cells in ascending order.
   *
   * @return an unmodifiable view
   */
  public List<Integer> cells() {
    return new AbstractList<>() {
      @Override
      public Integer get(int k) {
        return cells[k];
      }

      @Override
      public int size() {
        return cells.length;
      }
    };
  }

  /**
   * Whether the house holds every digit.
   *
   * @return whether it has as many cells as there are digits
   */
  public boolean isComplete() {
    return cells.length == geometry.size();
  }

  /**
   * What the digits have to make together.
   *
   * @return the sum of a cage; 0 if there is none, or it is not known
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
   * The name in texts, such as {@code row 3}, {@code window 1} or {@code cage at r1c2}.
   *
   * @return the name, which counts from 1
   */
  @Override
  public String toString() {
    return number == 0 ? kind + " at " + geometry.cellName(cells[0]) : kind + " " + number;
  }
}
