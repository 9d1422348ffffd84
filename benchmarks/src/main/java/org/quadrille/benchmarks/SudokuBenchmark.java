package org.quadrille.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.solve.Algorithm;
import org.quadrille.sudoku.solve.SudokuSolver;

/**
 * The comparison of {@code quadrille sudoku bench}: to find the solution of each puzzle of a list
 * and to show that there is no other. The unit is the time of the whole list: 72 puzzles are easy,
 * 2,000 mixed, 50 hard. Any list of proper puzzles will do, as in {@code -p list=path/to/file}.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SudokuBenchmark {
  private static final SearchLimits UP_TO_THE_SECOND = SearchLimits.NONE.withSolutions(2);

  /** A list on which no algorithm is slow, for all of them. */
  @State(Scope.Thread)
  public static class EasyList {
    /** All there are. */
    @Param public Algorithm algorithm;

    /** See {@link Lists#grids}. */
    @Param("easy")
    public String list;

    private SudokuSolver solver;
    private List<Grid> grids;

    /** Reads the list. */
    @Setup
    public void prepare() throws IOException {
      solver = algorithm.newSolver();
      grids = Lists.grids(list);
    }
  }

  /** The lists for algorithms that are up to them. */
  @State(Scope.Thread)
  public static class FullList {
    /** The others would need minutes. */
    @Param({"FAST", "DLX", "BITMASK"})
    public Algorithm algorithm;

    /** See {@link Lists#grids}. */
    @Param({"mixed", "hard"})
    public String list;

    private SudokuSolver solver;
    private List<Grid> grids;

    /** Reads the list. */
    @Setup
    public void prepare() throws IOException {
      solver = algorithm.newSolver();
      grids = Lists.grids(list);
    }
  }

  /** Every algorithm. */
  @Benchmark
  public long easy(EasyList state) {
    return solve(state.solver, state.grids);
  }

  /** The fast algorithms. */
  @Benchmark
  public long full(FullList state) {
    return solve(state.solver, state.grids);
  }

  /** Returns the number of nodes. */
  private static long solve(SudokuSolver solver, List<Grid> grids) {
    long nodes = 0;
    for (Grid grid : grids) {
      solver.start(grid, new SearchControl(UP_TO_THE_SECOND));
      while (solver.next()) {
        // up to the second solution
      }
      SearchResult result = solver.finish();
      if (result.solutions() != 1) {
        throw new IllegalStateException(grid + " has " + result.solutions() + " solutions or more");
      }
      nodes += result.statistics().nodes();
    }
    return nodes;
  }
}
