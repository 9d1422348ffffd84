package org.quadrille.dlx.count;

import java.math.BigInteger;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SuspensionRule;
import org.quadrille.dlx.auto.ChosenEngine;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.bitset.Bitsets;
import org.quadrille.dlx.bitset.MemoEngine;
import org.quadrille.dlx.parallel.ParallelSearch;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.FrontierSearch;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.SearchSettings;

/**
 * Counts the solutions of a problem as one component. Without a limit on solutions, a count goes
 * through stages, and passes a {@link Frontier} from one to the next:
 *
 * <pre>
 * begin      one thread, no memory           a short count ends here
 * memory     one thread, with memory         if many nodes are left, as long as memory pays
 * finish     all threads, or one             if memory does not pay, or is not used
 * </pre>
 *
 * <p>The calling thread begins alone even if there are several threads: starting threads takes as
 * long as some thousand nodes, and a problem may have thousands of smaller components. (5,000
 * components of 4 options took 5 seconds with two threads each; now they take a hundredth of that.)
 */
public final class SolutionCounter {
  /**
   * The number of nodes that must be left for memory to be tried. Finding out whether memory pays
   * takes as long as 4,000 to 10,000 nodes without it: at most an eighth of this. It applies to
   * options that fit in {@value #ROW_WORDS} words; with more, a node with memory takes
   * proportionally longer, while other engines work in smaller blocks.
   */
  private static final long LONG_SEARCH = 80_000;

  private static final int ROW_WORDS = 4;

  /** The same for the rows of all items, which are read as well. */
  private static final int TABLE_WORDS = 2048;

  /**
   * The number of nodes after which the rest is first estimated; an early estimate is uncertain.
   */
  private static final int FIRST_ESTIMATE = 128;

  private static final int GOOD_ESTIMATE = 2048;

  /** From this number of nodes on, a reason gives three digits. */
  private static final double ROUND = 1e9;

  private final Problem<?> problem;
  private final SearchSettings settings;
  private final EnginePolicy policy;
  private final long maxBytes;
  private final long longSearch; // nodes for which memory is tried; NEVER without memory
  private boolean isLong; // whether at least longSearch nodes are left

  private SolutionCounter(
      Problem<?> problem,
      SearchSettings settings,
      EnginePolicy policy,
      long maxBytes,
      long longSearch) {
    this.problem = problem;
    this.settings = settings;
    this.policy = policy;
    this.maxBytes = maxBytes;
    this.longSearch = longSearch;
  }

  /**
   * Counts the solutions of a problem, component by component if there is no limit on solutions.
   */
  public static Counted count(Problem<?> problem, SearchSettings settings, EnginePolicy policy) {
    return settings.limits().solutions() < Long.MAX_VALUE || Components.isConnected(problem)
        ? countAsOne(problem, settings, policy)
        : new ComponentCounter(problem, settings, policy).count();
  }

  /** Counts the solutions of a problem as one component. */
  static Counted countAsOne(Problem<?> problem, SearchSettings settings, EnginePolicy policy) {
    boolean usesMemory = policy.allowsMemory() && MemoEngine.applies(problem);
    long longSearch = usesMemory ? nodesForMemory(problem) : SuspensionRule.NEVER;
    return new SolutionCounter(problem, settings, policy, MemoEngine.defaultBytes(), longSearch)
        .count();
  }

  /**
   * Counts with other limits of memory, for tests.
   *
   * @param maxBytes the largest size of the table
   * @param longSearch the number of nodes left for which memory is tried
   */
  static Counted count(
      Problem<?> problem,
      SearchSettings settings,
      EnginePolicy policy,
      long maxBytes,
      long longSearch) {
    return new SolutionCounter(problem, settings, policy, maxBytes, longSearch).count();
  }

  private static long nodesForMemory(Problem<?> problem) {
    long width = Bitsets.rowWords(problem.optionCount());
    long factor = Math.max(width / ROW_WORDS, width * problem.primaryCount() / TABLE_WORDS);
    return LONG_SEARCH * Math.max(1, factor);
  }

  private Counted count() {
    return settings.limits().solutions() < Long.MAX_VALUE ? countToLimit() : countAll();
  }

  private Counted countToLimit() {
    SearchControl control = settings.control();
    if (settings.threads().areSeveral()) {
      return countByThreads(policy::createForLongSearch, control, whole());
    }
    CoverEngine engine = policy.create();
    long counted = 0;
    boolean more = engine.start(settings.tree());
    while (more && engine.next(control)) {
      counted++;
      more = control.solutionFound();
    }
    return Counted.of(
        BigInteger.valueOf(counted), control.result(engine.work()), policy.choiceOf(engine));
  }

