package org.quadrille.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.solve.Algorithm;
import org.quadrille.sudoku.solve.SudokuSolver;

/**
 * The comparison of {@code quadrille sudoku bench}: finds the solution of each puzzle of a list and
 * proves that it is unique. An operation is a whole list: {@code easy} has 72 puzzles, {@code
 * mixed} 2,000, {@code hard} 50. {@code -p list=path/to/file} uses another list of puzzles with
 * unique solutions.
 */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SudokuBenchmark extends AverageTimeBenchmark {
  private static final SearchLimits TWO_SOLUTIONS = SearchLimits.NONE.withSolutions(2);

  /** A solver and the grids of a list. */
  abstract static class Input {
    private SudokuSolver solver;
    private List<Grid> grids;

    void load(Algorithm algorithm, String list) throws IOException {
      solver = algorithm.newSolver();
      grids = Lists.grids(list);
    }
  }

  /** A list on which no algorithm is slow. */
  @State(Scope.Thread)
  public static class EasyList extends Input {
    /** All algorithms. */
    @Param public Algorithm algorithm;

    /** See {@link Lists#grids}. */
    @Param("easy")
    public String list;

    /** Reads the list. */
    @Setup
    public void prepare() throws IOException {
      load(algorithm, list);
    }
  }

  /** The whole lists, for the algorithms that are fast enough. */
  @State(Scope.Thread)
  public static class FullList extends Input {
    /** The algorithms that do not need minutes. */
    @Param({"FAST", "DLX", "BITMASK"})
    public Algorithm algorithm;

    /** See {@link Lists#grids}. */
    @Param({"mixed", "hard"})
    public String list;

    /** Reads the list. */
    @Setup
    public void prepare() throws IOException {
      load(algorithm, list);
    }
  }

  /** Solves the list with every algorithm. */
  @Benchmark
  public long easy(EasyList state) {
    return solve(state);
  }

  /** Solves the list with the fast algorithms. */
  @Benchmark
  public long full(FullList state) {
    return solve(state);
  }

  /** Solves all grids and returns the number of nodes. */
  private static long solve(Input input) {
    SudokuSolver solver = input.solver;
    long nodes = 0;
    for (Grid grid : input.grids) {
      solver.start(grid, new SearchControl(TWO_SOLUTIONS));
      while (solver.next()) {
        // searches for a second solution
      }
      SearchResult result = solver.finish();
      if (result.solutions() != 1) {
        throw new IllegalStateException(
            grid + ": expected one solution, found " + result.solutions());
      }
      nodes += result.statistics().nodes();
    }
    return nodes;
  }
}
