package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;

/** Puzzles of all sizes, in lines and in grids. */
class SizesTest {
  private static final int[] SIZES = {4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 36};

  static Stream<Geometry> geometries() {
    List<Geometry> all = new ArrayList<>();
    for (int size : SIZES) {
      all.add(Geometry.of(size));
    }
    return all.stream();
  }

  static Stream<Geometry> allBoxes() {
    List<Geometry> all = new ArrayList<>();
    for (int size : SIZES) {
      for (int rows = 2; rows < size; rows++) {
        boolean boxes = size % rows == 0 && size != 9;
        if (boxes) {
          all.add(Geometry.of(rows, size / rows));
        }
      }
    }
    return all.stream();
  }

  private static Alphabet standard(Geometry geometry) {
    return geometry.size() == 36 ? Alphabet.FROM_0 : Alphabet.DIGITS;
  }

  private static List<Grid> grids(String text) {
    List<Grid> grids = new ArrayList<>();
    for (PuzzleRecord record : PuzzleReader.readAll("in", text)) {
      assertThat(record).isInstanceOf(Puzzle.class);
      grids.add(((Puzzle) record).grid());
    }
    return grids;
  }

  @ParameterizedTest
  @MethodSource("geometries")
  void onePuzzlePerLine(Geometry geometry) {
    Random random = new Random(geometry.size());
    List<Grid> grids = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < 40; k++) {
      Grid grid = Samples.puzzle(geometry, 60, random);
      grids.add(grid);
      text.append(Samples.line(grid, standard(geometry), '.'))
          .append(k % 3 == 0 ? " easy\n" : "\n");
    }
    assertThat(grids(text.toString())).isEqualTo(grids);
  }

  @ParameterizedTest
  @MethodSource("geometries")
  void rowsOfSymbols(Geometry geometry) {
    Random random = new Random(geometry.size());
    List<Grid> grids = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < 5; k++) {
      Grid grid = Samples.puzzle(geometry, 60, random);
      grids.add(grid);
      text.append(Samples.rows(grid, standard(geometry), '.')).append(k % 2 == 0 ? "\n" : "");
    }
    assertThat(grids(text.toString())).isEqualTo(grids);
    assertThat(grids("5\n" + text)).isEqualTo(grids);
  }

  @ParameterizedTest
  @MethodSource("geometries")
  void rowsOfNumbers(Geometry geometry) {
    Grid grid = Samples.puzzle(geometry, 50, new Random(geometry.size()));
    for (String blank : new String[] {".", "?", "0", "-", "_"}) {
      String text = Samples.spaced(grid, Alphabet.NUMBERS, blank);
      assertThat(grids(text)).as(blank).containsExactly(grid);
      assertThat(grids(text + "\n" + text)).containsExactly(grid, grid);
      if (geometry.size() > 9) {
        Puzzle puzzle = PuzzleReader.readOne("in", text);
        assertThat(puzzle.alphabet()).isEqualTo(Alphabet.NUMBERS);
        assertThat(grids(text.replace('\n', ' ').strip())).containsExactly(grid);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("allBoxes")
  void bordersShowTheBoxes(Geometry geometry) {
    Grid grid = Samples.puzzle(geometry, 60, new Random(geometry.size()));
    String text = Samples.drawn(grid, standard(geometry));
    assertThat(grids(text)).containsExactly(grid);
    assertThat(grids(text + text + "\nsome more\n".substring(0, 1) + text))
        .containsExactly(grid, grid, grid);
  }

  @ParameterizedTest
  @MethodSource("allBoxes")
  void theBoxesCanBeRequested(Geometry geometry) {
    Grid grid = Samples.puzzle(geometry, 60, new Random(geometry.size()));
    ReaderOptions options = ReaderOptions.DETECT.withGeometry(geometry);
    Alphabet alphabet = standard(geometry);
    assertThat(read(Samples.line(grid, alphabet, '.'), options)).isEqualTo(grid);
    assertThat(read(Samples.rows(grid, alphabet, '.'), options)).isEqualTo(grid);
    assertThat(read(Samples.spaced(grid, Alphabet.NUMBERS, "."), options)).isEqualTo(grid);
  }

  static Grid read(String text, ReaderOptions options) {
    PuzzleRecord record = Records.read(text, options).get(0);
    assertThat(record).isInstanceOf(Puzzle.class);
    return ((Puzzle) record).grid();
  }

  @Test
  void sizeSevenIsReadIfRequested() {
    Geometry seven = Geometry.of(7);
    Grid grid = Samples.puzzle(seven, 60, new Random(7));
    String text = Samples.rows(grid, Alphabet.DIGITS, '.');
    assertThat(read(text, ReaderOptions.DETECT.withGeometry(seven))).isEqualTo(grid);
    assertThat(PuzzleReader.readAll("in", text)).noneMatch(Puzzle.class::isInstance);
  }

  @Test
  void sixteenLinesOfSixteenCellsAreAGridUnlessEachIsAPuzzle() {
    Grid four = Samples.puzzle(Geometry.of(4), 60, new Random(1));
    String line = Samples.line(four, Alphabet.DIGITS, '.') + "\n";
    for (int lines : new int[] {1, 2, 15, 16, 17, 40}) {
      assertThat(grids(line.repeat(lines))).hasSize(lines).containsOnly(four);
    }
    assertThat(grids("3\n" + line.repeat(3))).hasSize(3);
    Grid sixteen = Samples.puzzle(Geometry.of(16), 60, new Random(1));
    String rows = Samples.rows(sixteen, Alphabet.DIGITS, '.');
    assertThat(grids(rows + "\n" + line + "\n" + rows)).containsExactly(sixteen, four, sixteen);
  }

  @ParameterizedTest
  @CsvSource({"4,3", "6,5", "8,2", "16,2", "16,9", "25,20", "25,2"})
  void faultyRowsAreReportedForTheSizeOfTheirGrid(int size, int row) {
    Geometry geometry = Geometry.of(size);
    Grid grid = Samples.puzzle(geometry, 50, new Random(size));
    String[] rows = Samples.rows(grid, Alphabet.DIGITS, '.').split("\n");
    rows[row - 1] = rows[row - 1].substring(1);
    String rest = "\n" + Samples.line(grid, Alphabet.DIGITS, '.');
    List<String> records = Records.of(String.join("\n", rows) + "\n" + rest);
    assertThat(records.get(0))
        .isEqualTo(
            "%s:%s: expected %s cells in the row, found %s (r%sc%s)"
                .formatted(row, size, size, size - 1, row, size));
    assertThat(records).hasSize(2);
  }

  @Test
  void aDigitAboveTheSizeIsReported() {
    assertThat(Records.of("1234\n3412\n2153\n4321\n"))
        .containsExactly("3:3: expected a digit of a 4x4 puzzle, found '5' (r3c3)");
    String row = "1 2 3 4 5 6 7 8 9 10 11 12 . . . .\n";
    assertThat(Records.of(row + row + row.replace("12", "17") + row.repeat(13)))
        .containsExactly("3:25: expected a number up to 16, found 17 (r3c12)");
  }

  @Test
  void aTruncatedLineIsReportedForTheSizeOfThePrecedingPuzzles() {
    Grid grid = Samples.puzzle(Geometry.of(16), 50, new Random(3));
    String line = Samples.line(grid, Alphabet.DIGITS, '.');
    List<String> records = Records.of(line + "\n" + line.substring(1) + "\n" + line);
    assertThat(records.get(1)).isEqualTo("2:256: expected 256 cells, found 255 (r16c16)");
    assertThat(records).hasSize(3);
  }

  @Test
  void aSmallerPuzzleDirectlyBelowALargerOneGivesAWarning() {
    String cut = Records.P.substring(0, 64).replace('9', '8');
    Puzzle second = (Puzzle) PuzzleReader.readAll("in", Records.P + "\n" + cut).get(1);
    assertThat(second.warnings()).containsExactly("a puzzle of 8x8 right below one of 9x9");
  }

  @Test
  void bordersAndBarsThatDoNotFormBoxesAreAnError() {
    String band = "12|34|56\n".repeat(2);
    assertThat(Records.of((band + "---+---\n").repeat(3)))
        .containsExactly(
            "1: expected boxes of 6 cells, found bars every 2 columns and borders every 2 rows");
  }
}
