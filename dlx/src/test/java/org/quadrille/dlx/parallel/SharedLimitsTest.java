package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.dlx.parallel.NodeLoop.HALF;
import static org.quadrille.dlx.parallel.NodeLoop.control;
import static org.quadrille.dlx.parallel.NodeLoop.shared;
import static org.quadrille.dlx.parallel.NodeLoop.tryNodes;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.StopToken;
import org.quadrille.core.search.SuspensionRule;

/** The limits that several workers share. */
class SharedLimitsTest {
  // Stopping

  @Test
  void workersStopAtTheirNextPoll() {
    SharedLimits shared = shared(SearchLimits.NONE);
    WorkerControl control = control(shared, 1000);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 600)).isEqualTo(600);
    shared.stop();
    assertThat(shared.isStopped()).isTrue();
    assertThat(tryNodes(control, 600, 5000)).isEqualTo(1000);
    assertThat(control.isSuspended()).isFalse();
    assertThat(control.outcome()).isNotEqualTo(Outcome.EXHAUSTED);
    control.close(1000);
    assertThat(control(shared, 1).open()).as("another subtree").isFalse();
  }

  /** The calling thread is busy and does not read the clock again. */
  @Test
  void aTimeoutSeenByAWorkerEndsTheSearch() {
    AtomicReference<SharedLimits> shared = new AtomicReference<>();
    ProgressListener busy = progress -> assertThat(runsOut(control(shared.get(), 1000))).isTrue();
    SearchControl whole =
        new SearchControl(
            SearchLimits.NONE.withTimeout(Duration.ofMillis(30)), busy, Duration.ZERO);
    shared.set(new SharedLimits(whole, 0));
    assertThat(shared.get().watch(0, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.TIMEOUT);
  }

  @Test
  void aLimitOnNodesSeenByAWorkerEndsTheSearch() {
    AtomicReference<SharedLimits> shared = new AtomicReference<>();
    ProgressListener busy = progress -> assertThat(runsOut(control(shared.get(), 1000))).isTrue();
    SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(700), busy, Duration.ZERO);
    shared.set(new SharedLimits(whole, 0));
    assertThat(shared.get().watch(0, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
  }

  /** Searches until the control stops; returns whether a limit has stopped it. */
  private static boolean runsOut(WorkerControl control) {
    long nodes = 0;
    for (boolean more = control.open(); more; nodes += 100) {
      more = tryNodes(control, nodes, nodes + 100) == nodes + 100;
    }
    control.close(nodes);
    return control.outcome() != Outcome.EXHAUSTED;
  }

  @Test
  void onlyTheCallingThreadReactsToAnInterrupt() {
    SearchControl whole = new SearchControl(SearchLimits.NONE);
    SharedLimits shared = new SharedLimits(whole, 0);
    WorkerControl control = control(shared, 1);
    assertThat(control.open()).isTrue();
    Thread.currentThread().interrupt();
    assertThat(tryNodes(control, 0, 5000)).isEqualTo(5000);
    assertThat(shared.isStopped()).isFalse();
    assertThat(shared.watch(5000, HALF)).isFalse();
    assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
    assertThat(shared.isStopped()).isTrue();
    assertThat(whole.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  @Test
  void workersUseTheClockOfTheWholeSearch() {
    SearchControl whole = new SearchControl(SearchLimits.NONE.withTimeout(Duration.ZERO));
    SharedLimits shared = new SharedLimits(whole, 0);
    WorkerControl control = control(shared, 1);
    assertThat(shared.whole().nanosLeft()).isNotPositive();
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 10)).isZero();
    assertThat(shared.isStopped()).isTrue();
    assertThat(shared.watch(0, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(shared(SearchLimits.NONE).whole().nanosLeft()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void reportsComeFromTheCallingThread() {
    List<Progress> seen = new ArrayList<>();
    SearchControl whole = new SearchControl(SearchLimits.NONE, seen::add, Duration.ZERO);
    SharedLimits shared = new SharedLimits(whole, 0);
    List<Progress> seenOfSubtree = new ArrayList<>();
    WorkerControl control =
        new WorkerControl(shared, false, 1, nodes -> 0, () -> {}, seenOfSubtree::add);
    assertThat(control.open()).isTrue();
    control.solutionFound();
    tryNodes(control, 0, 600);
    assertThat(seen).isEmpty();
    assertThat(seenOfSubtree).extracting(Progress::nodes).containsExactly(0L, 1L, 513L);
    assertThat(seenOfSubtree).extracting(Progress::solutions).containsOnly(1L);
    assertThat(shared.watch(42, HALF)).isTrue();
    assertThat(seen).singleElement().extracting(Progress::nodes).isEqualTo(42L);
  }

  @Test
  void aStopTokenStopsWorkersAndTheCallingThread() {
    for (boolean workerFirst : new boolean[] {true, false}) {
      StopToken token = new StopToken();
      SearchControl whole = new SearchControl(SearchLimits.NONE, null, Duration.ZERO, token);
      SharedLimits shared = new SharedLimits(whole, 0);
      WorkerControl control = control(shared, 1000);
      assertThat(control.open()).isTrue();
      assertThat(tryNodes(control, 0, 600)).isEqualTo(600);
      token.stop();
      if (workerFirst) {
        assertThat(tryNodes(control, 600, 5000)).isEqualTo(1000);
        assertThat(shared.isStopped()).isTrue();
        assertThat(control.isSuspended()).isFalse();
      }
      assertThat(shared.watch(600, HALF)).isFalse();
      assertThat(shared.isStopped()).isTrue();
      assertThat(whole.outcome()).isEqualTo(Outcome.INTERRUPTED);
    }
  }

  // Suspension

  @Test
  void aRuleOfTheWholeSearchSuspendsWorkersAtTheirNextPoll() {
    SearchControl whole = new SearchControl(SearchLimits.NONE);
    whole.suspendOn(nodes -> Math.max(0, 700 - nodes));
    SharedLimits shared = new SharedLimits(whole, 0);
    WorkerControl control = control(shared, 1000);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 600)).isEqualTo(600);
    assertThat(shared.watch(600, HALF)).isTrue();
    assertThat(shared.watch(700, HALF)).isFalse();
    assertThat(shared.isSuspended()).isTrue();
    assertThat(shared.isStopped()).isFalse();
    assertThat(whole.isSuspended()).isTrue();
    assertThat(whole.outcome()).as("no ending").isEqualTo(Outcome.EXHAUSTED);
    assertThat(tryNodes(control, 600, 5000)).isEqualTo(1000);
    assertThat(control.isSuspended()).isTrue();
    assertThat(control.outcome()).as("no ending").isEqualTo(Outcome.EXHAUSTED);
    control.close(1000);
    assertThat(control(shared, 1).open()).as("another subtree").isFalse();
  }

  /** A suspension after the stop has no effect. */
  @Test
  void aSearchThatAWorkerHasStoppedIsNotSuspended() {
    SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(700));
    whole.suspendOn(nodes -> Math.max(0, 700 - nodes));
    SharedLimits shared = new SharedLimits(whole, 0);
    WorkerControl control = control(shared, 1000);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 5000)).isEqualTo(700);
    control.close(700);
    assertThat(shared.watch(700, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
    assertThat(whole.isSuspended()).isFalse();
  }

  /** A worker waits because the other has the only node. */
  @Test
  void aSuspensionEndsTheWaitForNodes() throws InterruptedException {
    SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(1));
    whole.suspendOn(nodes -> SuspensionRule.NOW);
    SharedLimits shared = new SharedLimits(whole, 0);
    WorkerControl first = control(shared, 1);
    assertThat(first.open()).isTrue();
    assertThat(first.poll(0, HALF)).as("it has the only node").isTrue();
    WorkerControl second = control(shared, 1);
    boolean[] may = {true};
    Thread waiting = new Thread(() -> may[0] = second.open() && second.poll(0, HALF));
    waiting.start();
    while (waiting.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    assertThat(shared.watch(0, HALF)).isFalse();
    waiting.join();
    assertThat(may[0]).isFalse();
    assertThat(second.isSuspended()).isTrue();
    assertThat(shared.isStopped()).isFalse();
  }

  // Nodes

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 511, 512, 513, 5000})
  void oneSubtreeTriesExactlyTheAllowedNodes(long limit) {
    for (boolean beginsWithNode : new boolean[] {true, false}) {
      for (long before : new long[] {0, 1, 300}) {
        SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(limit + before));
        SharedLimits shared = new SharedLimits(whole, before);
        WorkerControl control =
            new WorkerControl(shared, beginsWithNode, 100, nodes -> 0, () -> {}, null);
        assertThat(control.open()).isTrue();
        long nodes = tryNodes(control, 0, 10_000);
        assertThat(nodes).isEqualTo(beginsWithNode ? limit - 1 : limit);
        control.close(nodes);
        assertThat(shared.watch(limit + before, HALF)).isFalse();
        assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
      }
    }
  }

  @Test
  void unusedNodesAreReturned() {
    SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(1000));
    SharedLimits shared = new SharedLimits(whole, 0);
    for (int subtree = 0; subtree < 100; subtree++) {
      WorkerControl control = new WorkerControl(shared, true, 1, nodes -> 0, () -> {}, null);
      assertThat(control.open()).isTrue();
      assertThat(tryNodes(control, 0, 9)).isEqualTo(9);
      control.close(9);
    }
    assertThat(shared.watch(1000, HALF)).as("no subtree has needed more").isTrue();
    WorkerControl last = new WorkerControl(shared, true, 1, nodes -> 0, () -> {}, null);
    assertThat(last.open()).isFalse();
    last.close(0);
    assertThat(shared.watch(1000, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
  }

  /** Creates a thread that searches small subtrees until the limit stops it. */
  private static Thread worker(SharedLimits shared, int number, AtomicLong tried) {
    return new Thread(
        () -> {
          for (int subtree = 0; !shared.isStopped(); subtree++) {
            WorkerControl control = new WorkerControl(shared, true, 1, nodes -> 0, () -> {}, null);
            long nodes = 0;
            if (control.open()) {
              nodes = tryNodes(control, 0, 37L * number + subtree);
              tried.addAndGet(1 + nodes);
            }
            control.close(nodes);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  void togetherWorkersTryExactlyTheAllowedNodes(int count) throws InterruptedException {
    for (long limit : new long[] {1, 2, 10, 1000, 20_000}) {
      SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(limit));
      SharedLimits shared = new SharedLimits(whole, 0);
      AtomicLong tried = new AtomicLong();
      List<Thread> threads = new ArrayList<>();
      for (int k = 0; k < count; k++) {
        threads.add(worker(shared, k, tried));
      }
      threads.forEach(Thread::start);
      for (Thread thread : threads) {
        thread.join();
      }
      assertThat(tried).hasValue(limit);
      assertThat(shared.watch(limit, HALF)).isFalse();
      assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
    }
  }

  @Test
  void stoppingEndsTheWaitForNodes() throws InterruptedException {
    SharedLimits shared = shared(SearchLimits.NONE.withNodes(1));
    WorkerControl first = control(shared, 1);
    assertThat(first.open()).isTrue();
    assertThat(first.poll(0, HALF)).as("it has the only node").isTrue();
    WorkerControl second = control(shared, 1);
    boolean[] may = {true};
    Thread waiting = new Thread(() -> may[0] = second.open() && second.poll(0, HALF));
    waiting.start();
    while (waiting.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    shared.stop();
    waiting.join();
    assertThat(may[0]).isFalse();
  }
}
