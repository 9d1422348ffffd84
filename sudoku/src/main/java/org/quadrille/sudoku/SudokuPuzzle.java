package org.quadrille.sudoku;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle: the rules, the givens, and the candidates of each cell if it has pencilmarks. Readers
 * return puzzles and algorithms solve them. Immutable and thread-safe. Puzzles with the same rules,
 * givens and candidates are equal.
 */
public final class SudokuPuzzle {
  private final Layout layout;
  private final Grid grid;
  private final long @Nullable [] candidates; // cell -> its set, digit d at bit d - 1; null if all

  private SudokuPuzzle(Layout layout, Grid grid, long @Nullable [] candidates) {
    this.layout = layout;
    this.grid = grid;
    this.candidates = candidates;
  }

  /**
   * Returns a puzzle with the plain rules.
   *
   * @param grid the givens
   * @return the puzzle
   */
  public static SudokuPuzzle of(Grid grid) {
    return new SudokuPuzzle(Layout.of(requireNonNull(grid, "grid").geometry()), grid, null);
  }

  /**
   * Returns a puzzle with any rules.
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
    requireNonNull(layout, "layout");
    if (layout.geometry() != requireNonNull(grid, "grid").geometry()) {
      throw new IllegalArgumentException(
          "expected a grid of %s, found one of %s".formatted(layout.geometry(), grid.geometry()));
    }
  }

  /**
   * Returns a copy with other givens.
   *
   * @param grid the givens
   * @return the copy
   * @throws IllegalArgumentException if the grid has another shape
   */
  public SudokuPuzzle withGrid(Grid grid) {
    requireSameShape(layout, grid);
    return new SudokuPuzzle(layout, grid, candidates);
  }

  /**
   * Returns a copy with other rules.
   *
   * @param layout the rules
   * @return the copy
   * @throws IllegalArgumentException if the layout has another shape
   */
  public SudokuPuzzle withLayout(Layout layout) {
    requireSameShape(layout, grid);
    return new SudokuPuzzle(layout, grid, candidates);
  }

  /**
   * Returns a copy with other candidates (pencilmark sudoku). If every digit is a candidate of
   * every cell, the copy has no pencilmarks.
   *
   * @param candidates for each cell, also for givens, the set of digits that it may hold, digit d
   *     at bit {@code d - 1}. A puzzle with an empty set has no solution
   * @return the copy
   * @throws IllegalArgumentException if the length is wrong, or a bit does not belong to a digit
   */
  public SudokuPuzzle withCandidates(long... candidates) {
    Geometry geometry = layout.geometry();
    if (requireNonNull(candidates, "candidates").length != geometry.cells()) {
      throw new IllegalArgumentException(
          "expected the candidates of %s cells, found %s"
              .formatted(geometry.cells(), candidates.length));
    }
    boolean all = true;
    for (int cell = 0; cell < candidates.length; cell++) {
      if ((candidates[cell] & ~allDigits()) != 0) {
        throw new IllegalArgumentException(
            "%s: expected candidates from 1 to %s, found others"
                .formatted(geometry.cellName(cell), geometry.size()));
      }
      all &= candidates[cell] == allDigits();
    }
    return new SudokuPuzzle(layout, grid, all ? null : candidates.clone());
  }

  /**
   * Returns a copy without one candidate.
   *
   * @param cell the cell, from 0
   * @param digit the digit, from 1
   * @return the copy
   * @throws IndexOutOfBoundsException if there is no such cell or digit
   */
  public SudokuPuzzle without(int cell, int digit) {
    layout.geometry().checkCell(cell);
    Geometry.checkIndex("a digit", digit, 1, layout.geometry().size());
    long[] fewer = new long[layout.geometry().cells()];
    for (int k = 0; k < fewer.length; k++) {
      fewer[k] = candidates(k);
    }
    fewer[cell] &= ~(1L << (digit - 1));
    return new SudokuPuzzle(layout, grid, fewer);
  }

  /** Returns the set of all digits. */
  private long allDigits() {
    return (1L << layout.geometry().size()) - 1;
  }

  /**
   * Returns the rules.
   *
   * @return the layout
   */
  public Layout layout() {
    return layout;
  }

  /**
   * Returns the givens.
   *
   * @return a grid of the shape of the layout
   */
  public Grid grid() {
    return grid;
  }

  /**
   * Returns whether the puzzle has pencilmarks.
   *
   * @return whether some digit is not a candidate of some cell
   */
  public boolean hasCandidates() {
    return candidates != null;
  }

  /**
   * Returns the candidates of a cell by the pencilmarks alone. Givens are not considered.
   *
   * @param cell the cell, from 0
   * @return the set of digits, digit d at bit {@code d - 1}; all digits if there are no pencilmarks
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public long candidates(int cell) {
    layout.geometry().checkCell(cell);
    return candidates == null ? allDigits() : candidates[cell];
  }

  /**
   * Returns whether there are only rows, columns, boxes and givens.
   *
   * @return whether the layout is plain and there are no pencilmarks
   */
  public boolean isPlain() {
    return candidates == null && layout.isPlain();
  }

  /**
   * Returns whether no given clashes with another given, a sum or the candidates. A valid puzzle
   * need not have a solution. O(cells of all houses) time.
   *
   * @return whether there is no clash
   */
  public boolean isValid() {
    return Clashes.isValid(this);
  }

  /**
   * Returns the rules that the givens break: equal digits in a house, cages whose digits exceed the
   * sum, full cages with a wrong sum, and givens that are not candidates. No search is needed.
   *
   * @return pairs of equal digits by first cell and then by second cell, each pair once, with its
   *     first house; then cages; then single cells. Empty for a valid puzzle
   */
  public List<Clash> clashes() {
    return Clashes.of(this);
  }

  /**
   * Returns whether a grid is a solution: it is full, holds the givens, and breaks no rule.
   *
   * @param solution a grid
   * @return whether it solves this puzzle
   */
  public boolean isSolvedBy(Grid solution) {
    if (requireNonNull(solution, "solution").geometry() != layout.geometry()
        || !solution.isFull()) {
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

  /** Returns the rules, whether there are pencilmarks, and the givens. */
  @Override
  public String toString() {
    return layout + (hasCandidates() ? ", pencilmarks: " : ": ") + grid;
  }
}
