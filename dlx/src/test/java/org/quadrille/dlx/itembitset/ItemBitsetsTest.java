package org.quadrille.dlx.itembitset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.core.Bounded.bounded;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.LargerProblems;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.auto.EngineSelector;
import org.quadrille.dlx.links.DancingLinksTest;
import org.quadrille.dlx.links.Links;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.testkit.Allocation;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** Both representations of the sets, each for all problems that it supports. */
class ItemBitsetsTest {
  private static final int SEEDS = 1500;

  private static SearchControl unlimited() {
    return new SearchControl(SearchLimits.NONE);
  }

  private static SearchControl nodes(long nodes) {
    return new SearchControl(SearchLimits.NONE.withNodes(nodes));
  }

  private static SearchStatistics statistics(CoverEngine engine) {
    return engine.work();
  }

  /** Returns the engines that support a problem without bounds. */
  private static List<CoverEngine> engines(Problem<?> problem) {
    List<CoverEngine> engines = new ArrayList<>();
    engines.add(new FixedItemBitsets(new ItemOptions(problem)));
    ConflictPlan plan = new ConflictPlan(problem);
    if (plan.fits) {
      engines.add(new SparseItemBitsets(new ItemOptions(problem), plan));
    }
    return engines;
  }

  /** Returns small problems of all kinds, and larger ones with one primary item in each option. */
  private static Stream<Problem<Integer>> problems() {
    Stream<Problem<Integer>> small =
        Stream.iterate(0L, seed -> seed < SEEDS, seed -> seed + 1)
            .flatMap(s -> Stream.of(RandomProblems.next(s), RandomProblems.onePrimary(s, 14)));
    Stream<Problem<Integer>> larger =
        Stream.iterate(0L, seed -> seed < SEEDS / 40, seed -> seed + 1)
            .flatMap(
                s ->
                    Stream.of(
                        RandomProblems.onePrimary(s, 500),
                        words(s, 2 + (int) (s % 3), 3 + (int) (s % 4), 150 * (1 + (int) (s % 3)))));
    return Stream.concat(small, larger).filter(problem -> !problem.hasBounds());
  }

