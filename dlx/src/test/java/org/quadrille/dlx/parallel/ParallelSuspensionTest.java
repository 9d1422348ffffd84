package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.StopToken;
import org.quadrille.core.search.SuspensionRule;
import org.quadrille.dlx.CountLaws;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.LargerProblems;
import org.quadrille.dlx.SupportedProblems;
import org.quadrille.dlx.TestFacade;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.FrontierFormat;
import org.quadrille.dlx.search.FrontierSearch;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.testkit.KnownProblem;

/**
 * The law of the {@link Frontier} for searches by several threads: suspended at any node, and
 * resumed by another number of threads or by one engine, a search finds the same solutions in the
 * same order, with the same count and the same nodes. Every engine is enrolled.
 */
class ParallelSuspensionTest {
  private static final int SEEDS = 60;

  /** A problem, an engine, and the result of a search in one thread. */
  private static final class Reference {
    final Problem<?> problem;
    final Supplier<CoverEngine> engines;
    final List<List<Integer>> solutions = new ArrayList<>();
    final SearchStatistics work;

    Reference(Problem<?> problem, Engine engine) {
      this.problem = problem;
      engines = TestFacade.policy(engine, problem)::createForLongSearch;
      work = searchAll(Frontier.of(Subtree.ALL), solutions);
    }

    /** Searches a frontier in one thread; returns the work of the whole search. */
    SearchStatistics searchAll(Frontier frontier, List<List<Integer>> found) {
      FrontierSearch search = new FrontierSearch(engines.get(), frontier);
      SearchControl control = new SearchControl(SearchLimits.NONE);
      while (search.next(control)) {
        found.add(sorted(search.solution()));
      }
      return search.work();
    }

    /** Checks that a frontier is exactly the rest of the search after these solutions. */
    void check(Frontier frontier, List<List<Integer>> found, boolean ordered) {
      assertThat(frontier.solutions()).isEqualTo(found.size());
      CountLaws.checkNodes(frontier.work());
      List<List<Integer>> all = new ArrayList<>(found);
      SearchStatistics resumed = searchAll(frontier, all);
      checkSolutions(all, ordered);
      checkWork(resumed);
      checkThreads(frontier, resumed);
    }

    /** Checks that the nodes of all threads but the first are those of the frontier. */
    private static void checkThreads(Frontier frontier, SearchStatistics resumed) {
      List<Long> before = frontier.work().nodesByThread();
      List<Long> after = resumed.nodesByThread();
      assertThat(after).hasSameSizeAs(before);
      assertThat(after.subList(1, after.size())).isEqualTo(before.subList(1, before.size()));
    }

    void checkSolutions(List<List<Integer>> all, boolean ordered) {
      if (ordered) {
        assertThat(all).isEqualTo(solutions);
      } else {
        assertThat(all).hasSameSizeAs(solutions);
        assertThat(new HashSet<>(all)).isEqualTo(new HashSet<>(solutions));
      }
    }

    /** Checks that a frontier is exactly the rest of the count that it holds. */
    void checkCount(Frontier frontier) {
      CountLaws.checkNodes(frontier.work());
      assertThat(frontier.subtrees()).noneMatch(Subtree::isSolution);
      FrontierSearch search = new FrontierSearch(engines.get(), frontier);
      search.count(new SearchControl(SearchLimits.NONE));
      assertThat(search.solutions()).isEqualTo(solutions.size());
      checkWork(search.work());
      checkThreads(frontier, search.work());
    }

    void checkWork(SearchStatistics all) {
      CountLaws.checkNodes(all);
      assertThat(all.nodes()).isEqualTo(work.nodes());
      assertThat(all.profile()).isEqualTo(work.profile());
    }
  }

  private int suspensions;
  private int solutionsLeft; // found but not taken before a suspension

  @AfterEach
  void noThreadIsLeft() {
    SearchThreads.checkNoneLeft();
  }

