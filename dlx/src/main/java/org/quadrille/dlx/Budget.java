package org.quadrille.dlx;

import java.time.Duration;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;

/** What is left of the limits on nodes and time when a question takes several searches. */
final class Budget {
  private final SearchLimits limits;
  private SearchStatistics used = SearchStatistics.NONE;

  Budget(SearchLimits limits) {
    this.limits = limits;
  }

  /** Whether there are no nodes left to try. */
  boolean isSpent() {
    return used.nodes() >= limits.nodes();
  }

  /** The limits for the next search, unless {@link #isSpent}; they say nothing of solutions. */
  SearchLimits left() {
    SearchLimits left = limits.withSolutions(Long.MAX_VALUE);
    if (limits.nodes() < Long.MAX_VALUE) {
      left = left.withNodes(limits.nodes() - used.nodes());
    }
    if (limits.timeout().isPresent()) {
      Duration time = limits.timeout().get().minus(used.elapsed());
      left = left.withTimeout(time.isNegative() ? Duration.ZERO : time);
    }
    return left;
  }

  void spend(SearchStatistics statistics) {
    used = used.plus(statistics);
  }

  /** What all searches so far did together. */
  SearchStatistics used() {
    return used;
  }
}
