package org.quadrille.benchmarks;

import java.math.BigInteger;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.quadrille.core.Problem;

/**
 * Counts all solutions of the instances of the {@link Suite}, with every {@link Program} that is
 * fast enough. The time includes everything that the program builds for the problem.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SuiteBenchmark extends AverageTimeBenchmark {
  /** {@code program/instance}; {@link Main} sets all values. */
  @Param("auto/queens-8")
  public String row;

  private Row parsed;
  private Problem<?> problem;

  /** Builds the problem. */
  @Setup
  public void prepare() {
    parsed = Row.parse(row);
    problem = parsed.instance().problem();
  }

  /** Counts the solutions. */
  @Benchmark
  public BigInteger count() {
    BigInteger count = parsed.program().count(problem);
    parsed.check(count);
    return count;
  }
}
