package org.quadrille.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTeamTest {
  private static final SearchGauge HALF = () -> 0.5;

  private static SearchTeam team(SearchLimits limits) {
    return new SearchTeam(new SearchControl(limits), 0);
  }

  private static PartControl part(SearchTeam team, long patience) {
    return new PartControl(team, false, patience, nodes -> 0, () -> {}, null);
  }

  /** What an engine does; returns how many nodes it has tried. */
  private static long tryNodes(SearchControl control, long from, long to) {
    long nodes = from;
    long pollAt = control.nextPoll();
    while (nodes < to) {
      if (nodes >= pollAt) {
        if (!control.poll(nodes, HALF)) {
          return nodes;
        }
        pollAt = control.nextPoll();
      }
      nodes++;
    }
    return nodes;
  }

  // Stopping

  @Test
  void aTeamThatIsStoppedStopsItsPartsAtTheirNextPoll() {
    SearchTeam team = team(SearchLimits.NONE);
    PartControl control = part(team, 1000);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 600)).isEqualTo(600);
    team.stop();
    assertThat(team.isStopped()).isTrue();
    assertThat(tryNodes(control, 600, 5000)).isEqualTo(1000);
    assertThat(control.isPutDown()).isFalse();
    assertThat(control.outcome()).isNotEqualTo(Outcome.EXHAUSTED);
    control.close(1000);
    assertThat(part(team, 1).open()).as("another part").isFalse();
  }

  /** The part sees it while the one that asks is busy, so that nobody looks at the clock again. */
  @Test
  void thatTheTimeIsUpIsKnownWhoeverSeesIt() {
    AtomicReference<SearchTeam> team = new AtomicReference<>();
    ProgressListener busy = progress -> assertThat(runsOut(part(team.get(), 1000))).isTrue();
    SearchControl whole =
        new SearchControl(
            SearchLimits.NONE.withTimeout(Duration.ofMillis(30)), busy, Duration.ZERO);
    team.set(new SearchTeam(whole, 0));
    assertThat(team.get().watch(0, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.TIMEOUT);
  }

  @Test
  void thatNoNodeIsLeftIsKnownWhoeverSeesIt() {
    AtomicReference<SearchTeam> team = new AtomicReference<>();
    ProgressListener busy = progress -> assertThat(runsOut(part(team.get(), 1000))).isTrue();
    SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(700), busy, Duration.ZERO);
    team.set(new SearchTeam(whole, 0));
    assertThat(team.get().watch(0, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
  }

  /** Has a part search until it is stopped. */
  private static boolean runsOut(PartControl part) {
    long nodes = 0;
    for (boolean more = part.open(); more; nodes += 100) {
      more = tryNodes(part, nodes, nodes + 100) == nodes + 100;
    }
    part.close(nodes);
    return part.outcome() != Outcome.EXHAUSTED;
  }

  /** Grants, patience and progress all are in terms of the nodes of one engine. */
  @Test
  void noOtherEngineGoesOnWithAPart() {
    PartControl control = part(team(SearchLimits.NONE), 1);
    assertThatThrownBy(() -> control.goOn(5, gauge -> gauge))
        .isInstanceOf(IllegalStateException.class);
    assertThat(control.open()).isTrue();
    assertThatThrownBy(() -> control.goOn(0, gauge -> gauge))
        .isInstanceOf(IllegalStateException.class);
    SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(7));
    whole.goOn(5, gauge -> gauge);
    assertThat(whole.poll(1, HALF)).isTrue();
    assertThat(whole.poll(2, HALF)).isFalse();
  }

  @Test
  void anInterruptIsForTheThreadThatAsks() {
    SearchControl whole = new SearchControl(SearchLimits.NONE);
    SearchTeam team = new SearchTeam(whole, 0);
    PartControl control = part(team, 1);
    assertThat(control.open()).isTrue();
    Thread.currentThread().interrupt();
    assertThat(tryNodes(control, 0, 5000)).isEqualTo(5000);
    assertThat(team.isStopped()).isFalse();
    assertThat(team.watch(5000, HALF)).isFalse();
    assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
    assertThat(team.isStopped()).isTrue();
    assertThat(whole.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  @Test
  void theTimeIsThatOfTheWhole() {
    SearchControl whole = new SearchControl(SearchLimits.NONE.withTimeout(Duration.ZERO));
    SearchTeam team = new SearchTeam(whole, 0);
    PartControl control = part(team, 1);
    assertThat(team.nanosLeft()).isNotPositive();
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 10)).isZero();
    assertThat(team.isStopped()).isTrue();
    assertThat(team.watch(0, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(team(SearchLimits.NONE).nanosLeft()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void theWholeReportsWhereItIsWatched() {
    List<Progress> seen = new ArrayList<>();
    SearchControl whole = new SearchControl(SearchLimits.NONE, seen::add, Duration.ZERO);
    SearchTeam team = new SearchTeam(whole, 0);
    List<Progress> seenOfPart = new ArrayList<>();
    PartControl control = new PartControl(team, false, 1, nodes -> 0, () -> {}, seenOfPart::add);
    assertThat(control.open()).isTrue();
    control.solutionFound();
    tryNodes(control, 0, 600);
    assertThat(seen).isEmpty();
    assertThat(seenOfPart).extracting(Progress::nodes).containsExactly(0L, 1L, 513L);
    assertThat(seenOfPart).extracting(Progress::solutions).containsOnly(1L);
    assertThat(team.watch(42, HALF)).isTrue();
    assertThat(seen).singleElement().extracting(Progress::nodes).isEqualTo(42L);
  }

  // Putting down

  @Test
  void aPartIsPutDownWhenItHasTriedNodesEnough() {
    for (long patience : new long[] {1, 2, 511, 512, 513, 2000}) {
      PartControl control = part(team(SearchLimits.NONE), patience);
      assertThat(control.open()).isTrue();
      control.askToPutDown();
      assertThat(tryNodes(control, 0, 10_000)).isBetween(patience, patience + 512);
      assertThat(control.isPutDown()).isTrue();
      assertThat(control.outcome()).as("no ending").isEqualTo(Outcome.EXHAUSTED);
    }
  }

  @Test
  void whoAsksLaterIsHeardAtTheNextPoll() {
    PartControl control = part(team(SearchLimits.NONE), 100);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 1000)).isEqualTo(1000);
    assertThat(control.isPutDown()).isFalse();
    control.askToPutDown();
    assertThat(tryNodes(control, 1000, 10_000)).isLessThanOrEqualTo(1000 + 512);
    assertThat(control.isPutDown()).isTrue();
  }

  /** Asked again as late as it has said, it goes on until a cut is worth it. */
  @Test
  void aPartIsNotPutDownBeforeThatIsWorthIt() {
    List<Long> asked = new ArrayList<>();
    LongUnaryOperator nodesToCut =
        nodes -> {
          asked.add(nodes);
          return nodes < 5000 ? 2000 : 0;
        };
    PartControl control =
        new PartControl(team(SearchLimits.NONE), false, 700, nodesToCut, () -> {}, null);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 1000)).isEqualTo(1000);
    assertThat(asked).isEmpty();
    control.askToPutDown();
    long nodes = tryNodes(control, 1000, 20_000);
    assertThat(control.isPutDown()).isTrue();
    assertThat(asked).hasSize(3).last().isEqualTo(nodes);
    assertThat(asked.get(1) - asked.get(0)).isBetween(2000L, 2512L);
    assertThat(asked.get(2) - asked.get(1)).isBetween(2000L, 2512L);
  }

  @Test
  void aBeginningEndsWhereACutIsWorthItOrAtALimit() {
    for (long limit : new long[] {1, 699, 700, 2699, 2700, 2701, Long.MAX_VALUE}) {
      BeginningControl control =
          new BeginningControl(
              SearchLimits.NONE.withNodes(limit),
              null,
              Duration.ZERO,
              700,
              nodes -> nodes < 2000 ? 2000 : 0);
      long nodes = 0;
      while (nodes < control.nextPoll() || control.poll(nodes, HALF)) {
        nodes++;
      }
      assertThat(nodes).isEqualTo(Math.min(limit, 2700));
      assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
      assertThat(control.isPutDown()).isEqualTo(limit > 2700);
    }
  }

  @Test
  void othersGoOnWithABeginning() {
    for (long before : new long[] {0, 400}) { // nodes that an engine before has tried
      BeginningControl control =
          new BeginningControl(
              SearchLimits.NONE.withNodes(5000), null, Duration.ZERO, 700, nodes -> 0);
      control.goOn(before, gauge -> gauge);
      assertThatThrownBy(control::takeUp).isInstanceOf(IllegalStateException.class);
      long nodes = tryNodes(control, 0, 10_000);
      assertThat(before + nodes).isEqualTo(700);
      assertThat(control.isPutDown()).isTrue();
      control.takeUp();
      assertThat(control.isPutDown()).isFalse();
      assertThat(control.outcome()).isEqualTo(Outcome.EXHAUSTED);
      control.goOn(700, gauge -> gauge);
      assertThat(tryNodes(control, 0, 10_000)).isEqualTo(4300);
      assertThat(control.isPutDown()).isFalse();
      assertThat(control.outcome()).isEqualTo(Outcome.LIMIT);
      assertThatThrownBy(control::takeUp).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void aThreadPutsItsPartDownBeforeTheNextNode() {
    PartControl control = part(team(SearchLimits.NONE), 1_000_000);
    assertThat(control.open()).isTrue();
    assertThat(tryNodes(control, 0, 700)).isEqualTo(700);
    control.putDown();
    assertThat(tryNodes(control, 700, 800)).isEqualTo(700);
    assertThat(control.isPutDown()).isTrue();
  }

  @Test
  void aThreadMayPutItsPartDownAtAPoll() {
    PartControl[] control = {null};
    int[] polls = {0};
    Runnable atPoll =
        () -> {
          if (++polls[0] == 3 && control[0] != null) {
            control[0].putDown();
          }
        };
    control[0] = new PartControl(team(SearchLimits.NONE), false, 512, nodes -> 0, atPoll, null);
    assertThat(control[0].open()).isTrue();
    assertThat(tryNodes(control[0], 0, 10_000)).isEqualTo(1024);
    assertThat(control[0].isPutDown()).isTrue();
  }

  // Nodes

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 511, 512, 513, 5000})
  void onePartAloneTriesAsManyNodesAsAreAllowed(long limit) {
    for (boolean isNode : new boolean[] {true, false}) {
      for (long before : new long[] {0, 1, 300}) {
        SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(limit + before));
        SearchTeam team = new SearchTeam(whole, before);
        PartControl control = new PartControl(team, isNode, 100, nodes -> 0, () -> {}, null);
        assertThat(control.open()).isTrue();
        long nodes = tryNodes(control, 0, 10_000);
        assertThat(nodes).isEqualTo(isNode ? limit - 1 : limit);
        control.close(nodes);
        assertThat(team.watch(limit + before, HALF)).isFalse();
        assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
      }
    }
  }

  @Test
  void nodesThatAPartDoesNotNeedAreForOthers() {
    SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(1000));
    SearchTeam team = new SearchTeam(whole, 0);
    for (int part = 0; part < 100; part++) {
      PartControl control = new PartControl(team, true, 1, nodes -> 0, () -> {}, null);
      assertThat(control.open()).isTrue();
      assertThat(tryNodes(control, 0, 9)).isEqualTo(9);
      control.close(9);
    }
    assertThat(team.watch(1000, HALF)).as("no part has needed another").isTrue();
    PartControl last = new PartControl(team, true, 1, nodes -> 0, () -> {}, null);
    assertThat(last.open()).isFalse();
    last.close(0);
    assertThat(team.watch(1000, HALF)).isFalse();
    assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
  }

  /** Each tries parts of some nodes until the limit stops it. */
  private static Thread member(SearchTeam team, int number, AtomicLong tried) {
    return new Thread(
        () -> {
          for (int part = 0; !team.isStopped(); part++) {
            PartControl control = new PartControl(team, true, 1, nodes -> 0, () -> {}, null);
            long nodes = 0;
            if (control.open()) {
              nodes = tryNodes(control, 0, 37L * number + part);
              tried.addAndGet(1 + nodes);
            }
            control.close(nodes);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  void togetherTheyTryAsManyNodesAsAreAllowed(int count) throws InterruptedException {
    for (long limit : new long[] {1, 2, 10, 1000, 20_000}) {
      SearchControl whole = new SearchControl(SearchLimits.NONE.withNodes(limit));
      SearchTeam team = new SearchTeam(whole, 0);
      AtomicLong tried = new AtomicLong();
      List<Thread> threads = new ArrayList<>();
      for (int k = 0; k < count; k++) {
        threads.add(member(team, k, tried));
      }
      threads.forEach(Thread::start);
      for (Thread thread : threads) {
        thread.join();
      }
      assertThat(tried).hasValue(limit);
      assertThat(team.watch(limit, HALF)).isFalse();
      assertThat(whole.outcome()).isEqualTo(Outcome.LIMIT);
    }
  }

  @Test
  void stoppingReachesAPartThatWaitsForNodes() throws InterruptedException {
    SearchTeam team = team(SearchLimits.NONE.withNodes(1));
    PartControl first = part(team, 1);
    assertThat(first.open()).isTrue();
    assertThat(first.poll(0, HALF)).as("it has the only node").isTrue();
    PartControl second = part(team, 1);
    boolean[] may = {true};
    Thread waiting = new Thread(() -> may[0] = second.open() && second.poll(0, HALF));
    waiting.start();
    while (waiting.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    team.stop();
    waiting.join();
    assertThat(may[0]).isFalse();
  }
}
