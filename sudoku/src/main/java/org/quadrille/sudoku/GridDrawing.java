package org.quadrille.sudoku;

import static java.util.Objects.requireNonNull;

import java.util.function.IntFunction;

/**
 * Draws grids with lines between boxes or regions: heavy lines around the grid and light lines
 * inside it, or {@code + - |} in ASCII. Immutable.
 */
public final class GridDrawing {
  /** The directions of the lines at a point (up 1, down 2, left 4, right 8) -> the character. */
  private static final String LIGHT = " │││─┘┐┤─└┌├─┴┬┼";

  private final Geometry geometry;
  private final int[] regionOf; // cell -> its region
  private final boolean unicode;
  private final boolean rules; // whether to draw lines between rows

  /** Draws all lines. */
  GridDrawing(Geometry geometry, int[] regionOf, boolean unicode) {
    this(geometry, regionOf, unicode, true);
  }

  private GridDrawing(Geometry geometry, int[] regionOf, boolean unicode, boolean rules) {
    this.geometry = geometry;
    this.regionOf = regionOf;
    this.unicode = unicode;
    this.rules = rules;
  }

  /**
   * Returns a drawing with lines wherever two boxes or regions of a layout meet.
   *
   * @param layout the layout; without boxes and regions there are no lines inside the grid
   * @param unicode true for box-drawing characters, false for ASCII
   * @return the drawing of grids of that layout
   */
  public static GridDrawing of(Layout layout, boolean unicode) {
    requireNonNull(layout, "layout");
    return new GridDrawing(layout.geometry(), regions(layout), unicode);
  }

  /**
   * Returns a drawing that {@linkplain org.quadrille.sudoku.io readers} understand. It is as that
   * of {@link #of}, but readers take a line between rows for the end of a band. So for a jigsaw
   * there are lines between all rows or between none.
   *
   * @param layout the layout
   * @param unicode true for box-drawing characters, false for ASCII
   * @return the drawing of grids of that layout
   */
  public static GridDrawing readable(Layout layout, boolean unicode) {
    GridDrawing all = of(layout, unicode);
    boolean everywhere = true;
    for (int row = 1; row < layout.geometry().size(); row++) {
      everywhere &= all.hasLineAbove(row);
    }
    boolean rules = everywhere || !layout.isJigsaw();
    return new GridDrawing(all.geometry, all.regionOf, unicode, rules);
  }

  private static int[] regions(Layout layout) {
    Geometry geometry = layout.geometry();
    int[] regions = new int[geometry.cells()];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = layout.isJigsaw() || geometry.hasBoxes() ? layout.regionOf(cell) : 0;
    }
    return regions;
  }

  /**
   * Draws a grid.
   *
   * @param width the number of text columns of a cell
   * @param cells returns the text of a cell, from 0; it fills {@code width} columns, and may
   *     contain characters that take no column
   * @return the lines, separated by {@code \n}, with none after the last
   */
  public String draw(int width, IntFunction<String> cells) {
    requireNonNull(cells, "cells");
    StringBuilder out = new StringBuilder();
    for (int row = 0; row <= geometry.size(); row++) {
      boolean outer = row == 0 || row == geometry.size();
      if (hasLineAbove(row) && (outer || rules)) {
        rule(row, width, out);
        out.append('\n');
      }
      if (row < geometry.size()) {
        row(row, cells, out);
        out.append('\n');
      }
    }
    out.setLength(out.length() - 1);
    return out.toString();
  }

  private void row(int row, IntFunction<String> cells, StringBuilder out) {
    for (int column = 0; column <= geometry.size(); column++) {
      if (hasLineBefore(column)) {
        boolean outer = column == 0 || column == geometry.size();
        String bar = !unicode ? "|" : outer ? "┃" : "│";
        out.append(lineBefore(row, column) ? bar : " ");
        out.append(column < geometry.size() ? " " : "");
      }
      if (column < geometry.size()) {
        out.append(cells.apply(geometry.cell(row, column))).append(' ');
      }
    }
  }

  /** Appends the line above a row, or below the last row. */
  private void rule(int row, int width, StringBuilder out) {
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

  /** Returns the region of a cell; -1 outside the grid. */
  private int region(int row, int column) {
    boolean inside = row >= 0 && column >= 0 && row < geometry.size() && column < geometry.size();
    return inside ? regionOf[geometry.cell(row, column)] : -1;
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
}
