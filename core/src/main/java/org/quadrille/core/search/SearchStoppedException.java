package org.quadrille.core.search;

import java.time.Duration;
import java.util.Locale;

/**
 * Says that a search was stopped before it could answer. It is thrown where a method has no other
 * way to tell: a stream that would seem complete, or an answer that would seem to be "no".
 */
public final class SearchStoppedException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** How the search ended. */
  private final Outcome outcome;

  /** How many solutions it found. */
  private final long solutions;

  /** How many nodes it tried. */
  private final long nodes;

  /** How many updates it made. */
  private final long updates;

  /** How many times options agreed on a colour. */
  private final long cleansings;

  /** How many nodes it tried at each level. */
  private final long[] profile;

  /** How long it took. */
  private final Duration elapsed;

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
    SearchStatistics statistics = result.statistics();
    outcome = result.outcome();
    solutions = statistics.solutions();
    nodes = statistics.nodes();
    updates = statistics.updates();
    cleansings = statistics.cleansings();
    profile = statistics.profile().toArray();
    elapsed = statistics.elapsed();
  }

  /**
   * How the search ended.
   *
   * @return the result
   */
  public SearchResult result() {
    Profile levels = Profile.of(profile, profile.length);
    return new SearchResult(
        outcome, new SearchStatistics(solutions, nodes, updates, cleansings, levels, elapsed));
  }
}
