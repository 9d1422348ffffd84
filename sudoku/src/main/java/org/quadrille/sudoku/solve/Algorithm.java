package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import org.quadrille.core.search.SearchControl;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.SudokuPuzzle;

/** The algorithms, the most elaborate first. */
public enum Algorithm {
  /**
   * For plain 9x9 grids. Keeps the candidates of each digit as bit sets of bands, and infers which
   * permutations of minirows and of minicolumns are possible for a digit. Guesses if that does not
   * solve the puzzle; a node is one branch of a guess.
   */
  FAST {
    @Override
    public SudokuSolver newSolver() {
      return new FastSolver();
    }

    @Override
    public boolean supports(SudokuPuzzle puzzle) {
      return requireNonNull(puzzle, "puzzle").isPlain()
          && puzzle.layout().geometry() == Geometry.CLASSIC;
    }
  },
  /** Dancing links on the exact cover problem; 324 items and 729 options for plain 9x9 grids. */
  DLX {
    @Override
    public SudokuSolver newSolver() {
      return new DlxSolver();
    }

    @Override
    public boolean supports(SudokuPuzzle puzzle) {
      requireNonNull(puzzle, "puzzle");
      return true;
    }
  },
  /**
   * Backtracking with bit sets of the digits in each row, column and box. The next cell is the one
   * with the fewest candidates.
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
   * Backtracking on candidates that are computed from the givens before the search. Cells are tried
   * in a fixed order, those with the fewest candidates first.
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
  /** Backtracking in reading order; compares each digit with the row, the column and the box. */
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
   * Returns a new solver that uses this algorithm.
   *
   * @return the solver, for one thread
   */
  public abstract SudokuSolver newSolver();

  /**
   * Returns whether this algorithm supports a puzzle. {@link #DLX} supports all puzzles, {@link
   * #FAST} plain 9x9 puzzles, the other algorithms plain puzzles of all sizes.
   *
   * @param puzzle a puzzle
   * @return whether {@link SudokuSolver#start(SudokuPuzzle, SearchControl)} accepts it
   */
  public boolean supports(SudokuPuzzle puzzle) {
    return requireNonNull(puzzle, "puzzle").isPlain();
  }

  /**
   * Returns the default algorithm for a puzzle. It depends only on the rules and the shape of the
   * grid.
   *
   * @param puzzle a puzzle
   * @return an algorithm that supports it
   */
  public static Algorithm defaultFor(SudokuPuzzle puzzle) {
    return FAST.supports(puzzle) ? FAST : DLX;
  }

  /** Returns the name in lower case, as on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
