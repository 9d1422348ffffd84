package org.quadrille.dlx;

import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;

/**
 * A walk through the tree of dancing links, below a prefix, for questions that go through it in
 * their own way.
 */
final class Walk {
  private final Links links;
  private boolean possible;

  Walk(Problem<?> problem) {
    links = Links.of(problem, null);
  }

  /** The links, to be entered, descended and ascended. */
  Links links() {
    return links;
  }

  /** Goes to where a prefix begins, wherever the walk stands. */
  void goTo(Prefix prefix) {
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
   * @return as {@link Links#enter}, but never 1
   */
  int enterForced() {
    int ways = possible ? links.enter() : 0;
    while (ways == 1) {
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
    return links.nodes < control.nextPoll() || control.poll(links.nodes, links);
  }
}
