package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Examples;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Rules;
import org.quadrille.sudoku.solve.Cases.Case;
import org.quadrille.sudoku.solve.Cases.Kind;
import org.quadrille.testkit.Allocation;

/**
 * Compares {@link Algorithm#FAST} with dancing links, and tests what the laws of all algorithms do
 * not cover.
 */
class FastSolverTest {
  /** The most solutions to compare for one grid. */
  private static final int MOST = 200;

  private final SudokuSolver fast = Algorithm.FAST.newSolver();
  private final SudokuSolver reference = Algorithm.DLX.newSolver();

  private static SearchResult search(
      SudokuSolver solver, Grid grid, SearchLimits limits, List<String> solutions) {
    solver.start(grid, new SearchControl(limits));
    while (solver.next()) {
      solutions.add(solver.solution().toLine());
    }
    return solver.finish();
  }

  private static List<Grid> solved() {
    return Cases.of(Kind.SOLVED).stream().map(Case::grid).toList();
  }

  /** Returns the number of solutions, at most {@link #MOST}. */
  private int compare(Grid grid) {
    SearchLimits limits = SearchLimits.NONE.withSolutions(MOST);
    List<String> found = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    SearchResult result = search(fast, grid, limits, found);
    SearchResult known = search(reference, grid, limits, expected);
    assertThat(found).as("%s", grid).hasSameSizeAs(expected).doesNotHaveDuplicates();
    assertThat(result.outcome()).isEqualTo(known.outcome());
    if (known.isExhausted()) {
      assertThat(found).as("%s", grid).containsExactlyInAnyOrderElementsOf(expected);
    } else {
      assertThat(found).allMatch(line -> Rules.isSolution(grid.toLine(), line));
    }
    return found.size();
  }

