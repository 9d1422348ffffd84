package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
  private long mostNodes = -1; // of a part
  private @Nullable EngineChoice choice; // for that part

  PartwiseCount(Problem<?> problem, Settings settings) {
    this.problem = problem;
    this.settings = settings;
    budget = new Budget(settings);
  }

  Count count() {
    if (!settings.prefix().isUsable(problem)) {
      return result(BigInteger.ZERO, Outcome.EXHAUSTED); // what is required is in no part
    }
    List<Part> parts = parts();
    return switch (new Turns(budget).ask(parts, Long.MAX_VALUE)) {
      case NO_COVER -> result(BigInteger.ZERO, Outcome.EXHAUSTED);
      case OPEN -> result(BigInteger.ZERO, budget.outcome());
      case COVER -> count(parts);
    };
  }

  /** Counts parts of which each has a solution. */
  private Count count(List<Part> parts) {
    BigInteger product = BigInteger.ONE;
    for (int k = 0; k < parts.size(); k++) {
      if (!budget.mayGoOn()) {
        return result(product, budget.outcome());
      }
      BigInteger before = product;
      budget.proceed(
          found -> before.multiply(BigInteger.valueOf(Math.max(1, found))), // each has one
          (double) k / parts.size(),
          1.0 / parts.size());
      Part part = parts.get(k);
      Settings next = budget.next(part.prefix(), Long.MAX_VALUE, Long.MAX_VALUE);
      Count count = new ExactCover<>(part.problem(), next).countWhole();
      budget.spend(count.statistics());
      if (count.statistics().nodes() > mostNodes) {
        mostNodes = count.statistics().nodes();
        choice = ofPart(count.engine(), parts.size());
      }
      product = product.multiply(count.value().max(BigInteger.ONE));
      if (!count.isExact()) {
        return result(product, count.outcome());
      }
    }
    return result(product, Outcome.EXHAUSTED);
  }

  private static @Nullable EngineChoice ofPart(@Nullable EngineChoice engine, int parts) {
    return engine == null
        ? null
        : new EngineChoice(
            engine.engine(), "the longest count of " + parts + " parts: " + engine.reason());
  }

  private Count result(BigInteger value, Outcome outcome) {
    return new Count(value, outcome, budget.statistics(value), choice);
  }

  private List<Part> parts() {
    BitSet required = new BitSet();
    BitSet forbidden = new BitSet();
    settings.prefix().required().forEach(required::set);
    settings.prefix().forbidden().forEach(forbidden::set);
    return Part.of(Components.of(problem), required, forbidden);
  }
}
