package org.quadrille.dlx.auto;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.LargerProblems;
import org.quadrille.dlx.ProgressLaws;
import org.quadrille.dlx.Searcher;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** Laws of a search that AUTO hands over to another engine, after any number of nodes. */
class AutoEngineTest {
  private static final long[] EFFORTS = {1, 2, 3, 7, 20, 64, 200, 1000};
  private static final long MOST_NODES = 5_000;

  /** Returns an engine that hands over to an engine of another kind after some effort. */
  private static AutoEngine auto(Problem<?> problem, EngineKind to, long effort) {
    EngineSelector selector = new EngineSelector(problem, new ChosenEngine(to, "for the test"));
    return new AutoEngine(problem, selector, effort);
  }

  private static List<List<Integer>> solutions(CoverEngine engine, SearchControl control) {
    List<List<Integer>> solutions = new ArrayList<>();
    while (engine.next(control)) {
      solutions.add(Arrays.stream(engine.solution()).boxed().toList());
      control.solutionFound();
    }
    return solutions;
  }

  private static SearchControl upTo(long nodes) {
    return new SearchControl(SearchLimits.NONE.withNodes(nodes));
  }

  /** Checks a problem, and returns whether it was handed over. */
  private static boolean check(Problem<?> problem, EngineKind to, Subtree tree) {
    CoverEngine links = EngineKind.LINKS.create(problem);
    boolean consistent = links.start(tree);
    SearchControl control = upTo(MOST_NODES);
    List<List<Integer>> expected = consistent ? solutions(links, control) : List.of();
    SearchStatistics work = links.work();
    if (!consistent || work.nodes() == MOST_NODES) {
      return false;
    }
    boolean handedOver = false;
    for (long effort : EFFORTS) {
      AutoEngine engine = auto(problem, to, effort);
      engine.start(tree);
      control = upTo(Long.MAX_VALUE);
      assertThat(solutions(engine, control)).isEqualTo(expected);
      assertThat(control.isHalted()).isFalse();
      SearchStatistics all = engine.work();
      boolean isHandedOver = !EngineSelector.SHORT.equals(engine.choice());
      handedOver |= isHandedOver;
      if (!isHandedOver || to != EngineKind.BITSETS) { // bitsets try other nodes at dead ends
        assertThat(all.nodes()).isEqualTo(work.nodes());
        assertThat(all.profile()).isEqualTo(work.profile());
      }
      assertThat(Arrays.stream(all.profile().toArray()).sum()).isEqualTo(all.nodes());
      checkStops(engine, tree, expected, all.nodes());
      checkCount(engine, tree, expected.size(), all);
    }
    return handedOver;
  }

  private static void checkCount(
      AutoEngine engine, Subtree tree, int expected, SearchStatistics work) {
    engine.start(tree);
    SearchControl control = upTo(Long.MAX_VALUE);
    assertThat(engine.count(control)).isEqualTo(expected);
    assertThat(control.solutions()).isEqualTo(expected);
    assertThat(engine.work().nodes()).isEqualTo(work.nodes());
    assertThat(engine.work().profile()).isEqualTo(work.profile());
  }

  /** Checks that after a stop the solutions found and those left are all solutions, in order. */
  private static void checkStops(
      AutoEngine engine, Subtree tree, List<List<Integer>> expected, long nodes) {
    for (long stop : new long[] {1, 2, 5, nodes / 2, nodes - 1}) {
      if (stop > 0 && stop < nodes) {
        engine.start(tree);
        SearchControl control = upTo(stop);
        List<List<Integer>> found = solutions(engine, control);
        assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(engine.work().nodes()).isEqualTo(stop);
        for (Subtree subtree : engine.left()) {
          if (engine.start(subtree)) {
            found.addAll(solutions(engine, upTo(Long.MAX_VALUE)));
          }
        }
        assertThat(found).isEqualTo(expected);
      }
    }
  }

