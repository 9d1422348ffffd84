package org.quadrille.sudoku;

import static java.util.Objects.requireNonNull;

import java.util.Locale;

/**
 * The variants that add houses. To add a variant, add a constant with the name of its houses, the
 * layouts that it fits, and the cells of its houses. A house with as many cells as there are digits
 * holds every digit; a house with fewer cells holds no digit twice.
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
   * Hyper: windows hold every digit. A window has the shape of a box and lies one cell from the
   * edge and from other windows. A 9x9 grid has four, a 16x16 grid nine. Boxes must be square.
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
  /** The cells at the same position in each box hold every digit. The grid must have boxes. */
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
        for (int k = 0; k < size; k++) {
          groups[k][box] = geometry.houseCell(2 * size + box, k);
        }
      }
      return groups;
    }
  };

  private final String house;

  Variant(String house) {
    this.house = house;
  }

  /** Returns the first word in the names of its houses. */
  String house() {
    return house;
  }

  /** Returns why it does not fit a shape, such as "needs boxes"; empty if it fits. */
  String obstacle(Geometry geometry, boolean jigsaw) {
    return "";
  }

  /** Returns the cells of its houses, each in ascending order, for a shape that it fits. */
  abstract int[][] houses(Geometry geometry);

  /**
   * Returns whether a layout can have these houses.
   *
   * @param layout the layout
   * @return whether {@link Layout#with} accepts this variant
   */
  public boolean fits(Layout layout) {
    return obstacle(requireNonNull(layout, "layout").geometry(), layout.isJigsaw()).isEmpty();
  }

  /** Returns the name in lower case, such as {@code disjoint-groups}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
