package org.quadrille.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.quadrille.benchmarks.Instance.Effort;
import org.quadrille.benchmarks.Program.ByEngine;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.Count;

/**
 * Counts all solutions of the instances of the {@link Suite}, and visits them in order, with
 * several threads and with one. The time includes everything that the library builds for the
 * problem. Counters give the CPU time of the whole process and the distribution of the nodes.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ThreadsBenchmark extends AverageTimeBenchmark {
  /**
   * Instances that take one thread a few milliseconds, because counts of subproblems are remembered
   * or because the search is small.
   */
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

  /** {@code engine/instance} or {@code engine-n-threads/instance}; {@link Main} sets the values. */
  @Param("auto-2-threads/soma")
  public String shared;

  private Row row;
  private ByEngine program;
  private Problem<?> problem;

  /** Totals of the operations of an iteration; JMH reports them as secondary metrics. */
  @AuxCounters(AuxCounters.Type.EVENTS)
  @State(Scope.Thread)
  public static class Work {
    /** The number of operations. */
    public long operations;

    /** The CPU time of the whole process. */
    public double cpuSeconds;

    /** The nodes of all threads. */
    public long nodes;

    /** For each operation, the largest number of nodes of one thread; the sum of these. */
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

  /** Returns whether an instance is large enough for several threads. */
  static boolean suits(Instance instance) {
    return instance.effort() != Effort.SMALL && !TOO_SHORT.contains(instance.name());
  }

  /** Builds the problem. */
  @Setup
  public void prepare() {
    row = Row.parse(shared);
    if (!(row.program() instanceof ByEngine engine)) {
      throw new IllegalArgumentException("expected an engine, found " + shared);
    }
    program = engine;
    problem = row.instance().problem();
  }

  /** Counts the solutions. */
  @Benchmark
  public long count(Work work) {
    long before = SYSTEM.getProcessCpuTime();
    Count count = program.cover(problem).count();
    work.add(SYSTEM.getProcessCpuTime() - before, count.statistics());
    row.check(count.value());
    return count.value().longValueExact();
  }

  /** Visits the solutions in order and returns their number. */
  @Benchmark
  public long visit(Work work) {
    long before = SYSTEM.getProcessCpuTime();
    SearchResult result =
        program
            .cover(problem)
            .forEach(
                solution -> {
                  // only the search is measured
                });
    work.add(SYSTEM.getProcessCpuTime() - before, result.statistics());
    row.check(BigInteger.valueOf(result.solutions()));
    return result.solutions();
  }
}
