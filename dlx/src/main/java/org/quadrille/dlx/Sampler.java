package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;

/**
 * Draws solutions, all with the same chance: each is found by its rank, a random number below the
 * count of all, from the counts that {@link MemoCounter} remembers. Where these do not pay, {@link
 * RandomDescent} draws.
 */
final class Sampler<T> {
  /**
   * After so many nodes, and half of those that the limits allow, the counting is given up; this is
   * a matter of seconds.
   */
  private static final long MOST_NODES = 1 << 23;

  private final Problem<T> problem;
  private final Settings settings;
  private final SearchControl control;
  private final SplittableRandom random;
  private final long maxBytes;

  Sampler(Problem<T> problem, Settings settings) {
    this(problem, settings, MemoCounter.maxBytes());
  }

  /** The same, where counts take so many bytes at most. */
  Sampler(Problem<T> problem, Settings settings, long maxBytes) {
    this.problem = problem;
    this.settings = settings.with(settings.limits().withSolutions(Long.MAX_VALUE));
    this.maxBytes = maxBytes;
    control = this.settings.control();
    random = new SplittableRandom(settings.seed());
  }

  Sample<T> draw(int n) {
    return MemoCounter.applies(problem) ? drawByCounts(n) : draw(n, 0);
  }

  private Sample<T> draw(int n, long nodesBefore) {
    return new RandomDescent<>(problem, settings.prefix(), random).draw(n, control, nodesBefore);
  }

  private Sample<T> drawByCounts(int n) {
    SearchControl counting = settings.with(limits(settings.limits())).control();
    MemoCounter counter = MemoCounter.forDrawing(problem, settings.prefix(), counting, maxBytes);
    BigInteger count = counter.countAll();
    Outcome outcome = counting.outcome();
    if (count == null && (outcome == Outcome.EXHAUSTED || outcome == Outcome.LIMIT)) {
      return draw(n, counter.nodes());
    }
    List<Solution<T>> drawn = new ArrayList<>();
    if (count == null) {
      control.poll(counter.nodes(), () -> Double.NaN); // sees what has stopped the counting
    } else if (count.signum() > 0) {
      counter.drawUnder(control);
      draw(n, count, counter, drawn);
    }
    SearchResult result = counter.result(control);
    return new Sample<>(drawn, result.outcome(), result.statistics(), true);
  }

  private static SearchLimits limits(SearchLimits limits) {
    return limits.withNodes(Math.max(1, Math.min(MOST_NODES, limits.nodes() / 2)));
  }

  private void draw(int n, BigInteger count, MemoCounter counter, List<Solution<T>> drawn) {
    while (drawn.size() < n) {
      int[] numbers = counter.draw(below(count));
      if (numbers == null) {
        return;
      }
      drawn.add(Solution.of(problem, numbers));
      control.solutionFound();
    }
  }

  /** A random number, all from 0 to below a bound having the same chance. */
  private BigInteger below(BigInteger bound) {
    int bits = bound.bitLength();
    byte[] bytes = new byte[bits / Byte.SIZE + 1];
    BigInteger number;
    do {
      random.nextBytes(bytes);
      bytes[0] &= (byte) ((1 << bits % Byte.SIZE) - 1);
      number = new BigInteger(1, bytes);
    } while (number.compareTo(bound) >= 0);
    return number;
  }
}
