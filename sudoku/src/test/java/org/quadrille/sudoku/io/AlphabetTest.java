package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;

/** The detection of the alphabet of large puzzles. */
class AlphabetTest {
  @ParameterizedTest
  @CsvSource({
    "10, DIGITS", "10, FROM_0", "10, LETTERS", "12, DIGITS", "12, FROM_0", "12, LETTERS",
    "16, DIGITS", "16, FROM_0", "16, LETTERS", "20, DIGITS", "20, FROM_0", "20, LETTERS",
    "25, DIGITS", "25, FROM_0", "25, LETTERS", "36, FROM_0"
  })
  void theAlphabetIsDetectedFromTheSymbols(int size, Alphabet alphabet) {
    Grid grid = Samples.puzzle(Geometry.of(size), 70, new Random(size));
    String line = Samples.line(grid, alphabet, '.');
    for (String text :
        List.of(line, line.toLowerCase(Locale.ROOT), Samples.rows(grid, alphabet, '.'))) {
      Puzzle puzzle = PuzzleReader.readOne("in", text);
      assertThat(puzzle.alphabet()).isEqualTo(alphabet);
      assertThat(puzzle.grid()).isEqualTo(grid);
      assertThat(puzzle.warnings()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 12, 16, 20, 25})
  void aSolutionWithZerosIsDetectedWithoutABlank(int size) {
    Grid grid = Samples.puzzle(Geometry.of(size), 100, new Random(size));
    Puzzle puzzle = PuzzleReader.readOne("in", Samples.line(grid, Alphabet.FROM_0, '.'));
    assertThat(puzzle.alphabet()).isEqualTo(Alphabet.FROM_0);
    assertThat(puzzle.grid()).isEqualTo(grid);
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 12, 16, 25, 36})
  void numbersStartAtZeroWithAnotherBlankMarkAndInASolution(int size) {
    for (int percent : new int[] {70, 100}) {
      Grid grid = Samples.puzzle(Geometry.of(size), percent, new Random(size));
      for (String text : List.of(numbers(grid, 0, ".", " "), numbers(grid, 0, ".", "\n"))) {
        Puzzle puzzle = PuzzleReader.readOne("in", text);
        assertThat(puzzle.alphabet()).isEqualTo(Alphabet.FROM_0);
        assertThat(puzzle.grid()).isEqualTo(grid);
        assertThat(puzzle.warnings()).isEmpty();
      }
    }
  }

  @Test
  void numbersAreReadInTheRequestedAlphabet() {
    Grid grid = Samples.puzzle(Geometry.of(16), 70, new Random(3));
    ReaderOptions fromZero = ReaderOptions.DETECT.withAlphabet(Alphabet.FROM_0);
    PuzzleRecord asked = Records.read(numbers(grid, 0, "-", " "), fromZero).get(0);
    assertThat(((Puzzle) asked).grid()).isEqualTo(grid);
    ReaderOptions fromOne = ReaderOptions.DETECT.withAlphabet(Alphabet.NUMBERS);
    PuzzleRecord plain = Records.read(numbers(grid, 1, "0", " "), fromOne).get(0);
    assertThat(((Puzzle) plain).grid()).isEqualTo(grid);
    ReaderOptions letters = ReaderOptions.DETECT.withAlphabet(Alphabet.LETTERS);
    assertThat(Records.read(numbers(grid, 1, ".", " "), letters))
        .singleElement()
        .asString()
        .contains("expected a symbol of the alphabet letters, found");
  }

  @Test
  void aZeroThatCannotBeADigitIsABlankWithAWarning() {
    Grid grid = Samples.puzzle(Geometry.of(16), 70, new Random(3));
    String text = numbers(grid, 1, ".", " ").replaceFirst("\\.", "0");
    Puzzle puzzle = PuzzleReader.readOne("in", text);
    assertThat(puzzle.grid()).isEqualTo(grid);
    assertThat(puzzle.alphabet()).isEqualTo(Alphabet.NUMBERS);
    assertThat(puzzle.warnings()).containsExactly("blank marks '0' and '.' are mixed");
  }

  /** The digits as numbers, in one line or in rows. */
  private static String numbers(Grid grid, int first, String blank, String betweenRows) {
    int size = grid.geometry().size();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < size * size; cell++) {
      int digit = grid.digit(cell);
      text.append(digit == 0 ? blank : String.valueOf(digit - 1 + first));
      text.append(cell % size == size - 1 ? betweenRows : " ");
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({"DIGITS, 0", "LETTERS, 0", "DIGITS, -", "LETTERS, -", "DIGITS, x", "DIGITS, _"})
  void otherBlankMarks(Alphabet alphabet, char mark) {
    Grid grid = Samples.puzzle(Geometry.of(16), 60, new Random(1));
    Puzzle puzzle = PuzzleReader.readOne("in", Samples.line(grid, alphabet, mark));
    assertThat(puzzle.alphabet()).isEqualTo(alphabet);
    assertThat(puzzle.grid()).isEqualTo(grid);
  }

  @Test
  void aWarningNamesBothPossibleAlphabets() {
    Grid grid = Samples.puzzle(Geometry.of(16), 60, new Random(1));
    String text = Samples.line(grid, Alphabet.DIGITS, '.').replace('G', '.');
    Puzzle puzzle = PuzzleReader.readOne("in", text);
    assertThat(puzzle.alphabet()).isEqualTo(Alphabet.DIGITS);
    assertThat(puzzle.warnings())
        .containsExactly("digits are read as 1 to G with A = 10; the symbols could also be 0 to F");
    PuzzleRecord asked =
        Records.read(text, ReaderOptions.DETECT.withAlphabet(Alphabet.FROM_0)).get(0);
    assertThat(((Puzzle) asked).alphabet()).isEqualTo(Alphabet.FROM_0);
    assertThat(((Puzzle) asked).warnings()).isEmpty();
  }

  @Test
  void aLetterThatFitsNoAlphabetIsAnError() {
    Grid grid = Samples.puzzle(Geometry.of(16), 60, new Random(1));
    String line = Samples.line(grid, Alphabet.DIGITS, '.');
    assertThat(Records.of(line.substring(0, 20) + "P" + line.substring(21)))
        .containsExactly("1:21: expected a digit from 1 to G, found 'P' (r2c5)");
    String rows = Samples.rows(grid, Alphabet.DIGITS, '.');
    assertThat(Records.of(rows.substring(0, 20) + "H" + rows.substring(21)))
        .containsExactly("2:4: expected a digit from 1 to G, found 'H' (r2c4)");
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 9})
  void smallPuzzlesCanUseLetters(int size) {
    Grid grid = Samples.puzzle(Geometry.of(size), 60, new Random(size));
    String line = Samples.line(grid, Alphabet.LETTERS, '.');
    for (String text : List.of(line, Samples.rows(grid, Alphabet.LETTERS, '.'))) {
      Puzzle puzzle = PuzzleReader.readOne("in", text);
      assertThat(puzzle.alphabet()).isEqualTo(Alphabet.LETTERS);
      assertThat(puzzle.grid()).isEqualTo(grid);
    }
  }
}
