package org.quadrille.sudoku.solve;

import java.util.Optional;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.House;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * What each blank cell may still hold once the givens are crossed out in their houses: the
 * pencilmarks, without the digits of its houses, and in cages only digits of sets that go with the
 * digits there.
 */
final class Candidates {
  private final SudokuPuzzle puzzle;
  private final Grid grid;
  private final long[]
      left; // cell -> its candidates, digit d at bit d - 1; its digit if it has one

  Candidates(SudokuPuzzle puzzle) {
    this.puzzle = puzzle;
    grid = puzzle.grid();
    left = new long[grid.geometry().cells()];
    for (int cell = 0; cell < left.length; cell++) {
      left[cell] = grid.digit(cell) == 0 ? puzzle.candidates(cell) : bit(grid.digit(cell));
    }
    for (House house : puzzle.layout().houses()) {
      long allowed = house.sum() > 0 ? openSets(house) : -1L;
      allowed &= ~digits(house);
      for (int k = 0; k < house.size(); k++) {
        if (grid.digit(house.cell(k)) == 0) {
          left[house.cell(k)] &= allowed;
        }
      }
    }
  }

  private static long bit(int digit) {
    return 1L << (digit - 1);
  }

  /** The digits that a house has. */
  private long digits(House house) {
    long digits = 0;
    for (int k = 0; k < house.size(); k++) {
      int digit = grid.digit(house.cell(k));
      digits |= digit == 0 ? 0 : bit(digit);
    }
    return digits;
  }

  /** The digits of all sets that make a cage's sum with those that it has; 0 if there is none. */
  private long openSets(House cage) {
    long has = digits(cage);
    long union = 0;
    for (long set : cage.combinations()) {
      union |= (set & has) == has ? set : 0;
    }
    return union;
  }

  /** The first thing for which nothing is left: cages, then cells, then houses. */
  Optional<Contradiction> contradiction() {
    for (House house : puzzle.layout().houses()) {
      if (house.sum() > 0 && openSets(house) == 0) {
        return Optional.of(new Contradiction.NoSum(house));
      }
    }
    for (int cell = 0; cell < left.length; cell++) {
      if (left[cell] == 0) {
        return Optional.of(new Contradiction.NoCandidate(grid.geometry(), cell));
      }
    }
    for (House house : puzzle.layout().houses()) {
      if (house.isComplete()) {
        long found = 0;
        for (int k = 0; k < house.size(); k++) {
          found |= left[house.cell(k)];
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
