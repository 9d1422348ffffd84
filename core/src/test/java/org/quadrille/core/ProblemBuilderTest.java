package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.quadrille.core.Bounded.bounded;
import static org.quadrille.core.Cost.cost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ProblemBuilderTest {
  private static Problem.Builder<String> builder() {
    return Problem.<String>builder().primary("A", "B").secondary("X", "Y");
  }

  /** Everything that a problem contains, to compare. */
  private static List<Object> all(Problem<?> problem) {
    List<Object> all = new ArrayList<>(problem.items());
    for (Option<?> option : problem.options()) {
      all.add(option.payload());
      all.addAll(option.uses());
    }
    for (int c = 1; c <= problem.colourCount(); c++) {
      all.add(problem.colourKey(c));
    }
    all.add(problem.toString());
    return all;
  }

  // Uses

  @Test
  void aStringWithAColonIsAColouredUse() {
    Problem<String> strings = builder().option("o", "A", "X:red", "Y:a:b").build();
    Problem<String> plain =
        builder().option("o", "A", new Coloured("X", "red"), new Coloured("Y", "a:b")).build();
    assertThat(all(strings)).isEqualTo(all(plain));
    assertThat(strings.option(0).uses())
        .containsExactly(
            new Item(0, "A", true), new Coloured("X", "red"), new Coloured("Y", "a:b"));
  }

  @Test
  void aDeclaredKeyWithAColonIsNoColouredUse() {
    Problem<String> problem =
        builder()
            .secondary("X:red", "p:q")
            .primary("A:1")
            .option("o", "X:red", "X:blue", "A:1")
            .option("o", new Coloured("p:q", "c"), "A")
            .build();
    assertThat(problem.option(0).uses())
        .containsExactly(
            new Item(5, "X:red", false), new Coloured("X", "blue"), new Item(2, "A:1", true));
    assertThat(problem.option(1).uses())
        .containsExactly(new Coloured("p:q", "c"), new Item(0, "A", true));
  }

  @Test
  void aStringIsCutAtItsFirstColon() {
    Problem.Builder<String> builder = builder().secondary("p:q");
    InvalidOptionException invalid = invalid(builder, "p:q:c");
    assertThat(invalid.reason()).isEqualTo("unknown item p");
  }

  @Test
  void aDeclaredColouredIsAKeyLikeAnyOther() {
    Coloured key = new Coloured("X", "red");
    Problem<String> problem = builder().primary(key).option("o", key, "X:red").build();
    assertThat(problem.option(0).uses()).containsExactly(new Item(2, key, true), key);
    assertThat(problem.colourAt(0, 0)).isEqualTo(Problem.NO_COLOUR);
    assertThat(problem.colourAt(0, 1)).isEqualTo(1);
  }

  @Test
  void emptyStringsAreKeysAndColoursToo() {
    Problem<String> problem =
        builder()
            .secondary("")
            .option("o", "A", new Coloured("", "red"), new Coloured("X", ""))
            .build();
    assertThat(problem.option(0).uses())
        .containsExactly(new Item(0, "A", true), new Coloured("", "red"), new Coloured("X", ""));
  }

  @Test
  void coloursMayBeAnyValuesAndAreTheSameIfEqual() {
    Problem<String> problem =
        builder()
            .option("1", "A", new Coloured("X", 1))
            .option("2", "A", new Coloured("Y", Integer.valueOf("1")))
            .option("3", "A", new Coloured("X", "1"))
            .option("4", "A", new Coloured("X", List.of(1)))
            .build();
    assertThat(problem.colourCount()).isEqualTo(3);
    assertThat(problem.options())
        .extracting(o -> problem.colourAt(o.number(), 1))
        .containsExactly(1, 1, 2, 3);
  }

  @Test
  void equalOptionsAreDifferentOptions() {
    Problem<String> problem = builder().option("o", "A").option("o", "A").build();
    assertThat(problem.optionCount()).isEqualTo(2);
    assertThat(problem.option(0)).isNotEqualTo(problem.option(1));
  }

  @Test
  void whatAnOptionShowsCanBeGivenToABuilder() {
    Problem<String> problem =
        builder().option("1", "X:red", "A", "Y").option("2", "B", new Coloured("X", 3)).build();
    Problem.Builder<String> again = builder();
    for (Option<String> option : problem.options()) {
      again.option(option.payload(), option.uses());
    }
    assertThat(all(again.build())).isEqualTo(all(problem));
    Problem<String> plain =
        builder()
            .option("items", problem.option(0).items())
            .option("mixed", List.of("A", "X:red"), problem.item(1), Set.of())
            .option("of an item", "A", new Coloured(problem.item(3), "blue"))
            .build();
    assertThat(plain.options())
        .hasToString("[X A Y (items), A X:red B (mixed), A Y:blue (of an item)]");
  }

  @Test
  void aCollectionThatIsAKeyIsNotFlattened() {
    List<String> key = List.of("A", "B");
    Problem<String> problem =
        builder().primary(key).option("key", key).option("uses", List.of("B", "A")).build();
    assertThat(problem.option(0).uses()).containsExactly(new Item(2, key, true));
    assertThat(problem.option(1).items()).hasToString("[B, A]");
  }

  @Test
  void faultsInCollectionsAreCountedByElement() {
    refuses(2, "unknown item Z", "A", List.of("B", "Z"));
    refuses(3, "item A occurs twice in this option", "A", List.of("B", "X"), "A");
    assertThatThrownBy(() -> builder().option("o", Arrays.asList("A", null)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("use");
  }

  @Test
  void itemsOfAnotherProblemStandForTheirKeysAndBounds() {
    Problem<String> other =
        Problem.<String>builder().primary(bounded("a", 0, 3), "b").secondary("c").build();
    Problem<String> problem =
        Problem.<String>builder()
            .primary(other.item(0), "d")
            .secondary(other.item(1), other.item(2))
            .option("o", other.items())
            .build();
    assertThat(problem.items())
        .containsExactly(
            new Item(0, "a", true, 0, 3),
            new Item(1, "d", true),
            new Item(2, "b", false),
            new Item(3, "c", false));
    assertThat(problem.option(0).items()).hasToString("[a, b, c]");
  }

  @Test
  void aProblemsBuilderAddsToACopyOfIt() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("a", bounded(7, 0, 2))
            .secondary("x:y")
            .option("1", cost(5), "a", new Coloured("x:y", 1), 7)
            .option("2", "x:y")
            .build();
    assertThat(all(problem.toBuilder().build())).isEqualTo(all(problem));
    Problem<String> more = problem.toBuilder().primary("b").option("3", "b", "a").build();
    assertThat(more.items()).hasToString("[a, 7, b, x:y]");
    assertThat(more.options()).hasToString("[a x:y:1 7 |5 (1), x:y (2), b a (3)]");
    assertThat(problem.optionCount()).as("unchanged").isEqualTo(2);
  }

  // Refusals

  private static InvalidOptionException invalid(Problem.Builder<String> builder, Object... uses) {
    return catchThrowableOfType(
        InvalidOptionException.class, () -> builder.option("refused", uses));
  }

  private static void refuses(int use, String reason, Object... uses) {
    InvalidOptionException invalid =
        invalid(builder().option("before", "A").option("before", "B"), uses);
    assertThat(invalid).hasMessage("option 2: " + reason);
    assertThat(invalid.reason()).isEqualTo(reason);
    assertThat(invalid.use()).isEqualTo(use);
  }

  @Test
  void unknownItemsAreRefused() {
    refuses(1, "unknown item Z", "A", "Z", "B");
    refuses(0, "unknown item 7", 7);
    refuses(2, "unknown item Z", "A", "B", "Z:red");
    refuses(1, "unknown item Z", "A", new Coloured("Z", "red"));
    refuses(1, "unknown item 7", "A", new Coloured(7, "red"));
    refuses(0, "unknown item ", "");
    refuses(0, "unknown item a", "a"); // not A
  }

  @Test
  void halfAColourIsRefused() {
    refuses(1, "expected item or item:colour, found X:", "A", "X:");
    refuses(0, "expected item or item:colour, found :red", ":red");
    refuses(0, "expected item or item:colour, found :", ":");
  }

  @Test
  void anItemTwiceInOneOptionIsRefused() {
    refuses(2, "item A occurs twice in this option", "A", "B", "A");
    refuses(1, "item X occurs twice in this option", "X", "X", "A");
    refuses(3, "item X occurs twice in this option", "X:red", "A", "B", "X:red");
    refuses(1, "item X occurs twice in this option", "X:red", "X:blue");
    refuses(1, "item X occurs twice in this option", "X", "X:red");
    refuses(2, "item Y occurs twice in this option", new Coloured("Y", 1), "A", "Y");
  }

  @Test
  void aColourOnAPrimaryItemIsRefused() {
    refuses(0, "primary item A must not have a colour", "A:red");
    refuses(1, "primary item B must not have a colour", "A", new Coloured("B", 3));
    refuses(1, "primary item A must not have a colour", "A", "A:red");
  }

  @Test
  void theFirstFaultIsTheOneReported() {
    refuses(1, "unknown item Z", "A", "Z", "A", "B:red");
  }

  @Test
  void nullsAreRefusedByName() {
    assertThatThrownBy(() -> builder().option(null, "A"))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("payload");
    assertThatThrownBy(() -> builder().option("o", "A", null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("use");
    assertThatThrownBy(() -> builder().primary("C", null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("key");
    assertThatThrownBy(() -> builder().secondary("Z", null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("key");
    assertThatThrownBy(() -> builder().option("o", (Object[]) null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("uses");
    assertThatThrownBy(() -> builder().primary((Object[]) null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("items");
    assertThatThrownBy(() -> new Coloured(null, "red"))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("item");
    assertThatThrownBy(() -> new Coloured("X", null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("colour");
  }

  @Test
  void aKeyIsDeclaredOnce() {
    List<Consumer<Problem.Builder<String>>> declarations =
        List.of(
            b -> b.primary("Z", "Z"),
            b -> b.secondary("V", "Z", "W", "Z"),
            b -> b.primary("Z").primary("Z"),
            b -> b.secondary("Z").secondary("Z"),
            b -> b.primary("Z").secondary("V", "Z"),
            b -> b.secondary("Z").primary("V", "Z"));
    for (Consumer<Problem.Builder<String>> declaration : declarations) {
      assertThatThrownBy(() -> declaration.accept(builder()))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("item Z is declared twice");
    }
  }

  // The builder after a refusal

  @Test
  void aRefusedCallDoesNotChangeTheBuilder() {
    List<Consumer<Problem.Builder<String>>> refused =
        List.of(
            b -> b.option("r", "A", "X:green", "Z"),
            b -> b.option("r", "X:green", "Z:red"),
            b -> b.option("r", "X:green", "B", "B"),
            b -> b.option("r", new Coloured("Y", "green"), "Y"),
            b -> b.option("r", "X:green", "A:green"),
            b -> b.option("r", "A", "B", "X:green", "Y", null),
            b -> b.option(null, "A", "X:green"),
            b -> b.primary("C", "D", "A"),
            b -> b.primary("C", "D", "C"),
            b -> b.secondary("Z", "X"),
            b -> b.secondary("C", null),
            b -> b.primary("C", "D", null));
    Problem<String> expected = build(b -> {});
    for (Consumer<Problem.Builder<String>> call : refused) {
      Problem<String> built =
          build(b -> assertThatThrownBy(() -> call.accept(b)).isInstanceOf(RuntimeException.class));
      assertThat(all(built)).isEqualTo(all(expected));
    }
  }

  /** Builds a problem in several calls, with an action between them that must have no effect. */
  private static Problem<String> build(Consumer<Problem.Builder<String>> between) {
    Problem.Builder<String> builder = builder();
    between.accept(builder);
    builder.option("1", "A", "X:red", "Y");
    between.accept(builder);
    builder.option("2");
    between.accept(builder);
    builder.option("3", "B", "X:blue", "A", "Y:red");
    between.accept(builder);
    builder.option("4", "A", "B", "X", "Y");
    between.accept(builder);
    return builder.build();
  }

  @Test
  void aRefusedCallDeclaresNothing() {
    Problem.Builder<String> builder = builder();
    assertThatThrownBy(() -> builder.primary("C", "A")).hasMessage("item A is declared twice");
    assertThat(invalid(builder, "C").reason()).isEqualTo("unknown item C");
    assertThat(builder.secondary("C").option("o", "A", "C").build().items())
        .hasToString("[A, B, X, Y, C]");
  }

  // Building

  @Test
  void theBuilderMayGoOnWithoutChangingWhatItHasBuilt() {
    Problem.Builder<String> builder = builder().option("1", "A", "X");
    Problem<String> first = builder.build();
    List<Object> before = all(first);
    Problem<String> same = builder.build();
    builder.primary("C").secondary("Z");
    for (int k = 0; k < 100; k++) {
      builder.option("more", "C", "A", "X:red", "Z:" + k);
    }
    Problem<String> second = builder.build();
    assertThat(all(first)).isEqualTo(before);
    assertThat(all(same)).isEqualTo(before);
    assertThat(first.indexOf("C")).isEmpty();
    assertThat(first.indexOf("X")).hasValue(2);
    assertThat(second.indexOf("X")).hasValue(3);
    assertThat(second.optionCount()).isEqualTo(101);
    assertThat(second.option(0)).hasToString("A X (1)").isNotEqualTo(first.option(0));
    assertThat(second.option(100)).hasToString("C A X:red Z:99 (more)");
  }

  @Test
  void theCallersArrayIsNotKept() {
    Object[] uses = {"A", "X:red"};
    Object[] keys = {"C"};
    Problem.Builder<String> builder = builder().primary(keys).option("o", uses);
    uses[0] = "B";
    keys[0] = "D";
    Problem<String> problem = builder.build();
    assertThat(problem.option(0)).hasToString("A X:red (o)");
    assertThat(problem.indexOf("C")).hasValue(2);
  }

  @Test
  void declaringNothingIsNoError() {
    Problem<String> problem = Problem.<String>builder().primary().secondary().option("o").build();
    assertThat(problem.itemCount()).isZero();
    assertThat(problem.option(0).uses()).isEmpty();
  }
}
