package org.quadrille.sudoku;

import java.util.Locale;

/**
 * The variants that add houses. To add one, add a constant: what its houses are called, which
 * layouts it fits, and where its houses are. One with as many cells as there are digits holds each
 * digit, one with fewer cells none twice.
 */
public enum Variant {
  /** X: both long diagonals hold every digit. */
  DIAGONALS("diagonal") {
    @Override
    int[][] houses(Geometry geometry) {
      int size = geometry.size();
      int[][] diagonals = new int[2][size];
      for (int row = 0; row < size; row++) {
        diagonals[0][row] = geometry.cell(row, row);
        diagonals[1][row] = geometry.cell(row, size - 1 - row);
      }
      return diagonals;
    }
  },
  /**
   * Hyper: boxes that lie one cell from the edge and one from each other hold every digit; there
   * are four in a 9x9 grid, nine in a 16x16 grid. Only where boxes are square.
   */
  WINDOKU("window") {
    @Override
    String obstacle(Geometry geometry, boolean jigsaw) {
      return geometry.hasBoxes() && geometry.boxRows() == geometry.boxColumns()
          ? ""
          : "needs square boxes";
    }

    @Override
    int[][] houses(Geometry geometry) {
      int side = geometry.boxRows();
      int across = side - 1;
      int[][] windows = new int[across * across][geometry.size()];
      for (int window = 0; window < windows.length; window++) {
        int top = 1 + window / across * (side + 1);
        int left = 1 + window % across * (side + 1);
        for (int k = 0; k < geometry.size(); k++) {
          windows[window][k] = geometry.cell(top + k / side, left + k % side);
        }
      }
      return windows;
    }
  },
  /** The cells at the same place of each box hold every digit. Only where there are boxes. */
  DISJOINT_GROUPS("group") {
    @Override
    String obstacle(Geometry geometry, boolean jigsaw) {
      return geometry.hasBoxes() && !jigsaw ? "" : "needs boxes";
    }

    @Override
    int[][] houses(Geometry geometry) {
      int size = geometry.size();
      int[][] groups = new int[size][size];
      for (int box = 0; box < size; box++) {
        for (int place = 0; place < size; place++) {
          groups[place][box] = geometry.houseCell(2 * size + box, place);
        }
      }
      return groups;
    }
  };

  private final String house;

  Variant(String house) {
    this.house = house;
  }

  /** What one of its houses is called. */
  String house() {
    return house;
  }

  /** Why it does not fit a shape; empty if it does. */
  String obstacle(Geometry geometry, boolean jigsaw) {
    return "";
  }

  /** The cells of its houses, each in ascending order, for a shape that it fits. */
  abstract int[][] houses(Geometry geometry);

  /**
   * Whether a layout can have these houses.
   *
   * @param layout the layout
   * @return whether {@link Layout#with} takes it
   */
  public boolean fits(Layout layout) {
    return obstacle(layout.geometry(), layout.isJigsaw()).isEmpty();
  }

  /** The name in lower case, such as {@code disjoint-groups}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
