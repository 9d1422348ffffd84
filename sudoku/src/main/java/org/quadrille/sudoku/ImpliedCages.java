package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds cages that follow from the cages of a killer ("innies"): a house that holds every digit has
 * a known sum, so the cells of the house that its cages do not cover have a known sum too. Implied
 * cages change no solution. With them the search takes about a quarter of the nodes in random
 * killers without givens and with cages of up to five or six cells.
 */
final class ImpliedCages {
  /** The most cells of an implied cage. Larger ones allow so many sets that they do not help. */
  private static final int MAX_CELLS = 5;

  private ImpliedCages() {}

  /** Returns the implied cages; those that the layout already has are left out. */
  static List<House> of(Layout layout) {
    List<House> implied = new ArrayList<>();
    List<House> houses = layout.houses();
    List<House> cages = houses.subList(layout.cageStart(), houses.size());
    for (House house : houses.subList(0, layout.cageStart())) {
      if (house.isComplete() && !cages.isEmpty()) {
        addUncovered(layout.geometry(), house, cages, implied);
      }
    }
    return implied;
  }

  /** Adds the cells of a house that no cage within the house covers. */
  private static void addUncovered(
      Geometry geometry, House house, List<House> cages, List<House> implied) {
    boolean[] uncovered = new boolean[geometry.cells()];
    for (int k = 0; k < house.size(); k++) {
      uncovered[house.cell(k)] = true;
    }
    int cells = house.size();
    int sum = house.size() * (house.size() + 1) / 2;
    for (House cage : cages) {
      if (cage.sum() > 0 && isUncovered(cage, uncovered)) {
        for (int k = 0; k < cage.size(); k++) {
          uncovered[cage.cell(k)] = false;
        }
        cells -= cage.size();
        sum -= cage.sum();
      }
    }
    if (cells > 0 && cells <= MAX_CELLS && cells < house.size() && sum > 0) {
      int[] rest = cellsOf(uncovered, cells);
      if (!contains(cages, rest) && !contains(implied, rest)) {
        implied.add(new House(geometry, "rest", 0, rest, sum));
      }
    }
  }

  /** Returns whether a cage lies in the house and shares no cell with a cage counted before. */
  private static boolean isUncovered(House cage, boolean[] uncovered) {
    boolean all = true;
    for (int k = 0; k < cage.size(); k++) {
      all &= uncovered[cage.cell(k)];
    }
    return all;
  }

  private static int[] cellsOf(boolean[] uncovered, int count) {
    int[] cells = new int[count];
    int k = 0;
    for (int cell = 0; cell < uncovered.length; cell++) {
      if (uncovered[cell]) {
        cells[k++] = cell;
      }
    }
    return cells;
  }

  /** Returns whether a cage with a sum has exactly these cells. */
  private static boolean contains(List<House> houses, int[] cells) {
    for (House house : houses) {
      if (house.sum() > 0 && house.cells().equals(Arrays.stream(cells).boxed().toList())) {
        return true;
      }
    }
    return false;
  }
}
