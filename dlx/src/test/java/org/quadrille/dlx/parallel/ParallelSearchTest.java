package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.CountLaws;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.TestFacade;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.testkit.KnownProblem;

/** How searches by several threads begin, share their work and end. */
class ParallelSearchTest {
  @AfterEach
  void noThreadIsLeft() {
    SearchThreads.checkNoneLeft();
  }

  private static ExactCover<Integer> endless() {
    return ExactCover.of(Families.coins(60)).engine(Engine.DANCING_LINKS).threads(3);
  }

  private static ExactCover<String> queens(int n) {
    return ExactCover.of(KnownProblem.queens(n).problem()).engine(Engine.BITSETS);
  }

  // Endings

  @Test
  void theNumberOfThreadsIsAtLeastOne() {
    assertThatThrownBy(() -> queens(4).threads(0)).isInstanceOf(IllegalArgumentException.class);
    assertThat(queens(8).threads(1).count().statistics().nodesByThread()).isEmpty();
  }

  @Test
  void aVisitorThatThrowsEndsAllThreads() {
    RuntimeException thrown = new RuntimeException("enough");
    for (ExactCover<Integer> cover : List.of(endless(), endless().unordered())) {
      List<Solution<Integer>> seen = new ArrayList<>();
      assertThatThrownBy(
              () ->
                  cover.forEach(
                      s -> {
                        seen.add(s);
                        if (seen.size() == 1000) {
                          throw thrown;
                        }
                      }))
          .isSameAs(thrown);
      assertThat(seen).hasSize(1000).doesNotHaveDuplicates();
      assertThat(SearchThreads.alive()).isEmpty();
    }
  }

  @Test
  void closingAStreamEndsAllThreads() {
    try (Stream<Solution<Integer>> stream = endless().stream()) {
      assertThat(stream.limit(5).toList()).hasSize(5);
      assertThat(SearchThreads.alive()).isNotEmpty();
    }
    assertThat(SearchThreads.alive()).isEmpty();
    endless().stream().close(); // before the first solution
    assertThat(endless().first()).isPresent();
    assertThat(endless().isUnique()).isFalse();
  }

  @Test
  void aStreamReadToItsEndNeedsNoClosing() {
    assertThat(queens(8).threads(3).stream()).hasSize(92);
    assertThat(SearchThreads.alive()).isEmpty();
    assertThat(endless().limit(7).stream()).hasSize(7);
    assertThat(SearchThreads.alive()).isEmpty();
    assertThatThrownBy(() -> endless().maxNodes(5000).stream().forEach(s -> {}))
        .isInstanceOf(SearchStoppedException.class);
  }

  @Test
  void anUnreachableStreamEndsItsThreads() throws InterruptedException {
    Iterator<Solution<Integer>> iterator = endless().stream().iterator();
    assertThat(iterator.next().size()).isEqualTo(60);
    assertThat(SearchThreads.alive()).isNotEmpty();
    iterator = null;
    for (var left = SearchThreads.alive();
        !left.isEmpty();
        left = SearchThreads.alive()) { // more may start meanwhile
      System.gc();
      left.get(0).join(10); // until it ends
    }
  }

  @Test
  void aVisitorMayStartASearch() {
    List<BigInteger> counts = new ArrayList<>();
    queens(6).threads(2).forEach(s -> counts.add(queens(6).threads(2).count().value()));
    assertThat(counts).hasSize(4).containsOnly(BigInteger.valueOf(4));
  }

  // Sharing

  /** An engine that waits, before its second subtree, until all threads have begun one. */
  private static final class Waiting implements CoverEngine {
    private final CoverEngine engine;
    private final CountDownLatch begun;
    private int subtrees;

    Waiting(CoverEngine engine, CountDownLatch begun) {
      this.engine = engine;
      this.begun = begun;
    }