  private static List<Integer> sorted(int[] options) {
    int[] copy = options.clone();
    Arrays.sort(copy);
    return OptionList.of(copy);
  }

  /** Returns threads that split everything; some buffers are too small for one solution. */
  private static ThreadSettings threads(Random random, boolean ordered) {
    ThreadSettings threads =
        ThreadSettings.ONE
            .withCount(1 + random.nextInt(7))
            .with(1 + random.nextInt(20), random.nextBoolean() ? 1 + random.nextInt(40) : 10_000);
    return ordered ? threads : threads.unordered();
  }

  /** Returns the control of a search that continues with a frontier, with a rule. */
  private static SearchControl control(Frontier frontier, SearchLimits limits, Random random) {
    SearchControl control = new SearchControl(limits);
    control.solutionsFound(frontier.solutions().longValueExact());
    long suspendAt = frontier.work().nodes() + 1 + random.nextInt(1 << random.nextInt(12));
    control.suspendOn(nodes -> Math.max(SuspensionRule.NOW, suspendAt - nodes));
    return control;
  }

  /** Returns a frontier, which is written and read about every third time. */
  private static Frontier stored(Problem<?> problem, Frontier frontier, Random random) {
    return random.nextInt(3) == 0
        ? FrontierFormat.read(problem, FrontierFormat.write(problem, frontier))
        : frontier;
  }

  private void checkCount(Reference reference, Random random) {
    Frontier frontier = Frontier.of(Subtree.ALL);
    while (true) {
      double weight = frontier.weight();
      SearchControl control = control(frontier, SearchLimits.NONE, random);
      ParallelSearch search =
          new ParallelSearch(
              reference.engines,
              threads(random, true),
              control,
              frontier,
              ParallelSearch.Aim.COUNT);
      search.count();
      assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
      assertThat(control.solutions()).isEqualTo(search.solutions().longValueExact());
      if (!control.isSuspended()) {
        assertThat(search.solutions()).isEqualTo(reference.solutions.size());
        reference.checkWork(search.work());
        return;
      }
      suspensions++;
      List<Long> before = frontier.work().nodesByThread();
      frontier = search.frontier();
      for (int thread = 0; thread < before.size(); thread++) {
        assertThat(frontier.work().nodesByThread().get(thread))
            .isGreaterThanOrEqualTo(before.get(thread));
      }
      assertThat(frontier.solutions()).isEqualTo(search.solutions());
      assertThat(frontier.weight()).isBetween(0.0, weight + 1e-9);
      reference.checkCount(frontier);
      frontier = stored(reference.problem, frontier, random);
    }
  }

  private void checkTaking(Reference reference, boolean ordered, Random random) {
    Frontier frontier = Frontier.of(Subtree.ALL);
    List<List<Integer>> found = new ArrayList<>();
    while (true) {
      SearchControl control = control(frontier, SearchLimits.NONE, random);
      ParallelSearch search =
          new ParallelSearch(
              reference.engines,
              threads(random, ordered),
              control,
              frontier,
              ParallelSearch.Aim.TAKE);
      boolean suspended = !take(search, control, found, random);
      assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
      assertThat(control.isSuspended()).isEqualTo(suspended);
      if (!suspended) {
        reference.checkSolutions(found, ordered);
        reference.checkWork(search.work());
        return;
      }
      suspensions++;
      frontier = search.frontier();
      solutionsLeft += (int) frontier.subtrees().stream().filter(Subtree::isSolution).count();
      reference.check(frontier, found, ordered);
      frontier = stored(reference.problem, frontier, random);
    }
  }

  /**
   * Takes solutions until the search is exhausted or suspended, and sometimes the rest of the
   * solutions found.
   *
   * @return whether the search is exhausted
   */
  private static boolean take(
      ParallelSearch search, SearchControl control, List<List<Integer>> found, Random random) {
    search.start();
    int[] batch = search.next();
    while (batch != null) {
      found.addAll(solutions(batch));
      if (control.isHalted() && random.nextBoolean()) {
        break;
      }
      batch = search.next();
    }
    search.close();
    return !control.isHalted();
  }

