package org.quadrille.sudoku.solve;

import java.util.Locale;
import org.quadrille.core.search.SearchControl;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.SudokuPuzzle;

/** The algorithms, each plainer than the one before. */
public enum Algorithm {
  /** Dancing links on the exact cover matrix; 324 items and 729 options for plain 9x9 grids. */
  DLX {
    @Override
    public SudokuSolver newSolver() {
      return new DlxSolver();
    }

    @Override
    public boolean supports(SudokuPuzzle puzzle) {
      return true;
    }
  },
  /**
   * Bit sets of the digits in each row, column and box; the cell with the fewest candidates first.
   */
  BITMASK {
    @Override
    public SudokuSolver newSolver() {
      return new BySize() {
        @Override
        Backtracking create(Geometry geometry) {
          return new BitmaskSolver(geometry);
        }
      };
    }
  },
  /**
   * The candidates of each cell are read from the givens ahead of the search, and the cells sorted
   * by how few they have; only those are tried, in that order of cells.
   */
  PRUNED {
    @Override
    public SudokuSolver newSolver() {
      return new BySize() {
        @Override
        Backtracking create(Geometry geometry) {
          return new PrunedSolver(geometry);
        }
      };
    }
  },
  /** Cells in reading order; each digit is looked for in the row, the column and the box. */
  NAIVE {
    @Override
    public SudokuSolver newSolver() {
      return new BySize() {
        @Override
        Backtracking create(Geometry geometry) {
          return new NaiveSolver(geometry);
        }
      };
    }
  };

  /**
   * A solver that works by this algorithm.
   *
   * @return a new solver, for one thread
   */
  public abstract SudokuSolver newSolver();

  /**
   * Whether it takes such a puzzle: dancing links take any, backtracking those with rows, columns
   * and boxes only.
   *
   * @param puzzle a puzzle
   * @return whether {@link SudokuSolver#start(SudokuPuzzle, SearchControl)} takes it
   */
  public boolean supports(SudokuPuzzle puzzle) {
    return puzzle.isPlain();
  }

  /**
   * The algorithm to take where none is asked for. It depends on the rules and the shape of the
   * grid alone.
   *
   * @param puzzle a puzzle
   * @return an algorithm that supports it
   */
  public static Algorithm defaultFor(SudokuPuzzle puzzle) {
    return DLX;
  }

  /** The name in lower case, as on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
