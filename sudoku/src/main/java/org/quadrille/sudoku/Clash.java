package org.quadrille.sudoku;

import java.util.List;

/** Something that is wrong with the digits of a puzzle at first sight. */
public sealed interface Clash {
  /**
   * The cells that are part of it.
   *
   * @return the cells, from 0, in ascending order
   */
  List<Integer> cells();

  /**
   * The same digit in two cells of one house.
   *
   * @param digit the digit, from 1
   * @param first the cell that comes first, from 0
   * @param second the other cell, from 0
   * @param house the house that holds both; the first one if there are several, such as the row of
   *     cells that share a box as well
   */
  record Repeat(int digit, int first, int second, House house) implements Clash {
    @Override
    public List<Integer> cells() {
      return List.of(first, second);
    }

    /** As in {@code 9 twice in row 1: r1c2 and r1c3}. */
    @Override
    public String toString() {
      Geometry geometry = house.geometry();
      return "%s twice in %s: %s and %s"
          .formatted(digit, house, geometry.cellName(first), geometry.cellName(second));
    }
  }

  /**
   * The digits in a cage make more than its sum, or all of them make less.
   *
   * @param cage the cage
   * @param total what they make
   */
  record WrongSum(House cage, int total) implements Clash {
    @Override
    public List<Integer> cells() {
      return cage.cells();
    }

    /** As in {@code cage at r1c2: expected a sum of 8, found 10}. */
    @Override
    public String toString() {
      return "%s: expected a sum of %s, found %s".formatted(cage, cage.sum(), total);
    }
  }

  /**
   * A given that is none of the candidates of its cell.
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

    /** As in {@code 5 in r1c2 is none of its candidates}. */
    @Override
    public String toString() {
      return "%s in %s is none of its candidates".formatted(digit, geometry.cellName(cell));
    }
  }
}
