package org.quadrille.cli.sudoku;

import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.io.Puzzle;

/**
 * Draws solutions of a puzzle, with lines between its boxes or regions, in its alphabet. Corners
 * are known by the lines that meet there: 1 from above, 2 from below, 4 from the left, 8 from the
 * right.
 */
final class Drawing {
  private static final String UNICODE =
      " \u2502\u2502\u2502\u2500\u2518\u2510\u2524\u2500\u2514\u250c\u251c\u2500\u2534\u252c\u253c";
  private static final String ASCII = " |||-+++-+++-+++";
  private static final String GIVEN = "\u001b[1m";
  private static final String FOUND = "\u001b[36m";
  private static final String PLAIN = "\u001b[0m";

  private final Layout layout;
  private final Geometry geometry;
  private final Grid givens;
  private final Wording wording;
  private final boolean unicode;
  private final boolean coloured;
  private final int width; // of a symbol

  Drawing(Puzzle puzzle, boolean unicode, boolean coloured) {
    layout = puzzle.puzzle().layout();
    geometry = layout.geometry();
    givens = puzzle.grid();
    wording = new Wording(puzzle);
    this.unicode = unicode;
    this.coloured = coloured;
    width = wording.symbol(geometry.size()).length();
  }

  /** The lines, with none after the last. */
  String draw(Grid solution) {
    StringBuilder out = new StringBuilder();
    int size = geometry.size();
    for (int row = 0; row < size; row++) {
      if (row == 0 || isCut(row, true)) {
        rule(out, row);
      }
      for (int column = 0; column < size; column++) {
        if (column == 0 || isCut(column, false)) {
          out.append(column == 0 ? frame('\u2503', '|') : corner(wall(row, column, false) ? 3 : 0));
          out.append(' ');
        }
        cell(out, geometry.cell(row, column), solution);
      }
      out.append(frame('\u2503', '|')).append('\n');
    }
    rule(out, size);
    return out.substring(0, out.length() - 1);
  }

  private void cell(StringBuilder out, int cell, Grid solution) {
    String symbol = wording.symbol(solution.digit(cell));
    out.append(" ".repeat(width - symbol.length()));
    if (coloured) {
      out.append(givens.digit(cell) == 0 ? FOUND : GIVEN).append(symbol).append(PLAIN);
    } else {
      out.append(symbol);
    }
    out.append(' ');
  }

  /** The line above a row, or below the last. */
  private void rule(StringBuilder out, int row) {
    int size = geometry.size();
    boolean edge = row == 0 || row == size;
    for (int column = 0; column <= size; column++) {
      boolean cut = column == 0 || column == size || isCut(column, false);
      if (cut) {
        out.append(edge || column == 0 || column == size ? rim(row, column) : inner(row, column));
      }
      if (column < size) {
        char line = edge ? frame('\u2501', '-') : corner(wall(row, column, true) ? 12 : 0);
        // A blank stands before the first digit after a cut, and after each.
        out.append(String.valueOf(line).repeat(width + (cut ? 2 : 1)));
      }
    }
    out.append('\n');
  }

  private char inner(int row, int column) {
    return corner(
        (wall(row - 1, column, false) ? 1 : 0)
            + (wall(row, column, false) ? 2 : 0)
            + (wall(row, column - 1, true) ? 4 : 0)
            + (wall(row, column, true) ? 8 : 0));
  }

  private char rim(int row, int column) {
    int size = geometry.size();
    if (row == 0) {
      boolean joins = column > 0 && column < size && wall(0, column, false);
      return column == 0
          ? frame('\u250f', '+')
          : column == size
              ? frame('\u2513', '+')
              : joins ? frame('\u252f', '+') : frame('\u2501', '-');
    }
    if (row == size) {
      boolean joins = column > 0 && column < size && wall(size - 1, column, false);
      return column == 0
          ? frame('\u2517', '+')
          : column == size
              ? frame('\u251b', '+')
              : joins ? frame('\u2537', '+') : frame('\u2501', '-');
    }
    boolean joins = wall(row, column == 0 ? 0 : size - 1, true);
    return joins ? frame(column == 0 ? '\u2520' : '\u2528', '+') : frame('\u2503', '|');
  }

  private char frame(char inUnicode, char inAscii) {
    return unicode ? inUnicode : inAscii;
  }

  private char corner(int lines) {
    return (unicode ? UNICODE : ASCII).charAt(lines);
  }

  /** Whether some line stands above a row, or before a column, within the grid. */
  private boolean isCut(int line, boolean horizontal) {
    boolean cut = false;
    for (int k = 0; k < geometry.size(); k++) {
      cut |= horizontal ? wall(line, k, true) : wall(k, line, false);
    }
    return cut;
  }

  /** Whether a line stands above a cell, or before it. */
  private boolean wall(int row, int column, boolean above) {
    int other = above ? geometry.cell(row - 1, column) : geometry.cell(row, column - 1);
    return (layout.isJigsaw() || geometry.hasBoxes())
        && layout.regionOf(geometry.cell(row, column)) != layout.regionOf(other);
  }
}
