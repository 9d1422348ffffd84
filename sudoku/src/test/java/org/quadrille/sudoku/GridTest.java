package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GridTest {
  private static final String PUZZLE =
      ".6.5..39...57...1.4....95.7.9.1.4.8............4.821..3.8.9.....4......55......6.";
  private static final String SOLUTION =
      "267541398985723614431869527693154782812376459754982136378695241146238975529417863";

  @Test
  void ofAcceptsAllKindsOfArrays() {
    Grid grid = readGrid(PUZZLE);
    int[] ints = new int[81];
    char[][] board = new char[9][9];
    for (int cell = 0; cell < 81; cell++) {
      ints[cell] = grid.digit(cell);
      board[cell / 9][cell % 9] = PUZZLE.charAt(cell);
    }
    assertThat(Grid.of(ints)).isEqualTo(grid);
    assertThat(Grid.of(grid.toDigits())).isEqualTo(grid);
    assertThat(Grid.of(board)).isEqualTo(grid);
  }

  @Test
  void gridSharesNoArrays() {
    byte[] digits = readGrid(PUZZLE).toDigits();
    Grid grid = Grid.of(digits);
    digits[0] = 9;
    assertThat(grid.digit(0)).isZero();
    grid.toDigits()[0] = 9;
    assertThat(grid.digit(0)).isZero();
  }

  @Test
  void ofRejectsOtherDigitsAndNamesTheCell() {
    byte[] bytes = new byte[81];
    bytes[24] = 10;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(bytes))
        .withMessage("r3c7: expected a digit from 0 to 9, found 10");
    int[] ints = new int[81];
    ints[80] = -1;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(ints))
        .withMessage("r9c9: expected a digit from 0 to 9, found -1");
    ints[80] = 256 + 1;
    assertThatIllegalArgumentException().isThrownBy(() -> Grid.of(ints));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 80, 82, 729})
  void ofRejectsOtherLengths(int length) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(new byte[length]))
        .withMessage("expected 81 digits, found " + length);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(new int[length]))
        .withMessage("expected 81 digits, found " + length);
  }

  @Test
  void ofRejectsBoardsOfOtherShapes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(new char[8][9]))
        .withMessage("expected 9 rows, found 8");
    char[][] narrow = emptyBoard();
    narrow[3] = new char[8];
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(narrow))
        .withMessage("r4c9: expected 9 cells in row 4, found 8");
    char[][] wide = emptyBoard();
    wide[8] = new char[11];
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(wide))
        .withMessage("r9c9: expected 9 cells in row 9, found 11");
  }

  @Test
  void ofRejectsBoardsWithOtherSymbols() {
    char[][] board = emptyBoard();
    board[4][2] = '0';
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(board))
        .withMessage("r5c3: expected 1 to 9 or '.', found '0'");
    board[4][2] = '\0';
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(board))
        .withMessage("r5c3: expected 1 to 9 or '.', found U+0000");
  }

  @Test
  void ofRejectsNullBoardsAndRows() {
    char[][] board = emptyBoard();
    board[6] = null;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(board))
        .withMessage("row 7 is null");
    assertThatNullPointerException()
        .isThrownBy(() -> Grid.of((char[][]) null))
        .withMessage("board");
  }

  private static char[][] emptyBoard() {
    char[][] board = new char[9][9];
    for (char[] row : board) {
      Arrays.fill(row, '.');
    }
    return board;
  }

  @Test
  void givensCountsCellsWithDigits() {
    assertThat(Grid.EMPTY.givens()).isZero();
    assertThat(readGrid(PUZZLE).givens()).isEqualTo(26);
    assertThat(readGrid(SOLUTION).givens()).isEqualTo(81);
    assertThat(readGrid(PUZZLE).isFull()).isFalse();
    assertThat(readGrid(SOLUTION).isFull()).isTrue();
  }

  @Test
  void withChangesOneCellOfACopy() {
    Grid grid = Grid.EMPTY.with(24, 7);
    assertThat(grid.digit(2, 6)).isEqualTo(7);
    assertThat(grid.givens()).isEqualTo(1);
    assertThat(Grid.EMPTY.givens()).isZero();
    assertThat(grid.with(24, 0)).isEqualTo(Grid.EMPTY);
    assertThatIllegalArgumentException().isThrownBy(() -> grid.with(0, 10));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> grid.with(81, 1))
        .withMessage("expected a cell from 0 to 80, found 81");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> grid.digit(-1))
        .withMessage("expected a cell from 0 to 80, found -1");
  }

  @Test
  void validGridHasNoClash() {
    assertThat(Grid.EMPTY.clashes()).isEmpty();
    assertThat(Grid.EMPTY.isValid()).isTrue();
    assertThat(Grid.EMPTY.isSolved()).isFalse();
    assertThat(readGrid(PUZZLE).clashes()).isEmpty();
    assertThat(readGrid(PUZZLE).isSolved()).isFalse();
    assertThat(readGrid(SOLUTION).isSolved()).isTrue();
  }

  @Test
  void fullGridWithClashIsNotSolved() {
    Grid wrong = readGrid("62" + SOLUTION.substring(2));
    assertThat(wrong.isFull()).isTrue();
    assertThat(wrong.isSolved()).isFalse();
    assertThat(wrong.clashes()).isNotEmpty();
  }

  @Test
  void clashesNameTheDigitTheHouseAndBothCells() {
    Grid row = Grid.EMPTY.with(1, 9).with(2, 9);
    assertThat(row.clashes()).containsExactly(new Clash.Repeat(9, 1, 2, house(0)));
    assertThat(row.clashes().get(0)).hasToString("9 twice in row 1: r1c2 and r1c3");

    Grid column = Grid.EMPTY.with(4, 1).with(76, 1);
    assertThat(column.clashes()).hasToString("[1 twice in column 5: r1c5 and r9c5]");

    Grid box = Grid.EMPTY.with(60, 5).with(80, 5);
    assertThat(box.clashes()).hasToString("[5 twice in box 9: r7c7 and r9c9]");
  }

  private static House house(int number) {
    return Layout.CLASSIC.houses().get(number);
  }

  @Test
  void threeEqualDigitsMakeThreePairsInOrder() {
    Grid grid = Grid.EMPTY.with(0, 2).with(1, 2).with(10, 2);
    assertThat(grid.clashes())
        .containsExactly(
            new Clash.Repeat(2, 0, 1, house(0)),
            new Clash.Repeat(2, 0, 10, house(18)),
            new Clash.Repeat(2, 1, 10, house(10)));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void clashesAreAllPairsInOneHouse(long seed) {
    Grid grid = randomGrid(new Random(seed));
    long pairs = 0;
    for (int a = 0; a < 81; a++) {
      for (int b = a + 1; b < 81; b++) {
        boolean together = a / 9 == b / 9 || a % 9 == b % 9;
        together |= a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        pairs += together && grid.digit(a) != 0 && grid.digit(a) == grid.digit(b) ? 1 : 0;
      }
    }
    assertThat(grid.clashes()).hasSize((int) pairs).doesNotHaveDuplicates();
    assertThat(grid.isValid()).isEqualTo(pairs == 0);
  }

  @Test
  void differencesReturnsDifferingCells() {
    Grid grid = readGrid(PUZZLE);
    assertThat(grid.differences(grid)).isEmpty();
    assertThat(grid.differences(grid.with(0, 9).with(80, 1).with(1, 0))).containsExactly(0, 1, 80);
    assertThat(grid.differences(readGrid(SOLUTION))).hasSize(81 - 26);
  }

  @Test
  void copyToFillsTheStartOfAnArray() {
    byte[] target = new byte[83];
    Arrays.fill(target, (byte) -1);
    readGrid(PUZZLE).copyTo(target);
    assertThat(Arrays.copyOf(target, 81)).isEqualTo(readGrid(PUZZLE).toDigits());
    assertThat(target[81]).isEqualTo((byte) -1);
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Grid.EMPTY.copyTo(new byte[80]))
        .withMessage("expected an array of at least 81 digits, found 80");
  }

  @Test
  void toLineAcceptsAnyBlankButDigits() {
    assertThat(readGrid(PUZZLE).toLine('0')).isEqualTo(PUZZLE.replace('.', '0'));
    assertThat(Grid.EMPTY.toLine(' ')).isEqualTo(" ".repeat(81));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.EMPTY.toLine('1'))
        .withMessage("expected a blank other than 1 to 9, found '1'");
  }

  @Test
  void equalDigitsMakeEqualGrids() {
    Grid grid = readGrid(PUZZLE);
    assertThat(grid).isEqualTo(readGrid(PUZZLE.replace('.', '0')));
    assertThat(grid).hasSameHashCodeAs(readGrid(PUZZLE.replace('.', '0')));
    assertThat(grid).isNotEqualTo(grid.with(0, 1)).isNotEqualTo(PUZZLE).isNotEqualTo(null);
  }

  @Test
  void drawsInAscii() {
    assertThat(readGrid(PUZZLE).draw(false))
        .isEqualTo(
            """
            +-------+-------+-------+
            | . 6 . | 5 . . | 3 9 . |
            | . . 5 | 7 . . | . 1 . |
            | 4 . . | . . 9 | 5 . 7 |
            +-------+-------+-------+
            | . 9 . | 1 . 4 | . 8 . |
            | . . . | . . . | . . . |
            | . . 4 | . 8 2 | 1 . . |
            +-------+-------+-------+
            | 3 . 8 | . 9 . | . . . |
            | . 4 . | . . . | . . 5 |
            | 5 . . | . . . | . 6 . |
            +-------+-------+-------+\
            """);
  }

  @Test
  void drawsInUnicode() {
    assertThat(readGrid(PUZZLE).draw(true))
        .isEqualTo(
            """
            ┏━━━━━━━┯━━━━━━━┯━━━━━━━┓
            ┃ . 6 . │ 5 . . │ 3 9 . ┃
            ┃ . . 5 │ 7 . . │ . 1 . ┃
            ┃ 4 . . │ . . 9 │ 5 . 7 ┃
            ┠───────┼───────┼───────┨
            ┃ . 9 . │ 1 . 4 │ . 8 . ┃
            ┃ . . . │ . . . │ . . . ┃
            ┃ . . 4 │ . 8 2 │ 1 . . ┃
            ┠───────┼───────┼───────┨
            ┃ 3 . 8 │ . 9 . │ . . . ┃
            ┃ . 4 . │ . . . │ . . 5 ┃
            ┃ 5 . . │ . . . │ . 6 . ┃
            ┗━━━━━━━┷━━━━━━━┷━━━━━━━┛\
            """);
  }

  /** Returns a grid of random digits, from nearly empty to full. */
  private static Grid randomGrid(Random random) {
    int percent = random.nextInt(101);
    int[] digits = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      digits[cell] = random.nextInt(100) < percent ? 1 + random.nextInt(9) : 0;
    }
    return Grid.of(digits);
  }
}
