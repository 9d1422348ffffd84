package org.quadrille.sudoku;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;

/**
 * Sudoku as an exact cover problem (TAOCP 7.2.2.1): an item for each cell, and for each digit in
 * each row, column and box; an option for each digit in each cell. A 9x9 grid has 324 items and 729
 * options of four items each; a completed grid is a solution of 81 options.
 *
 * <p>The problem is that of the empty grid, built once. A puzzle is solved by requiring the options
 * of its givens ({@link org.quadrille.dlx.Searcher}), so that nothing is rebuilt. Immutable.
 */
public final class SudokuMatrix {
  /** The matrix of 9x9 grids. */
  public static final SudokuMatrix CLASSIC = new SudokuMatrix(Geometry.CLASSIC);

  /** What an item asks for. */
  public enum Rule {
    /** Each cell has a digit. */
    CELL,
    /** Each row has each digit. */
    ROW,
    /** Each column has each digit. */
    COLUMN,
    /** Each box has each digit. */
    BOX
  }

  /**
   * The key of an item.
   *
   * @param rule what it asks for
   * @param place the number of the cell, row, column or box, from 0
   * @param digit the digit that the row, column or box must have, from 1; 0 for a cell
   */
  public record Constraint(Rule rule, int place, int digit) {
    // equals and hashCode by hand: linking those of a record takes 25 ms of a command's start-up.

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Constraint that
          && rule == that.rule
          && place == that.place
          && digit == that.digit;
    }

    @Override
    public int hashCode() {
      return 31 * (31 * rule.hashCode() + place) + digit;
    }

    /** Such as {@code row 3 has 7} or {@code cell 12}. */
    @Override
    public String toString() {
      return rule == Rule.CELL
          ? "cell " + (place + 1)
          : "%s %s has %s".formatted(rule.name().toLowerCase(Locale.ROOT), place + 1, digit);
    }
  }

  private final Geometry geometry;
  private final Problem<Placement> problem;

  private SudokuMatrix(Geometry geometry) {
    this.geometry = geometry;
    Problem.Builder<Placement> builder = Problem.builder();
    for (int cell = 0; cell < geometry.cells(); cell++) {
      builder.primary(new Constraint(Rule.CELL, cell, 0));
    }
    for (Rule rule : new Rule[] {Rule.ROW, Rule.COLUMN, Rule.BOX}) {
      for (int place = 0; place < geometry.size(); place++) {
        for (int digit = 1; digit <= geometry.size(); digit++) {
          builder.primary(new Constraint(rule, place, digit));
        }
      }
    }
    for (int cell = 0; cell < geometry.cells(); cell++) {
      for (int digit = 1; digit <= geometry.size(); digit++) {
        builder.option(
            new Placement(geometry, cell, digit),
            new Constraint(Rule.CELL, cell, 0),
            new Constraint(Rule.ROW, geometry.rowOf(cell), digit),
            new Constraint(Rule.COLUMN, geometry.columnOf(cell), digit),
            new Constraint(Rule.BOX, geometry.boxOf(cell), digit));
      }
    }
    problem = builder.build();
  }

  /**
   * The problem of the empty grid.
   *
   * @return the problem; option {@code size * cell + digit - 1} puts the digit into the cell
   */
  public Problem<Placement> problem() {
    return problem;
  }

  /**
   * The option that puts a digit into a cell.
   *
   * @param cell the cell, from 0, row by row
   * @param digit the digit, from 1
   * @return the number of the option
   */
  public int option(int cell, int digit) {
    return geometry.size() * cell + digit - 1;
  }

  /**
   * The cell of an option.
   *
   * @param option the number of the option
   * @return the cell, from 0, row by row
   */
  public int cell(int option) {
    return option / geometry.size();
  }

  /**
   * The digit of an option.
   *
   * @param option the number of the option
   * @return the digit, from 1
   */
  public int digit(int option) {
    return option % geometry.size() + 1;
  }
}
