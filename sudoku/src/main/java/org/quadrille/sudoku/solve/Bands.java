package org.quadrille.sudoku.solve;

/**
 * The layout of the candidate cells of a digit in {@link BandStack}, its operations and tables.
 *
 * <p>The 27 cells of a band (three boxes side by side) are one {@code int}, ten bits for each box:
 * nine for its cells row by row, and above them a spare bit, always 0, for carries out of the box.
 * A <i>minirow</i> is the intersection of a row and a box, a <i>minicolumn</i> that of a column and
 * a box.
 *
 * <p>In the three boxes of a band a digit is in three different rows, so its minirows form a
 * permutation; so do its minicolumns in the three boxes of a stack. Nine bits hold the possible
 * ones: bit {@code 3 * box + row} in a band, {@code 3 * box + column} in a stack. The bits of three
 * bands, or of three stacks, are one {@code int} again, ten bits for each. That is the same layout,
 * with a minirow instead of a cell.
 */
final class Bands {
  /** The lowest bit of each box. */
  static final int LOWEST = 1 | 1 << 10 | 1 << 20;

  /** The spare bit of each box. */
  static final int SPARE = LOWEST << 9;

  /** The cells of the first box; shift by 10 and 20 for the other boxes. */
  static final int BOX = 0x1FF;

  /** All cells. */
  static final int ALL = BOX * LOWEST;

  /** The first row of each box, or the first three minirows of each band. */
  static final int FIRST_ROWS = 7 * LOWEST;

  /** The first column of each box, or the first minirow in each box of each band. */
  static final int FIRST_COLUMNS = 0b1001001 * LOWEST;

  /** The factor that makes the three cells of a minirow out of its first cell. */
  static final int ROW = 0b111;

  /** The factor that makes the three cells of a minicolumn out of its first cell. */
  static final int COLUMN = 0b1001001;

  /** Nine bits of minirows or minicolumns -> the ones that are in a permutation. */
  static final int[] PERMUTED = new int[512];

  /** Nine bits of minirows -> the cells of the ones that are in a permutation. */
  static final int[] PERMUTED_CELLS = new int[512];

  /**
   * Nine bits of minirows or minicolumns -> the cost of choosing among their permutations, to
   * select a guess: 0 if there is at most one permutation, otherwise 64 plus their number. In a sum
   * over nine digits the number of undecided digits dominates.
   */
  static final byte[] COST = new byte[512];

  /**
   * Nine bits of minirows or minicolumns -> the number of a bit that is in some permutations but
   * not in all, and in as many as possible; -1 if there is none.
   */
  static final byte[] DIVIDING = new byte[512];

  static {
    for (int set = 0; set < 512; set++) {
      fill(set);
    }
  }

  private Bands() {}

  private static void fill(int set) {
    int once = 0;
    int twice = 0; // no bit is in more than two of the six permutations
    int count = 0;
    for (int p = 0; p < 3; p++) {
      for (int q = 0; q < 3; q++) {
        int permutation = 1 << p | 8 << q | 64 << (3 - p - q);
        if (p != q && (set & permutation) == permutation) {
          twice |= once & permutation;
          once |= permutation;
          count++;
        }
      }
    }
    PERMUTED[set] = once;
    PERMUTED_CELLS[set] = cells(once);
    COST[set] = (byte) (count < 2 ? 0 : 64 + count);
    int dividing = count > 2 ? twice : once & ~twice;
    DIVIDING[set] = (byte) (count < 2 ? -1 : Integer.numberOfTrailingZeros(dividing));
  }

  /** Returns the cells of minirows, given as nine bits. */
  static int cells(int minirows) {
    int boxes = (minirows & 7) | ((minirows & (7 << 3)) << 7) | ((minirows & (7 << 6)) << 14);
    int firsts = (boxes & LOWEST) | ((boxes & (LOWEST << 1)) << 2) | ((boxes & (LOWEST << 2)) << 4);
    return firsts * ROW;
  }

  /** Returns the minirows that contain cells of a band, as nine bits. */
  static int minirows(int cells) {
    int firsts = (cells | cells >> 1 | cells >> 2) & FIRST_COLUMNS;
    // The first product makes the three bits of each box adjacent, at bits 4 to 6 of the ten; the
    // second product makes the boxes adjacent. No two bits collide.
    int boxes = (firsts * 0b10101) & (FIRST_ROWS << 4);
    return ((boxes * (1 | 1 << 7 | 1 << 14)) >>> 18) & BOX;
  }

  /** Returns the minicolumns that contain cells of the three bands, ten bits for each stack. */
  static int minicolumns(int top, int middle, int bottom) {
    return ((top | top >> 3 | top >> 6) & FIRST_ROWS)
        | ((middle | middle >> 3 | middle >> 6) & FIRST_ROWS) << 3
        | ((bottom | bottom >> 3 | bottom >> 6) & FIRST_ROWS) << 6;
  }

  /** Returns the cells that are alone in their box. Each box must have a cell. */
  static int singles(int cells) {
    return cells & ~boxes(cells & (cells - LOWEST));
  }

  /** Returns whether a box has two cells or more. */
  static boolean hasTwoInABox(int cells) {
    return (cells & ((cells | SPARE) - LOWEST)) != 0;
  }

  /** Returns all cells of the boxes that contain these cells. */
  static int boxes(int cells) {
    int carries = (cells + ALL) & SPARE;
    return carries - (carries >>> 9);
  }

  /**
   * Returns the minirows, or minicolumns, of three bands, or stacks, that are the only possible one
   * in their box.
   */
  static int locked(int minirows) {
    int count =
        (minirows & FIRST_COLUMNS)
            + (minirows >> 1 & FIRST_COLUMNS)
            + (minirows >> 2 & FIRST_COLUMNS);
    return minirows & ~((count >> 1 & FIRST_COLUMNS) * ROW);
  }
}
