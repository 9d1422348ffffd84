package org.quadrille.cli.sudoku;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.sudoku.Clash;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Alphabet;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.Contradiction;

/** Formats grids, clashes and contradictions in the alphabet of a puzzle. */
final class PuzzleFormatter {
  private final Alphabet alphabet;
  private final Geometry geometry;

  PuzzleFormatter(Puzzle puzzle) {
    alphabet = puzzle.alphabet();
    geometry = puzzle.grid().geometry();
  }

  /** Returns the symbol of a digit, {@code "."} for a blank. */
  String symbol(int digit) {
    return digit == 0 ? "." : alphabet.symbol(digit);
  }

  /** Returns a grid on one line. */
  String line(Grid grid) {
    return alphabet.line(grid);
  }

  /** Returns the names of cells. */
  List<String> names(List<Integer> cells) {
    List<String> names = new ArrayList<>(cells.size());
    for (int cell : cells) {
      names.add(geometry.cellName(cell));
    }
    return names;
  }

  /** Describes clashes. */
  String text(List<Clash> clashes) {
    List<String> texts = new ArrayList<>(clashes.size());
    for (Clash clash : clashes) {
      texts.add(text(clash));
    }
    return String.join("; ", texts);
  }

  private String text(Clash clash) {
    if (clash instanceof Clash.Repeat repeat) {
      return "%s twice in %s: %s"
          .formatted(
              symbol(repeat.digit()), repeat.house(), String.join(" and ", names(clash.cells())));
    }
    return clash instanceof Clash.Struck struck
        ? "%s in %s is not one of its candidates"
            .formatted(symbol(struck.digit()), geometry.cellName(struck.cell()))
        : clash.toString();
  }

  /** Describes why there is no solution. */
  String text(Contradiction why) {
    return why instanceof Contradiction.NoPlace noPlace
        ? "no cell of %s can be %s".formatted(noPlace.house(), symbol(noPlace.digit()))
        : why.toString();
  }
}
