package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.Optional;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.dlx.count.Counted;

/**
 * A number of solutions.
 *
 * @param value the number of solutions counted: all solutions if the outcome is {@link
 *     Outcome#EXHAUSTED}, otherwise a lower bound
 * @param outcome how the count ended
 * @param statistics the work done; its number of solutions is the value, or {@link Long#MAX_VALUE}
 *     if the value is larger
 * @param engine the engine that counted, and why, and whether memory was used; empty if none of the
 *     {@link Engine}s counted, as for sudokus
 */
public record Count(
    BigInteger value, Outcome outcome, SearchStatistics statistics, Optional<EngineChoice> engine) {

  /**
   * Creates a count by none of the {@link Engine}s.
   *
   * @param value the number of solutions counted
   * @param outcome how the count ended
   * @param statistics the work done
   */
  public Count(BigInteger value, Outcome outcome, SearchStatistics statistics) {
    this(value, outcome, statistics, Optional.empty());
  }

  static Count of(Counted counted) {
    return new Count(
        counted.value(),
        counted.outcome(),
        counted.statistics(),
        Optional.of(EngineChoice.of(counted.engine())));
  }

  /**
   * Counts the solutions of a search one by one, and ends it.
   *
   * @param search a started search
   * @return the number of solutions, or of those found before the search was stopped
   */
  public static Count of(SolutionCursor<?> search) {
    while (search.next()) {
      // the cursor counts
    }
    SearchResult result = search.finish();
    return new Count(BigInteger.valueOf(result.solutions()), result.outcome(), result.statistics());
  }

  /**
   * Returns whether the value is exact.
   *
   * @return whether everything was searched
   */
  public boolean isExact() {
    return outcome == Outcome.EXHAUSTED;
  }

  /** Returns the number, after {@code at least} if it is not exact. */
  @Override
  public String toString() {
    return isExact() ? value.toString() : "at least " + value;
  }
}
