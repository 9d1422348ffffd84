package org.quadrille.dlx.analysis;

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
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.bitset.Bitsets;
import org.quadrille.dlx.bitset.MemoEngine;
import org.quadrille.dlx.count.SearchBudget;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.SearchSettings;

/**
 * Draws random solutions. If the solutions can be counted, the sample is uniform: each solution is
 * found by its rank, a random number below the count. If memory pays, ranks are looked up in the
 * counts of {@link MemoEngine}; otherwise an engine counts, and visits the solutions once more to
 * pick those with the ranks drawn. If neither can count them, {@link RandomDescent} draws.
 *
 * <p>Counting takes at most half of the nodes that the limits allow, so that as many are left to
 * find the solutions; all nodes together are within the limit. When counting is abandoned depends
 * on nodes alone, never on the clock.
 */
public final class Sampler<T> {
  /** The number of nodes after which counting is abandoned: some seconds. */
  private static final long MOST_NODES = 1 << 23;

  /**
   * The number of nodes, times uses of items, after which counting without memory is abandoned: a
   * node may read all uses.
   */
  private static final long MOST_EFFORT = 1 << 30;

  private final Problem<T> problem;
  private final SearchSettings settings;
  private final EnginePolicy policy;
  private final SearchBudget budget;
  private final SplittableRandom random;
  private final long maxBytes;
  private final List<Solution<T>> drawn = new ArrayList<>();
  private long nodesToCount; // left for counting

  /** Creates a sampler; the limit on solutions is ignored. */
  public Sampler(Problem<T> problem, SearchSettings settings, EnginePolicy policy) {
    this(problem, settings, policy, MemoEngine.defaultBytes());
  }

  /** Creates a sampler with a given size of the table of counts, for tests. */
  Sampler(Problem<T> problem, SearchSettings settings, EnginePolicy policy, long maxBytes) {
    this.problem = problem;
    this.settings = settings;
    this.policy = policy;
    this.maxBytes = maxBytes;
    budget = new SearchBudget(settings);
    random = new SplittableRandom(settings.seed());
    nodesToCount = Math.min(MOST_NODES, settings.limits().nodes() / 2);
  }

  /**
   * Draws a uniform sample, if the solutions can be counted; once.
   *
   * @return the outcome; null if they cannot be counted: then {@link #drawByDescent} may be called
   */
  public @Nullable Outcome drawUniformly(int n) {
    return drawUniformly(n, MemoEngine.applies(problem));
  }

  /** Draws a uniform sample, with or without memory. */
  @Nullable Outcome drawUniformly(int n, boolean usesMemory) {
    Outcome outcome = usesMemory ? drawByCounts(n) : null;
    return outcome == null ? drawFromAll(n) : outcome;
  }

  /** Returns the solutions drawn. */
  public List<Solution<T>> drawn() {
    return drawn;
  }

  /** Returns the work done. */
  public SearchStatistics statistics() {
    return budget.statistics(BigInteger.valueOf(drawn.size()));
  }

  /** Returns the control of the next search, with a limit on nodes. */
  private SearchControl next(long maxNodes) {
    return budget.next(settings.tree(), Long.MAX_VALUE, maxNodes).control();
  }

  /** Returns the outcome of a count that was stopped; null if another way may be tried. */
  private static @Nullable Outcome stopped(Outcome outcome) {
    return outcome == Outcome.TIMEOUT || outcome == Outcome.INTERRUPTED ? outcome : null;
  }

  /** Draws by the counts of subproblems; null if memory does not pay. */
  private @Nullable Outcome drawByCounts(int n) {
    if (nodesToCount == 0) {
      return null;
    }
    SearchControl counting = next(nodesToCount);
    MemoEngine engine = new MemoEngine(new Bitsets(problem), maxBytes);
    counting.suspendOn(engine.worthwhile());
    BigInteger count = engine.start(settings.tree()) ? engine.count(counting) : BigInteger.ZERO;
    SearchStatistics work = counting.result(engine.work()).statistics();
    nodesToCount -= work.nodes();
    budget.spend(work);
    if (counting.isHalted()) {
      return counting.isSuspended() ? null : stopped(counting.outcome());
    }
    if (count.signum() == 0) {
      return Outcome.EXHAUSTED;
    }
    budget.proceed(BigInteger::valueOf, Double.NaN, 0);
    SearchControl control = next(Long.MAX_VALUE);
    engine.startDrawing(control);
    draw(n, count, engine, control);
    budget.spend(control.result(engine.work()).statistics());
    return control.outcome();
  }

  private void draw(int n, BigInteger count, MemoEngine engine, SearchControl control) {
    while (drawn.size() < n) {
      int[] options = engine.draw(below(count));
      if (options == null) {
        return;
      }
      drawn.add(Solution.of(problem, options));
      control.solutionFound();
    }
  }

  /** Returns a random number, uniform from 0 to below a bound. */
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

  /** Draws from all solutions, which an engine visits; null if there are too many nodes. */
  private @Nullable Outcome drawFromAll(int n) {
    long most = Math.min(nodesToCount, MOST_EFFORT / Math.max(1, problem.useCount()));
    if (most == 0) {
      return null;
    }
    CoverEngine engine = policy.create();
    SearchControl control = next(most);
    if (engine.start(settings.tree())) {
      engine.count(control);
    }
    budget.spend(control.result(engine.work()).statistics());
    if (control.isHalted()) {
      return stopped(control.outcome());
    }
    long solutions = control.solutions(); // at most about as many as nodes
    return solutions == 0
        ? Outcome.EXHAUSTED
        : pick(engine, random.longs(n, 0, solutions).toArray());
  }

  /** Picks the solutions with these ranks: all of them or, if the search is stopped, none. */
  private Outcome pick(CoverEngine engine, long[] ranks) {
    long[] distinct = Arrays.stream(ranks).sorted().distinct().toArray();
    List<Solution<T>> found = new ArrayList<>();
    SearchControl control = next(Long.MAX_VALUE);
    boolean more = engine.start(settings.tree());
    for (long rank = 0; more && found.size() < distinct.length && engine.next(control); rank++) {
      control.solutionFound();
      if (rank == distinct[found.size()]) {
        found.add(Solution.of(problem, engine.solution()));
      }
    }
    budget.spend(control.result(engine.work()).statistics());
    if (found.size() < distinct.length) {
      return control.outcome(); // the solutions of low rank alone are not a uniform sample
    }
    for (long rank : ranks) {
      drawn.add(found.get(Arrays.binarySearch(distinct, rank)));
    }
    return Outcome.EXHAUSTED;
  }

  /** Draws a sample that is not uniform, without counting the solutions. */
  public Outcome drawByDescent(int n) {
    budget.proceed(BigInteger::valueOf, Double.NaN, 0);
    SearchResult result =
        new RandomDescent(problem, settings.tree(), random)
            .draw(n, next(Long.MAX_VALUE), options -> drawn.add(Solution.of(problem, options)));
    budget.spend(result.statistics());
    return result.outcome();
  }
}
