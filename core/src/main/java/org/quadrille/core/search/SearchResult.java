package org.quadrille.core.search;

/**
 * How a search ended and what it did.
 *
 * @param outcome how it ended
 * @param statistics what it did
 */
public record SearchResult(Outcome outcome, SearchStatistics statistics) {

  /**
   * How many solutions were found.
   *
   * @return the number of solutions
   */
  public long solutions() {
    return statistics.solutions();
  }

  /**
   * Whether everything was searched.
   *
   * @return whether there are no solutions but those found
   */
  public boolean isExhausted() {
    return outcome == Outcome.EXHAUSTED;
  }

  /**
   * Insists that everything was searched.
   *
   * @throws SearchStoppedException if it was not
   */
  public void requireExhausted() {
    if (!isExhausted()) {
      throw new SearchStoppedException(this);
    }
  }
}
