package org.quadrille.sudoku.solve;

import static org.quadrille.sudoku.solve.Bands.ALL;
import static org.quadrille.sudoku.solve.Bands.BOX;
import static org.quadrille.sudoku.solve.Bands.COLUMN;
import static org.quadrille.sudoku.solve.Bands.COST;
import static org.quadrille.sudoku.solve.Bands.FIRST_ROWS;
import static org.quadrille.sudoku.solve.Bands.PERMUTED;
import static org.quadrille.sudoku.solve.Bands.PERMUTED_CELLS;
import static org.quadrille.sudoku.solve.Bands.ROW;

/**
 * A stack of partly solved grids, and the inferences that {@link FastSolver} draws in the grid on
 * top. Each grid takes {@value #SIZE} words of one array; {@link Bands} describes the layout of
 * cells.
 *
 * <p>Inferences for a digit treat all its cells at once: each of its minirows and minicolumns must
 * be part of a permutation. One cell is left in a box exactly if one is left in the row and one in
 * the column; that cell is solved. The other digits lose a solved cell when they are processed
 * next, through the set of unsolved cells that all digits share. When no single digit allows
 * another inference, the digits are compared: cells with one candidate (naked singles), and
 * minirows or minicolumns that three digits fill.
 */
final class BandStack {
  /** The set of all digits, for {@link #infer}: digit d is bit d - 1. */
  static final int ALL_DIGITS = 0x1FF;

  /**
   * The most grids below the grid on top. A guess that a digit is in a minirow leaves at most two
   * permutations in that band, and the next guess there leaves one; the nine digits have 54 bands
   * and stacks.
   */
  static final int DEPTH = 108;

  // The words of a grid: the candidates in the three bands, digit by digit; the solved cells in the
  // same order; the possible minirows, then minicolumns, of each digit; the unsolved cells.
  private static final int SOLVED = 27;
  private static final int MINIROWS = 54;
  private static final int MINICOLUMNS = 63;
  private static final int UNSOLVED = 72;
  private static final int SIZE = 75;

  private final int[] words = new int[(DEPTH + 1) * SIZE];
  private int base; // the first word of the grid on top

  /**
   * Replaces all grids by a grid of givens, without inferences.
   *
   * @return false if a box has a digit twice; {@link #infer} detects other clashes
   */
  boolean reset(byte[] digits) {
    int[] w = words;
    base = 0;
    for (int k = 0; k < MINIROWS; k++) {
      w[k] = 0;
    }
    for (int band = 0; band < 3; band++) {
      int unsolved = ALL;
      int cell = 27 * band;
      for (int row = 0; row < 9; row += 3) {
        for (int bit = row; bit < 30; bit += 10, cell += 3) {
          for (int k = 0; k < 3; k++) {
            int digit = digits[cell + k];
            if (digit != 0) {
              w[SOLVED - 3 + 3 * digit + band] |= 1 << (bit + k);
              unsolved ^= 1 << (bit + k);
            }
          }
        }
      }
      w[UNSOLVED + band] = unsolved;
    }
    boolean valid = true;
    for (int k = 0; k < SOLVED; k++) {
      int solved = w[SOLVED + k];
      valid &= !Bands.hasTwoInABox(solved);
      w[k] = ALL & ~Bands.boxes(solved);
    }
    return valid;
  }

  /** Returns whether the grid on top has no unsolved cell. */
  boolean isSolved() {
    return (words[base + UNSOLVED] | words[base + UNSOLVED + 1] | words[base + UNSOLVED + 2]) == 0;
  }

  /** Copies the digits of the solved cells of the grid on top. */
  void copyTo(byte[] digits) {
    for (int k = 0; k < SOLVED; k++) {
      for (int rest = words[base + SOLVED + k]; rest != 0; rest &= rest - 1) {
        int bit = Integer.numberOfTrailingZeros(rest);
        int column = bit / 10 * 3 + bit % 10 % 3;
        digits[k % 3 * 27 + bit % 10 / 3 * 9 + column] = (byte) (k / 3 + 1);
      }
    }
  }

  /**
   * Draws all inferences in the grid on top.
   *
   * @param digits the set of digits whose candidates have changed
   * @return false if the grid has no solution
   */
  boolean infer(int digits) {
    int open = digits;
    while (open > 0) {
      if (!permute(words, base, open)) {
        return false;
      }
      if (isSolved()) {
        return true;
      }
      open = nakedSingles(words, base);
      if (open == 0) {
        open = filledMinirows(words, base);
      }
    }
    return open == 0;
  }

