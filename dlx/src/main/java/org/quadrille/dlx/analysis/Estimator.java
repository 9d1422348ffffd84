package org.quadrille.dlx.analysis;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.SplittableRandom;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.links.TreeWalk;
import org.quadrille.dlx.search.SearchSettings;

/**
 * Estimates the size of a search tree by random probes (D. E. Knuth, <i>Estimating the efficiency
 * of backtrack programs</i>, 1975; TAOCP 7.2.2, Algorithm E).
 */
public final class Estimator {
  /** Mean and standard error of integers of any size. */
  public static final class Mean {
    private static final MathContext PRECISION = MathContext.DECIMAL64;

    private int n;
    private BigInteger sum = BigInteger.ZERO;
    private BigInteger sumOfSquares = BigInteger.ZERO;

    void add(BigInteger value) {
      n++;
      sum = sum.add(value);
      sumOfSquares = sumOfSquares.add(value.multiply(value));
    }

    /** Returns the mean. */
    public BigDecimal mean() {
      return new BigDecimal(sum).divide(BigDecimal.valueOf(n), PRECISION);
    }

    /** Returns the standard error of the mean; 0 for one value. */
    public BigDecimal error() {
      if (n == 1) {
        return BigDecimal.ZERO;
      }
      // n times the sum of squared deviations is n * sumOfSquares - sum^2, in integers.
      BigInteger deviations =
          sumOfSquares.multiply(BigInteger.valueOf(n)).subtract(sum.multiply(sum));
      BigDecimal scale = BigDecimal.valueOf(n).pow(2).multiply(BigDecimal.valueOf(n - 1L));
      return new BigDecimal(deviations).divide(scale, PRECISION).sqrt(PRECISION);
    }
  }

  private final SearchSettings settings;
  private final TreeWalk walk;
  private final SplittableRandom random;
  private final Mean solutions = new Mean();
  private final Mean nodes = new Mean();

  /** Creates an estimator; the limit on solutions is ignored. */
  public Estimator(Problem<?> problem, SearchSettings settings) {
    this.settings = settings.withoutSolutionLimit();
    walk = new TreeWalk(problem);
    random = new SplittableRandom(settings.seed());
  }

  /**
   * Makes probes, once.
   *
   * @return the outcome and the work done; its solutions are the probes that ended at one
   */
  public SearchResult run(int probes) {
    SearchControl control = settings.control();
    walk.goTo(settings.tree());
    int branches = walk.enterForced(control); // the path that all probes share
    BigInteger common = BigInteger.valueOf(walk.nodes());
    int made = 0;
    while (branches != TreeWalk.HALTED && made < probes && probe(branches, common, control)) {
      made++;
    }
    return control.result(walk.work());
  }

  /** Returns the number of probes made. */
  public int probes() {
    return nodes.n;
  }

  /** Returns the estimates of the number of solutions. */
  public Mean solutions() {
    return solutions;
  }

  /** Returns the estimates of the number of nodes. */
  public Mean nodes() {
    return nodes;
  }

  /** Makes a probe; returns false if the control has halted it, so that it does not count. */
  private boolean probe(int branchesAtRoot, BigInteger nodesAbove, SearchControl control) {
    int root = walk.level();
    BigInteger weight = BigInteger.ONE; // the number of nodes that this node represents
    BigInteger seen = nodesAbove;
    int branches = branchesAtRoot;
    boolean mayContinue = walk.mayContinue(control);
    while (mayContinue && branches > 0) {
      int options = walk.lastTakesNoMore(branches) ? branches - 1 : branches;
      seen = seen.add(weight.multiply(BigInteger.valueOf(options)));
      weight = branches == 1 ? weight : weight.multiply(BigInteger.valueOf(branches));
      walk.descend(random.nextInt(branches));
      branches = walk.enter();
      mayContinue = walk.mayContinue(control);
    }
    walk.ascendTo(root);
    if (mayContinue) {
      nodes.add(seen);
      solutions.add(branches == TreeWalk.COVERED ? weight : BigInteger.ZERO);
      if (branches == TreeWalk.COVERED) {
        control.solutionFound();
      }
    }
    return mayContinue;
  }
}