  /**
   * Returns an equivalent grid: digits renamed, rows, columns, bands and stacks permuted, and the
   * grid transposed or not.
   */
  private static Grid shuffled(Grid grid, Random random) {
    int[] rows = lines(random);
    int[] columns = lines(random);
    int[] names = order(9, random);
    boolean transposed = random.nextBoolean();
    byte[] digits = new byte[81];
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        int digit =
            transposed
                ? grid.digit(columns[column], rows[row])
                : grid.digit(rows[row], columns[column]);
        digits[9 * row + column] = (byte) (digit == 0 ? 0 : names[digit - 1] + 1);
      }
    }
    return Grid.of(digits);
  }

  private static int[] lines(Random random) {
    int[] lines = new int[9];
    int[] bands = order(3, random);
    for (int band = 0; band < 3; band++) {
      int[] within = order(3, random);
      for (int k = 0; k < 3; k++) {
        lines[3 * band + k] = 3 * bands[band] + within[k];
      }
    }
    return lines;
  }

  private static int[] order(int count, Random random) {
    int[] numbers = new int[count];
    for (int k = 0; k < count; k++) {
      int other = random.nextInt(k + 1);
      numbers[k] = numbers[other];
      numbers[other] = k;
    }
    return numbers;
  }

  /** Returns a grid with all but the given number of cells blanked. */
  private static Grid some(Grid grid, int givens, Random random) {
    byte[] digits = grid.toDigits();
    int[] cells = order(81, random);
    for (int k = givens; k < 81; k++) {
      digits[cells[k]] = 0;
    }
    return Grid.of(digits);
  }

  @Test
  void findsTheSameAsDancingLinksInPartsOfSolutions() {
    Random random = new Random(11);
    List<Grid> solved = solved();
    int unique = 0;
    int several = 0;
    int many = 0;
    for (int k = 0; k < 3000; k++) {
      Grid solution = shuffled(solved.get(random.nextInt(solved.size())), random);
      int solutions = compare(some(solution, 17 + random.nextInt(30), random));
      assertThat(solutions).isPositive();
      unique += solutions == 1 ? 1 : 0;
      several += solutions > 1 && solutions < MOST ? 1 : 0;
      many += solutions == MOST ? 1 : 0;
    }
    assertThat(List.of(unique, several, many)).allMatch(count -> count > 300);
  }

  /** Wrong digits in some cells: some clash, others contradict in ways that need a search. */
  @Test
  void findsTheSameAsDancingLinksInGridsWithMistakes() {
    Random random = new Random(12);
    List<Grid> solved = solved();
    int valid = 0;
    int contradictory = 0;
    for (int k = 0; k < 3000; k++) {
      Grid grid = shuffled(solved.get(random.nextInt(solved.size())), random);
      grid = some(grid, 15 + random.nextInt(20), random);
      for (int mistakes = 1 + random.nextInt(3); mistakes > 0; mistakes--) {
        Grid wrong = grid.with(random.nextInt(81), 1 + random.nextInt(9));
        grid = wrong.isValid() || k % 10 == 0 ? wrong : grid;
      }
      int solutions = compare(grid);
      valid += grid.isValid() ? 1 : 0;
      contradictory += grid.isValid() && solutions == 0 ? 1 : 0;
    }
    assertThat(valid).isBetween(2500, 2999);
    assertThat(contradictory).isGreaterThan(300);
  }

  @Test
  void findsTheSameAsDancingLinksInRandomDigits() {
    Random random = new Random(13);
    int none = 0;
    for (int k = 0; k < 1000; k++) {
      Grid grid = Grid.EMPTY;
      for (int wanted = 25 + random.nextInt(25); wanted > 0; wanted--) {
        Grid next = grid.with(random.nextInt(81), 1 + random.nextInt(9));
        grid = next.isValid() ? next : grid;
      }
      none += compare(grid) == 0 ? 1 : 0;
    }
    assertThat(none).isBetween(300, 700);
  }

  /** Equivalent puzzles have equally many solutions, whatever the layout of bands. */
  @Test
  void equivalentHardPuzzlesHaveOneSolution() {
    Random random = new Random(14);
    for (String line : Examples.hard()) {
      for (int k = 0; k < 20; k++) {
        Grid grid = shuffled(readGrid(line), random);
        List<String> found = new ArrayList<>();
        assertThat(search(fast, grid, SearchLimits.NONE, found).isExhausted()).isTrue();
        assertThat(found).hasSize(1).allMatch(s -> Rules.isSolution(grid.toLine(), s));
      }
    }
  }

  @Test
  void manySolutionsAreAllDifferent() {
    for (int givens = 0; givens <= 12; givens += 3) {
      Grid grid = some(solved().get(givens), givens, new Random(givens));
      List<String> found = new ArrayList<>();
      SearchLimits limits = SearchLimits.NONE.withSolutions(20_000);
      assertThat(search(fast, grid, limits, found).outcome()).isEqualTo(Outcome.LIMIT);
      Set<String> distinct = new HashSet<>(found);
      assertThat(distinct).hasSize(20_000);
      assertThat(distinct).allMatch(line -> Rules.isSolution(grid.toLine(), line));
    }
  }

  /** Stops at every node, always with the same solver, which remains usable. */
  @Test
  void searchCanStopAtAnyNode() {
    Grid grid = some(solved().get(5), 24, new Random(5));
    List<String> all = new ArrayList<>();
    long nodes = search(fast, grid, SearchLimits.NONE, all).statistics().nodes();
    assertThat(nodes).isBetween(1000L, 3000L);
    int before = 0;
    for (long limit = 1; limit <= nodes; limit++) {
      List<String> some = new ArrayList<>();
      SearchResult result = search(fast, grid, SearchLimits.NONE.withNodes(limit), some);
      assertThat(result.outcome()).isEqualTo(limit < nodes ? Outcome.LIMIT : Outcome.EXHAUSTED);
      assertThat(result.statistics().nodes()).isEqualTo(limit);
      assertThat(some).isEqualTo(all.subList(0, some.size()));
      assertThat(some.size()).isBetween(before, before + 1);
      before = some.size();
    }
    assertThat(before).isEqualTo(all.size());
  }

  /** Progress is reported before the state changes, so that the search can even continue. */
  @Test
  void throwingListenerLosesNoSolution() {
    Grid grid = some(solved().get(6), 20, new Random(6));
    List<String> all = new ArrayList<>();
    search(fast, grid, SearchLimits.NONE.withSolutions(5000), all);
    assertThat(all).hasSize(5000);
    List<String> found = new ArrayList<>();
    int[] thrown = {0};
    fast.start(
        grid,
        new SearchControl(
            SearchLimits.NONE.withSolutions(5000),
            progress -> {
              if (++thrown[0] % 2 == 1) {
                throw new IllegalStateException("report");
              }
            },
            Duration.ZERO));
    boolean more = true;
    while (more) {
      try {
        more = fast.next();
        if (more) {
          found.add(fast.solution().toLine());
        }
      } catch (IllegalStateException e) {
        assertThat(e).hasMessage("report");
      }
    }
    fast.finish();
    assertThat(thrown[0]).isGreaterThan(2);
    assertThat(found).isEqualTo(all);
  }

  @Test
  void progressIncreasesInVeryLargeTrees() {
    List<Progress> seen = new ArrayList<>();
    SearchLimits limits = SearchLimits.NONE.withNodes(500_000);
    fast.start(Grid.EMPTY, new SearchControl(limits, seen::add, Duration.ZERO));
    while (fast.next()) {
      // up to the limit
    }
    fast.finish();
    assertThat(seen).hasSize(977).extracting(Progress::fraction).isSorted();
  }

  @Test
  void interruptBeforeTheFirstGuessIsDetected() {
    Grid easy = readGrid(Examples.puzzles().get(1));
    assertThat(search(fast, easy, SearchLimits.NONE, new ArrayList<>()).statistics().nodes())
        .isZero();
    Thread.currentThread().interrupt();
    SearchResult result = search(fast, easy, SearchLimits.NONE, new ArrayList<>());
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(result.solutions()).isZero();
  }

  @Test
  void solvingManyPuzzlesAllocatesNothing() {
    List<Grid> grids = Examples.hard().stream().map(line -> readGrid(line)).toList();
    List<SearchControl> controls = new ArrayList<>();
    for (int k = 0; k < 20 * grids.size(); k++) {
      controls.add(new SearchControl(SearchLimits.NONE.withSolutions(2)));
    }
    int[] solutions = {0};
    search(fast, grids.get(0), SearchLimits.NONE.withSolutions(2), new ArrayList<>());
    Allocation.bytes(() -> {}); // both load the classes that are needed
    long allocated =
        Allocation.bytes(
            () -> {
              for (int k = 0; k < controls.size(); k++) {
                fast.start(grids.get(k % grids.size()), controls.get(k));
                while (fast.next()) {
                  solutions[0]++;
                }
              }
            });
    assertThat(solutions[0]).isEqualTo(controls.size());
    assertThat(allocated).as("bytes for a thousand puzzles").isLessThan(1000);
  }
}
