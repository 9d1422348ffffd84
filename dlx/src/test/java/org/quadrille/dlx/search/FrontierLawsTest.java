package org.quadrille.dlx.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SuspensionRule;
import org.quadrille.dlx.LargerProblems;
import org.quadrille.dlx.SupportedProblems;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.auto.EngineSelector;
import org.quadrille.dlx.bitset.Bitsets;
import org.quadrille.dlx.bitset.MemoEngine;
import org.quadrille.testkit.KnownProblem;

/**
 * The law of the frontier: a search may be suspended before any node, its frontier written, read,
 * and resumed by any engine that supports the problem. The solutions, their order and their count
 * are the same; so is the total of nodes if one kind of engine searches, without memory. {@code
 * ParallelSuspensionTest} checks several threads.
 */
class FrontierLawsTest {
  private static final int SEEDS = 600;

  /** All implementations that search subtrees. */
  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  enum Searches {
    LINKS(EngineKind.LINKS::supports, EngineKind.LINKS::create, true),
    CELLS(EngineKind.CELLS::supports, EngineKind.CELLS::create, true),
    BITSETS(EngineKind.BITSETS::supports, EngineKind.BITSETS::create, true),
    ITEM_BITSETS(EngineKind.ITEM_BITSETS::supports, EngineKind.ITEM_BITSETS::create, true),
    MEMORY(MemoEngine::applies, problem -> new MemoEngine(new Bitsets(problem), 1 << 16), false),
    AUTO(problem -> true, problem -> new EngineSelector(problem).create(), false);

    final Predicate<Problem<?>> supports;
    final Function<Problem<?>, CoverEngine> builder;
    final boolean isOneKind; // so the total of nodes is always the same

    Searches(
        Predicate<Problem<?>> supports,
        Function<Problem<?>, CoverEngine> builder,
        boolean isOneKind) {
      this.supports = supports;
      this.builder = builder;
      this.isOneKind = isOneKind;
    }

    static Searches next(Problem<?> problem, Random random) {
      List<Searches> all = Arrays.stream(values()).filter(s -> s.supports.test(problem)).toList();
      return all.get(random.nextInt(all.size()));
    }
  }

  /** The result of a search, in one or more stages. */
  private record Result(
      List<List<Integer>> solutions, BigInteger count, SearchStatistics work, int stages) {}

  /** Returns a rule that suspends a search after this number of nodes. */
  private static SuspensionRule after(long nodes, long begin) {
    return all -> all >= begin + nodes ? SuspensionRule.NOW : begin + nodes - all;
  }

  /**
   * Searches in stages: suspends, writes and reads the frontier, and resumes, until the search is
   * exhausted.
   *
   * @param engines supplies the engine of each stage
   * @param nodes supplies the number of nodes after which a stage is suspended
   */
  private static Result search(
      Problem<?> problem,
      Frontier whole,
      boolean counting,
      java.util.function.Supplier<CoverEngine> engines,
      java.util.function.LongSupplier nodes) {
    List<List<Integer>> solutions = new ArrayList<>();
    Frontier frontier = whole;
    int stages = 0;
    while (true) {
      FrontierSearch search = new FrontierSearch(engines.get(), frontier);
      SearchControl control = new SearchControl(SearchLimits.NONE);
      control.suspendOn(after(nodes.getAsLong(), frontier.work().nodes()));
      if (counting) {
        search.count(control);
      } else {
        while (search.next(control)) {
          solutions.add(Arrays.stream(search.solution()).sorted().boxed().toList());
          assertThat(search.solutionSize()).isEqualTo(search.solution().length);
          control.solutionFound();
        }
      }
      stages++;
      assertThat(control.solutions())
          .isEqualTo(search.solutions().subtract(frontier.solutions()).longValue());
      if (!control.isSuspended()) {
        assertThat(search.fraction()).isBetween(1 - 1e-9, 1 + 1e-9);
        return new Result(solutions, search.solutions(), search.work(), stages);
      }
      double done = search.fraction();
      Frontier left = search.frontier();
      assertThat(left.weight()).isBetween(1 - done - 1e-9, 1 - done + 1e-9);
      checkSubtrees(left, whole);
      String text = FrontierFormat.write(problem, left);
      frontier = FrontierFormat.read(problem, text);
      assertThat(FrontierFormat.write(problem, frontier)).isEqualTo(text);
      assertThat(frontier.work().nodes()).isEqualTo(search.work().nodes());
    }
  }

  private static void checkSubtrees(Frontier left, Frontier whole) {
    Subtree root = whole.subtrees().get(0);
    for (Subtree subtree : left.subtrees()) {
      assertThat(subtree.required()).doesNotHaveDuplicates().containsAll(root.required());
      assertThat(subtree.forbidden()).doesNotHaveDuplicates().containsAll(root.forbidden());
    }
  }

  private static Result atOnce(Problem<?> problem, Frontier whole, boolean counting, Searches s) {
    return search(
        problem, whole, counting, () -> s.builder.apply(problem), () -> Long.MAX_VALUE / 2);
  }

