package org.quadrille.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
import org.quadrille.benchmarks.Instance.Effort;
import org.quadrille.benchmarks.Program.ByEngine;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.Count;

/**
 * All solutions of the {@link Suite}, counted, and visited in their order, by several threads and
 * by one. What a program builds for a problem belongs to its time. Beside it stand the CPU time of
 * the whole process, and how evenly the nodes were shared.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ThreadsBenchmark {
  /** Some milliseconds by one thread: counts are remembered, or there is not much to search. */
  private static final Set<String> TOO_SHORT =
      Set.of(
          "matchings-16",
          "dominoes-7x8",
          "dominoes-12x12",
          "pentominoes-3x20",
          "path-100000",
          "queens-12",
          "torus-queens-13");

  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  /** {@code engine/instance} or {@code engine-n-threads/instance}; {@link Main} gives them. */
  @Param("auto-2-threads/soma")
  public String shared;

  private ByEngine program;
  private Problem<?> problem;
  private long expected;

  /** What the operations of an iteration took together; JMH writes it beside their time. */
  @AuxCounters(AuxCounters.Type.EVENTS)
  @State(Scope.Thread)
  public static class Work {
    /** How many there were. */
    public long operations;

    /** The CPU time of the whole process. */
    public double cpuSeconds;

    /** The nodes of all threads. */
    public long nodes;

    /** Of each operation the nodes of the thread that tried most of them. */
    public long nodesOfBusiest;

    private void add(long cpuNanos, SearchStatistics statistics) {
      operations++;
      cpuSeconds += cpuNanos / 1e9;
      nodes += statistics.nodes();
      nodesOfBusiest +=
          statistics.nodesByThread().isEmpty()
              ? statistics.nodes()
              : Collections.max(statistics.nodesByThread());
    }
  }

  /** Whether an instance is work enough for several. */
  static boolean suits(Instance instance) {
    return instance.effort() != Effort.SMALL && !TOO_SHORT.contains(instance.name());
  }

  /** Makes the problem. */
  @Setup
  public void prepare() {
    Row row = Row.parse(shared);
    if (!(row.program() instanceof ByEngine engine)) {
      throw new IllegalArgumentException("no engine: " + shared);
    }
    program = engine;
    problem = row.instance().problem();
    expected = row.instance().count().longValueExact();
  }

  /** Counts the solutions. */
  @Benchmark
  public long count(Work work) {
    long before = SYSTEM.getProcessCpuTime();
    Count count = program.cover(problem).count();
    work.add(SYSTEM.getProcessCpuTime() - before, count.statistics());
    return check(count.value().longValueExact());
  }

  /** Visits the solutions in their order. */
  @Benchmark
  public long visit(Work work) {
    long before = SYSTEM.getProcessCpuTime();
    SearchResult result =
        program
            .cover(problem)
            .forEach(
                solution -> {
                  // the next one
                });
    work.add(SYSTEM.getProcessCpuTime() - before, result.statistics());
    return check(result.solutions());
  }

  private long check(long solutions) {
    if (solutions != expected) {
      throw new IllegalStateException(shared + ": " + solutions + " solutions, not " + expected);
    }
    return solutions;
  }
}
