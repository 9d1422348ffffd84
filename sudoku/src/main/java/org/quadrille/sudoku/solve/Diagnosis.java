package org.quadrille.sudoku.solve;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Clash;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Whether a puzzle is proper, and if not, what is the matter: the givens that clash, or two
 * solutions and where they differ. Why there is no solution {@link Contradiction} tells, which
 * givens could be left out {@link Redundancy}.
 *
 * @param verdict what can be said
 * @param clashes what is wrong at first sight; empty unless the verdict is {@link Verdict#CLASH}
 * @param witnesses the solutions that were found, at most two
 * @param result how the search ended; no node was tried if there is a clash
 */
public record Diagnosis(
    Verdict verdict, List<Clash> clashes, List<Grid> witnesses, SearchResult result) {
  /** What can be said of a puzzle. */
  public enum Verdict {
    /** It has exactly one solution. */
    UNIQUE,
    /** It has more than one. */
    MULTIPLE,
    /** It has none, though nothing clashes. */
    NONE,
    /** Its givens break the rules. */
    CLASH,
    /** The search was stopped before it was known. */
    UNKNOWN
  }

  /**
   * Keeps copies of the lists.
   *
   * @param verdict what can be said
   * @param clashes what is wrong at first sight
   * @param witnesses the solutions that were found
   * @param result how the search ended
   */
  public Diagnosis {
    clashes = List.copyOf(clashes);
    witnesses = List.copyOf(witnesses);
  }

  /**
   * Looks for clashes, and if there are none for two solutions, with the default algorithm.
   *
   * @param puzzle the puzzle
   * @param limits how far the search may go; the limit on solutions does not matter
   * @return what can be said
   */
  public static Diagnosis of(SudokuPuzzle puzzle, SearchLimits limits) {
    SearchControl control = new SearchControl(limits.withSolutions(2));
    return of(puzzle, Algorithm.defaultFor(puzzle).newSolver(), control);
  }

  /**
   * Looks for clashes, and if there are none for two solutions.
   *
   * @param puzzle the puzzle
   * @param solver searches; left without a search under way
   * @param control what stops the search; it should not allow less than two solutions
   * @return what can be said
   * @throws IllegalArgumentException if the solver cannot take such a puzzle
   */
  public static Diagnosis of(SudokuPuzzle puzzle, SudokuSolver solver, SearchControl control) {
    List<Clash> clashes = puzzle.clashes();
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
   * Where two solutions differ.
   *
   * @return the cells in ascending order; empty if there are no two witnesses
   */
  public List<Integer> differences() {
    return witnesses.size() < 2 ? List.of() : witnesses.get(0).differences(witnesses.get(1));
  }
}
