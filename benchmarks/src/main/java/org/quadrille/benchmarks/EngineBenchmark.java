package org.quadrille.benchmarks;

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
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;
import org.quadrille.testkit.KnownProblem;

/** All solutions of small problems, one by one; what is built before the search does not count. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class EngineBenchmark {
  /** The problems. */
  public enum Instance {
    /** 724 solutions; has secondary items. */
    QUEENS_10,
    /** 300 solutions. */
    LANGFORD_8,
    /** 6,728 solutions. */
    DOMINOES_6X6,
    /** 10,395 solutions. */
    MATCHINGS_K12;

    private KnownProblem make() {
      return switch (this) {
        case QUEENS_10 -> KnownProblem.queens(10);
        case LANGFORD_8 -> KnownProblem.langford(8);
        case DOMINOES_6X6 -> KnownProblem.dominoes(6, 6, 6728);
        case MATCHINGS_K12 -> KnownProblem.matchings(6);
      };
    }
  }

  /** All there are. */
  @Param public Engine engine;

  /** All there are. */
  @Param public Instance instance;

  private KnownProblem known;
  private Searcher<String> searcher;

  /** Builds the engine's structure. */
  @Setup
  public void prepare() {
    known = instance.make();
    searcher = ExactCover.of(known.problem()).engine(engine).searcher();
  }

  /** Counts the solutions. */
  @Benchmark
  public long solutions() {
    searcher.start(new SearchControl(SearchLimits.NONE));
    while (searcher.next()) {
      // count
    }
    SearchResult result = searcher.finish();
    if (result.solutions() != known.count()) {
      throw new IllegalStateException(known + ": " + result.solutions() + " solutions");
    }
    return result.statistics().nodes();
  }
}
