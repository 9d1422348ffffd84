package org.quadrille.dlx;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.SplittableRandom;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStoppedException;

/** Probes a search tree at random, see {@link Estimate}. */
final class Estimator {
  /** Mean and standard error of whole numbers of any size. */
  private static final class Mean {
    private static final MathContext PRECISION = MathContext.DECIMAL64;

    private BigInteger sum = BigInteger.ZERO;
    private BigInteger sumOfSquares = BigInteger.ZERO;

    void add(BigInteger value) {
      sum = sum.add(value);
      sumOfSquares = sumOfSquares.add(value.multiply(value));
    }

    BigDecimal mean(int n) {
      return new BigDecimal(sum).divide(BigDecimal.valueOf(n), PRECISION);
    }

    BigDecimal error(int n) {
      if (n == 1) {
        return BigDecimal.ZERO;
      }
      // n times the sum of squared deviations is n * sumOfSquares - sum^2, in whole numbers.
      BigInteger deviations =
          sumOfSquares.multiply(BigInteger.valueOf(n)).subtract(sum.multiply(sum));
      BigDecimal scale = BigDecimal.valueOf(n).pow(2).multiply(BigDecimal.valueOf(n - 1L));
      return new BigDecimal(deviations).divide(scale, PRECISION).sqrt(PRECISION);
    }
  }

  private final Settings settings;
  private final Walk walk;
  private final Links links;
  private final SplittableRandom random;
  private final Mean solutions = new Mean();
  private final Mean nodes = new Mean();

  Estimator(Problem<?> problem, Settings settings) {
    this.settings = settings.with(settings.limits().withSolutions(Long.MAX_VALUE));
    walk = new Walk(problem);
    links = walk.links();
    random = new SplittableRandom(settings.seed());
  }

  Estimate estimate(int probes) {
    SearchControl control = settings.control();
    walk.goTo(settings.prefix());
    int ways = walk.enterForced(control); // what all probes have in common
    BigInteger common = BigInteger.valueOf(links.nodes);
    int made = 0;
    while (ways != Walk.STOPPED && made < probes && probe(ways, common, control)) {
      made++;
    }
    SearchResult result = links.result(control);
    if (made == 0) {
      throw new SearchStoppedException(result);
    }
    return new Estimate(
        made,
        solutions.mean(made),
        solutions.error(made),
        nodes.mean(made),
        nodes.error(made),
        result.outcome(),
        result.statistics());
  }

  /** Returns false if the control has stopped it, and the probe does not count. */
  private boolean probe(int waysAtRoot, BigInteger nodesAbove, SearchControl control) {
    int root = links.level;
    BigInteger weight = BigInteger.ONE; // for how many nodes the one here stands
    BigInteger seen = nodesAbove;
    int ways = waysAtRoot;
    boolean goesOn = walk.mayGoOn(control);
    while (goesOn && ways > 0) {
      int options = links.optionOfWay(ways - 1) == Links.NO_MORE ? ways - 1 : ways;
      seen = seen.add(weight.multiply(BigInteger.valueOf(options)));
      weight = ways == 1 ? weight : weight.multiply(BigInteger.valueOf(ways));
      links.descend(random.nextInt(ways));
      ways = links.enter();
      goesOn = walk.mayGoOn(control);
    }
    walk.ascendTo(root);
    if (goesOn) {
      nodes.add(seen);
      solutions.add(ways == Links.COVERED ? weight : BigInteger.ZERO);
      if (ways == Links.COVERED) {
        control.solutionFound();
      }
    }
    return goesOn;
  }
}
