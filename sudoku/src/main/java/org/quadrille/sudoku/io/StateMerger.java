package org.quadrille.sudoku.io;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Merges successive states of one puzzle: its givens; then also the placed digits; then the
 * candidates.
 */
final class StateMerger {
  /**
   * A puzzle with fewer givens has no unique solution (McGuire, Tugemann and Civario, 2012).
   * Programs do not show such a puzzle twice, and almost any puzzle could be its continuation.
   */
  private static final int MIN_GIVENS = 17;

  private StateMerger() {}

  /**
   * Merges another state into a puzzle.
   *
   * @param mayBeFull whether the state may be a full grid; otherwise a full grid is the solution of
   *     the puzzle and not a state
   * @return the puzzle with the digits or candidates of the state; null if it is another puzzle
   */
  static @Nullable Puzzle merge(Puzzle first, ParsedPuzzle next, String text, boolean mayBeFull) {
    if (first.grid().geometry() != next.puzzle().grid().geometry()
        || !next.puzzle().layout().equals(first.puzzle().layout())) {
      return null;
    }
    boolean candidates = next.format() == SudokuFormat.PENCILMARKS;
    SudokuPuzzle merged =
        candidates ? withCandidates(first, next.puzzle()) : withDigits(first, next, mayBeFull);
    if (merged == null) {
      return null;
    }
    Set<Integer> placed = new HashSet<>(first.placed());
    for (int cell = 0; cell < first.grid().geometry().cells(); cell++) {
      if (first.grid().digit(cell) == 0 && merged.grid().digit(cell) != 0) {
        placed.add(cell);
      }
    }
    return new Puzzle(
        first.source(),
        first.line(),
        first.format(),
        first.alphabet(),
        merged,
        placed,
        first.details(),
        SideText.join(first.text(), text),
        first.warnings());
  }

  private static @Nullable SudokuPuzzle withDigits(
      Puzzle first, ParsedPuzzle next, boolean mayBeFull) {
    Grid grid = next.puzzle().grid();
    boolean tooFewGivens = first.grid().givens() < MIN_GIVENS;
    boolean differs =
        first.puzzle().hasCandidates() || (!mayBeFull && (tooFewGivens || grid.isFull()));
    if (differs || (grid.equals(first.grid()) && !mayBeFull)) {
      return null;
    }
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      int firstDigit = first.grid().digit(cell);
      if (firstDigit != 0 && firstDigit != grid.digit(cell)) {
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