  /**
   * Removes the candidates of each digit that are in no permutation, until no further cell is
   * solved. The solver spends most of its time here; hence the long method, and locals instead of
   * fields and arrays for values that change often.
   *
   * @return false if a digit has no permutation
   */
  private static boolean permute(int[] w, int base, int digits) {
    int open = digits;
    int topUnsolved = w[base + UNSOLVED];
    int middleUnsolved = w[base + UNSOLVED + 1];
    int bottomUnsolved = w[base + UNSOLVED + 2];
    while (open != 0) {
      do {
        int digit = Integer.numberOfTrailingZeros(open);
        open &= open - 1;
        int at = base + 3 * digit;
        int top = (w[at] & topUnsolved) | w[at + SOLVED];
        int middle = (w[at + 1] & middleUnsolved) | w[at + SOLVED + 1];
        int bottom = (w[at + 2] & bottomUnsolved) | w[at + SOLVED + 2];
        int topRows = Bands.minirows(top);
        int middleRows = Bands.minirows(middle);
        int bottomRows = Bands.minirows(bottom);
        int columns;
        int changed;
        do {
          int possible =
              Bands.minicolumns(
                  top &= PERMUTED_CELLS[topRows],
                  middle &= PERMUTED_CELLS[middleRows],
                  bottom &= PERMUTED_CELLS[bottomRows]);
          columns =
              PERMUTED[possible & BOX]
                  | PERMUTED[possible >> 10 & BOX] << 10
                  | PERMUTED[possible >> 20 & BOX] << 20;
          changed = PERMUTED[topRows] | PERMUTED[middleRows] << 10 | PERMUTED[bottomRows] << 20;
          top &= (columns & FIRST_ROWS) * COLUMN;
          middle &= (columns >> 3 & FIRST_ROWS) * COLUMN;
          bottom &= (columns >> 6 & FIRST_ROWS) * COLUMN;
          topRows = Bands.minirows(top);
          middleRows = Bands.minirows(middle);
          bottomRows = Bands.minirows(bottom);
          // Usually the minicolumns remove no minirow, so that one pass is enough.
          changed ^= topRows | middleRows << 10 | bottomRows << 20;
        } while (changed != 0 && top != 0);
        if (top == 0) {
          return false;
        }
        w[base + MINIROWS + digit] = topRows | middleRows << 10 | bottomRows << 20;
        w[base + MINICOLUMNS + digit] = columns;
        int solved = Bands.singles(top);
        w[at] = top ^ solved;
        w[at + SOLVED] = solved;
        topUnsolved &= ~solved;
        solved = Bands.singles(middle);
        w[at + 1] = middle ^ solved;
        w[at + SOLVED + 1] = solved;
        middleUnsolved &= ~solved;
        solved = Bands.singles(bottom);
        w[at + 2] = bottom ^ solved;
        w[at + SOLVED + 2] = solved;
        bottomUnsolved &= ~solved;
      } while (open != 0);
      // Find the digits with candidates in solved cells. Testing all digits avoids branches.
      for (int digit = 0; digit < 9; digit++) {
        int at = base + 3 * digit;
        int lost =
            (w[at] & ~topUnsolved) | (w[at + 1] & ~middleUnsolved) | (w[at + 2] & ~bottomUnsolved);
        open |= (lost == 0 ? 0 : 1) << digit;
      }
    }
    w[base + UNSOLVED] = topUnsolved;
    w[base + UNSOLVED + 1] = middleUnsolved;
    w[base + UNSOLVED + 2] = bottomUnsolved;
    return true;
  }

  /**
   * Finds the cells with one candidate and removes that digit from the other cells of the box.
   *
   * @return the set of digits that have changed; -1 if the grid has no solution
   */
  private static int nakedSingles(int[] w, int base) {
    int top = 0;
    int middle = 0;
    int bottom = 0;
    int twoTop = 0;
    int twoMiddle = 0;
    int twoBottom = 0;
    for (int at = base; at < base + SOLVED; at += 3) {
      twoTop |= top & w[at];
      top |= w[at];
      twoMiddle |= middle & w[at + 1];
      middle |= w[at + 1];
      twoBottom |= bottom & w[at + 2];
      bottom |= w[at + 2];
    }
    if (top != w[base + UNSOLVED]
        || middle != w[base + UNSOLVED + 1]
        || bottom != w[base + UNSOLVED + 2]) {
      return -1;
    }
    top &= ~twoTop;
    middle &= ~twoMiddle;
    bottom &= ~twoBottom;
    return (top | middle | bottom) == 0 ? 0 : placeSingles(w, base, top, middle, bottom);
  }

  /** Removes the digit of each naked single from the other cells of its box. */
  private static int placeSingles(int[] w, int base, int top, int middle, int bottom) {
    int digits = 0;
    for (int digit = 0; digit < 9; digit++) {
      int at = base + 3 * digit;
      int inTop = w[at] & top;
      int inMiddle = w[at + 1] & middle;
      int inBottom = w[at + 2] & bottom;
      if ((inTop | inMiddle | inBottom) != 0) {
        if (Bands.hasTwoInABox(inTop)
            || Bands.hasTwoInABox(inMiddle)
            || Bands.hasTwoInABox(inBottom)) {
          return -1;
        }
        w[at] &= ~Bands.boxes(inTop) | inTop;
        w[at + 1] &= ~Bands.boxes(inMiddle) | inMiddle;
        w[at + 2] &= ~Bands.boxes(inBottom) | inBottom;
        digits |= 1 << digit;
      }
    }
    return digits;
  }

