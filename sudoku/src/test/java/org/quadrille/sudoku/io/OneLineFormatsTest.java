package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;

/** Formats that fill a line: jigsaws, SumoCue and HoDoKu's library. */
class OneLineFormatsTest {
  /** Nine connected regions that are not boxes. */
  private static final String REGIONS =
      "112222333" + "111223333" + "111122233" + "444555666".repeat(3) + "777888999".repeat(3);

  private static final ReaderOptions JIGSAW = ReaderOptions.DETECT.withFormat(SudokuFormat.JIGSAW);

  @Test
  void theSampleIsAJigsaw() {
    assertThat(JigsawText.regions(Geometry.CLASSIC, REGIONS, false)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", ",", ";", ":", "\t"})
  void givensAndRegions(String separator) {
    Puzzle puzzle = PuzzleReader.readOne("in", Records.P + separator + REGIONS);
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.JIGSAW);
    assertThat(puzzle.grid()).isEqualTo(PuzzleReader.readGrid(Records.P));
    assertThat(puzzle.puzzle().layout().isJigsaw()).isTrue();
    assertThat(puzzle.puzzle().layout().regionOf(11)).isZero();
    assertThat(puzzle.puzzle().layout().regionOf(2)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 12, 16})
  void layoutsOfEverySize(int size) {
    String regions = regionsOf(size);
    Geometry geometry = Geometry.of(size);
    Puzzle alone = PuzzleReader.readOne("in", regions);
    assertThat(alone.format()).isEqualTo(SudokuFormat.JIGSAW);
    assertThat(alone.grid()).isEqualTo(Grid.empty(geometry));
    assertThat(alone.puzzle().layout().isJigsaw()).isTrue();
    Grid grid = Samples.puzzle(geometry, 20, new Random(size));
    Puzzle both = PuzzleReader.readOne("in", Samples.line(grid, Alphabet.DIGITS, '.') + regions);
    assertThat(both.puzzle().layout()).isEqualTo(alone.puzzle().layout());
    assertThat(both.grid()).isEqualTo(grid);
  }

  /** Symbols that are also valid givens, except that they conflict. */
  @ParameterizedTest
  @ValueSource(
      strings = {"123456789", "012345678", "876543210", ".12345678", "ABCDEFGHI", "ihgfedcba"})
  void regionsOnlyInAnySymbols(String symbols) {
    Layout layout = PuzzleReader.readOne("in", Records.P + REGIONS).puzzle().layout();
    StringBuilder regions = new StringBuilder();
    REGIONS.chars().forEach(symbol -> regions.append(symbols.charAt(symbol - '1')));
    for (String behind : List.of("", " # text")) {
      for (ReaderOptions options : List.of(ReaderOptions.DETECT, JIGSAW)) {
        List<PuzzleRecord> records =
            Records.read(Records.P + REGIONS + "\n" + regions + behind + "\n" + regions, options);
        assertThat(records).hasSize(3);
        for (PuzzleRecord record : records.subList(1, 3)) {
          assertThat(record)
              .isInstanceOfSatisfying(
                  Puzzle.class,
                  puzzle -> {
                    assertThat(puzzle.format()).isEqualTo(SudokuFormat.JIGSAW);
                    assertThat(puzzle.puzzle().layout()).isEqualTo(layout);
                    assertThat(puzzle.grid()).isEqualTo(Grid.EMPTY);
                  });
        }
        assertThat(((Puzzle) records.get(1)).text()).isEqualTo(behind.isEmpty() ? "" : "text");
      }
    }
  }

  /** For example a solution, which is otherwise read as givens. */
  @Test
  void disconnectedRegionsAreReadIfJigsawsAreRequested() {
    String swapped = "2" + REGIONS.substring(1).replaceFirst("2", "1");
    for (String regions : List.of(Records.S, swapped.replace('9', 'J'), swapped)) {
      Puzzle puzzle = (Puzzle) Records.read(regions, JIGSAW).get(0);
      assertThat(puzzle.format()).isEqualTo(SudokuFormat.JIGSAW);
      assertThat(puzzle.grid()).isEqualTo(Grid.EMPTY);
      assertThat(puzzle.puzzle().layout().regionOf(1) == puzzle.puzzle().layout().regionOf(0))
          .isEqualTo(regions.charAt(0) == regions.charAt(1));
    }
    assertThat(PuzzleReader.readOne("in", swapped).format()).isEqualTo(SudokuFormat.LINE);
  }

  /** Rows as regions, except that the first two rows are split into their left and right halves. */
  private static String regionsOf(int size) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < size * size; cell++) {
      text.append((char) ('A' + cell / size));
    }
    // Two rows share their columns: the left half of both, and the right half of both.
    for (int column = 0; column < size; column++) {
      boolean left = column < size / 2;
      text.setCharAt(column, left || 2 * column == size - 1 ? 'A' : 'B');
      text.setCharAt(size + column, left ? 'A' : 'B');
    }
    return text.toString();
  }

  @Test
  void aSolutionIsNotReadAsRegions() {
    assertThat(Records.of(Records.S)).containsExactly("1: " + Records.S);
    assertThat(Records.of(Records.P + " " + Records.S))
        .containsExactly("1: " + Records.P + " | " + Records.S);
    assertThat(Records.of(Records.P + Records.S))
        .containsExactly("1:82: expected 81 cells, found 162");
  }

  @Test
  void aStrayCharacterInTheGivensOfAJigsawIsReported() {
    assertThat(Records.of("1234z" + Records.P.substring(5) + REGIONS))
        .containsExactly("1:5: expected a digit or a blank mark, found 'z' (r1c5)");
  }

  @Test
  void sumoCueHasTwoDialects() {
    StringBuilder jigsaw = new StringBuilder("SumoCueV1");
    StringBuilder killer = new StringBuilder("SumoCueV1");
    for (int cell = 0; cell < 81; cell++) {
      int digit = PuzzleReader.readGrid(Records.P).digit(cell);
      jigsaw.append('=').append(digit).append('J').append(REGIONS.charAt(cell) - '1');
      String cage = cell == 0 ? "=8" : cell == 1 ? "+0" : cell == 10 ? "+1" : "=0";
      killer.append(cage).append('J').append(Geometry.CLASSIC.boxOf(cell));
    }
    Puzzle first = PuzzleReader.readOne("in", jigsaw.toString());
    assertThat(first.format()).isEqualTo(SudokuFormat.JIGSAW);
    assertThat(first.grid()).isEqualTo(PuzzleReader.readGrid(Records.P));
    assertThat(first.puzzle().layout().isJigsaw()).isTrue();
    Puzzle second = PuzzleReader.readOne("in", killer.toString());
    assertThat(second.format()).isEqualTo(SudokuFormat.KILLER);
    assertThat(second.puzzle().layout())
        .isEqualTo(Layout.CLASSIC.withCages(List.of(new Cage(List.of(0, 1, 10), 8))));
    assertThat(Records.of(killer.substring(0, killer.length() - 4)))
        .containsExactly("1:330: expected an entry such as =5J0 (r9c9)");
    assertThat(Records.of(killer + "=0J0")).hasSize(1).first().asString().contains("found more");
    assertThat(Records.of(killer.toString().replace("+1", "+10")))
        .containsExactly("1:50: expected the number of a cell that begins a cage (r2c2)");
  }

  @Test
  void aLineOfHodokusLibrary() {
    String line =
        ":0100:4:.6+75.+139.+9.57.+3+61.4..+8+695+27.9.1+54+78....+3+7+6...+7.4+9821.+63.8+69+5"
            + "....4.+2....55..+4...6.:251 252 183 193:459 479::";
    Puzzle puzzle = PuzzleReader.readOne("in", line);
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.HODOKU);
    assertThat(puzzle.grid().digit(2)).isEqualTo(7);
    assertThat(puzzle.placed()).hasSize(20).contains(2, 5).doesNotContain(1);
    assertThat(puzzle.puzzle().candidates(Geometry.CLASSIC.cell(4, 0)) & 2).isZero();
    assertThat(puzzle.puzzle().candidates(Geometry.CLASSIC.cell(4, 1)) & 2).isZero();
    assertThat(puzzle.puzzle().candidates(Geometry.CLASSIC.cell(7, 2)) & 1).isZero();
    assertThat(puzzle.puzzle().candidates(Geometry.CLASSIC.cell(4, 8))).isEqualTo(511);
    assertThat(puzzle.details())
        .isEqualTo(Map.of("technique", "0100", "digits", "4", "eliminations", "459 479"));
    Puzzle plain = PuzzleReader.readOne("in", ":0000:x:" + Records.P + ":::");
    assertThat(plain.puzzle().hasCandidates()).isFalse();
    assertThat(plain.placed()).isEqualTo(Set.of());
  }

  @Test
  void errorsInALibraryLineAreReported() {
    assertThat(Records.of(":0000:x:" + Records.P.substring(1) + ":::"))
        .containsExactly("1:89: expected 81 cells, found 80 (r9c9)");
    assertThat(Records.of(":0000:x:+." + Records.P.substring(1) + ":::"))
        .containsExactly("1:10: expected a digit after '+', found '.' (r1c1)");
    assertThat(Records.of(":0000:x:" + Records.P + ":12 345:::"))
        .containsExactly("1:91: expected a removed candidate as digit, row and column");
    assertThat(Records.of(":0000:x:" + Records.P))
        .containsExactly("1: expected at least 5 parts after colons, found 3");
  }

  @Test
  void aFormatOtherThanTheRequestedOneIsAnError() {
    List<PuzzleRecord> records =
        Records.read(Records.P, ReaderOptions.DETECT.withFormat(SudokuFormat.SDK));
    assertThat(((UnreadablePuzzle) records.get(0)).error().reason())
        .isEqualTo("expected the format sdk, found line");
    assertThat(Records.read(Records.P, ReaderOptions.DETECT.withFormat(SudokuFormat.SDM)).get(0))
        .isInstanceOf(Puzzle.class);
  }
}
