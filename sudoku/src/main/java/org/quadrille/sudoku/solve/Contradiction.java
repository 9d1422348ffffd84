package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

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
   * A blank cell without candidates.
   *
   * @param geometry the shape of the grid
   * @param cell the cell, from 0; its houses have every digit that its pencilmarks and cages allow
   */
  record NoCandidate(Geometry geometry, int cell) implements Contradiction {
    /** Returns a text such as {@code no digit is left for r1c9}. */
    @Override
    public String toString() {
      return "no digit is left for " + geometry.cellName(cell);
    }
  }

  /**
   * A house without a cell for a digit.
   *
   * @param house a house that must hold every digit
   * @param digit the digit, from 1
   */
  record NoPlace(House house, int digit) implements Contradiction {
    /** Returns a text such as {@code no cell of row 3 can be 7}. */
    @Override
    public String toString() {
      return "no cell of %s can be %s".formatted(house, digit);
    }
  }

  /**
   * A cage whose sum no set of digits makes together with its givens.
   *
   * @param cage the cage
   */
  record NoSum(House cage) implements Contradiction {
    /** Returns a text such as {@code cage at r1c2: no different digits make 18}. */
    @Override
    public String toString() {
      return "%s: no different digits make %s".formatted(cage, cage.sum());
    }
  }

  /**
   * Givens, cages and pencilmarks that together allow no solution.
   *
   * @param geometry the shape of the grid
   * @param cells the cells of the givens, from 0, in ascending order
   * @param cages the cages, in the order of their cells
   * @param candidates the cells of the pencilmarks, from 0, in ascending order. If all three lists
   *     are empty, the other rules alone allow no solution
   * @param minimal whether each of these givens, cages and pencilmarks is known to be needed for
   *     the contradiction; false if a limit stopped the search
   */
  record Conflict(
      Geometry geometry,
      List<Integer> cells,
      List<Cage> cages,
      List<Integer> candidates,
      boolean minimal)
      implements Contradiction {
    /**
     * Returns a text such as {@code these cannot stand together: r1c1 r2c5, cage at r3c3,
     * candidates of r1c2}, or {@code the candidates leave no solution: r1c1 r1c2}.
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
   * Looks for a cage without a possible set of digits, a cell without candidates or a house without
   * a cell for a digit, after removing the givens from the candidates of their houses. No search is
   * needed.
   *
   * @param puzzle the puzzle
   * @return the first such cage, otherwise the first such cell, otherwise the first such house with
   *     its smallest such digit. Empty if there is none; the puzzle may still have no solution
   */
  static Optional<Contradiction> atSight(SudokuPuzzle puzzle) {
    return new Candidates(requireNonNull(puzzle, "puzzle")).contradiction();
  }

  /**
   * Explains why a puzzle has no solution: what {@link #atSight} finds, otherwise givens, cages and
   * pencilmarks that together allow no solution. To find those it removes others as long as there
   * is no solution, with a search for each removal: first pencilmarks, then givens, then cages.
   *
   * @param puzzle a puzzle without solution
   * @param limits the limits in nodes and time of all these searches together
   * @return the reason
   * @throws IllegalArgumentException if the puzzle has a solution
   */
  static Contradiction of(SudokuPuzzle puzzle, SearchLimits limits) {
    requireNonNull(limits, "limits");
    return atSight(puzzle).orElseGet(() -> new ConflictFinder(puzzle, limits).find());
  }
}
