package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A cage of killer sudoku: cells that hold no digit twice and make a sum.
 *
 * @param cells the cells, from 0, row by row; in ascending order
 * @param sum the sum of their digits; 0 if it is not known, and they only have to be different
 */
public record Cage(List<Integer> cells, int sum) {
  /**
   * Sorts the cells.
   *
   * @param cells the cells in any order
   * @param sum the sum of their digits; 0 if it is not known
   * @throws IllegalArgumentException if there is no cell, one occurs twice, or the sum is negative
   */
  public Cage {
    List<Integer> sorted = new ArrayList<>(cells);
    Collections.sort(sorted);
    cells = List.copyOf(sorted);
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("a cage without cells");
    }
    for (int k = 1; k < cells.size(); k++) {
      if (cells.get(k).equals(cells.get(k - 1))) {
        throw new IllegalArgumentException("cell " + cells.get(k) + " twice in a cage");
      }
    }
    if (sum < 0) {
      throw new IllegalArgumentException("the sum " + sum + " of a cage is negative");
    }
  }

  /** Cells as an array. */
  int[] toArray() {
    int[] array = new int[cells.size()];
    for (int k = 0; k < array.length; k++) {
      array[k] = cells.get(k);
    }
    return array;
  }
}
