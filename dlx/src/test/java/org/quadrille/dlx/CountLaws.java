package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.count.Counted;

/** Laws of every count, exact or stopped, by any engine and any number of threads. */
@SuppressWarnings("exports") // the tests of the module are one module with it
public final class CountLaws {
  private CountLaws() {}

  /** Checks a count and returns it. */
  public static Counted check(Counted count) {
    check(new Count(count.value(), count.outcome(), count.statistics()));
    return count;
  }

  /** Checks a count and returns it. */
  public static Count check(Count count) {
    SearchStatistics did = count.statistics();
    assertThat(BigInteger.valueOf(did.solutions()))
        .as("solutions, saturated")
        .isEqualTo(count.value().min(BigInteger.valueOf(Long.MAX_VALUE)));
    checkNodes(did);
    return count;
  }

  /** Checks that the nodes of all levels, and of all threads if there are several, add up. */
  public static void checkNodes(SearchStatistics did) {
    assertThat(Arrays.stream(did.profile().toArray()).sum())
        .as("nodes at all levels")
        .isEqualTo(did.nodes());
    List<Long> byThread = did.nodesByThread();
    if (!byThread.isEmpty()) {
      assertThat(byThread.stream().mapToLong(n -> n).sum())
          .as("nodes of all threads")
          .isEqualTo(did.nodes());
    }
  }
}
