package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.dlx.Count;
import org.quadrille.sudoku.Examples;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Rules;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.Templates;

class SudokuTest {
  private static final String PUZZLE =
      ".6.5..39...57...1.4....95.7.9.1.4.8............4.821..3.8.9.....4......55......6.";
  private static final String SOLUTION =
      "267541398985723614431869527693154782812376459754982136378695241146238975529417863";

  /** The solution without its last four rows: hundreds of solutions with few nodes each. */
  private static final Grid SEVERAL = readGrid(SOLUTION.substring(0, 45) + ".".repeat(36));

  /** No digits clash, but r1c9 has no candidate. */
  private static final Grid CONTRADICTORY =
      readGrid("12345678." + ".".repeat(62) + "9" + ".".repeat(9));

  private static final Grid CLASHING = Grid.EMPTY.with(0, 5).with(8, 5);

  private static char[][] board(String line) {
    char[][] board = new char[9][];
    for (int r = 0; r < 9; r++) {
      board[r] = line.substring(9 * r, 9 * r + 9).toCharArray();
    }
    return board;
  }

  private static String line(char[][] board) {
    StringBuilder line = new StringBuilder();
    for (char[] row : board) {
      line.append(row);
    }
    return line.toString();
  }

  @ParameterizedTest
  @EnumSource
  void everyMethodReturnsTheRightAnswer(Algorithm algorithm) {
    Sudoku unique = Sudoku.of(readGrid(PUZZLE)).algorithm(algorithm);
    assertThat(unique.first()).contains(readGrid(SOLUTION));
    assertThat(unique.isUnique()).isTrue();
    assertThat(unique.stream()).containsExactly(readGrid(SOLUTION));
    assertThat(unique.count().value()).isEqualTo(BigInteger.ONE);
    assertThat(unique.count().isExact()).isTrue();

    Sudoku several = Sudoku.of(SEVERAL).algorithm(algorithm);
    int expected = Templates.solutions(SEVERAL.toLine(), 10_000).size();
    assertThat(expected).isBetween(100, 9_999);
    assertThat(several.count().value()).isEqualTo(BigInteger.valueOf(expected));
    assertThat(several.isUnique()).isFalse();
    List<Grid> all = several.stream().toList();
    assertThat(all).hasSize(expected).doesNotHaveDuplicates();
    assertThat(several.first()).contains(all.get(0));

    for (Grid none : List.of(CONTRADICTORY, CLASHING)) {
      Sudoku unsolvable = Sudoku.of(none).algorithm(algorithm);
      assertThat(unsolvable.first()).isEmpty();
      assertThat(unsolvable.isUnique()).isFalse();
      assertThat(unsolvable.stream()).isEmpty();
      assertThat(unsolvable.count().value()).isZero();
      assertThat(unsolvable.count().isExact()).isTrue();
    }
  }

  @Test
  void settingsAreImmutable() {
    Sudoku sudoku = Sudoku.of(SEVERAL);
    Count before = sudoku.count();
    Sudoku limited = sudoku.limits(SearchLimits.NONE.withSolutions(3));
    sudoku.algorithm(Algorithm.NAIVE);
    sudoku.timeout(Duration.ZERO);
    Count after = sudoku.count();
    assertThat(after.value()).isEqualTo(before.value());
    assertThat(after.isExact()).isTrue();
    assertThat(after.statistics().nodes()).isEqualTo(before.statistics().nodes());

    Count three = limited.algorithm(Algorithm.NAIVE).timeout(Duration.ofHours(1)).count();
    assertThat(three.value()).isEqualTo(BigInteger.valueOf(3));
    assertThat(three.outcome()).isEqualTo(Outcome.LIMIT);
    long naive = Sudoku.of(SEVERAL).algorithm(Algorithm.NAIVE).count().statistics().nodes();
    assertThat(naive)
        .as("another algorithm has another tree")
        .isGreaterThan(before.statistics().nodes());
  }

