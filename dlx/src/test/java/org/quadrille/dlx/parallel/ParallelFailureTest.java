package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.ThreadSettings;

/** How searches by several threads end when a worker fails. */
class ParallelFailureTest {
  @AfterEach
  void noThreadIsLeft() {
    SearchThreads.checkNoneLeft();
  }

  private static ParallelSearch search(Supplier<CoverEngine> engines, ParallelSearch.Aim aim) {
    return new ParallelSearch(
        engines,
        ThreadSettings.ONE.withCount(2).with(1, 1000),
        new SearchControl(SearchLimits.NONE),
        Frontier.of(Subtree.ALL),
        aim);
  }

  @ParameterizedTest
  @EnumSource
  void exceptionsReachTheCallingThread(ParallelSearch.Aim aim) {
    for (Throwable thrown :
        List.of(
            new StackOverflowError(),
            new OutOfMemoryError("for a test"),
            new IllegalStateException())) {
      ParallelSearch search =
          search(
              () -> {
                if (thrown instanceof Error error) {
                  throw error;
                }
                throw (RuntimeException) thrown;
              },
              aim);
      search.start();
      assertThatThrownBy(search::next).isSameAs(thrown);
      assertThat(SearchThreads.alive()).isEmpty();
    }
  }

  /** The threads that have an engine find all solutions. */
  @ParameterizedTest
  @EnumSource
  void otherThreadsDoTheWorkOfAThreadWithoutMemory(ParallelSearch.Aim aim) {
    Problem<Integer> problem = Families.coins(12);
    for (int able = 1; able <= 3; able++) {
      AtomicInteger made = new AtomicInteger();
      int last = able;
      Supplier<CoverEngine> engines =
          () -> {
            if (made.incrementAndGet() > last) {
              throw new OutOfMemoryError("for a test");
            }
            return EngineKind.LINKS.create(problem);
          };
      ThreadSettings threads = ThreadSettings.ONE.withCount(4).with(1, 1000);
      if (aim == ParallelSearch.Aim.COUNT) {
        ParallelSearch search =
            new ParallelSearch(
                engines,
                threads,
                new SearchControl(SearchLimits.NONE),
                Frontier.of(Subtree.ALL),
                aim);
        search.count();
        assertThat(search.solutions()).isEqualTo(4096);
        assertThat(search.result().isExhausted()).isTrue();
      } else {
        Set<Solution<Integer>> found = new HashSet<>();
        SearchSettings settings = SearchSettings.DEFAULT.with(threads);
        try (ParallelCursor<Integer> cursor = ParallelCursor.start(problem, engines, settings)) {
          while (cursor.next()) {
            assertThat(found.add(cursor.solution())).isTrue();
          }
        }
        assertThat(found).hasSize(4096);
      }
      assertThat(made.get()).isBetween(1, 4);
      assertThat(SearchThreads.alive()).isEmpty();
    }
  }

  /** The second thread fails while the first searches. */
  @Test
  void aFailureEndsTheOtherThreads() {
    Problem<Integer> problem = Families.coins(60);
    AtomicInteger made = new AtomicInteger();
    ParallelSearch search =
        search(
            () -> {
              if (made.incrementAndGet() == 2) {
                throw new StackOverflowError();
              }
              return EngineKind.LINKS.create(problem);
            },
            ParallelSearch.Aim.COUNT);
    assertThatThrownBy(search::count).isInstanceOf(StackOverflowError.class);
  }
}
