package org.quadrille.sudoku.solve;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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

/** The laws of every algorithm, which the enum enrols. */
class SolverLawsTest {
  /** The node limit of slow algorithms for each grid, where thousands of grids are searched. */
  private static final int NODES = 20_000;

  private static boolean isFast(Algorithm algorithm) {
    return algorithm.compareTo(Algorithm.BITMASK) <= 0;
  }

  private static SearchControl unlimited() {
    return new SearchControl(SearchLimits.NONE);
  }

  private static SearchControl control(long nodes) {
    return new SearchControl(SearchLimits.NONE.withNodes(nodes));
  }

  /** Returns a control whose listener throws after this many nodes. */
  private static SearchControl throwingAt(long nodes) {
    return new SearchControl(
        SearchLimits.NONE,
        progress -> {
          if (progress.nodes() >= nodes) {
            throw new IllegalArgumentException("enough");
          }
        },
        Duration.ZERO);
  }

  /** Adds the remaining solutions and finishes the search. */
  private static SearchResult drain(SudokuSolver solver, List<Grid> solutions) {
    while (solver.next()) {
      solutions.add(solver.solution());
    }
    return solver.finish();
  }

  private static List<Grid> all(SudokuSolver solver, Grid grid) {
    List<Grid> solutions = new ArrayList<>();
    solver.start(grid, unlimited());
    assertThat(drain(solver, solutions).outcome()).isEqualTo(Outcome.EXHAUSTED);
    return solutions;
  }

  /** Returns a grid with four blank rows: hundreds of solutions, fast for every algorithm. */
  private static Grid fourBlankRows() {
    Grid solution = Sudoku.of(readGrid(Examples.puzzles().get(0))).first().orElseThrow();
    return readGrid(solution.toLine().substring(0, 45) + ".".repeat(36));
  }

  @Test
  void thereAreCasesOfEveryKind() {
    assertThat(Cases.of(Kind.UNIQUE)).hasSize(2050);
    assertThat(Cases.of(Kind.SEVERAL)).hasSizeGreaterThan(700);
    assertThat(Cases.of(Kind.SEVERAL).stream().filter(c -> c.solutions().size() > 100))
        .hasSizeGreaterThan(50);
    assertThat(Cases.of(Kind.CONTRADICTORY)).hasSizeGreaterThan(500);
    assertThat(Cases.of(Kind.CLASHING)).hasSizeGreaterThan(1500);
    assertThat(Cases.of(Kind.SOLVED)).hasSizeGreaterThan(500);
    assertThat(Cases.of(Kind.FULL_BUT_WRONG)).hasSizeGreaterThan(500);
    for (Case one : Cases.all()) {
      assertThat(one.solutions().size()).as("%s", one).isBetween(one.kind().least, one.kind().most);
      assertThat(one.solutions()).allMatch(line -> Rules.isSolution(one.grid().toLine(), line));
    }
  }

  /**
   * A slow algorithm that reaches {@link #NODES} must have found only solutions; an exhausted
   * search must have found all.
   */
  @ParameterizedTest
  @EnumSource
  void findsExactlyTheSolutionsOfTheOracle(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    long limit = isFast(algorithm) ? Long.MAX_VALUE : NODES;
    Map<Kind, Integer> exhausted = new EnumMap<>(Kind.class);
    for (Case one : Cases.all()) {
      List<Grid> found = new ArrayList<>();
      solver.start(one.grid(), control(limit));
      SearchResult result = drain(solver, found);
      List<String> lines = found.stream().map(Grid::toLine).toList();
      assertThat(result.solutions()).isEqualTo(lines.size());
      Set<String> distinct = new HashSet<>(lines);
      assertThat(distinct).as("%s", one).hasSameSizeAs(lines);
      if (result.isExhausted()) {
        assertThat(distinct).as("%s", one).isEqualTo(one.solutions());
        exhausted.merge(one.kind(), 1, Integer::sum);
      } else {
        assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(result.statistics().nodes()).isEqualTo(limit);
        assertThat(one.solutions()).as("%s", one).containsAll(distinct);
      }
    }
    for (Kind kind : Kind.values()) {
      int cases = Cases.of(kind).size();
      assertThat(exhausted.getOrDefault(kind, 0))
          .as("%s grids searched to the end", kind)
          .isBetween(isFast(algorithm) ? cases : cases / 5, cases);
    }
  }

