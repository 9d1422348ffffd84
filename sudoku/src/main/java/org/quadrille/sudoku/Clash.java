package org.quadrille.sudoku;

import java.util.List;

/** A rule that the digits of a puzzle break, which can be seen without a search. */
public sealed interface Clash {
  /**
   * Returns the cells of the clash.
   *
   * @return the cells, from 0, in ascending order
   */
  List<Integer> cells();

  /**
   * The same digit in two cells of one house.
   *
   * @param digit the digit, from 1
   * @param first the lower cell, from 0
   * @param second the higher cell, from 0
   * @param house the first house that holds both cells; for cells that share a row and a box it is
   *     the row
   */
  record Repeat(int digit, int first, int second, House house) implements Clash {
    @Override
    public List<Integer> cells() {
      return List.of(first, second);
    }

    /** Returns a text such as {@code 9 twice in row 1: r1c2 and r1c3}. */
    @Override
    public String toString() {
      Geometry geometry = house.geometry();
      return "%s twice in %s: %s and %s"
          .formatted(digit, house, geometry.cellName(first), geometry.cellName(second));
    }
  }

  /**
   * A cage whose digits exceed its sum, or a full cage whose digits do not make its sum.
   *
   * @param cage the cage
   * @param total the sum of the digits in it
   */
  record WrongSum(House cage, int total) implements Clash {
    @Override
    public List<Integer> cells() {
      return cage.cells();
    }

    /** Returns a text such as {@code cage at r1c2: expected a sum of 8, found 10}. */
    @Override
    public String toString() {
      return "%s: expected a sum of %s, found %s".formatted(cage, cage.sum(), total);
    }
  }

  /**
   * A given that is not a candidate of its cell.
   *
   * @param geometry the shape of the grid
   * @param cell the cell, from 0
   * @param digit the digit, from 1
   */
  record Struck(Geometry geometry, int cell, int digit) implements Clash {
    @Override
    public List<Integer> cells() {
      return List.of(cell);
    }

    /** Returns a text such as {@code 5 in r1c2 is none of its candidates}. */
    @Override
    public String toString() {
      return "%s in %s is none of its candidates".formatted(digit, geometry.cellName(cell));
    }
  }
}
