package org.quadrille.sudoku.solve;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.Examples;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Rules;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleReader;
import org.quadrille.sudoku.io.PuzzleRecord;

/**
 * Checks that {@link PuzzleMaker} makes the puzzle lists in {@code examples} and that their headers
 * are true. To write the lists again (a minute):
 *
 * <pre>
 * mvn test -pl sudoku -am -Dtest=ExamplesTest#writeTheLists -Dquadrille.examples=write \
 *     -Dsurefire.failIfNoSpecifiedTests=false
 * </pre>
 */
class ExamplesTest {
  private static final long MIXED_SEED = 2025;
  private static final int MIXED = 2000;
  private static final String MIXED_HEADER =
      "# 2000 sudokus with one solution each: by turns a minimal one of 22 to 26 givens and one of 27"
          + " to 40. Made by Quadrille's PuzzleMaker from seed 2025; public domain, or Apache-2.0 as"
          + " you like";

  private static final long HARD_SEED = 7_000_000;
  private static final int HARD = 50;
  private static final int ATTEMPTS = 200;
  private static final String HARD_HEADER =
      "# 50 hard sudokus with one solution each: of 400 made for each, the one that takes dancing"
          + " links the most nodes. Made by Quadrille's PuzzleMaker from seed 7000000; public domain,"
          + " or Apache-2.0 as you like";

  @Test
  @EnabledIfSystemProperty(named = "quadrille.examples", matches = "write")
  void writeTheLists() throws IOException {
    PuzzleMaker mixed = new PuzzleMaker(MIXED_SEED);
    write("puzzles.txt", MIXED_HEADER, IntStream.range(0, MIXED).mapToObj(mixed::puzzle));
    PuzzleMaker hard = new PuzzleMaker(HARD_SEED);
    write(
        "hard.txt",
        HARD_HEADER,
        IntStream.range(0, HARD).mapToObj(k -> hard.hardPuzzle(k, ATTEMPTS)));
    assertThat(Examples.puzzles()).hasSize(MIXED);
    assertThat(Examples.hard()).hasSize(HARD);
  }

  private static void write(String name, String header, Stream<Grid> puzzles) throws IOException {
    StringBuilder text = new StringBuilder(header).append('\n');
    puzzles.forEach(puzzle -> text.append(puzzle.toLine()).append('\n'));
    Files.createDirectories(Examples.path(name).getParent());
    Files.write(Examples.path(name), text.toString().getBytes(US_ASCII));
  }

  @Test
  void mixedListIsReproducible() {
    PuzzleMaker maker = new PuzzleMaker(MIXED_SEED);
    List<String> puzzles = Examples.puzzles();
    for (int k = 0; k < MIXED; k += k < 20 ? 1 : 97) {
      assertThat(puzzles.get(k)).as("puzzle %d", k).isEqualTo(maker.puzzle(k).toLine());
    }
    assertThat(Examples.read("puzzles.txt").get(0)).isEqualTo(MIXED_HEADER);
  }

  @Test
  void hardListIsReproducible() {
    PuzzleMaker maker = new PuzzleMaker(HARD_SEED);
    assertThat(Examples.hard().get(0)).isEqualTo(maker.hardPuzzle(0, ATTEMPTS).toLine());
    assertThat(Examples.read("hard.txt").get(0)).isEqualTo(HARD_HEADER);
  }

  @Test
  void listsHaveTheStatedGivens() {
    List<String> all = new ArrayList<>(Examples.puzzles());
    assertThat(all).hasSize(MIXED);
    for (int k = 0; k < MIXED; k++) {
      int least = k % 2 == 0 ? 22 : 27;
      int most = k % 2 == 0 ? 26 : 40;
      assertThat(givens(all.get(k))).as("givens of puzzle %d", k).isBetween(least, most);
    }
    all.addAll(Examples.hard());
    assertThat(all).hasSize(MIXED + HARD).doesNotHaveDuplicates();
    assertThat(all).allMatch(line -> line.matches("[1-9.]{81}"));
  }

  private static int givens(String line) {
    return (int) line.chars().filter(symbol -> symbol != '.').count();
  }

  @Test
  void everyPuzzleHasOneSolution() {
    SudokuSolver solver = Algorithm.DLX.newSolver();
    Stream.concat(Examples.puzzles().stream(), Examples.hard().stream())
        .forEach(
            line -> {
              solver.start(readGrid(line), new SearchControl(SearchLimits.NONE));
              assertThat(solver.next()).as(line).isTrue();
              String solution = solver.solution().toLine();
              assertThat(Rules.isSolution(line, solution)).as("%s: %s", line, solution).isTrue();
              assertThat(solver.next()).as(line).isFalse();
              assertThat(solver.finish().isExhausted()).as(line).isTrue();
            });
  }

  @Test
  void minimalPuzzlesNeedEveryGiven() {
    List<String> puzzles = Examples.puzzles();
    for (int k = 0; k < MIXED; k += 10) {
      Grid puzzle = readGrid(puzzles.get(k));
      for (int cell = 0; cell < 81; cell++) {
        if (puzzle.digit(cell) != 0) {
          assertThat(Sudoku.of(puzzle.with(cell, 0)).isUnique())
              .as("%s, %d", puzzle, cell)
              .isFalse();
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"puzzles.txt", "hard.txt"})
  void readerReadsListsWithoutWarnings(String name) throws IOException {
    List<String> read = new ArrayList<>();
    try (PuzzleReader reader = new PuzzleReader(name, Files.newInputStream(Examples.path(name)))) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        assertThat(record).isInstanceOf(Puzzle.class);
        Puzzle puzzle = (Puzzle) record;
        assertThat(puzzle.warnings()).isEmpty();
        assertThat(puzzle.text()).isEmpty();
        read.add(puzzle.grid().toLine());
      }
    }
    assertThat(read).isEqualTo(name.equals("hard.txt") ? Examples.hard() : Examples.puzzles());
  }
}
