package org.quadrille.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;

class BruteForceTest {
  @Test
  void theExamplesOfTheBook() {
    Problem<String> toy =
        Problem.<String>builder()
            .primary("a", "b", "c", "d", "e", "f", "g")
            .option("1", "c", "e")
            .option("2", "a", "d", "g")
            .option("3", "b", "c", "f")
            .option("4", "a", "d", "f")
            .option("5", "b", "g")
            .option("6", "d", "e", "g")
            .build();
    assertThat(BruteForce.solutions(toy)).containsExactly(List.of(0, 3, 4));
    Problem<String> coloured =
        Problem.<String>builder()
            .primary("p", "q", "r")
            .secondary("x", "y")
            .option("1", "p", "q", "x", "y:A")
            .option("2", "p", "r", "x:A", "y")
            .option("3", "p", "x:B")
            .option("4", "q", "x:A")
            .option("5", "r", "y:B")
            .build();
    assertThat(BruteForce.solutions(coloured)).containsExactly(List.of(1, 3));
  }

  @Test
  void solutionsAreAscendingAndInAFixedOrder() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("a", "b")
            .option("0", "b")
            .option("1", "a")
            .option("2", "a", "b")
            .option("3", "b")
            .build();
    assertThat(BruteForce.solutions(problem))
        .containsExactly(List.of(0, 1), List.of(1, 3), List.of(2));
  }

  @Test
  void aProblemWithoutPrimaryItemsHasTheEmptySolutionAlone() {
    assertThat(BruteForce.solutions(Problem.builder().build())).containsExactly(List.of());
    assertThat(BruteForce.solutions(Problem.builder().secondary("x").option(0, "x").build()))
        .containsExactly(List.of());
  }

  @Test
  void itRefusesMoreThan24Options() {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("a");
    for (int o = 0; o < 24; o++) {
      builder.option(o, "a");
    }
    assertThat(BruteForce.solutions(builder.build())).hasSize(24);
    Problem<Integer> tooLarge = builder.option(24, "a").build();
    assertThatThrownBy(() -> BruteForce.solutions(tooLarge))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("25 options are too many");
  }
}
