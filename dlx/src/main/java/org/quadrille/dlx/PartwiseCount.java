package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;

/**
 * Counts the parts of a problem one after the other, within limits for them all. Each part is asked
 * for its first solution before any is counted to the end: a part without one makes the count 0 at
 * once, and afterwards what has been counted is a lower bound of the whole whenever the search is
 * stopped.
 */
final class PartwiseCount {
  private final Problem<?> problem;
  private final Settings settings;
  private final Budget budget;
  private Outcome outcome = Outcome.EXHAUSTED;

  PartwiseCount(Problem<?> problem, Settings settings) {
    this.problem = problem;
    this.settings = settings;
    budget = new Budget(settings.limits());
  }

  Count count() {
    for (int option : settings.prefix().required()) {
      if (!problem.isUsable(option)) {
        return result(BigInteger.ZERO); // it is in no part
      }
    }
    List<ExactCover<?>> parts = parts();
    for (ExactCover<?> part : parts) {
      if (count(part, true).signum() == 0) {
        return result(BigInteger.ZERO); // exact, unless it was stopped
      }
    }
    BigInteger product = BigInteger.ONE;
    outcome = Outcome.EXHAUSTED;
    for (ExactCover<?> part : parts) {
      if (outcome == Outcome.EXHAUSTED) {
        product = product.multiply(count(part, false).max(BigInteger.ONE));
      }
    }
    return result(product);
  }

  private Count result(BigInteger value) {
    return new Count(value, outcome, budget.used());
  }

  /** The parts, each with what is required and forbidden in it. */
  private List<ExactCover<?>> parts() {
    Set<Integer> required = new HashSet<>(settings.prefix().required());
    Set<Integer> forbidden = new HashSet<>(settings.prefix().forbidden());
    List<ExactCover<?>> parts = new ArrayList<>();
    for (Problem<Integer> part : Components.of(problem)) {
      Prefix prefix = new Prefix(occurring(part, required), occurring(part, forbidden));
      parts.add(new ExactCover<>(part, settings.with(prefix)));
    }
    return parts;
  }

  /** The options of a part whose numbers in the whole are in a set. */
  private static List<Integer> occurring(Problem<Integer> part, Set<Integer> wanted) {
    return IntStream.range(0, wanted.isEmpty() ? 0 : part.optionCount())
        .filter(o -> wanted.contains(part.payload(o)))
        .boxed()
        .toList();
  }

  private BigInteger count(ExactCover<?> part, boolean justOne) {
    if (budget.isSpent()) {
      outcome = Outcome.LIMIT;
      return BigInteger.ZERO;
    }
    ExactCover<?> limited = part.limits(budget.left());
    Count count = justOne ? limited.limit(1).countOneByOne() : limited.countWhole();
    outcome = count.outcome();
    budget.spend(count.statistics());
    return count.value();
  }
}
