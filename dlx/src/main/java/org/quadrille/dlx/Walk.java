package org.quadrille.dlx;

import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchGauge;

/**
 * A walk through the tree of dancing links, below a prefix, for questions that go through it in
 * their own way.
 */
final class Walk {
  /** What {@link #enterForced} returns when the control has stopped it. */
  static final int STOPPED = Integer.MIN_VALUE;

  private final Links links;
  private final SearchGauge gauge =
      new SearchGauge() {
        @Override
        public double fraction() {
          return Double.NaN; // a walk goes back and forth
        }

        @Override
        public Profile profile() {
          return links().profile();
        }
      };
  private boolean possible;
  private long nodesBefore; // of the walks before the last goTo

  Walk(Problem<?> problem) {
    links = Links.of(problem, null);
  }

  /** The links, to be entered, descended and ascended. */
  Links links() {
    return links;
  }

  /** Goes to where a prefix begins, wherever the walk stands. */
  void goTo(Prefix prefix) {
    nodesBefore += links.nodes;
    links.rewind();
    for (int option : prefix.forbidden()) {
      links.forbid(option);
    }
    possible = true;
    for (int option : prefix.required()) {
      possible = possible && links.require(option);
    }
  }

  /**
   * Follows the only way as long as there is one alone.
   *
   * @return as {@link Links#enter}, but never 1; or {@link #STOPPED}, where all that has been
   *     followed was forced, and there may be more
   */
  int enterForced(SearchControl control) {
    int ways = possible ? links.enter() : 0;
    while (ways == 1) {
      if (!mayGoOn(control)) {
        return STOPPED;
      }
      links.descend(0);
      ways = links.enter();
    }
    return ways;
  }

  /** Goes back to a level above. */
  void ascendTo(int level) {
    while (links.level > level) {
      links.ascend();
    }
  }

  /** Asks the control, if it is time, whether the walk may go on. */
  boolean mayGoOn(SearchControl control) {
    return nodes() < control.nextPoll() || poll(control);
  }

  /** Asks the control in any case. */
  boolean poll(SearchControl control) {
    return control.poll(nodes(), gauge);
  }

  private long nodes() {
    return nodesBefore + links.nodes;
  }
}
