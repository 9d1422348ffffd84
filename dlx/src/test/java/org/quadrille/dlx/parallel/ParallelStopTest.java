package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.core.search.StopToken;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.TestFacade;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.testkit.KnownProblem;

/** How searches by several threads stop, and what they deliver afterwards. */
class ParallelStopTest {
  @AfterEach
  void noThreadIsLeft() {
    SearchThreads.checkNoneLeft();
  }

  private static ExactCover<Integer> endless() {
    return ExactCover.of(Families.coins(60)).engine(Engine.DANCING_LINKS).threads(3);
  }

  // Limits and interrupts

  @Test
  void aTimeoutEndsTheSearch() {
    for (ExactCover<Integer> cover : List.of(endless(), endless().unordered())) {
      assertThat(cover.timeout(Duration.ZERO).count().outcome()).isEqualTo(Outcome.TIMEOUT);
      Count count = cover.timeout(Duration.ofMillis(20)).count();
      assertThat(count.outcome()).isEqualTo(Outcome.TIMEOUT);
      assertThat(count.statistics().elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
      SearchResult result = cover.timeout(Duration.ofMillis(20)).forEach(s -> {});
      assertThat(result.outcome()).isEqualTo(Outcome.TIMEOUT);
      assertThatThrownBy(cover.timeout(Duration.ZERO)::first)
          .isInstanceOf(SearchStoppedException.class);
    }
  }

  @Test
  void anInterruptOfTheCallingThreadEndsTheSearch() {
    for (ExactCover<Integer> cover : List.of(endless(), endless().unordered())) {
      Thread.currentThread().interrupt();
      Count none = cover.count();
      assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
      assertThat(none.outcome()).isEqualTo(Outcome.INTERRUPTED);

      AtomicInteger seen = new AtomicInteger();
      SearchResult result =
          cover.forEach(
              s -> {
                if (seen.incrementAndGet() == 5000) {
                  Thread.currentThread().interrupt();
                }
              });
      assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
      assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
      assertThat(result.solutions()).isEqualTo(seen.get());
    }
  }

  /** The calling thread waits for a count that does not end by itself. */
  @Test
  void anInterruptReachesTheWaitingCallingThread() throws InterruptedException {
    Count[] count = {null};
    Thread calling = new Thread(() -> count[0] = endless().count());
    calling.start();
    while (SearchThreads.alive().isEmpty()) {
      Thread.onSpinWait();
    }
    calling.interrupt();
    calling.join();
    assertThat(count[0].outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  /** The calling thread waits for a search that does not end by itself. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aStopTokenReachesTheWaitingCallingThread(boolean counting) throws InterruptedException {
    StopToken token = new StopToken();
    Outcome[] outcome = {null};
    ExactCover<Integer> cover = endless().stopOn(token);
    Thread calling =
        new Thread(
            () ->
                outcome[0] = counting ? cover.count().outcome() : cover.forEach(s -> {}).outcome());
    calling.start();
    while (SearchThreads.alive().isEmpty()) {
      Thread.onSpinWait();
    }
    token.stop();
    calling.join();
    assertThat(outcome[0]).isEqualTo(Outcome.INTERRUPTED);
  }

  /** The worker finds no solution, so the calling thread waits. */
  @Test
  void aStopTokenReachesACallingThreadThatHasNoSolution() throws InterruptedException {
    Problem<String> hard = KnownProblem.dominoes(15, 15, 0).problem(); // an odd number of squares
    StopToken token = new StopToken();
    Outcome[] outcome = {null};
    ExactCover<String> cover =
        ExactCover.of(hard).engine(Engine.DANCING_LINKS).threads(2).stopOn(token);
    Thread calling = new Thread(() -> outcome[0] = cover.forEach(s -> {}).outcome());
    calling.start();
    while (SearchThreads.alive().isEmpty() || calling.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    token.stop();
    calling.join();
    assertThat(outcome[0]).isEqualTo(Outcome.INTERRUPTED);
  }

  @Test
  void aStopTokenStopsBetweenSolutions() {
    for (ExactCover<Integer> cover : List.of(endless(), endless().unordered())) {
      StopToken token = new StopToken();
      AtomicInteger seen = new AtomicInteger();
      SearchResult result =
          cover
              .stopOn(token)
              .forEach(
                  s -> {
                    if (seen.incrementAndGet() == 5000) {
                      token.stop();
                    }
                  });
      assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
      assertThat(result.solutions()).isEqualTo(seen.get());
      assertThat(cover.stopOn(token).count().outcome()).isEqualTo(Outcome.INTERRUPTED);
      assertThatThrownBy(cover.stopOn(token)::first).isInstanceOf(SearchStoppedException.class);
    }
  }

  /** Engines poll the control of a worker like any other control. */
  @ParameterizedTest
  @EnumSource
  void aWorkerStopsWithin1024Nodes(Engine engine) {
    CoverEngine structure = TestFacade.create(engine, Families.coins(40));
    for (int solutions = 1; solutions < 2000; solutions += 331) {
      structure.rewind();
      SharedLimits shared = new SharedLimits(new SearchControl(SearchLimits.NONE), 0);
      WorkerControl control = new WorkerControl(shared, false, 1, nodes -> 0, () -> {}, null);
      assertThat(control.open()).isTrue();
      for (int k = 0; k < solutions; k++) {
        assertThat(structure.next(control)).isTrue();
      }
      long before = structure.work().nodes();
      shared.stop();
      while (structure.next(control)) {
        // search until the stop
      }
      long after = structure.work().nodes();
      assertThat(after - before).isLessThanOrEqualTo(1024);
      assertThat(control.isSuspended()).isFalse();
    }
  }

  /** Engines stop at polls, also while they count without stopping at each solution. */
  @ParameterizedTest
  @EnumSource
  void pollsAreAtMost1024NodesApart(Engine engine) {
    for (Problem<?> problem : List.of(KnownProblem.queens(9).problem(), Families.coins(16))) {
      for (boolean counting : new boolean[] {true, false}) {
        List<Long> polls = new ArrayList<>();
        SearchControl control =
            new SearchControl(
                SearchLimits.NONE, progress -> polls.add(progress.nodes()), Duration.ZERO);
        CoverEngine structure = TestFacade.create(engine, problem);
        if (counting) {
          structure.count(control);
        } else {
          while (structure.next(control)) {
            control.solutionFound();
          }
        }
        polls.add(structure.work().nodes());
        assertThat(polls.get(0)).isZero();
        for (int k = 1; k < polls.size(); k++) {
          assertThat(polls.get(k) - polls.get(k - 1)).isBetween(0L, 1024L);
        }
      }
    }
  }

  // Solutions found before a stop

  /** The search is stopped when the threads have filled the buffer, and few solutions are taken. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void solutionsFoundBeforeAnInterruptAreDelivered(boolean ordered) {
    Problem<Integer> problem = Families.coins(60);
    ThreadSettings settings = ThreadSettings.ONE.withCount(3).with(1, 1000);
    ParallelSearch search =
        taking(problem, ordered ? settings : settings.unordered(), SearchLimits.NONE);
    search.start();
    List<List<Integer>> found = new ArrayList<>(solutions(search.next()));
    int taken = found.size();
    SearchThreads.awaitStandstill();
    Thread.currentThread().interrupt();
    for (int[] more = search.next(); more != null; more = search.next()) {
      found.addAll(solutions(more));
    }
    assertThat(Thread.currentThread().isInterrupted()).as("the flag is left set").isTrue();
    search.close();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(search.result().outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(found).hasSizeGreaterThan(taken).doesNotHaveDuplicates();
    if (ordered) {
      assertThat(found).isEqualTo(firstOf(problem, found.size()));
    }
  }

  /** The search times out before the calling thread takes a solution. */
  @Test
  void solutionsFoundBeforeATimeoutAreDelivered() {
    Problem<Integer> problem = Families.coins(60);
    List<List<Integer>> found = new ArrayList<>();
    for (int millis = 10;
        found.isEmpty() && millis < 20_000;
        millis *= 2) { // until it suffices for a solution
      SearchLimits limits = SearchLimits.NONE.withTimeout(Duration.ofMillis(millis));
      ParallelSearch search =
          taking(problem, ThreadSettings.ONE.withCount(2).with(1, 1000), limits);
      search.start();
      SearchThreads.awaitStandstill();
      SearchControl clock = new SearchControl(limits); // started after the search
      while (clock.nanosLeft() > 0) {
        Thread.onSpinWait();
      }
      for (int[] more = search.next(); more != null; more = search.next()) {
        found.addAll(solutions(more));
      }
      search.close();
      assertThat(search.result().outcome()).isEqualTo(Outcome.TIMEOUT);
    }
    assertThat(found).isNotEmpty().isEqualTo(firstOf(problem, found.size()));
  }

  private static ParallelSearch taking(
      Problem<?> problem, ThreadSettings threads, SearchLimits limits) {
    return new ParallelSearch(
        () -> EngineKind.LINKS.create(problem),
        threads,
        new SearchControl(limits),
        Frontier.of(Subtree.ALL),
        ParallelSearch.Aim.TAKE);
  }

  /** Returns the solutions of a batch. */
  private static List<List<Integer>> solutions(int[] given) {
    List<List<Integer>> solutions = new ArrayList<>();
    for (int at = 0; at < given.length; at += 1 + given[at]) {
      solutions.add(OptionList.of(Arrays.copyOfRange(given, at + 1, at + 1 + given[at])));
    }
    return solutions;
  }

  private static List<List<Integer>> firstOf(Problem<?> problem, int n) {
    List<List<Integer>> solutions = new ArrayList<>();
    CoverEngine engine = EngineKind.LINKS.create(problem);
    SearchControl control = new SearchControl(SearchLimits.NONE);
    while (solutions.size() < n && engine.next(control)) {
      solutions.add(OptionList.of(engine.solution()));
    }
    return solutions;
  }
}
