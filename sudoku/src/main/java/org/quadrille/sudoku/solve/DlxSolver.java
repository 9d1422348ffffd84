package org.quadrille.sudoku.solve;

import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Placement;
import org.quadrille.sudoku.SudokuMatrix;

/** Dancing links: the links of the empty grid, in which the givens are required. */
final class DlxSolver implements SudokuSolver {
  private final SudokuMatrix matrix = SudokuMatrix.CLASSIC;
  private final Searcher<Placement> searcher = ExactCover.of(matrix.problem()).searcher();
  private final int[] required;
  private final byte[] digits;

  DlxSolver() {
    int cells = Grid.EMPTY.geometry().cells();
    required = new int[cells];
    digits = new byte[cells];
  }

  @Override
  public void start(Grid puzzle, SearchControl control) {
    int givens = 0;
    for (int cell = 0; cell < required.length; cell++) {
      int digit = puzzle.digit(cell);
      if (digit != 0) {
        required[givens++] = matrix.option(cell, digit);
      }
    }
    searcher.start(control, required, givens);
  }

  @Override
  public boolean next() {
    return searcher.next();
  }

  @Override
  public Grid solution() {
    for (int k = searcher.solutionSize() - 1; k >= 0; k--) {
      int option = searcher.solutionOption(k);
      digits[matrix.cell(option)] = (byte) matrix.digit(option);
    }
    return Grid.of(digits);
  }

  @Override
  public SearchResult finish() {
    return searcher.finish();
  }
}
