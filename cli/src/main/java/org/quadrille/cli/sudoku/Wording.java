package org.quadrille.cli.sudoku;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.sudoku.Clash;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Alphabet;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.Contradiction;

/** Grids, and what is wrong with puzzles, in the alphabet of a puzzle. */
final class Wording {
  private final Alphabet alphabet;
  private final Geometry geometry;

  Wording(Puzzle puzzle) {
    alphabet = puzzle.alphabet();
    geometry = puzzle.grid().geometry();
  }

  /** The symbol of a digit, {@code "."} for a blank. */
  String symbol(int digit) {
    return digit == 0 ? "." : alphabet.symbol(digit);
  }

  /** A grid in one line. */
  String line(Grid grid) {
    return alphabet.line(grid);
  }

  /** The names of cells. */
  List<String> names(List<Integer> cells) {
    List<String> names = new ArrayList<>(cells.size());
    for (int cell : cells) {
      names.add(geometry.cellName(cell));
    }
    return names;
  }

  /** What is wrong at first sight. */
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
        ? "%s in %s is none of its candidates"
            .formatted(symbol(struck.digit()), geometry.cellName(struck.cell()))
        : clash.toString();
  }

  /** Why there is no solution. */
  String text(Contradiction why) {
    return why instanceof Contradiction.NoPlace noPlace
        ? "no cell of %s can be %s".formatted(noPlace.house(), symbol(noPlace.digit()))
        : why.toString();
  }
}
