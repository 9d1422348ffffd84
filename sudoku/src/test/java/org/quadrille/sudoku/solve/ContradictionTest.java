package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.AnyRules;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.RandomSudokus;
import org.quadrille.sudoku.SudokuPuzzle;

class ContradictionTest {
  private static final String SOLUTION =
      "267541398985723614431869527693154782812376459754982136378695241146238975529417863";

  private static Contradiction why(SudokuPuzzle puzzle) {
    return Contradiction.of(puzzle, SearchLimits.NONE);
  }

  private static SudokuPuzzle classic(String line) {
    return SudokuPuzzle.of(readGrid(line));
  }

  @Test
  void findsContradictionsWithoutSearch() {
    assertThat(why(classic("12345678." + ".".repeat(62) + "9" + ".".repeat(9))))
        .hasToString("no digit is left for r1c9");
    // The 1s of four lines leave no cell for a 1 in the box in the middle.
    assertThat(
            why(
                classic(
                    ".".repeat(27)
                        + "1........"
                        + "...23...."
                        + "........1"
                        + ".....1..."
                        + ".".repeat(18))))
        .hasToString("no cell of row 5 can be 1");
    Layout cage = Layout.CLASSIC.withCages(List.of(new Cage(List.of(3, 4), 18)));
    assertThat(why(SudokuPuzzle.of(cage, Grid.EMPTY)))
        .hasToString("cage at r1c4: no different digits make 18");
    SudokuPuzzle marks = SudokuPuzzle.of(Grid.EMPTY);
    for (int digit = 1; digit <= 9; digit++) {
      marks = marks.without(1, digit);
    }
    assertThat(why(marks)).hasToString("no digit is left for r1c2");
    assertThat(Contradiction.atSight(SudokuPuzzle.of(Grid.EMPTY))).isEmpty();
  }

  /** Each conflict has no solution, and without any one of its members it has one. */
  @Test
  void conflictOfGivensIsMinimal() {
    int conflicts = 0;
    for (int seed = 0; seed < 40; seed++) {
      RandomSudokus source = new RandomSudokus(seed);
      int[] grid = source.fullGrid(2, 3);
      int[] givens = source.some(grid, 12);
      int cell = source.random().nextInt(36);
      givens[cell] = grid[cell] % 6 + 1;
      AnyRules rules = AnyRules.boxes(2, 3);
      if (seed % 2 == 0) {
        rules.diagonals();
      }
      if (rules.solutions(givens, 1).isEmpty()
          && why(rules.puzzle(givens)) instanceof Contradiction.Conflict conflict) {
        conflicts++;
        assertThat(conflict.minimal()).isTrue();
        int[] core = new int[36];
        conflict.cells().forEach(k -> core[k] = givens[k]);
        assertThat(rules.solutions(core, 1)).isEmpty();
        for (int k : conflict.cells()) {
          int[] without = core.clone();
          without[k] = 0;
          assertThat(rules.solutions(without, 1)).as("%s", Arrays.toString(without)).hasSize(1);
        }
      }
    }
    assertThat(conflicts).isGreaterThan(5);
  }

  /** Two cages with contradicting sums, and a cage and a given that are not part of it. */
  @Test
  void findsConflictOfCages() {
    Layout layout =
        Layout.of(Geometry.of(2, 2))
            .withCages(
                List.of(
                    new Cage(List.of(0, 1), 4),
                    new Cage(List.of(4, 5), 5),
                    new Cage(List.of(10, 11), 5)));
    SudokuPuzzle puzzle = SudokuPuzzle.of(layout, Grid.empty(layout.geometry()).with(15, 1));
    Contradiction.Conflict conflict = (Contradiction.Conflict) why(puzzle);
    assertThat(conflict.minimal()).isTrue();
    assertThat(conflict.cells()).isEmpty();
    assertThat(conflict.cages()).containsExactly(layout.cages().get(0), layout.cages().get(1));
    assertThat(conflict).hasToString("these cannot stand together: cage at r1c1, cage at r2c1");
  }

