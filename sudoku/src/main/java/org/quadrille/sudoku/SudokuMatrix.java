package org.quadrille.sudoku;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;

/**
 * Sudoku as an exact cover problem (TAOCP 7.2.2.1): an item for each cell, and for each digit in
 * each row, column and box; an option for each digit in each cell. A 9x9 grid has 324 items and 729
 * options of four items each; a completed grid is a solution of 81 options.
 *
 * <p>The houses of variants have an item for each digit too: a primary one if the house holds every
 * digit, and else a secondary one. A cage with a sum has an item for the set of its digits, one for
 * each digit, and an option for each set that makes the sum. A set covers the digits that are not
 * in it; those in it are left for the cells to cover. What the cages leave over of a house makes a
 * known sum, and is treated as one cage more where it is small. So the options are the placements,
 * cell by cell and digit by digit, and then the {@linkplain Combination combinations}, cage by
 * cage.
 *
 * <p>The problem is that of the empty grid. A puzzle is solved by requiring the options of its
 * givens ({@link org.quadrille.dlx.Searcher}), so that nothing is rebuilt. A placement that
 * pencilmarks or the sum of a cage rule out is an option without items, which is part of no
 * solution. Immutable.
 */
public final class SudokuMatrix {
  /** The matrix of plain 9x9 grids. */
  public static final SudokuMatrix CLASSIC =
      new SudokuMatrix(SudokuPuzzle.of(Layout.CLASSIC, Grid.EMPTY));

  /** What an item asks for. */
  public enum Rule {
    /** Each cell has a digit. */
    CELL,
    /** Each row has each digit. */
    ROW,
    /** Each column has each digit. */
    COLUMN,
    /** Each box, or each region of a jigsaw, has each digit. */
    BOX,
    /** Each house of a variant has each digit, or has it at most once. */
    EXTRA,
    /** Each cage has digits that make its sum, and has a digit at most once. */
    CAGE
  }

  /**
   * The key of an item.
   *
   * @param rule what it asks for
   * @param place the number of the cell, row, column, box, house of a variant or cage, from 0
   * @param digit the digit that the house must have, or may have once, from 1; 0 for a cell, and
   *     for the set of the digits of a cage
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

    /** Such as {@code row 3 has 7}, {@code cell 12} or {@code cage 5}. */
    @Override
    public String toString() {
      String name = rule.name().toLowerCase(Locale.ROOT) + " " + (place + 1);
      return digit == 0 ? name : name + " has " + digit;
    }
  }

  private final Geometry geometry;
  private final Problem<Choice> problem;

  private SudokuMatrix(SudokuPuzzle puzzle) {
    geometry = puzzle.layout().geometry();
    problem = new MatrixBuilder(puzzle).build();
  }

  /**
   * The matrix of a layout. It takes about as long to make as a hundred puzzles to solve, so keep
   * it; that of {@link Layout#CLASSIC} is kept here.
   *
   * @param layout the rules
   * @return the matrix
   */
  public static SudokuMatrix of(Layout layout) {
    return layout.equals(Layout.CLASSIC)
        ? CLASSIC
        : new SudokuMatrix(SudokuPuzzle.of(layout, Grid.empty(layout.geometry())));
  }

  /**
   * The matrix of the rules and the candidates of a puzzle. Its givens are left to be required.
   *
   * @param puzzle the puzzle
   * @return the matrix
   */
  public static SudokuMatrix of(SudokuPuzzle puzzle) {
    return puzzle.hasCandidates() ? new SudokuMatrix(puzzle) : of(puzzle.layout());
  }

  /**
   * The shape of the grid.
   *
   * @return its size and its boxes
   */
  public Geometry geometry() {
    return geometry;
  }

  /**
   * The problem of the empty grid.
   *
   * @return the problem; option {@code size * cell + digit - 1} puts the digit into the cell
   */
  public Problem<Choice> problem() {
    return problem;
  }

  /**
   * Whether an option puts a digit into a cell.
   *
   * @param option the number of the option
   * @return false if it chooses the digits of a cage
   */
  public boolean isPlacement(int option) {
    return option < geometry.cells() * geometry.size();
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
   * @param option the number of an option that is a placement
   * @return the cell, from 0, row by row
   */
  public int cell(int option) {
    return option / geometry.size();
  }

  /**
   * The digit of an option.
   *
   * @param option the number of an option that is a placement
   * @return the digit, from 1
   */
  public int digit(int option) {
    return option % geometry.size() + 1;
  }
}
