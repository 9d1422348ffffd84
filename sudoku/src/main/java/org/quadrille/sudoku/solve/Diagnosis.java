package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Clash;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Whether a puzzle has exactly one solution, and if not, why: the givens that clash, or two
 * solutions and where they differ. {@link Contradiction} explains why there is no solution, {@link
 * Redundancy} finds the givens that are not needed.
 *
 * @param verdict the verdict
 * @param clashes the rules that the givens break; empty unless the verdict is {@link Verdict#CLASH}
 * @param witnesses the solutions that were found, at most two
 * @param result how the search ended; without nodes if there is a clash
 */
public record Diagnosis(
    Verdict verdict, List<Clash> clashes, List<Grid> witnesses, SearchResult result) {
  /** What is known about the solutions of a puzzle. */
  public enum Verdict {
    /** It has exactly one solution. */
    UNIQUE,
    /** It has more than one solution. */
    MULTIPLE,
    /** It has no solution, although no givens clash. */
    NONE,
    /** Its givens break the rules. */
    CLASH,
    /** The search was stopped before the answer was known. */
    UNKNOWN
  }

  /**
   * Keeps copies of the lists.
   *
   * @param verdict the verdict
   * @param clashes the rules that the givens break
   * @param witnesses the solutions that were found
   * @param result how the search ended
   */
  public Diagnosis {
    clashes = List.copyOf(requireNonNull(clashes, "clashes"));
    witnesses = List.copyOf(requireNonNull(witnesses, "witnesses"));
  }

  /**
   * Looks for clashes and, if there are none, for two solutions, with the default algorithm.
   *
   * @param puzzle the puzzle
   * @param limits the limits of the search; the limit on solutions is ignored
   * @return the diagnosis
   */
  public static Diagnosis of(SudokuPuzzle puzzle, SearchLimits limits) {
    requireNonNull(puzzle, "puzzle");
    SearchControl control = new SearchControl(requireNonNull(limits, "limits").withSolutions(2));
    return of(puzzle, Algorithm.defaultFor(puzzle).newSolver(), control);
  }

  /**
   * Looks for clashes and, if there are none, for two solutions.
   *
   * @param puzzle the puzzle
   * @param solver the solver; it has no search in progress afterwards
   * @param control stops the search; it should allow at least two solutions
   * @return the diagnosis
   * @throws IllegalArgumentException if the solver does not support the puzzle
   */
  public static Diagnosis of(SudokuPuzzle puzzle, SudokuSolver solver, SearchControl control) {
    requireNonNull(solver, "solver");
    requireNonNull(control, "control");
    List<Clash> clashes = requireNonNull(puzzle, "puzzle").clashes();
    if (!clashes.isEmpty()) {
      return new Diagnosis(Verdict.CLASH, clashes, List.of(), control.result(0, 0));
    }
    List<Grid> witnesses = new ArrayList<>(2);
    solver.start(puzzle, control);
    while (witnesses.size() < 2 && solver.next()) {
      witnesses.add(solver.solution());
    }
    SearchResult result = solver.finish();
    return new Diagnosis(verdict(witnesses.size(), result), clashes, witnesses, result);
  }

  private static Verdict verdict(int solutions, SearchResult result) {
    if (solutions > 1) {
      return Verdict.MULTIPLE;
    }
    if (!result.isExhausted()) {
      return Verdict.UNKNOWN;
    }
    return solutions == 1 ? Verdict.UNIQUE : Verdict.NONE;
  }

  /**
   * Returns the cells in which the two witnesses differ.
   *
   * @return the cells in ascending order; empty if there are fewer than two witnesses
   */
  public List<Integer> differences() {
    return witnesses.size() < 2 ? List.of() : witnesses.get(0).differences(witnesses.get(1));
  }
}
