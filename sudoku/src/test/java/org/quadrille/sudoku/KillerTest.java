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

class KillerTest {
  /** A killer without a given, made by another program; it has two solutions if digits repeat. */
  private static final String CAGES =
      "10=r1c1 r2c1; 6=r1c2 r2c2; 8=r1c3 r1c4;"
          + "11=r1c5 r1c6; 9=r1c7 r1c8; 12=r1c9 r2c9;"
          + "10=r2c3 r3c3; 11=r2c4 r2c5; 16=r2c6 r3c6 r3c7;"
          + "6=r2c7 r2c8; 10=r3c1 r4c1; 17=r3c2 r4c2;"
          + "11=r3c4 r3c5; 8=r3c8 r4c8; 8=r3c9 r4c9;"
          + "12=r4c3 r5c3; 8=r4c4 r5c4; 21=r4c5 r4c6 r5c5 r5c6;"
          + "7=r4c7 r5c7; 11=r5c1 r6c1; 7=r5c2 r6c2;"
          + "13=r5c8 r6c8; 19=r5c9 r6c9 r7c9; 4=r6c3 r6c4;"
          + "9=r6c5 r7c5; 12=r6c6 r6c7; 9=r7c1 r8c1;"
          + "10=r7c2 r7c3; 23=r7c4 r8c2 r8c3 r8c4; 10=r7c6 r8c6;"
          + "12=r7c7 r8c7; 13=r7c8 r8c8; 12=r8c5 r9c5;"
          + "14=r8c9 r9c8 r9c9; 7=r9c1 r9c2; 15=r9c3 r9c4;"
          + "4=r9c6 r9c7";

  private static final String SOLUTION =
      "356247819718569423492831657685794231937126548241385796864912375173458962529673184";

  /** Reads cages such as {@code 10=r1c1 r2c1; 6=r1c2 r2c2}. */
  private static List<Cage> cages(String text) {
    List<Cage> cages = new ArrayList<>();
    for (String cage : text.split("; *", -1)) {
      String[] sides = cage.split("=", -1);
      List<Integer> cells = new ArrayList<>();
      for (String cell : sides[1].split(" ", -1)) {
        cells.add(9 * (cell.charAt(1) - '1') + cell.charAt(3) - '1');
      }
      cages.add(new Cage(cells, Integer.parseInt(sides[0])));
    }
    return cages;
  }

  private static SudokuPuzzle killer(String text) {
    return SudokuPuzzle.of(Layout.CLASSIC.withCages(cages(text)), Grid.EMPTY);
  }

  @Test
  void aKillerWithoutGivens() {
    AnyRules rules = AnyRules.boxes(3, 3);
    cages(CAGES).forEach(cage -> rules.cage(cage.sum(), cage.cells()));
    SudokuPuzzle puzzle = killer(CAGES);
    assertThat(rules.puzzle(new int[81])).isEqualTo(puzzle);
    List<Grid> solutions = Sudoku.of(puzzle).stream().toList();
    assertThat(solutions).containsExactly(Grid.parse(SOLUTION));
    assertThat(rules.isSolution(new int[81], solutions.get(0))).isTrue();
    // A change of this number is a change of the encoding or of the search.
    assertThat(Sudoku.of(puzzle).count().statistics().nodes()).isEqualTo(150);
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
  void combinationsOfSomeSums(int size, int cells, int sum, int count) {
    assertThat(Combinations.count(size, cells, sum)).isEqualTo(count);
    assertThat(Combinations.of(size, cells, sum)).hasSize(count);
  }

  @Test
  void combinationsAreAllSetsOfTheirSum() {
    for (int size = 1; size <= 9; size++) {
      List<Set<Long>> sets = new ArrayList<>(); // sum + 50 * cells -> its sets
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

  /** Two cells that make 17, and three whose sum is not known. */
  @Test
  void aCageAsItemsAndOptions() {
    var problem = SudokuMatrix.of(killer("17=r1c1 r1c2;0=r5c5 r5c6 r6c5").layout()).problem();
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

  /** Row 1 has 45, so that what the cages leave of it makes 45 - 30 - 9. */
  @Test
  void whatCagesLeaveOfAHouseHasASum() {
    String row = "30=r1c1 r1c2 r1c3 r1c4;9=r1c6 r1c7;";
    assertThat(ImpliedCages.of(killer(row + "3=r5c1 r5c2").layout()))
        .singleElement()
        .satisfies(rest -> assertThat(rest.cells()).containsExactly(4, 7, 8))
        .satisfies(rest -> assertThat(rest.sum()).isEqualTo(6))
        .hasToString("rest at r1c5");
    assertThat(ImpliedCages.of(killer(row + "0=r1c8 r1c9").layout())).hasSize(1);
    assertThat(ImpliedCages.of(killer(row + "6=r1c5 r1c8 r1c9").layout())).isEmpty();
    assertThat(ImpliedCages.of(killer(row + "12=r1c4 r1c5").layout()))
        .as("cages that share a cell are not added up")
        .singleElement()
        .satisfies(rest -> assertThat(rest.sum()).isEqualTo(6));
    assertThat(ImpliedCages.of(Layout.CLASSIC)).isEmpty();
  }

  @Test
  void badCagesAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Cage(List.of(), 3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cage(List.of(5, 4, 5), 3))
        .withMessage("cell 5 twice in a cage");
    assertThatIllegalArgumentException().isThrownBy(() -> new Cage(List.of(1), -1));
    refused(new Cage(List.of(80, 81), 3), "a cage has cell 81: expected 0 to 80");
    refused(new Cage(List.of(-1, 2), 3), "a cage has cell -1: expected 0 to 80");
    refused(
        new Cage(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 45),
        "cage at r1c1: expected at most 9 cells, found 10");
    List<Integer> twelve = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layout.of(Geometry.of(25)).withCages(List.of(new Cage(twelve, 156))))
        .withMessage("cage at r1c1: more than 30000 sets of 12 digits make 156");
  }

  private static void refused(Cage cage, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layout.CLASSIC.withCages(List.of(cage)))
        .withMessage(message);
  }

  @Test
  void aSumThatNothingMakesLeavesNoSolution() {
    assertThat(Sudoku.of(killer("18=r1c1 r1c2")).first()).isEmpty();
    assertThat(Sudoku.of(killer("9999=r1c1 r1c2")).first()).isEmpty();
    assertThat(Sudoku.of(killer("44=r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9")).first())
        .isEmpty();
    assertThat(Sudoku.of(killer("45=r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9")).first())
        .isPresent();
  }
}
