package org.quadrille.sudoku.solve;

import java.util.Optional;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.House;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * The candidates of each blank cell after removing the givens from their houses: its pencilmarks
 * without the digits of its houses; in a cage only digits of sets that contain the givens there.
 */
final class Candidates {
  private final SudokuPuzzle puzzle;
  private final Grid grid;

  /** Cell -> the set of its candidates, digit d at bit d - 1; the given alone if there is one. */
  private final long[] candidates;

  Candidates(SudokuPuzzle puzzle) {
    this.puzzle = puzzle;
    grid = puzzle.grid();
    candidates = new long[grid.geometry().cells()];
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = grid.digit(cell) == 0 ? puzzle.candidates(cell) : bit(grid.digit(cell));
    }
    for (House house : puzzle.layout().houses()) {
      long allowed = house.sum() > 0 ? possibleDigits(house) : -1L;
      allowed &= ~digits(house);
      for (int k = 0; k < house.size(); k++) {
        if (grid.digit(house.cell(k)) == 0) {
          candidates[house.cell(k)] &= allowed;
        }
      }
    }
  }

  private static long bit(int digit) {
    return 1L << (digit - 1);
  }

  /** Returns the set of digits that a house has. */
  private long digits(House house) {
    long digits = 0;
    for (int k = 0; k < house.size(); k++) {
      int digit = grid.digit(house.cell(k));
      digits |= digit == 0 ? 0 : bit(digit);
    }
    return digits;
  }

  /** Returns the union of the sets that make the sum of a cage and contain its givens. */
  private long possibleDigits(House cage) {
    long givens = digits(cage);
    long union = 0;
    for (long set : cage.combinations()) {
      union |= (set & givens) == givens ? set : 0;
    }
    return union;
  }

  /** Returns the first contradiction: of cages, then of cells, then of houses. */
  Optional<Contradiction> contradiction() {
    for (House house : puzzle.layout().houses()) {
      if (house.sum() > 0 && possibleDigits(house) == 0) {
        return Optional.of(new Contradiction.NoSum(house));
      }
    }
    for (int cell = 0; cell < candidates.length; cell++) {
      if (candidates[cell] == 0) {
        return Optional.of(new Contradiction.NoCandidate(grid.geometry(), cell));
      }
    }
    for (House house : puzzle.layout().houses()) {
      if (house.isComplete()) {
        long found = 0;
        for (int k = 0; k < house.size(); k++) {
          found |= candidates[house.cell(k)];
        }
        int digit = Long.numberOfTrailingZeros(~found) + 1;
        if (digit <= grid.geometry().size()) {
          return Optional.of(new Contradiction.NoPlace(house, digit));
        }
      }
    }
    return Optional.empty();
  }
}
