package org.quadrille.core.search;

/**
 * The outcome and the work of a search.
 *
 * @param outcome how it ended
 * @param statistics the work done
 */
public record SearchResult(Outcome outcome, SearchStatistics statistics) {

  /**
   * Returns the number of solutions found.
   *
   * @return the number of solutions
   */
  public long solutions() {
    return statistics.solutions();
  }

  /**
   * Returns whether everything was searched.
   *
   * @return whether all solutions were found
   */
  public boolean isExhausted() {
    return outcome == Outcome.EXHAUSTED;
  }

  /**
   * Throws an exception unless everything was searched.
   *
   * @throws SearchStoppedException if it was not
   */
  public void requireExhausted() {
    if (!isExhausted()) {
      throw new SearchStoppedException(this);
    }
  }
}
