package org.quadrille.benchmarks;

import java.math.BigInteger;
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

/**
 * All solutions of the {@link Suite}, counted by every {@link Program} that is up to it. What a
 * program builds for a problem belongs to its time.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SuiteBenchmark {
  /** {@code program/instance}; {@link Main} gives all that there are. */
  @Param("auto/queens-8")
  public String row;

  private Program program;
  private Problem<?> problem;
  private BigInteger expected;

  /** Makes the problem. */
  @Setup
  public void prepare() {
    Row parsed = Row.parse(row);
    program = parsed.program();
    problem = parsed.instance().problem();
    expected = parsed.instance().count();
  }

  /** Counts the solutions. */
  @Benchmark
  public BigInteger count() {
    BigInteger count = program.count(problem);
    if (!count.equals(expected)) {
      throw new IllegalStateException(row + ": " + count + " solutions, not " + expected);
    }
    return count;
  }
}
