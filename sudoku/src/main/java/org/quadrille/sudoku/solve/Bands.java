package org.quadrille.sudoku.solve;

/**
 * How {@link BandStack} lays out the cells in which a digit may stand, and the tables for that.
 *
 * <p>The 27 cells of a band (three boxes side by side) are one {@code int}, ten bits for each box:
 * nine for its cells row by row, and a spare one above them, always 0, into which the sums of a box
 * may carry. A <i>minirow</i> is what a row and a box have in common, a <i>minicolumn</i> the same
 * for a column.
 *
 * <p>In the three boxes of a band a digit stands in three different rows, so its minirows are a
 * permutation; so are its minicolumns in the three boxes of a stack. Nine bits tell which of them
 * are still possible: bit {@code 3 * box + row} in a band, {@code 3 * box + column} in a stack. Of
 * three bands, or three stacks, these are one {@code int} again, ten bits for each. That is the
 * same layout, with a minirow in the place of a cell.
 */
final class Bands {
  /** The lowest bit of each box. */
  static final int LOWEST = 1 | 1 << 10 | 1 << 20;

  /** The spare bit of each box. */
  static final int SPARE = LOWEST << 9;

  /** The cells of the first box; {@code << 10} and {@code << 20} are the others. */
  static final int BOX = 0x1FF;

  /** All cells. */
  static final int ALL = BOX * LOWEST;

  /** The first row of each box, or the first three minirows of each band. */
  static final int FIRST_ROWS = 7 * LOWEST;

  /** The first column of each box, or the first minirow in each box of each band. */
  static final int FIRST_COLUMNS = 0b1001001 * LOWEST;

  /** Times this, a minirow's first cell gives all three. */
  static final int ROW = 0b111;

  /** Times this, a minicolumn's first cell gives all three. */
  static final int COLUMN = 0b1001001;

  /** Nine bits of minirows or minicolumns -> those that are in a permutation. */
  static final int[] PERMUTED = new int[512];

  /** Nine bits of minirows -> the cells of those that are in a permutation. */
  static final int[] PERMUTED_CELLS = new int[512];

  /**
   * Nine bits of minirows or minicolumns -> what it takes to decide among their permutations, for
   * the choice of a guess: 0 if there is one at most, otherwise 64 and their number. In sums of
   * nine at most the number of digits that are undecided counts most.
   */
  static final byte[] COST = new byte[512];

  /**
   * Nine bits of minirows or minicolumns -> the bit number of one that is in some permutations but
   * not in all, and of those in as many as possible; -1 if there is none.
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

  /** The cells of minirows, given as nine bits. */
  static int cells(int minirows) {
    int boxes = (minirows & 7) | ((minirows & (7 << 3)) << 7) | ((minirows & (7 << 6)) << 14);
    int firsts = (boxes & LOWEST) | ((boxes & (LOWEST << 1)) << 2) | ((boxes & (LOWEST << 2)) << 4);
    return firsts * ROW;
  }

  /** The minirows of cells, as nine bits. */
  static int minirows(int cells) {
    int firsts = (cells | cells >> 1 | cells >> 2) & FIRST_COLUMNS;
    // The first product moves the three bits of each box together, to bits 4 to 6 of the ten; the
    // second one moves the boxes together. No two bits meet there.
    int boxes = (firsts * 0b10101) & (FIRST_ROWS << 4);
    return ((boxes * (1 | 1 << 7 | 1 << 14)) >>> 18) & BOX;
  }

  /** The minicolumns of the cells of the three bands; a stack has ten bits. */
  static int minicolumns(int top, int middle, int bottom) {
    return ((top | top >> 3 | top >> 6) & FIRST_ROWS)
        | ((middle | middle >> 3 | middle >> 6) & FIRST_ROWS) << 3
        | ((bottom | bottom >> 3 | bottom >> 6) & FIRST_ROWS) << 6;
  }

  /** Where a box has one cell only: that one. Each box must have a cell. */
  static int lone(int cells) {
    return cells & ~boxes(cells & (cells - LOWEST));
  }

  /** Whether a box has two cells or more. */
  static boolean crowded(int cells) {
    return (cells & ((cells | SPARE) - LOWEST)) != 0;
  }

  /** All cells of the boxes in which these are. */
  static int boxes(int cells) {
    int carries = (cells + ALL) & SPARE;
    return carries - (carries >>> 9);
  }

  /**
   * Where one minirow only is possible in a box: that one; the same for minicolumns. They are those
   * of three bands or stacks.
   */
  static int locked(int minirows) {
    int count =
        (minirows & FIRST_COLUMNS)
            + (minirows >> 1 & FIRST_COLUMNS)
            + (minirows >> 2 & FIRST_COLUMNS);
    return minirows & ~((count >> 1 & FIRST_COLUMNS) * ROW);
  }
}
