package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The oracle for sudokus of any size and variant: states the rules cell by cell and solves by brute
 * force, one cell after another. Independent of {@link Layout}, {@link Geometry} and the solvers;
 * only {@link #puzzle} converts the rules for them.
 */
public final class AnyRules {
  private final int boxRows;
  private final int boxColumns;
  private final int size;
  private int @Nullable [] regions;
  private boolean diagonals;
  private boolean windows;
  private boolean groups;
  private final List<List<Integer>> cages = new ArrayList<>();
  private final List<Integer> sums = new ArrayList<>();
  private boolean @Nullable [][] marks; // cell, digit -> whether the digit is a candidate

  private AnyRules(int boxRows, int boxColumns) {
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    size = boxRows * boxColumns;
  }

  /** Returns rules with rows, columns and boxes; without boxes if they have one row or column. */
  public static AnyRules boxes(int rows, int columns) {
    return new AnyRules(rows, columns);
  }

  /** Replaces the boxes by regions. */
  public AnyRules regions(int... regionOf) {
    regions = regionOf.clone();
    return this;
  }

  /** Adds the two diagonals. */
  public AnyRules diagonals() {
    diagonals = true;
    return this;
  }

  /** Adds the windows, four in a 9x9 grid. */
  public AnyRules windows() {
    windows = true;
    return this;
  }

  /** Adds the disjoint groups, as many as there are digits. */
  public AnyRules groups() {
    groups = true;
    return this;
  }

  /** Adds a cage; a sum of 0 is unknown. */
  public AnyRules cage(int sum, List<Integer> cells) {
    sums.add(sum);
    cages.add(cells);
    return this;
  }

  /** Sets the digits that each cell may hold; indexed by cell and digit. */
  public AnyRules marks(boolean[][] allowed) {
    marks = allowed;
    return this;
  }

  /** Returns the number of digits. */
  public int size() {
    return size;
  }

  /** Returns a puzzle of the library with these rules and givens. */
  public SudokuPuzzle puzzle(int[] givens) {
    Geometry geometry = Geometry.of(boxRows, boxColumns);
    Layout layout = Layout.of(geometry);
    if (regions != null) {
      layout = layout.withRegions(regions);
    }
    layout = diagonals ? layout.with(Variant.DIAGONALS) : layout;
    layout = windows ? layout.with(Variant.WINDOKU) : layout;
    layout = groups ? layout.with(Variant.DISJOINT_GROUPS) : layout;
    List<Cage> all = new ArrayList<>();
    for (int k = 0; k < cages.size(); k++) {
      all.add(new Cage(cages.get(k), sums.get(k)));
    }
    layout = layout.withCages(all);
    SudokuPuzzle puzzle = SudokuPuzzle.of(layout, Grid.of(geometry, givens));
    if (marks != null) {
      long[] sets = new long[size * size];
      for (int cell = 0; cell < sets.length; cell++) {
        for (int digit = 1; digit <= size; digit++) {
          sets[cell] |= marks[cell][digit] ? 1L << (digit - 1) : 0;
        }
      }
      puzzle = puzzle.withCandidates(sets);
    }
    return puzzle;
  }

  /** Returns whether two cells must hold different digits. */
  private boolean see(int a, int b) {
    int rowA = a / size;
    int rowB = b / size;
    int columnA = a % size;
    int columnB = b % size;
    boolean together = rowA == rowB || columnA == columnB || region(a) == region(b);
    together |= diagonals && rowA == columnA && rowB == columnB;
    together |= diagonals && rowA + columnA == size - 1 && rowB + columnB == size - 1;
    together |= windows && window(a) >= 0 && window(a) == window(b);
    together |=
        groups && rowA % boxRows == rowB % boxRows && columnA % boxColumns == columnB % boxColumns;
    for (List<Integer> cage : cages) {
      together |= cage.contains(a) && cage.contains(b);
    }
    return together;
  }

  private int region(int cell) {
    return regions != null
        ? regions[cell]
        : 100 * (cell / size / boxRows) + cell % size / boxColumns;
  }

  /** Returns the window of a cell, -1 if none. Windows are boxes one cell apart. */
  private int window(int cell) {
    int row = cell / size;
    int column = cell % size;
    boolean between = row % (boxRows + 1) == 0 || column % (boxColumns + 1) == 0;
    return between ? -1 : 100 * (row / (boxRows + 1)) + column / (boxColumns + 1);
  }

  /** Returns whether a grid is full, keeps the givens and breaks no rule. */
  public boolean isSolution(int[] givens, Grid grid) {
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = grid.digit(cell);
      boolean given = givens[cell] == 0 || givens[cell] == digits[cell];
      if (digits[cell] < 1 || digits[cell] > size || !given || isStruck(cell, digits[cell])) {
        return false;
      }
    }
    for (int a = 0; a < digits.length; a++) {
      for (int b = a + 1; b < digits.length; b++) {
        if (digits[a] == digits[b] && see(a, b)) {
          return false;
        }
      }
    }
    return sumsFit(digits);
  }

  private boolean isStruck(int cell, int digit) {
    return marks != null && !marks[cell][digit];
  }

  /** Returns whether no full cage has a wrong sum. */
  private boolean sumsFit(int[] digits) {
    for (int k = 0; k < cages.size(); k++) {
      int sum = 0;
      boolean full = true;
      for (int cell : cages.get(k)) {
        sum += digits[cell];
        full &= digits[cell] != 0;
      }
      if (full && sums.get(k) > 0 && sum != sums.get(k)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the solutions as lines of {@link Grid#toString}, up to a limit. */
  public List<String> solutions(int[] givens, int limit) {
    List<String> found = new ArrayList<>();
    int[] digits = new int[size * size];
    boolean[][] see = new boolean[digits.length][digits.length];
    for (int a = 0; a < digits.length; a++) {
      for (int b = 0; b < digits.length; b++) {
        see[a][b] = a != b && see(a, b);
      }
    }
    fill(givens, see, digits, 0, found, limit);
    return found;
  }

  private void fill(
      int[] givens, boolean[][] see, int[] digits, int cell, List<String> found, int limit) {
    if (found.size() == limit) {
      return;
    }
    if (cell == digits.length) {
      found.add(text(digits));
      return;
    }
    for (int digit = 1; digit <= size; digit++) {
      if ((givens[cell] == 0 || givens[cell] == digit)
          && !isStruck(cell, digit)
          && fits(see[cell], givens, digits, cell, digit)) {
        digits[cell] = digit;
        if (sumsFit(digits)) {
          fill(givens, see, digits, cell + 1, found, limit);
        }
        digits[cell] = 0;
      }
    }
  }

  /** Returns whether no visible earlier cell and no visible given holds the digit. */
  private static boolean fits(boolean[] seen, int[] givens, int[] digits, int cell, int digit) {
    for (int other = 0; other < digits.length; other++) {
      if (seen[other] && (other < cell ? digits[other] : givens[other]) == digit) {
        return false;
      }
    }
    return true;
  }

  private String text(int[] digits) {
    StringBuilder text = new StringBuilder();
    Arrays.stream(digits)
        .forEach(d -> text.append(size > 9 && text.length() > 0 ? " " : "").append(d));
    return text.toString();
  }

  @Override
  public String toString() {
    return "boxes %sx%s, regions %s, diagonals %s, windows %s, groups %s, cages %s %s, marks %s"
        .formatted(
            boxRows,
            boxColumns,
            Arrays.toString(regions),
            diagonals,
            windows,
            groups,
            cages,
            sums,
            Arrays.deepToString(marks));
  }
}
