package org.quadrille.dlx;

import java.math.BigInteger;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;

/**
 * How many solutions there are.
 *
 * @param value how many were counted: all there are if the outcome is {@link Outcome#EXHAUSTED},
 *     else a lower bound
 * @param outcome how the count ended
 * @param statistics what it took
 */
public record Count(BigInteger value, Outcome outcome, SearchStatistics statistics) {

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
