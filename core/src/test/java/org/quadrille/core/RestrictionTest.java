package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Bounded.bounded;
import static org.quadrille.core.Cost.cost;

import java.util.List;
import org.junit.jupiter.api.Test;

class RestrictionTest {
  private static final Problem<String> PROBLEM =
      Problem.<String>builder()
          .primary("a", bounded("b", 0, 2), "c")
          .secondary("x", "y")
          .option("0", "x:red", "a", "y:green")
          .option("1", cost(3), "b", "a", "x")
          .option("2", "c", "y:blue")
          .option("3", cost(4), "y:blue", "b")
          .build();

  private static int[] of(int... numbers) {
    return numbers;
  }

  @Test
  void keepsKeysColoursCostsAndPayloads() {
    Restriction<String> restriction = PROBLEM.restrictedTo(of(0, 1, 4), of(0, 1, 3));
    Problem<String> problem = restriction.problem();
    assertThat(problem.items())
        .containsExactly(
            new Item(0, "a", true), new Item(1, "b", true, 0, 2), new Item(2, "y", false));
    assertThat(problem.options()).hasToString("[a y:green (0), b a |3 (1), y:blue b |4 (3)]");
    assertThat(problem.colourCount()).as("red is erased").isEqualTo(2);
    assertThat(problem.colourKey(1)).isEqualTo("green");
    for (int i = 0; i < problem.itemCount(); i++) {
      assertThat(problem.item(i).key()).isEqualTo(PROBLEM.item(restriction.originalItem(i)).key());
    }
    for (int o = 0; o < problem.optionCount(); o++) {
      assertThat(problem.payload(o)).isEqualTo(PROBLEM.payload(restriction.originalOption(o)));
    }
  }

  @Test
  void keepsOptionsWhoseItemsAreAllErased() {
    Problem<String> problem = PROBLEM.restrictedTo(of(2, 3), of(1, 2, 3)).problem();
    assertThat(problem.optionCount()).isEqualTo(3);
    assertThat(problem.option(0).uses()).containsExactly(new Item(1, "x", false));
    assertThat(problem.isUsable(0)).as("its primary items are erased").isFalse();
    assertThat(problem.isUsable(1)).isTrue();
    assertThat(problem.option(2).uses()).isEmpty();
    assertThat(problem.hasBounds()).isFalse();
    assertThat(problem.hasCosts()).isTrue();
  }

  @Test
  void takesNewBoundsOfPrimaryItems() {
    Problem<String> problem =
        PROBLEM.restrictedTo(of(1, 2, 3), of(), i -> i, i -> 10 * i).problem();
    assertThat(problem.items())
        .containsExactly(
            new Item(0, "b", true, 1, 10),
            new Item(1, "c", true, 2, 20),
            new Item(2, "x", false, 0, 1));
    assertThatThrownBy(() -> PROBLEM.restrictedTo(of(1), of(), i -> 2, i -> 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void worksWithIntegerKeysAndKeysThatLookLikeColouredUses() {
    Problem<Integer> problem =
        Problem.<Integer>builder()
            .primary(7, 1, List.of(1))
            .secondary("x", "x:red")
            .option(0, 1, "x:red", new Coloured("x", 3))
            .option(1, 7, 1, (Object) List.of(1))
            .build();
    Problem<Integer> part = problem.restrictedTo(of(1, 2, 3, 4), of(0, 1)).problem();
    assertThat(part.items()).extracting(Item::key).containsExactly(1, List.of(1), "x", "x:red");
    assertThat(part.option(0).uses())
        .containsExactly(new Item(0, 1, true), new Item(3, "x:red", false), new Coloured("x", 3));
    assertThat(part.option(1).items()).extracting(Item::key).containsExactly(1, List.of(1));
  }

  @Test
  void ofNothingIsTheEmptyProblem() {
    Problem<String> problem = PROBLEM.restrictedTo(of(), of()).problem();
    assertThat(problem.itemCount()).isZero();
    assertThat(problem.optionCount()).isZero();
  }

  @Test
  void doesNotKeepTheCallersArrays() {
    int[] items = {0, 1};
    int[] options = {1};
    Restriction<String> restriction = PROBLEM.restrictedTo(items, options);
    items[0] = 3;
    options[0] = 3;
    assertThat(restriction.originalItem(0)).isZero();
    assertThat(restriction.originalOption(0)).isOne();
  }

  @Test
  void refusesWrongNumbers() {
    assertThatThrownBy(() -> PROBLEM.restrictedTo(of(0, 5), of()))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("item 5; the problem has 5 items, numbered from 0");
    assertThatThrownBy(() -> PROBLEM.restrictedTo(of(), of(-1)))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("option -1; the problem has 4 options, numbered from 0");
    assertThatThrownBy(() -> PROBLEM.restrictedTo(of(1, 0), of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("items not in ascending order: 1 before 0");
    assertThatThrownBy(() -> PROBLEM.restrictedTo(of(), of(2, 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("options not in ascending order: 2 before 2");
    assertThatThrownBy(() -> PROBLEM.restrictedTo(null, of()))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("items");
    assertThatThrownBy(() -> PROBLEM.restrictedTo(of(0), of()).originalOption(0))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("option 0; the problem has no options");
    assertThatThrownBy(() -> PROBLEM.restrictedTo(of(0), of()).originalItem(1))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("item 1; the problem has 1 item, numbered from 0");
  }
}
