package org.quadrille.sudoku;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A cage of killer sudoku: cells that hold no digit twice and whose digits add up to a sum.
 *
 * @param cells the cells, from 0, row by row; in ascending order
 * @param sum the sum of the digits; 0 if it is not known and the digits only have to be different
 */
public record Cage(List<Integer> cells, int sum) {
  /**
   * Checks the cells and sorts them.
   *
   * @param cells the cells in any order
   * @param sum the sum of their digits; 0 if it is not known
   * @throws IllegalArgumentException if there is no cell, one occurs twice, or the sum is negative
   */
  public Cage {
    List<Integer> sorted = new ArrayList<>(requireNonNull(cells, "cells"));
    sorted.forEach(cell -> requireNonNull(cell, "cell"));
    Collections.sort(sorted);
    cells = List.copyOf(sorted);
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("expected at least one cell in a cage, found none");
    }
    for (int k = 1; k < cells.size(); k++) {
      if (cells.get(k).equals(cells.get(k - 1))) {
        throw new IllegalArgumentException(
            "expected different cells in a cage, found cell " + cells.get(k) + " twice");
      }
    }
    if (sum < 0) {
      throw new IllegalArgumentException("expected a sum of at least 0 for a cage, found " + sum);
    }
  }

  /** Returns the cells as a new array. */
  int[] toArray() {
    int[] array = new int[cells.size()];
    for (int k = 0; k < array.length; k++) {
      array[k] = cells.get(k);
    }
    return array;
  }
}
