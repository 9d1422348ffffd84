package org.quadrille.sudoku.solve;

import java.time.Duration;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.SudokuPuzzle;

/** Many searches on variations of one puzzle, which share their limits. */
final class Probe {
  /** How many solutions there are. */
  enum Answer {
    NONE,
    ONE,
    SEVERAL,
    UNKNOWN
  }

  private final SudokuSolver solver;
  private final SearchLimits limits;
  private final long start = System.nanoTime();
  private long nodes; // tried so far

  Probe(SudokuPuzzle puzzle, SearchLimits limits) {
    solver = Algorithm.defaultFor(puzzle).newSolver();
    this.limits = limits;
  }

  /** Looks for so many solutions, one or two. */
  Answer solutions(SudokuPuzzle puzzle, int wanted) {
    if (nodes >= limits.nodes()) {
      return Answer.UNKNOWN;
    }
    solver.start(puzzle, new SearchControl(whatIsLeft().withSolutions(wanted)));
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

  private SearchLimits whatIsLeft() {
    SearchLimits left = SearchLimits.NONE;
    if (limits.nodes() < Long.MAX_VALUE) {
      left = left.withNodes(limits.nodes() - nodes);
    }
    if (limits.timeout().isPresent()) {
      Duration passed = Duration.ofNanos(System.nanoTime() - start);
      Duration rest = limits.timeout().get().minus(passed);
      left = left.withTimeout(rest.isNegative() ? Duration.ZERO : rest);
    }
    return left;
  }
}
