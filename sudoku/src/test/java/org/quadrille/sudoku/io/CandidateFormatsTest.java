package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/** Formats with candidates: grids of candidates, SDX, 729 characters, clipboard texts. */
class CandidateFormatsTest {
  private static final Grid P = PuzzleReader.readGrid(Records.P);
  private static final String[] FIELDS = Samples.candidates(P, Alphabet.DIGITS);

  /**
   * Asserts that a puzzle is P with its candidates; its blank cells may have a single candidate.
   */
  private static void assertPWithCandidates(SudokuPuzzle puzzle) {
    for (int cell = 0; cell < 81; cell++) {
      long set = 0;
      for (char c : FIELDS[cell].toCharArray()) {
        set |= 1L << (c - '1');
      }
      assertThat(puzzle.candidates(cell)).isEqualTo(set);
      if (P.digit(cell) != 0) {
        assertThat(puzzle.grid().digit(cell)).isEqualTo(P.digit(cell));
      }
    }
  }

  private static String framed(String[] fields, String border) {
    StringBuilder text = new StringBuilder(border).append('\n');
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        text.append(column % 3 == 0 ? "| " : "");
        text.append("%-8s".formatted(fields[9 * row + column]));
      }
      text.append("|\n").append(row % 3 == 2 ? border + "\n" : "");
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"+---+---+---+", "*--------*", ".---.---.---.", ":---+---+---:", "-----"})
  void gridsOfCandidates(String border) {
    Puzzle puzzle = PuzzleReader.readOne("in", framed(FIELDS, border));
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.PENCILMARKS);
    assertPWithCandidates(puzzle.puzzle());
    assertThat(puzzle.warnings()).isEmpty();
    assertPWithCandidates(PuzzleReader.readOne("in", Samples.fieldRows(FIELDS, 9)).puzzle());
  }

  @Test
  void theMarksOfASolvingStepAreIgnored() {
    String[] fields = FIELDS.clone();
    fields[0] = fields[0] + "*";
    fields[2] = fields[2] + "#";
    fields[4] = "@" + fields[4];
    fields[5] = fields[5] + "A";
    fields[8] = "-" + fields[8];
    assertPWithCandidates(PuzzleReader.readOne("in", framed(fields, "+---+")).puzzle());
  }

  @Test
  void aSingleCandidateIsADigitUnlessAPeerHasIt() {
    String[] fields = new String[81];
    java.util.Arrays.fill(fields, "123456789");
    fields[0] = "5"; // all peers have it
    Puzzle puzzle = PuzzleReader.readOne("in", Samples.fieldRows(fields, 9));
    assertThat(puzzle.grid()).isEqualTo(Grid.EMPTY);
    assertThat(puzzle.puzzle().candidates(0)).isEqualTo(1 << 4);
    for (int cell = 1; cell < 81; cell++) {
      boolean peer = cell < 9 || cell % 9 == 0 || (cell / 27 == 0 && cell % 9 < 3);
      fields[cell] = peer ? "12346789" : "123456789";
    }
    puzzle = PuzzleReader.readOne("in", Samples.fieldRows(fields, 9));
    assertThat(puzzle.grid()).isEqualTo(Grid.EMPTY.with(0, 5));
  }

  @Test
  void theFirstRowsCanBeSolved() {
    Grid grid = PuzzleReader.readGrid(Records.S.substring(0, 27) + Records.P.substring(27));
    String[] fields = Samples.candidates(grid, Alphabet.DIGITS);
    Puzzle puzzle = PuzzleReader.readOne("in", framed(fields, "+---+"));
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.PENCILMARKS);
    for (int cell = 0; cell < 27; cell++) {
      assertThat(puzzle.grid().digit(cell)).isEqualTo(grid.digit(cell));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 12, 16})
  void candidatesOfOtherSizes(int size) {
    Grid grid = Samples.puzzle(Geometry.of(size), 30, new Random(size));
    String[] fields = Samples.candidates(grid, Alphabet.DIGITS);
    Puzzle puzzle = PuzzleReader.readOne("in", Samples.fieldRows(fields, size));
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.PENCILMARKS);
    for (int cell = 0; cell < size * size; cell++) {
      assertThat(Long.bitCount(puzzle.puzzle().candidates(cell))).isEqualTo(fields[cell].length());
    }
  }

  @Test
  void errorsNameTheCell() {
    String[] fields = FIELDS.clone();
    fields[40] = "1221";
    assertThat(Records.of(Samples.fieldRows(fields, 9)).get(0))
        .startsWith("5:")
        .endsWith("expected each candidate once, found 2 twice (r5c5)");
    fields[40] = "120";
    assertThat(Records.of(Samples.fieldRows(fields, 9)).get(0))
        .endsWith("expected candidates from 1 to 9, found '120' (r5c5)");
    fields[40] = "12 34";
    assertThat(Records.of(Samples.fieldRows(fields, 9)).get(0))
        .startsWith("5:")
        .endsWith("expected 9 cells in the row, found 10");
  }

  @Test
  void sdxDistinguishesGivensFromPlacedDigits() {
    String[] fields = FIELDS.clone();
    for (int cell = 0; cell < 81; cell++) {
      boolean placed = P.digit(cell) == 0 && fields[cell].length() == 1;
      fields[cell] = placed ? "u" + fields[cell] : fields[cell];
    }
    fields[0] = "u2";
    Puzzle puzzle = PuzzleReader.readOne("in", Samples.fieldRows(fields, 9));
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.SDX);
    assertThat(puzzle.placed()).contains(0);
    assertThat(puzzle.grid().digit(0)).isEqualTo(2);
    assertThat(puzzle.grid().digit(1)).isEqualTo(6);
    fields[0] = "u26";
    assertThat(Records.of(Samples.fieldRows(fields, 9)))
        .containsExactly("1:1: expected one digit after 'u', found 'u26' (r1c1)");
  }

  private static String cube(Grid grid, Alphabet alphabet, char blank) {
    StringBuilder text = new StringBuilder();
    int size = grid.geometry().size();
    for (int cell = 0; cell < size * size; cell++) {
      for (int digit = 1; digit <= size; digit++) {
        boolean left = grid.digit(cell) == digit || Samples.isCandidate(grid, cell, digit);
        text.append(left ? alphabet.symbol(digit) : String.valueOf(blank));
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(chars = {'.', '0', '*', '_'})
  void candidatesByPosition(char blank) {
    String line = cube(P, Alphabet.DIGITS, blank);
    for (Puzzle puzzle :
        List.of(PuzzleReader.readOne("in", line), PuzzleReader.readOne("in", "1\n" + line))) {
      assertThat(puzzle.format()).isEqualTo(SudokuFormat.SUKAKU);
      assertThat(puzzle.grid()).isEqualTo(Grid.EMPTY);
      for (int cell = 0; cell < 81; cell++) {
        assertThat(Long.bitCount(puzzle.puzzle().candidates(cell)))
            .isEqualTo(FIELDS[cell].length());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"DIGITS", "FROM_0", "LETTERS"})
  void candidatesByPositionInLargePuzzles(Alphabet alphabet) {
    Grid grid = Samples.puzzle(Geometry.of(16), 40, new Random(5));
    Puzzle puzzle = PuzzleReader.readOne("in", cube(grid, alphabet, '.'));
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.SUKAKU);
    assertThat(puzzle.alphabet()).isEqualTo(alphabet);
  }

  @Test
  void aWrongDigitAtAPositionIsReported() {
    String line = cube(P, Alphabet.DIGITS, '.');
    assertThat(Records.of(line.substring(0, 20) + "7" + line.substring(21)))
        .containsExactly(
            "1:21: expected candidate 3 or a blank mark at place 3 of the cell, found '7' (r1c3)");
  }

  @Test
  void sixtyFourCharactersAreCandidatesIfTheyConflictAsGivens() {
    Puzzle cube = PuzzleReader.readOne("in", "..3." + "1234".repeat(15));
    assertThat(cube.format()).isEqualTo(SudokuFormat.SUKAKU);
    assertThat(cube.puzzle().candidates(0)).isEqualTo(4);
    Puzzle eight = PuzzleReader.readOne("in", "1" + ".".repeat(63));
    assertThat(eight.grid().geometry().size()).isEqualTo(8);
    assertThat(eight.warnings()).containsExactly(SukakuText.WARNING);
    PuzzleRecord asked =
        Records.read("1" + ".".repeat(63), ReaderOptions.DETECT.withFormat(SudokuFormat.SUKAKU))
            .get(0);
    assertThat(((Puzzle) asked).format()).isEqualTo(SudokuFormat.SUKAKU);
  }

  private static String star(String cells) {
    StringBuilder text = new StringBuilder("*-----------*\n");
    for (int row = 0; row < 9; row++) {
      String bars = Records.grouped(cells.substring(9 * row, 9 * row + 9), 3, "|");
      text.append('|').append(bars).append("|\n");
      text.append(row == 2 || row == 5 ? "|---+---+---|\n" : "");
    }
    return text.append("*-----------*\n").toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "\n \n"})
  void aClipboardTextOfThreeStatesIsOnePuzzle(String between) {
    String placed = "2" + Records.P.substring(1);
    Grid grid = PuzzleReader.readGrid(placed);
    String marks = framed(Samples.candidates(grid, Alphabet.DIGITS), "*---------*");
    String text = star(Records.P) + between + star(placed) + between + marks;
    Puzzle puzzle = PuzzleReader.readOne("in", text);
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.SS);
    assertThat(puzzle.grid()).isEqualTo(grid);
    assertThat(puzzle.placed()).isEqualTo(Set.of(0));
    assertThat(puzzle.puzzle().hasCandidates()).isTrue();
    Puzzle two =
        PuzzleReader.readOne("in", star(Records.P) + between + marks.replace("2  ", "2  "));
    assertThat(two.grid()).isEqualTo(P);
    assertThat(two.puzzle().hasCandidates()).isTrue();
  }

  @Test
  void otherGridsAreNotStatesOfTheFirst() {
    String text = star(Records.P) + "\n" + star(Records.S) + "\n" + star(Records.Q);
    assertThat(Records.of(text))
        .containsExactly("1: " + Records.P, "15: " + Records.S, "29: " + Records.Q);
    String marks = framed(FIELDS, "*---------*");
    assertThat(PuzzleReader.readAll("in", star(Records.Q) + "\n" + marks)).hasSize(2);
    assertThat(PuzzleReader.readAll("in", star(Records.P) + "\n" + Records.P + "\n" + marks))
        .hasSize(3);
  }

  @Test
  void theCommentsOfAnSdkAreDetails() {
    String text = "#AMe\n#LEasy\n#UHttp\n#B03-08-2006\n[Puzzle]\n" + Records.rows(Records.P);
    Puzzle puzzle = PuzzleReader.readOne("in", text);
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.SDK);
    assertThat(puzzle.line()).isEqualTo(6);
    assertThat(puzzle.details())
        .isEqualTo(Map.of("author", "Me", "level", "Easy", "url", "Http", "date", "03-08-2006"));
    assertThat(PuzzleReader.readOne("in", text.replace("[Puzzle]\n", "")).details())
        .isEqualTo(puzzle.details());
    Puzzle plain = PuzzleReader.readOne("in", "# a\n#Created by\n" + Records.rows(Records.P));
    assertThat(plain.format()).isEqualTo(SudokuFormat.GRID);
    assertThat(plain.details()).isEmpty();
  }

  @Test
  void theSectionsOfAnSdkAreOnePuzzle() {
    String state = "2" + Records.P.substring(1);
    String text =
        "[Puzzle]\n"
            + Records.rows(Records.P)
            + "[State]\n"
            + Records.rows(state)
            + "[Colours]\n"
            + Records.rows(Records.S)
            + "\n"
            + Records.Q;
    List<PuzzleRecord> records = PuzzleReader.readAll("in", text);
    Puzzle first = (Puzzle) records.get(0);
    assertThat(first.format()).isEqualTo(SudokuFormat.SDK);
    assertThat(first.grid()).isEqualTo(PuzzleReader.readGrid(state));
    assertThat(first.placed()).isEqualTo(Set.of(0));
    assertThat(first.warnings()).containsExactly("the section [Colours] is ignored");
    assertThat(records).hasSize(2);
    assertThat(((Puzzle) records.get(1)).grid()).isEqualTo(PuzzleReader.readGrid(Records.Q));
    List<PuzzleRecord> other =
        PuzzleReader.readAll(
            "in", "[Puzzle]\n" + Records.rows(Records.P) + "[State]\n" + Records.rows(Records.Q));
    assertThat(other).hasSize(1);
    assertThat(((Puzzle) other.get(0)).warnings())
        .containsExactly("the section [State] contradicts the givens and is ignored");
  }
}
