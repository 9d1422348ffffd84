package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.AnyRules;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.RandomSudokus;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.Variant;

/** Solves variants in any combination and compares with a brute-force oracle. */
class VariantsTest {
  /** Returns all solutions that the library finds, and checks each. */
  private static List<String> solve(AnyRules rules, int[] givens) {
    List<String> found = new ArrayList<>();
    SudokuPuzzle puzzle = rules.puzzle(givens);
    Sudoku.of(puzzle)
        .forEach(
            solution -> {
              assertThat(rules.isSolution(givens, solution)).as("%s %s", rules, solution).isTrue();
              assertThat(puzzle.isSolvedBy(solution)).isTrue();
              found.add(solution.toString());
            });
    return found;
  }

  private static void assertAgreesWithOracle(AnyRules rules, int[] givens) {
    List<String> expected = rules.solutions(givens, Integer.MAX_VALUE);
    assertThat(solve(rules, givens))
        .as("%s %s", rules, Arrays.toString(givens))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  /** Such as all 288 grids of 4x4, and all 161280 / 5! Latin squares with a given first row. */
  @Test
  void countsOfSmallGridsAreAsPublished() {
    assertThat(Sudoku.of(Grid.empty(Geometry.of(4))).count().value())
        .isEqualTo(BigInteger.valueOf(288));
    int[] latin = {1, 2, 3, 4, 5};
    assertThat(Sudoku.of(Grid.of(Geometry.of(5), Arrays.copyOf(latin, 25))).count().value())
        .isEqualTo(BigInteger.valueOf(161_280 / 120));
    for (Geometry six : List.of(Geometry.of(2, 3), Geometry.of(3, 2))) {
      Grid row = Grid.of(six, Arrays.copyOf(new int[] {1, 2, 3, 4, 5, 6}, 36));
      for (Algorithm algorithm : List.of(Algorithm.DLX, Algorithm.BITMASK)) {
        assertThat(Sudoku.of(row).algorithm(algorithm).count().value())
            .as("28,200,960 grids in all")
            .isEqualTo(BigInteger.valueOf(28_200_960 / 720));
      }
    }
  }

  @Test
  void solvesEmptyGridsOfFourDigits() {
    int[] empty = new int[16];
    assertAgreesWithOracle(AnyRules.boxes(2, 2), empty);
    assertAgreesWithOracle(AnyRules.boxes(1, 4), empty);
    assertAgreesWithOracle(AnyRules.boxes(4, 1), empty);
    assertAgreesWithOracle(AnyRules.boxes(2, 2).diagonals(), empty);
    assertAgreesWithOracle(AnyRules.boxes(2, 2).windows(), empty);
    assertAgreesWithOracle(AnyRules.boxes(2, 2).groups(), empty);
    assertAgreesWithOracle(AnyRules.boxes(2, 2).diagonals().windows().groups(), empty);
    assertAgreesWithOracle(
        AnyRules.boxes(1, 4).regions(0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3), empty);
    assertAgreesWithOracle(
        AnyRules.boxes(2, 2).cage(0, List.of(0, 5, 10)).cage(5, List.of(3, 7, 2)), empty);
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "1, 3", "2, 2", "1, 5", "2, 3", "3, 2", "1, 6"})
  void solvesRandomCombinations(int boxRows, int boxColumns) {
    int solved = 0;
    for (int seed = 0; seed < 60; seed++) {
      RandomSudokus source = new RandomSudokus(1000 * boxRows + 100 * boxColumns + seed);
      Random random = source.random();
      int size = boxRows * boxColumns;
      AnyRules rules = AnyRules.boxes(boxRows, boxColumns);
      boolean jigsaw = random.nextInt(3) == 0;
      if (random.nextInt(3) == 0) {
        rules.diagonals();
      }
      if (boxRows > 1 && !jigsaw && random.nextInt(4) == 0) {
        rules.groups();
      }
      if (boxRows > 1 && boxRows == boxColumns && random.nextInt(3) == 0) {
        rules.windows();
      }
      int[] grid = source.fullGrid(boxRows, boxColumns);
      if (jigsaw) {
        rules.regions(source.regions(size, grid));
      }
      if (random.nextInt(2) == 0) {
        addCages(rules, source, size, grid);
      }
      if (random.nextInt(3) == 0) {
        rules.marks(source.marks(size, grid, 60));
      }
      // With fewer givens in larger grids the oracle would take minutes.
      int least = size < 5 ? 0 : grid.length / 3;
      int[] givens = source.some(grid, least + random.nextInt(grid.length / 2));
      assertAgreesWithOracle(rules, givens);
      solved += rules.solutions(givens, 1).size();
    }
    assertThat(solved).as("puzzles with solutions").isGreaterThan(20);
  }

  /** Adds cages; their sums are mostly those of the grid, sometimes unknown or wrong. */
  private static void addCages(AnyRules rules, RandomSudokus source, int size, int[] grid) {
    for (List<Integer> cage : source.cages(size, grid, Math.min(size, 4))) {
      int sum = cage.stream().mapToInt(cell -> grid[cell]).sum();
      switch (source.random().nextInt(12)) {
        case 0 -> rules.cage(0, cage);
        case 1 -> {}
        case 2 -> rules.cage(sum + (source.random().nextInt(4) == 0 ? 1 : 0), cage);
        default -> rules.cage(sum, cage);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 8, 9})
  void solvesJigsaws(int size) {
    for (int seed = 0; seed < 20; seed++) {
      RandomSudokus source = new RandomSudokus(seed);
      int[] grid = source.fullGrid(1, size);
      AnyRules rules = AnyRules.boxes(1, size).regions(source.regions(size, grid));
      int[] givens = source.some(grid, size * size * 2 / 3);
      List<String> found = solve(rules, givens);
      assertThat(found).contains(Grid.of(Geometry.of(1, size), grid).toString());
      assertThat(found).hasSameSizeAs(rules.solutions(givens, Integer.MAX_VALUE));
    }
  }

  /** Solves the empty grid, and that solution with 50 of its cells given. */
  @ParameterizedTest
  @EnumSource
  void solves9x9(Variant variant) {
    AnyRules rules = AnyRules.boxes(3, 3);
    switch (variant) {
      case DIAGONALS -> rules.diagonals();
      case WINDOKU -> rules.windows();
      case DISJOINT_GROUPS -> rules.groups();
    }
    int[] empty = new int[81];
    Grid solution = Sudoku.of(rules.puzzle(empty)).first().orElseThrow();
    assertThat(rules.isSolution(empty, solution)).isTrue();
    int[] digits = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      digits[cell] = solution.digit(cell);
    }
    assertAgreesWithOracle(rules, new RandomSudokus(7).some(digits, 50));
  }

  @Test
  void onlyDancingLinksSupportVariants() {
    SudokuPuzzle x = SudokuPuzzle.of(Layout.CLASSIC.with(Variant.DIAGONALS), Grid.EMPTY);
    for (Algorithm algorithm : Algorithm.values()) {
      assertThat(algorithm.supports(x)).isEqualTo(algorithm == Algorithm.DLX);
      assertThat(algorithm.supports(SudokuPuzzle.of(Grid.EMPTY))).isTrue();
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sudoku.of(x).algorithm(Algorithm.NAIVE))
        .withMessage("algorithm naive does not support 9x9, boxes 3x3, diagonals");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Sudoku.of(SudokuPuzzle.of(Grid.EMPTY).without(0, 1)).algorithm(Algorithm.BITMASK))
        .withMessage("algorithm bitmask does not support 9x9, boxes 3x3, pencilmarks");
  }
}