  private static Subtree requiring(int option) {
    return Subtree.of(OptionList.of(option), OptionList.EMPTY);
  }

  private static Subtree forbidding(int option) {
    return Subtree.of(OptionList.EMPTY, OptionList.of(option));
  }

  @ParameterizedTest
  @EnumSource
  void everySolutionIsFoundOnce(EngineKind to) {
    int handedOver = 0;
    for (long seed = 0; seed < 1500; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (!problem.hasBounds() && to.supports(problem)) {
        handedOver += check(problem, to, Subtree.ALL) ? 1 : 0;
        Random random = new Random(seed);
        int options = problem.optionCount();
        if (options > 0) {
          handedOver += check(problem, to, requiring(random.nextInt(options))) ? 1 : 0;
          handedOver += check(problem, to, forbidding(random.nextInt(options))) ? 1 : 0;
        }
      }
    }
    assertThat(handedOver).isGreaterThan(to == EngineKind.LINKS ? -1 : 500);
  }

  @ParameterizedTest
  @EnumSource
  void everySolutionOfLargerProblemsIsFoundOnce(EngineKind to) {
    int handedOver = 0;
    for (int items : new int[] {12, 20, 66}) {
      for (long seed = 0; seed < 30; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 4));
        if (!problem.hasBounds() && to.supports(problem)) {
          handedOver += check(problem, to, Subtree.ALL) ? 1 : 0;
        }
      }
    }
    assertThat(handedOver).isGreaterThan(to == EngineKind.LINKS ? -1 : 30);
    KnownProblem.all()
        .filter(known -> to.supports(known.problem()))
        .forEach(known -> check(known.problem(), to, Subtree.ALL));
  }

  @ParameterizedTest
  @EnumSource
  void progressContinuesAfterTheHandover(EngineKind to) {
    Problem<String> queens = KnownProblem.queens(9).problem();
    List<Progress> seen = new ArrayList<>();
    CoverEngine engine = auto(queens, to, 2_000);
    SearchControl control = new SearchControl(SearchLimits.NONE, seen::add, Duration.ZERO);
    assertThat(solutions(engine, control)).hasSize(352);
    ProgressLaws.check(seen);
    assertThat(seen).extracting(Progress::fraction).isSorted();
    assertThat(seen.get(seen.size() - 1).fraction()).isBetween(0.5, 1.0);
  }

  @Test
  void everySearchBeginsWithLinks() {
    Problem<String> queens = KnownProblem.queens(8).problem();
    AutoEngine engine = auto(queens, EngineKind.BITSETS, 4_000);
    List<List<Integer>> first = List.of();
    for (int round = 0; round < 3; round++) {
      engine.rewind();
      assertThat(engine.choice()).isEqualTo(EngineSelector.SHORT);
      List<List<Integer>> all = solutions(engine, upTo(Long.MAX_VALUE));
      assertThat(engine.choice().kind()).isEqualTo(EngineKind.BITSETS);
      assertThat(all).hasSize(92);
      first = round == 0 ? all : first;
      assertThat(all).isEqualTo(first);
      engine.rewind();
      assertThat(engine.next(upTo(Long.MAX_VALUE))).isTrue();
      assertThat(engine.choice()).as("ended early").isEqualTo(EngineSelector.SHORT);
    }
  }

  @Test
  void aSearcherReportsTheEngineOfItsSearch() {
    Searcher<Integer> searcher = ExactCover.of(Families.random(24, 240, 4)).searcher();
    assertThat(searcher.engineChoice().reason()).isEqualTo(EngineSelector.SHORT.reason());
    searcher.start();
    while (searcher.next()) {
      // search all
    }
    assertThat(searcher.engineChoice().engine()).isEqualTo(Engine.BITSETS);
    searcher.finish();
    assertThat(searcher.engineChoice().engine()).isEqualTo(Engine.BITSETS);
    searcher.start();
    assertThat(searcher.engineChoice().reason()).isEqualTo(EngineSelector.SHORT.reason());
  }
}