  /** Two cells of a row that can only be 9; other pencilmarks are not part of the conflict. */
  @Test
  void findsConflictOfPencilmarks() {
    SudokuPuzzle puzzle = SudokuPuzzle.of(Grid.EMPTY.with(80, 1)).without(40, 3);
    for (int digit = 1; digit < 9; digit++) {
      puzzle = puzzle.without(0, digit).without(1, digit);
    }
    assertThat(why(puzzle)).hasToString("the candidates leave no solution: r1c1 r1c2");
    // Three cells of a column with two candidates, one of them because of a given.
    SudokuPuzzle three = SudokuPuzzle.of(Grid.EMPTY.with(8, 3).with(80, 1));
    for (int cell : new int[] {0, 36, 72}) {
      for (int digit = cell == 0 ? 4 : 3; digit <= 9; digit++) {
        three = three.without(cell, digit);
      }
    }
    assertThat(why(three))
        .hasToString("these cannot stand together: r1c9, candidates of r1c1 r5c1 r9c1");
  }

  /** Each conflict has no solution, and without any one of its members it has one. */
  @Test
  void conflictOfGivensAndPencilmarksIsMinimal() {
    int conflicts = 0;
    for (int seed = 0; seed < 60; seed++) {
      RandomSudokus source = new RandomSudokus(seed);
      int[] grid = source.fullGrid(2, 3);
      int[] givens = source.some(grid, 8);
      SudokuPuzzle puzzle = AnyRules.boxes(2, 3).puzzle(givens);
      for (int k = 0; k < 40; k++) {
        int cell = source.random().nextInt(36);
        int digit = 1 + source.random().nextInt(6);
        puzzle = givens[cell] == digit ? puzzle : puzzle.without(cell, digit);
      }
      if (Sudoku.of(puzzle).first().isEmpty()
          && why(puzzle) instanceof Contradiction.Conflict conflict
          && !conflict.candidates().isEmpty()) {
        conflicts++;
        assertThat(conflict.minimal()).isTrue();
        assertThat(hasSolution(puzzle, conflict.cells(), conflict.candidates())).isFalse();
        for (Integer cell : conflict.cells()) {
          List<Integer> fewer = new ArrayList<>(conflict.cells());
          fewer.remove(cell);
          assertThat(hasSolution(puzzle, fewer, conflict.candidates())).isTrue();
        }
        for (Integer cell : conflict.candidates()) {
          List<Integer> fewer = new ArrayList<>(conflict.candidates());
          fewer.remove(cell);
          assertThat(hasSolution(puzzle, conflict.cells(), fewer)).isTrue();
        }
      }
    }
    assertThat(conflicts).isGreaterThan(5);
  }

  /** Returns whether there is a solution with some of the givens and of the pencilmarks. */
  private static boolean hasSolution(
      SudokuPuzzle puzzle, List<Integer> givens, List<Integer> marked) {
    Grid grid = Grid.empty(puzzle.grid().geometry());
    for (int cell : givens) {
      grid = grid.with(cell, puzzle.grid().digit(cell));
    }
    long[] candidates = new long[36];
    Arrays.fill(candidates, 63);
    marked.forEach(cell -> candidates[cell] = puzzle.candidates(cell));
    return Sudoku.of(puzzle.withGrid(grid).withCandidates(candidates)).first().isPresent();
  }

  @Test
  void limitLeavesMinimalityUnknown() {
    int[] givens = new int[36];
    AnyRules rules = AnyRules.boxes(2, 3);
    for (int seed = 0; seed < 100; seed++) {
      RandomSudokus source = new RandomSudokus(seed);
      int[] grid = source.fullGrid(2, 3);
      givens = source.some(grid, 12);
      int cell = source.random().nextInt(36);
      givens[cell] = grid[cell] % 6 + 1;
      SudokuPuzzle puzzle = rules.puzzle(givens);
      if (rules.solutions(givens, 1).isEmpty() && Contradiction.atSight(puzzle).isEmpty()) {
        Contradiction cut = Contradiction.of(puzzle, SearchLimits.NONE.withNodes(1));
        assertThat(cut).isInstanceOf(Contradiction.Conflict.class);
        assertThat(((Contradiction.Conflict) cut).minimal()).isFalse();
        assertThat(cut.toString()).contains("(perhaps not all are needed)");
        return;
      }
    }
    throw new AssertionError("no puzzle with a conflict found");
  }

  @Test
  void rejectsPuzzlesWithASolution() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> why(classic(SOLUTION)))
        .withMessage("expected a puzzle without solution");
  }
}
