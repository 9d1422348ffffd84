package org.quadrille.sudoku.io;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Joins pictures of one puzzle: its givens; then the digits that were placed as well; then the
 * candidates.
 */
final class StateMerger {
  /**
   * A puzzle with fewer givens has no unique solution (McGuire, Tugemann and Civario, 2012): a
   * program does not show such a one twice, and any puzzle might continue it.
   */
  private static final int FEWEST_GIVENS = 17;

  private StateMerger() {}

  /**
   * Joins a further picture to a puzzle.
   *
   * @param full whether the picture may be a full grid, which else is the solution of the puzzle
   * @return the puzzle with what the picture adds; null if it is another puzzle
   */
  static @Nullable Puzzle join(Puzzle first, ParsedPuzzle next, String text, boolean full) {
    if (first.grid().geometry() != next.puzzle().grid().geometry()
        || !next.puzzle().layout().equals(first.puzzle().layout())) {
      return null;
    }
    boolean candidates = next.format() == SudokuFormat.PENCILMARKS;
    SudokuPuzzle joined =
        candidates ? withCandidates(first, next.puzzle()) : withDigits(first, next, full);
    if (joined == null) {
      return null;
    }
    Set<Integer> placed = new HashSet<>(first.placed());
    for (int cell = 0; cell < first.grid().geometry().cells(); cell++) {
      if (first.grid().digit(cell) == 0 && joined.grid().digit(cell) != 0) {
        placed.add(cell);
      }
    }
    return new Puzzle(
        first.source(),
        first.line(),
        first.format(),
        first.alphabet(),
        joined,
        placed,
        first.details(),
        SideText.join(first.text(), text),
        first.warnings());
  }

  private static @Nullable SudokuPuzzle withDigits(Puzzle first, ParsedPuzzle next, boolean full) {
    Grid grid = next.puzzle().grid();
    boolean bare = first.grid().givens() < FEWEST_GIVENS;
    boolean other = first.puzzle().hasCandidates() || (!full && (bare || grid.isFull()));
    if (other || (grid.equals(first.grid()) && !full)) {
      return null;
    }
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      int given = first.grid().digit(cell);
      if (given != 0 && given != grid.digit(cell)) {
        return null;
      }
    }
    return first.puzzle().withGrid(grid);
  }

  private static @Nullable SudokuPuzzle withCandidates(Puzzle first, SudokuPuzzle next) {
    int cells = first.grid().geometry().cells();
    long[] candidates = new long[cells];
    for (int cell = 0; cell < cells; cell++) {
      candidates[cell] = next.candidates(cell);
      int digit = first.grid().digit(cell);
      if (digit != 0 && candidates[cell] != 1L << (digit - 1)) {
        return null;
      }
    }
    return first.puzzle().hasCandidates() ? null : first.puzzle().withCandidates(candidates);
  }
}
