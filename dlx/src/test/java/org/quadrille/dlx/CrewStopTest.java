package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchTeam;

/** What threads that search together give once they have been stopped. */
class CrewStopTest {
  /**
   * The threads have found all that there is room for, and nobody has taken more than a little,
   * when the search is stopped.
   */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatWasFoundBeforeAnInterruptIsGiven(boolean ordered) {
    Problem<Integer> problem = Families.coins(60);
    Threads settings = Threads.ONE.withCount(3).with(1, 1000);
    Crew crew = taking(problem, ordered ? settings : settings.unordered(), SearchLimits.NONE);
    crew.start();
    List<List<Integer>> found = new ArrayList<>(solutions(crew.next()));
    int taken = found.size();
    awaitStandstill();
    Thread.currentThread().interrupt();
    for (int[] more = crew.next(); more != null; more = crew.next()) {
      found.addAll(solutions(more));
    }
    assertThat(Thread.currentThread().isInterrupted()).as("the flag is left set").isTrue();
    crew.close();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(crew.result().outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(found).hasSizeGreaterThan(taken).doesNotHaveDuplicates();
    if (ordered) {
      assertThat(found).isEqualTo(firstOf(problem, found.size()));
    }
  }

  /** The time is up before the thread that asks looks for solutions. */
  @Test
  void whatWasFoundBeforeTheTimeWasUpIsGiven() {
    Problem<Integer> problem = Families.coins(60);
    List<List<Integer>> found = new ArrayList<>();
    for (int millis = 10; found.isEmpty() && millis < 20_000; millis *= 2) { // until it is enough
      SearchLimits limits = SearchLimits.NONE.withTimeout(Duration.ofMillis(millis));
      Crew crew = taking(problem, Threads.ONE.withCount(2).with(1, 1000), limits);
      crew.start();
      awaitStandstill();
      SearchTeam clock = new SearchTeam(new SearchControl(limits), 0); // begun after the search
      while (clock.nanosLeft() > 0) {
        Thread.onSpinWait();
      }
      for (int[] more = crew.next(); more != null; more = crew.next()) {
        found.addAll(solutions(more));
      }
      crew.close();
      assertThat(crew.result().outcome()).isEqualTo(Outcome.TIMEOUT);
    }
    assertThat(found).isNotEmpty().isEqualTo(firstOf(problem, found.size()));
  }

  private static Crew taking(Problem<?> problem, Threads threads, SearchLimits limits) {
    Settings settings = Settings.DEFAULT.with(threads).with(limits);
    return Crew.of(() -> Engine.DANCING_LINKS.create(problem), settings, settings.control());
  }

  /** Waits until all threads wait for room, not only for the lock, or have ended. */
  private static void awaitStandstill() {
    for (int looks = 0; looks < 100; looks++) {
      if (CrewTest.threads().stream().anyMatch(t -> t.getState() != Thread.State.WAITING)) {
        looks = 0;
      }
    }
  }

  /** The solutions that a crew has given at once. */
  private static List<List<Integer>> solutions(int[] given) {
    List<List<Integer>> solutions = new ArrayList<>();
    for (int at = 0; at < given.length; at += 1 + given[at]) {
      solutions.add(Prefix.toList(Arrays.copyOfRange(given, at + 1, at + 1 + given[at])));
    }
    return solutions;
  }

  private static List<List<Integer>> firstOf(Problem<?> problem, int n) {
    List<List<Integer>> solutions = new ArrayList<>();
    CoverEngine engine = Engine.DANCING_LINKS.create(problem);
    SearchControl control = new SearchControl(SearchLimits.NONE);
    while (solutions.size() < n && engine.next(control)) {
      solutions.add(Prefix.toList(engine.solution()));
    }
    return solutions;
  }
}
