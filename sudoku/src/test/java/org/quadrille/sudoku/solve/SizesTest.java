package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.AnyRules;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.RandomSudokus;
import org.quadrille.sudoku.SudokuPuzzle;

/** Solves plain puzzles of every size. */
class SizesTest {
  private static void solves(int boxRows, int boxColumns, int percent, Algorithm algorithm) {
    Grid empty = Grid.empty(Geometry.of(boxRows, boxColumns));
    if (!algorithm.supports(SudokuPuzzle.of(empty))) {
      assertThat(algorithm).isEqualTo(Algorithm.FAST);
      return;
    }
    for (int seed = 0; seed < 5; seed++) {
      RandomSudokus source = new RandomSudokus(seed);
      AnyRules rules = AnyRules.boxes(boxRows, boxColumns);
      int[] grid = source.fullGrid(boxRows, boxColumns);
      int[] givens = source.some(grid, grid.length * percent / 100);
      List<Grid> solutions = new ArrayList<>();
      Sudoku.of(rules.puzzle(givens)).algorithm(algorithm).limit(3).forEach(solutions::add);
      assertThat(solutions).isNotEmpty().doesNotHaveDuplicates();
      for (Grid solution : solutions) {
        assertThat(rules.isSolution(givens, solution)).as("%s", solution).isTrue();
      }
      if (solutions.size() == 1) {
        assertThat(solutions).containsExactly(Grid.of(solutions.get(0).geometry(), grid));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2, 2", "2, 3", "3, 2", "1, 7", "7, 1", "2, 4", "4, 2", "3, 3", "2, 5", "5, 2", "3, 4", "4, 3",
    "3, 5", "5, 3", "4, 4", "2, 8", "8, 2", "4, 5", "5, 4", "5, 5", "6, 6", "4, 9"
  })
  void dancingLinksSolveEveryShape(int boxRows, int boxColumns) {
    solves(boxRows, boxColumns, 60, Algorithm.DLX);
  }

  /** Latin squares are hardest if about four cells in ten are blank, so these have fewer. */
  @ParameterizedTest
  @CsvSource({"1, 36", "36, 1", "1, 29"})
  void dancingLinksSolveLargeLatinSquares(int boxRows, int boxColumns) {
    solves(boxRows, boxColumns, 85, Algorithm.DLX);
  }

  /** Few blanks, because the plain algorithms prune little. */
  @ParameterizedTest
  @EnumSource
  void everyAlgorithmSolvesManyShapes(Algorithm algorithm) {
    for (int[] boxes :
        new int[][] {{2, 3}, {3, 2}, {2, 4}, {3, 4}, {4, 4}, {1, 5}, {5, 5}, {6, 6}}) {
      solves(boxes[0], boxes[1], 85, algorithm);
    }
  }

  /** About as many givens as in puzzles for people: half of 16x16, six in ten of 25x25. */
  @ParameterizedTest
  @CsvSource({"4, 4, 50", "5, 5, 58"})
  void dancingLinksSolveModeratePuzzles(int boxRows, int boxColumns, int percent) {
    solves(boxRows, boxColumns, percent, Algorithm.DLX);
  }

  /** One solver for all shapes: it rebuilds its data structures when the shape changes. */
  @ParameterizedTest
  @EnumSource
  void oneSolverSolvesDifferentSizes(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    RandomSudokus source = new RandomSudokus(9);
    for (int round = 0; round < 3; round++) {
      for (int[] boxes : new int[][] {{3, 3}, {2, 3}, {3, 2}, {4, 4}, {3, 3}}) {
        int[] grid = source.fullGrid(boxes[0], boxes[1]);
        int[] givens = source.some(grid, grid.length * 4 / 5);
        AnyRules rules = AnyRules.boxes(boxes[0], boxes[1]);
        if (!algorithm.supports(rules.puzzle(givens))) {
          assertThat(algorithm).isEqualTo(Algorithm.FAST);
          continue;
        }
        solver.start(rules.puzzle(givens), new SearchControl(SearchLimits.NONE.withSolutions(2)));
        assertThat(solver.next()).isTrue();
        assertThat(rules.isSolution(givens, solver.solution())).isTrue();
      }
    }
  }

  /** The example of SPOJ's problem SUDOKU, with A for 1, and its published solution. */
  @Test
  void solvesPublished16x16Puzzle() {
    String puzzle =
        "--A----C-----O-I"
            + "-J--A-B-P-CGF-H-"
            + "--D--F-I-E----P-"
            + "-G-EL-H----M-J--"
            + "----E----C--G---"
            + "-I--K-GA-B---E-J"
            + "D-GP--J-F----A--"
            + "-E---C-B--DP--O-"
            + "E--F-M--D--L-K-A"
            + "-C--------O-I-L-"
            + "H-P-C--F-A--B---"
            + "---G-OD---J----H"
            + "K---J----H-A-P-L"
            + "--B--P--E--K--A-"
            + "-H--B--K--FI-C--"
            + "--F---C--D--H-N-";
    String solution =
        "FPAHMJECNLBDKOGIOJMIANBDPKCGFLHELNDKGFOIJEAHMBPCBGCELKHPOFIMAJDN"
            + "MFHBELPOACKJGNIDCILNKDGAHBMOPEFJDOGPIHJMFNLECAKBJEKAFCNBGIDPLHOM"
            + "EBOFPMIJDGHLNKCANCJDHBAEKMOFIGLPHMPLCGKFIAENBDJOAKIGNODLBPJCEFMH"
            + "KDEMJIFNCHGAOPBLGLBCDPMHEONKJIAFPHNOBALKMJFIDCEGIAFJOECGLDPBHMNK";
    Sudoku sudoku = Sudoku.of(lettered(Geometry.of(16), puzzle));
    assertThat(sudoku.stream()).containsExactly(lettered(Geometry.of(16), solution));
  }

  private static Grid lettered(Geometry geometry, String text) {
    return Grid.of(geometry, text.chars().map(c -> c == '-' ? 0 : c - 'A' + 1).toArray());
  }

  /** The same 6x6 givens with boxes of 2x3 and of 3x2 are two puzzles. */
  @Test
  void orientationOfBoxesMatters() {
    int[] givens = "025000000040200000030506000000501400".chars().map(c -> c - '0').toArray();
    assertThat(Sudoku.of(Grid.of(Geometry.of(2, 3), givens)).stream())
        .extracting(Grid::toLine)
        .containsExactly("425163613245256314134526342651561432");
    assertThat(Sudoku.of(Grid.of(Geometry.of(3, 2), givens)).first()).isEmpty();
  }
}
