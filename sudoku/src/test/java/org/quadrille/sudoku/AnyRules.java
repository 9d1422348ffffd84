package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of sudokus of any size and variant, spelled out cell by cell, and the oracle that fills
 * grids by them, one cell after the other. Shares nothing with {@link Layout}, {@link Geometry} or
 * the solvers; only {@link #puzzle} tells them what the rules are.
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
  private boolean @Nullable [][] marks; // cell, digit

  private AnyRules(int boxRows, int boxColumns) {
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    size = boxRows * boxColumns;
  }

  /** Rows, columns and boxes; rows and columns where a box is a line. */
  public static AnyRules boxes(int rows, int columns) {
    return new AnyRules(rows, columns);
  }

  /** Regions in the place of the boxes. */
  public AnyRules regions(int... regionOf) {
    regions = regionOf.clone();
    return this;
  }

  /** Two more houses. */
  public AnyRules diagonals() {
    diagonals = true;
    return this;
  }

  /** Four more houses in a 9x9 grid. */
  public AnyRules windows() {
    windows = true;
    return this;
  }

  /** As many more houses as there are digits. */
  public AnyRules groups() {
    groups = true;
    return this;
  }

  /** One more cage; a sum of 0 is unknown. */
  public AnyRules cage(int sum, List<Integer> cells) {
    sums.add(sum);
    cages.add(cells);
    return this;
  }

  /** Only these digits, for each cell. */
  public AnyRules marks(boolean[][] allowed) {
    marks = allowed;
    return this;
  }

  /** The size. */
  public int size() {
    return size;
  }

  /** What the library is told. */
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

  /** Whether two cells must not hold the same digit. */
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

  /** Windows are boxes with lines of a cell's width around them. */
  private int window(int cell) {
    int row = cell / size;
    int column = cell % size;
    boolean onALine = row % (boxRows + 1) == 0 || column % (boxColumns + 1) == 0;
    return onALine ? -1 : 100 * (row / (boxRows + 1)) + column / (boxColumns + 1);
  }

  /** Whether a full grid keeps the givens and breaks no rule. */
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

  /** Whether no full cage has a wrong sum. */
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

  /** All solutions as lines of {@link Grid#toString}, or as many as the limit says. */
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

  /** Neither an earlier cell nor a given that is seen holds the digit. */
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
