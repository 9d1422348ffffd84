package org.quadrille.sudoku.solve;

import java.util.Random;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;

/**
 * Makes random puzzles with one solution. The same seed and number give the same puzzle on every
 * machine. {@link ExamplesTest} writes the lists in {@code examples} with it.
 */
public final class PuzzleMaker {
  private static final int CELLS = 81;

  private final SudokuSolver solver = Algorithm.DLX.newSolver();
  private final long seed;
  private Random random = new Random();

  /**
   * Makes a series of puzzles.
   *
   * @param seed the seed of the series
   */
  public PuzzleMaker(long seed) {
    this.seed = seed;
  }

  /**
   * Returns a puzzle of the mixed series: minimal with 22 to 26 givens for an even number, with 27
   * to 40 givens for an odd number. A minimal puzzle needs every given.
   *
   * @param number the number in the series
   * @return the puzzle
   */
  public Grid puzzle(int number) {
    reseed(number);
    boolean minimal = number % 2 == 0;
    int least = minimal ? 22 : 27 + random.nextInt(14);
    int most = minimal ? 26 : least;
    Grid puzzle;
    do {
      puzzle = thin(fullGrid(), minimal ? 0 : least);
    } while (puzzle.givens() < least || puzzle.givens() > most);
    return puzzle;
  }

  /**
   * Returns a hard puzzle: the one with the largest {@link #effort} of {@code attempts} random
   * minimal puzzles, improved by as many attempts to find a harder puzzle near it.
   *
   * @param number the number in the series
   * @param attempts half the number of puzzles to choose from
   * @return the puzzle
   */
  public Grid hardPuzzle(int number, int attempts) {
    reseed(number);
    Grid hardest = thin(fullGrid(), 0);
    for (int k = 1; k < attempts; k++) {
      hardest = harder(hardest, thin(fullGrid(), 0));
    }
    Grid solution = Sudoku.of(hardest).first().orElseThrow();
    for (int k = 0; k < attempts; k++) {
      Grid richer = hardest;
      for (int extra = 1 + random.nextInt(4); extra > 0; extra--) {
        int cell = random.nextInt(CELLS);
        richer = richer.with(cell, solution.digit(cell));
      }
      hardest = harder(hardest, thin(richer, 0));
    }
    return hardest;
  }

  /**
   * Returns the number of nodes that dancing links need to solve a puzzle and to prove that there
   * is no other solution.
   *
   * @param puzzle the puzzle
   * @return the number of nodes
   */
  public long effort(Grid puzzle) {
    return search(puzzle).statistics().nodes();
  }

  /** Returns a random full grid. */
  public Grid fullGrid() {
    Grid grid = Grid.EMPTY;
    // The boxes on the diagonal share no house, so any digits in them allow a solution.
    for (int box : new int[] {0, 4, 8}) {
      int[] digits = shuffled(9);
      for (int k = 0; k < 9; k++) {
        grid = grid.with(Geometry.CLASSIC.houseCell(18 + box, k), digits[k] + 1);
      }
    }
    for (int cell : shuffled(CELLS)) {
      for (int digit : shuffled(9)) {
        if (grid.digit(cell) == 0) {
          Grid next = grid.with(cell, digit + 1);
          grid = next.isValid() && search(next).solutions() > 0 ? next : grid;
        }
      }
    }
    return grid;
  }

  /**
   * Removes givens in random order as long as there is one solution.
   *
   * @param givens the least number of givens to keep; with 0 the result is minimal
   */
  private Grid thin(Grid puzzle, int givens) {
    Grid thin = puzzle;
    int left = puzzle.givens();
    for (int cell : shuffled(CELLS)) {
      if (left > givens && thin.digit(cell) != 0) {
        Grid next = thin.with(cell, 0);
        if (search(next).isExhausted()) {
          thin = next;
          left--;
        }
      }
    }
    return thin;
  }

  private Grid harder(Grid a, Grid b) {
    return effort(b) > effort(a) ? b : a;
  }

  /** Searches up to the second solution; exhausted if there is none. */
  private SearchResult search(Grid puzzle) {
    solver.start(puzzle, new SearchControl(SearchLimits.NONE.withSolutions(2)));
    while (solver.next()) {
      // count
    }
    return solver.finish();
  }

  private void reseed(int number) {
    random = new Random((seed + number) * 0x9E3779B97F4A7C15L);
  }

  /** Returns the numbers from 0 in random order (Fisher and Yates). */
  private int[] shuffled(int count) {
    int[] numbers = new int[count];
    for (int k = 0; k < count; k++) {
      int other = random.nextInt(k + 1);
      numbers[k] = numbers[other];
      numbers[other] = k;
    }
    return numbers;
  }
}
