package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;
import org.quadrille.sudoku.Choice;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuMatrix;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Solves by dancing links. Keeps the links of the empty grid for puzzles with the same layout and
 * requires the options of the givens. Builds new links for each puzzle with pencilmarks.
 */
final class DlxSolver implements SudokuSolver {
  private SudokuMatrix matrix = SudokuMatrix.CLASSIC;

  /** The layout of the matrix; null if the matrix is that of a puzzle with pencilmarks. */
  private @Nullable Layout layout = Layout.CLASSIC;

  private Searcher<Choice> searcher = searcher(matrix);
  private int[] required = new int[Layout.CLASSIC.geometry().cells()];
  private byte[] digits = new byte[required.length];

  @Override
  public void start(SudokuPuzzle puzzle, SearchControl control) {
    // Checks come first: if they fail, the search in progress continues.
    requireNonNull(control, "control");
    prepare(requireNonNull(puzzle, "puzzle"));
    Grid grid = puzzle.grid();
    int givens = 0;
    for (int cell = 0; cell < required.length; cell++) {
      int digit = grid.digit(cell);
      if (digit != 0) {
        required[givens++] = matrix.option(cell, digit);
      }
    }
    searcher.start(control, required, givens);
  }

  private static Searcher<Choice> searcher(SudokuMatrix matrix) {
    return ExactCover.of(matrix.problem()).engine(Engine.DANCING_LINKS).searcher();
  }

  private void prepare(SudokuPuzzle puzzle) {
    boolean pencilmarks = puzzle.hasCandidates();
    if (!pencilmarks && puzzle.layout().equals(layout)) {
      return;
    }
    matrix = SudokuMatrix.of(puzzle);
    layout = pencilmarks ? null : puzzle.layout();
    searcher = searcher(matrix);
    required = new int[puzzle.layout().geometry().cells()];
    digits = new byte[required.length];
  }

  @Override
  public boolean next() {
    return searcher.next();
  }

  @Override
  public Grid solution() {
    for (int k = searcher.solutionSize() - 1; k >= 0; k--) {
      int option = searcher.solutionOption(k);
      if (matrix.isPlacement(option)) {
        digits[matrix.cell(option)] = (byte) matrix.digit(option);
      }
    }
    return Grid.of(matrix.geometry(), digits);
  }

  @Override
  public SearchResult finish() {
    return searcher.finish();
  }
}
