package org.quadrille.dlx.count;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.dlx.auto.ChosenEngine;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.search.SearchSettings;

/**
 * Counts the components of a problem one after another, within common limits, and multiplies the
 * counts. First it searches for a solution of each component: a component without one makes the
 * count 0 at once. After that, the product so far is a lower bound at any stop.
 */
final class ComponentCounter {
  private final Problem<?> problem;
  private final SearchSettings settings;
  private final EnginePolicy policy;
  private final SearchBudget budget;
  private long mostNodes = -1; // of a component
  private ChosenEngine engine; // of that component

  ComponentCounter(Problem<?> problem, SearchSettings settings, EnginePolicy policy) {
    this.problem = problem;
    this.settings = settings;
    this.policy = policy;
    budget = new SearchBudget(settings);
    engine = policy.choiceForShortSearch();
  }

  Counted count() {
    if (!settings.tree().required().stream().allMatch(problem::isUsable)) {
      return result(BigInteger.ZERO, Outcome.EXHAUSTED); // a required option is in no component
    }
    List<Component> components = components();
    return switch (new DovetailedFeasibility(budget, policy).of(components, Long.MAX_VALUE)) {
      case NO_COVER -> result(BigInteger.ZERO, Outcome.EXHAUSTED);
      case OPEN -> result(BigInteger.ZERO, budget.outcome());
      case COVER -> count(components);
    };
  }

  /** Counts components each of which has a solution. */
  private Counted count(List<Component> components) {
    BigInteger product = BigInteger.ONE;
    double weight = 1.0 / components.size();
    for (int k = 0; k < components.size(); k++) {
      if (!budget.mayContinue()) {
        return result(product, budget.outcome());
      }
      BigInteger before = product;
      budget.proceed(
          found -> before.multiply(BigInteger.valueOf(Math.max(1, found))), // each has one
          (double) k / components.size(),
          weight);
      Component component = components.get(k);
      Counted count =
          SolutionCounter.countAsOne(
              component.problem(),
              budget.next(component.tree(), Long.MAX_VALUE, Long.MAX_VALUE),
              policy.forPart(component.problem()));
      budget.spend(count.statistics());
      if (count.statistics().nodes() > mostNodes) {
        mostNodes = count.statistics().nodes();
        engine =
            count
                .engine()
                .because(
                    "the longest count of %d components: %s"
                        .formatted(components.size(), count.engine().reason()));
      }
      product = product.multiply(count.value().max(BigInteger.ONE));
      if (!count.isExact()) {
        return result(product, count.outcome());
      }
    }
    return result(product, Outcome.EXHAUSTED);
  }

  private Counted result(BigInteger value, Outcome outcome) {
    return new Counted(value, outcome, budget.statistics(value), engine);
  }

  private List<Component> components() {
    BitSet required = new BitSet();
    BitSet forbidden = new BitSet();
    settings.tree().required().forEach(required::set);
    settings.tree().forbidden().forEach(forbidden::set);
    return Component.of(Components.of(problem), required, forbidden);
  }
}
