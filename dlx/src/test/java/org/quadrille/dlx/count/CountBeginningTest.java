package org.quadrille.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Progress;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.CountLaws;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.ProgressLaws;
import org.quadrille.dlx.TestFacade;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.testkit.KnownProblem;

/** The beginning of a count, which the calling thread searches before other threads start. */
class CountBeginningTest {
  /** No component has enough nodes for another thread. */
  @ParameterizedTest
  @EnumSource
  void aSmallCountStartsNoThread(Engine engine) {
    Problem.Builder<Integer> builder = Problem.builder();
    int components = 300;
    for (int k = 0; k < components; k++) {
      builder.primary("a" + k, "b" + k);
      builder.option(k, "a" + k).option(k, "b" + k).option(k, "a" + k, "b" + k);
    }
    ExactCover<Integer> cover = ExactCover.of(builder.build()).engine(engine).threads(3);
    List<Progress> seen = new ArrayList<>();
    Count count = CountLaws.check(cover.onProgress(seen::add, Duration.ZERO).count());
    assertThat(count.value()).isEqualTo(BigInteger.TWO.pow(components));
    assertThat(ProgressLaws.check(seen)).isNotEmpty();
    assertThat(count.statistics().nodesByThread().subList(1, 3)).containsOnly(0L);
    Count queens =
        ExactCover.of(KnownProblem.queens(6).problem()).engine(engine).threads(3).count();
    assertThat(queens.value()).isEqualTo(4);
    assertThat(queens.statistics().nodesByThread()).isEmpty();
  }

  /** The calling thread searches the first nodes, all threads the rest. */
  @ParameterizedTest
  @EnumSource
  void theCallingThreadBeginsACount(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem()).engine(engine);
    Count alone = queens.count();
    long all = alone.statistics().nodes();
    for (long nodesToSplit = 1; nodesToSplit <= all + 1; nodesToSplit += 1 + all / 20) {
      ExactCover<String> three =
          TestFacade.threads(queens, ThreadSettings.ONE.withCount(3).with(nodesToSplit, 1000));
      List<Progress> seen = new ArrayList<>();
      Count count = CountLaws.check(three.onProgress(seen::add, Duration.ZERO).count());
      assertThat(ProgressLaws.check(seen)).isNotEmpty();
      assertThat(count.value()).isEqualTo(92);
      assertThat(count.statistics().nodes()).isEqualTo(all);
      assertThat(count.statistics().profile()).isEqualTo(alone.statistics().profile());
      for (long limit = 1; limit < all; limit += 1 + all / 5) {
        Count cut = CountLaws.check(three.maxNodes(limit).count());
        assertThat(cut.statistics().nodes()).isEqualTo(limit);
        assertThat(cut.outcome()).isEqualTo(Outcome.LIMIT);
      }
    }
  }
}