  /**
   * Finds the minirows that three digits fill because they have no other minirow in the box, and
   * removes the other digits from them. Does the same for minicolumns.
   *
   * @return the set of digits that have changed; -1 if the grid has no solution
   */
  private static int filledMinirows(int[] w, int base) {
    int row1 = 0;
    int row2 = 0;
    int row3 = 0;
    int row4 = 0;
    int column1 = 0;
    int column2 = 0;
    int column3 = 0;
    int column4 = 0;
    for (int digit = 0; digit < 9; digit++) {
      int row = Bands.locked(w[base + MINIROWS + digit]);
      row4 |= row3 & row;
      row3 |= row2 & row;
      row2 |= row1 & row;
      row1 |= row;
      int column = Bands.locked(w[base + MINICOLUMNS + digit]);
      column4 |= column3 & column;
      column3 |= column2 & column;
      column2 |= column1 & column;
      column1 |= column;
    }
    if ((row4 | column4) != 0) {
      return -1;
    }
    return (row3 | column3) == 0 ? 0 : removeOthers(w, base, row3, column3);
  }

  /** Removes from filled minirows and minicolumns all digits that are not locked there. */
  private static int removeOthers(int[] w, int base, int rows, int columns) {
    int digits = 0;
    for (int digit = 0; digit < 9; digit++) {
      int row = w[base + MINIROWS + digit];
      int column = w[base + MINICOLUMNS + digit];
      row &= rows & ~Bands.locked(row);
      column &= columns & ~Bands.locked(column);
      if ((row | column) != 0) {
        int at = base + 3 * digit;
        w[at] &= ~(Bands.cells(row & BOX) | (column & FIRST_ROWS) * COLUMN);
        w[at + 1] &= ~(Bands.cells(row >> 10 & BOX) | (column >> 3 & FIRST_ROWS) * COLUMN);
        w[at + 2] &= ~(Bands.cells(row >> 20) | (column >> 6 & FIRST_ROWS) * COLUMN);
        digits |= 1 << digit;
      }
    }
    return digits;
  }

  /**
   * Branches: pushes a copy of the grid on top in which a digit is in a minirow or minicolumn; in
   * the grid below it is not. Inferences from that digit are not drawn yet in either grid. The grid
   * on top must be unsolved with all inferences drawn.
   *
   * @return the digit as a set
   */
  int split() {
    int cheapest = cheapest(words, base);
    boolean inBand = cheapest < 3;
    int line = cheapest % 3;
    int from = base + (inBand ? MINIROWS : MINICOLUMNS);
    int digit = 0;
    int fewest = Integer.MAX_VALUE;
    for (int k = 0; k < 9; k++) {
      int cost = COST[words[from + k] >> (10 * line) & BOX];
      if (cost > 0 && cost < fewest) {
        fewest = cost;
        digit = k;
      }
    }
    int bit = Bands.DIVIDING[words[from + digit] >> (10 * line) & BOX];
    int band = inBand ? line : bit / 3;
    int box = inBand ? bit / 3 : line;
    int cells = (inBand ? ROW << (bit % 3 * 3) : COLUMN << (bit % 3)) << (10 * box);
    System.arraycopy(words, base, words, base + SIZE, SIZE);
    words[base + 3 * digit + band] &= ~cells;
    base += SIZE;
    words[base + 3 * digit + band] &= ~(BOX << (10 * box)) | cells;
    return 1 << digit;
  }

  /** Removes the grid on top. */
  void pop() {
    base -= SIZE;
  }

  /** Returns the band, from 0, or the stack, from 3, with the smallest cost above 0. */
  private static int cheapest(int[] w, int base) {
    int band0 = 0;
    int band1 = 0;
    int band2 = 0;
    int stack0 = 0;
    int stack1 = 0;
    int stack2 = 0;
    for (int digit = 0; digit < 9; digit++) {
      int rows = w[base + MINIROWS + digit];
      band0 += COST[rows & BOX];
      band1 += COST[rows >> 10 & BOX];
      band2 += COST[rows >> 20 & BOX];
      int columns = w[base + MINICOLUMNS + digit];
      stack0 += COST[columns & BOX];
      stack1 += COST[columns >> 10 & BOX];
      stack2 += COST[columns >> 20 & BOX];
    }
    int least = rank(band0, 0);
    least = Math.min(least, rank(band1, 1));
    least = Math.min(least, rank(band2, 2));
    least = Math.min(least, rank(stack0, 3));
    least = Math.min(least, rank(stack1, 4));
    least = Math.min(least, rank(stack2, 5));
    return least & 7;
  }

  /** Returns a key: by cost, then by number in the last three bits; cost 0 comes last. */
  private static int rank(int cost, int number) {
    return (((cost - 1) << 3) & Integer.MAX_VALUE) | number;
  }
}
