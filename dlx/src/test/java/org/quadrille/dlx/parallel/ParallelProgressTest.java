package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SuspensionRule;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.ProgressLaws;
import org.quadrille.dlx.TestFacade;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.FrontierSearch;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.testkit.KnownProblem;

/** Progress reports of searches by several threads. */
class ParallelProgressTest {
  @AfterEach
  void noThreadIsLeft() {
    SearchThreads.checkNoneLeft();
  }

  private static ExactCover<Integer> endless() {
    return ExactCover.of(Families.coins(60)).engine(Engine.DANCING_LINKS).threads(3);
  }

  /** All figures of a report are from the same moment. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void progressIsReported(boolean counting) {
    Thread calling = Thread.currentThread();
    for (long nodesToSplit : new long[] {1, 30, 1000}) {
      List<Progress> seen = new ArrayList<>();
      ExactCover<String> queens =
          TestFacade.threads(
                  ExactCover.of(KnownProblem.queens(10).problem()).engine(Engine.BITSETS),
                  ThreadSettings.ONE.withCount(3).with(nodesToSplit, 100))
              .onProgress(
                  progress -> {
                    assertThat(Thread.currentThread()).isSameAs(calling);
                    seen.add(progress);
                  },
                  Duration.ZERO);
      long nodes =
          counting
              ? queens.count().statistics().nodes()
              : queens.forEach(s -> {}).statistics().nodes();
      // The calling thread of a count may run late; solutions wait until they are taken.
      assertThat(seen).hasSizeGreaterThan(counting ? 1 : 3);
      Progress last = ProgressLaws.check(seen).get(seen.size() - 1);
      assertThat(last.profile().toArray()[0]).isBetween(1L, 10L);
      assertThat(last.nodes()).isLessThanOrEqualTo(nodes);
      if (!counting) { // the last 100 of 724 solutions are found after some are taken
        assertThat(last.fraction()).isGreaterThan(0.5);
        assertThat(last.nodes()).isGreaterThan(nodes / 2);
      }
    }
  }

  /** The finished part of a subtree counts after a limit stops the search. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void progressDoesNotShrinkAfterALimit(boolean counting) {
    ExactCover<String> queens =
        TestFacade.threads(
            ExactCover.of(KnownProblem.queens(10).problem()).engine(Engine.BITSETS),
            ThreadSettings.ONE.withCount(2).with(100, 1000));
    for (long limit = 500; limit < 12_000; limit += 500) {
      List<Progress> seen = new ArrayList<>();
      ExactCover<String> limited = queens.maxNodes(limit).onProgress(seen::add, Duration.ZERO);
      search(limited, counting);
      ProgressLaws.check(seen);
    }
  }

  /** Reports continue until the search ends, even if the calling thread runs late. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void reportsContinue(boolean counting) {
    RuntimeException enough = new RuntimeException("enough");
    List<Progress> seen = new ArrayList<>();
    ExactCover<Integer> cover =
        endless()
            .onProgress(
                progress -> {
                  seen.add(progress);
                  if (seen.size() > 10 && progress.nodes() > 10 * seen.get(10).nodes()) {
                    throw enough;
                  }
                },
                Duration.ZERO);
    assertThatThrownBy(() -> search(cover, counting)).isSameAs(enough);
    Progress last = ProgressLaws.check(seen).get(seen.size() - 1);
    assertThat(last.nodes()).isPositive();
    assertThat(last.fraction()).isPositive();
  }

  private static void search(ExactCover<?> cover, boolean counting) {
    if (counting) {
      cover.count();
    } else {
      cover.forEach(s -> {});
    }
  }

  @Test
  void aListenerThatThrowsEndsTheSearch() {
    RuntimeException thrown = new RuntimeException("no more");
    ExactCover<Integer> cover =
        endless()
            .onProgress(
                progress -> {
                  if (progress.nodes() > 0) {
                    throw thrown;
                  }
                },
                Duration.ZERO);
    assertThatThrownBy(cover::count).isSameAs(thrown);
    assertThat(SearchThreads.alive()).isEmpty();
    assertThatThrownBy(() -> cover.forEach(s -> {})).isSameAs(thrown);
    assertThat(SearchThreads.alive()).isEmpty();
    assertThatThrownBy(() -> cover.stream().forEach(s -> {})).isSameAs(thrown);
  }

  /** One control watches the whole search, resumed by threads or by one engine. */
  @Test
  void reportsContinueAfterASuspension() {
    Problem<String> problem = KnownProblem.queens(8).problem();
    long all = ExactCover.of(problem).engine(Engine.BITSETS).count().statistics().nodes();
    int suspensions = 0;
    for (long seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      List<Progress> seen = new ArrayList<>();
      SearchControl control = new SearchControl(SearchLimits.NONE, seen::add, Duration.ZERO);
      Frontier frontier = suspended(problem, Frontier.of(Subtree.ALL), control, random);
      while (control.isSuspended()) {
        suspensions++;
        assertThat(control.solutions()).isEqualTo(frontier.solutions().longValueExact());
        control.resume();
        frontier = suspended(problem, frontier, control, random);
      }
      assertThat(frontier.subtrees()).isEmpty();
      assertThat(frontier.solutions()).isEqualTo(92);
      assertThat(frontier.work().nodes()).isEqualTo(all);
      assertThat(control.solutions()).isEqualTo(92);
      assertThat(ProgressLaws.check(seen)).isNotEmpty();
    }
    assertThat(suspensions).isGreaterThan(50);
  }

  /** Counts until a rule suspends the search, or it is exhausted; returns what is left. */
  private static Frontier suspended(
      Problem<?> problem, Frontier frontier, SearchControl control, Random random) {
    long suspendAt = frontier.work().nodes() + 1 + random.nextInt(1000);
    control.suspendOn(nodes -> Math.max(SuspensionRule.NOW, suspendAt - nodes));
    control.continueFrom(0, null);
    if (random.nextInt(3) == 0) {
      FrontierSearch alone = new FrontierSearch(EngineKind.BITSETS.create(problem), frontier);
      alone.count(control);
      return alone.frontier();
    }
    ParallelSearch threads =
        new ParallelSearch(
            () -> EngineKind.BITSETS.create(problem),
            ThreadSettings.ONE.withCount(1 + random.nextInt(5)).with(1 + random.nextInt(99), 1000),
            control,
            frontier,
            ParallelSearch.Aim.COUNT);
    threads.count();
    return threads.frontier();
  }
}
