package org.quadrille.core.search;

import java.time.Duration;

/**
 * What a search did. All but the time depends only on the problem and the settings, not on the
 * machine.
 *
 * @param solutions how many solutions it found
 * @param nodes how many nodes of the search tree it tried: one for each option that was taken into
 *     the partial solution, forced or not
 * @param updates how many times the engine changed its structure; what counts as one depends on the
 *     engine, for dancing links it is one node removed from an item's list (TAOCP 7.2.2.1). 0 where
 *     an engine has no such measure
 * @param cleansings how many times an option was found to agree on the colour of an item that was
 *     given one; Knuth's programs count them apart from updates. 0 where an engine has no such
 *     measure
 * @param profile how many nodes it tried at each level; {@link Profile#NONE} where an engine does
 *     not tell
 * @param elapsed how long it took
 */
public record SearchStatistics(
    long solutions, long nodes, long updates, long cleansings, Profile profile, Duration elapsed) {
  /** Of a search that has not begun. */
  public static final SearchStatistics NONE =
      new SearchStatistics(0, 0, 0, 0, Profile.NONE, Duration.ZERO);

  /**
   * What two searches did together, one after the other.
   *
   * @param other what the other did
   * @return the sums
   */
  public SearchStatistics plus(SearchStatistics other) {
    return new SearchStatistics(
        solutions + other.solutions,
        nodes + other.nodes,
        updates + other.updates,
        cleansings + other.cleansings,
        profile.plus(other.profile),
        elapsed.plus(other.elapsed));
  }
}
