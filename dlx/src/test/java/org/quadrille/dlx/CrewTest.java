package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.PartControl;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.core.search.SearchTeam;
import org.quadrille.testkit.KnownProblem;

/** How threads that search together begin, stop and end. */
class CrewTest {
  /** All threads of searches that are alive. */
  static List<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("search "))
        .toList();
  }

  @AfterEach
  void noThreadIsLeft() {
    assertThat(Thread.interrupted()).isFalse();
    assertThat(threads()).isEmpty();
  }

  private static ExactCover<Integer> endless() {
    return ExactCover.of(Families.coins(60)).engine(Engine.DANCING_LINKS).threads(3);
  }

  private static ExactCover<String> queens(int n) {
    return ExactCover.of(KnownProblem.queens(n).problem()).engine(Engine.BITSETS);
  }

  // Endings

  @Test
  void thereIsAtLeastOneThread() {
    assertThatThrownBy(() -> queens(4).threads(0)).isInstanceOf(IllegalArgumentException.class);
    assertThat(queens(8).threads(1).count().statistics().nodesByThread()).isEmpty();
  }

  @Test
  void aVisitorThatThrowsEndsAllThreads() {
    RuntimeException thrown = new RuntimeException("enough");
    for (ExactCover<Integer> cover : List.of(endless(), endless().unordered())) {
      List<Solution<Integer>> seen = new ArrayList<>();
      assertThatThrownBy(
              () ->
                  cover.forEach(
                      s -> {
                        seen.add(s);
                        if (seen.size() == 1000) {
                          throw thrown;
                        }
                      }))
          .isSameAs(thrown);
      assertThat(seen).hasSize(1000).doesNotHaveDuplicates();
      assertThat(threads()).isEmpty();
    }
  }

  @Test
  void aStreamThatIsClosedEndsAllThreads() {
    try (Stream<Solution<Integer>> stream = endless().stream()) {
      assertThat(stream.limit(5).toList()).hasSize(5);
      assertThat(threads()).isNotEmpty();
    }
    assertThat(threads()).isEmpty();
    endless().stream().close(); // before it has begun
    assertThat(endless().first()).isPresent();
    assertThat(endless().isUnique()).isFalse();
  }

  @Test
  void aStreamThatIsReadToItsEndNeedsNoClosing() {
    assertThat(queens(8).threads(3).stream()).hasSize(92);
    assertThat(threads()).isEmpty();
    assertThat(endless().limit(7).stream()).hasSize(7);
    assertThat(threads()).isEmpty();
    assertThatThrownBy(() -> endless().maxNodes(5000).stream().forEach(s -> {}))
        .isInstanceOf(SearchStoppedException.class);
  }

  @Test
  void aStreamThatNobodyCanReadAnyMoreEndsItsThreads() throws InterruptedException {
    Iterator<Solution<Integer>> iterator = endless().stream().iterator();
    assertThat(iterator.next().size()).isEqualTo(60);
    assertThat(threads()).isNotEmpty();
    iterator = null;
    for (var left = threads(); !left.isEmpty(); left = threads()) { // some may begin even now
      System.gc();
      left.get(0).join(10); // for as long as it takes
    }
  }

  @Test
  void aVisitorMaySearchItself() {
    List<BigInteger> counts = new ArrayList<>();
    queens(6).threads(2).forEach(s -> counts.add(queens(6).threads(2).count().value()));
    assertThat(counts).hasSize(4).containsOnly(BigInteger.valueOf(4));
  }

  // Failures

  private static Crew crew(Supplier<CoverEngine> engines, Crew.Aim aim) {
    Threads settings = Threads.ONE.withCount(2).with(1, 1000);
    return new Crew(
        engines,
        Settings.DEFAULT.with(settings),
        new SearchControl(SearchLimits.NONE),
        SearchStatistics.NONE,
        Leg.whole(Prefix.ALL),
        aim);
  }

  @ParameterizedTest
  @EnumSource
  void whatAThreadThrowsReachesTheOneThatAsks(Crew.Aim aim) {
    for (Throwable thrown :
        List.of(
            new StackOverflowError(),
            new OutOfMemoryError("for a test"),
            new IllegalStateException())) {
      Crew crew =
          crew(
              () -> {
                if (thrown instanceof Error error) {
                  throw error;
                }
                throw (RuntimeException) thrown;
              },
              aim);
      crew.start();
      assertThatThrownBy(crew::next).isSameAs(thrown);
      assertThat(threads()).isEmpty();
    }
  }

  /** As many as have some find all. */
  @ParameterizedTest
  @EnumSource
  void aThreadWithoutMemoryLeavesTheWorkToOthers(Crew.Aim aim) {
    Problem<Integer> problem = Families.coins(12);
    for (int able = 1; able <= 3; able++) {
      AtomicInteger made = new AtomicInteger();
      int last = able;
      Supplier<CoverEngine> engines =
          () -> {
            if (made.incrementAndGet() > last) {
              throw new OutOfMemoryError("for a test");
            }
            return Engine.DANCING_LINKS.create(problem);
          };
      Threads threads = Threads.ONE.withCount(4).with(1, 1000);
      Settings settings = Settings.DEFAULT.with(threads);
      if (aim == Crew.Aim.COUNT) {
        assertThat(Crew.count(engines, settings).value()).isEqualTo(4096);
      } else {
        Set<Solution<Integer>> found = new HashSet<>();
        try (CrewCursor<Integer> cursor = CrewCursor.start(problem, engines, settings)) {
          while (cursor.next()) {
            assertThat(found.add(cursor.solution())).isTrue();
          }
        }
        assertThat(found).hasSize(4096);
      }
      assertThat(made.get()).isBetween(1, 4);
      assertThat(threads()).isEmpty();
    }
  }

  /** The second thread fails, in the middle of the search. */
  @Test
  void aFailureEndsTheOtherThreads() {
    Problem<Integer> problem = Families.coins(60);
    AtomicInteger made = new AtomicInteger();
    Crew crew =
        crew(
            () -> {
              if (made.incrementAndGet() == 2) {
                throw new StackOverflowError();
              }
              return Engine.DANCING_LINKS.create(problem);
            },
            Crew.Aim.COUNT);
    assertThatThrownBy(crew::count).isInstanceOf(StackOverflowError.class);
  }

  // Sharing

  /** An engine that waits, before its second piece, until another thread has begun one. */
  private static final class Waiting implements CoverEngine {
    private final CoverEngine engine;
    private final CountDownLatch begun;
    private int pieces;

    Waiting(CoverEngine engine, CountDownLatch begun) {
      this.engine = engine;
      this.begun = begun;
    }

    @Override
    public boolean within(Prefix prefix) {
      if (pieces++ == 0) {
        begun.countDown();
      } else {
        try {
          begun.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      return CoverEngine.super.within(prefix);
    }

    @Override
    public void forbid(int option) {
      engine.forbid(option);
    }

    @Override
    public boolean require(int option) {
      return engine.require(option);
    }

    @Override
    public boolean next(SearchControl control) {
      return engine.next(control);
    }

    @Override
    public void count(SearchControl control) {
      engine.count(control);
    }

    @Override
    public int solutionSize() {
      return engine.solutionSize();
    }

    @Override
    public int solutionOption(int k) {
      return engine.solutionOption(k);
    }

    @Override
    public List<Prefix> rest() {
      return engine.rest();
    }

    @Override
    public void addTo(Levels levels) {
      engine.addTo(levels);
    }

    @Override
    public double fraction() {
      return engine.fraction();
    }

    @Override
    public SearchResult result(SearchControl control) {
      return engine.result(control);
    }

    @Override
    public void rewind() {
      engine.rewind();
    }
  }

  /**
   * Queens behind an item with two options, one of which leaves nothing, and a chain of forced
   * options: there is one way at the root, and at some levels below.
   */
  private static Problem<String> skewed() {
    Problem<String> queens = KnownProblem.queens(9).problem();
    Problem.Builder<String> builder = Problem.builder();
    builder.primary("door", "chain0", "chain1");
    for (int i = 0; i < queens.itemCount(); i++) {
      Object key = queens.items().get(i).key();
      if (i < queens.primaryCount()) {
        builder.primary(key);
      } else {
        builder.secondary(key);
      }
    }
    builder.option("shut", "door", "chain0", queens.items().get(0).key());
    builder.option("open", "door");
    builder.option("chain0", "chain0");
    builder.option("chain1", "chain1");
    for (int o = 0; o < queens.optionCount(); o++) {
      Object[] items = new Object[queens.size(o)];
      for (int k = 0; k < items.length; k++) {
        items[k] = queens.items().get(queens.itemAt(o, k)).key();
      }
      builder.option(queens.payload(o), items);
    }
    return builder.build();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  void oneSubtreeThatHasAlmostAllIsShared(int count) {
    Problem<String> problem = skewed();
    for (Engine engine : Engine.values()) {
      if (engine.supports(problem)) {
        CountDownLatch begun = new CountDownLatch(count);
        Crew crew =
            new Crew(
                () -> new Waiting(engine.create(problem), begun),
                Settings.DEFAULT.with(Threads.ONE.withCount(count).with(100, 1000)),
                new SearchControl(SearchLimits.NONE),
                SearchStatistics.NONE,
                Leg.whole(Prefix.ALL),
                Crew.Aim.COUNT);
        Count counted = crew.count();
        assertThat(counted.value()).isEqualTo(352);
        assertThat(counted.statistics().nodesByThread())
            .as("%s", engine)
            .hasSize(count)
            .allMatch(nodes -> nodes > 0);
        assertThat(counted.statistics().nodes())
            .isEqualTo(ExactCover.of(problem).engine(engine).forEach(s -> {}).statistics().nodes());
      }
    }
  }

  /** Thousands of levels, each with a way left. */
  @ParameterizedTest
  @EnumSource
  void deepSearchesAreShared(Engine engine) {
    int n = engine.supports(Families.coins(6_000)) ? 6_000 : 2_000;
    ExactCover<Integer> cover = ExactCover.of(Families.coins(n)).engine(engine).limit(5);
    List<Solution<Integer>> expected = cover.stream().toList();
    assertThat(expected).hasSize(5).allMatch(s -> s.size() == n);
    assertThat(cover.threads(Threads.ONE.withCount(2).with(n / 2, 3L * n)).stream())
        .isEqualTo(expected);
  }

  @Test
  void aSmallSearchStartsOneThread() {
    SearchResult result = queens(6).threads(7).forEach(s -> {});
    assertThat(result.solutions()).isEqualTo(4);
    assertThat(result.statistics().nodesByThread()).hasSize(7).filteredOn(n -> n > 0).hasSize(1);
  }

  @Test
  void whatIsRememberedIsCountedFirstAndTheRestByThreads() {
    ExactCover<String> queens = ExactCover.of(KnownProblem.queens(10).problem());
    Count alone = queens.count();
    Count together = queens.threads(Threads.ONE.withCount(3).with(100, 1)).count();
    assertThat(together.value()).isEqualTo(724);
    assertThat(together.isExact()).isTrue();
    assertThat(together.statistics().nodes()).isEqualTo(alone.statistics().nodes());
    assertThat(together.statistics().solutions()).isEqualTo(724);
    assertThat(together.statistics().nodesByThread()).hasSize(3);
    CountLaws.check(together);
    assertThat(queens.threads(3).maxNodes(5000).count().statistics().nodes()).isEqualTo(5000);
    ExactCover<String> dominoes = ExactCover.of(KnownProblem.dominoes(16, 16, 0).problem());
    Count pays = dominoes.threads(3).count();
    assertThat(pays.value()).isEqualTo(new BigInteger("2444888770250892795802079170816"));
    assertThat(pays.statistics().nodesByThread()).isEmpty();
  }

  // Limits

  @Test
  void timeIsUp() {
    for (ExactCover<Integer> cover : List.of(endless(), endless().unordered())) {
      assertThat(cover.timeout(Duration.ZERO).count().outcome()).isEqualTo(Outcome.TIMEOUT);
      Count count = cover.timeout(Duration.ofMillis(20)).count();
      assertThat(count.outcome()).isEqualTo(Outcome.TIMEOUT);
      assertThat(count.statistics().elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
      SearchResult result = cover.timeout(Duration.ofMillis(20)).forEach(s -> {});
      assertThat(result.outcome()).isEqualTo(Outcome.TIMEOUT);
      assertThatThrownBy(cover.timeout(Duration.ZERO)::first)
          .isInstanceOf(SearchStoppedException.class);
    }
  }

  @Test
  void anInterruptOfTheThreadThatAsksEndsTheSearch() {
    for (ExactCover<Integer> cover : List.of(endless(), endless().unordered())) {
      Thread.currentThread().interrupt();
      Count none = cover.count();
      assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
      assertThat(none.outcome()).isEqualTo(Outcome.INTERRUPTED);

      AtomicInteger seen = new AtomicInteger();
      SearchResult result =
          cover.forEach(
              s -> {
                if (seen.incrementAndGet() == 5000) {
                  Thread.currentThread().interrupt();
                }
              });
      assertThat(Thread.interrupted()).as("the flag is left set").isTrue();
      assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
      assertThat(result.solutions()).isEqualTo(seen.get());
    }
  }

  /** While it waits: the count never ends by itself. */
  @Test
  void anInterruptReachesAThreadThatWaits() throws InterruptedException {
    Count[] count = {null};
    Thread asking = new Thread(() -> count[0] = endless().count());
    asking.start();
    while (threads().isEmpty()) {
      Thread.onSpinWait();
    }
    asking.interrupt();
    asking.join();
    assertThat(count[0].outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  /** In a part of a search too; the engines ask a part's control as they do any other. */
  @ParameterizedTest
  @EnumSource
  void aPartStopsWithin1024Nodes(Engine engine) {
    CoverEngine structure = engine.create(Families.coins(40));
    for (int solutions = 1; solutions < 2000; solutions += 331) {
      structure.rewind();
      SearchTeam team = new SearchTeam(new SearchControl(SearchLimits.NONE), 0);
      PartControl control = new PartControl(team, false, 1, nodes -> 0, () -> {}, null);
      assertThat(control.open()).isTrue();
      for (int k = 0; k < solutions; k++) {
        assertThat(structure.next(control)).isTrue();
      }
      long before = structure.result(control).statistics().nodes();
      team.stop();
      while (structure.next(control)) {
        // until it is seen
      }
      long after = structure.result(control).statistics().nodes();
      assertThat(after - before).isLessThanOrEqualTo(1024);
      assertThat(control.isPutDown()).isFalse();
    }
  }

  /** Stopping is seen at polls, wherever the engine is: also where it counts without a stop. */
  @ParameterizedTest
  @EnumSource
  void pollsAreAtMost1024NodesApart(Engine engine) {
    for (Problem<?> problem : List.of(KnownProblem.queens(9).problem(), Families.coins(16))) {
      for (boolean counting : new boolean[] {true, false}) {
        List<Long> polls = new ArrayList<>();
        SearchControl control =
            new SearchControl(
                SearchLimits.NONE, progress -> polls.add(progress.nodes()), Duration.ZERO);
        CoverEngine structure = engine.create(problem);
        if (counting) {
          structure.count(control);
        } else {
          while (structure.next(control)) {
            control.solutionFound();
          }
        }
        polls.add(structure.result(control).statistics().nodes());
        assertThat(polls.get(0)).isZero();
        for (int k = 1; k < polls.size(); k++) {
          assertThat(polls.get(k) - polls.get(k - 1)).isBetween(0L, 1024L);
        }
      }
    }
  }

  /** The buffer is full all the time; the solutions come in order all the same. */
  @Test
  void aSlowVisitorHoldsThreadsUp() {
    ExactCover<Integer> cover = ExactCover.of(Families.coins(12)).engine(Engine.DANCING_LINKS);
    List<Solution<Integer>> expected = cover.stream().toList();
    for (long buffer : new long[] {1, 30, 1000}) {
      List<Solution<Integer>> found = new ArrayList<>();
      cover
          .threads(Threads.ONE.withCount(3).with(1, buffer))
          .forEach(
              s -> {
                assertThat(queens(5).count().value()).isEqualTo(10); // which takes a while
                found.add(s);
              });
      assertThat(found).isEqualTo(expected);
    }
  }
}
