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
import org.quadrille.benchmarks.Program.ByEngine;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.Searcher;

/**
 * All solutions of the {@link Suite}, one by one, by every engine; what is built before the search
 * does not count.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class EngineBenchmark {
  /** {@code engine/instance}; {@link Main} gives all that there are. */
  @Param("auto/queens-8")
  public String search;

  private long expected;
  private Searcher<?> searcher;

  /** Builds the engine's structure. */
  @Setup
  public void prepare() {
    Row row = Row.parse(search);
    if (!(row.program() instanceof ByEngine program && program.threads() == 1)) {
      throw new IllegalArgumentException("no engine of one thread: " + search);
    }
    expected = row.instance().count().longValueExact();
    searcher = program.cover(row.instance().problem()).searcher();
  }

  /** Visits the solutions. */
  @Benchmark
  public long visit() {
    searcher.start(new SearchControl(SearchLimits.NONE));
    while (searcher.next()) {
      // the next one
    }
    SearchResult result = searcher.finish();
    if (result.solutions() != expected) {
      throw new IllegalStateException(
          search + ": " + result.solutions() + " solutions, not " + expected);
    }
    return result.statistics().nodes();
  }
}
