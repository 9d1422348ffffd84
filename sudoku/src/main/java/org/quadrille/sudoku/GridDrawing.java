package org.quadrille.sudoku;

/**
 * Draws a grid with lines between its boxes. Each style is four lines of a frame: what stands at
 * the left, in the middle, between boxes and at the right.
 */
enum GridDrawing {
  /** {@code +-------+} and bars, for any terminal. */
  ASCII("+-++", "+-++", "+-++", "| ||"),
  /** Heavy lines around the grid, light ones between the boxes. */
  UNICODE("┏━┯┓", "┠─┼┨", "┗━┷┛", "┃ │┃");

  private final String top;
  private final String between;
  private final String bottom;
  private final String row;

  GridDrawing(String top, String between, String bottom, String row) {
    this.top = top;
    this.between = between;
    this.bottom = bottom;
    this.row = row;
  }

  /** The grid in several lines, without a newline after the last. */
  String draw(Grid grid) {
    Geometry geometry = grid.geometry();
    StringBuilder out = new StringBuilder();
    border(out, geometry, top);
    for (int r = 0; r < geometry.size(); r++) {
      if (r > 0 && r % geometry.boxRows() == 0) {
        border(out.append('\n'), geometry, between);
      }
      cells(out.append('\n'), geometry, grid, r);
    }
    border(out.append('\n'), geometry, bottom);
    return out.toString();
  }

  private static void border(StringBuilder out, Geometry geometry, String style) {
    // A box is as wide as its digits with a blank on either side of each.
    String rule = style.substring(1, 2).repeat((width(geometry) + 1) * geometry.boxColumns() + 1);
    out.append(style.charAt(0)).append(rule);
    for (int box = 1; box < geometry.boxRows(); box++) {
      out.append(style.charAt(2)).append(rule);
    }
    out.append(style.charAt(3));
  }

  private void cells(StringBuilder out, Geometry geometry, Grid grid, int r) {
    out.append(row.charAt(0)).append(' ');
    for (int c = 0; c < geometry.size(); c++) {
      if (c > 0 && c % geometry.boxColumns() == 0) {
        out.append(row.charAt(2)).append(' ');
      }
      int digit = grid.digit(geometry.cell(r, c));
      if (digit < 10 && width(geometry) > 1) {
        out.append(' ');
      }
      if (digit == 0) {
        out.append('.');
      } else {
        out.append(digit);
      }
      out.append(' ');
    }
    out.append(row.charAt(3));
  }

  /** How many characters a digit takes. */
  private static int width(Geometry geometry) {
    return geometry.size() > 9 ? 2 : 1;
  }
}
