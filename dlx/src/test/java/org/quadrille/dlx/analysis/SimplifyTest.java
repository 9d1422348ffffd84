package org.quadrille.dlx.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Bounded.bounded;

import com.google.common.primitives.Ints;
import java.time.Duration;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Families;
import org.quadrille.dlx.Prefix;
import org.quadrille.dlx.Simplified;
import org.quadrille.testkit.BruteForce;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

/** The simplified problem has the solutions of the original, and cannot be simplified further. */
class SimplifyTest {
  private static final int SEEDS = 4000;

  private static Set<List<Integer>> restored(Simplified<Integer> simplified) {
    Set<List<Integer>> all = new HashSet<>();
    simplified
        .cover()
        .forEach(
            solution -> {
              Solution<Integer> original = simplified.restore(solution);
              assertThat(original.payloads()).isEqualTo(solution.payloads());
              assertThat(original.cost()).isEqualTo(solution.cost());
              assertThat(all.add(asList(CoverVerifier.requireCover(original)))).isTrue();
            });
    return all;
  }

  private static List<Integer> asList(Solution<?> solution) {
    return IntStream.of(solution.optionNumbers()).boxed().toList();
  }

  /** Checks what holds for every result. */
  private static void check(Problem<?> original, Simplified<?> simplified) {
    Problem<?> problem = simplified.problem();
    assertThat(simplified.removedItems()).isEqualTo(original.itemCount() - problem.itemCount());
    assertThat(simplified.removedOptions())
        .isEqualTo(original.optionCount() - problem.optionCount());
    for (Item item : problem.items()) {
      Item before = original.item(original.indexOf(item.key()).orElseThrow());
      assertThat(item.primary()).isEqualTo(before.primary());
      if (problem.optionCount() > 0) {
        assertThat(item.min()).isGreaterThanOrEqualTo(before.min());
        assertThat(item.max()).isLessThanOrEqualTo(before.max());
      }
    }
    for (Option<?> option : problem.options()) {
      Option<?> before = original.option(simplified.originalOption(option.number()));
      assertThat(option.payload()).isEqualTo(before.payload());
      assertThat(option.cost()).isEqualTo(before.cost());
      assertThat(texts(before)).containsSubsequence(texts(option));
      assertThat(option.number() == 0 || isInOriginalOrder(simplified, option.number())).isTrue();
    }
  }

  private static List<String> texts(Option<?> option) {
    return option.uses().stream().map(Object::toString).toList();
  }

  private static boolean isInOriginalOrder(Simplified<?> simplified, int o) {
    return simplified.originalOption(o - 1) < simplified.originalOption(o);
  }

