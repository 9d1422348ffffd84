package org.quadrille.cli.sudoku;

import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.GridDrawing;
import org.quadrille.sudoku.io.Puzzle;

/** Draws solutions of a puzzle in its alphabet, optionally in colour. */
final class Drawing {
  private static final String GIVEN = "\u001b[1m";
  private static final String FOUND = "\u001b[36m";
  private static final String PLAIN = "\u001b[0m";

  private final GridDrawing drawing;
  private final Grid givens;
  private final PuzzleFormatter formatter;
  private final boolean coloured;
  private final int width; // of a symbol

  Drawing(Puzzle puzzle, boolean unicode, boolean coloured) {
    drawing = GridDrawing.of(puzzle.puzzle().layout(), unicode);
    givens = puzzle.grid();
    formatter = new PuzzleFormatter(puzzle);
    this.coloured = coloured;
    width = formatter.symbol(givens.geometry().size()).length();
  }

  /** Returns the lines of a solution, without a line end after the last. */
  String draw(Grid solution) {
    return drawing.draw(width, cell -> cell(cell, solution));
  }

  private String cell(int cell, Grid solution) {
    String symbol = formatter.symbol(solution.digit(cell));
    String blanks = " ".repeat(width - symbol.length());
    return coloured
        ? blanks + (givens.digit(cell) == 0 ? FOUND : GIVEN) + symbol + PLAIN
        : blanks + symbol;
  }
}