  private Frontier whole() {
    return Frontier.of(settings.tree());
  }

  private Counted countAll() {
    SearchControl control = settings.control(); // its time begins before anything is built
    CoverEngine engine = policy.createToCount();
    FrontierSearch begin = new FrontierSearch(engine, whole());
    if (longSearch < SuspensionRule.NEVER || settings.threads().areSeveral()) {
      control.suspendOn(nodes -> nodesToHandOver(nodes, engine));
    }
    begin.count(control);
    if (!control.isSuspended()) {
      return Counted.of(begin.solutions(), control.result(begin.work()), policy.choiceOf(engine));
    }
    Frontier left = begin.frontier();
    control.resume();
    control.continueFrom(0, null); // the next search counts all nodes, and reports itself
    return isLong ? countWithMemory(engine, control, left) : finish(engine, control, left, "");
  }

  /**
   * The rule of the first stage: suspends it if many nodes are left, or enough for several threads.
   */
  private long nodesToHandOver(long nodes, CoverEngine engine) {
    long firstCheck = Math.min(longSearch, FIRST_ESTIMATE);
    if (longSearch == SuspensionRule.NEVER) {
      firstCheck = settings.threads().nodesToSplit();
    }
    if (nodes < firstCheck) {
      return firstCheck - nodes;
    }
    SearchPath path = SearchPath.of(engine);
    if (longSearch < SuspensionRule.NEVER) {
      double uncertainty = Math.max(1, (double) GOOD_ESTIMATE / nodes);
      double left = path.nodesLeft(nodes, engine.fraction());
      isLong = nodes >= longSearch || left >= uncertainty * longSearch;
      if (isLong) {
        return SuspensionRule.NOW;
      }
      if (!settings.threads().areSeveral() || Double.isNaN(left)) {
        return nodes;
      }
    }
    long early = settings.threads().nodesToSplit() - nodes;
    return early > 0 ? Math.min(early, nodes) : path.nodesToSplit(nodes);
  }

  /** Counts the rest with memory, as long as it pays. */
  private Counted countWithMemory(CoverEngine first, SearchControl control, Frontier frontier) {
    Bitsets bitsets = first instanceof Bitsets same ? same : new Bitsets(problem);
    MemoEngine memo = new MemoEngine(bitsets, maxBytes);
    FrontierSearch search = new FrontierSearch(memo, frontier);
    control.suspendOn(memo.worthwhile());
    search.count(control);
    SearchStatistics work = search.work();
    String nodes = "%d nodes stand for " + (memo.nodesSaved() < ROUND ? "%.0f" : "%.3g");
    nodes = String.format(Locale.ROOT, nodes, work.nodes(), work.nodes() + memo.nodesSaved());
    if (!control.isSuspended()) {
      String reason =
          control.outcome() == Outcome.EXHAUSTED ? "memory pays: " : "stopped while memory pays: ";
      return Counted.of(
          search.solutions(),
          control.result(work),
          new ChosenEngine(EngineKind.BITSETS, reason + nodes));
    }
    Frontier left = search.frontier();
    control.resume();
    control.continueFrom(0, null); // the next search counts all nodes, and reports itself
    return finish(first, control, left, "; memory does not pay: " + nodes);
  }

  /** Counts the rest without memory, by all threads. */
  private Counted finish(
      CoverEngine first, SearchControl control, Frontier frontier, String reason) {
    ChosenEngine chosen = policy.choice();
    ChosenEngine engine = chosen.because(chosen.reason() + reason);
    Supplier<CoverEngine> engines = engines(first);
    if (settings.threads().areSeveral()) {
      return countByThreads(engines, control, frontier).by(engine);
    }
    FrontierSearch search = new FrontierSearch(engines.get(), frontier);
    search.count(control);
    return Counted.of(search.solutions(), control.result(search.work()), engine);
  }

  /** Supplies engines of the chosen kind: first the one that exists, if it is of this kind. */
  private Supplier<CoverEngine> engines(CoverEngine first) {
    if (!policy.isForLongSearch(first)) {
      return policy::createForLongSearch;
    }
    AtomicReference<@Nullable CoverEngine> existing = new AtomicReference<>(first);
    return () -> {
      CoverEngine engine = existing.getAndSet(null);
      return engine == null ? policy.createForLongSearch() : engine;
    };
  }

  private Counted countByThreads(
      Supplier<CoverEngine> engines, SearchControl control, Frontier frontier) {
    ParallelSearch search =
        new ParallelSearch(
            engines, settings.threads(), control, frontier, ParallelSearch.Aim.COUNT);
    search.count();
    return Counted.of(search.solutions(), control.result(search.work()), policy.choice());
  }
}
