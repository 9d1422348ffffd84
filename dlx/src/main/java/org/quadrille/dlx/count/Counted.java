package org.quadrille.dlx.count;

import java.math.BigInteger;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.auto.ChosenEngine;

/**
 * The result of a count.
 *
 * @param value the number of solutions; a lower bound unless the outcome is {@link
 *     Outcome#EXHAUSTED}
 * @param outcome how the count ended
 * @param statistics the work done
 * @param engine the engine that counted, and why
 */
public record Counted(
    BigInteger value, Outcome outcome, SearchStatistics statistics, ChosenEngine engine) {

  /** Returns the result of a search that has ended. */
  static Counted of(BigInteger value, SearchResult result, ChosenEngine engine) {
    return new Counted(value, result.outcome(), result.statistics(), engine);
  }

  /** Returns a copy with this engine. */
  Counted by(ChosenEngine engine) {
    return new Counted(value, outcome, statistics, engine);
  }

  /** Returns whether the value is exact. */
  public boolean isExact() {
    return outcome == Outcome.EXHAUSTED;
  }

  /** Returns a number of solutions for statistics, {@link Long#MAX_VALUE} if it does not fit. */
  public static long saturated(BigInteger solutions) {
    return solutions.bitLength() < Long.SIZE ? solutions.longValue() : Long.MAX_VALUE;
  }
}
