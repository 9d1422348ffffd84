package org.quadrille.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;
import org.quadrille.sudoku.Choice;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuMatrix;

/** The setup of a search on the sudoku matrix of 324 items and 729 options. */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MatrixBenchmark extends AverageTimeBenchmark {
  private static final int HARD = 50;

  /** The engines; {@link Main} sets those that support the matrix. */
  @Param public Engine engine;

  private final Problem<Choice> problem = SudokuMatrix.CLASSIC.problem();
  private ExactCover<Choice> cover;
  private Searcher<Choice> searcher;
  private int[][] givens;

  /** Maps the givens of the hard puzzles to options. */
  @Setup
  public void prepare() throws IOException {
    cover = ExactCover.of(problem).engine(engine);
    searcher = cover.searcher();
    List<Grid> grids = Lists.grids("hard");
    if (grids.size() != HARD) {
      throw new IllegalStateException(
          "expected %d puzzles, found %d".formatted(HARD, grids.size()));
    }
    givens = grids.stream().map(MatrixBenchmark::options).toArray(int[][]::new);
  }

  private static int[] options(Grid grid) {
    int[] options = new int[grid.givens()];
    int count = 0;
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      if (grid.digit(cell) != 0) {
        options[count++] = SudokuMatrix.CLASSIC.option(cell, grid.digit(cell));
      }
    }
    return options;
  }

  /** Builds the problem from its items and options. */
  @Benchmark
  public Problem<Choice> problem() {
    Problem.Builder<Choice> builder = Problem.builder();
    for (Item item : problem.items()) {
      builder.primary(item.key());
    }
    for (Option<Choice> option : problem.options()) {
      builder.option(option.payload(), option.items().stream().map(Item::key).toArray());
    }
    return builder.build();
  }

  /** Builds the structure of the engine. */
  @Benchmark
  public Searcher<Choice> links() {
    return cover.searcher();
  }

  /** Applies the givens of a puzzle to the structure and undoes them, without a search. */
  @Benchmark
  @OperationsPerInvocation(HARD)
  public long givens() {
    long updates = 0;
    for (int[] options : givens) {
      searcher.start(new SearchControl(SearchLimits.NONE), options, options.length);
      updates += searcher.finish().statistics().updates();
    }
    return updates;
  }
}
