package org.quadrille.sudoku.io;

import java.util.List;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.House;
import org.quadrille.sudoku.Layout;

/** Draws one puzzle as SVG, with 40 units per cell. */
final class SvgWriter extends FormatWriter {
  private static final int CELL = 40;
  private static final int MARGIN = 4; // around the grid
  private static final int INSET = 4; // of the outline of a cage

  private static final String STYLE =
      """
      <style>
      .thin { stroke: #999; stroke-width: 1 }
      .thick { stroke: #000; stroke-width: 3; stroke-linecap: square }
      .cage { stroke: #555; stroke-width: 1; stroke-dasharray: 3 2 }
      .extra { fill: #dde6f3 }
      text { font-family: sans-serif; text-anchor: middle; fill: #000 }
      .placed { fill: #2255aa }
      .mark { fill: #666 }
      .sum { text-anchor: start }
      </style>
      """;

  SvgWriter() {
    super(
        Feature.GIVENS,
        Feature.SIZE,
        Feature.BOXES,
        Feature.REGIONS,
        Feature.DIAGONALS,
        Feature.VARIANTS,
        Feature.CAGES,
        Feature.CANDIDATES,
        Feature.PLACED);
  }

  @Override
  boolean allowsSeveralPuzzles() {
    return false;
  }

  @Override
  void write(Puzzle puzzle, StringBuilder out) {
    int side = puzzle.grid().geometry().size() * CELL + 2 * MARGIN;
    out.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\">\n"
            .formatted(side, side, side, side));
    out.append(STYLE);
    out.append("<rect width=\"%s\" height=\"%s\" fill=\"#fff\"/>\n".formatted(side, side));
    shadeVariantHouses(puzzle.puzzle().layout(), out);
    lines(puzzle.puzzle().layout(), out);
    for (Cage cage : puzzle.puzzle().layout().cages()) {
      cage(cage, puzzle.grid().geometry(), out);
    }
    for (int cell = 0; cell < puzzle.grid().geometry().cells(); cell++) {
      cell(puzzle, cell, out);
    }
    out.append("</svg>\n");
  }

  /** Shades the cells in the houses of variants, unless these cover the whole grid. */
  private static void shadeVariantHouses(Layout layout, StringBuilder out) {
    Geometry geometry = layout.geometry();
    boolean[] inVariantHouse = new boolean[geometry.cells()];
    int extraStart = 2 * geometry.size();
    extraStart += layout.isJigsaw() || geometry.hasBoxes() ? geometry.size() : 0;
    List<House> houses = layout.houses();
    int count = 0;
    for (House house : houses.subList(extraStart, houses.size() - layout.cages().size())) {
      for (int cell : house.cells()) {
        count += inVariantHouse[cell] ? 0 : 1;
        inVariantHouse[cell] = true;
      }
    }
    for (int cell = 0; cell < inVariantHouse.length && count < inVariantHouse.length; cell++) {
      if (inVariantHouse[cell]) {
        out.append(
            "<rect class=\"extra\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n"
                .formatted(x(geometry, cell), y(geometry, cell), CELL, CELL));
      }
    }
  }

  private static int x(Geometry geometry, int cell) {
    return MARGIN + geometry.columnOf(cell) * CELL;
  }

  private static int y(Geometry geometry, int cell) {
    return MARGIN + geometry.rowOf(cell) * CELL;
  }

  /** Draws the grid lines, thin ones first so that thick ones cover them. */
  private static void lines(Layout layout, StringBuilder out) {
    Geometry geometry = layout.geometry();
    int size = geometry.size();
    int end = MARGIN + size * CELL;
    for (int k = 1; k < size; k++) {
      int at = MARGIN + k * CELL;
      line("thin", at, MARGIN, at, end, out);
      line("thin", MARGIN, at, end, at, out);
    }
    out.append(
        "<rect class=\"thick\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"none\"/>\n"
            .formatted(MARGIN, MARGIN, size * CELL, size * CELL));
    if (!layout.isJigsaw() && !geometry.hasBoxes()) {
      return;
    }
    for (int cell = 0; cell < geometry.cells(); cell++) {
      int x = x(geometry, cell);
      int y = y(geometry, cell);
      if (geometry.columnOf(cell) > 0 && layout.regionOf(cell) != layout.regionOf(cell - 1)) {
        line("thick", x, y, x, y + CELL, out);
      }
      if (cell >= size && layout.regionOf(cell) != layout.regionOf(cell - size)) {
        line("thick", x, y, x + CELL, y, out);
      }
    }
  }

  private static void line(String kind, int x1, int y1, int x2, int y2, StringBuilder out) {
    out.append(
        "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
            .formatted(kind, x1, y1, x2, y2));
  }

  /** Draws a dashed outline around a cage and the sum in its first cell. */
  private static void cage(Cage cage, Geometry geometry, StringBuilder out) {
    int size = geometry.size();
    for (int cell : cage.cells()) {
      boolean first = geometry.columnOf(cell) == 0;
      boolean last = geometry.columnOf(cell) == size - 1;
      boolean left = !first && cage.cells().contains(cell - 1);
      boolean right = !last && cage.cells().contains(cell + 1);
      boolean above = cage.cells().contains(cell - size);
      boolean below = cage.cells().contains(cell + size);
      int x1 = x(geometry, cell) + (left ? 0 : INSET);
      int x2 = x(geometry, cell) + CELL - (right ? 0 : INSET);
      int y1 = y(geometry, cell) + (above ? 0 : INSET);
      int y2 = y(geometry, cell) + CELL - (below ? 0 : INSET);
      if (!left) {
        line("cage", x1, y1, x1, y2, out);
      }
      if (!right) {
        line("cage", x2, y1, x2, y2, out);
      }
      if (!above) {
        line("cage", x1, y1, x2, y1, out);
      }
      if (!below) {
        line("cage", x1, y2, x2, y2, out);
      }
    }
    if (cage.sum() > 0) {
      int cell = cage.cells().get(0);
      int x = x(geometry, cell) + INSET + 1;
      int y = y(geometry, cell) + INSET + 9;
      text("sum", x, y, 10, Integer.toString(cage.sum()), out);
    }
  }

  private static void text(String kind, int x, int y, int height, String text, StringBuilder out) {
    out.append(
        "<text class=\"%s\" x=\"%s\" y=\"%s\" font-size=\"%s\">%s</text>\n"
            .formatted(kind, x, y, height, text));
  }

  private static void cell(Puzzle puzzle, int cell, StringBuilder out) {
    Geometry geometry = puzzle.grid().geometry();
    int x = x(geometry, cell);
    int y = y(geometry, cell);
    int digit = puzzle.grid().digit(cell);
    Alphabet alphabet = puzzle.alphabet();
    if (digit > 0) {
      String kind = puzzle.placed().contains(cell) ? "placed" : "given";
      text(kind, x + CELL / 2, y + CELL / 2 + 8, 24, alphabet.symbol(digit), out);
    } else if (puzzle.puzzle().hasCandidates()) {
      // Arrange the candidates in a square.
      int perRow = (int) Math.ceil(Math.sqrt(geometry.size()));
      int step = (CELL - 6) / perRow;
      for (int d = 1; d <= geometry.size(); d++) {
        if ((puzzle.puzzle().candidates(cell) >> (d - 1) & 1) != 0) {
          int column = x + 3 + (d - 1) % perRow * step + step / 2;
          int row = y + 3 + (d - 1) / perRow * step + step - 1;
          text("mark", column, row, Math.max(step - 1, 4), alphabet.symbol(d), out);
        }
      }
    }
  }
}
