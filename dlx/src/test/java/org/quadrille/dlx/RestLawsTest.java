package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.testkit.KnownProblem;

/**
 * A search that is stopped and the parts of its rest are the whole search: the same solutions in
 * the same order, by the same nodes.
 */
class RestLawsTest {
  private static final int SEEDS = 800;
  private static final long ALL = Long.MAX_VALUE;

  /** What a search has found and tried; levels are counted from the root of the problem. */
  private static final class Yield {
    final List<List<Integer>> solutions = new ArrayList<>();
    long count;
    long nodes;
    Profile profile = Profile.NONE;

    void addStatistics(CoverEngine engine, SearchControl control, int level) {
      var statistics = engine.result(control).statistics();
      nodes += statistics.nodes();
      long[] here = statistics.profile().toArray();
      long[] shifted = new long[level + here.length];
      System.arraycopy(here, 0, shifted, level, here.length);
      profile = profile.plus(Profile.ofAll(shifted));
    }

    void addNode(int level) {
      long[] one = new long[level + 1];
      one[level] = 1;
      nodes++;
      profile = profile.plus(Profile.ofAll(one));
    }
  }

  /** Searches, stops after so many nodes, and goes on with the rest in the same way. */
  private static Yield search(CoverEngine engine, Prefix prefix, boolean counting, long nodes) {
    Yield yield = new Yield();
    addTo(yield, engine, prefix, prefix.required().size(), counting, nodes);
    return yield;
  }

  private static void addTo(
      Yield yield, CoverEngine engine, Prefix prefix, int root, boolean counting, long nodes) {
    engine.rewind();
    if (!engine.within(prefix)) {
      return;
    }
    SearchControl control = new SearchControl(SearchLimits.NONE.withNodes(nodes));
    if (counting) {
      engine.count(control);
      yield.count += control.solutions();
    } else {
      while (engine.next(control)) {
        // Options that are required may have come in any order.
        yield.solutions.add(Arrays.stream(engine.solution()).sorted().boxed().toList());
        control.solutionFound();
      }
      yield.count += control.solutions();
    }
    boolean stopped = control.outcome() != Outcome.EXHAUSTED;
    List<Prefix> rest = stopped ? engine.rest() : List.of();
    assertThat(stopped).isEqualTo(!rest.isEmpty());
    yield.addStatistics(engine, control, prefix.required().size() - root);
    for (Prefix part : rest) {
      assertThat(part.required()).doesNotHaveDuplicates().containsAll(prefix.required());
      assertThat(part.forbidden()).doesNotHaveDuplicates().containsAll(prefix.forbidden());
      if (Rest.beginsWithANode(rest.get(0), part)) {
        yield.addNode(part.required().size() - root - 1);
      }
      addTo(yield, engine, part, root, counting, nodes);
    }
  }

  private static void check(Engine engine, Problem<?> problem, Prefix prefix, long[] stops) {
    CoverEngine structure = engine.create(problem);
    Yield whole = search(structure, prefix, false, ALL);
    assertThat(search(structure, prefix, true, ALL).count).isEqualTo(whole.count);
    for (long stop : stops) {
      if (stop < whole.nodes) {
        Yield parts = search(structure, prefix, false, stop);
        assertThat(parts.solutions).as("stopped after %d", stop).isEqualTo(whole.solutions);
        assertThat(parts.nodes).as("stopped after %d", stop).isEqualTo(whole.nodes);
        assertThat(parts.profile).as("stopped after %d", stop).isEqualTo(whole.profile);
        Yield counts = search(structure, prefix, true, stop);
        assertThat(counts.count).as("stopped after %d", stop).isEqualTo(whole.count);
        assertThat(counts.nodes).as("stopped after %d", stop).isEqualTo(whole.nodes);
        assertThat(counts.profile).as("stopped after %d", stop).isEqualTo(whole.profile);
      }
    }
    assertThat(search(structure, prefix, false, ALL).solutions)
        .as("after all")
        .isEqualTo(whole.solutions);
  }

  private static Prefix randomPrefix(Problem<?> problem, Random random) {
    int options = problem.optionCount();
    int[] usable = IntStream.range(0, options).filter(problem::isUsable).toArray();
    return usable.length == 0
        ? Prefix.ALL
        : new Prefix(some(usable, 3, random), some(usable, 4, random));
  }

  private static List<Integer> some(int[] options, int fewerThan, Random random) {
    int count = random.nextInt(fewerThan);
    return random.ints(count, 0, options.length).map(k -> options[k]).boxed().toList();
  }

  @ParameterizedTest
  @EnumSource
  void stoppedAnywhereNothingIsLost(Engine engine) {
    long[] stops = {1, 2, 3, 4, 5, 6, 7, 9, 12, 17, 25, 40, 80};
    SupportedProblems.check(
        engine,
        SEEDS,
        (seed, problem) -> {
          check(engine, problem, Prefix.ALL, stops);
          check(engine, problem, randomPrefix(problem, new Random(seed)), stops);
        });
  }

  @ParameterizedTest
  @EnumSource
  void largerSearchesToo(Engine engine) {
    long[] stops = {1, 10, 37, 100, 511, 512, 513, 700, 2000};
    int checked = 0;
    for (int items : new int[] {12, 20, 66}) {
      for (long seed = 0; seed < 60; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 4));
        if (engine.supports(problem)) {
          long most =
              ExactCover.of(problem).engine(engine).maxNodes(5000).count().statistics().nodes();
          if (most < 5000) {
            check(engine, problem, Prefix.ALL, stops);
            check(engine, problem, randomPrefix(problem, new Random(seed)), stops);
            checked++;
          }
        }
      }
    }
    if (engine.supports(LargerProblems.next(0, 12, 3))) {
      assertThat(checked).isGreaterThan(50);
    }
    KnownProblem.all()
        .map(KnownProblem::problem)
        .filter(engine::supports)
        .filter(p -> ExactCover.of(p).engine(engine).maxNodes(20_000).count().isExact())
        .forEach(problem -> check(engine, problem, Prefix.ALL, stops));
  }

  /** Pairs of options for so many items: every level has a way left. */
  private static Problem<Integer> pairs(int n) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < n; k++) {
      builder.primary((Object) k);
    }
    for (int k = 0; k < 2 * n; k++) {
      builder.option(k, k / 2);
    }
    return builder.build();
  }

  @ParameterizedTest
  @EnumSource
  void theRestOfADeepSearchTakesLittleMemory(Engine engine) {
    int n = engine.supports(pairs(20_000)) ? 20_000 : 2_000;
    if (!engine.supports(pairs(n))) {
      return;
    }
    CoverEngine structure = engine.create(pairs(n));
    SearchControl control = new SearchControl(SearchLimits.NONE.withNodes(n));
    assertThat(structure.next(control)).isTrue();
    assertThat(structure.next(control)).isFalse();
    List<Prefix> rest = structure.rest();
    assertThat(rest).hasSize(n);
    assertThat(rest.get(0).required()).hasSize(n).endsWith(2 * n - 1);
    assertThat(rest.get(n - 1).required()).containsExactly(1);
  }
}
