package org.quadrille.dlx;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;

/**
 * Counts the parts of a problem one after the other, within limits for them all. Each part is asked
 * for its first solution before any is counted to the end: a part without one makes the count 0 at
 * once, and afterwards what has been counted is a lower bound of the whole whenever the search is
 * stopped.
 */
final class PartwiseCount {
  private final ExactCover<?> settings;
  private Outcome outcome = Outcome.EXHAUSTED;
  private SearchStatistics used = new SearchStatistics(0, 0, 0, Duration.ZERO);

  PartwiseCount(ExactCover<?> settings) {
    this.settings = settings;
  }

  Count count(List<Problem<Integer>> parts) {
    for (Problem<Integer> part : parts) {
      if (count(part, 1).signum() == 0) {
        return new Count(BigInteger.ZERO, outcome, used); // exact, unless it was stopped
      }
    }
    BigInteger product = BigInteger.ONE;
    outcome = Outcome.EXHAUSTED;
    for (Problem<Integer> part : parts) {
      if (outcome == Outcome.EXHAUSTED) {
        product = product.multiply(count(part, Long.MAX_VALUE).max(BigInteger.ONE));
      }
    }
    return new Count(product, outcome, used);
  }

  private BigInteger count(Problem<Integer> part, long solutions) {
    SearchLimits limits = settings.limits();
    if (limits.nodes() <= used.nodes()) {
      outcome = Outcome.LIMIT;
      return BigInteger.ZERO;
    }
    SearchLimits left = limits.withSolutions(solutions);
    if (limits.nodes() < Long.MAX_VALUE) {
      left = left.withNodes(limits.nodes() - used.nodes());
    }
    if (limits.timeout().isPresent()) {
      Duration time = limits.timeout().get().minus(used.elapsed());
      left = left.withTimeout(time.isNegative() ? Duration.ZERO : time);
    }
    Count count = settings.on(part).limits(left).countOneByOne();
    outcome = count.outcome();
    used = sum(used, count.statistics());
    return count.value();
  }

  private static SearchStatistics sum(SearchStatistics a, SearchStatistics b) {
    return new SearchStatistics(
        a.solutions() + b.solutions(),
        a.nodes() + b.nodes(),
        a.updates() + b.updates(),
        a.elapsed().plus(b.elapsed()));
  }
}
