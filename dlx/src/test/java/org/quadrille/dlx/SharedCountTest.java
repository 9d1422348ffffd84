package org.quadrille.dlx;

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
import org.quadrille.testkit.KnownProblem;

class SharedCountTest {
  /** However many parts of it there are; none of them has as many nodes as a thread is worth. */
  @ParameterizedTest
  @EnumSource
  void aCountOfWhatIsSmallStartsNone(Engine engine) {
    Problem.Builder<Integer> builder = Problem.builder();
    int parts = 300;
    for (int k = 0; k < parts; k++) {
      builder.primary("a" + k, "b" + k);
      builder.option(k, "a" + k).option(k, "b" + k).option(k, "a" + k, "b" + k);
    }
    ExactCover<Integer> cover = ExactCover.of(builder.build()).engine(engine).threads(3);
    List<Progress> seen = new ArrayList<>();
    Count count = CountLaws.check(cover.onProgress(seen::add, Duration.ZERO).count());
    assertThat(count.value()).isEqualTo(BigInteger.TWO.pow(parts));
    assertThat(ProgressLaws.check(seen)).isNotEmpty();
    assertThat(count.statistics().nodesByThread().subList(1, 3)).containsOnly(0L);
    Count queens =
        ExactCover.of(KnownProblem.queens(6).problem()).engine(engine).threads(3).count();
    assertThat(queens.value()).isEqualTo(4);
    assertThat(queens.statistics().nodesByThread()).isEmpty();
  }

  /** The thread that asks tries some, the others what it leaves. */
  @ParameterizedTest
  @EnumSource
  void aCountIsBegunByTheThreadThatAsks(Engine engine) {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(8).problem()).engine(engine);
    Count alone = queens.count();
    long all = alone.statistics().nodes();
    for (long patience = 1; patience <= all + 1; patience += 1 + all / 20) {
      ExactCover<String> three = queens.threads(Threads.ONE.withCount(3).with(patience, 1000));
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
