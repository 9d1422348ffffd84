package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchStatistics;

/**
 * Draws solutions, all with the same chance if they can be counted: each is found by its rank, a
 * random number below the count of all. Where that pays, ranks are looked up in the counts that
 * {@link MemoCounter} remembers; otherwise an engine counts, and goes through the solutions once
 * more to pick those of the ranks drawn. If neither can count them, {@link RandomDescent} draws.
 *
 * <p>Counting takes at most half of the nodes that the limits allow, so that as many are left to
 * find the solutions; all nodes together obey the limit. What is given up, and when, depends on
 * nodes alone, never on the clock.
 */
final class Sampler<T> {
  /** After so many nodes the counting is given up: a matter of seconds. */
  private static final long MOST_NODES = 1 << 23;

  /**
   * An engine that counts is also given up after so many nodes times uses of items, since a node
   * may have to look at all of them.
   */
  private static final long MOST_EFFORT = 1 << 30;

  private final Problem<T> problem;
  private final Settings settings;
  private final EngineSelector selector;
  private final Budget budget;
  private final SplittableRandom random;
  private final long maxBytes;
  private final List<Solution<T>> drawn = new ArrayList<>();
  private long nodesToCount; // that are left for it

  Sampler(Problem<T> problem, Settings settings, EngineSelector selector) {
    this(problem, settings, selector, MemoCounter.maxBytes());
  }

  /** The same, where counts take so many bytes at most. */
  Sampler(Problem<T> problem, Settings settings, EngineSelector selector, long maxBytes) {
    this.problem = problem;
    this.settings = settings;
    this.selector = selector;
    this.maxBytes = maxBytes;
    budget = new Budget(settings);
    random = new SplittableRandom(settings.seed());
    nodesToCount = Math.min(MOST_NODES, settings.limits().nodes() / 2);
  }

  /** Draws some; once. */
  Sample<T> draw(int n) {
    return draw(n, MemoCounter.applies(problem));
  }

  /** The same, where counts of sub-problems may be remembered or not. */
  Sample<T> draw(int n, boolean remembering) {
    Outcome outcome = remembering ? drawByCounts(n) : null;
    outcome = outcome == null ? drawFromAll(n) : outcome;
    boolean uniform = outcome != null;
    outcome = outcome == null ? descend(n) : outcome;
    BigInteger found = BigInteger.valueOf(drawn.size());
    return new Sample<>(drawn, outcome, budget.statistics(found), uniform);
  }

  /** The control of the next search, with that many nodes at most. */
  private SearchControl next(long maxNodes) {
    return budget.next(settings.prefix(), Long.MAX_VALUE, maxNodes).control();
  }

  /** What it means for the sample that counting was stopped; null: one may draw in another way. */
  private static @Nullable Outcome stopped(Outcome outcome) {
    return outcome == Outcome.TIMEOUT || outcome == Outcome.INTERRUPTED ? outcome : null;
  }

  /** Draws from counts of sub-problems; null if it does not pay to make them. */
  private @Nullable Outcome drawByCounts(int n) {
    if (nodesToCount == 0) {
      return null;
    }
    SearchControl counting = next(nodesToCount);
    Bitsets engine = new Bitsets(problem);
    MemoCounter counter = new MemoCounter(engine, maxBytes);
    BigInteger count = counter.countAll(settings.prefix(), counting);
    SearchStatistics did = engine.result(counting).statistics();
    nodesToCount -= did.nodes();
    budget.spend(did);
    if (count == null) {
      return stopped(counting.outcome());
    }
    if (count.signum() == 0) {
      return Outcome.EXHAUSTED;
    }
    budget.proceed(BigInteger::valueOf, Double.NaN, 0);
    SearchControl control = next(Long.MAX_VALUE);
    counter.drawUnder(control);
    draw(n, count, counter, control);
    budget.spend(engine.result(control).statistics());
    return control.outcome();
  }

  private void draw(int n, BigInteger count, MemoCounter counter, SearchControl control) {
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

  /** Draws while an engine goes through all solutions; null if there are too many nodes. */
  private @Nullable Outcome drawFromAll(int n) {
    long most = Math.min(nodesToCount, MOST_EFFORT / Math.max(1, problem.useCount()));
    if (most == 0) {
      return null;
    }
    Searcher<T> searcher = new ExactCover<>(problem, settings, selector).searcher();
    searcher.start(next(most));
    Count count = searcher.count();
    budget.spend(count.statistics());
    if (!count.isExact()) {
      return stopped(count.outcome());
    }
    long solutions = count.statistics().solutions(); // about as many as nodes at most
    return solutions == 0
        ? Outcome.EXHAUSTED
        : pick(searcher, random.longs(n, 0, solutions).toArray());
  }

  /** Picks the solutions of some ranks: all of them or, if that is stopped, none. */
  private Outcome pick(Searcher<T> searcher, long[] ranks) {
    long[] wanted = Arrays.stream(ranks).sorted().distinct().toArray();
    List<Solution<T>> found = new ArrayList<>();
    SearchControl control = next(Long.MAX_VALUE);
    searcher.start(control);
    for (long rank = 0; found.size() < wanted.length && searcher.next(); rank++) {
      if (rank == wanted[found.size()]) {
        found.add(searcher.solution());
      }
    }
    Outcome outcome = control.outcome();
    budget.spend(searcher.finish().statistics());
    if (found.size() < wanted.length) {
      return outcome; // those with low ranks alone would be no fair sample
    }
    for (long rank : ranks) {
      drawn.add(found.get(Arrays.binarySearch(wanted, rank)));
    }
    return Outcome.EXHAUSTED;
  }

  /** Draws without knowing how many solutions there are. */
  private Outcome descend(int n) {
    budget.proceed(BigInteger::valueOf, Double.NaN, 0);
    RandomDescent<T> descent = new RandomDescent<>(problem, settings.prefix(), random);
    Sample<T> sample = descent.draw(n, next(Long.MAX_VALUE));
    budget.spend(sample.statistics());
    drawn.addAll(sample.solutions());
    return sample.outcome();
  }
}
