package org.quadrille.core.search;

import java.util.Locale;

/**
 * Says that a search was stopped before it could answer. It is thrown where a method has no other
 * way to tell: a stream that would seem complete, or an answer that would seem to be "no".
 */
public final class SearchStoppedException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final transient SearchResult result;

  /**
   * Makes one.
   *
   * @param result how the search ended
   */
  public SearchStoppedException(SearchResult result) {
    super(
        String.format(
            Locale.ROOT,
            "the search was stopped (%s) after %d nodes and %d solutions",
            result.outcome(),
            result.statistics().nodes(),
            result.statistics().solutions()));
    this.result = result;
  }

  /**
   * How the search ended.
   *
   * @return the result
   */
  public SearchResult result() {
    return result;
  }
}
