package org.quadrille.sudoku.solve;

import java.time.Duration;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.SudokuPuzzle;

/** Searches several variations of one puzzle with common limits. */
final class Probe {
  /** The number of solutions. */
  enum Answer {
    NONE,
    ONE,
    SEVERAL,
    UNKNOWN
  }

  private final SudokuSolver solver;
  private final SearchLimits limits;
  private final long start = System.nanoTime();
  private long nodes; // of all searches so far

  Probe(SudokuPuzzle puzzle, SearchLimits limits) {
    solver = Algorithm.defaultFor(puzzle).newSolver();
    this.limits = limits;
  }

  /** Looks for one or two solutions. */
  Answer solutions(SudokuPuzzle puzzle, int wanted) {
    if (nodes >= limits.nodes()) {
      return Answer.UNKNOWN;
    }
    solver.start(puzzle, new SearchControl(remainingLimits().withSolutions(wanted)));
    int found = 0;
    while (found < wanted && solver.next()) {
      found++;
    }
    SearchResult result = solver.finish();
    nodes += result.statistics().nodes();
    if (found == 2) {
      return Answer.SEVERAL;
    }
    if (found == wanted || result.isExhausted()) {
      return found == 1 ? Answer.ONE : Answer.NONE;
    }
    return Answer.UNKNOWN;
  }

  private SearchLimits remainingLimits() {
    SearchLimits remaining = SearchLimits.NONE;
    if (limits.nodes() < Long.MAX_VALUE) {
      remaining = remaining.withNodes(limits.nodes() - nodes);
    }
    if (limits.timeout().isPresent()) {
      Duration passed = Duration.ofNanos(System.nanoTime() - start);
      Duration rest = limits.timeout().get().minus(passed);
      remaining = remaining.withTimeout(rest.isNegative() ? Duration.ZERO : rest);
    }
    return remaining;
  }
}
