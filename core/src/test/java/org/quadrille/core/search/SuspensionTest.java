package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Suspending a search by a rule, and resuming it. */
class SuspensionTest {
  private static final ProgressSource HALF = () -> 0.5;

  /** Tries nodes as an engine does; returns how many nodes it has tried. */
  private static long tryNodes(SearchControl control) {
    long nodes = 0;
    while (nodes < control.nextPoll() || control.poll(nodes, HALF)) {
      nodes++;
    }
    return nodes;
  }

  /** First asked at 700 nodes, the rule wants 2,000 more. */
  private static long rule(long nodes) {
    return nodes < 700 ? 700 - nodes : nodes < 2000 ? 2000 : SuspensionRule.NOW;
  }

  @Test
  void aSearchIsSuspendedWhereTheRuleSaysSoOrEndsAtALimit() {
    for (long limit : new long[] {1, 699, 700, 2699, 2700, 2701, Long.MAX_VALUE}) {
      SearchControl control = new SearchControl(SearchLimits.NONE.withNodes(limit));
      SuspensionRule rule = SuspensionTest::rule;
      control.suspendOn(rule);
      assertThat(tryNodes(control)).isEqualTo(Math.min(limit, 2700));
      assertThat(control.isHalted()).isTrue();
      assertThat(control.isSuspended()).isEqualTo(limit > 2700);
      assertThat(control.isSuspendedBy(rule)).isEqualTo(limit > 2700);
      assertThat(control.outcome())
          .as("a suspension is no ending")
          .isEqualTo(limit > 2700 ? Outcome.EXHAUSTED : Outcome.LIMIT);
    }
  }

  @Test
  void anotherEngineContinuesASuspendedSearch() {
    for (long before : new long[] {0, 400}) { // nodes that an engine before has tried
      SearchControl control = new SearchControl(SearchLimits.NONE.withNodes(5000));
      control.suspendOn(nodes -> Math.max(0, 700 - nodes));
      control.continueFrom(before, null);
      control.resume(); // nothing is suspended, and the rule stays
      assertThat(before + tryNodes(control)).isEqualTo(700);
      assertThat(control.isSuspended()).isTrue();
      control.resume();
      assertThat(control.isSuspended()).isFalse();
      assertThat(control.isHalted()).isFalse();
      assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
      control.continueFrom(700, null);
      assertThat(tryNodes(control)).isEqualTo(4300);
      assertThat(control.isSuspended()).isFalse();
      assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
    }
  }
}
