package org.quadrille.core.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Bounded.bounded;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;

class CoverVerifierTest {
  /** The example of TAOCP 7.2.2.1, (49): its one solution is 1, 3. */
  private static final Problem<Integer> XCC =
      Problem.<Integer>builder()
          .primary("p", "q", "r")
          .secondary("x", "y")
          .option(0, "p", "q", "x", "y:A")
          .option(1, "p", "r", "x:A", "y")
          .option(2, "p", "x:B")
          .option(3, "q", "x:A")
          .option(4, "r", "y:B")
          .build();

  /** Options on two shared items, each with a primary item of its own. */
  private static Problem<Integer> sharing(Object... uses) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().secondary("x", "y");
    for (int o = 0; o < uses.length; o++) {
      builder.primary("p" + o).option(o, "p" + o, uses[o]);
    }
    return builder.build();
  }

  @Test
  void aCoverHasNoFaults() {
    assertThat(CoverVerifier.faults(XCC, 1, 3)).isEmpty();
    assertThat(CoverVerifier.faults(XCC, 3, 1)).as("in any order").isEmpty();
  }

  @Test
  void aPrimaryItemThatIsNotCoveredIsAFault() {
    assertThat(CoverVerifier.faults(XCC))
        .containsExactly(
            "primary item p is covered 0 times",
            "primary item q is covered 0 times",
            "primary item r is covered 0 times");
    assertThat(CoverVerifier.faults(XCC, 1)).containsExactly("primary item q is covered 0 times");
  }

  @Test
  void aPrimaryItemThatIsCoveredTwiceIsAFault() {
    Problem<Integer> problem =
        Problem.<Integer>builder()
            .primary("p", "q")
            .option(0, "p")
            .option(1, "q", "p")
            .option(2, "p")
            .build();
    assertThat(CoverVerifier.faults(problem, 0, 1))
        .containsExactly("primary item p is covered 2 times");
    assertThat(CoverVerifier.faults(problem, 2, 1, 0))
        .containsExactly("primary item p is covered 3 times");
    assertThat(CoverVerifier.faults(problem, 2, 0))
        .containsExactly("primary item p is covered 2 times", "primary item q is covered 0 times");
  }

  @Test
  void coveringOutsideTheBoundsIsAFault() {
    Problem<Integer> problem =
        Problem.<Integer>builder()
            .primary(bounded("p", 2, 2))
            .primary(bounded("q", 0, 1))
            .option(0, "p")
            .option(1, "p", "q")
            .option(2, "p", "q")
            .build();
    assertThat(CoverVerifier.faults(problem, 0, 1)).isEmpty();
    assertThat(CoverVerifier.faults(problem, 0))
        .containsExactly("primary item p is covered once, its bounds are 2 and 2");
    assertThat(CoverVerifier.faults(problem, 0, 1, 2))
        .containsExactly(
            "primary item p is covered 3 times, its bounds are 2 and 2",
            "primary item q is covered 2 times, its bounds are 0 and 1");
  }

  @Test
  void aSecondaryItemMayBeLeftOutOrUsedOnce() {
    assertThat(CoverVerifier.faults(sharing("x"), 0)).isEmpty();
    assertThat(CoverVerifier.faults(sharing("x:A"), 0)).isEmpty();
    assertThat(CoverVerifier.faults(sharing("x", "y"), 0, 1)).isEmpty();
  }

  @Test
  void aSecondaryItemMayBeSharedByUsesOfOneColour() {
    assertThat(CoverVerifier.faults(sharing("x:A", "x:A", "x:A"), 0, 1, 2)).isEmpty();
    assertThat(CoverVerifier.faults(sharing("x:A", "y:B", "x:A", "y:B"), 0, 1, 2, 3)).isEmpty();
    assertThat(
            CoverVerifier.faults(
                sharing(new Coloured("x", List.of(1)), new Coloured("x", List.of(1))), 0, 1))
        .as("equal colours are the same colour")
        .isEmpty();
  }

  @Test
  void differentColoursDoNotAgree() {
    assertThat(CoverVerifier.faults(sharing("x:A", "x:B"), 0, 1))
        .containsExactly("secondary item x has more than one colour");
    assertThat(CoverVerifier.faults(sharing("x:A", "x:A", "x:a"), 0, 1, 2))
        .containsExactly("secondary item x has more than one colour");
    assertThat(CoverVerifier.faults(sharing(new Coloured("x", 1), new Coloured("x", "1")), 0, 1))
        .as("a number is no string")
        .containsExactly("secondary item x has more than one colour");
  }

  @Test
  void aUseWithoutAColourAgreesWithNothing() {
    String fault = "secondary item x is shared without a colour";
    assertThat(CoverVerifier.faults(sharing("x", "x"), 0, 1)).containsExactly(fault);
    assertThat(CoverVerifier.faults(sharing("x", "x:A"), 0, 1)).containsExactly(fault);
    assertThat(CoverVerifier.faults(sharing("x:A", "x"), 0, 1)).containsExactly(fault);
    assertThat(CoverVerifier.faults(sharing("x:A", "x:A", "x"), 0, 1, 2)).containsExactly(fault);
  }

  @Test
  void thereAreOnlyTheOptionsOfTheProblem() {
    assertThat(CoverVerifier.faults(XCC, 5, 1, -1, 3))
        .containsExactly("there is no option 5", "there is no option -1");
  }

  @Test
  void anOptionTwiceIsAFaultAndCountsOnce() {
    assertThat(CoverVerifier.faults(XCC, 1, 3, 1)).containsExactly("option 1 occurs twice");
    assertThat(CoverVerifier.faults(XCC, 3, 3, 1, 3))
        .containsExactly("option 3 occurs twice", "option 3 occurs twice");
  }

  @Test
  void anOptionWithoutAPrimaryItemIsAFault() {
    Problem<Integer> problem =
        Problem.<Integer>builder()
            .primary("p")
            .secondary("x")
            .option(0, "p")
            .option(1, "x:A")
            .option(2)
            .build();
    assertThat(CoverVerifier.faults(problem, 0)).isEmpty();
    assertThat(CoverVerifier.faults(problem, 0, 1)).containsExactly("option 1 has no primary item");
    assertThat(CoverVerifier.faults(problem, 2, 1, 0))
        .containsExactly("option 2 has no primary item", "option 1 has no primary item");
  }

  @Test
  void allFaultsAreListedThoseOfOptionsBeforeThoseOfItems() {
    assertThat(CoverVerifier.faults(XCC, 0, 7, 2, 2, 3))
        .containsExactly(
            "there is no option 7",
            "option 2 occurs twice",
            "primary item p is covered 2 times",
            "primary item q is covered 2 times",
            "primary item r is covered 0 times",
            "secondary item x is shared without a colour");
  }

  @Test
  void onlyTheEmptySetCoversAProblemWithoutPrimaryItems() {
    Problem<Integer> problem =
        Problem.<Integer>builder().secondary("x").option(0, "x").option(1).build();
    assertThat(CoverVerifier.faults(problem)).isEmpty();
    assertThat(CoverVerifier.faults(problem, 0)).containsExactly("option 0 has no primary item");
    assertThat(CoverVerifier.faults(Problem.builder().build())).isEmpty();
  }

  @Test
  void requireCoverReturnsTheSolution() {
    Solution<Integer> solution = Solution.of(XCC, 1, 3);
    assertThat(CoverVerifier.requireCover(solution)).isSameAs(solution);
    Solution<Object> empty = Solution.of(Problem.builder().build());
    assertThat(CoverVerifier.requireCover(empty)).isSameAs(empty);
  }

  @Test
  void requireCoverThrowsAndListsTheFaults() {
    assertThatThrownBy(() -> CoverVerifier.requireCover(Solution.of(XCC, 2, 3)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "not a cover: primary item r is covered 0 times; "
                + "secondary item x has more than one colour");
  }
}
