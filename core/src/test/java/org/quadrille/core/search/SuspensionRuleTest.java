package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests how a {@link SearchControl} applies its suspension rules. */
class SuspensionRuleTest {
  private static final int INTERVAL = SearchControl.POLL_INTERVAL;

  private final SearchControl control = new SearchControl(SearchLimits.NONE);

  @AfterEach
  void clearInterruptFlag() {
    Thread.interrupted();
  }

  /** Records when it is called; suspends the search when it is out of answers. */
  private static final class ScriptedRule implements SuspensionRule {
    final List<Long> calls = new ArrayList<>();
    private final long[] answers;

    ScriptedRule(long... answers) {
      this.answers = answers;
    }

    @Override
    public long nodesToSuspension(long nodes) {
      calls.add(nodes);
      return calls.size() <= answers.length ? answers[calls.size() - 1] : NOW;
    }
  }

  private static boolean poll(SearchControl control, long nodes) {
    return control.poll(nodes, () -> Double.NaN);
  }

  /** Tries nodes as an engine does; returns how many it has tried when it stops. */
  private static long tryNodes(SearchControl control, long from, long wanted) {
    long nodes = from;
    long pollAt = control.nextPoll();
    while (nodes < wanted) {
      if (nodes >= pollAt) {
        if (!poll(control, nodes)) {
          return nodes;
        }
        pollAt = control.nextPoll();
      }
      nodes++;
    }
    return nodes;
  }