  /** Checks a search that is suspended often and resumed by the same engine. */
  private static void checkOneEngine(
      Problem<?> problem, Frontier whole, Searches searches, long[] stops) {
    Result expected = atOnce(problem, whole, false, searches);
    Result counted = atOnce(problem, whole, true, searches);
    assertThat(counted.count()).isEqualTo(expected.solutions().size());
    CoverEngine engine = searches.builder.apply(problem);
    for (long stop : stops) {
      for (boolean counting : new boolean[] {false, true}) {
        Result inStages = search(problem, whole, counting, () -> engine, () -> stop);
        String what = "suspended after each " + stop + " nodes, counting " + counting;
        assertThat(inStages.count()).as(what).isEqualTo(expected.count());
        if (!counting) {
          assertThat(inStages.solutions()).as(what).isEqualTo(expected.solutions());
        }
        assertThat(Arrays.stream(inStages.work().profile().toArray()).sum())
            .as(what)
            .isEqualTo(inStages.work().nodes());
        if (searches.isOneKind) {
          assertThat(inStages.work().nodes()).as(what).isEqualTo(expected.work().nodes());
          assertThat(inStages.work().profile()).as(what).isEqualTo(expected.work().profile());
        }
      }
    }
  }

  private static Frontier whole(Problem<?> problem, Random random) {
    int[] usable = IntStream.range(0, problem.optionCount()).filter(problem::isUsable).toArray();
    return Frontier.of(Subtree.of(some(usable, 3, random), some(usable, 4, random)));
  }

  private static OptionList some(int[] options, int fewerThan, Random random) {
    int count = options.length == 0 ? 0 : random.nextInt(fewerThan);
    return OptionList.of(
        random
            .ints(count, 0, Math.max(1, options.length))
            .map(k -> options[k])
            .distinct()
            .toArray());
  }

  @ParameterizedTest
  @EnumSource
  void aSuspendedSearchIsResumed(Searches searches) {
    long[] stops = {1, 2, 3, 4, 5, 7, 12, 25, 80};
    SupportedProblems.check(
        searches.supports,
        searches.name(),
        SEEDS,
        (seed, problem) -> {
          checkOneEngine(problem, Frontier.of(Subtree.ALL), searches, stops);
          checkOneEngine(problem, whole(problem, new Random(seed)), searches, stops);
        });
  }

  @ParameterizedTest
  @EnumSource
  void aSuspendedLargerSearchIsResumed(Searches searches) {
    long[] stops = {37, 100, 513, 2000};
    int checked = 0;
    for (int items : new int[] {12, 20, 66}) {
      for (long seed = 0; seed < 40; seed++) {
        Problem<Integer> problem = LargerProblems.next(seed, items, 2 + (int) (seed % 4));
        if (searches.supports.test(problem) && nodes(problem) < 4000) {
          checkOneEngine(problem, Frontier.of(Subtree.ALL), searches, stops);
          checkOneEngine(problem, whole(problem, new Random(seed)), searches, stops);
          checked++;
        }
      }
    }
    assertThat(checked)
        .isGreaterThan(searches.supports.test(LargerProblems.next(0, 12, 3)) ? 30 : -1);
    KnownProblem.all()
        .map(KnownProblem::problem)
        .filter(searches.supports)
        .filter(problem -> nodes(problem) < 10_000)
        .forEach(problem -> checkOneEngine(problem, Frontier.of(Subtree.ALL), searches, stops));
  }

  private static long nodes(Problem<?> problem) {
    CoverEngine engine = EngineKind.LINKS.create(problem);
    SearchControl control = new SearchControl(SearchLimits.NONE.withNodes(20_000));
    engine.start(Subtree.ALL);
    engine.count(control);
    return engine.work().nodes();
  }

  /** Each stage has an engine chosen at random. */
  @ParameterizedTest
  @EnumSource
  void anyEngineResumesASearch(Searches first) {
    SupportedProblems.check(
        first.supports,
        first.name(),
        SEEDS,
        (seed, problem) -> {
          Random random = new Random(seed);
          Frontier whole = whole(problem, random);
          Result expected = atOnce(problem, whole, false, Searches.LINKS);
          for (boolean counting : new boolean[] {false, true}) {
            int[] stage = {0};
            Result inStages =
                search(
                    problem,
                    whole,
                    counting,
                    () -> {
                      Searches next = stage[0]++ == 0 ? first : Searches.next(problem, random);
                      return next.builder.apply(problem);
                    },
                    () -> 1 + random.nextInt(20));
            assertThat(inStages.count()).as("seed %d", seed).isEqualTo(expected.count());
            if (!counting) {
              assertThat(inStages.solutions()).as("seed %d", seed).isEqualTo(expected.solutions());
            }
          }
        });
  }

  /** Returns n items with two options each: every level has an open branch. */
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

  /** The subtrees of a deep frontier share their prefixes, in memory and as text. */
  @ParameterizedTest
  @EnumSource
  void aDeepFrontierIsSmall(Searches searches) {
    int n = searches.supports.test(pairs(20_000)) ? 20_000 : 2_000;
    Problem<Integer> problem = pairs(n);
    if (!searches.supports.test(problem)) {
      return;
    }
    CoverEngine engine = searches.builder.apply(problem);
    SearchControl control = new SearchControl(SearchLimits.NONE);
    long most = n;
    control.suspendOn(after(most, 0));
    FrontierSearch search = new FrontierSearch(engine, Frontier.of(Subtree.ALL));
    assertThat(search.next(control)).isTrue();
    assertThat(search.next(control)).isFalse();
    assertThat(control.isSuspended()).isTrue();
    Frontier left = search.frontier();
    assertThat(left.subtrees()).hasSize(n);
    assertThat(left.subtrees().get(0).required()).hasSize(n).endsWith(2 * n - 1);
    assertThat(left.subtrees().get(n - 1).required()).containsExactly(1);
    String text = FrontierFormat.write(problem, left);
    assertThat(text.length()).isLessThan(100 * n);
    List<Subtree> read = FrontierFormat.read(problem, text).subtrees();
    assertThat(read).hasSize(n);
    for (int k = 0; k < n; k += n / 100) {
      assertThat(read.get(k)).isEqualTo(left.subtrees().get(k));
    }
  }
}
