package org.quadrille.benchmarks;

import java.math.BigInteger;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.quadrille.benchmarks.Program.ByEngine;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.Searcher;

/**
 * Visits all solutions of the instances of the {@link Suite}, one by one, with every engine. The
 * time to build the structure of the engine is not included.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class EngineBenchmark extends AverageTimeBenchmark {
  /** {@code engine/instance}; {@link Main} sets all values. */
  @Param("auto/queens-8")
  public String search;

  private Row row;
  private Searcher<?> searcher;

  /** Builds the engine's structure. */
  @Setup
  public void prepare() {
    row = Row.parse(search);
    if (!(row.program() instanceof ByEngine program && program.threads() == 1)) {
      throw new IllegalArgumentException("expected an engine with one thread, found " + search);
    }
    searcher = program.cover(row.instance().problem()).searcher();
  }

  /** Visits the solutions and returns the number of nodes. */
  @Benchmark
  public long visit() {
    searcher.start(new SearchControl(SearchLimits.NONE));
    while (searcher.next()) {
      // only the search is measured
    }
    SearchResult result = searcher.finish();
    row.check(BigInteger.valueOf(result.solutions()));
    return result.statistics().nodes();
  }
}
