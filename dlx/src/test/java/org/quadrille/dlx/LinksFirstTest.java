package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** What holds for a search that goes over to another engine, wherever that happens. */
class LinksFirstTest {
  private static final long[] PATIENCE = {1, 2, 3, 7, 20, 64, 200, 1000};
  private static final long MOST_NODES = 5_000;

  /** A search that goes over to an engine after some effort. */
  private static LinksFirst relay(Problem<?> problem, Engine to, long patience) {
    EngineSelector selector = new EngineSelector(problem, new EngineChoice(to, "for the test"));
    return new LinksFirst(problem, selector, patience);
  }

  private static List<List<Integer>> solutions(CoverEngine engine, SearchControl control) {
    List<List<Integer>> solutions = new ArrayList<>();
    while (engine.next(control)) {
      solutions.add(Prefix.toList(engine.solution()));
      control.solutionFound();
    }
    return solutions;
  }

  private static SearchControl upTo(long nodes) {
    return new SearchControl(SearchLimits.NONE.withNodes(nodes));
  }

  /** Checks a problem, and tells whether it was gone over to the engine. */
  private static boolean check(Problem<?> problem, Engine to, Prefix prefix) {
    CoverEngine links = Engine.DANCING_LINKS.create(problem);
    boolean possible = links.within(prefix);
    SearchControl control = upTo(MOST_NODES);
    List<List<Integer>> expected = possible ? solutions(links, control) : List.of();
    SearchStatistics statistics = links.result(control).statistics();
    if (!possible || statistics.nodes() == MOST_NODES) {
      return false;
    }
    boolean wentOver = false;
    for (long patience : PATIENCE) {
      LinksFirst engine = relay(problem, to, patience);
      engine.within(prefix);
      control = upTo(Long.MAX_VALUE);
      assertThat(solutions(engine, control)).isEqualTo(expected);
      assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
      SearchStatistics all = engine.result(control).statistics();
      boolean isOver = !EngineSelector.SHORT.equals(engine.choice());
      wentOver |= isOver;
      if (!isOver || to != Engine.BITSETS) { // these try other nodes at dead ends
        assertThat(all.nodes()).isEqualTo(statistics.nodes());
        assertThat(all.profile()).isEqualTo(statistics.profile());
      }
      assertThat(sum(all)).isEqualTo(all.nodes());
      checkStops(engine, prefix, expected, all.nodes());
      checkCount(engine, prefix, expected.size(), all);
    }
    return wentOver;
  }

  private static long sum(SearchStatistics statistics) {
    long sum = 0;
    for (long nodes : statistics.profile().toArray()) {
      sum += nodes;
    }
    return sum;
  }

  private static void checkCount(
      LinksFirst engine, Prefix prefix, int expected, SearchStatistics statistics) {
    engine.rewind();
    engine.within(prefix);
    SearchControl control = upTo(Long.MAX_VALUE);
    engine.count(control);
    assertThat(control.solutions()).isEqualTo(expected);
    SearchStatistics counted = engine.result(control).statistics();
    assertThat(counted.nodes()).isEqualTo(statistics.nodes());
    assertThat(counted.profile()).isEqualTo(statistics.profile());
  }

  /** Stopped anywhere, what was found and what is in the rest are all solutions in order. */
  private static void checkStops(
      LinksFirst engine, Prefix prefix, List<List<Integer>> expected, long nodes) {
    for (long stop : new long[] {1, 2, 5, nodes / 2, nodes - 1}) {
      if (stop > 0 && stop < nodes) {
        engine.rewind();
        engine.within(prefix);
        SearchControl control = upTo(stop);
        List<List<Integer>> found = solutions(engine, control);
        assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(engine.result(control).statistics().nodes()).isEqualTo(stop);
        for (Prefix part : engine.rest()) {
          engine.rewind();
          if (engine.within(part)) {
            found.addAll(solutions(engine, upTo(Long.MAX_VALUE)));
          }
        }
        assertThat(found).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "AUTO")
  void nothingIsLostOrFoundTwice(Engine to) {
    int wentOver = 0;
    for (long seed = 0; seed < 1500; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (!problem.hasBounds() && to.supports(problem)) {
        wentOver += check(problem, to, Prefix.ALL) ? 1 : 0;
        Random random = new Random(seed);
        int options = problem.optionCount();
        if (options > 0) {
          wentOver +=
              check(problem, to, new Prefix(List.of(random.nextInt(options)), List.of())) ? 1 : 0;
          wentOver +=
              check(problem, to, new Prefix(List.of(), List.of(random.nextInt(options)))) ? 1 : 0;
        }
      }
    }
    assertThat(wentOver).isGreaterThan(500);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "AUTO")
  void norInLargerProblems(Engine to) {
    int wentOver = 0;
    for (int items : new int[] {12, 20, 66}) {
      for (long seed = 0; seed < 30; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 4));
        if (!problem.hasBounds() && to.supports(problem)) {
          wentOver += check(problem, to, Prefix.ALL) ? 1 : 0;
        }
      }
    }
    assertThat(wentOver).isGreaterThan(30);
    KnownProblem.all()
        .filter(known -> to.supports(known.problem()))
        .forEach(known -> check(known.problem(), to, Prefix.ALL));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "AUTO")
  void progressGoesOn(Engine to) {
    Problem<String> queens = KnownProblem.queens(9).problem();
    List<Progress> seen = new ArrayList<>();
    CoverEngine engine = relay(queens, to, 2_000);
    SearchControl control = new SearchControl(SearchLimits.NONE, seen::add, Duration.ZERO);
    assertThat(solutions(engine, control)).hasSize(352);
    assertThat(seen).extracting(Progress::fraction).isSorted();
    assertThat(seen).extracting(Progress::nodes).isSorted();
    assertThat(seen.get(seen.size() - 1).fraction()).isBetween(0.5, 1.0);
    assertThat(seen)
        .allSatisfy(
            p -> {
              long sum = 0;
              for (long nodes : p.profile().toArray()) {
                sum += nodes;
              }
              assertThat(sum).isEqualTo(p.nodes());
            });
  }

  @Test
  void aSearcherBeginsWithLinksEachTime() {
    Problem<String> queens = KnownProblem.queens(8).problem();
    Searcher<String> searcher =
        new Searcher<>(
            queens,
            relay(queens, Engine.BITSETS, 4_000),
            () -> {
              throw new AssertionError("the engine knows");
            },
            Prefix.ALL);
    List<Solution<String>> first = new ArrayList<>();
    for (int round = 0; round < 3; round++) {
      searcher.start(new SearchControl(SearchLimits.NONE));
      assertThat(searcher.engineChoice()).isEqualTo(EngineSelector.SHORT);
      List<Solution<String>> all = new ArrayList<>();
      while (searcher.next()) {
        all.add(searcher.solution());
      }
      assertThat(searcher.engineChoice().engine()).isEqualTo(Engine.BITSETS);
      searcher.finish();
      assertThat(searcher.engineChoice().engine()).isEqualTo(Engine.BITSETS);
      assertThat(all).hasSize(92);
      first = round == 0 ? all : first;
      assertThat(all).isEqualTo(first);
      searcher.start(new SearchControl(SearchLimits.NONE.withSolutions(1)));
      assertThat(searcher.next()).isTrue();
      searcher.finish();
      assertThat(searcher.engineChoice()).as("over soon").isEqualTo(EngineSelector.SHORT);
    }
  }
}
