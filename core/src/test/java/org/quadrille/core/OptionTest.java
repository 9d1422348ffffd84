package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Cost.cost;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OptionTest {
  private static Problem<String> problem() {
    return Problem.<String>builder()
        .primary("A", "B")
        .secondary("X", "Y")
        .option("first", "X:red", "B", "Y")
        .option("second", "X:red", "B", "Y")
        .option("empty")
        .build();
  }

  @Test
  void anOptionShowsWhatItWasGivenInThatOrder() {
    Option<String> option = problem().option(0);
    assertThat(option.number()).isZero();
    assertThat(option.payload()).isEqualTo("first");
    assertThat(option.uses())
        .containsExactly(new Coloured("X", "red"), new Item(1, "B", true), new Item(3, "Y", false));
    assertThat(option.items())
        .containsExactly(new Item(2, "X", false), new Item(1, "B", true), new Item(3, "Y", false));
    assertThat(option).hasToString("X:red B Y (first)");
  }

  @Test
  void anOptionWithoutItemsIsEmpty() {
    Option<String> option = problem().option(2);
    assertThat(option.uses()).isEmpty();
    assertThat(option.items()).isEmpty();
    assertThat(option).hasToString("no items (empty)");
  }

  @Test
  void theTextHasUsesCostAndPayloadAndIsShort() {
    Object[] many = IntStream.range(0, 1000).boxed().toArray();
    Problem<String> problem =
        Problem.<String>builder()
            .primary(many)
            .option("p", cost(3), 1, 2)
            .option("", 1)
            .option("1 2 |3", cost(3), 1, 2)
            .option("long".repeat(1000), many)
            .build();
    assertThat(problem.option(0)).hasToString("1 2 |3 (p)");
    assertThat(problem.option(1)).as("blank payload").hasToString("1");
    assertThat(problem.option(2)).as("the payload repeats the uses").hasToString("1 2 |3");
    assertThat(problem.option(3).toString()).startsWith("0 1 2 3 ").hasSizeLessThan(300);
  }

  @Test
  void viewsHaveBoundsAndCannotBeChanged() {
    Option<String> option = problem().option(0);
    List<Object> uses = option.uses();
    List<Item> items = option.items();
    assertThatThrownBy(uses::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(items::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void optionsAreEqualIfTheyAreTheSameOptionOfTheSameProblem() {
    Problem<String> problem = problem();
    Option<String> option = problem.option(0);
    assertThat(option)
        .isEqualTo(problem.option(0))
        .hasSameHashCodeAs(problem.option(0))
        .isNotEqualTo(problem.option(1))
        .isNotEqualTo(problem().option(0))
        .isNotEqualTo("X:red B Y")
        .isNotEqualTo(null);
    assertThat(option).doesNotHaveSameHashCodeAs(problem.option(1));
    assertThat(problem.options()).doesNotHaveDuplicates().contains(option);
  }

  @Test
  void anItemShowsItsKey() {
    Item item = new Item(3, List.of(1, 2), false);
    assertThat(item.name()).isEqualTo("[1, 2]");
    assertThat(item).hasToString("[1, 2]");
    assertThatThrownBy(() -> new Item(-1, "A", true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("item index -1 is negative");
    assertThatThrownBy(() -> new Item(0, null, true))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("key");
  }

  @Test
  void aColouredUseShowsItemAndColour() {
    assertThat(new Coloured(List.of(1), 2.5)).hasToString("[1]:2.5");
  }
}
