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
import org.quadrille.core.Problem;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;

/** What else is asked of the facade, without any settings, and what stands before an answer. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class FacadeBenchmark {
  /** Dense, with many options, with many items. */
  @Param({"queens-12", "pentominoes-8x8-hole", "path-100000"})
  public String instance;

  private Instance known;
  private Problem<?> problem;

  /** Makes the problem. */
  @Setup
  public void prepare() {
    known = Suite.get(instance);
    problem = known.problem();
  }

  /** The problem, from nothing. */
  @Benchmark
  public Problem<?> problem() {
    return known.problem();
  }

  /** The structure of the engine, from the problem. */
  @Benchmark
  public Searcher<?> structure() {
    return ExactCover.of(problem).searcher();
  }

  /** The first solution, from the problem. */
  @Benchmark
  public boolean first() {
    return check(ExactCover.of(problem).first().isPresent(), known.count().signum() > 0);
  }

  /** Whether there is exactly one, from the problem. */
  @Benchmark
  public boolean isUnique() {
    return check(ExactCover.of(problem).isUnique(), known.count().bitLength() == 1);
  }

  private boolean check(boolean answer, boolean expected) {
    if (answer != expected) {
      throw new IllegalStateException(instance + ": " + answer);
    }
    return answer;
  }
}
