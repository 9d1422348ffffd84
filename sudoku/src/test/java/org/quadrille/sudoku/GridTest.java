package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.io.PuzzleFormatException;

class GridTest {
  private static final String PUZZLE =
      ".6.5..39...57...1.4....95.7.9.1.4.8............4.821..3.8.9.....4......55......6.";
  private static final String SOLUTION =
      "267541398985723614431869527693154782812376459754982136378695241146238975529417863";

  @Test
  void parseReadsALine() {
    Grid grid = Grid.parse(PUZZLE);
    assertThat(grid.toLine()).isEqualTo(PUZZLE);
    assertThat(grid).hasToString(PUZZLE);
    assertThat(grid.geometry()).isSameAs(Geometry.CLASSIC);
    assertThat(grid.digit(1)).isEqualTo(6);
    assertThat(grid.digit(0)).isZero();
    assertThat(grid.digit(8, 7)).isEqualTo(6);
  }

  @Test
  void parseWantsExactlyOnePuzzle() {
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> Grid.parse(""))
        .withMessage("text:1: expected a puzzle, found none");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> Grid.parse("# only a comment\n\n"))
        .withMessage("text:1: expected a puzzle, found none");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> Grid.parse(PUZZLE + "\n" + SOLUTION))
        .withMessage("text:2: expected one puzzle, found another");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> Grid.parse(PUZZLE + "\nnonsense"))
        .withMessage("text:2: expected a puzzle or a row of a grid, found neither");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> Grid.parse(PUZZLE.substring(1)))
        .withMessage("text:1:81: expected 81 cells, found 80 (r9c9)");
    assertThatNullPointerException().isThrownBy(() -> Grid.parse(null));
  }

  @Test
  void ofTakesDigitsInEveryForm() {
    Grid grid = Grid.parse(PUZZLE);
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
  void aGridSharesNoArrays() {
    byte[] digits = Grid.parse(PUZZLE).toDigits();
    Grid grid = Grid.of(digits);
    digits[0] = 9;
    assertThat(grid.digit(0)).isZero();
    grid.toDigits()[0] = 9;
    assertThat(grid.digit(0)).isZero();
  }

  @Test
  void ofRefusesWhatIsNoDigitAndNamesTheCell() {
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
  void ofRefusesOtherLengths(int length) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(new byte[length]))
        .withMessage("expected 81 digits, found " + length);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(new int[length]))
        .withMessage("expected 81 digits, found " + length);
  }

  @Test
  void aBoardOfAnotherShapeIsRefused() {
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
  void aBoardWithAnotherSymbolIsRefused() {
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
  void aBoardWithoutRowsIsRefused() {
    char[][] board = emptyBoard();
    board[6] = null;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(board))
        .withMessage("row 7 is null");
    assertThatNullPointerException().isThrownBy(() -> Grid.of((char[][]) null));
  }

  private static char[][] emptyBoard() {
    char[][] board = new char[9][9];
    for (char[] row : board) {
      Arrays.fill(row, '.');
    }
    return board;
  }

  @Test
  void givensAreTheCellsThatHoldADigit() {
    assertThat(Grid.EMPTY.givens()).isZero();
    assertThat(Grid.parse(PUZZLE).givens()).isEqualTo(26);
    assertThat(Grid.parse(SOLUTION).givens()).isEqualTo(81);
    assertThat(Grid.parse(PUZZLE).isFull()).isFalse();
    assertThat(Grid.parse(SOLUTION).isFull()).isTrue();
  }

  @Test
  void withChangesOneCellOfACopy() {
    Grid grid = Grid.EMPTY.with(24, 7);
    assertThat(grid.digit(2, 6)).isEqualTo(7);
    assertThat(grid.givens()).isEqualTo(1);
    assertThat(Grid.EMPTY.givens()).isZero();
    assertThat(grid.with(24, 0)).isEqualTo(Grid.EMPTY);
    assertThatIllegalArgumentException().isThrownBy(() -> grid.with(0, 10));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> grid.with(81, 1));
  }

  @Test
  void aValidGridHasNoClash() {
    assertThat(Grid.EMPTY.clashes()).isEmpty();
    assertThat(Grid.EMPTY.isValid()).isTrue();
    assertThat(Grid.EMPTY.isSolved()).isFalse();
    assertThat(Grid.parse(PUZZLE).clashes()).isEmpty();
    assertThat(Grid.parse(PUZZLE).isSolved()).isFalse();
    assertThat(Grid.parse(SOLUTION).isSolved()).isTrue();
  }

  @Test
  void aFullGridWithAClashIsNotSolved() {
    Grid wrong = Grid.parse("62" + SOLUTION.substring(2));
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
  void threeEqualDigitsAreThreePairsInOrder() {
    Grid grid = Grid.EMPTY.with(0, 2).with(1, 2).with(10, 2);
    assertThat(grid.clashes())
        .containsExactly(
            new Clash.Repeat(2, 0, 1, house(0)),
            new Clash.Repeat(2, 0, 10, house(18)),
            new Clash.Repeat(2, 1, 10, house(10)));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void clashesAreThePairsThatAnyHouseHolds(long seed) {
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
  void differencesAreTheCellsThatDiffer() {
    Grid grid = Grid.parse(PUZZLE);
    assertThat(grid.differences(grid)).isEmpty();
    assertThat(grid.differences(grid.with(0, 9).with(80, 1).with(1, 0))).containsExactly(0, 1, 80);
    assertThat(grid.differences(Grid.parse(SOLUTION))).hasSize(81 - 26);
  }

  @Test
  void copyToFillsTheFrontOfAnArray() {
    byte[] target = new byte[83];
    Arrays.fill(target, (byte) -1);
    Grid.parse(PUZZLE).copyTo(target);
    assertThat(Arrays.copyOf(target, 81)).isEqualTo(Grid.parse(PUZZLE).toDigits());
    assertThat(target[81]).isEqualTo((byte) -1);
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Grid.EMPTY.copyTo(new byte[80]));
  }

  @Test
  void toLineTakesAnyBlankThatIsNoDigit() {
    assertThat(Grid.parse(PUZZLE).toLine('0')).isEqualTo(PUZZLE.replace('.', '0'));
    assertThat(Grid.EMPTY.toLine(' ')).isEqualTo(" ".repeat(81));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.EMPTY.toLine('1'))
        .withMessage("'1' cannot stand for a blank");
  }

  @Test
  void equalDigitsMakeEqualGrids() {
    Grid grid = Grid.parse(PUZZLE);
    assertThat(grid).isEqualTo(Grid.parse(PUZZLE.replace('.', '0')));
    assertThat(grid).hasSameHashCodeAs(Grid.parse(PUZZLE.replace('.', '0')));
    assertThat(grid).isNotEqualTo(grid.with(0, 1)).isNotEqualTo(PUZZLE).isNotEqualTo(null);
  }

  @Test
  void drawsInAscii() {
    assertThat(Grid.parse(PUZZLE).draw(false))
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
    assertThat(Grid.parse(PUZZLE).draw(true))
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

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void whatIsWrittenIsReadAgain(long seed) {
    Grid grid = randomGrid(new Random(seed));
    assertThat(Grid.parse(grid.draw(false))).isEqualTo(grid);
    assertThat(Grid.parse(grid.draw(true))).isEqualTo(grid);
    for (char blank : ".0_*xX-?".toCharArray()) {
      assertThat(Grid.parse(grid.toLine(blank))).isEqualTo(grid);
    }
  }

  /** A grid without any order, from nearly empty to full. */
  private static Grid randomGrid(Random random) {
    int percent = random.nextInt(101);
    int[] digits = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      digits[cell] = random.nextInt(100) < percent ? 1 + random.nextInt(9) : 0;
    }
    return Grid.of(digits);
  }
}
