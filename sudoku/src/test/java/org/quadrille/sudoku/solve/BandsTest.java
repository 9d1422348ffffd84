package org.quadrille.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the tables and bit operations of bands with simple loops. */
class BandsTest {
  private static final int CASES = 20_000;
  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  private static boolean has(int set, int box, int row) {
    return (set >> (3 * box + row) & 1) != 0;
  }

  private static boolean hasCell(int cells, int box, int row, int column) {
    return (cells >> (10 * box + 3 * row + column) & 1) != 0;
  }

  private static List<int[]> permutations(int set) {
    List<int[]> found = new ArrayList<>();
    for (int[] order : ORDERS) {
      if (has(set, 0, order[0]) && has(set, 1, order[1]) && has(set, 2, order[2])) {
        found.add(order);
      }
    }
    return found;
  }

  /** Returns random cells of a band, sometimes few and sometimes many. */
  private static int randomCells(Random random) {
    int cells = random.nextInt() & Bands.ALL;
    int thinned = random.nextInt(3);
    for (int k = 0; k < thinned; k++) {
      cells &= random.nextInt();
    }
    return cells;
  }

  @Test
  void tablesOfPermutations() {
    for (int set = 0; set < 512; set++) {
      List<int[]> permutations = permutations(set);
      int union = 0;
      for (int[] order : permutations) {
        union |= 1 << order[0] | 8 << order[1] | 64 << order[2];
      }
      assertThat(Bands.PERMUTED[set]).isEqualTo(union);
      assertThat(Bands.PERMUTED_CELLS[set]).isEqualTo(Bands.cells(union));
      int count = permutations.size();
      assertThat(Bands.COST[set]).isEqualTo((byte) (count < 2 ? 0 : 64 + count));
    }
  }

  /** Both branches have fewer permutations; the branch with the minirow has at most two. */
  @Test
  void dividingMinirowLeavesFewerPermutationsInBothBranches() {
    for (int set = 0; set < 512; set++) {
      int count = permutations(set).size();
      int bit = Bands.DIVIDING[set];
      if (count < 2) {
        assertThat(bit).isEqualTo(-1);
      } else {
        int out = permutations(set & ~(1 << bit)).size();
        assertThat(out).isBetween(1, count - 1);
        assertThat(count - out).isBetween(1, 2);
      }
    }
  }

  @Test
  void minirowsAndTheirCells() {
    Random random = new Random(1);
    for (int k = 0; k < CASES; k++) {
      int cells = randomCells(random);
      int minirows = Bands.minirows(cells);
      int filled = Bands.cells(minirows);
      assertThat(minirows).isBetween(0, 511);
      for (int box = 0; box < 3; box++) {
        for (int row = 0; row < 3; row++) {
          boolean any =
              hasCell(cells, box, row, 0)
                  || hasCell(cells, box, row, 1)
                  || hasCell(cells, box, row, 2);
          assertThat(has(minirows, box, row)).isEqualTo(any);
          for (int column = 0; column < 3; column++) {
            assertThat(hasCell(filled, box, row, column)).isEqualTo(any);
          }
        }
      }
      assertThat(filled & ~Bands.ALL).isZero();
    }
  }

  @Test
  void minicolumnsOfThreeBands() {
    Random random = new Random(2);
    for (int k = 0; k < CASES; k++) {
      int[] bands = {randomCells(random), randomCells(random), randomCells(random)};
      int minicolumns = Bands.minicolumns(bands[0], bands[1], bands[2]);
      for (int stack = 0; stack < 3; stack++) {
        int set = (minicolumns >> (10 * stack)) & Bands.BOX;
        for (int band = 0; band < 3; band++) {
          for (int column = 0; column < 3; column++) {
            boolean any =
                hasCell(bands[band], stack, 0, column)
                    || hasCell(bands[band], stack, 1, column)
                    || hasCell(bands[band], stack, 2, column);
            assertThat(has(set, band, column)).isEqualTo(any);
          }
        }
      }
      assertThat(minicolumns & ~Bands.ALL).isZero();
    }
  }

  @Test
  void operationsOnBoxes() {
    Random random = new Random(3);
    for (int k = 0; k < CASES; k++) {
      int cells = randomCells(random);
      boolean twoInABox = false;
      boolean everyBox = true;
      int boxes = 0;
      int singles = 0;
      for (int shift = 0; shift < 30; shift += 10) {
        int box = cells & (Bands.BOX << shift);
        boxes |= box == 0 ? 0 : Bands.BOX << shift;
        singles |= Integer.bitCount(box) == 1 ? box : 0;
        twoInABox |= Integer.bitCount(box) > 1;
        everyBox &= box != 0;
      }
      assertThat(Bands.boxes(cells)).isEqualTo(boxes);
      assertThat(Bands.hasTwoInABox(cells)).isEqualTo(twoInABox);
      if (everyBox) {
        assertThat(Bands.singles(cells)).isEqualTo(singles);
      }
    }
  }

  @Test
  void lockedMinirows() {
    Random random = new Random(4);
    for (int k = 0; k < CASES; k++) {
      int minirows = randomCells(random);
      int locked = 0;
      for (int band = 0; band < 30; band += 10) {
        for (int box = band; box < band + 9; box += 3) {
          int of = minirows & (7 << box);
          locked |= Integer.bitCount(of) == 1 ? of : 0;
        }
      }
      assertThat(Bands.locked(minirows)).isEqualTo(locked);
    }
  }
}
