package org.quadrille.cli.sudoku;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.Algorithm;
import org.quadrille.sudoku.solve.SudokuSolver;

/** The measurements of one algorithm in a benchmark, for each puzzle so far. */
final class AlgorithmRun {
  /** The value of {@link #solutions} for a timeout. */
  static final int UNDECIDED = -1;

  private final Algorithm algorithm;
  private final SudokuSolver solver;
  private final SearchLimits limits;
  private final long[] nanos; // of each puzzle
  private final long[] nodes; // of each puzzle
  private final int[] solutions; // of each puzzle: 0, 1, 2 for more than one, or UNDECIDED

  AlgorithmRun(Algorithm algorithm, int puzzles, Duration timeout) {
    this.algorithm = algorithm;
    solver = algorithm.newSolver();
    limits = SearchLimits.NONE.withSolutions(2).withTimeout(timeout);
    nanos = new long[puzzles];
    nodes = new long[puzzles];
    solutions = new int[puzzles];
  }

  Algorithm algorithm() {
    return algorithm;
  }

  /** Solves the puzzles repeatedly for the given time, without measuring. */
  void warmUp(List<Puzzle> puzzles, Duration time) {
    long start = System.nanoTime();
    for (int k = 0; System.nanoTime() - start < time.toNanos(); k = (k + 1) % puzzles.size()) {
      if (Thread.currentThread().isInterrupted()) {
        return;
      }
      search(puzzles.get(k));
    }
  }

  /** Solves a puzzle and measures it. */
  void measure(int k, Puzzle puzzle) {
    long start = System.nanoTime();
    SearchResult result = search(puzzle);
    nanos[k] = System.nanoTime() - start;
    nodes[k] = result.statistics().nodes();
    boolean decided = result.isExhausted() || result.solutions() == 2;
    solutions[k] = decided ? (int) result.solutions() : UNDECIDED;
  }

  private SearchResult search(Puzzle puzzle) {
    solver.start(puzzle.puzzle(), new SearchControl(limits));
    while (solver.next()) {
      // up to the second solution
    }
    return solver.finish();
  }

  /**
   * Returns the number of solutions of a puzzle: 0, 1, 2 for more than one, or {@link #UNDECIDED}.
   */
  int solutions(int k) {
    return solutions[k];
  }

  /**
   * Returns the sorted times of the puzzles without a timeout.
   *
   * @param puzzles only the first puzzles, up to this number, are considered
   * @return the times in milliseconds, shortest first
   */
  double[] answeredMillis(int puzzles) {
    return IntStream.range(0, puzzles)
        .filter(k -> solutions[k] != UNDECIDED)
        .mapToDouble(k -> nanos[k] / 1e6)
        .sorted()
        .toArray();
  }

  /** Returns the statistics of the first {@code puzzles} puzzles, at least one. */
  Score score(int puzzles) {
    long[] sorted = Arrays.copyOf(nanos, puzzles);
    Arrays.sort(sorted);
    int timedOut = (int) Arrays.stream(solutions, 0, puzzles).filter(s -> s == UNDECIDED).count();
    return new Score(
        algorithm,
        percentile(sorted, 50),
        percentile(sorted, 95),
        percentile(sorted, 99),
        Arrays.stream(sorted).sum() / 1e6,
        Arrays.stream(nodes, 0, puzzles).sum(),
        puzzles - timedOut,
        timedOut);
  }

  /** Returns a percentile by the nearest-rank method, in milliseconds. */
  private static double percentile(long[] sorted, int percent) {
    int rank = (int) ((percent * (long) sorted.length + 99) / 100);
    return sorted[rank - 1] / 1e6;
  }

  /**
   * The statistics of an algorithm. Times are in milliseconds; a timeout counts with its time.
   *
   * @param algorithm the algorithm
   * @param median the median time of a puzzle
   * @param percentile95 the 95th percentile
   * @param percentile99 the 99th percentile
   * @param total the time of all puzzles
   * @param nodes the nodes of all puzzles
   * @param solved the number of puzzles without a timeout
   * @param timedOut the number of puzzles with a timeout
   */
  record Score(
      Algorithm algorithm,
      double median,
      double percentile95,
      double percentile99,
      double total,
      long nodes,
      int solved,
      int timedOut) {

    /** Returns the total time of another algorithm divided by that of this one. */
    double timesAsFastAs(Score other) {
      return other.total / total;
    }
  }
}
