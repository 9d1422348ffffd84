package org.quadrille.dlx;

import java.util.Arrays;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchGauge;
import org.quadrille.core.search.SearchLimits;

/**
 * What the blocks of a search by {@link Bitsets} count together, and where they ask whether they
 * may go on.
 *
 * <pre>
 * if (meter.left == 0 &amp;&amp; !meter.mayGoOn()) ...   // stopped
 * meter.left--;
 * </pre>
 */
final class BitMeter {
  final long[] nodesAt; // level -> how many nodes have been tried there
  final int[] choice; // level -> the option taken there

  /** How many nodes may be tried before the control has to be asked. */
  long left;

  /** How many solutions have been counted that the control has not been told of. */
  long solutions;

  private final SearchGauge gauge;
  private SearchControl control = new SearchControl(SearchLimits.NONE); // of the search under way
  private long askedAt; // the number of nodes up to which the control has been asked

  BitMeter(int levels, SearchGauge gauge) {
    nodesAt = new long[levels];
    choice = new int[levels];
    this.gauge = gauge;
  }

  /** Goes on with a search under a control. */
  void resume(SearchControl control) {
    long nodes = nodes();
    this.control = control;
    askedAt = Math.max(nodes, control.nextPoll());
    left = askedAt - nodes;
  }

  /** Asks the control whether more nodes may be tried. */
  boolean mayGoOn() {
    long nodes = nodes();
    tellSolutions();
    if (!control.poll(nodes, gauge)) {
      return false;
    }
    askedAt = control.nextPoll();
    left = askedAt - nodes;
    return true;
  }

  /** Tells the control of the solutions that it has not been told of. */
  void tellSolutions() {
    control.solutionsFound(solutions);
    solutions = 0;
  }

  /** How many nodes have been tried. */
  long nodes() {
    return askedAt - left;
  }

  Profile profile() {
    int depth = nodesAt.length;
    while (depth > 0 && nodesAt[depth - 1] == 0) {
      depth--;
    }
    return Profile.of(nodesAt, depth);
  }

  /** Begins a search. */
  void reset() {
    askedAt = 0;
    left = 0;
    solutions = 0;
    Arrays.fill(nodesAt, 0);
  }
}
