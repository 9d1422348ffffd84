package org.quadrille.sudoku.io;

import static org.quadrille.sudoku.io.Feature.BOXES;
import static org.quadrille.sudoku.io.Feature.CAGES;
import static org.quadrille.sudoku.io.Feature.CANDIDATES;
import static org.quadrille.sudoku.io.Feature.DETAILS;
import static org.quadrille.sudoku.io.Feature.DIAGONALS;
import static org.quadrille.sudoku.io.Feature.GIVENS;
import static org.quadrille.sudoku.io.Feature.PLACED;
import static org.quadrille.sudoku.io.Feature.REGIONS;
import static org.quadrille.sudoku.io.Feature.SIZE;
import static org.quadrille.sudoku.io.Feature.TEXT;
import static org.quadrille.sudoku.io.Feature.VARIANTS;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;

/** Writers of formats in which a puzzle is one line. */
final class LineWriters {
  private LineWriters() {}

  /** All cells, then the text. Numbers are separated by spaces if the puzzle was read that way. */
  static final class Line extends FormatWriter {
    private final Rules rules = new Rules();

    Line() {
      super(GIVENS, SIZE, BOXES, REGIONS, DIAGONALS, VARIANTS, TEXT);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      rules.write(puzzle, true, out);
      boolean numbers = puzzle.alphabet() == Alphabet.NUMBERS;
      Alphabet alphabet = numbers ? Alphabet.NUMBERS : detectableAlphabet(puzzle, false);
      out.append(alphabet.line(puzzle.grid()));
      appendText(text(puzzle), out);
      out.append('\n');
    }
  }

  /** 81 cells and nothing else. */
  static final class Sdm extends FormatWriter {
    Sdm() {
      super(GIVENS);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      out.append(puzzle.grid().toLine()).append('\n');
    }
  }

  /** A character for each digit of each cell: the digit if it is a candidate, else a blank mark. */
  static final class Sukaku extends FormatWriter {
    private final Rules rules = new Rules();

    Sukaku() {
      super(GIVENS, SIZE, BOXES, REGIONS, DIAGONALS, VARIANTS, CANDIDATES, TEXT);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      rules.write(puzzle, true, out);
      Grid grid = puzzle.grid();
      for (int cell = 0; cell < grid.geometry().cells(); cell++) {
        long set = puzzle.puzzle().candidates(cell);
        set &= grid.digit(cell) == 0 ? -1 : 1L << (grid.digit(cell) - 1);
        for (int digit = 1; digit <= grid.geometry().size(); digit++) {
          boolean isCandidate = (set >> (digit - 1) & 1) != 0;
          out.append(isCandidate ? singleCharacterAlphabet(puzzle).symbol(digit) : ".");
        }
      }
      appendText(text(puzzle), out);
      out.append('\n');
    }

    @Override
    String obstacle(Puzzle puzzle) {
      int size = puzzle.grid().geometry().size();
      return size * size * size > LineSource.LONGEST / 2
          ? "a line of " + size * size * size + " characters"
          : "";
    }
  }

  /** The cells, then a symbol for the region of each cell. */
  static final class Jigsaw extends FormatWriter {
    private final Rules rules = new Rules();

    Jigsaw() {
      super(GIVENS, SIZE, BOXES, REGIONS, DIAGONALS, VARIANTS, TEXT);
    }

    @Override
    String obstacle(Puzzle puzzle) {
      Layout layout = puzzle.puzzle().layout();
      boolean regions = layout.isJigsaw() || layout.geometry().hasBoxes();
      return regions ? "" : "a puzzle without regions";
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      rules.write(puzzle, false, out);
      out.append(detectableAlphabet(puzzle, false).line(puzzle.grid()));
      out.append(VariantText.regions(puzzle.puzzle().layout()));
      appendText(text(puzzle), out);
      out.append('\n');
    }
  }

  /**
   * A line of HoDoKu's library, with a plus before each placed digit, and the removed candidates.
   */
  static final class Hodoku extends FormatWriter {
    Hodoku() {
      super(GIVENS, CANDIDATES, PLACED, DETAILS);
    }

    /** The parts of a step are details. */
    @Override
    boolean canWrite(String name, String detail) {
      return HodokuLine.isPart(name, detail);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      Geometry geometry = puzzle.grid().geometry();
      List<String> removed = new ArrayList<>();
      out.append(HodokuLine.beforeGrid(details(puzzle)));
      for (int cell = 0; cell < geometry.cells(); cell++) {
        int digit = puzzle.grid().digit(cell);
        out.append(puzzle.placed().contains(cell) ? "+" : "");
        out.append(AlphabetSymbols.symbol(digit, Alphabet.DIGITS));
        long candidates = digit == 0 ? puzzle.puzzle().candidates(cell) : -1L;
        for (int d = 1; d <= geometry.size(); d++) {
          if ((candidates >> (d - 1) & 1) == 0) {
            removed.add("" + d + (geometry.rowOf(cell) + 1) + (geometry.columnOf(cell) + 1));
          }
        }
      }
      out.append(':').append(String.join(" ", removed));
      out.append(HodokuLine.afterCandidates(details(puzzle))).append('\n');
    }
  }

  /** A killer as a {@code 3x3::k:} string. */
  static final class Ps extends FormatWriter {
    Ps() {
      super(SIZE, BOXES, DIAGONALS, CAGES, TEXT);
    }

    @Override
    String obstacle(Puzzle puzzle) {
      return PsText.obstacle(puzzle.puzzle().layout());
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      out.append(PsText.write(puzzle.puzzle().layout()));
      appendText(text(puzzle), out);
      out.append('\n');
    }
  }
}
