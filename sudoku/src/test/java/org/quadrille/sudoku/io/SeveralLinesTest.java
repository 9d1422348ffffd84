package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;

/** One-line formats that some programs split into several lines, and killers in short formats. */
class SeveralLinesTest {
  private static final Grid P = PuzzleReader.readGrid(Records.P);

  /** Returns candidates by position; a given is the only candidate of its cell. */
  private static String cube() {
    StringBuilder cube = new StringBuilder();
    for (int k = 0; k < 729; k++) {
      int digit = P.digit(k / 9);
      cube.append(digit == 0 || digit == k % 9 + 1 ? (char) ('1' + k % 9) : '.');
    }
    return cube.toString();
  }

  private static String cut(String text, int length) {
    return text.replaceAll("(.{" + length + "})", "$1\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {27, 81, 729})
  void candidatesByPositionInSeveralLines(int length) {
    Puzzle whole = PuzzleReader.readOne("in", cube());
    for (String mark : List.of(".", "0", "*", "_")) {
      String text = cut(cube().replace(".", mark), length);
      List<PuzzleRecord> records =
          PuzzleReader.readAll("in", text + text + Records.P + "\n\n" + text);
      assertThat(records).as(text).hasSize(4);
      for (int k : new int[] {0, 1, 3}) {
        assertThat(((Puzzle) records.get(k)).puzzle()).isEqualTo(whole.puzzle());
        assertThat(((Puzzle) records.get(k)).format()).isEqualTo(SudokuFormat.SUKAKU);
      }
      assertThat(((Puzzle) records.get(2)).grid()).isEqualTo(P);
    }
  }

  @Test
  void linesOfARequestedFormatCanHaveAnyLength() {
    String text = cut(cube(), 9);
    ReaderOptions options = ReaderOptions.DETECT.withFormat(SudokuFormat.SUKAKU);
    assertThat(SudokuReader.readOne("in", text, options).puzzle())
        .isEqualTo(PuzzleReader.readOne("in", cube()).puzzle());
    int at = 300; // the fourth position of a cell
    String spoilt = cut(cube().substring(0, at) + "z" + cube().substring(at + 1), 81);
    assertThat(Records.read(spoilt, options).stream().map(Records::shortForm))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("4:58: expected candidate 4 or a blank mark")
        .endsWith("(r4c7)");
  }

  @Test
  void linesThatOnlyBeginLikeCandidatesArePuzzlesInOneLine() {
    String blank = ".".repeat(81);
    String almost = "1........".repeat(1) + ".".repeat(72);
    assertThat(Records.of(blank + "\n" + almost + "\n" + blank + "\n" + Records.P))
        .containsExactly("1: " + blank, "2: " + almost, "3: " + blank, "4: " + Records.P);
    String row = cut(cube(), 81).lines().findFirst().orElseThrow();
    assertThat(PuzzleReader.readAll("in", row + "\n" + row + "\n" + Records.P)).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 9, 10, 27, 80})
  void sumoCueInSeveralLines(int entries) {
    StringBuilder text = new StringBuilder("SumoCueV1");
    for (int cell = 0; cell < 81; cell++) {
      text.append(cell % entries == 0 ? "\n" : "");
      text.append('=').append(P.digit(cell)).append('J').append(Geometry.CLASSIC.boxOf(cell));
    }
    List<PuzzleRecord> records = PuzzleReader.readAll("in", text + "\n" + Records.P + "\n" + text);
    assertThat(records).hasSize(3);
    assertThat(((Puzzle) records.get(0)).grid()).isEqualTo(P);
    assertThat(((Puzzle) records.get(2)).grid()).isEqualTo(P);
    assertThat(Records.of(text.toString().replaceFirst("J", "?"))).isNotEmpty();
    String cutOff = text.substring(0, text.length() - 4);
    assertThat(Records.of(cutOff + "\n\n" + Records.P))
        .hasSize(2)
        .first()
        .asString()
        .contains("expected an entry such as =5J0 (r9c9)");
  }

  private static Cage cage(int sum, Integer... cells) {
    return new Cage(List.of(cells), sum);
  }

  @Test
  void shortKillers() {
    String row = "8<C<<0000";
    String text = row + "0".repeat(72);
    Layout layout = Layout.CLASSIC.withCages(List.of(cage(8, 0, 1), cage(12, 2, 3, 4)));
    for (String lines : List.of(text, cut(text, 9))) {
      Puzzle puzzle = PuzzleReader.readOne("in", lines);
      assertThat(puzzle.format()).isEqualTo(SudokuFormat.KILLER);
      assertThat(puzzle.puzzle().layout()).isEqualTo(layout);
      assertThat(PuzzleReader.readAll("in", lines + "\n" + Records.P + "\n" + lines)).hasSize(3);
    }
  }

  /** Random cages; each cell points to any neighbour in its cage that is closer to the sum. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void shortKillersOfAnyShape(long seed) {
    Random random = new Random(seed);
    char[] text = "0".repeat(81).toCharArray();
    int[] owner = new int[81]; // 0 for none
    List<Cage> cages = new ArrayList<>();
    String arrows = "`^'<?>,v."; // indexed by the step, rows first
    for (int k = 1; k <= 20; k++) {
      int root = random.nextInt(81);
      if (owner[root] != 0) {
        continue;
      }
      List<Integer> cells = new ArrayList<>(List.of(root));
      owner[root] = k;
      for (int tries = random.nextInt(20); tries > 0 && cells.size() < 9; tries--) {
        int from = cells.get(random.nextInt(cells.size()));
        int row = from / 9 + random.nextInt(3) - 1;
        int column = from % 9 + random.nextInt(3) - 1;
        int cell = 9 * row + column;
        if (row >= 0 && row < 9 && column >= 0 && column < 9 && owner[cell] == 0) {
          owner[cell] = k;
          cells.add(cell);
          text[cell] = arrows.charAt(3 * (from / 9 - row + 1) + from % 9 - column + 1);
        }
      }
      int sum = cells.size() == 1 ? 1 + random.nextInt(45) : random.nextInt(46);
      text[root] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij".charAt(sum);
      cells.sort(null);
      cages.add(new Cage(cells, sum));
    }
    String line = new String(text);
    assertThat(line).containsPattern("[<>^]");
    Layout layout = PuzzleReader.readOne("in", line).puzzle().layout();
    assertThat(layout.cages()).hasSameSizeAs(cages);
    for (Cage cage : layout.cages()) {
      assertThat(cages)
          .anyMatch(
              c -> c.sum() == cage.sum() && List.copyOf(c.cells()).equals(sorted(cage.cells())));
    }
  }

  private static List<Integer> sorted(List<Integer> cells) {
    return cells.stream().sorted().toList();
  }

  @Test
  void faultyShortKillers() {
    assertThat(Records.of("<" + "0".repeat(80)))
        .containsExactly(
            "1:1: expected a pointer to a cell, found '<', which leaves the grid (r1c1)");
    assertThat(Records.of("><" + "0".repeat(79)))
        .containsExactly(
            "1:1: expected a path to a cell with a sum, found a cycle from '>' (r1c1)");
    assertThat(Records.of("8<<<<<<<<\n^" + "0".repeat(8) + "\n" + "000000000\n".repeat(7)))
        .containsExactly("1:1: expected a cage of at most 9 cells, found 10 (r1c1)");
    assertThat(Records.of("000000000\n8<0000000\n000000000\n00000000v\n" + "000000000\n".repeat(5)))
        .isNotEmpty();
  }

  @Test
  void cagesWithNumberedCells() {
    String text = "# CSPLib\n8 0 1\n12 2 3 4\n\n45 0 1 2 3 4 5 6 7 8\n3 80 79\n";
    List<PuzzleRecord> records = SudokuReader.readAll("in", text);
    assertThat(records).hasSize(2);
    assertThat(((Puzzle) records.get(0)).format()).isEqualTo(SudokuFormat.KILLER);
    assertThat(((Puzzle) records.get(0)).puzzle().layout())
        .isEqualTo(Layout.CLASSIC.withCages(List.of(cage(8, 0, 1), cage(12, 2, 3, 4))));
    assertThat(records.get(1).line()).isEqualTo(5);
    List<String> faulty =
        SudokuReader.readAll("in", "8 0 1\n\n8 0 81\n9 1 2\n\n3 1 1\n\n4 x\n\n5 1 2\n").stream()
            .map(Records::shortForm)
            .toList();
    assertThat(faulty).hasSize(5);
    assertThat(faulty.get(1)).isEqualTo("3: expected a cell from 0 to 80, found 81");
    assertThat(faulty.get(2)).isEqualTo("6: expected each cell once, found cell 1 (r1c2) twice");
    assertThat(faulty.get(3)).startsWith("8: expected a sum and one to nine cells");
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9})
  void gridsWithSpacesBetweenDigitsAreNotCages(int size) {
    Grid grid = Samples.puzzle(Geometry.of(size), 100, new Random(size));
    String text = Samples.spaced(grid, Alphabet.DIGITS, ".");
    Puzzle puzzle = SudokuReader.readOne("in", text, ReaderOptions.DETECT);
    assertThat(puzzle.format()).isEqualTo(SudokuFormat.GRID);
    assertThat(puzzle.grid()).isEqualTo(grid);
  }

  @Test
  void sectionsWithoutAGridAreReported() {
    String puzzle = "[Puzzle]\n" + Records.rows(Records.P);
    assertThat(Records.of("[Puzzle]\n"))
        .containsExactly("1: expected a grid after this section, found none");
    assertThat(Records.of(puzzle + "[Puzzle]\n"))
        .containsExactly("2: " + Records.P, "11: expected a grid after this section, found none");
    assertThat(Records.of(puzzle + "[State]\n"))
        .containsExactly("2: " + Records.P, "11: expected a grid after this section, found none");
    assertThat(Records.of("[Puzzle]\n" + puzzle))
        .containsExactly("1: expected a grid after this section, found none", "3: " + Records.P);
  }
}
