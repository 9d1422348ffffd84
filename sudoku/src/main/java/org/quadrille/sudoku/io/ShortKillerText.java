package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * A killer as one character for each of 81 cells. One cell of each cage has the sum: 0 to 9, {@code
 * A} to {@code Z} for 10 to 35, {@code a} to {@code j} for 36 to 45. Every other cell points to a
 * neighbour on the way to that cell: {@code < > ^ v} for left, right, up and down, and {@code ` ' ,
 * .} for up left, up right, down left and down right. A cell with 0 to which no cell points is in
 * no cage.
 */
final class ShortKillerText {
  private static final Geometry GEOMETRY = Geometry.CLASSIC;
  private static final int CELLS = GEOMETRY.cells();
  private static final int SIZE = GEOMETRY.size();
  private static final String SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
  private static final String POINTERS = "<>^v`',.";

  /** The rows down and columns right of each pointer. */
  private static final int[][] STEPS = {
    {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}
  };

  private ShortKillerText() {}

  /**
   * Returns whether a line is such a text or a row of one, by its arrows, which no other format
   * has.
   */
  static boolean matches(TrimmedLine line, int cells) {
    boolean arrows = false;
    for (int i = 0; i < line.length() && line.length() == cells; i++) {
      char c = line.charAt(i);
      arrows |= c == '<' || c == '>' || c == '^';
      if (SUMS.indexOf(c) < 0 && POINTERS.indexOf(c) < 0) {
        return false;
      }
    }
    return arrows;
  }

  /** Returns whether a line can be another row of such a text. */
  static boolean mayBeRow(TrimmedLine line) {
    for (int i = 0; i < line.length(); i++) {
      if (SUMS.indexOf(line.charAt(i)) < 0 && POINTERS.indexOf(line.charAt(i)) < 0) {
        return false;
      }
    }
    return line.length() == SIZE;
  }

  /** Reads a line of 81 characters. */
  static ClassifiedLine read(TrimmedLine line) {
    List<List<Integer>> members = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      members.add(new ArrayList<>());
    }
    try {
      for (int cell = 0; cell < CELLS; cell++) {
        members.get(root(line, cell)).add(cell);
      }
      List<Cage> cages = new ArrayList<>();
      for (int cell = 0; cell < CELLS; cell++) {
        List<Integer> cells = members.get(cell);
        if (cells.size() > SIZE) {
          throw new InvalidCellException(
              cell, "expected a cage of at most 9 cells, found " + cells.size());
        }
        int sum = SUMS.indexOf(line.charAt(cell));
        if (cells.size() > 1 || (cells.size() == 1 && sum > 0)) {
          cages.add(new Cage(cells, sum));
        }
      }
      SudokuPuzzle puzzle = SudokuPuzzle.of(Layout.CLASSIC.withCages(cages), Grid.EMPTY);
      ParsedPuzzle content = ParsedPuzzle.of(SudokuFormat.KILLER, Alphabet.DIGITS, puzzle);
      return ClassifiedLine.puzzle(line.number(), content, "");
    } catch (InvalidCellException e) {
      LineError error = new LineError(line.column(e.cell()), e.cell(), SIZE, e.reason());
      return ClassifiedLine.faulty(Kind.BAD_PUZZLE, line, error);
    }
  }

  /** Returns the cell with the sum of the cage. */
  private static int root(TrimmedLine line, int start) throws InvalidCellException {
    int cell = start;
    for (int steps = 0; steps < CELLS; steps++) {
      char c = line.charAt(cell);
      if (SUMS.indexOf(c) >= 0) {
        return cell;
      }
      int[] step = STEPS[POINTERS.indexOf(c)];
      int row = GEOMETRY.rowOf(cell) + step[0];
      int column = GEOMETRY.columnOf(cell) + step[1];
      if (row < 0 || column < 0 || row >= SIZE || column >= SIZE) {
        throw new InvalidCellException(
            cell, "expected a pointer to a cell, found '" + c + "', which leaves the grid");
      }
      cell = GEOMETRY.cell(row, column);
    }
    throw new InvalidCellException(
        start,
        "expected a path to a cell with a sum, found a cycle from '" + line.charAt(start) + "'");
  }
}
