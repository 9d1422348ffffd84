package org.quadrille.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.quadrille.dlx.ExactCover;

class PolyominoesTest {
  private static final Path EXAMPLE =
      Path.of(System.getProperty("quadrille.root"), "examples", "pentominoes6x10.txt");

  private static Polyominoes read(String text) throws Exception {
    return Polyominoes.read("-", Solving.stream(text));
  }

  private static Polyominoes pentominoes(String region) throws Exception {
    String example = Files.readString(EXAMPLE);
    return read(region + "\n" + example.substring(example.indexOf("\nF")));
  }

  /** Checks that placements cover the region and are congruent to the pieces. */
  private static void checkPacking(
      List<Placement> placements, Set<Cell> region, List<Piece> pieces) {
    Set<Cell> covered = new HashSet<>();
    Map<Piece, Integer> copies = new HashMap<>();
    for (Placement placement : placements) {
      for (Cell cell : placement.cells()) {
        assertThat(covered.add(cell)).as("covered once").isTrue();
      }
      copies.merge(placement.piece(), 1, Integer::sum);
      assertThat(squaredDistances(placement.cells()))
          .isEqualTo(squaredDistances(placement.piece().shape()));
    }
    assertThat(covered).isEqualTo(region);
    for (Piece piece : pieces) {
      assertThat(copies.getOrDefault(piece, 0)).isBetween(piece.min(), piece.max());
    }
  }

  /** Returns an invariant of congruent shapes that differs for all pentominoes. */
  private static List<Integer> squaredDistances(Iterable<Cell> cells) {
    List<Integer> distances = new ArrayList<>();
    for (Cell a : cells) {
      for (Cell b : cells) {
        int down = a.row() - b.row();
        int right = a.column() - b.column();
        distances.add(down * down + right * right);
      }
    }
    distances.sort(null);
    return distances;
  }

  private static List<String> all(Polyominoes puzzle, Set<Cell> region) {
    return Solving.all(
        puzzle, (placements, drawing) -> checkPacking(placements, region, puzzle.pieces()));
  }

  /** The 3x20 rectangle has 2 solutions, each in 4 symmetric forms. */
  @Test
  void pentominoesIn3x20() throws Exception {
    String row = "#".repeat(20);
    Set<Cell> region = Solving.cells(row, row, row);
    assertThat(all(pentominoes("%s\n%s\n%s".formatted(row, row, row)), region))
        .hasSize(8)
        .contains(
            """
            UUXIIIIINNNFTWYYYYZV
            UXXXPPLNNFFFTWWYZZZV
            UUXPPPLLLLFTTTWWZVVV
            """);
  }

  /** Scott 1958: 65 solutions, each in 8 symmetric forms. */
  @Test
  void pentominoesAroundASquare() throws Exception {
    String row = "########\n";
    String region = row.repeat(3) + "###..###\n".repeat(2) + row.repeat(3);
    Set<Cell> cells = Solving.cells(region.split("\n", -1));
    assertThat(all(pentominoes(region), cells)).hasSize(520).doesNotHaveDuplicates();
  }

  @Test
  void theExampleHasASolution() throws Exception {
    try (InputStream in = Files.newInputStream(EXAMPLE)) {
      Polyominoes puzzle = Polyominoes.read(EXAMPLE.toString(), in);
      String row = "#".repeat(10);
      checkPacking(
          Solving.first(puzzle).payloads(),
          Solving.cells(row, row, row, row, row, row),
          puzzle.pieces());
      assertThat(puzzle.problem().optionCount()).as("as in TAOCP").isEqualTo(2056);
    }
  }

  /** OEIS A099390, with one piece of many copies: half as many dominoes as cells. */
  @ParameterizedTest
  @CsvSource({"2,2,2", "3,3,0", "4,4,36", "4,9,6336", "6,6,6728"})
  void dominoes(int rows, int columns, int count) throws Exception {
    String region = ("#".repeat(columns) + "\n").repeat(rows);
    for (String copies : List.of("0..99", "" + rows * columns / 2)) {
      Polyominoes puzzle = read(region + "domino " + copies + "\n##\n");
      assertThat(all(puzzle, Solving.cells(region.split("\n")))).hasSize(count);
    }
  }