    @Override
    public boolean start(Subtree subtree) {
      if (subtrees++ == 0) {
        begun.countDown();
      } else {
        try {
          begun.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      return CoverEngine.super.start(subtree);
    }

    @Override
    public void forbid(int option) {
      engine.forbid(option);
    }

    @Override
    public boolean require(int option) {
      return engine.require(option);
    }

    @Override
    public boolean next(SearchControl control) {
      return engine.next(control);
    }

    @Override
    public BigInteger count(SearchControl control) {
      return engine.count(control);
    }

    @Override
    public int solutionSize() {
      return engine.solutionSize();
    }

    @Override
    public int solutionOption(int k) {
      return engine.solutionOption(k);
    }

    @Override
    public List<Subtree> left() {
      return engine.left();
    }

    @Override
    public void addTo(SearchPath path) {
      engine.addTo(path);
    }

    @Override
    public double fraction() {
      return engine.fraction();
    }

    @Override
    public SearchStatistics work() {
      return engine.work();
    }

    @Override
    public void rewind() {
      engine.rewind();
    }

    @Override
    public boolean invariantsHold() {
      return engine.invariantsHold();
    }

    @Override
    public void selfCheck() {
      engine.selfCheck();
    }

    @Override
    public long[][] snapshot() {
      return engine.snapshot();
    }
  }

  /**
   * Returns queens with an additional item, one of whose two options leaves no solution, and with
   * forced options: the root has one branch, and so have some levels below.
   */
  private static Problem<String> skewed() {
    Problem<String> queens = KnownProblem.queens(9).problem();
    Problem.Builder<String> builder = Problem.builder();
    builder.primary("door", "chain0", "chain1");
    for (int i = 0; i < queens.itemCount(); i++) {
      Object key = queens.items().get(i).key();
      if (i < queens.primaryCount()) {
        builder.primary(key);
      } else {
        builder.secondary(key);
      }
    }
    builder.option("shut", "door", "chain0", queens.items().get(0).key());
    builder.option("open", "door");
    builder.option("chain0", "chain0");
    builder.option("chain1", "chain1");
    for (int o = 0; o < queens.optionCount(); o++) {
      Object[] items = new Object[queens.size(o)];
      for (int k = 0; k < items.length; k++) {
        items[k] = queens.items().get(queens.itemAt(o, k)).key();
      }
      builder.option(queens.payload(o), items);
    }
    return builder.build();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  void aSubtreeWithAlmostAllNodesIsShared(int count) {
    Problem<String> problem = skewed();
    for (Engine engine : Engine.values()) {
      if (engine.supports(problem)) {
        CountDownLatch begun = new CountDownLatch(count);
        ParallelSearch search =
            new ParallelSearch(
                () -> new Waiting(TestFacade.create(engine, problem), begun),
                ThreadSettings.ONE.withCount(count).with(100, 1000),
                new SearchControl(SearchLimits.NONE),
                Frontier.of(Subtree.ALL),
                ParallelSearch.Aim.COUNT);
        search.count();
        assertThat(search.solutions()).isEqualTo(352);
        assertThat(search.work().nodesByThread())
            .as("%s", engine)
            .hasSize(count)
            .allMatch(nodes -> nodes > 0);
        assertThat(search.work().nodes())
            .isEqualTo(ExactCover.of(problem).engine(engine).forEach(s -> {}).statistics().nodes());
      }
    }
  }

  /** Thousands of levels, each with an open branch. */
  @ParameterizedTest
  @EnumSource
  void deepSearchesAreShared(Engine engine) {
    int n = engine.supports(Families.coins(6_000)) ? 6_000 : 2_000;
    ExactCover<Integer> cover = ExactCover.of(Families.coins(n)).engine(engine).limit(5);
    List<Solution<Integer>> expected = cover.stream().toList();
    assertThat(expected).hasSize(5).allMatch(s -> s.size() == n);
    assertThat(
            TestFacade.threads(cover, ThreadSettings.ONE.withCount(2).with(n / 2, 3L * n)).stream())
        .isEqualTo(expected);
  }

  @Test
  void aSmallSearchStartsOneThread() {
    SearchResult result = queens(6).threads(7).forEach(s -> {});
    assertThat(result.solutions()).isEqualTo(4);
    assertThat(result.statistics().nodesByThread()).hasSize(7).filteredOn(n -> n > 0).hasSize(1);
  }

  @Test
  void memoryIsTriedBeforeThreads() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(10).problem());
    Count alone = queens.count();
    Count together =
        TestFacade.threads(queens, ThreadSettings.ONE.withCount(3).with(100, 1)).count();
    assertThat(together.value()).isEqualTo(724);
    assertThat(together.isExact()).isTrue();
    assertThat(together.statistics().nodes()).isEqualTo(alone.statistics().nodes());
    assertThat(together.statistics().solutions()).isEqualTo(724);
    assertThat(together.statistics().nodesByThread()).hasSize(3);
    CountLaws.check(together);
    assertThat(queens.threads(3).maxNodes(5000).count().statistics().nodes()).isEqualTo(5000);
    ExactCover<String> dominoes = ExactCover.of(KnownProblem.dominoes(16, 16, 0).problem());
    Count pays = dominoes.threads(3).count();
    assertThat(pays.value()).isEqualTo(new BigInteger("2444888770250892795802079170816"));
    assertThat(pays.statistics().nodesByThread()).isEmpty();
  }

  /** The buffer is always full; the solutions still come in order. */
  @Test
  void threadsWaitForASlowVisitor() {
    ExactCover<Integer> cover = ExactCover.of(Families.coins(12)).engine(Engine.DANCING_LINKS);
    List<Solution<Integer>> expected = cover.stream().toList();
    for (long buffer : new long[] {1, 30, 1000}) {
      List<Solution<Integer>> found = new ArrayList<>();
      TestFacade.threads(cover, ThreadSettings.ONE.withCount(3).with(1, buffer))
          .forEach(
              s -> {
                assertThat(queens(5).count().value()).isEqualTo(10); // slow
                found.add(s);
              });
      assertThat(found).isEqualTo(expected);
    }
  }
}