  private static List<List<Integer>> solutions(int[] batch) {
    List<List<Integer>> solutions = new ArrayList<>();
    for (int at = 0; at < batch.length; at += 1 + batch[at]) {
      solutions.add(sorted(Arrays.copyOfRange(batch, at + 1, at + 1 + batch[at])));
    }
    return solutions;
  }

  private void checkAll(Problem<?> problem, Engine engine, long seed) {
    Reference reference = new Reference(problem, engine);
    Random random = new Random(seed);
    checkCount(reference, random);
    checkTaking(reference, true, random);
    checkTaking(reference, false, random);
  }

  @ParameterizedTest
  @EnumSource
  void aSuspendedSearchIsResumedByOtherThreads(Engine engine) {
    SupportedProblems.check(engine, SEEDS, (seed, problem) -> checkAll(problem, engine, seed));
    for (long seed = 0; seed < 12; seed++) {
      checkAll(KnownProblem.queens(7 + (int) (seed % 2)).problem(), engine, seed);
      checkAll(Families.coins(9), engine, seed);
    }
    assertThat(suspensions).isGreaterThan(100);
    assertThat(solutionsLeft).isGreaterThan(100);
  }

  @ParameterizedTest
  @EnumSource
  void largerSearchesAreResumed(Engine engine) {
    for (int items : new int[] {12, 66}) {
      for (long seed = 0; seed < 12; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 4));
        if (engine.supports(problem) && isSmall(problem)) {
          checkAll(problem, engine, seed);
        }
      }
    }
    assertThat(suspensions).isPositive();
  }

  private static boolean isSmall(Problem<?> problem) {
    CoverEngine engine = TestFacade.create(Engine.DANCING_LINKS, problem);
    SearchControl control = new SearchControl(SearchLimits.NONE.withNodes(5000));
    engine.count(control);
    return !control.isHalted();
  }

  /** Another kind of engine resumes the search: nodes may differ, solutions may not. */
  @ParameterizedTest
  @EnumSource
  void anotherEngineResumesASearch(Engine engine) {
    Problem<String> problem = KnownProblem.queens(8).problem();
    Reference reference = new Reference(problem, engine);
    for (Engine other : Engine.values()) {
      Supplier<CoverEngine> others = TestFacade.policy(other, problem)::createForLongSearch;
      for (long seed = 0; seed < 5; seed++) {
        Random random = new Random(seed);
        SearchControl control = control(Frontier.of(Subtree.ALL), SearchLimits.NONE, random);
        List<List<Integer>> found = new ArrayList<>();
        ParallelSearch first =
            new ParallelSearch(
                reference.engines,
                threads(random, true),
                control,
                Frontier.of(Subtree.ALL),
                ParallelSearch.Aim.TAKE);
        if (!take(first, control, found, random)) {
          SearchControl free = new SearchControl(SearchLimits.NONE);
          ParallelSearch second =
              new ParallelSearch(
                  others, threads(random, true), free, first.frontier(), ParallelSearch.Aim.TAKE);
          assertThat(take(second, free, found, random)).isTrue();
          suspensions++;
        }
        reference.checkSolutions(found, true);
      }
    }
    assertThat(suspensions).isPositive();
  }

  // Limits

  /** The limit applies to the whole search, across suspensions, and frontiers remain correct. */
  @ParameterizedTest
  @EnumSource
  void aLimitOnNodesIsExactAfterSuspensions(Engine engine) {
    Reference reference = new Reference(KnownProblem.queens(7).problem(), engine);
    long nodes = reference.work.nodes();
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      SearchLimits limits = SearchLimits.NONE.withNodes(1 + random.nextInt((int) nodes - 1));
      checkLimitWhileCounting(reference, limits, random);
      checkLimitWhileTaking(reference, limits, true, random);
      checkLimitWhileTaking(reference, limits, false, random);
    }
    assertThat(suspensions).isGreaterThan(20);
  }

  private void checkLimitWhileCounting(Reference reference, SearchLimits limits, Random random) {
    Frontier frontier = Frontier.of(Subtree.ALL);
    for (Outcome outcome = Outcome.EXHAUSTED; outcome == Outcome.EXHAUSTED; ) {
      SearchControl control = control(frontier, limits, random);
      ParallelSearch search =
          new ParallelSearch(
              reference.engines,
              threads(random, true),
              control,
              frontier,
              ParallelSearch.Aim.COUNT);
      search.count();
      assertThat(control.isHalted()).isTrue();
      frontier = search.frontier();
      reference.checkCount(frontier);
      outcome = control.outcome();
      suspensions += control.isSuspended() ? 1 : 0;
      assertThat(control.isSuspended()).isEqualTo(outcome == Outcome.EXHAUSTED);
    }
    assertThat(frontier.work().nodes()).isEqualTo(limits.nodes());
  }

  private void checkLimitWhileTaking(
      Reference reference, SearchLimits limits, boolean ordered, Random random) {
    Frontier frontier = Frontier.of(Subtree.ALL);
    List<List<Integer>> found = new ArrayList<>();
    for (Outcome outcome = Outcome.EXHAUSTED; outcome == Outcome.EXHAUSTED; ) {
      SearchControl control = control(frontier, limits, random);
      ParallelSearch search =
          new ParallelSearch(
              reference.engines,
              threads(random, ordered),
              control,
              frontier,
              ParallelSearch.Aim.TAKE);
      assertThat(take(search, control, found, random)).isFalse();
      frontier = search.frontier();
      reference.check(frontier, found, ordered);
      outcome = control.outcome();
      suspensions += control.isSuspended() ? 1 : 0;
    }
    assertThat(frontier.work().nodes()).isEqualTo(limits.nodes());
  }

  /** A rule suspends a search that reports rarely, and whose only task has not ended. */
  @Test
  void aRuleDoesNotWaitForReports() {
    SearchControl control =
        new SearchControl(SearchLimits.NONE, progress -> {}, Duration.ofHours(1));
    control.suspendOn(nodes -> nodes < 2000 ? 2000 - nodes : SuspensionRule.NOW);
    Problem<?> queens = KnownProblem.queens(11).problem();
    ParallelSearch search =
        new ParallelSearch(
            TestFacade.policy(Engine.DANCING_LINKS, queens)::createForLongSearch,
            ThreadSettings.ONE,
            control,
            Frontier.of(Subtree.ALL),
            ParallelSearch.Aim.COUNT);
    search.count();
    assertThat(control.isSuspended()).isTrue();
    assertThat(search.frontier().isEmpty()).isFalse();
  }

  // Solutions found but not taken

  /** The threads have filled the buffer when the search is suspended, and nothing more is taken. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void solutionsNotTakenAreSubtrees(boolean ordered) {
    Reference reference = new Reference(Families.coins(10), Engine.DANCING_LINKS);
    boolean[] suspends = {false};
    SearchControl control = new SearchControl(SearchLimits.NONE);
    control.suspendOn(nodes -> suspends[0] ? SuspensionRule.NOW : 1);
    ThreadSettings settings = ThreadSettings.ONE.withCount(3).with(1, 1000);
    ParallelSearch search =
        new ParallelSearch(
            reference.engines,
            ordered ? settings : settings.unordered(),
            control,
            Frontier.of(Subtree.ALL),
            ParallelSearch.Aim.TAKE);
    search.start();
    List<List<Integer>> found = new ArrayList<>(solutions(search.next()));
    suspends[0] = true;
    while (!control.isSuspended()) { // the rule is evaluated when more nodes are known
      SearchThreads.awaitStandstill();
      found.addAll(solutions(search.next()));
    }
    search.close();
    Frontier frontier = search.frontier();
    List<Subtree> left = frontier.subtrees().stream().filter(Subtree::isSolution).toList();
    assertThat(left).hasSizeGreaterThan(20).allMatch(s -> s.required().size() == 10);
    assertThat(left).allMatch(s -> s.weight() == 0 && !s.beginsWithNode());
    reference.check(frontier, found, ordered);
    if (ordered) { // the next solutions, up to the first other subtree
      int at = found.size();
      for (Subtree subtree : frontier.subtrees()) {
        if (!subtree.isSolution()) {
          break;
        }
        assertThat(sorted(subtree.required().toInts())).isEqualTo(reference.solutions.get(at++));
      }
      assertThat(at).isGreaterThan(found.size());
    }
  }

  /** They take no nodes, and limits on solutions hold. */
  @ParameterizedTest
  @CsvSource({"1, false", "5, false", "5, true"})
  void solutionsInAFrontierAreCounted(int threads, boolean limited) {
    Reference reference = new Reference(Families.coins(3), Engine.DANCING_LINKS);
    List<Subtree> subtrees = new ArrayList<>();
    for (List<Integer> solution : reference.solutions) {
      subtrees.add(Subtree.ofSolution(OptionList.copyOf(solution).toInts()));
    }
    SearchLimits limits = limited ? SearchLimits.NONE.withSolutions(7) : SearchLimits.NONE;
    SearchControl control = new SearchControl(limits);
    ParallelSearch search =
        new ParallelSearch(
            reference.engines,
            ThreadSettings.ONE.withCount(threads),
            control,
            new Frontier(0, subtrees, BigInteger.ZERO, SearchStatistics.NONE),
            ParallelSearch.Aim.COUNT);
    search.count();
    assertThat(search.solutions()).isEqualTo(limited ? 7 : 8);
    assertThat(control.solutions()).isEqualTo(limited ? 7 : 8);
    assertThat(control.outcome()).isEqualTo(limited ? Outcome.LIMIT : Outcome.EXHAUSTED);
    assertThat(search.work().nodes()).isZero();
  }

  // Stopping

  /** A token stops the workers at any node; the frontier is as correct as after a suspension. */
  @ParameterizedTest
  @EnumSource
  void aSearchStoppedByATokenIsResumed(Engine engine) {
    Reference reference = new Reference(KnownProblem.queens(8).problem(), engine);
    int stops = 0;
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      StopToken token = new StopToken();
      SearchControl control = new SearchControl(SearchLimits.NONE, null, Duration.ZERO, token);
      long stopAt = 1L + random.nextInt((int) reference.work.nodes() / 2);
      control.suspendOn(
          nodes -> {
            if (nodes >= stopAt) {
              token.stop();
            }
            return 1;
          });
      boolean counts = random.nextBoolean();
      boolean ordered = random.nextBoolean();
      ParallelSearch search =
          new ParallelSearch(
              reference.engines,
              threads(random, ordered),
              control,
              Frontier.of(Subtree.ALL),
              counts ? ParallelSearch.Aim.COUNT : ParallelSearch.Aim.TAKE);
      List<List<Integer>> found = new ArrayList<>();
      if (counts) {
        search.count();
        reference.checkCount(search.frontier());
      } else {
        boolean exhausted = take(search, control, found, random);
        assertThat(exhausted).isEqualTo(control.outcome() == Outcome.EXHAUSTED);
        reference.check(search.frontier(), found, ordered);
      }
      assertThat(control.isSuspended()).isFalse();
      if (control.outcome() == Outcome.INTERRUPTED) {
        stops++;
      } else {
        assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
        assertThat(search.frontier().subtrees()).isEmpty();
      }
    }
    assertThat(stops).isPositive();
  }
}