  private void assertSuspendedBy(SuspensionRule rule) {
    assertThat(control.isSuspended()).isTrue();
    assertThat(control.isSuspendedBy(rule)).isTrue();
    assertThat(control.isHalted()).isTrue();
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  private void assertRunning() {
    assertThat(control.isSuspended()).isFalse();
    assertThat(control.isHalted()).isFalse();
    assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
  }

  @Test
  void aRuleSuspendsTheSearchBeforeItsFirstNode() {
    ScriptedRule now = new ScriptedRule();
    control.suspendOn(now);
    assertThat(now.calls).as("not called before the poll").isEmpty();
    assertRunning();
    assertThat(tryNodes(control, 0, 10)).isZero();
    assertThat(now.calls).containsExactly(0L);
    assertSuspendedBy(now);
  }

  @Test
  void aRuleRegisteredLaterIsFirstCalledAtTheNextPollWhichIsDueAtOnce() {
    assertThat(tryNodes(control, 0, 100)).isEqualTo(100);
    assertThat(control.nextPoll()).isEqualTo(INTERVAL);
    ScriptedRule rule = new ScriptedRule(SuspensionRule.NEVER);
    control.suspendOn(rule);
    assertThat(control.nextPoll()).isLessThanOrEqualTo(0);
    assertThat(tryNodes(control, 100, 200)).isEqualTo(200);
    assertThat(rule.calls).containsExactly(100L);
  }

  @Test
  void aRuleIsCalledAgainAfterTheNumberOfNodesThatItReturns() {
    ScriptedRule rule = new ScriptedRule(1, 7, 2 * INTERVAL + 5, 100);
    control.suspendOn(rule);
    long end = 1 + 7 + 2 * INTERVAL + 5 + 100;
    assertThat(tryNodes(control, 0, 100_000)).isEqualTo(end);
    assertThat(rule.calls).containsExactly(0L, 1L, 8L, 8L + 2 * INTERVAL + 5, end);
    assertSuspendedBy(rule);
  }

  @Test
  void aRuleThatReturnsNeverIsNotCalledAgain() {
    ScriptedRule never = new ScriptedRule(5, SuspensionRule.NEVER);
    control.suspendOn(never);
    assertThat(tryNodes(control, 0, 100_000)).isEqualTo(100_000);
    assertThat(never.calls).containsExactly(0L, 5L);
    assertRunning();
  }

  @Test
  void theFirstOfSeveralRulesToSuspendTheSearchIsTheReason() {
    ScriptedRule late = new ScriptedRule(9);
    ScriptedRule early = new ScriptedRule(5);
    ScriptedRule never = new ScriptedRule(SuspensionRule.NEVER);
    control.suspendOn(never);
    control.suspendOn(late);
    control.suspendOn(early);
    assertThat(tryNodes(control, 0, 100)).isEqualTo(5);
    assertSuspendedBy(early);
    assertThat(control.isSuspendedBy(late)).isFalse();
    assertThat(control.isSuspendedBy(never)).isFalse();
    assertThat(late.calls).containsExactly(0L);
    control.resume();
    assertRunning();
    assertThat(control.isSuspendedBy(early)).isFalse();
    assertThat(tryNodes(control, 5, 100)).isEqualTo(9);
    assertSuspendedBy(late);
    assertThat(early.calls).as("removed").containsExactly(0L, 5L);
    assertThat(never.calls).containsExactly(0L);
  }

  @Test
  void amongRulesThatAreDueTheOneRegisteredFirstIsTheReason() {
    ScriptedRule first = new ScriptedRule();
    ScriptedRule second = new ScriptedRule();
    control.suspendOn(first);
    control.suspendOn(second);
    assertThat(poll(control, 3)).isFalse();
    assertSuspendedBy(first);
    assertThat(second.calls).isEmpty();
    control.resume();
    assertThat(poll(control, 3)).isFalse();
    assertSuspendedBy(second);
    assertThat(second.calls).containsExactly(3L);
  }

  @Test
  void aSuspendedSearchStaysSuspendedUntilItIsResumed() {
    ScriptedRule rule = new ScriptedRule();
    control.suspendOn(rule);
    assertThat(poll(control, 3)).isFalse();
    assertThat(poll(control, 3)).isFalse();
    control.removeRule(rule);
    assertThat(poll(control, 3)).isFalse();
    assertSuspendedBy(rule);
    assertThat(rule.calls).as("not called again").containsExactly(3L);
    control.resume();
    assertRunning();
    assertThat(poll(control, 3)).isTrue();
    assertRunning();
  }

  @Test
  void resumeRemovesTheRuleAndMakesAPollDue() {
    ScriptedRule rule = new ScriptedRule(10);
    control.suspendOn(rule);
    assertThat(tryNodes(control, 0, 100)).isEqualTo(10);
    control.resume();
    assertThat(control.isWatched()).isFalse();
    assertThat(control.nextPoll()).isLessThanOrEqualTo(0);
    assertThat(tryNodes(control, 10, 10_000)).isEqualTo(10_000);
    assertThat(rule.calls).containsExactly(0L, 10L);
  }

  @Test
  void aRemovedRuleIsNotCalled() {
    ScriptedRule removed = new ScriptedRule(10);
    ScriptedRule kept = new ScriptedRule(20);
    control.suspendOn(removed);
    control.suspendOn(kept);
    assertThat(tryNodes(control, 0, 5)).isEqualTo(5);
    control.removeRule(removed);
    control.removeRule(new ScriptedRule()); // not registered
    assertThat(tryNodes(control, 5, 100)).isEqualTo(20);
    assertSuspendedBy(kept);
    assertThat(removed.calls).containsExactly(0L);
  }

  @Test
  void aSuspensionIsNotAnEnd() {
    control.suspendOn(new ScriptedRule());
    assertThat(poll(control, 0)).isFalse();
    assertThat(control.result(0, 0).outcome()).isEqualTo(Outcome.EXHAUSTED);
    control.resume();
    control.abandon();
    assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(control.isHalted()).isTrue();
    assertThat(control.isSuspended()).isFalse();
  }

  @Test
  void anEndPrecedesASuspension() {
    ScriptedRule rule = new ScriptedRule();
    SearchControl limited = new SearchControl(SearchLimits.NONE.withNodes(5));
    limited.suspendOn(rule);
    assertThat(poll(limited, 5)).isFalse();
    assertThat(limited.outcome()).isEqualTo(Outcome.LIMIT);
    SearchControl late = new SearchControl(SearchLimits.NONE.withTimeout(Duration.ZERO));
    late.suspendOn(rule);
    assertThat(poll(late, 5)).isFalse();
    assertThat(late.outcome()).isEqualTo(Outcome.TIMEOUT);
    for (SearchControl ended : List.of(limited, late)) {
      assertThat(ended.isHalted()).isTrue();
      assertThat(ended.isSuspended()).isFalse();
    }
    assertThat(rule.calls).isEmpty();
  }

  @Test
  void aSuspendedSearchCanEnd() {
    ScriptedRule rule = new ScriptedRule();
    control.suspendOn(rule);
    assertThat(poll(control, 5)).isFalse();
    assertSuspendedBy(rule);
    Thread.currentThread().interrupt();
    assertThat(poll(control, 5)).isFalse();
    assertThat(control.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(control.isHalted()).isTrue();
    assertThat(control.isSuspended()).isFalse();
    assertThat(control.isSuspendedBy(rule)).isFalse();
  }

  @Test
  void aRuleCountsTheNodesOfTheWholeSearch() {
    ScriptedRule rule = new ScriptedRule(30);
    control.continueFrom(1000, null);
    control.suspendOn(rule);
    assertThat(tryNodes(control, 0, 100)).isEqualTo(30);
    assertThat(rule.calls).containsExactly(1000L, 1030L);
    control.resume();
    ScriptedRule other = new ScriptedRule(50);
    control.suspendOn(other);
    control.continueFrom(1030, null);
    assertThat(tryNodes(control, 0, 20)).isEqualTo(20);
    control.continueFrom(1050, null);
    assertThat(tryNodes(control, 0, 100)).isEqualTo(30);
    assertThat(other.calls).containsExactly(1030L, 1080L);
    assertSuspendedBy(other);
  }

  @Test
  void aRuleIsCalledByWatchToo() {
    ScriptedRule rule = new ScriptedRule(10);
    control.suspendOn(rule);
    assertThat(control.watch(0, () -> 0)).isTrue();
    assertThat(control.watch(9, () -> 0)).isTrue();
    assertThat(control.watch(15, () -> 0)).isFalse();
    assertThat(rule.calls).containsExactly(0L, 15L);
    assertSuspendedBy(rule);
  }

  @Test
  void anExceptionOfARuleIsPassedOn() {
    RuntimeException failure = new RuntimeException("of the rule");
    control.suspendOn(
        nodes -> {
          throw failure;
        });
    assertThatThrownBy(() -> poll(control, 0)).isSameAs(failure);
    assertRunning();
  }

  @Test
  void aRuleIsRequired() {
    assertThatThrownBy(() -> control.suspendOn(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("rule");
  }

  @Test
  void aSubclassSuspendsTheSearchItself() {
    SearchControl own =
        new SearchControl(SearchLimits.NONE) {
          @Override
          public boolean poll(long nodes, ProgressSource source) {
            return nodes < 5 || suspend();
          }
        };
    assertThat(poll(own, 4)).isTrue();
    assertThat(own.isSuspended()).isFalse();
    assertThat(poll(own, 5)).isFalse();
    assertThat(own.isSuspended()).isTrue();
    assertThat(own.isHalted()).isTrue();
    assertThat(own.outcome()).isEqualTo(Outcome.EXHAUSTED);
    own.resume();
    assertThat(own.isHalted()).isFalse();
  }
}
