package org.quadrille.sudoku.io;

import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Layout;

/** Draws cells that hold texts, with lines between boxes or regions. */
final class Drawing {
  /** Lines that meet in a point, up 1, down 2, left 4, right 8 -> the character. */
  private static final String LIGHT = " │││─┘┐┤─└┌├─┴┬┼";

  private final Geometry geometry;
  private final Layout layout;
  private final String[] texts;
  private final boolean unicode;
  private final int width;

  Drawing(Layout layout, String[] texts, boolean unicode) {
    this.layout = layout;
    this.geometry = layout.geometry();
    this.texts = texts;
    this.unicode = unicode;
    int longest = 1;
    for (String text : texts) {
      longest = Math.max(longest, text.length());
    }
    width = longest;
  }

  /** The lines, without a newline after the last. */
  String draw() {
    StringBuilder out = new StringBuilder();
    boolean evenly = isEven();
    for (int row = 0; row <= geometry.size(); row++) {
      boolean outer = row == 0 || row == geometry.size();
      if (hasLineAbove(row) && (outer || evenly)) {
        border(row, out);
        out.append('\n');
      }
      if (row < geometry.size()) {
        cells(row, out);
        out.append('\n');
      }
    }
    out.setLength(out.length() - 1);
    return out.toString();
  }

  /**
   * Whether there are lines between bands or between all rows. Lines between some rows, as jigsaws
   * may have, would be taken for the ends of bands.
   */
  private boolean isEven() {
    boolean every = true;
    for (int row = 1; row < geometry.size(); row++) {
      every &= hasLineAbove(row);
    }
    return every || !layout.isJigsaw();
  }

  /** The region of a cell; another number outside. */
  private int region(int row, int column) {
    boolean inside = row >= 0 && column >= 0 && row < geometry.size() && column < geometry.size();
    if (!inside) {
      return -1;
    }
    boolean regions = layout.isJigsaw() || geometry.hasBoxes();
    return regions ? layout.regionOf(geometry.cell(row, column)) : 0;
  }

  private boolean lineAbove(int row, int column) {
    return region(row, column) != region(row - 1, column);
  }

  private boolean lineBefore(int row, int column) {
    return region(row, column) != region(row, column - 1);
  }

  private boolean hasLineAbove(int row) {
    boolean any = false;
    for (int column = 0; column < geometry.size(); column++) {
      any |= lineAbove(row, column);
    }
    return any;
  }

  private boolean hasLineBefore(int column) {
    boolean any = false;
    for (int row = 0; row < geometry.size(); row++) {
      any |= lineBefore(row, column);
    }
    return any;
  }

  private void cells(int row, StringBuilder out) {
    for (int column = 0; column <= geometry.size(); column++) {
      if (hasLineBefore(column)) {
        boolean outer = column == 0 || column == geometry.size();
        String bar = !unicode ? "|" : outer ? "┃" : "│";
        out.append(lineBefore(row, column) ? bar : " ");
        out.append(column < geometry.size() ? " " : "");
      }
      if (column < geometry.size()) {
        String text = texts[geometry.cell(row, column)];
        boolean marks = width > 2; // candidates stand at the left, numbers at the right
        out.append(marks ? text : " ".repeat(width - text.length()) + text);
        out.append(marks ? " ".repeat(width - text.length()) : "").append(' ');
      }
    }
  }

  private void border(int row, StringBuilder out) {
    for (int column = 0; column <= geometry.size(); column++) {
      boolean right = column < geometry.size() && lineAbove(row, column);
      if (hasLineBefore(column)) {
        out.append(point(row, column));
        out.append(column < geometry.size() ? dash(row, right) : "");
      }
      if (column < geometry.size()) {
        out.append(dash(row, right).repeat(width + 1));
      }
    }
  }

  private String dash(int row, boolean line) {
    boolean outer = row == 0 || row == geometry.size();
    return !line ? " " : !unicode ? "-" : outer ? "━" : "─";
  }

  private char point(int row, int column) {
    int size = geometry.size();
    boolean up = row > 0 && lineBefore(row - 1, column);
    boolean down = row < size && lineBefore(row, column);
    boolean left = column > 0 && lineAbove(row, column - 1);
    boolean right = column < size && lineAbove(row, column);
    if (!unicode) {
      boolean vertical = up || down;
      boolean horizontal = left || right;
      return vertical && horizontal ? '+' : vertical ? '|' : horizontal ? '-' : ' ';
    }
    if (row == 0) {
      return column == 0 ? '┏' : column == size ? '┓' : down ? '┯' : '━';
    }
    if (row == size) {
      return column == 0 ? '┗' : column == size ? '┛' : up ? '┷' : '━';
    }
    if (column == 0) {
      return right ? '┠' : '┃';
    }
    if (column == size) {
      return left ? '┨' : '┃';
    }
    return LIGHT.charAt((up ? 1 : 0) + (down ? 2 : 0) + (left ? 4 : 0) + (right ? 8 : 0));
  }
}
