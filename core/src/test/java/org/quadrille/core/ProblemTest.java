package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class ProblemTest {
  private enum Cell {
    LEFT,
    RIGHT
  }

  private record Square(int row, int column) {}

  @Test
  void theExampleOfTheJavadocIsAProblem() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("A", "B", "C")
            .secondary("X")
            .option("first", "A", "B", "X:red")
            .option("second", "C", "X:red")
            .build();
    assertThat(problem).hasToString("Problem[3 primary and 1 secondary items, 2 options, 5 uses]");
    assertThat(problem.items()).hasToString("[A, B, C, X]");
    assertThat(problem.options()).hasToString("[A B X:red (first), C X:red (second)]");
  }

  @Test
  void itemsAreNumberedPrimariesFirstEachKindInOrderOfDeclaration() {
    Problem<Integer> problem =
        Problem.<Integer>builder()
            .secondary("X")
            .primary("A")
            .option(0, "X:red", "A")
            .secondary("Y")
            .primary("B", "C")
            .option(1, "C", "Y", "A", "X")
            .build();
    assertThat(problem.items())
        .containsExactly(
            new Item(0, "A", true),
            new Item(1, "B", true),
            new Item(2, "C", true),
            new Item(3, "X", false),
            new Item(4, "Y", false));
    assertThat(problem.itemCount()).isEqualTo(5);
    assertThat(problem.primaryCount()).isEqualTo(3);
    for (Item item : problem.items()) {
      assertThat(problem.indexOf(item.key())).hasValue(item.index());
      assertThat(problem.item(item.index())).isEqualTo(item);
    }
    assertThat(itemsOf(problem, 0)).as("declared before B and C").containsExactly(3, 0);
    assertThat(itemsOf(problem, 1)).containsExactly(2, 4, 0, 3);
  }

  @Test
  void anUnknownKeyHasNoIndex() {
    Problem<String> problem = Problem.<String>builder().primary("1").build();
    assertThat(problem.indexOf("2")).isEmpty();
    assertThat(problem.indexOf(1)).isEmpty();
    assertThat(problem.indexOf("1:red")).isEmpty();
  }

  @Test
  void keysMayBeAnyValues() {
    Problem<Square> problem =
        Problem.<Square>builder()
            .primary(Cell.LEFT, new Square(1, 2), 7)
            .secondary(List.of("a", "b"))
            .option(new Square(0, 0), new Square(1, 2), new Coloured(List.of("a", "b"), Cell.RIGHT))
            .build();
    assertThat(problem.items()).hasToString("[LEFT, Square[row=1, column=2], 7, [a, b]]");
    assertThat(problem.indexOf(new Square(1, 2))).hasValue(1);
    assertThat(problem.payload(0)).isEqualTo(new Square(0, 0));
    assertThat(problem.colourKey(problem.colourAt(0, 1))).isEqualTo(Cell.RIGHT);
  }

  @Test
  void coloursAreNumberedFromOneInOrderOfTheirFirstUse() {
    Problem<Integer> problem =
        Problem.<Integer>builder()
            .primary("A")
            .secondary("X", "Y")
            .option(0, "X:red", "A")
            .option(1, "A", "X")
            .option(2, "A", "Y:blue", "X:red")
            .build();
    assertThat(problem.colourCount()).isEqualTo(2);
    assertThat(problem.colourKey(1)).isEqualTo("red");
    assertThat(problem.colourKey(2)).isEqualTo("blue");
    assertThat(coloursOf(problem, 0)).containsExactly(1, Problem.NO_COLOUR);
    assertThat(coloursOf(problem, 1)).containsExactly(Problem.NO_COLOUR, Problem.NO_COLOUR);
    assertThat(coloursOf(problem, 2)).containsExactly(Problem.NO_COLOUR, 2, 1);
    assertThatThrownBy(() -> problem.colourKey(0)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> problem.colourKey(3)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aProblemWithoutColoursHasColourCountZero() {
    Problem<Integer> problem =
        Problem.<Integer>builder().primary("A").secondary("X").option(0, "A", "X").build();
    assertThat(problem.colourCount()).isZero();
    assertThat(coloursOf(problem, 0)).containsExactly(Problem.NO_COLOUR, Problem.NO_COLOUR);
  }

  @Test
  void theEmptyProblemIsAProblem() {
    Problem<String> problem = Problem.<String>builder().build();
    assertThat(problem.items()).isEmpty();
    assertThat(problem.options()).isEmpty();
    assertThat(problem.useCount()).isZero();
    assertThat(problem.colourCount()).isZero();
    assertThat(problem).hasToString("Problem[0 primary and 0 secondary items, 0 options, 0 uses]");
  }

  @Test
  void optionsThatCannotBeUsedKeepTheirNumbers() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("A")
            .secondary("X", "Y")
            .option("nothing")
            .option("plain", "X", "Y")
            .option("last", "X", "A")
            .option("first", "A", "Y")
            .option("coloured", "X:red")
            .build();
    assertThat(problem.optionCount()).isEqualTo(5);
    assertThat(IntStream.range(0, 5).filter(problem::isUsable)).containsExactly(2, 3);
    assertThat(IntStream.range(0, 5).map(problem::size)).containsExactly(0, 2, 2, 2, 1);
    assertThat(IntStream.range(0, 5).mapToObj(problem::payload))
        .containsExactly("nothing", "plain", "last", "first", "coloured");
    assertThat(problem.useCount()).isEqualTo(7);
  }

  private static void outOfRange(String message, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(IndexOutOfBoundsException.class).hasMessage(message);
  }

  @Test
  void numbersOutOfRangeAreErrorsThatNameWhatThereIs() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("A")
            .secondary("X")
            .option("a", "A", "X:red")
            .option("b", "A")
            .build();
    for (int n : new int[] {-1, 2}) {
      String item = "item " + n + "; the problem has 2 items, numbered from 0";
      outOfRange(item, () -> problem.item(n));
      outOfRange(item, () -> problem.items().get(n));
      outOfRange(item, () -> problem.min(n));
      outOfRange(item, () -> problem.max(n));
      String option = "option " + n + "; the problem has 2 options, numbered from 0";
      outOfRange(option, () -> problem.option(n));
      outOfRange(option, () -> problem.options().get(n));
      outOfRange(option, () -> problem.payload(n));
      outOfRange(option, () -> problem.cost(n));
      outOfRange(option, () -> problem.size(n));
      outOfRange(option, () -> problem.isUsable(n));
      outOfRange(option, () -> problem.itemAt(n, 0));
      String use = "use " + n + "; option 0 has 2 uses, numbered from 0";
      outOfRange(use, () -> problem.itemAt(0, n));
      outOfRange(use, () -> problem.colourAt(0, n));
      outOfRange(use, () -> problem.option(0).uses().get(n));
    }
    outOfRange("use 1; option 1 has 1 use, numbered from 0", () -> problem.itemAt(1, 1));
    outOfRange("colour 0; the problem has 1 colour, numbered from 1", () -> problem.colourKey(0));
    outOfRange("colour 2; the problem has 1 colour, numbered from 1", () -> problem.colourKey(2));
    Problem<String> empty = Problem.<String>builder().build();
    outOfRange("item 0; the problem has no items", () -> empty.item(0));
    outOfRange("option 0; the problem has no options", () -> empty.option(0));
    assertThatThrownBy(() -> problem.indexOf(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("key");
  }

  @Test
  void viewsCannotBeChanged() {
    Problem<String> problem = Problem.<String>builder().primary("A").option("a", "A").build();
    List<Item> items = problem.items();
    List<Option<String>> options = problem.options();
    assertThatThrownBy(items::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(options::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> items.set(0, items.get(0)))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aHundredThousandOptionsKeepTheirItemsAndColours() {
    int count = 100_000;
    int itemCount = 1_000;
    Problem.Builder<Integer> builder = Problem.builder();
    for (int i = 0; i < itemCount; i++) {
      builder.primary(i).secondary(-1 - i);
    }
    for (int o = 0; o < count; o++) {
      // every seventh without a colour, and sizes of 1 to 3
      Object shared = o % 7 == 0 ? -1 - o % itemCount : new Coloured(-1 - o % itemCount, o % 11);
      Object[] uses = {o % itemCount, shared, (o + 1) % itemCount};
      builder.option(o, Arrays.copyOf(uses, 1 + o % 3));
    }
    Problem<Integer> problem = builder.build();
    assertThat(problem.optionCount()).isEqualTo(count);
    assertThat(problem.itemCount()).isEqualTo(2 * itemCount);
    assertThat(problem.colourCount()).isEqualTo(11);
    long uses = 0;
    for (int o = 0; o < count; o++) {
      int size = 1 + o % 3;
      int[] items = {o % itemCount, itemCount + o % itemCount, (o + 1) % itemCount};
      Object colour = o % 7 == 0 ? null : (Integer) (o % 11);
      boolean right =
          problem.payload(o) == o
              && problem.size(o) == size
              && IntStream.range(0, size).allMatch(itemsAre(problem, o, items))
              && problem.colourAt(o, 0) == Problem.NO_COLOUR
              && (size < 2 || Objects.equals(colour, colourKey(problem, o, 1)));
      assertThat(right).as("option %d: %s", o, problem.option(o)).isTrue();
      uses += size;
    }
    assertThat(problem.useCount()).isEqualTo((int) uses);
  }

  private static IntPredicate itemsAre(Problem<?> problem, int o, int[] items) {
    return k -> problem.itemAt(o, k) == items[k];
  }

  private static Object colourKey(Problem<?> problem, int o, int k) {
    int colour = problem.colourAt(o, k);
    return colour == Problem.NO_COLOUR ? null : problem.colourKey(colour);
  }

  @Test
  void oneOptionMayUseAHundredThousandItems() {
    Object[] keys = IntStream.range(0, 100_000).boxed().toArray();
    Problem<String> problem =
        Problem.<String>builder()
            .primary(keys)
            .option("small", 5)
            .option("large", keys)
            .option("small again", 6)
            .build();
    assertThat(itemsOf(problem, 0)).containsExactly(5);
    assertThat(itemsOf(problem, 1)).containsExactly(IntStream.range(0, 100_000).toArray());
    assertThat(itemsOf(problem, 2)).containsExactly(6);
  }

  @Test
  void descriptionsAreTheSameInEveryLocale() {
    Problem<String> problem = Problem.<String>builder().primary("A").build();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(problem)
          .hasToString("Problem[1 primary and 0 secondary items, 0 options, 0 uses]");
    } finally {
      Locale.setDefault(before);
    }
  }

  private static int[] itemsOf(Problem<?> problem, int o) {
    return IntStream.range(0, problem.size(o)).map(k -> problem.itemAt(o, k)).toArray();
  }

  private static int[] coloursOf(Problem<?> problem, int o) {
    return IntStream.range(0, problem.size(o)).map(k -> problem.colourAt(o, k)).toArray();
  }
}
