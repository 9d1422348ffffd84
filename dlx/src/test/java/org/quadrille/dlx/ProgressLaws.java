package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.Progress;

/** What holds for all that a listener is told of one search, whatever searches. */
public final class ProgressLaws {
  private ProgressLaws() {}

  /** Checks reports, which stand in the order in which they came, and gives them back. */
  public static List<Progress> check(List<Progress> seen) {
    assertThat(seen).extracting(Progress::solutions).isSorted();
    assertThat(seen).extracting(Progress::nodes).isSorted();
    assertThat(seen).extracting(Progress::elapsed).isSorted();
    double least = 0;
    for (Progress progress : seen) {
      if (!Double.isNaN(progress.fraction())) { // as while parts are only asked for a solution
        assertThat(progress.fraction()).isBetween(least - 1e-9, 1.0); // sums of rounded weights
        least = progress.fraction();
      }
      assertThat(Arrays.stream(progress.profile().toArray()).sum())
          .as("nodes at all levels, at the same moment")
          .isEqualTo(progress.nodes());
    }
    return seen;
  }
}
