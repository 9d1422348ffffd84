package org.quadrille.sudoku.solve;

import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.quadrille.sudoku.Examples;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Templates;

/**
 * Thousands of grids with all their solutions, computed by the oracle. They are derived from the
 * examples with fixed seeds.
 */
final class Cases {
  /** Grids with more solutions are not used. */
  private static final int MOST_SOLUTIONS = 500;

  /** The kind of a grid. */
  enum Kind {
    /** One solution. */
    UNIQUE(1, 1),
    /** 2 to 500 solutions. */
    SEVERAL(2, MOST_SOLUTIONS),
    /** No clash, but no solution either. */
    CONTRADICTORY(0, 0),
    /** A digit twice in a house. */
    CLASHING(0, 0),
    /** A solution. */
    SOLVED(1, 1),
    /** Full, with a clash. */
    FULL_BUT_WRONG(0, 0);

    final int least;
    final int most;

    Kind(int least, int most) {
      this.least = least;
      this.most = most;
    }
  }

  /**
   * A grid.
   *
   * @param kind its kind
   * @param grid its digits
   * @param solutions the lines of its solutions
   */
  record Case(Kind kind, Grid grid, Set<String> solutions) {
    static Case of(Kind kind, Grid grid) {
      return new Case(kind, grid, Templates.solutions(grid.toLine(), MOST_SOLUTIONS + 1));
    }

    @Override
    public String toString() {
      return kind + " " + grid;
    }
  }

  private static final List<Case> ALL = make();

  private Cases() {}

  /** Returns all cases. */
  static List<Case> all() {
    return ALL;
  }

  /** Returns the cases of one kind. */
  static List<Case> of(Kind kind) {
    return ALL.stream().filter(one -> one.kind() == kind).toList();
  }

  private static List<Case> make() {
    List<String> lines = new ArrayList<>(Examples.puzzles());
    lines.addAll(Examples.hard());
    List<Case> cases = new ArrayList<>();
    for (int k = 0; k < lines.size(); k++) {
      Random random = new Random(k);
      Case unique = Case.of(Kind.UNIQUE, readGrid(lines.get(k)));
      cases.add(unique);
      Grid solution = readGrid(unique.solutions().iterator().next());
      switch (k % 4) {
        case 0, 1 -> addSeveral(cases, unique, random);
        case 2 -> addContradictory(cases, unique.grid(), solution, random);
        default -> {
          addClashing(cases, unique.grid(), random);
          addFull(cases, solution, random);
        }
      }
    }
    return List.copyOf(cases);
  }

  /** Adds a case with some givens removed, but without too many solutions. */
  private static void addSeveral(List<Case> cases, Case unique, Random random) {
    Case several = unique;
    for (int removals = 1 + random.nextInt(6); removals > 0; ) {
      int cell = random.nextInt(81);
      if (several.grid().digit(cell) != 0) {
        Case next = Case.of(Kind.SEVERAL, several.grid().with(cell, 0));
        several = next.solutions().size() <= MOST_SOLUTIONS ? next : several;
        removals--;
      }
    }
    if (several.solutions().size() > 1) {
      cases.add(several);
    }
  }

  /** Adds a case in which one cell has a wrong digit that does not clash. */
  private static void addContradictory(
      List<Case> cases, Grid unique, Grid solution, Random random) {
    for (int attempt = 0; attempt < 50; attempt++) {
      int cell = random.nextInt(81);
      int digit = 1 + random.nextInt(9);
      Grid grid = unique.with(cell, digit);
      if (digit != solution.digit(cell) && grid.clashes().isEmpty()) {
        Case wrong = Case.of(Kind.CONTRADICTORY, grid);
        if (wrong.solutions().isEmpty()) {
          cases.add(wrong);
          return;
        }
      }
    }
  }

  /** Adds cases in which a given is repeated in its row, its column or its box. */
  private static void addClashing(List<Case> cases, Grid unique, Random random) {
    for (int house = 0; house < 27; house += 9) {
      int first;
      int second;
      do {
        int k = house + random.nextInt(9);
        first = unique.geometry().houseCell(k, random.nextInt(9));
        second = unique.geometry().houseCell(k, random.nextInt(9));
      } while (first == second || unique.digit(first) == 0);
      cases.add(Case.of(Kind.CLASHING, unique.with(second, unique.digit(first))));
    }
  }

  private static void addFull(List<Case> cases, Grid solution, Random random) {
    cases.add(Case.of(Kind.SOLVED, solution));
    int cell = random.nextInt(81);
    int other = solution.digit(cell) % 9 + 1;
    cases.add(Case.of(Kind.FULL_BUT_WRONG, solution.with(cell, other)));
  }
}
