package org.quadrille.sudoku;

import static java.util.Objects.checkIndex;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle: the rules, the givens, and where it has pencilmarks the candidates that are left to
 * each cell. It is what all formats are read into and all algorithms start from. It never changes
 * and may be shared between threads; the same rules, givens and candidates make equal puzzles.
 */
public final class SudokuPuzzle {
  private final Layout layout;
  private final Grid grid;
  private final long @Nullable [] candidates; // cell -> digit d at bit d - 1; null for all

  private SudokuPuzzle(Layout layout, Grid grid, long @Nullable [] candidates) {
    this.layout = layout;
    this.grid = grid;
    this.candidates = candidates;
  }

  /**
   * A puzzle by the plain rules.
   *
   * @param grid the givens
   * @return the puzzle
   */
  public static SudokuPuzzle of(Grid grid) {
    return new SudokuPuzzle(Layout.of(grid.geometry()), grid, null);
  }

  /**
   * A puzzle by any rules.
   *
   * @param layout the rules
   * @param grid the givens
   * @return the puzzle
   * @throws IllegalArgumentException if the grid has another shape
   */
  public static SudokuPuzzle of(Layout layout, Grid grid) {
    requireSameShape(layout, grid);
    return new SudokuPuzzle(layout, grid, null);
  }

  private static void requireSameShape(Layout layout, Grid grid) {
    if (layout.geometry() != grid.geometry()) {
      throw new IllegalArgumentException(
          "expected a grid of %s, found one of %s".formatted(layout.geometry(), grid.geometry()));
    }
  }

  /**
   * Replaces the givens.
   *
   * @param grid the givens
   * @return this puzzle, but for that
   * @throws IllegalArgumentException if the grid has another shape
   */
  public SudokuPuzzle withGrid(Grid grid) {
    requireSameShape(layout, grid);
    return new SudokuPuzzle(layout, grid, candidates);
  }

  /**
   * Replaces the rules.
   *
   * @param layout the rules
   * @return this puzzle, but for that
   * @throws IllegalArgumentException if they are for another shape
   */
  public SudokuPuzzle withLayout(Layout layout) {
    requireSameShape(layout, grid);
    return new SudokuPuzzle(layout, grid, candidates);
  }

  /**
   * Sets the candidates: pencilmark sudoku. If every digit is one everywhere it makes no
   * difference.
   *
   * @param candidates for each cell the digits that it may hold, digit d at bit {@code d - 1}; for
   *     a cell with a given too. May be 0: such a puzzle has no solution
   * @return this puzzle, but for that
   * @throws IllegalArgumentException if the length is wrong, or a bit stands for no digit
   */
  public SudokuPuzzle withCandidates(long... candidates) {
    Geometry geometry = layout.geometry();
    if (candidates.length != geometry.cells()) {
      throw new IllegalArgumentException(
          "expected the candidates of %s cells, found %s"
              .formatted(geometry.cells(), candidates.length));
    }
    boolean all = true;
    for (int cell = 0; cell < candidates.length; cell++) {
      if ((candidates[cell] & ~allDigits()) != 0) {
        throw new IllegalArgumentException(
            "%s: a candidate above %s".formatted(geometry.cellName(cell), geometry.size()));
      }
      all &= candidates[cell] == allDigits();
    }
    return new SudokuPuzzle(layout, grid, all ? null : candidates.clone());
  }

  /**
   * Strikes a candidate.
   *
   * @param cell the cell, from 0
   * @param digit the digit, from 1
   * @return this puzzle, but for that
   * @throws IndexOutOfBoundsException if there is no such cell or digit
   */
  public SudokuPuzzle without(int cell, int digit) {
    long[] fewer = new long[layout.geometry().cells()];
    for (int k = 0; k < fewer.length; k++) {
      fewer[k] = candidates(k);
    }
    fewer[cell] &= ~(1L << checkIndex(digit - 1, layout.geometry().size()));
    return new SudokuPuzzle(layout, grid, fewer);
  }

  /** The set of all digits. */
  /** The candidates of a cell of which none have been struck. */
  long allDigits() {
    return (1L << layout.geometry().size()) - 1;
  }

  /**
   * The rules.
   *
   * @return the layout
   */
  public Layout layout() {
    return layout;
  }

  /**
   * The givens.
   *
   * @return a grid of the shape of the layout
   */
  public Grid grid() {
    return grid;
  }

  /**
   * Whether some cell has not every digit as a candidate.
   *
   * @return whether candidates have been set
   */
  public boolean hasCandidates() {
    return candidates != null;
  }

  /**
   * The candidates of a cell as they have been set. Neither its given nor those of other cells are
   * taken into account.
   *
   * @param cell the cell, from 0
   * @return the digits, digit d at bit {@code d - 1}; all of them if none have been set
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public long candidates(int cell) {
    checkIndex(cell, layout.geometry().cells());
    return candidates == null ? allDigits() : candidates[cell];
  }

  /**
   * Whether there are only rows, columns, boxes and givens.
   *
   * @return whether the layout is plain and no candidates have been set
   */
  public boolean isPlain() {
    return candidates == null && layout.isPlain();
  }

  /**
   * Whether no given clashes with another one, a sum or the candidates. A valid puzzle need not
   * have a solution. O(cells of all houses) time.
   *
   * @return whether there is no clash
   */
  public boolean isValid() {
    return Clashes.isValid(this);
  }

  /**
   * What is wrong with the givens at first sight: equal digits in one house, a cage whose digits
   * make more than its sum, or all of them less, and givens that are no candidates.
   *
   * @return pairs of equal digits by their first and then by their second cell, each pair once,
   *     with its first house; then cages; then single cells. Empty for a valid puzzle
   */
  public List<Clash> clashes() {
    return Clashes.of(this);
  }

  /**
   * Whether a grid is a solution: whether it is full, holds the givens, and breaks no rule.
   *
   * @param solution a grid
   * @return whether it solves this puzzle
   */
  public boolean isSolvedBy(Grid solution) {
    if (solution.geometry() != layout.geometry() || !solution.isFull()) {
      return false;
    }
    for (int cell = 0; cell < layout.geometry().cells(); cell++) {
      if (grid.digit(cell) != 0 && grid.digit(cell) != solution.digit(cell)) {
        return false;
      }
    }
    return withGrid(solution).isValid();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SudokuPuzzle that
        && layout.equals(that.layout)
        && grid.equals(that.grid)
        && Arrays.equals(candidates, that.candidates);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * layout.hashCode() + grid.hashCode()) + Arrays.hashCode(candidates);
  }

  /** The rules and the givens; whether there are pencilmarks. */
  @Override
  public String toString() {
    return layout + (hasCandidates() ? ", pencilmarks: " : ": ") + grid;
  }
}
