package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.dlx.parallel.NodeLoop.HALF;
import static org.quadrille.dlx.parallel.NodeLoop.control;
import static org.quadrille.dlx.parallel.NodeLoop.shared;
import static org.quadrille.dlx.parallel.NodeLoop.tryNodes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;

/** When the control of a worker suspends a subtree. */
class WorkerControlTest {
  @Test
  void aSubtreeIsSuspendedAfterEnoughNodes() {
    for (long nodesToSplit : new long[] {1, 2, 511, 512, 513, 2000}) {
      WorkerControl control = control(shared(SearchLimits.NONE), nodesToSplit);
      assertThat(control.open()).isTrue();
      control.requestSplit();
      assertThat(tryNodes(control, 0, 10_000)).isBetween(nodesToSplit, nodesToSplit + 512);
      assertThat(control.isSuspended()).isTrue();
      assertThat(control.outcome()).as("no ending").isEqualTo(Outcome.EXHAUSTED);
    }
  }

  @Test
  void aLaterRequestIsObeyedAtTheNextPoll() {
    WorkerControl control = control(shared(SearchLimits.NONE), 100);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 1000)).isEqualTo(1000);
    assertThat(control.isSuspended()).isFalse();
    control.requestSplit();
    assertThat(tryNodes(control, 1000, 10_000)).isLessThanOrEqualTo(1000 + 512);
    assertThat(control.isSuspended()).isTrue();
  }

  /** The function is called again after the number of nodes that it returned, until it is 0. */
  @Test
  void aSubtreeIsSuspendedWhenASplitPays() {
    List<Long> calls = new ArrayList<>();
    LongUnaryOperator moreNodesToSplit =
        nodes -> {
          calls.add(nodes);
          return nodes < 5000 ? 2000 : 0;
        };
    WorkerControl control =
        new WorkerControl(shared(SearchLimits.NONE), false, 700, moreNodesToSplit, () -> {}, null);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 1000)).isEqualTo(1000);
    assertThat(calls).isEmpty();
    control.requestSplit();
    long nodes = tryNodes(control, 1000, 20_000);
    assertThat(control.isSuspended()).isTrue();
    assertThat(calls).hasSize(3).last().isEqualTo(nodes);
    assertThat(calls.get(1) - calls.get(0)).isBetween(2000L, 2512L);
    assertThat(calls.get(2) - calls.get(1)).isBetween(2000L, 2512L);
  }

  @Test
  void suspendNowStopsBeforeTheNextNode() {
    WorkerControl control = control(shared(SearchLimits.NONE), 1_000_000);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 700)).isEqualTo(700);
    control.suspendNow();
    assertThat(tryNodes(control, 700, 800)).isEqualTo(700);
    assertThat(control.isSuspended()).isTrue();
  }

  @Test
  void suspendNowMayBeCalledAtAPoll() {
    WorkerControl[] control = {null};
    int[] polls = {0};
    Runnable atPoll =
        () -> {
          if (++polls[0] == 3 && control[0] != null) {
            control[0].suspendNow();
          }
        };
    control[0] = new WorkerControl(shared(SearchLimits.NONE), false, 512, nodes -> 0, atPoll, null);
    assertThat(control[0].open()).isTrue();
    assertThat(tryNodes(control[0], 0, 10_000)).isEqualTo(1024);
    assertThat(control[0].isSuspended()).isTrue();
  }

  /** Grants, splits and progress count the nodes of one engine. */
  @Test
  void anotherEngineCannotContinueASubtree() {
    WorkerControl control = control(shared(SearchLimits.NONE), 1);
    assertThat(control.open()).isTrue();
    control.continueFrom(5, null);
    assertThatThrownBy(() -> control.poll(1, HALF)).isInstanceOf(IllegalStateException.class);
    control.continueFrom(0, HALF);
    assertThatThrownBy(() -> control.poll(1, HALF)).isInstanceOf(IllegalStateException.class);
    SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(7));
    whole.continueFrom(5, HALF);
    assertThat(whole.poll(1, HALF)).isTrue();
    assertThat(whole.poll(2, HALF)).isFalse();
  }
}
