package org.quadrille.dlx;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SolutionCursor;

/**
 * How many solutions there are.
 *
 * @param value how many were counted: all there are if the outcome is {@link Outcome#EXHAUSTED},
 *     else a lower bound
 * @param outcome how the count ended
 * @param statistics what it took; its number of solutions is the value, or {@link Long#MAX_VALUE}
 *     if that is less
 * @param engine the engine that counted, and why; also whether counts of sub-problems were
 *     remembered. Null where none of these engines did, as for sudokus
 */
public record Count(
    BigInteger value, Outcome outcome, SearchStatistics statistics, @Nullable EngineChoice engine) {

  /**
   * A count by none of the {@link Engine}s.
   *
   * @param value how many were counted
   * @param outcome how the count ended
   * @param statistics what it took
   */
  public Count(BigInteger value, Outcome outcome, SearchStatistics statistics) {
    this(value, outcome, statistics, null);
  }

  /** A number of solutions as statistics tell it. */
  static long saturated(BigInteger solutions) {
    return solutions.bitLength() < Long.SIZE ? solutions.longValue() : Long.MAX_VALUE;
  }

  /** The same, by an engine. */
  Count by(@Nullable EngineChoice engine) {
    return new Count(value, outcome, statistics, engine);
  }

  /** The same, with solutions that were counted before, and which the statistics have. */
  Count plus(BigInteger before) {
    return new Count(before.add(value), outcome, statistics, engine);
  }

  /** Counts within a prefix, by an engine that has not begun, until a control stops it. */
  static Count of(CoverEngine engine, Prefix prefix, SearchControl control) {
    if (engine.within(prefix)) {
      engine.count(control);
    }
    SearchStatistics did = engine.result(control).statistics();
    return new Count(BigInteger.valueOf(did.solutions()), control.outcome(), did);
  }

  /**
   * Counts the solutions of a search, one by one, and ends it.
   *
   * @param search a search that has been started
   * @return how many there are, or how many were found before the search was stopped
   */
  public static Count of(SolutionCursor<?> search) {
    while (search.next()) {
      // each call counts one
    }
    SearchResult result = search.finish();
    return new Count(BigInteger.valueOf(result.solutions()), result.outcome(), result.statistics());
  }

  /**
   * Whether the value is exact.
   *
   * @return whether everything was searched
   */
  public boolean isExact() {
    return outcome == Outcome.EXHAUSTED;
  }

  /** The number, after {@code at least} if it is not exact. */
  @Override
  public String toString() {
    return isExact() ? value.toString() : "at least " + value;
  }
}
