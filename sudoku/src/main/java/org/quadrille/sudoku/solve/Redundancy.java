package org.quadrille.sudoku.solve;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Which givens a puzzle with one solution does not need: without any one of these, all others kept,
 * the solution is still the only one. Two of them together may well be needed.
 *
 * @param cells the cells of such givens, in ascending order
 * @param undecided the cells of givens of which a limit left it open, in ascending order
 */
public record Redundancy(List<Integer> cells, List<Integer> undecided) {
  /**
   * Keeps copies of the lists.
   *
   * @param cells the cells of givens that are not needed
   * @param undecided the cells of givens of which it is open
   */
  public Redundancy {
    cells = List.copyOf(cells);
    undecided = List.copyOf(undecided);
  }

  /**
   * Leaves out each given in turn and looks for two solutions.
   *
   * @param puzzle a puzzle with one solution
   * @param limits how far all these searches together may go, in nodes and in time
   * @return which givens are not needed
   * @throws IllegalArgumentException if the puzzle has no solution, or several
   */
  public static Redundancy of(SudokuPuzzle puzzle, SearchLimits limits) {
    Probe probe = new Probe(puzzle, limits);
    Probe.Answer whole = probe.solutions(puzzle, 2);
    if (whole == Probe.Answer.NONE || whole == Probe.Answer.SEVERAL) {
      throw new IllegalArgumentException("expected a puzzle with one solution");
    }
    List<Integer> redundant = new ArrayList<>();
    List<Integer> undecided = new ArrayList<>();
    Grid grid = puzzle.grid();
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      if (grid.digit(cell) != 0) {
        switch (probe.solutions(puzzle.withGrid(grid.with(cell, 0)), 2)) {
          case ONE -> redundant.add(cell);
          case UNKNOWN -> undecided.add(cell);
          case NONE, SEVERAL -> {}
        }
      }
    }
    return new Redundancy(redundant, undecided);
  }

  /**
   * Whether every given is known to be needed.
   *
   * @return whether the puzzle is minimal; false if that is open
   */
  public boolean isMinimal() {
    return cells.isEmpty() && undecided.isEmpty();
  }
}
