package org.quadrille.sudoku.io;

import java.util.Random;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;

/** Puzzles of every size in several notations. */
final class Samples {
  private Samples() {}

  /** Returns a solved grid with some cells blank. */
  static Grid puzzle(Geometry geometry, int percent, Random random) {
    int size = geometry.size();
    int[] digits = new int[geometry.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = geometry.rowOf(cell);
      int rows = geometry.boxRows();
      int shift = geometry.boxColumns() * (row % rows) + row / rows;
      int digit = (shift + geometry.columnOf(cell)) % size + 1;
      digits[cell] = random.nextInt(100) < percent ? digit : 0;
    }
    return Grid.of(geometry, digits);
  }

  /** Returns the cells as symbols in one line. */
  static String line(Grid grid, Alphabet alphabet, char blank) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      text.append(
          grid.digit(cell) == 0 ? String.valueOf(blank) : alphabet.symbol(grid.digit(cell)));
    }
    return text.toString();
  }

  /** Returns rows of symbols, each with a newline. */
  static String rows(Grid grid, Alphabet alphabet, char blank) {
    return Records.grouped(line(grid, alphabet, blank), grid.geometry().size(), "\n") + "\n";
  }

  /** Returns rows of fields separated by spaces. */
  static String spaced(Grid grid, Alphabet alphabet, String blank) {
    StringBuilder text = new StringBuilder();
    int size = grid.geometry().size();
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      text.append(grid.digit(cell) == 0 ? blank : alphabet.symbol(grid.digit(cell)));
      text.append(cell % size == size - 1 ? '\n' : ' ');
    }
    return text.toString();
  }

  /** Returns rows with bars and borders around every box. */
  static String drawn(Grid grid, Alphabet alphabet) {
    Geometry geometry = grid.geometry();
    int size = geometry.size();
    String border = ("+" + "-".repeat(geometry.boxColumns())).repeat(geometry.boxRows()) + "+\n";
    String cells = line(grid, alphabet, '.');
    StringBuilder text = new StringBuilder(border);
    for (int row = 0; row < size; row++) {
      String bars =
          Records.grouped(
              cells.substring(size * row, size * (row + 1)), geometry.boxColumns(), "|");
      text.append('|').append(bars).append("|\n");
      text.append(row % geometry.boxRows() == geometry.boxRows() - 1 ? border : "");
    }
    return text.toString();
  }

  /** Returns the candidates of each cell as fields of digits; a given is a single digit. */
  static String[] candidates(Grid grid, Alphabet alphabet) {
    Geometry geometry = grid.geometry();
    String[] fields = new String[geometry.cells()];
    for (int cell = 0; cell < fields.length; cell++) {
      StringBuilder field = new StringBuilder();
      for (int digit = 1; digit <= geometry.size(); digit++) {
        boolean given = grid.digit(cell) == digit;
        field.append(given || isCandidate(grid, cell, digit) ? alphabet.symbol(digit) : "");
      }
      fields[cell] = field.toString();
    }
    return fields;
  }

  static boolean isCandidate(Grid grid, int cell, int digit) {
    Geometry geometry = grid.geometry();
    boolean left = grid.digit(cell) == 0;
    for (int other = 0; other < geometry.cells(); other++) {
      boolean peer =
          geometry.rowOf(other) == geometry.rowOf(cell)
              || geometry.columnOf(other) == geometry.columnOf(cell)
              || geometry.boxOf(other) == geometry.boxOf(cell);
      left &= !peer || grid.digit(other) != digit;
    }
    return left;
  }

  /** Returns fields in rows, separated by spaces. */
  static String fieldRows(String[] fields, int size) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < fields.length; cell++) {
      text.append(fields[cell]).append(cell % size == size - 1 ? "\n" : " ");
    }
    return text.toString();
  }
}