  @ParameterizedTest
  @EnumSource
  void fullAndClashingGridsNeedNoNode(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    for (Case one : Cases.all()) {
      boolean full = one.kind() == Kind.SOLVED;
      if (full || one.kind() == Kind.CLASHING || one.kind() == Kind.FULL_BUT_WRONG) {
        solver.start(one.grid(), unlimited());
        assertThat(solver.next()).isEqualTo(full);
        if (full) {
          assertThat(solver.solution()).isEqualTo(one.grid());
          assertThat(solver.next()).isFalse();
        }
        SearchResult result = solver.finish();
        assertThat(result.outcome()).isEqualTo(Outcome.EXHAUSTED);
        assertThat(result.statistics().nodes()).isZero();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void limitOnSolutionsGivesTheFirstSolutions(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    Grid grid = fourBlankRows();
    List<Grid> all = all(solver, grid);
    assertThat(all).hasSizeGreaterThan(100);
    for (int limit : new int[] {1, 2, 3, 10, all.size() - 1, all.size(), all.size() + 1}) {
      List<Grid> some = new ArrayList<>();
      solver.start(grid, new SearchControl(SearchLimits.NONE.withSolutions(limit)));
      SearchResult result = drain(solver, some);
      assertThat(some).isEqualTo(all.subList(0, Math.min(limit, all.size())));
      assertThat(result.outcome())
          .isEqualTo(limit <= all.size() ? Outcome.LIMIT : Outcome.EXHAUSTED);
    }
  }

  @ParameterizedTest
  @EnumSource
  void limitOnNodesIsExactAndGivesAPrefix(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    Grid grid = fourBlankRows();
    List<Grid> all = new ArrayList<>();
    solver.start(grid, unlimited());
    long nodes = drain(solver, all).statistics().nodes();
    assertThat(nodes).isGreaterThan(2000);
    for (long limit : new long[] {1, 2, 100, 511, 512, 513, 1024, nodes - 1, nodes}) {
      List<Grid> some = new ArrayList<>();
      solver.start(grid, control(limit));
      SearchResult result = drain(solver, some);
      assertThat(result.statistics().nodes()).isEqualTo(limit);
      assertThat(result.outcome()).isEqualTo(limit < nodes ? Outcome.LIMIT : Outcome.EXHAUSTED);
      assertThat(some).isEqualTo(all.subList(0, some.size()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void repeatedSearchHasTheSameNodesAndOrder(Algorithm algorithm) {
    SudokuSolver used = algorithm.newSolver();
    for (Case one : Cases.of(Kind.SEVERAL).subList(0, 100)) {
      List<Grid> first = new ArrayList<>();
      List<Grid> second = new ArrayList<>();
      used.start(one.grid(), control(NODES));
      SearchResult again = drain(used, first);
      SudokuSolver fresh = algorithm.newSolver();
      fresh.start(one.grid(), control(NODES));
      SearchResult anew = drain(fresh, second);
      assertThat(first).isEqualTo(second);
      assertThat(again.statistics().nodes()).isEqualTo(anew.statistics().nodes());
      assertThat(again.statistics().updates()).isEqualTo(anew.statistics().updates());
    }
  }

  @ParameterizedTest
  @EnumSource
  void timeoutStopsTheSearch(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    solver.start(Grid.EMPTY, new SearchControl(SearchLimits.NONE.withTimeout(Duration.ZERO)));
    assertThat(solver.next()).isFalse();
    SearchResult none = solver.finish();
    assertThat(none.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(none.statistics().nodes()).isZero();

    Duration short20 = Duration.ofMillis(20);
    solver.start(Grid.EMPTY, new SearchControl(SearchLimits.NONE.withTimeout(short20)));
    while (solver.next()) {
      // there are too many solutions to list
    }
    SearchResult result = solver.finish();
    assertThat(result.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(result.statistics().elapsed()).isGreaterThanOrEqualTo(short20);
  }

  @ParameterizedTest
  @EnumSource
  void interruptStopsTheSearchWithin1024Nodes(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    Thread.currentThread().interrupt();
    solver.start(Grid.EMPTY, unlimited());
    assertThat(solver.next()).isFalse();
    SearchResult none = solver.finish();
    assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
    assertThat(none.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(none.statistics().nodes()).isZero();

    for (int solutions = 1; solutions < 3000; solutions += 997) {
      solver.start(Grid.EMPTY, new SearchControl(SearchLimits.NONE.withSolutions(solutions)));
      while (solver.next()) {
        // up to the limit
      }
      long nodes = solver.finish().statistics().nodes();

      solver.start(Grid.EMPTY, unlimited());
      for (int k = 0; k < solutions; k++) {
        assertThat(solver.next()).isTrue();
      }
      Thread.currentThread().interrupt();
      while (solver.next()) {
        // until the interrupt is detected
      }
      SearchResult result = solver.finish();
      assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
      assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
      assertThat(result.statistics().nodes() - nodes).isBetween(0L, 1024L);
    }
  }

  /** The listener interrupts the thread, so that nothing depends on the clock. */
  @ParameterizedTest
  @EnumSource
  void interruptBetweenSolutionsIsDetected(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    Thread searching = Thread.currentThread();
    List<Long> interruptedAt = new ArrayList<>();
    SearchControl control =
        new SearchControl(
            SearchLimits.NONE,
            progress -> {
              if (progress.nodes() >= 1024 && interruptedAt.isEmpty()) {
                interruptedAt.add(progress.nodes());
                searching.interrupt();
              }
            },
            Duration.ZERO);
    solver.start(Grid.EMPTY, control);
    while (solver.next()) {
      // until the interrupt is detected
    }
    SearchResult result = solver.finish();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(result.statistics().nodes() - interruptedAt.get(0)).isBetween(1L, 1024L);
  }

  @ParameterizedTest
  @EnumSource
  void solverIsReusableAfterEveryEnding(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    Grid clashing = Cases.of(Kind.CLASHING).get(0).grid();
    Grid contradictory = Cases.of(Kind.CONTRADICTORY).get(0).grid();
    Grid full = Cases.of(Kind.SOLVED).get(0).grid();
    Grid grid = fourBlankRows();
    List<Grid> all = all(algorithm.newSolver(), grid);
    List<Runnable> endings =
        List.of(
            () -> assertThat(all(solver, grid)).isEqualTo(all),
            () -> assertThat(all(solver, clashing)).isEmpty(),
            () -> assertThat(all(solver, full)).containsExactly(full),
            () -> {
              solver.start(contradictory, control(NODES));
              assertThat(solver.next()).isFalse();
              solver.finish();
            },
            () -> solver.start(grid, unlimited()),
            () -> {
              solver.start(grid, unlimited());
              assertThat(solver.next()).isTrue();
            },
            () -> {
              solver.start(grid, unlimited());
              assertThat(solver.finish().outcome()).isEqualTo(Outcome.LIMIT);
            },
            () -> {
              solver.start(grid, unlimited());
              for (int k = 0; k < 50; k++) {
                assertThat(solver.next()).isTrue();
              }
              assertThat(solver.finish().outcome()).isEqualTo(Outcome.LIMIT);
            },
            () -> {
              solver.start(grid, control(700));
              assertThat(drain(solver, new ArrayList<>()).outcome()).isEqualTo(Outcome.LIMIT);
            },
            () -> {
              solver.start(grid, control(700));
              while (solver.next()) {
                // stops at a node; finish() is not called
              }
            },
            () -> {
              Thread.currentThread().interrupt();
              solver.start(grid, unlimited());
              assertThat(solver.next()).isFalse();
              assertThat(Thread.interrupted()).isTrue();
              assertThat(solver.finish().outcome()).isEqualTo(Outcome.INTERRUPTED);
            },
            () -> {
              solver.start(grid, throwingAt(0));
              assertThatIllegalArgumentException().isThrownBy(solver::next).withMessage("enough");
            },
            () -> {
              solver.start(grid, throwingAt(512));
              assertThatIllegalArgumentException()
                  .isThrownBy(() -> drain(solver, new ArrayList<>()))
                  .withMessage("enough");
            });
    for (int k = 0; k < endings.size(); k++) {
      endings.get(k).run();
      assertThat(all(solver, grid)).as("after ending %d", k).isEqualTo(all);
    }
  }

  @ParameterizedTest
  @EnumSource
  void searchStaysEnded(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    Grid grid = fourBlankRows();
    solver.start(grid, new SearchControl(SearchLimits.NONE.withSolutions(2)));
    assertThat(solver.next()).isTrue();
    assertThat(solver.next()).isTrue();
    Grid second = solver.solution();
    assertThat(solver.solution()).as("read twice").isEqualTo(second);
    assertThat(solver.next()).isFalse();
    assertThat(solver.next()).isFalse();
    assertThat(solver.finish().solutions()).isEqualTo(2);

    solver.start(grid, control(1000));
    long found = 0;
    while (solver.next()) {
      found++;
    }
    assertThat(solver.next()).as("still stopped").isFalse();
    SearchResult result = solver.finish();
    assertThat(result.solutions()).isEqualTo(found);
    assertThat(result.statistics().nodes()).isEqualTo(1000);
  }

  @ParameterizedTest
  @EnumSource
  void misuseThrowsAndChangesNothing(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    Grid grid = Cases.of(Kind.SOLVED).get(0).grid().with(40, 0);
    assertThatIllegalStateException().isThrownBy(solver::next).withMessageContaining("start");
    assertThatIllegalStateException().isThrownBy(solver::finish).withMessageContaining("start");
    assertThatIllegalStateException().isThrownBy(solver::solution).withMessageContaining("next");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.start((Grid) null, unlimited()))
        .withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.start(grid, null))
        .withMessage("control");
    assertThatIllegalStateException().isThrownBy(solver::next);

    solver.start(grid, unlimited());
    assertThatIllegalStateException().as("too early").isThrownBy(solver::solution);
    assertThatNullPointerException()
        .isThrownBy(() -> solver.start((Grid) null, unlimited()))
        .withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> solver.start(fourBlankRows(), null))
        .withMessage("control");
    assertThat(solver.next()).as("the search in progress continues").isTrue();
    assertThat(solver.solution()).isEqualTo(Cases.of(Kind.SOLVED).get(0).grid());
    assertThat(solver.next()).isFalse();
    assertThatIllegalStateException().as("too late").isThrownBy(solver::solution);
    assertThat(solver.finish().isExhausted()).isTrue();
    assertThatIllegalStateException().isThrownBy(solver::finish);
    assertThatIllegalStateException().isThrownBy(solver::next);
    assertThatIllegalStateException().isThrownBy(solver::solution);
    assertThat(all(solver, grid)).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void solutionIsACopy(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    solver.start(fourBlankRows(), unlimited());
    assertThat(solver.next()).isTrue();
    Grid first = solver.solution();
    String line = first.toLine();
    assertThat(solver.next()).isTrue();
    assertThat(solver.solution()).isNotEqualTo(first);
    assertThat(first.toLine()).isEqualTo(line);
  }

  @ParameterizedTest
  @EnumSource
  void searchAllocatesNothing(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    solver.start(Grid.EMPTY, new SearchControl(SearchLimits.NONE.withTimeout(Duration.ofHours(1))));
    Allocation.bytes(() -> {}); // loads the classes that measuring needs
    long allocated =
        Allocation.bytes(
            () -> {
              for (int k = 0; k < 5000; k++) {
                solver.next();
              }
            });
    SearchResult result = solver.finish();
    assertThat(result.solutions()).isEqualTo(5000);
    assertThat(result.statistics().nodes()).isGreaterThan(5000);
    assertThat(allocated).as("bytes for thousands of nodes").isLessThan(1000);
  }

  @ParameterizedTest
  @EnumSource
  void progressNeverDecreases(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    List<Grid> grids =
        new ArrayList<>(Examples.hard().stream().map(line -> readGrid(line)).toList());
    grids.add(fourBlankRows());
    for (Grid grid : grids) {
      List<Progress> seen = new ArrayList<>();
      SearchLimits limits = SearchLimits.NONE.withNodes(200_000);
      solver.start(grid, new SearchControl(limits, seen::add, Duration.ZERO));
      List<Grid> solutions = new ArrayList<>();
      SearchResult result = drain(solver, solutions);
      assertThat(seen).as("%s", grid).isNotEmpty();
      assertThat(seen).as("%s", grid).extracting(Progress::fraction).isSorted();
      assertThat(seen).allMatch(p -> p.fraction() >= 0 && p.fraction() <= 1);
      assertThat(seen).extracting(Progress::nodes).isSorted();
      assertThat(seen).extracting(Progress::solutions).isSorted();
      assertThat(seen).extracting(Progress::elapsed).isSorted();
      long reports = (result.statistics().nodes() + 511) / 512;
      assertThat(seen).hasSize((int) Math.max(1, reports)); // one even without nodes
    }
  }

  @ParameterizedTest
  @EnumSource
  void emptyGridIsSolvedWithFewNodes(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    solver.start(Grid.EMPTY, control(1000));
    assertThat(solver.next()).isTrue();
    String solution = solver.solution().toLine();
    assertThat(Rules.isSolution(Grid.EMPTY.toLine(), solution)).as(solution).isTrue();
    // One for each cell, or one for each guess.
    long least = algorithm == Algorithm.FAST ? 20 : 81;
    assertThat(solver.finish().statistics().nodes()).isBetween(least, 1000L);
  }

  /**
   * In a solution without two of the digits, the blank cells form rings: cells that share a house
   * are connected. Each ring can be filled in two ways.
   */
  @ParameterizedTest
  @EnumSource
  void removingTwoDigitsGivesAPowerOfTwo(Algorithm algorithm) {
    SudokuSolver solver = algorithm.newSolver();
    for (Case one : Cases.of(Kind.SOLVED).subList(0, 20)) {
      for (int a = 1; a <= 9; a++) {
        for (int b = a + 1; b <= 9; b++) {
          String line = one.grid().toLine();
          String without = line.replace((char) ('0' + a), '.').replace((char) ('0' + b), '.');
          assertThat(all(solver, readGrid(without))).as(without).hasSize(1 << rings(without));
        }
      }
    }
  }

  private static int rings(String line) {
    int[] ring = new int[81];
    int rings = 0;
    for (int cell = 0; cell < 81; cell++) {
      if (line.charAt(cell) == '.' && ring[cell] == 0) {
        follow(line, cell, ring, ++rings);
      }
    }
    return rings;
  }

  private static void follow(String line, int cell, int[] ring, int number) {
    ring[cell] = number;
    for (int other = 0; other < 81; other++) {
      boolean sees =
          cell / 9 == other / 9
              || cell % 9 == other % 9
              || (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3);
      if (sees && line.charAt(other) == '.' && ring[other] == 0) {
        follow(line, other, ring, number);
      }
    }
  }

  @Test
  void namesAreInLowerCase() {
    assertThat(Algorithm.values())
        .extracting(Algorithm::toString)
        .containsExactly("fast", "dlx", "bitmask", "pruned", "naive");
    for (Algorithm algorithm : Algorithm.values()) {
      assertThat(algorithm.newSolver()).isNotSameAs(requireNonNull(algorithm.newSolver()));
    }
  }
}
