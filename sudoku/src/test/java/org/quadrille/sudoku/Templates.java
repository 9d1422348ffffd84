package org.quadrille.sudoku;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The oracle for plain 9x9 puzzles: solves digit by digit, not cell by cell. A template is one of
 * the 46,656 ways to place a digit once in every row, column and box. A solution is nine templates
 * without a common cell, each of which contains the givens of its digit. Independent of {@link
 * Grid} and the solvers.
 */
public final class Templates {
  // Template -> its cells in the rows 1 to 6, and in the rows 7 to 9, as bits.
  private static final long[] UPPER = new long[46_656];
  private static final long[] LOWER = new long[46_656];

  /** Cell -> the templates that contain it. */
  private static final int[][] CONTAINING = new int[81][];

  static {
    fill(0, 0, 0, 0, 0, 0);
    for (int cell = 0; cell < 81; cell++) {
      CONTAINING[cell] = IntStream.range(0, UPPER.length).filter(contains(cell)).toArray();
    }
  }

  private final int limit;
  private final Set<String> found = new TreeSet<>();
  private final int[] templateOf = new int[9]; // digit - 1 -> its template

  private Templates(int limit) {
    this.limit = limit;
  }

  /** Completes a template in all ways from a row on; returns the number of templates so far. */
  private static int fill(int done, int row, int columns, int boxes, long upper, long lower) {
    if (row == 9) {
      UPPER[done] = upper;
      LOWER[done] = lower;
      return done + 1;
    }
    int next = done;
    for (int column = 0; column < 9; column++) {
      int box = row / 3 * 3 + column / 3;
      if ((columns >> column & 1) == 0 && (boxes >> box & 1) == 0) {
        long up = row < 6 ? 1L << (9 * row + column) : 0;
        long low = row < 6 ? 0 : 1L << (9 * (row - 6) + column);
        next =
            fill(next, row + 1, columns | 1 << column, boxes | 1 << box, upper | up, lower | low);
      }
    }
    return next;
  }

  private static IntPredicate contains(int cell) {
    return t -> ((cell < 54 ? UPPER[t] >> cell : LOWER[t] >> (cell - 54)) & 1) != 0;
  }

  /**
   * Returns the solutions of a puzzle.
   *
   * @param puzzle 81 characters, 1 to 9 for a given
   * @param limit the most solutions to find
   * @return the solutions, up to the limit, in the order of their lines
   */
  public static Set<String> solutions(String puzzle, int limit) {
    int[][] candidates = new int[9][];
    for (int d = 0; d < 9; d++) {
      candidates[d] = fitting(puzzle, (char) ('1' + d));
    }
    Templates search = new Templates(limit);
    search.place(candidates, 0);
    return search.found;
  }

  /** Returns the templates that contain all givens of a digit and no other givens. */
  private static int[] fitting(String puzzle, char digit) {
    IntStream templates = IntStream.range(0, UPPER.length);
    int first = puzzle.indexOf(digit);
    if (first >= 0) {
      templates = Arrays.stream(CONTAINING[first]);
    }
    long ownUpper = bits(puzzle, 0, 54, c -> c == digit);
    long ownLower = bits(puzzle, 54, 81, c -> c == digit);
    long othersUpper = bits(puzzle, 0, 54, c -> c >= '1' && c <= '9' && c != digit);
    long othersLower = bits(puzzle, 54, 81, c -> c >= '1' && c <= '9' && c != digit);
    return templates
        .filter(t -> (UPPER[t] & (ownUpper | othersUpper)) == ownUpper)
        .filter(t -> (LOWER[t] & (ownLower | othersLower)) == ownLower)
        .toArray();
  }

  /** Returns the cells from {@code from} to {@code to}, exclusive, whose symbols match. */
  private static long bits(String puzzle, int from, int to, IntPredicate wanted) {
    long bits = 0;
    for (int cell = from; cell < to; cell++) {
      bits |= wanted.test(puzzle.charAt(cell)) ? 1L << (cell - from) : 0;
    }
    return bits;
  }

  /**
   * Chooses a template for the digit with the fewest templates, and recurses with the templates of
   * the other digits that do not overlap it.
   */
  private void place(int[][] candidates, int placed) {
    if (placed == 9) {
      found.add(line());
      return;
    }
    int best = -1;
    for (int d = 0; d < 9; d++) {
      if (candidates[d] != null && (best < 0 || candidates[d].length < candidates[best].length)) {
        best = d;
      }
    }
    for (int t : candidates[best]) {
      if (found.size() == limit) {
        return;
      }
      templateOf[best] = t;
      int[][] rest = new int[9][];
      for (int d = 0; d < 9; d++) {
        if (d != best && candidates[d] != null) {
          rest[d] = disjoint(candidates[d], t);
        }
      }
      place(rest, placed + 1);
    }
  }

  private static int[] disjoint(int[] templates, int t) {
    int[] kept = new int[templates.length];
    int count = 0;
    for (int other : templates) {
      if ((UPPER[other] & UPPER[t]) == 0 && (LOWER[other] & LOWER[t]) == 0) {
        kept[count++] = other;
      }
    }
    return Arrays.copyOf(kept, count);
  }

  private String line() {
    char[] line = new char[81];
    for (int cell = 0; cell < 81; cell++) {
      for (int d = 0; d < 9; d++) {
        if (contains(cell).test(templateOf[d])) {
          line[cell] = (char) ('1' + d);
        }
      }
    }
    return new String(line);
  }
}
