package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.util.List;
import java.util.LongSummaryStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.sudoku.Examples;

/**
 * The nodes and updates that solving puzzles takes, including the proof that there is no other
 * solution. They do not depend on the machine, so they change only if the search changes.
 */
class NodeCountsTest {
  private static long[] cost(Algorithm algorithm, List<String> puzzles) {
    SudokuSolver solver = algorithm.newSolver();
    long nodes = 0;
    long updates = 0;
    for (String puzzle : puzzles) {
      solver.start(readGrid(puzzle), new SearchControl(SearchLimits.NONE.withSolutions(2)));
      while (solver.next()) {
        // up to the second solution
      }
      SearchStatistics statistics = solver.finish().statistics();
      assertThat(statistics.solutions()).as(puzzle).isEqualTo(1);
      nodes += statistics.nodes();
      updates += statistics.updates();
    }
    return new long[] {nodes, updates};
  }

  @ParameterizedTest
  @CsvSource({"FAST, 2120, 0", "DLX, 135141, 4760331", "BITMASK, 684338, 0"})
  void ofTheExamples(Algorithm algorithm, long nodes, long updates) {
    assertThat(cost(algorithm, Examples.puzzles())).containsExactly(nodes, updates);
  }

  @ParameterizedTest
  @CsvSource({"FAST, 586, 0", "DLX, 49420, 721602", "BITMASK, 135843, 0"})
  void ofTheHardExamples(Algorithm algorithm, long nodes, long updates) {
    assertThat(cost(algorithm, Examples.hard())).containsExactly(nodes, updates);
  }

  /** The easiest puzzles, which no algorithm solves slowly. */
  @ParameterizedTest
  @CsvSource({
    "FAST, 2, 0",
    "DLX, 2958, 157521",
    "BITMASK, 3102, 0",
    "PRUNED, 11244, 0",
    "NAIVE, 18687, 0"
  })
  void ofTheExamplesWith40Givens(Algorithm algorithm, long nodes, long updates) {
    List<String> easy =
        Examples.puzzles().stream().filter(line -> readGrid(line).givens() == 40).toList();
    assertThat(easy).hasSizeGreaterThan(20);
    assertThat(cost(algorithm, easy)).containsExactly(nodes, updates);
  }

  /** One node for each blank, without backtracking; none if only guesses are nodes. */
  @Test
  void ofAPuzzleThatNeedsNoGuess() {
    String easy = Examples.puzzles().get(1);
    int blanks = 81 - readGrid(easy).givens();
    assertThat(cost(Algorithm.DLX, List.of(easy))[0]).isEqualTo(blanks);
    assertThat(cost(Algorithm.FAST, List.of(easy))[0]).isZero();
  }

  @Test
  void ofTheEasiestAndHardestHardExample() {
    LongSummaryStatistics nodes =
        Examples.hard().stream()
            .mapToLong(line -> cost(Algorithm.DLX, List.of(line))[0])
            .summaryStatistics();
    assertThat(nodes.getMin()).isEqualTo(349);
    assertThat(nodes.getMax()).isEqualTo(5144);
  }
}