  /**
   * Returns the word squares of random words; for even seeds the words must be distinct.
   *
   * @param letters the number of letters
   * @param words the number of words, each of which may be in any line
   */
  private static Problem<Integer> words(long seed, int side, int letters, int words) {
    Random random = new Random(seed);
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < 2 * side; k++) {
      builder.primary("line" + k);
    }
    for (int cell = 0; cell < side * side; cell++) {
      builder.secondary("cell" + cell);
    }
    List<int[]> list = new ArrayList<>();
    for (int w = 0; w < words; w++) {
      list.add(random.ints(side, 0, letters).toArray());
      builder.secondary("word" + w);
    }
    for (int o = 0; o < 2 * side * words; o++) {
      int line = o / words;
      int[] word = list.get(o % words);
      List<Object> uses = new ArrayList<>(List.of("line" + line));
      for (int k = 0; k < side; k++) {
        int cell = line < side ? side * line + k : side * k + line - side;
        uses.add(new Coloured("cell" + cell, word[k]));
      }
      if (seed % 2 == 0) {
        uses.add("word" + o % words);
      }
      builder.option(o, uses.toArray());
    }
    return builder.build();
  }

  /** Forbids and requires a few random options. */
  private static void prepare(CoverEngine engine, Problem<?> problem, Random random) {
    for (int k = random.nextInt(4); k > 0 && problem.optionCount() > 0; k--) {
      engine.forbid(random.nextInt(problem.optionCount()));
    }
    for (int k = random.nextInt(3); k > 0 && problem.optionCount() > 0; k--) {
      engine.require(random.nextInt(problem.optionCount()));
    }
  }

  /** Checks that the first solutions, and the nodes before each of them, are the same. */
  private static void assertSameSearch(CoverEngine links, CoverEngine engine, int solutions) {
    SearchControl forLinks = nodes(2000);
    SearchControl forEngine = nodes(2000);
    boolean hasNext = true;
    for (int k = 0; k < solutions && hasNext; k++) {
      hasNext = links.next(forLinks);
      assertThat(engine.next(forEngine)).isEqualTo(hasNext);
      assertThat(forEngine.outcome()).isEqualTo(forLinks.outcome());
      assertThat(statistics(engine).nodes()).isEqualTo(statistics(links).nodes());
      if (hasNext) {
        assertThat(engine.solution()).isEqualTo(links.solution());
      }
    }
    assertThat(statistics(engine).profile()).isEqualTo(statistics(links).profile());
  }

  @Test
  void theSearchIsThatOfDancingLinksAfterAnyOtherSearch() {
    int[] sparse = {0};
    problems()
        .forEach(
            problem -> {
              List<CoverEngine> engines = engines(problem);
              sparse[0] += engines.size() - 1;
              CoverEngine links = Links.of(problem);
              for (CoverEngine engine : engines) {
                Random random = new Random(problem.useCount());
                for (int round = 0; round < 2; round++) {
                  long seed = random.nextLong();
                  prepare(links, problem, new Random(seed));
                  prepare(engine, problem, new Random(seed));
                  assertSameSearch(links, engine, random.nextInt(10));
                  links.rewind();
                  engine.rewind();
                }
                assertSameSearch(links, engine, Integer.MAX_VALUE);
                links.rewind();
              }
            });
    assertThat(sparse[0]).isGreaterThan(SEEDS);
    KnownProblem.all()
        .forEach(
            known ->
                assertSameSearch(
                    Links.of(known.problem()), ItemBitsets.of(known.problem()), Integer.MAX_VALUE));
  }

  @Test
  void theSearchIsThatOfDancingLinksForManyItems() {
    for (long seed = 0; seed < 100; seed++) {
      Problem<Integer> problem = LargerProblems.next(seed, 30 + (int) seed, 5 + (int) seed % 40);
      assertSameSearch(
          Links.of(problem), new FixedItemBitsets(new ItemOptions(problem)), Integer.MAX_VALUE);
    }
  }

  @Test
  void countingTriesTheNodesOfVisitingEachSolution() {
    problems()
        .flatMap(problem -> engines(problem).stream())
        .forEach(
            engine -> {
              SearchControl oneByOne = nodes(500);
              while (engine.next(oneByOne) && oneByOne.solutionFound()) {
                // visit each
              }
              SearchStatistics expected = oneByOne.result(engine.work()).statistics();
              engine.rewind();
              SearchControl counting = nodes(500);
              engine.count(counting);
              SearchStatistics counted = counting.result(engine.work()).statistics();
              assertThat(counting.outcome()).isEqualTo(oneByOne.outcome());
              assertThat(counted.solutions()).isEqualTo(expected.solutions());
              assertThat(counted.nodes()).isEqualTo(expected.nodes());
              assertThat(counted.profile()).isEqualTo(expected.profile());
            });
  }

  @Test
  void theSubtreesOfAStoppedSearchHoldTheRest() {
    int[] stopped = {0};
    Stream.concat(
            Stream.of(words(0, 3, 15, 200), words(1, 3, 15, 200), words(2, 2, 9, 200)),
            problems().limit(SEEDS))
        .filter(problem -> problem.optionCount() > 0)
        .flatMap(problem -> engines(problem).stream().map(engine -> new Case(problem, engine)))
        .forEach(
            c -> {
              Random random = new Random(c.problem.useCount());
              long seed = random.nextLong();
              prepare(c.engine, c.problem, new Random(seed));
              List<int[]> all = solutions(c.engine, unlimited());
              long allNodes = statistics(c.engine).nodes();
              for (long n = 1; n < allNodes; n += 1 + random.nextInt(1 + (int) n)) {
                c.engine.rewind();
                prepare(c.engine, c.problem, new Random(seed));
                SearchControl control = nodes(n);
                List<int[]> found = solutions(c.engine, control);
                assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
                long tried = n;
                for (Subtree part : c.engine.left()) {
                  c.engine.rewind();
                  part.forbidden().forEach(c.engine::forbid);
                  assertThat(part.required()).allMatch(c.engine::require);
                  found.addAll(solutions(c.engine, unlimited()));
                  tried += 1 + statistics(c.engine).nodes();
                }
                assertThat(found.toArray(int[][]::new)).isDeepEqualTo(all.toArray(int[][]::new));
                assertThat(tried).isEqualTo(allNodes);
                stopped[0]++;
              }
            });
    assertThat(stopped[0]).isGreaterThan(SEEDS / 2);
  }

  private record Case(Problem<?> problem, CoverEngine engine) {}

  private static List<int[]> solutions(CoverEngine engine, SearchControl control) {
    List<int[]> solutions = new ArrayList<>();
    while (engine.next(control) && control.solutionFound()) {
      solutions.add(engine.solution());
    }
    return solutions;
  }

  @Test
  void theMemoryIsAsDocumented() {
    ItemOptions items = new ItemOptions(DancingLinksTest.TOY);
    assertThat(items.first).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(items.count).containsExactly(2, 2, 2, 3, 2, 2, 3);
    assertThat(items.option[0]).isEqualTo(1);
    assertThat(items.option[1]).isEqualTo(3);
    assertThat(items.option[64 * 6 + 2]).isEqualTo(5);
  }

  @Test
  void largeProblemsAndBoundsAreNotSupported() {
    Problem<String> bounded =
        Problem.<String>builder().primary(bounded("a", 0, 2)).option("o", "a").build();
    assertThat(Engine.ITEM_BITSETS.supports(bounded)).isFalse();
    assertThat(Engine.ITEM_BITSETS.supports(apart(ItemBitsets.MAX_ITEMS, 1))).isTrue();
    assertThat(Engine.ITEM_BITSETS.supports(apart(ItemBitsets.MAX_ITEMS + 1, 1))).isFalse();
    assertThat(Engine.ITEM_BITSETS.supports(pairs(500))).isTrue();
    assertThat(Engine.ITEM_BITSETS.supports(pairs(20_000))).isFalse();
  }

  /** Also if most items have no option, so that words of items take nearly all memory. */
  @ParameterizedTest
  @ValueSource(ints = {300, 1_000, 3_000, 5_000, 8_000, 11_000, 40_000})
  void anEngineTakesAtMost100Megabytes(int options) {
    for (int size = 1; size <= 2; size++) {
      for (int used = size; used <= ItemBitsets.MAX_ITEMS; used = 16 * used + size - 1) {
        Problem<Integer> problem = wide(options, used, size);
        if (Engine.ITEM_BITSETS.supports(problem)) {
          long bytes = Allocation.bytes(() -> assertThat(ItemBitsets.of(problem)).isNotNull());
          assertThat(bytes)
              .as("%d options in %d items, %d each", options, used, size)
              .isLessThan(100_000_000L + 200L * problem.useCount());
        } else {
          assertThat(new EngineSelector(problem).choice().kind())
              .isNotEqualTo(EngineKind.ITEM_BITSETS);
        }
      }
    }
    assertThat(Engine.ITEM_BITSETS.supports(wide(11_000, 2, 2))).isFalse();
  }

  /**
   * Returns options of {@code size} primary items each, and of a secondary item in three colours;
   * {@code used} of the {@link ItemBitsets#MAX_ITEMS} items are used.
   */
  private static Problem<Integer> wide(int options, int used, int size) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().secondary("s");
    for (int i = 0; i < ItemBitsets.MAX_ITEMS; i++) {
      builder.primary((Object) i);
    }
    for (int o = 0; o < options; o++) {
      Coloured colour = new Coloured("s", o % 3);
      if (size == 1) {
        builder.option(o, o % used, colour);
      } else {
        builder.option(o, o % used, (o + 1) % used, colour);
      }
    }
    return builder.build();
  }

  /** Returns two items that must have the same colour: one solution for each colour. */
  private static Problem<Integer> pairs(int colours) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("a", "b").secondary("s");
    for (int c = 0; c < colours; c++) {
      builder.option(c, "a", new Coloured("s", c)).option(~c, "b", new Coloured("s", c));
    }
    return builder.build();
  }

  @Test
  void largeProblemsAreSearched() {
    assertThat(count(EngineKind.ITEM_BITSETS, apart(ItemBitsets.MAX_ITEMS, 1))).isOne();
    assertThat(count(EngineKind.ITEM_BITSETS, apart(2, 2100))).isEqualTo(2100L * 2100);
    assertThat(count(EngineKind.ITEM_BITSETS, pairs(5000))).isEqualTo(5000);
    Problem<Integer> words = words(1, 3, 26, 700);
    assertThat(count(EngineKind.ITEM_BITSETS, words)).isEqualTo(count(EngineKind.LINKS, words));
  }

  private static long count(EngineKind engine, Problem<?> problem) {
    CoverEngine search = engine.create(problem);
    SearchControl control = unlimited();
    assertThat(search.count(control)).isEqualTo(control.solutions());
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
    return control.solutions();
  }

  /** Returns items with the same number of options each; every option has one item. */
  private static Problem<Integer> apart(int items, int options) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int i = 0; i < items; i++) {
      builder.primary((Object) i);
    }
    for (int o = 0; o < items * options; o++) {
      builder.option(o, o % items);
    }
    return builder.build();
  }
}
