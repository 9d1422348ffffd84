package org.quadrille.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.core.Bounded.bounded;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Coloured;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.Restriction;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Progress;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.CountLaws;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.ProgressLaws;
import org.quadrille.dlx.TestFacade;
import org.quadrille.dlx.search.ThreadSettings;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.RandomProblems;

class ComponentsTest {

  /** Returns the union of problems that share no items. */
  private static Problem<String> union(List<? extends Problem<?>> problems) {
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 0; k < problems.size(); k++) {
      for (Item item : problems.get(k).items()) {
        List<Object> key = List.of(k, item.key());
        if (item.primary()) {
          builder.primary(bounded(key, item.min(), item.max()));
        } else {
          builder.secondary(key);
        }
      }
    }
    for (int k = 0; k < problems.size(); k++) {
      for (Option<?> option : problems.get(k).options()) {
        List<Object> uses = new ArrayList<>();
        for (Object use : option.uses()) {
          uses.add(
              use instanceof Coloured coloured
                  ? new Coloured(List.of(k, coloured.item()), coloured.colour())
                  : List.of(k, ((Item) use).key()));
        }
        builder.option(k + ":" + option.number(), uses.toArray());
      }
    }
    return builder.build();
  }

  @Test
  void theCountIsTheProductOfTheCountsOfTheComponents() {
    for (long seed = 0; seed < 600; seed += 3) {
      List<Problem<Integer>> problems =
          List.of(
              RandomProblems.next(seed),
              RandomProblems.next(seed + 1),
              RandomProblems.next(seed + 2));
      BigInteger expected = BigInteger.ONE;
      for (Problem<Integer> problem : problems) {
        expected = expected.multiply(BigInteger.valueOf(BruteForce.solutions(problem).size()));
      }
      ExactCover<String> cover = ExactCover.of(union(problems));
      for (ExactCover<String> one : List.of(cover, cover.engine(Engine.DANCING_LINKS))) {
        ThreadSettings three = ThreadSettings.ONE.withCount(3).with(1 + seed % 5, 100);
        for (ExactCover<String> any : List.of(one, TestFacade.threads(one, three))) {
          Count count = CountLaws.check(any.count());
          assertThat(count.value()).as("seed %d", seed).isEqualTo(expected);
          assertThat(count.isExact()).isTrue();
        }
      }
    }
  }

  @Test
  void componentsShareNoItemAndHoldAllOptions() {
    for (long seed = 0; seed < 2000; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      List<Restriction<Integer>> parts = Components.of(problem);
      Map<Integer, Integer> componentOf = new HashMap<>();
      Set<Integer> options = new HashSet<>();
      for (int k = 0; k < parts.size(); k++) {
        Restriction<Integer> part = parts.get(k);
        for (Item item : part.problem().items()) {
          int original = part.originalItem(item.index());
          assertThat(item.key()).isEqualTo(problem.item(original).key());
          assertThat(componentOf.put(original, k)).as("an item in two components").isNull();
        }
        for (Option<Integer> option : part.problem().options()) {
          int original = part.originalOption(option.number());
          assertThat(options.add(original)).isTrue();
          assertThat(option.payload()).isEqualTo(problem.payload(original));
          assertThat(option.cost()).isEqualTo(problem.cost(original));
        }
      }
      for (int o = 0; o < problem.optionCount(); o++) {
        assertThat(options.contains(o)).isEqualTo(problem.isUsable(o));
      }
      for (int i = 0; i < problem.primaryCount(); i++) {
        assertThat(componentOf).containsKey(i);
      }
      assertThat(Components.isConnected(problem)).isEqualTo(parts.size() <= 1);
    }
  }

  private static final Problem<String> HUGE = huge();

  /** Returns 100 items of two options each: 2^100 solutions. */
  private static Problem<String> huge() {
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 0; k < 100; k++) {
      builder.primary("i" + k).option("a", "i" + k).option("b", "i" + k);
    }
    return builder.build();
  }

  @Test
  void countsDoNotOverflow() {
    assertThat(CountLaws.check(ExactCover.of(HUGE).count()).value())
        .isEqualTo(BigInteger.TWO.pow(100));
  }

  @Test
  void aStoppedCountIsALowerBound() {
    for (long nodes = 1; nodes < 310; nodes += 7) {
      Count count = CountLaws.check(ExactCover.of(HUGE).maxNodes(nodes).count());
      assertThat(count.statistics().nodes()).isLessThanOrEqualTo(nodes);
      assertThat(count.value()).isLessThanOrEqualTo(BigInteger.TWO.pow(100));
      assertThat(count.isExact()).isEqualTo(count.value().equals(BigInteger.TWO.pow(100)));
      if (nodes > 200 && !count.isExact()) {
        assertThat(count.value()).isGreaterThan(BigInteger.TWO.pow(20));
      }
    }
    Count none = ExactCover.of(HUGE).timeout(Duration.ZERO).count();
    assertThat(none.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(none.value()).isZero();
  }

  @Test
  void aComponentWithoutSolutionMakesTheCountZero() {
    Problem.Builder<String> builder = Problem.<String>builder().primary("never");
    for (int k = 0; k < 100; k++) {
      builder.primary("i" + k).option("a", "i" + k).option("b", "i" + k);
    }
    Count count = ExactCover.of(builder.build()).count();
    assertThat(count.isExact()).isTrue();
    assertThat(count.value()).isZero();
    assertThat(count.statistics().nodes()).isZero();
  }

  /** Adds the pigeonhole problem: no solution, and exponential time to prove it. */
  private static void addPigeonholes(Problem.Builder<String> builder, String name, int holes) {
    for (int pigeon = 0; pigeon <= holes; pigeon++) {
      builder.primary(name + pigeon);
    }
    for (int hole = 0; hole < holes; hole++) {
      builder.secondary(name + "hole" + hole);
      for (int pigeon = 0; pigeon <= holes; pigeon++) {
        builder.option("in", name + pigeon, name + "hole" + hole);
      }
    }
  }

  @Test
  void aComponentEasilyRefutedIsRefutedFirst() {
    for (int kind = 0; kind < 3; kind++) {
      for (int place = 0; place < 3; place++) {
        Problem.Builder<String> builder = Problem.builder();
        for (int part = 0; part < 3; part++) {
          if (part == place) {
            addInfeasible(builder, kind);
          } else {
            addPigeonholes(builder, "p" + part + "-", 14);
          }
        }
        Count count = ExactCover.of(builder.build()).count();
        assertThat(count.isExact()).as("kind %d, place %d", kind, place).isTrue();
        assertThat(count.value()).isZero();
        assertThat(count.statistics().nodes()).isLessThan(5_000);
      }
    }
  }

  private static void addInfeasible(Problem.Builder<String> builder, int kind) {
    switch (kind) {
      case 0 -> builder.primary("never");
      case 1 ->
          builder
              .primary("d")
              .primary("e")
              .primary("f")
              .option("de", "d", "e")
              .option("ef", "e", "f")
              .option("df", "d", "f");
      default -> addPigeonholes(builder, "few", 4);
    }
  }

  @Test
  void reportsCoverAllComponents() {
    Problem.Builder<String> builder = Problem.builder();
    for (int part = 0; part < 3; part++) {
      builder.secondary("link" + part);
      for (int k = 0; k < 12; k++) { // 2^12 solutions
        String item = "i" + part + "-" + k;
        builder.primary(item);
        builder.option("a", item, "link" + part + ":x").option("b", item, "link" + part + ":x");
      }
    }
    for (Engine engine :
        EnumSet.complementOf(EnumSet.of(Engine.AUTO))) { // AUTO takes too few nodes
      List<Progress> seen = new ArrayList<>();
      ExactCover<String> cover = ExactCover.of(builder.build()).engine(engine);
      Count count = cover.onProgress(seen::add, Duration.ZERO).count();
      assertThat(count.value()).isEqualTo(BigInteger.TWO.pow(36));
      List<Double> fractions =
          seen.stream().map(Progress::fraction).filter(f -> !f.isNaN()).toList();
      assertThat(fractions).isSorted();
      Progress last = ProgressLaws.check(seen).get(seen.size() - 1);
      assertThat(last.fraction()).isBetween(0.8, 1.0);
      assertThat(last.solutions()).isGreaterThan(1L << 30);
      assertThat(last.nodes()).isLessThanOrEqualTo(count.statistics().nodes());
    }
  }
}
