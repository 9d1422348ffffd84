package org.quadrille.core.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What a search did. All but the time depends only on the problem and the settings, not on the
 * machine; where several threads search, this holds for solutions, nodes and profile alone, and for
 * them only if everything is searched.
 *
 * @param solutions how many solutions it found; {@link Long#MAX_VALUE} if there are more
 * @param nodes how many nodes of the search tree it tried: one for each option that was taken into
 *     the partial solution, forced or not
 * @param updates how many times the engine changed its structure; what counts as one depends on the
 *     engine, for dancing links it is one node removed from an item's list (TAOCP 7.2.2.1). 0 where
 *     an engine has no such measure
 * @param cleansings how many times an option was found to agree on the colour of an item that was
 *     given one; Knuth's programs count them apart from updates. 0 where an engine has no such
 *     measure
 * @param profile how many nodes it tried at each level, all of them; {@link Profile#NONE} where an
 *     algorithm does not tell
 * @param elapsed how long it took
 * @param nodesByThread how many of the nodes each thread tried, where several searched; this is
 *     left to chance. Their sum is the number of nodes: those that the thread that asked has tried
 *     itself, before others began, count as the first thread's. Empty where it searched alone
 */
public record SearchStatistics(
    long solutions,
    long nodes,
    long updates,
    long cleansings,
    Profile profile,
    Duration elapsed,
    List<Long> nodesByThread) {
  /** Of a search that has not begun. */
  public static final SearchStatistics NONE =
      new SearchStatistics(0, 0, 0, 0, Profile.NONE, Duration.ZERO);

  /**
   * What a search did.
   *
   * @param solutions how many solutions it found
   * @param nodes how many nodes of the search tree it tried
   * @param updates how many times the engine changed its structure
   * @param cleansings how many times an option was found to agree on a colour
   * @param profile how many nodes it tried at each level
   * @param elapsed how long it took
   * @param nodesByThread how many of the nodes each thread tried; copied
   */
  public SearchStatistics {
    nodesByThread = List.copyOf(nodesByThread);
  }

  /**
   * What a search in one thread did.
   *
   * @param solutions how many solutions it found
   * @param nodes how many nodes of the search tree it tried
   * @param updates how many times the engine changed its structure
   * @param cleansings how many times an option was found to agree on a colour
   * @param profile how many nodes it tried at each level
   * @param elapsed how long it took
   */
  public SearchStatistics(
      long solutions,
      long nodes,
      long updates,
      long cleansings,
      Profile profile,
      Duration elapsed) {
    this(solutions, nodes, updates, cleansings, profile, elapsed, List.of());
  }

  /**
   * Says which threads did it.
   *
   * @param nodesByThread how many of the nodes each thread tried
   * @return the same, but for that
   */
  public SearchStatistics byThreads(List<Long> nodesByThread) {
    return new SearchStatistics(
        solutions, nodes, updates, cleansings, profile, elapsed, nodesByThread);
  }

  /**
   * What two searches did together, one after the other.
   *
   * @param other what the other did
   * @return the sums; that of solutions stays at {@link Long#MAX_VALUE} once it is there, and if
   *     several threads did one of the searches, the first of them counts as having done the other
   */
  public SearchStatistics plus(SearchStatistics other) {
    return new SearchStatistics(
        solutions > Long.MAX_VALUE - other.solutions ? Long.MAX_VALUE : solutions + other.solutions,
        nodes + other.nodes,
        updates + other.updates,
        cleansings + other.cleansings,
        profile.plus(other.profile),
        elapsed.plus(other.elapsed),
        nodesByThread.isEmpty() && other.nodesByThread.isEmpty()
            ? List.of()
            : sum(shares(), other.shares()));
  }

  private List<Long> shares() {
    return nodesByThread.isEmpty() ? List.of(nodes) : nodesByThread;
  }

  private static List<Long> sum(List<Long> some, List<Long> others) {
    List<Long> sum = new ArrayList<>(some);
    for (int k = 0; k < others.size(); k++) {
      if (k < sum.size()) {
        sum.set(k, sum.get(k) + others.get(k));
      } else {
        sum.add(others.get(k));
      }
    }
    return sum;
  }
}
