package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * The givens that a puzzle with one solution does not need. A given is not needed if the puzzle
 * without it, and with all other givens, still has one solution. Without two of them at once it may
 * have several.
 *
 * @param cells the cells of the givens that are not needed, in ascending order
 * @param undecided the cells of the givens for which a limit stopped the search, in ascending order
 */
public record Redundancy(List<Integer> cells, List<Integer> undecided) {
  /**
   * Keeps copies of the lists.
   *
   * @param cells the cells of the givens that are not needed
   * @param undecided the cells of the givens for which the answer is not known
   */
  public Redundancy {
    cells = List.copyOf(requireNonNull(cells, "cells"));
    undecided = List.copyOf(requireNonNull(undecided, "undecided"));
  }

  /**
   * Removes each given in turn and looks for two solutions.
   *
   * @param puzzle a puzzle with one solution
   * @param limits the limits in nodes and time of all these searches together
   * @return the givens that are not needed
   * @throws IllegalArgumentException if the puzzle has no solution or several
   */
  public static Redundancy of(SudokuPuzzle puzzle, SearchLimits limits) {
    Probe probe = new Probe(requireNonNull(puzzle, "puzzle"), requireNonNull(limits, "limits"));
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
   * Returns whether every given is known to be needed.
   *
   * @return whether the puzzle is minimal; false if that is not known
   */
  public boolean isMinimal() {
    return cells.isEmpty() && undecided.isEmpty();
  }
}