  @Test
  void toStringNamesPuzzleAlgorithmAndLimits() {
    Sudoku sudoku = Sudoku.of(Grid.EMPTY.with(0, 5));
    assertThat(sudoku).hasToString("9x9, boxes 3x3, 1 given, algorithm fast");
    SudokuPuzzle six = SudokuPuzzle.of(Grid.empty(Geometry.of(6))).without(0, 1);
    assertThat(Sudoku.of(six).limit(2))
        .hasToString("6x6, boxes 2x3, 0 givens, pencilmarks, algorithm dlx, limits[solutions=2]");
  }

  @Test
  void settingsAreChecked() {
    Sudoku sudoku = Sudoku.of(SEVERAL);
    assertThatNullPointerException().isThrownBy(() -> Sudoku.of((Grid) null)).withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> sudoku.algorithm(null))
        .withMessage("algorithm");
    assertThatNullPointerException().isThrownBy(() -> sudoku.limits(null)).withMessage("limits");
    assertThatNullPointerException().isThrownBy(() -> sudoku.timeout(null));
    assertThatIllegalArgumentException().isThrownBy(() -> sudoku.timeout(Duration.ofNanos(-1)));
  }

  @ParameterizedTest
  @EnumSource
  void stoppedSearchNeverAnswersNo(Algorithm algorithm) {
    Sudoku sudoku = Sudoku.of(SEVERAL).algorithm(algorithm);
    Sudoku cut = sudoku.limits(SearchLimits.NONE.withNodes(2));
    assertThatExceptionOfType(SearchStoppedException.class)
        .isThrownBy(cut::first)
        .withMessageContaining("(LIMIT) after 2 nodes");
    assertThatExceptionOfType(SearchStoppedException.class).isThrownBy(cut::isUnique);
    assertThatExceptionOfType(SearchStoppedException.class)
        .isThrownBy(() -> cut.stream().toList())
        .satisfies(stopped -> assertThat(stopped.result().outcome()).isEqualTo(Outcome.LIMIT));
    assertThat(cut.count().isExact()).isFalse();

    Sudoku late = sudoku.timeout(Duration.ZERO);
    assertThatExceptionOfType(SearchStoppedException.class)
        .isThrownBy(late::first)
        .withMessageContaining("TIMEOUT");
    assertThatExceptionOfType(SearchStoppedException.class).isThrownBy(late::isUnique);
    assertThat(late.count().outcome()).isEqualTo(Outcome.TIMEOUT);

    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchStoppedException.class)
        .isThrownBy(sudoku::first)
        .withMessageContaining("INTERRUPTED");
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
    assertThatExceptionOfType(SearchStoppedException.class).isThrownBy(sudoku::isUnique);
    assertThat(sudoku.count().outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void answersThatAreKnownBeforeTheLimitAreReturned(Algorithm algorithm) {
    Sudoku sudoku = Sudoku.of(SEVERAL).algorithm(algorithm);
    long one = nodes(sudoku, 1);
    long two = nodes(sudoku, 2);
    assertThat(sudoku.limits(SearchLimits.NONE.withNodes(one)).first()).isPresent();
    assertThat(sudoku.limits(SearchLimits.NONE.withNodes(two)).isUnique()).isFalse();
    Sudoku cut = sudoku.limits(SearchLimits.NONE.withNodes(two - 1));
    assertThatExceptionOfType(SearchStoppedException.class).isThrownBy(cut::isUnique);
    List<Grid> before = new ArrayList<>();
    assertThatExceptionOfType(SearchStoppedException.class)
        .isThrownBy(() -> cut.stream().forEach(before::add));
    assertThat(before).containsExactly(sudoku.first().orElseThrow());
  }

  private static long nodes(Sudoku sudoku, int solutions) {
    return sudoku.limits(SearchLimits.NONE.withSolutions(solutions)).count().statistics().nodes();
  }

  @Test
  void isUniqueIgnoresTheLimitOnSolutions() {
    SearchLimits one = SearchLimits.NONE.withSolutions(1);
    assertThat(Sudoku.of(SEVERAL).limits(one).isUnique()).isFalse();
    assertThat(Sudoku.of(readGrid(PUZZLE)).limits(one).isUnique()).isTrue();
    assertThat(Sudoku.of(SEVERAL).limits(one).stream()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void streamIsLazy(Algorithm algorithm) {
    Sudoku empty = Sudoku.of(Grid.EMPTY).algorithm(algorithm);
    try (Stream<Grid> stream = empty.stream()) {
      assertThat(stream.limit(5).distinct().filter(Grid::isSolved).count()).isEqualTo(5);
    }
    try (Stream<Grid> stream = empty.stream().parallel()) {
      assertThat(stream.limit(5).distinct().count()).isEqualTo(5);
    }
    assertThat(empty.first().orElseThrow().isSolved()).isTrue();
    assertThat(empty.isUnique()).isFalse();
  }

  @Test
  void solveFillsTheBoardInPlace() {
    char[][] board = board(PUZZLE);
    char[][] rows = board.clone();
    assertThat(Sudoku.solve(board)).isTrue();
    assertThat(line(board)).isEqualTo(SOLUTION);
    for (int r = 0; r < 9; r++) {
      assertThat(board[r]).isSameAs(rows[r]);
    }
    assertThat(Sudoku.solve(board)).as("already solved").isTrue();
    assertThat(line(board)).isEqualTo(SOLUTION);
  }

  @Test
  void solveAcceptsBoardsWithManySolutions() {
    for (Grid grid : List.of(SEVERAL, Grid.EMPTY)) {
      char[][] board = board(grid.toLine());
      assertThat(Sudoku.solve(board)).isTrue();
      assertThat(Rules.isSolution(grid.toLine(), line(board))).as(line(board)).isTrue();
    }
  }

  @Test
  void solveDoesNotChangeABoardWithoutSolution() {
    String almost = SOLUTION.substring(0, 80) + SOLUTION.charAt(79);
    for (String none : List.of(CONTRADICTORY.toLine(), CLASHING.toLine(), almost)) {
      char[][] board = board(none);
      assertThat(Sudoku.solve(board)).isFalse();
      assertThat(line(board)).isEqualTo(none);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8, 10})
  void rejectsOtherNumbersOfRows(int rows) {
    char[][] board = new char[rows][9];
    Arrays.stream(board).forEach(row -> Arrays.fill(row, '.'));
    assertRejects(board, "expected 9 rows, found " + rows);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 'r1c1: expected 9 cells in row 1, found 0'",
    "4, 8, 'r5c9: expected 9 cells in row 5, found 8'",
    "8, 10, 'r9c9: expected 9 cells in row 9, found 10'"
  })
  void rejectsOtherNumbersOfCells(int row, int cells, String message) {
    char[][] board = board(PUZZLE);
    board[row] = ".".repeat(cells).toCharArray();
    assertRejects(board, message);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 'r1c1: expected 1 to 9 or ''.'', found ''0'''",
    "2, 6, ' ', 'r3c7: expected 1 to 9 or ''.'', found '' '''",
    "8, 8, x, 'r9c9: expected 1 to 9 or ''.'', found ''x'''",
    "4, 3, :, 'r5c4: expected 1 to 9 or ''.'', found '':'''",
    "4, 3, ٣, 'r5c4: expected 1 to 9 or ''.'', found ''٣'''"
  })
  void rejectsOtherSymbols(int row, int column, char symbol, String message) {
    char[][] board = board(PUZZLE);
    board[row][column] = symbol;
    assertRejects(board, message);
  }

  @Test
  void rejectsBoardsOfNulCharacters() {
    assertRejects(new char[9][9], "r1c1: expected 1 to 9 or '.', found U+0000");
  }

  @Test
  void rejectsNullRows() {
    char[][] board = board(PUZZLE);
    board[3] = null;
    assertRejects(board, "row 4 is null");
    assertRejects(new char[9][], "row 1 is null");
  }

  /** Asserts that a board is rejected and not changed, and that the solver remains usable. */
  private static void assertRejects(char[][] board, String message) {
    char[][] before =
        Arrays.stream(board).map(r -> r == null ? null : r.clone()).toArray(char[][]::new);
    assertThatIllegalArgumentException().isThrownBy(() -> Sudoku.solve(board)).withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sudoku.isValid(board))
        .withMessage(message);
    assertThat(board).isDeepEqualTo(before);
    char[][] next = board(PUZZLE);
    assertThat(Sudoku.solve(next)).as("the next board").isTrue();
    assertThat(line(next)).isEqualTo(SOLUTION);
  }

  @Test
  void rejectsNullBoards() {
    assertThatNullPointerException().isThrownBy(() -> Sudoku.solve(null)).withMessage("board");
    assertThatNullPointerException().isThrownBy(() -> Sudoku.isValid(null)).withMessage("board");
  }

  @Test
  void interruptStopsSolve() {
    char[][] board = board(PUZZLE);
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchStoppedException.class)
        .isThrownBy(() -> Sudoku.solve(board))
        .withMessageContaining("INTERRUPTED");
    assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
    assertThat(line(board)).isEqualTo(PUZZLE);
    assertThat(Sudoku.solve(board)).as("solved again").isTrue();
    assertThat(line(board)).isEqualTo(SOLUTION);
  }

  @Test
  void manyThreadsCanSolveAtOnce() {
    List<String> wrong =
        Examples.puzzles().parallelStream()
            .filter(
                puzzle -> {
                  char[][] board = board(puzzle);
                  return !Sudoku.solve(board) || !Rules.isSolution(puzzle, line(board));
                })
            .toList();
    assertThat(wrong).isEmpty();
  }

  @Test
  void isValidOnlyChecksForClashes() {
    assertThat(Sudoku.isValid(board(PUZZLE))).isTrue();
    assertThat(Sudoku.isValid(board(SOLUTION))).isTrue();
    assertThat(Sudoku.isValid(board(Grid.EMPTY.toLine()))).isTrue();
    assertThat(Sudoku.isValid(board(CONTRADICTORY.toLine()))).isTrue();
    for (int[] pair : new int[][] {{0, 8}, {0, 72}, {0, 20}, {40, 44}, {40, 76}, {60, 80}}) {
      Grid clash = Grid.EMPTY.with(pair[0], 7).with(pair[1], 7);
      assertThat(Sudoku.isValid(board(clash.toLine()))).as("%s", clash).isFalse();
      assertThat(Sudoku.isValid(board(clash.with(pair[1], 8).toLine()))).isTrue();
    }
    char[][] board = board(PUZZLE);
    Sudoku.isValid(board);
    assertThat(line(board)).isEqualTo(PUZZLE);
  }

  /** 6.67e21 grids / (9!)^3 fillings of the boxes on the diagonal: about 140,000 grids each. */
  @Test
  void countsSolutionsOfDiagonalBoxesAsTheOracle() {
    Grid diagonal = Grid.EMPTY;
    String[] boxes = {"123456789", "123456789", "147258369"};
    for (int box = 0; box < 3; box++) {
      for (int k = 0; k < 9; k++) {
        int cell = Geometry.CLASSIC.houseCell(18 + 4 * box, k);
        diagonal = diagonal.with(cell, boxes[box].charAt(k) - '0');
      }
    }
    int expected = Templates.solutions(diagonal.toLine(), 1_000_000).size();
    assertThat(expected).isBetween(100_000, 999_999);
    for (Algorithm algorithm : List.of(Algorithm.FAST, Algorithm.DLX, Algorithm.BITMASK)) {
      assertThat(Sudoku.of(diagonal).algorithm(algorithm).count().value())
          .isEqualTo(BigInteger.valueOf(expected));
    }
  }
}
