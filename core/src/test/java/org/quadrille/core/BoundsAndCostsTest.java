package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Bounded.bounded;
import static org.quadrille.core.Cost.cost;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.MatrixFormat;
import org.quadrille.core.verify.CoverVerifier;

class BoundsAndCostsTest {
  private static Problem<String> read(String text) throws IOException {
    return DlxFormat.read("test", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void itemsHaveTheirBounds() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("a")
            .primary(bounded("tea", 1, 2))
            .primary("b", "c")
            .primary(bounded("milk", 0, 3))
            .secondary("x")
            .build();
    assertThat(problem.items()).extracting(Item::min).containsExactly(1, 1, 1, 1, 0, 0);
    assertThat(problem.items()).extracting(Item::max).containsExactly(1, 2, 1, 1, 3, 1);
    assertThat(problem.hasBounds()).isTrue();
  }

  @Test
  void integerKeysAndBoundsCannotBeConfused() {
    Problem<String> problem =
        Problem.<String>builder().primary(1, 2, 3).primary(bounded(4, 2, 3), 5).build();
    assertThat(problem.items())
        .containsExactly(
            new Item(0, 1, true),
            new Item(1, 2, true),
            new Item(2, 3, true),
            new Item(3, 4, true, 2, 3),
            new Item(4, 5, true));
    assertThatThrownBy(() -> problem.toBuilder().secondary(bounded(6, 0, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("secondary item 6 must not have bounds");
  }

  @Test
  void boundsOfOneAndOneAreTheDefault() {
    Problem<String> problem =
        Problem.<String>builder().primary(bounded("a", 1, 1)).primary("b").build();
    assertThat(problem.hasBounds()).isFalse();
    assertThat(problem.max(0)).isOne();
  }

  @Test
  void manyItemsKeepTheirBounds() {
    Problem.Builder<String> builder = Problem.builder();
    for (int k = 0; k < 1000; k++) {
      builder.primary(bounded("i" + k, k % 3, 3 + k));
    }
    Problem<String> problem = builder.build();
    for (int k = 0; k < 1000; k++) {
      assertThat(problem.min(k)).isEqualTo(k % 3);
      assertThat(problem.max(k)).isEqualTo(3 + k);
    }
  }

  @Test
  void contradictoryBoundsAreRefusedAndDeclareNothing() {
    Problem.Builder<String> builder = Problem.builder();
    for (int[] bounds : new int[][] {{-1, 1}, {0, 0}, {3, 2}}) {
      assertThatThrownBy(() -> builder.primary(bounded("a", bounds[0], bounds[1])))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "expected bounds with 0 <= min <= max and max >= 1, found %d and %d for item a"
                  .formatted(bounds[0], bounds[1]));
    }
    assertThat(builder.primary(bounded("a", 0, 1)).build().itemCount()).isOne();
  }

  @Test
  void optionsHaveTheirCosts() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("a", "b")
            .option("free", "a")
            .option("costly", cost(7), "b")
            .build();
    assertThat(problem.hasCosts()).isTrue();
    assertThat(problem.options()).extracting(Option::cost).containsExactly(0L, 7L);
    assertThat(Solution.of(problem, 0, 1).cost()).isEqualTo(7);
    assertThatThrownBy(() -> cost(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSumOfCostsThatIsTooLargeIsAnError() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("a", "b")
            .option("x", cost(Long.MAX_VALUE), "a")
            .option("y", cost(1), "b")
            .build();
    assertThatThrownBy(() -> Solution.of(problem, 0, 1).cost())
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void manyOptionsKeepTheirCosts() {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("a");
    for (int k = 0; k < 1000; k++) {
      builder.option(k, cost(k), "a");
    }
    Problem<Integer> problem = builder.build();
    for (int k = 0; k < 1000; k++) {
      assertThat(problem.cost(k)).isEqualTo(k);
    }
  }

  @Test
  void theVerifierCountsWithinBounds() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary(bounded("tea", 1, 2))
            .primary(bounded("milk", 0, 1))
            .option("1", "tea")
            .option("2", "tea", "milk")
            .option("3", "tea", "milk")
            .build();
    assertThat(CoverVerifier.faults(problem, 0)).isEmpty();
    assertThat(CoverVerifier.faults(problem, 0, 1)).isEmpty();
    assertThat(CoverVerifier.faults(problem))
        .containsExactly("primary item tea is covered 0 times, its bounds are 1 and 2");
    assertThat(CoverVerifier.faults(problem, 0, 1, 2))
        .containsExactly(
            "primary item tea is covered 3 times, its bounds are 1 and 2",
            "primary item milk is covered 2 times, its bounds are 0 and 1");
  }

  @Test
  void theTextOfDlx3IsRead() throws IOException {
    Problem<String> problem = read("2|tea 0:1|milk 1:2|cup sugar | tray\ntea cup tray:r\n");
    assertThat(problem.items())
        .extracting(Item::name)
        .containsExactly("tea", "milk", "cup", "sugar", "tray");
    assertThat(problem.items()).extracting(Item::min).containsExactly(2, 0, 1, 1, 0);
    assertThat(problem.items()).extracting(Item::max).containsExactly(2, 1, 2, 1, 1);
  }

  @Test
  void theTextOfDlx5IsRead() throws IOException {
    Problem<String> problem = read("a b c | h\na b |7\na h:1 |2\nb |1 h:1 |1\n|5 a\nc |3\n");
    assertThat(problem.options()).extracting(Option::cost).containsExactly(7L, 2L, 2L, 3L);
    assertThat(problem.options())
        .extracting(Option::payload)
        .containsExactly("a b |7", "a h:1 |2", "b |1 h:1 |1", "c |3");
  }

  /** In the line of items, {@code |5} is a bar and a secondary item named 5, as in DLX5. */
  @Test
  void aNumberAfterTheBarOfTheItemsIsAName() throws IOException {
    Problem<String> problem = read("A |5\nA 5:x\n");
    assertThat(problem.primaryCount()).isOne();
    assertThat(problem.item(1).name()).isEqualTo("5");
  }

  @Test
  void boundsAndCostsAreWrittenAndReadAgain() throws IOException {
    String text = "2|tea 0:3|milk cup | tray\ntea cup tray:r |12\nmilk\n";
    StringBuilder written = new StringBuilder();
    DlxFormat.write(read(text), written);
    assertThat(written).hasToString(text);
  }

  @Test
  void aMatrixRefusesThem() {
    Problem<String> bounds =
        Problem.<String>builder().primary(bounded("a", 0, 1)).option("x", "a").build();
    Problem<String> costs =
        Problem.<String>builder().primary("a").option("x", cost(1), "a").build();
    assertThatThrownBy(() -> MatrixFormat.write(bounds, new StringBuilder()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("bounds or costs");
    assertThatThrownBy(() -> MatrixFormat.write(costs, new StringBuilder()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("bounds or costs");
  }
}