  @Test
  void theSolutionsAreThoseOfTheOriginal() {
    int smaller = 0;
    int some = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      Simplified<Integer> simplified = ExactCover.of(problem).simplify();
      assertThat(simplified.outcome()).isEqualTo(Outcome.EXHAUSTED);
      check(problem, simplified);
      Set<List<Integer>> expected = BruteForce.solutions(problem);
      assertThat(restored(simplified)).as("seed %d", seed).isEqualTo(new HashSet<>(expected));
      assertThat(BruteForce.solutions(simplified.problem())).hasSameSizeAs(expected);
      smaller += simplified.removedItems() + simplified.removedOptions() > 0 ? 1 : 0;
      some += expected.isEmpty() ? 0 : 1;
    }
    assertThat(smaller).isGreaterThan(SEEDS / 2);
    assertThat(some).isGreaterThan(SEEDS / 5);
  }

  @Test
  void simplifyingTwiceRemovesNothingMore() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Simplified<Integer> once = ExactCover.of(RandomProblems.next(seed)).simplify();
      Simplified<Integer> twice = ExactCover.of(once.problem()).simplify();
      assertThat(twice.removedOptions()).as("seed %d", seed).isZero();
      assertThat(twice.removedItems()).as("seed %d", seed).isZero();
      assertThat(twice.problem().items()).isEqualTo(once.problem().items());
    }
  }

  @Test
  void optionsThatBlockAnItemAreRemoved() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      Simplified<Integer> simplified = ExactCover.of(problem).simplify();
      BitSet left = new BitSet();
      IntStream.range(0, simplified.problem().optionCount())
          .forEach(o -> left.set(simplified.originalOption(o)));
      BitSet unblocked = withoutBlocking(problem);
      unblocked.and(left);
      assertThat(left).as("seed %d", seed).isEqualTo(unblocked);
    }
  }

  /**
   * Returns the options that are left when those that block an item, that is, exclude all of its
   * options, are removed repeatedly.
   */
  private static BitSet withoutBlocking(Problem<?> problem) {
    BitSet[] compatible = new BitSet[problem.optionCount()];
    BitSet left = new BitSet();
    for (int o = 0; o < compatible.length; o++) {
      compatible[o] = new BitSet();
      left.set(o, problem.isUsable(o));
      for (int p = 0; p < compatible.length; p++) {
        compatible[o].set(p, p != o && problem.isUsable(p) && areCompatible(problem, o, p));
      }
    }
    for (int before = -1; before != left.cardinality(); ) {
      before = left.cardinality();
      for (int o : left.stream().toArray()) {
        BitSet others = (BitSet) left.clone();
        others.and(compatible[o]);
        left.set(o, !blocks(problem, others, o));
      }
    }
    return left;
  }

  private static boolean blocks(Problem<?> problem, BitSet others, int o) {
    List<Item> own = problem.option(o).items();
    return problem.items().stream()
        .filter(item -> item.min() > 0 && !own.contains(item))
        .anyMatch(item -> others.stream().noneMatch(p -> problem.option(p).items().contains(item)));
  }

  /** Returns whether two options are compatible. */
  private static boolean areCompatible(Problem<?> problem, int o, int p) {
    Problem.Builder<Integer> builder = Problem.builder();
    for (Item item : problem.items()) {
      if (item.primary()) {
        builder.primary(bounded(item, 0, item.max()));
      } else {
        builder.secondary(item.key());
      }
    }
    for (int option : new int[] {o, p}) {
      builder.option(option, keys(problem.option(option)));
    }
    return CoverVerifier.faults(builder.build(), 0, 1).isEmpty();
  }

  private static Object[] keys(Option<?> option) {
    return option.uses().stream().map(use -> use instanceof Item item ? item.key() : use).toArray();
  }

  private static Prefix randomPrefix(Problem<?> problem, Random random) {
    int n = problem.optionCount();
    int[] required = random.ints(random.nextInt(3), 0, n).toArray();
    int[] forbidden = random.ints(random.nextInt(4), 0, n).toArray();
    return new Prefix(Ints.asList(required), Ints.asList(forbidden));
  }

  @Test
  void requiredAndForbiddenOptionsAreRespected() {
    int some = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (problem.optionCount() == 0) {
        continue;
      }
      Prefix prefix = randomPrefix(problem, new Random(seed));
      Set<List<Integer>> expected = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
      expected.addAll(BruteForce.solutions(problem));
      expected.removeIf(
          s ->
              !s.containsAll(prefix.required())
                  || s.stream().anyMatch(prefix.forbidden()::contains));
      Simplified<Integer> simplified = ExactCover.of(problem).within(prefix).simplify();
      check(problem, simplified);
      assertThat(restored(simplified)).as("seed %d", seed).isEqualTo(new HashSet<>(expected));
      for (int o = 0; o < simplified.problem().optionCount() && !expected.isEmpty(); o++) {
        assertThat(prefix.forbidden()).doesNotContain(simplified.originalOption(o));
      }
      some += expected.isEmpty() ? 0 : 1;
    }
    assertThat(some).isGreaterThan(SEEDS / 20);
  }

  @Test
  void aStoppedSimplificationKeepsTheSolutions() {
    int stopped = 0;
    for (long seed = 0; seed < SEEDS / 3; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      for (int nodes = 1; nodes < 40; nodes += 3) {
        Simplified<Integer> simplified = ExactCover.of(problem).maxNodes(nodes).simplify();
        assertThat(simplified.statistics().nodes()).isLessThanOrEqualTo(nodes);
        check(problem, simplified);
        Set<List<Integer>> all = new HashSet<>();
        ExactCover.of(simplified.problem()).forEach(s -> all.add(asList(simplified.restore(s))));
        assertThat(all).as("seed %d", seed).isEqualTo(new HashSet<>(BruteForce.solutions(problem)));
        stopped += simplified.outcome() == Outcome.LIMIT ? 1 : 0;
      }
    }
    assertThat(stopped).isGreaterThan(500);
  }

  @Test
  void timeoutsAndInterruptsStopIt() {
    Problem<String> queens = KnownProblem.queens(8).problem();
    Simplified<String> timeout = ExactCover.of(queens).timeout(Duration.ZERO).simplify();
    assertThat(timeout.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(timeout.removedItems()).isZero();
    Thread.currentThread().interrupt();
    Simplified<String> interrupted = ExactCover.of(queens).simplify();
    assertThat(Thread.interrupted()).as("the flag stays set").isTrue();
    assertThat(interrupted.outcome()).isEqualTo(Outcome.INTERRUPTED);
  }

  private static Problem.Builder<String> items(String... primary) {
    return Problem.<String>builder().primary((Object[]) primary);
  }

  private static String text(Problem<?> problem) {
    List<String> options =
        problem.options().stream().map(option -> String.join(" ", texts(option))).toList();
    return problem.items() + " " + options;
  }

  @Test
  void anItemThatCannotBeCoveredRemains() {
    Problem<String> problem =
        items("a", "b", "c").option("1", "a", "c").option("2", "a").option("3", "b", "a").build();
    Simplified<String> simplified = ExactCover.of(problem).simplify();
    assertThat(simplified.problem().itemCount()).isEqualTo(1);
    assertThat(simplified.problem().optionCount()).isZero();
    assertThat(simplified.removedOptions()).isEqualTo(3);
    Problem<String> twice =
        Problem.<String>builder()
            .primary(bounded("a", 2, 2))
            .primary(bounded("b", 3, 3))
            .option("1", "a", "b")
            .option("2", "a", "b")
            .option("3", "a", "b")
            .option("4", "a", "b")
            .build();
    Problem<String> impossible = ExactCover.of(twice).simplify().problem();
    assertThat(impossible.itemCount()).isEqualTo(1);
    assertThat(BruteForce.solutions(impossible)).isEmpty();
  }

  /** The two examples in the introduction of Knuth's DLX-PRE; it leaves X and Y in the second. */
  @Test
  void removesWhatKnuthsPreprocessorRemoves() {
    Problem<String> toy =
        items("A", "B", "C", "D", "E")
            .secondary("F", "G")
            .option("1", "C", "E", "F")
            .option("2", "A", "D", "G")
            .option("3", "B", "C", "F")
            .option("4", "A", "D")
            .option("5", "B", "G")
            .option("6", "D", "E", "G")
            .build();
    Problem<String> left = ExactCover.of(toy).simplify().problem();
    assertThat(text(left)).isEqualTo("[A, B, C] [C, A, B]");
    assertThat(left.options()).extracting(Option::payload).containsExactly("1", "4", "5");
    Problem<String> colours =
        items("A", "B", "C")
            .secondary("X", "Y")
            .option("1", "A", "B", "X:0", "Y:0")
            .option("2", "A", "C", "X:1", "Y:1")
            .option("none", "X:0", "Y:1")
            .option("3", "B", "X:1")
            .option("4", "C", "Y:1")
            .build();
    left = ExactCover.of(colours).simplify().problem();
    assertThat(text(left)).isEqualTo("[A, B] [A, B]");
    assertThat(left.options()).extracting(Option::payload).containsExactly("2", "3");
  }

  @Test
  void redundantItemsAreRemoved() {
    // b has the options of a; y is used only with a; z has one colour; u has one option.
    Problem<String> problem =
        items("a", "b", "c")
            .secondary("x", "y", "z", "u")
            .option("1", "a", "b", "x", "z:red", "u")
            .option("2", "b", "a", "y:1", "z:red")
            .option("3", "a", "b", "c", "y:2")
            .option("4", "c", "x", "z:red")
            .option("5", "c")
            .build();
    assertThat(text(ExactCover.of(problem).simplify().problem()))
        .isEqualTo("[a, c, x] [a x, a, a c, c x, c]");
    // d is compatible whenever e is; f is used once with each colour of e.
    Problem<String> colours =
        items("p", "q", "r")
            .secondary("e", "d", "f")
            .option("1", "p", "e:1", "d:1", "f")
            .option("2", "q", "e:1", "d:1")
            .option("3", "r", "e:1", "d:1")
            .option("4", "p", "e:2", "d:1")
            .option("5", "q", "e:2", "d:1", "f")
            .option("6", "r", "e:2", "d:1")
            .option("7", "r", "d:2", "e")
            .option("8", "p", "e")
            .build();
    assertThat(ExactCover.of(colours).simplify().problem().items())
        .extracting(Item::name)
        .containsExactly("p", "q", "r", "e");
  }

  @Test
  void boundsAreNarrowedAndIdleItemsRemoved() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary(bounded("a", 0, 2))
            .primary(bounded("b", 1, 3))
            .primary(bounded("idle", 0, 5))
            .primary(bounded("few", 1, 9))
            .option("1", "a", "b", "idle")
            .option("2", "a", "b", "few")
            .option("3", "b", "a", "idle")
            .option("4", "few", "idle")
            .build();
    Problem<String> left = ExactCover.of(problem).simplify().problem();
    assertThat(left.items())
        .extracting(item -> item + " " + item.min() + ".." + item.max())
        .containsExactly("a 1..2", "few 1..2");
  }

  @Test
  void noOptionLosesItsLastPrimaryItem() {
    Problem<String> free =
        Problem.<String>builder()
            .primary(bounded("a", 0, 1))
            .primary(bounded("b", 0, 1))
            .secondary("x")
            .option("1", "a", "x")
            .option("2", "b", "x")
            .build();
    Simplified<String> simplified = ExactCover.of(free).simplify();
    assertThat(simplified.problem().items()).extracting(Item::name).contains("a", "b");
    assertThat(simplified.cover().count().value()).isEqualTo(3);
    Problem<String> nothing = Problem.<String>builder().primary(bounded("a", 0, 1)).build();
    assertThat(ExactCover.of(nothing).simplify().problem().primaryCount()).isEqualTo(1);
    Problem<String> none = Problem.<String>builder().secondary("s").build();
    assertThat(ExactCover.of(none).simplify().problem().itemCount()).isZero();
  }

  @Test
  void restoringASolutionOfAnotherProblemThrows() {
    Problem<String> queens = KnownProblem.queens(4).problem();
    Simplified<String> simplified = ExactCover.of(queens).simplify();
    Solution<String> solution = Solution.of(queens, 1);
    assertThatThrownBy(() -> simplified.restore(solution))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void knownProblemsKeepTheirCounts() {
    KnownProblem.all()
        .forEach(
            known -> {
              Simplified<String> simplified = ExactCover.of(known.problem()).simplify();
              assertThat(simplified.cover().count().value())
                  .as(known.name())
                  .isEqualTo(known.count());
            });
    // The four diagonals of one square each.
    assertThat(ExactCover.of(KnownProblem.queens(8).problem()).simplify().removedItems())
        .isEqualTo(4);
  }

  @Test
  void aLongChainTakesOneNodeForEachOption() {
    int n = 100_000;
    Simplified<Integer> simplified = ExactCover.of(Families.chain(n / 2)).simplify();
    assertThat(simplified.problem().optionCount()).isEqualTo(n / 2);
    assertThat(simplified.problem().itemCount()).isEqualTo(n / 2);
    assertThat(simplified.statistics().nodes()).isEqualTo(n / 2);
  }
}
