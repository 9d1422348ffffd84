package org.quadrille.core.search;

import com.google.common.primitives.Longs;
import java.time.Duration;

/**
 * Thrown when a search was stopped before the answer was known, by methods whose result cannot say
 * so: a stream would seem complete, or the answer would seem to be "no".
 */
public final class SearchStoppedException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** How the search ended. */
  private final Outcome outcome;

  /** The number of solutions found. */
  private final long solutions;

  /** The number of nodes tried. */
  private final long nodes;

  /** The number of updates. */
  private final long updates;

  /** The number of cleansings. */
  private final long cleansings;

  /** The number of nodes tried at each level. */
  private final long[] profile;

  /** The time taken. */
  private final Duration elapsed;

  /** The number of nodes tried by each worker thread. */
  private final long[] nodesByThread;

  /**
   * Creates an exception for a stopped search.
   *
   * @param result how the search ended
   */
  public SearchStoppedException(SearchResult result) {
    super(
        "the search was stopped ("
            + result.outcome()
            + ") after "
            + count(result.statistics().nodes(), "node")
            + " and "
            + count(result.solutions(), "solution"));
    SearchStatistics statistics = result.statistics();
    outcome = result.outcome();
    solutions = statistics.solutions();
    nodes = statistics.nodes();
    updates = statistics.updates();
    cleansings = statistics.cleansings();
    profile = statistics.profile().toArray();
    elapsed = statistics.elapsed();
    nodesByThread = Longs.toArray(statistics.nodesByThread());
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /**
   * Returns how the search ended and what it did.
   *
   * @return the result
   */
  public SearchResult result() {
    return new SearchResult(
        outcome,
        new SearchStatistics(
            solutions,
            nodes,
            updates,
            cleansings,
            Profile.of(profile, profile.length),
            elapsed,
            Longs.asList(nodesByThread)));
  }
}