  @Test
  void holesStayEmpty() throws Exception {
    Polyominoes puzzle = read("###\n#.#\n###\nI 4 fixed\n##\nL 0..2\n##\n#.\n");
    assertThat(all(puzzle, Solving.cells("###", "#.#", "###"))).isEmpty();
    puzzle = read("###\n#.#\n##\nI 2\n##\nL\n##\n#.\n");
    assertThat(all(puzzle, Solving.cells("###", "#.#", "##")))
        .containsExactlyInAnyOrder("LLA\nL.A\nII.\n", "IIA\nL.A\nLL.\n", "ALL\nA.L\nII.\n");
  }

  @Test
  void symmetryLimitsTheOrientations() throws Exception {
    String region = "####\n####\n####\n####\n";
    String piece = "\n##.\n.##\n";
    for (Object[] expected :
        new Object[][] {{"free", 24}, {"one-sided", 12}, {"fixed", 6}, {"", 24}}) {
      Polyominoes puzzle = read(region + "S 0..9 " + expected[0] + piece);
      assertThat(puzzle.problem().optionCount()).isEqualTo(expected[1]);
    }
  }

  @Test
  void boundsAreSatisfied() throws Exception {
    String text = "####\nI %s\n##\nO %s\n#\n";
    assertThat(all(read(text.formatted("1", "2")), Solving.cells("####"))).hasSize(3);
    assertThat(all(read(text.formatted("0..1", "2..4")), Solving.cells("####"))).hasSize(4);
    assertThat(all(read(text.formatted("0..2", "0..4")), Solving.cells("####"))).hasSize(5);
    assertThat(all(read(text.formatted("1", "3..4")), Solving.cells("####"))).isEmpty();
  }

  @Test
  void furtherCopiesAreDrawnWithUnusedLetters() throws Exception {
    Polyominoes puzzle = read("##\n##\n##\n.#\nA 3\n##\nBig fixed\n#\n");
    assertThat(all(puzzle, Solving.cells("##", "##", "##", ".#"))).contains("AA\nCC\nDD\n.B\n");
  }

  @Test
  void piecesWithTheSameInitialAreDrawnDifferently() throws Exception {
    Polyominoes puzzle = read("###\nA1 fixed\n#\nA2\n#\nB\n#\n");
    assertThat(all(puzzle, Solving.cells("###")))
        .hasSize(6)
        .contains("ACB\n")
        .allMatch(line -> line.matches("[ABC]{3}\n"));
  }

  @Test
  void neighboursDifferIfLettersAreReused() throws Exception {
    int n = 20;
    Polyominoes puzzle = read(("#".repeat(n) + "\n").repeat(n) + "X 0..400\n#\n");
    String[] rows = puzzle.draw(Solving.first(puzzle)).lines().toArray(String[]::new);
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        assertThat(c > 0 && rows[r].charAt(c) == rows[r].charAt(c - 1)).isFalse();
        assertThat(r > 0 && rows[r].charAt(c) == rows[r - 1].charAt(c)).isFalse();
      }
    }
  }

  @Test
  void thereCanBeMorePiecesThanLetters() throws Exception {
    StringBuilder text = new StringBuilder("#".repeat(70) + "\n");
    for (int k = 0; k < 70; k++) {
      text.append("p").append(k).append("\n#\n");
    }
    Polyominoes puzzle = read(text.toString());
    assertThat(puzzle.draw(Solving.first(puzzle))).hasSize(71);
  }

  @Test
  void canBeBuiltInCode() {
    Piece piece = new Piece("I", Solving.cells("##"), Symmetry.FREE);
    Polyominoes puzzle = new Polyominoes(Solving.cells("...", ".##"), List.of(piece));
    assertThat(puzzle.draw(Solving.first(puzzle))).isEqualTo("...\n.II\n");
    assertThat(puzzle.pieces()).containsExactly(piece);
    assertThat(puzzle.problem().options())
        .extracting(o -> o.payload().toString())
        .containsExactly("I 2,2 2,3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Polyominoes(Set.of(), List.of(piece)))
        .withMessage("expected a region, found no cell");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Polyominoes(Solving.cells("##"), List.of(piece, piece)))
        .withMessage("item I is declared twice");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Polyominoes(Set.of(new Cell(0, 1000)), List.of(piece)))
        .withMessage("the number of columns: expected 1 to 1000, found 1001");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Polyominoes(Set.of(new Cell(1000, 0)), List.of(piece)));
  }

  @Test
  void aPieceThatFitsNowhereMeansNoSolution() throws Exception {
    assertThat(ExactCover.of(read("##\nI\n###\n").problem()).first()).isEmpty();
  }
}
