package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.Progress;

/** Laws of the progress reports of one search. */
public final class ProgressLaws {
  private ProgressLaws() {}

  /** Checks reports, in the order in which they were received, and returns them. */
  public static List<Progress> check(List<Progress> seen) {
    assertThat(seen).extracting(Progress::solutions).isSorted();
    assertThat(seen).extracting(Progress::nodes).isSorted();
    assertThat(seen).extracting(Progress::elapsed).isSorted();
    double least = 0;
    for (Progress progress : seen) {
      if (!Double.isNaN(
          progress.fraction())) { // unknown while components are tested for a solution
        assertThat(progress.fraction()).isBetween(least - 1e-9, 1.0); // sums of rounded weights
        least = progress.fraction();
      }
      assertThat(Arrays.stream(progress.profile().toArray()).sum())
          .as("nodes at all levels of the same report")
          .isEqualTo(progress.nodes());
    }
    return seen;
  }
}
