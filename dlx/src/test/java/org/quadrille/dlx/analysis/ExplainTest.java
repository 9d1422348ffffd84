package org.quadrille.dlx.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Bounded.bounded;

import com.google.common.primitives.Ints;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Coloured;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Explanation;
import org.quadrille.dlx.Prefix;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** Compares explanations with a brute-force oracle: the items have no cover, any fewer have one. */
class ExplainTest {
  private static final int SEEDS = 4000;

  /** Returns a problem with only these items; the payloads are the numbers of the options. */
  private static Problem<Integer> erased(Problem<?> problem, Set<Object> keys) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (Item item : problem.items()) {
      if (keys.contains(item.key())) {
        if (item.primary()) {
          builder.primary(item);
        } else {
          builder.secondary(item.key());
        }
      }
    }
    for (Option<?> option : problem.options()) {
      List<Object> uses = new ArrayList<>();
      boolean primary = false;
      for (int k = 0; k < option.items().size(); k++) {
        Item item = option.items().get(k);
        if (keys.contains(item.key())) {
          uses.add(option.uses().get(k) instanceof Coloured coloured ? coloured : item.key());
          primary |= item.primary();
        }
      }
      if (primary) {
        builder.option(option.number(), uses.toArray());
      }
    }
    return builder.build();
  }

  private static boolean canBeCovered(Problem<?> problem, Set<Object> keys, Prefix prefix) {
    Problem<Integer> erased = erased(problem, keys);
    Set<Integer> required =
        erased.options().stream()
            .map(Option::payload)
            .filter(prefix.required()::contains)
            .collect(Collectors.toSet());
    return BruteForce.solutions(erased).stream()
        .map(s -> s.stream().map(erased::payload).toList())
        .anyMatch(
            s -> s.containsAll(required) && s.stream().noneMatch(prefix.forbidden()::contains));
  }

  private static Set<Object> keys(List<Item> items) {
    return items.stream().map(Item::key).collect(Collectors.toSet());
  }

  /** Checks that the items have no cover and, if minimal, that each of them is needed. */
  private static void check(Problem<?> problem, Prefix prefix, Explanation<?> explanation) {
    Set<Object> keys = keys(explanation.items());
    assertThat(canBeCovered(problem, keys, prefix)).isFalse();
    if (explanation.isMinimal()) {
      for (Item item : explanation.items()) {
        Set<Object> fewer = keys(explanation.items());
        fewer.remove(item.key());
        assertThat(canBeCovered(problem, fewer, prefix)).as("without %s", item).isTrue();
      }
    }
    Problem<?> left = explanation.problem();
    assertThat(keys(left.items())).isEqualTo(keys);
    List<String> expected =
        erased(problem, keys).options().stream()
            .filter(option -> !prefix.forbidden().contains(option.payload()))
            .map(option -> option.payload() + ": " + option.uses())
            .toList();
    assertThat(left.options())
        .extracting(option -> explanation.originalOption(option.number()) + ": " + option.uses())
        .isEqualTo(expected);
    for (Option<?> option : left.options()) {
      int number = explanation.originalOption(option.number());
      assertThat(option.payload()).isEqualTo(problem.payload(number));
      assertThat(option.cost()).isEqualTo(problem.cost(number));
    }
  }

  @Test
  void theItemsHaveNoCoverAndFewerItemsHave() {
    int sizes = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      Explanation<Integer> explanation = ExactCover.of(problem).explain();
      assertThat(explanation.hasSolution())
          .as("seed %d", seed)
          .isEqualTo(!BruteForce.solutions(problem).isEmpty());
      assertThat(explanation.outcome()).isEqualTo(Outcome.EXHAUSTED);
      if (explanation.hasSolution()) {
        assertThat(explanation.items()).isEmpty();
      } else {
        assertThat(explanation.isMinimal()).as("seed %d", seed).isTrue();
        check(problem, Prefix.ALL, explanation);
        sizes = Math.max(sizes, explanation.items().size());
      }
    }
    assertThat(sizes).isGreaterThan(4);
  }

  @Test
  void requiredAndForbiddenOptionsAreRespected() {
    int explained = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      int n = problem.optionCount();
      if (n > 0 && !BruteForce.solutions(problem).isEmpty()) {
        Random random = new Random(seed);
        List<Integer> required = Ints.asList(random.ints(random.nextInt(3), 0, n).toArray());
        List<Integer> forbidden = Ints.asList(random.ints(random.nextInt(5), 0, n).toArray());
        Prefix prefix = new Prefix(required, forbidden);
        ExactCover<Integer> cover = ExactCover.of(problem).within(prefix);
        Explanation<Integer> explanation = cover.explain();
        assertThat(explanation.hasSolution())
            .as("seed %d", seed)
            .isEqualTo(cover.first().isPresent());
        if (!required.stream().allMatch(problem::isUsable)) {
          assertThat(explanation.items()).as("seed %d", seed).isEmpty();
        } else if (!explanation.hasSolution()) {
          assertThat(explanation.isMinimal()).isTrue();
          check(problem, prefix, explanation);
          explained++;
        }
      }
    }
    assertThat(explained).isGreaterThan(SEEDS / 20);
  }

  @Test
  void aStoppedExplanationIsCorrect() {
    int partly = 0;
    int unknown = 0;
    for (long seed = 0; seed < SEEDS / 3; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      for (int nodes = 1; nodes < 60; nodes += 4) {
        try {
          Explanation<Integer> explanation = ExactCover.of(problem).maxNodes(nodes).explain();
          assertThat(explanation.statistics().nodes()).isLessThanOrEqualTo(nodes);
          assertThat(explanation.hasSolution()).isEqualTo(!BruteForce.solutions(problem).isEmpty());
          if (!explanation.hasSolution()) {
            check(problem, Prefix.ALL, explanation);
            assertThat(explanation.isMinimal() || explanation.outcome() == Outcome.LIMIT).isTrue();
            partly += explanation.isMinimal() ? 0 : 1;
          }
        } catch (SearchStoppedException e) {
          assertThat(e.result().outcome()).isEqualTo(Outcome.LIMIT);
          assertThat(e.result().statistics().nodes()).isLessThanOrEqualTo(nodes);
          unknown++;
        }
      }
    }
    assertThat(partly).isGreaterThan(20);
    assertThat(unknown).isGreaterThan(20);
  }

  @Test
  void timeoutsAndInterruptsStopIt() {
    ExactCover<String> langford = ExactCover.of(KnownProblem.langford(6).problem());
    assertThatThrownBy(() -> langford.timeout(Duration.ZERO).explain())
        .isInstanceOfSatisfying(
            SearchStoppedException.class,
            e -> assertThat(e.result().outcome()).isEqualTo(Outcome.TIMEOUT));
    Thread.currentThread().interrupt();
    assertThatThrownBy(langford::explain).isInstanceOf(SearchStoppedException.class);
    assertThat(Thread.interrupted()).as("the flag stays set").isTrue();
  }

  private static List<String> explain(Problem<?> problem) {
    return ExactCover.of(problem).explain().items().stream().map(Item::name).toList();
  }

  @Test
  void anItemWithTooFewOptionsExplainsItself() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("a", "b")
            .primary(bounded("c", 3, 4))
            .option("1", "a", "c")
            .option("2", "a", "b")
            .option("3", "b", "c")
            .build();
    assertThat(explain(problem)).containsExactly("c");
    assertThat(explain(Problem.<String>builder().primary("x", "y").build())).containsExactly("x");
    assertThat(ExactCover.of(KnownProblem.queens(1).problem()).forbid(0).explain().items())
        .hasSize(1);
  }

  /**
   * There is no Langford pairing of 5, 6, 9 or 10: a pair of even numbers has one end in an odd
   * place, a pair of odd numbers two or none. So even pairs and odd places suffice.
   */
  @Test
  void langfordPairsFailByParity() {
    assertThat(explain(KnownProblem.langford(5).problem()))
        .containsExactly("p2", "p4", "s1", "s3", "s5", "s7", "s9");
    assertThat(explain(KnownProblem.langford(6).problem()))
        .containsExactly("p2", "p4", "p6", "s1", "s3", "s5", "s7", "s9", "s11");
  }

  @Test
  void thePigeonholeProblemIsMinimal() {
    Problem.Builder<String> builder = Problem.builder();
    for (int p = 0; p < 6; p++) {
      builder.primary("p" + p);
    }
    for (int h = 0; h < 5; h++) {
      builder.secondary("h" + h);
    }
    for (int p = 0; p < 6; p++) {
      for (int h = 0; h < 5; h++) {
        builder.option("", "p" + p, "h" + h);
      }
    }
    assertThat(explain(builder.build())).hasSize(11);
  }

  /** One component has no cover, the others too many to search. */
  @Test
  void aComponentWithoutCoverIsFoundBesideHugeOnes() {
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 0; k < 60; k++) {
      builder.primary("i" + k).option("x", "i" + k).option("y", "i" + k).option("z", "i" + k);
    }
    builder.primary("a", "b", "c").option("1", "a", "b").option("2", "b", "c");
    builder.option("3", "c", "a");
    Explanation<String> explanation = ExactCover.of(builder.build()).explain();
    assertThat(explanation.items()).extracting(Item::name).containsExactly("a", "b", "c");
    assertThat(explanation.problem().options())
        .extracting(Option::toString)
        .containsExactly("a b (1)", "b c (2)", "c a (3)");
    assertThat(explanation.isMinimal()).isTrue();
  }

  @Test
  void aRequiredOptionWithoutPrimaryItemExplainsItself() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("a")
            .secondary("x")
            .option("1", "a")
            .option("2", "x")
            .build();
    Explanation<String> explanation = ExactCover.of(problem).require(1).explain();
    assertThat(explanation.hasSolution()).isFalse();
    assertThat(explanation.items()).isEmpty();
    assertThat(explanation.isMinimal()).isTrue();
  }
}
