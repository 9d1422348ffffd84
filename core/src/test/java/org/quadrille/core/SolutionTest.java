package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SolutionTest {
  private static Problem<String> problem() {
    return Problem.<String>builder()
        .primary("A", "B", "C")
        .option("a", "A")
        .option("b", "B")
        .option("c", "C")
        .option("ab", "A", "B")
        .build();
  }

  @Test
  void theOptionsAreInTheOrderOfTheProblem() {
    Problem<String> problem = problem();
    Solution<String> solution = Solution.of(problem, 3, 2);
    assertThat(solution.problem()).isSameAs(problem);
    assertThat(solution.size()).isEqualTo(2);
    assertThat(solution.optionNumbers()).containsExactly(2, 3);
    assertThat(solution.options()).containsExactly(problem.option(2), problem.option(3));
    assertThat(solution.payloads()).containsExactly("c", "ab");
    assertThat(solution).hasToString("[C (c), A B (ab)]");
  }

  @Test
  void theTextOfALargeSolutionIsShort() {
    Problem.Builder<Integer> builder = Problem.builder();
    for (int k = 0; k < 25; k++) {
      builder.primary(k).option(k, k);
    }
    int[] all = IntStream.range(0, 25).toArray();
    assertThat(Solution.of(builder.build(), all).toString())
        .startsWith("[0, 1, 2, ")
        .endsWith(", 18, 19, and 5 more]");
  }

  @Test
  void theEmptySolutionHasNothing() {
    Solution<String> solution = Solution.of(problem());
    assertThat(solution.size()).isZero();
    assertThat(solution.options()).isEmpty();
    assertThat(solution.payloads()).isEmpty();
    assertThat(solution).hasToString("[]");
  }

  @Test
  void aSolutionIsImmutable() {
    int[] numbers = {3, 2};
    Solution<String> solution = Solution.of(problem(), numbers);
    assertThat(numbers).as("not sorted in place").containsExactly(3, 2);
    numbers[0] = 0;
    solution.optionNumbers()[0] = 0;
    assertThat(solution.optionNumbers()).containsExactly(2, 3);
    List<Option<String>> options = solution.options();
    List<String> payloads = solution.payloads();
    assertThatThrownBy(options::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(payloads::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void solutionsAreEqualIfTheyAreTheSameSetOfOptionsOfTheSameProblem() {
    Problem<String> problem = problem();
    Solution<String> solution = Solution.of(problem, 0, 1, 2);
    assertThat(solution)
        .isEqualTo(Solution.of(problem, 2, 0, 1))
        .hasSameHashCodeAs(Solution.of(problem, 2, 0, 1))
        .isNotEqualTo(Solution.of(problem, 0, 1))
        .isNotEqualTo(Solution.of(problem, 0, 1, 3))
        .isNotEqualTo(Solution.of(problem(), 0, 1, 2))
        .isNotEqualTo("[a, b, c]")
        .isNotEqualTo(null);
    assertThat(Solution.of(problem, 0)).doesNotHaveSameHashCodeAs(Solution.of(problem, 1));
  }

  @Test
  void onlyOptionsOfTheProblemMakeASolution() {
    assertThatThrownBy(() -> Solution.of(problem(), 0, 4))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("option 4; the problem has 4 options, numbered from 0");
    assertThatThrownBy(() -> Solution.of(problem(), 0, -1))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("option -1; the problem has 4 options, numbered from 0");
    assertThatThrownBy(() -> Solution.of(null, 0))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("problem");
    assertThatThrownBy(() -> Solution.of(problem(), (int[]) null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("optionNumbers");
  }

  @Test
  void anOptionTwiceIsRefused() {
    assertThatThrownBy(() -> Solution.of(problem(), 3, 1, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("option 3 occurs twice in the solution");
  }

  @Test
  void anOptionThatTheSolutionDoesNotHaveIsRefused() {
    Solution<?> solution = Solution.of(problem(), 1, 3);
    assertThatThrownBy(() -> solution.options().get(2))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("option 2; the solution has 2 options, numbered from 0");
    assertThatThrownBy(() -> solution.payloads().get(-1))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("option -1; the solution has 2 options, numbered from 0");
  }
}
