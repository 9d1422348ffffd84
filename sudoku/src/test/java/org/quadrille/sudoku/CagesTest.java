package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.quadrille.sudoku.SudokuMatrix.Constraint;
import org.quadrille.sudoku.SudokuMatrix.Rule;

/** Cages, the sets of their digits, and their items and options. */
class CagesTest {
  private static Layout killer(String text) {
    return Layout.CLASSIC.withCages(KillerCages.parse(text));
  }

  @ParameterizedTest
  @CsvSource({
    "9, 3, 6, 1",
    "9, 4, 20, 12",
    "9, 5, 25, 12",
    "9, 9, 45, 1",
    "9, 2, 18, 0",
    "9, 2, 2, 0",
    "16, 8, 68, 526",
    "6, 3, 100, 0",
    "9, 10, 45, 0"
  })
  void countsCombinations(int size, int cells, int sum, int count) {
    assertThat(Combinations.count(size, cells, sum)).isEqualTo(count);
    assertThat(Combinations.of(size, cells, sum)).hasSize(count);
  }

  @Test
  void combinationsAreAllSetsWithTheSum() {
    for (int size = 1; size <= 9; size++) {
      List<Set<Long>> sets = new ArrayList<>(); // sum + 50 * cells -> the sets
      for (int k = 0; k < 500; k++) {
        sets.add(new HashSet<>());
      }
      for (long set = 1; set < 1L << size; set++) {
        int sum = 0;
        for (int digit = 1; digit <= size; digit++) {
          sum += (set >> (digit - 1) & 1) != 0 ? digit : 0;
        }
        sets.get(sum + 50 * Long.bitCount(set)).add(set);
      }
      for (int cells = 1; cells <= size; cells++) {
        for (int sum = 1; sum < 50; sum++) {
          Set<Long> expected = sets.get(sum + 50 * cells);
          assertThat(Combinations.count(size, cells, sum)).isEqualTo(expected.size());
          assertThat(Combinations.of(size, cells, sum))
              .doesNotHaveDuplicates()
              .hasSize(expected.size());
          for (long set : Combinations.of(size, cells, sum)) {
            assertThat(expected).contains(set);
          }
        }
      }
    }
  }

  /** A cage of two cells with sum 17, and one of three cells without a known sum. */
  @Test
  void matrixHasItemsAndOptionsOfCages() {
    var problem = SudokuMatrix.of(killer("17=r1c1 r1c2;0=r5c5 r5c6 r6c5")).problem();
    assertThat(problem.primaryCount()).isEqualTo(324 + 1 + 9);
    assertThat(problem.itemCount()).isEqualTo(324 + 1 + 9 + 9);
    assertThat(problem.optionCount()).isEqualTo(729 + 1);
    assertThat(problem.option(729).payload()).hasToString("cage at r1c1: 8+9");
    assertThat(problem.option(729).items())
        .extracting(item -> item.key())
        .contains(new Constraint(Rule.CAGE, 0, 0), new Constraint(Rule.CAGE, 0, 7))
        .doesNotContain(new Constraint(Rule.CAGE, 0, 8), new Constraint(Rule.CAGE, 0, 9))
        .hasSize(8);
    assertThat(problem.isUsable(6)).as("r1c1=7").isFalse();
    assertThat(problem.isUsable(7)).as("r1c1=8").isTrue();
  }

  /** The sum of row 1 is 45, so the sum of its uncovered cells is 45 - 30 - 9. */
  @Test
  void uncoveredCellsOfAHouseFormAnImpliedCage() {
    String row = "30=r1c1 r1c2 r1c3 r1c4;9=r1c6 r1c7;";
    assertThat(ImpliedCages.of(killer(row + "3=r5c1 r5c2")))
        .singleElement()
        .satisfies(rest -> assertThat(rest.cells()).containsExactly(4, 7, 8))
        .satisfies(rest -> assertThat(rest.sum()).isEqualTo(6))
        .hasToString("rest at r1c5");
    assertThat(ImpliedCages.of(killer(row + "0=r1c8 r1c9"))).hasSize(1);
    assertThat(ImpliedCages.of(killer(row + "6=r1c5 r1c8 r1c9"))).isEmpty();
    assertThat(ImpliedCages.of(killer(row + "12=r1c4 r1c5")))
        .as("overlapping cages are not added")
        .singleElement()
        .satisfies(rest -> assertThat(rest.sum()).isEqualTo(6));
    assertThat(ImpliedCages.of(Layout.CLASSIC)).isEmpty();
  }

  @Test
  void rejectsInvalidCages() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cage(List.of(), 3))
        .withMessage("expected at least one cell in a cage, found none");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cage(List.of(5, 4, 5), 3))
        .withMessage("expected different cells in a cage, found cell 5 twice");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cage(List.of(1), -1))
        .withMessage("expected a sum of at least 0 for a cage, found -1");
    rejects(new Cage(List.of(80, 81), 3), "expected cells from 0 to 80 in a cage, found 81");
    rejects(new Cage(List.of(-1, 2), 3), "expected cells from 0 to 80 in a cage, found -1");
    rejects(
        new Cage(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 45),
        "cage at r1c1: expected at most 9 cells, found 10");
    List<Integer> twelve = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layout.of(Geometry.of(25)).withCages(List.of(new Cage(twelve, 156))))
        .withMessage(
            "cage at r1c1: expected at most 30000 sets of 12 digits with sum 156, found more");
  }

  private static void rejects(Cage cage, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layout.CLASSIC.withCages(List.of(cage)))
        .withMessage(message);
  }
}
