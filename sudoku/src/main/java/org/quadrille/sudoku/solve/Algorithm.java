package org.quadrille.sudoku.solve;

import java.util.Locale;

/** The algorithms, each plainer than the one before. */
public enum Algorithm {
  /**
   * Bands of cells as bit sets, digit by digit: which permutations of minirows and of minicolumns a
   * digit has left. Where that does not solve the puzzle it guesses, and a node is one branch of a
   * guess.
   */
  FAST {
    @Override
    public SudokuSolver newSolver() {
      return new FastSolver();
    }
  },
  /** Dancing links on the exact cover matrix of 324 items and 729 options. */
  DLX {
    @Override
    public SudokuSolver newSolver() {
      return new DlxSolver();
    }
  },
  /**
   * Bit sets of the digits in each row, column and box; the cell with the fewest candidates first.
   */
  BITMASK {
    @Override
    public SudokuSolver newSolver() {
      return new BitmaskSolver();
    }
  },
  /**
   * The candidates of each cell are read from the givens ahead of the search, and the cells sorted
   * by how few they have; only those are tried, in that order of cells.
   */
  PRUNED {
    @Override
    public SudokuSolver newSolver() {
      return new PrunedSolver();
    }
  },
  /** Cells in reading order; each digit is looked for in the row, the column and the box. */
  NAIVE {
    @Override
    public SudokuSolver newSolver() {
      return new NaiveSolver();
    }
  };

  /**
   * A solver that works by this algorithm.
   *
   * @return a new solver, for one thread
   */
  public abstract SudokuSolver newSolver();

  /** The name in lower case, as on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
