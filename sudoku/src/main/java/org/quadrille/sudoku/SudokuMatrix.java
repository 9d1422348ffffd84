package org.quadrille.sudoku;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;

/**
 * Sudoku as an exact cover problem (TAOCP 7.2.2.1): an item for each cell, and for each digit in
 * each row, column and box; an option for each digit in each cell. A 9x9 grid has 324 items and 729
 * options of four items each; a full grid is a solution of 81 options.
 *
 * <p>A house of a variant also has an item for each digit: a primary item if the house holds every
 * digit, otherwise a secondary item. A cage with a sum has a primary item for its set of digits, a
 * primary item for each digit, and an option for each set that makes the sum. That option covers
 * the digits that are <i>not</i> in the set, so that the cells of the cage must cover those in the
 * set. The cells of a house that no cage covers have a known sum too; if there are few of them,
 * they form an implied cage. So the options are first the placements, cell by cell and digit by
 * digit, then the {@linkplain Combination combinations}, cage by cage.
 *
 * <p>The problem is that of the empty grid. To solve a puzzle, require the options of its givens
 * ({@link org.quadrille.dlx.Searcher}); the problem need not be built again. A placement that
 * pencilmarks or the sum of a cage exclude is an option without items, which is in no solution.
 * Immutable.
 */
public final class SudokuMatrix {
  /** The matrix of plain 9x9 grids. */
  public static final SudokuMatrix CLASSIC =
      new SudokuMatrix(SudokuPuzzle.of(Layout.CLASSIC, Grid.EMPTY));

  /** The rule that an item stands for. */
  public enum Rule {
    /** Each cell has a digit. */
    CELL,
    /** Each row has each digit. */
    ROW,
    /** Each column has each digit. */
    COLUMN,
    /** Each box, or each region of a jigsaw, has each digit. */
    BOX,
    /** Each house of a variant has each digit once, or at most once. */
    EXTRA,
    /** Each cage has digits that make its sum, each at most once. */
    CAGE
  }

  /**
   * The key of an item.
   *
   * @param rule the rule
   * @param place the number of the cell, row, column, box, house of a variant or cage, from 0
   * @param digit the digit that the house must have once, or at most once, from 1; 0 for a cell,
   *     and for the set of digits of a cage
   */
  public record Constraint(Rule rule, int place, int digit) {
    // Explicit equals and hashCode: those of a record cost 25 ms at the start of the command.

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

    /** Returns a text such as {@code row 3 has 7}, {@code cell 12} or {@code cage 5}. */
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
   * Returns the matrix of a layout. Making one takes about as long as solving a hundred puzzles, so
   * keep it. The matrix of {@link Layout#CLASSIC} is made only once.
   *
   * @param layout the rules
   * @return the matrix
   */
  public static SudokuMatrix of(Layout layout) {
    return requireNonNull(layout, "layout").equals(Layout.CLASSIC)
        ? CLASSIC
        : new SudokuMatrix(SudokuPuzzle.of(layout, Grid.empty(layout.geometry())));
  }

  /**
   * Returns the matrix of the rules and candidates of a puzzle. It does not contain the givens;
   * require their options.
   *
   * @param puzzle the puzzle
   * @return the matrix
   */
  public static SudokuMatrix of(SudokuPuzzle puzzle) {
    return requireNonNull(puzzle, "puzzle").hasCandidates()
        ? new SudokuMatrix(puzzle)
        : of(puzzle.layout());
  }

  /**
   * Returns the shape of the grid.
   *
   * @return its size and its boxes
   */
  public Geometry geometry() {
    return geometry;
  }

  /**
   * Returns the problem of the empty grid.
   *
   * @return the problem; option {@code size * cell + digit - 1} is that digit in that cell
   */
  public Problem<Choice> problem() {
    return problem;
  }

  /**
   * Returns whether an option is a placement.
   *
   * @param option the number of the option
   * @return true for a digit in a cell, false for the set of digits of a cage
   */
  public boolean isPlacement(int option) {
    return option < geometry.cells() * geometry.size();
  }

  /**
   * Returns the option for a digit in a cell.
   *
   * @param cell the cell, from 0, row by row
   * @param digit the digit, from 1
   * @return the number of the option
   */
  public int option(int cell, int digit) {
    return geometry.size() * cell + digit - 1;
  }

  /**
   * Returns the cell of a placement.
   *
   * @param option the number of the option, a placement
   * @return the cell, from 0, row by row
   */
  public int cell(int option) {
    return option / geometry.size();
  }

  /**
   * Returns the digit of a placement.
   *
   * @param option the number of the option, a placement
   * @return the digit, from 1
   */
  public int digit(int option) {
    return option % geometry.size() + 1;
  }
}
