package org.quadrille.sudoku.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.House;
import org.quadrille.sudoku.SudokuPuzzle;

/** Why a puzzle has no solution. */
public sealed interface Contradiction {
  /**
   * Nothing is left for a cell.
   *
   * @param geometry the shape of the grid
   * @param cell a blank cell, from 0; its houses have every digit, or its pencilmarks and cages do
   *     not allow the rest
   */
  record NoCandidate(Geometry geometry, int cell) implements Contradiction {
    /** As in {@code no digit is left for r1c9}. */
    @Override
    public String toString() {
      return "no digit is left for " + geometry.cellName(cell);
    }
  }

  /**
   * A house has no cell for a digit.
   *
   * @param house a house that has to hold every digit
   * @param digit the digit, from 1
   */
  record NoPlace(House house, int digit) implements Contradiction {
    /** As in {@code no cell of row 3 can be 7}. */
    @Override
    public String toString() {
      return "no cell of %s can be %s".formatted(house, digit);
    }
  }

  /**
   * No digits make the sum of a cage, together with those that it has.
   *
   * @param cage the cage
   */
  record NoSum(House cage) implements Contradiction {
    /** As in {@code cage at r1c2: no different digits make 18}. */
    @Override
    public String toString() {
      return "%s: no different digits make %s".formatted(cage, cage.sum());
    }
  }

  /**
   * Givens, cages and struck candidates that cannot stand together.
   *
   * @param geometry the shape of the grid
   * @param cells the cells of the givens, from 0, in ascending order
   * @param cages the cages, in the order of their cells
   * @param candidates the cells whose candidates have a part in it, from 0, in ascending order. If
   *     there are neither givens nor cages nor such cells, the other rules leave no solution
   * @param minimal whether every one of them is known to be needed for the contradiction; if not, a
   *     limit came in between
   */
  record Conflict(
      Geometry geometry,
      List<Integer> cells,
      List<Cage> cages,
      List<Integer> candidates,
      boolean minimal)
      implements Contradiction {
    /**
     * As in {@code these cannot stand together: r1c1 r2c5, cage at r3c3, candidates of r1c2}, or
     * {@code the candidates leave no solution: r1c1 r1c2}.
     */
    @Override
    public String toString() {
      String perhaps = minimal ? ": " : " (perhaps not all are needed): ";
      if (cells.isEmpty() && cages.isEmpty()) {
        return candidates.isEmpty()
            ? "the rules leave no solution, whatever is given"
            : "the candidates leave no solution" + perhaps + names(candidates);
      }
      List<String> parts = new ArrayList<>();
      if (!cells.isEmpty()) {
        parts.add(names(cells));
      }
      for (Cage cage : cages) {
        parts.add("cage at " + geometry.cellName(cage.cells().get(0)));
      }
      if (!candidates.isEmpty()) {
        parts.add("candidates of " + names(candidates));
      }
      return "these cannot stand together" + perhaps + String.join(", ", parts);
    }

    private String names(List<Integer> some) {
      return some.stream().map(geometry::cellName).collect(Collectors.joining(" "));
    }
  }

  /**
   * Looks for a cell, a house or a cage for which nothing is left once the givens are crossed out
   * in their houses. No search is needed.
   *
   * @param puzzle the puzzle
   * @return the first such cell, else the first house with its least such digit; cages without a
   *     sum come before both. Empty if there are none, which says nothing about solutions
   */
  static Optional<Contradiction> atSight(SudokuPuzzle puzzle) {
    return new Candidates(puzzle).contradiction();
  }

  /**
   * Says why a puzzle has no solution: what {@link #atSight} finds, or else givens, cages and cells
   * with struck candidates that cannot stand together. These are found by leaving out others for as
   * long as there is no solution, which takes a search for each; struck candidates are left out
   * before givens, and givens before cages.
   *
   * @param puzzle a puzzle without solution
   * @param limits how far all these searches together may go, in nodes and in time
   * @return why there is none
   * @throws IllegalArgumentException if the puzzle has a solution
   */
  static Contradiction of(SudokuPuzzle puzzle, SearchLimits limits) {
    return atSight(puzzle).orElseGet(() -> new ConflictFinder(puzzle, limits).find());
  }
}
