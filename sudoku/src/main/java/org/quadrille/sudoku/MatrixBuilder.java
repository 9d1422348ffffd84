package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.Problem;
import org.quadrille.sudoku.SudokuMatrix.Constraint;
import org.quadrille.sudoku.SudokuMatrix.Rule;

/** Builds the problem of a {@link SudokuMatrix} from the rules and candidates of a puzzle. */
final class MatrixBuilder {
  private static final Object[] NO_ITEMS = {};

  private final SudokuPuzzle puzzle;
  private final Layout layout;
  private final Geometry geometry;
  private final int size;
  private final List<House> houses; // the houses of the layout, then implied cages
  private final long[][] combinations; // cage -> the sets that make its sum; none without a sum
  private final Problem.Builder<Choice> builder = Problem.builder();

  MatrixBuilder(SudokuPuzzle puzzle) {
    this.puzzle = puzzle;
    layout = puzzle.layout();
    geometry = layout.geometry();
    size = geometry.size();
    houses = new ArrayList<>(layout.houses());
    houses.addAll(ImpliedCages.of(layout));
    combinations = new long[houses.size()][];
    for (int h = 0; h < combinations.length; h++) {
      combinations[h] = houses.get(h).combinations();
    }
  }

  Problem<Choice> build() {
    for (int cell = 0; cell < geometry.cells(); cell++) {
      builder.primary(new Constraint(Rule.CELL, cell, 0));
    }
    for (int h = 0; h < houses.size(); h++) {
      if (houses.get(h).sum() > 0) {
        builder.primary(item(h, 0));
      }
      for (int digit = 1; digit <= size; digit++) {
        if (isPrimary(houses.get(h))) {
          builder.primary(item(h, digit));
        } else {
          builder.secondary(item(h, digit));
        }
      }
    }
    addPlacements();
    for (int h = layout.cageStart(); h < houses.size(); h++) {
      for (long set : combinations[h]) {
        addCombination(h, set);
      }
    }
    return builder.build();
  }

  private static boolean isPrimary(House house) {
    return house.isComplete() || house.sum() > 0;
  }

  private Constraint item(int h, int digit) {
    if (h >= layout.cageStart()) {
      return new Constraint(Rule.CAGE, h - layout.cageStart(), digit);
    }
    if (h >= layout.extraStart()) {
      return new Constraint(Rule.EXTRA, h - layout.extraStart(), digit);
    }
    Rule rule = h < size ? Rule.ROW : h < 2 * size ? Rule.COLUMN : Rule.BOX;
    return new Constraint(rule, h % size, digit);
  }

  private void addPlacements() {
    int[][] housesOf = housesOf();
    for (int cell = 0; cell < geometry.cells(); cell++) {
      long allowed = puzzle.candidates(cell);
      for (int h : housesOf[cell]) {
        if (houses.get(h).sum() > 0) {
          allowed &= union(combinations[h]);
        }
      }
      for (int digit = 1; digit <= size; digit++) {
        boolean possible = (allowed >> (digit - 1) & 1) != 0;
        builder.option(
            new Placement(geometry, cell, digit),
            possible ? items(cell, housesOf[cell], digit) : NO_ITEMS);
      }
    }
  }

  /** Returns the houses of each cell in ascending order. */
  private int[][] housesOf() {
    int[] counts = new int[geometry.cells()];
    for (House house : houses) {
      for (int k = 0; k < house.size(); k++) {
        counts[house.cell(k)]++;
      }
    }
    int[][] housesOf = new int[counts.length][];
    for (int cell = 0; cell < counts.length; cell++) {
      housesOf[cell] = new int[counts[cell]];
    }
    for (int h = houses.size() - 1; h >= 0; h--) {
      House house = houses.get(h);
      for (int k = 0; k < house.size(); k++) {
        housesOf[house.cell(k)][--counts[house.cell(k)]] = h;
      }
    }
    return housesOf;
  }

  private static long union(long[] sets) {
    long union = 0;
    for (long set : sets) {
      union |= set;
    }
    return union;
  }

  private Object[] items(int cell, int[] housesOfCell, int digit) {
    Object[] items = new Object[1 + housesOfCell.length];
    items[0] = new Constraint(Rule.CELL, cell, 0);
    for (int k = 0; k < housesOfCell.length; k++) {
      items[1 + k] = item(housesOfCell[k], digit);
    }
    return items;
  }

  /** Adds the option of a set, which covers the digits that are not in the set. */
  private void addCombination(int h, long set) {
    Object[] items = new Object[1 + size - Long.bitCount(set)];
    items[0] = item(h, 0);
    int used = 1;
    for (int digit = 1; digit <= size; digit++) {
      if ((set >> (digit - 1) & 1) == 0) {
        items[used++] = item(h, digit);
      }
    }
    builder.option(new Combination(houses.get(h), set), items);
  }
}
