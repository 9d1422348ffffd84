package org.quadrille.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.quadrille.core.Problem;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;

/** Times of the facade with default settings: setup, the first solution, uniqueness. */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class FacadeBenchmark extends AverageTimeBenchmark {
  /** A dense instance, one with many options, and one with many items. */
  @Param({"queens-12", "pentominoes-8x8-hole", "path-100000"})
  public String instance;

  private Instance parsed;
  private Problem<?> problem;

  /** Builds the problem. */
  @Setup
  public void prepare() {
    parsed = Suite.get(instance);
    problem = parsed.problem();
  }

  /** Builds the problem from scratch. */
  @Benchmark
  public Problem<?> problem() {
    return parsed.problem();
  }

  /** Builds the structure of the engine. */
  @Benchmark
  public Searcher<?> structure() {
    return ExactCover.of(problem).searcher();
  }

  /** Finds the first solution, setup included. */
  @Benchmark
  public boolean first() {
    return check(ExactCover.of(problem).first().isPresent(), parsed.count().signum() > 0);
  }

  /** Tests whether there is exactly one solution, setup included. */
  @Benchmark
  public boolean isUnique() {
    return check(ExactCover.of(problem).isUnique(), parsed.count().bitLength() == 1);
  }

  private boolean check(boolean answer, boolean expected) {
    if (answer != expected) {
      throw new IllegalStateException(instance + ": " + answer);
    }
    return answer;
  }
}
