package org.quadrille.dlx.search;

import java.util.Arrays;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;

/**
 * Counts the nodes and solutions of a search by one engine, and polls the control. All parts of an
 * engine share one counter:
 *
 * <pre>
 * if (counter.left == 0 &amp;&amp; !counter.poll()) ...   // stopped or suspended
 * counter.left--;
 * counter.nodesAt[level]++;
 * </pre>
 */
public final class NodeCounter {
  /** The number of nodes tried at each level. */
  public final long[] nodesAt;

  /** The number of nodes that may be tried before the next poll. */
  public long left;

  /** The number of solutions counted since the last poll. */
  public long newSolutions;

  /** Set by tests: engines check their invariants at every level. */
  public boolean selfCheck;

  private final ProgressSource source;
  private SearchControl control = new SearchControl(SearchLimits.NONE); // of the running search
  private long pollAt; // number of nodes at which left is 0
  private long reportedSolutions;

  NodeCounter(int levels, ProgressSource source) {
    nodesAt = new long[levels];
    this.source = source;
  }

  /** Starts or continues a search under a control. */
  public void resume(SearchControl control) {
    long nodes = nodes();
    this.control = control;
    pollAt = Math.max(nodes, control.nextPoll());
    left = pollAt - nodes;
  }

  /** Polls the control, and returns whether more nodes may be tried. */
  public boolean poll() {
    long nodes = nodes();
    reportSolutions();
    if (!control.poll(nodes, source)) {
      return false;
    }
    pollAt = control.nextPoll();
    left = pollAt - nodes;
    return true;
  }

  /** Reports the new solutions to the control. */
  public void reportSolutions() {
    control.solutionsFound(newSolutions);
    reportedSolutions += newSolutions;
    newSolutions = 0;
  }

  /** Returns the number of solutions that were reported to controls. */
  public long reportedSolutions() {
    return reportedSolutions;
  }

  /** Returns the number of nodes tried. */
  public long nodes() {
    return pollAt - left;
  }

  /** Returns the number of nodes tried at each level. */
  public Profile profile() {
    return Profile.ofAll(nodesAt);
  }

  /** Resets all counts to 0. */
  public void reset() {
    pollAt = 0;
    left = 0;
    newSolutions = 0;
    reportedSolutions = 0;
    Arrays.fill(nodesAt, 0);
  }
}
