package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.search.Progress;
import org.quadrille.testkit.KnownProblem;

/** What is told of threads that search together. */
class CrewProgressTest {
  @AfterEach
  void noThreadIsLeft() {
    assertThat(CrewTest.threads()).isEmpty();
  }

  private static ExactCover<Integer> endless() {
    return ExactCover.of(Families.coins(60)).engine(Engine.DANCING_LINKS).threads(3);
  }

  /** All of a report belongs to one moment, though the threads go on. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void progressIsTold(boolean counting) {
    Thread asking = Thread.currentThread();
    for (long patience : new long[] {1, 30, 1000}) {
      List<Progress> seen = new ArrayList<>();
      ExactCover<String> queens =
          ExactCover.of(KnownProblem.queens(10).problem())
              .engine(Engine.BITSETS)
              .threads(Threads.ONE.withCount(3).with(patience, 100))
              .onProgress(
                  progress -> {
                    assertThat(Thread.currentThread()).isSameAs(asking);
                    seen.add(progress);
                  },
                  Duration.ZERO);
      long nodes =
          counting
              ? queens.count().statistics().nodes()
              : queens.forEach(s -> {}).statistics().nodes();
      // While it counts, the thread that asks may be late; solutions wait until they are taken.
      assertThat(seen).hasSizeGreaterThan(counting ? 1 : 3);
      Progress last = ProgressLaws.check(seen).get(seen.size() - 1);
      assertThat(last.profile().toArray()[0]).isBetween(1L, 10L);
      assertThat(last.nodes()).isLessThanOrEqualTo(nodes);
      if (!counting) { // the last 100 of 724 solutions are not found before others are taken
        assertThat(last.fraction()).isGreaterThan(0.5);
        assertThat(last.nodes()).isGreaterThan(nodes / 2);
      }
    }
  }

  /** What has been done of parts that a limit stops stays done. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void progressIsTheSameAfterALimit(boolean counting) {
    ExactCover<String> queens =
        ExactCover.of(KnownProblem.queens(10).problem())
            .engine(Engine.BITSETS)
            .threads(Threads.ONE.withCount(2).with(100, 1000));
    for (long limit = 500; limit < 12_000; limit += 500) {
      List<Progress> seen = new ArrayList<>();
      ExactCover<String> limited = queens.maxNodes(limit).onProgress(seen::add, Duration.ZERO);
      search(limited, counting);
      ProgressLaws.check(seen);
    }
  }

  /** However late the thread that asks may be: the search goes on until it has seen enough. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void progressGoesOn(boolean counting) {
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
    assertThat(CrewTest.threads()).isEmpty();
    assertThatThrownBy(() -> cover.forEach(s -> {})).isSameAs(thrown);
    assertThat(CrewTest.threads()).isEmpty();
    assertThatThrownBy(() -> cover.stream().forEach(s -> {})).isSameAs(thrown);
  }
}
