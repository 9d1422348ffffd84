package org.quadrille.core.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The work of a search. All figures except the time depend on the problem and the settings alone,
 * not on the machine. With several threads this holds for solutions, nodes and profile only, and
 * only if the search is exhausted.
 *
 * @param solutions the number of solutions found; {@link Long#MAX_VALUE} if there are more
 * @param nodes the number of nodes tried: one for each option taken into the partial solution,
 *     forced or not
 * @param updates the number of changes of the engine's structure. The unit depends on the engine;
 *     for dancing links it is one node removed from an item's list (TAOCP 7.2.2.1). 0 for an engine
 *     without this measure
 * @param cleansings the number of times an option was found to agree on the colour of an item that
 *     had just been given it; Knuth's programs count them apart from updates. 0 for an engine
 *     without this measure
 * @param profile the number of nodes tried at each level; {@link Profile#NONE} for an algorithm
 *     that does not count them
 * @param elapsed the time taken
 * @param nodesByThread the number of nodes tried by each worker thread; it varies from run to run.
 *     Their sum is the number of nodes: nodes that the calling thread tried itself, before the
 *     workers began, count for the first worker. Empty for a search in one thread
 */
public record SearchStatistics(
    long solutions,
    long nodes,
    long updates,
    long cleansings,
    Profile profile,
    Duration elapsed,
    List<Long> nodesByThread) {
  /** The statistics of a search that has not begun. */
  public static final SearchStatistics NONE =
      new SearchStatistics(0, 0, 0, 0, Profile.NONE, Duration.ZERO);

  /**
   * Creates statistics.
   *
   * @param solutions the number of solutions found
   * @param nodes the number of nodes tried
   * @param updates the number of changes of the engine's structure
   * @param cleansings the number of times an option was found to agree on a colour
   * @param profile the number of nodes tried at each level
   * @param elapsed the time taken
   * @param nodesByThread the number of nodes tried by each worker thread; copied
   */
  public SearchStatistics {
    nodesByThread = List.copyOf(nodesByThread);
  }

  /**
   * Creates statistics of a search in one thread.
   *
   * @param solutions the number of solutions found
   * @param nodes the number of nodes tried
   * @param updates the number of changes of the engine's structure
   * @param cleansings the number of times an option was found to agree on a colour
   * @param profile the number of nodes tried at each level
   * @param elapsed the time taken
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
   * Returns a copy with this number of solutions and this time.
   *
   * @param solutions the number of solutions found
   * @param elapsed the time taken
   * @return the copy
   */
  public SearchStatistics with(long solutions, Duration elapsed) {
    return new SearchStatistics(
        solutions, nodes, updates, cleansings, profile, elapsed, nodesByThread);
  }

  /**
   * Returns a copy with these figures by thread.
   *
   * @param nodesByThread the number of nodes tried by each worker thread
   * @return the copy
   */
  public SearchStatistics byThreads(List<Long> nodesByThread) {
    return new SearchStatistics(
        solutions, nodes, updates, cleansings, profile, elapsed, nodesByThread);
  }

  /**
   * Returns the work of two searches together, one after the other.
   *
   * @param other the work of the other search
   * @return the sums; that of the solutions saturates at {@link Long#MAX_VALUE}. If one of the
   *     searches had several threads, the nodes of the other count for the first of them
   */
  public SearchStatistics plus(SearchStatistics other) {
    return new SearchStatistics(
        SearchControl.saturatedSum(solutions, other.solutions),
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
