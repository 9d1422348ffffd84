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

import java.util.List;
import java.util.Map;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.GridDrawing;

/** Writers of formats in which a puzzle takes several lines. */
final class GridWriters {
  private GridWriters() {}

  /** Returns the symbols of all cells. */
  private static String[] cellSymbols(Puzzle puzzle, Alphabet alphabet) {
    String[] symbols = new String[puzzle.grid().geometry().cells()];
    for (int cell = 0; cell < symbols.length; cell++) {
      symbols[cell] = AlphabetSymbols.symbol(puzzle.grid().digit(cell), alphabet);
    }
    return symbols;
  }

  /** Writes one row per line with a separator between the cells. */
  private static void rows(String[] symbols, String between, StringBuilder out) {
    int size = (int) Math.round(Math.sqrt(symbols.length));
    for (int row = 0; row < size; row++) {
      out.append(String.join(between, List.of(symbols).subList(row * size, (row + 1) * size)));
      out.append('\n');
    }
  }

  /** Draws the symbols with lines between boxes or regions. */
  private static String drawing(Puzzle puzzle, String[] symbols, boolean unicode) {
    int longest = 1;
    for (String symbol : symbols) {
      longest = Math.max(longest, symbol.length());
    }
    int width = longest;
    boolean leftAligned = width > 2; // candidates are left-aligned, numbers right-aligned
    return GridDrawing.readable(puzzle.puzzle().layout(), unicode)
        .draw(
            width,
            cell -> {
              String blanks = " ".repeat(width - symbols[cell].length());
              return leftAligned ? symbols[cell] + blanks : blanks + symbols[cell];
            });
  }

  private static String cells(Puzzle puzzle, boolean includePlaced) {
    Grid grid = puzzle.grid();
    StringBuilder line = new StringBuilder();
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      boolean shown = includePlaced || !puzzle.placed().contains(cell);
      line.append(AlphabetSymbols.symbol(shown ? grid.digit(cell) : 0, Alphabet.DIGITS));
    }
    return line.toString();
  }

  private static void nineLines(String cells, StringBuilder out) {
    for (int row = 0; row < 9; row++) {
      out.append(cells, 9 * row, 9 * row + 9).append('\n');
    }
  }

  /** A drawn grid with the text below it, followed by a blank line. */
  static final class Drawn extends FormatWriter {
    private final boolean unicode;
    private final Rules rules = new Rules();

    Drawn(boolean unicode) {
      super(GIVENS, SIZE, BOXES, REGIONS, DIAGONALS, VARIANTS, TEXT);
      this.unicode = unicode;
    }

    /** Accepts only text that the reader cannot mistake for anything else below a grid. */
    @Override
    boolean canWrite(String text) {
      if (text.isEmpty()) {
        return true;
      }
      List<PuzzleRecord> read =
          PuzzleReader.readAll("text", Grid.EMPTY.draw(false) + "\n" + text + "\n");
      return isLine(text)
          && read.size() == 1
          && read.get(0) instanceof Puzzle puzzle
          && puzzle.text().equals(text);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      rules.write(puzzle, true, out);
      boolean large = puzzle.grid().geometry().size() > Alphabet.DIGITS.maxSize();
      boolean numbers = large || puzzle.alphabet() == Alphabet.NUMBERS;
      Alphabet alphabet = numbers ? Alphabet.NUMBERS : detectableAlphabet(puzzle, true);
      out.append(drawing(puzzle, cellSymbols(puzzle, alphabet), unicode));
      String text = text(puzzle);
      out.append('\n').append(text).append(text.isEmpty() ? "" : "\n").append('\n');
    }
  }

  /** A drawn grid of candidates. */
  static final class Pencilmarks extends FormatWriter {
    private final boolean unicode;
    private final Rules rules = new Rules();

    Pencilmarks(boolean unicode) {
      super(GIVENS, SIZE, BOXES, REGIONS, DIAGONALS, VARIANTS, CANDIDATES);
      this.unicode = unicode;
    }

    @Override
    String obstacle(Puzzle puzzle) {
      int size = puzzle.grid().geometry().size();
      return size > Alphabet.LETTERS.maxSize()
          ? "a grid of " + size + "x" + size // candidates as digits would be ambiguous with numbers
          : missingCandidate(puzzle, true);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      rules.write(puzzle, true, out);
      boolean large = puzzle.grid().geometry().size() > Shape.LARGEST_DIGIT;
      Alphabet alphabet = large ? Alphabet.LETTERS : Alphabet.DIGITS;
      String[] symbols = cellSymbols(puzzle, alphabet);
      for (int cell = 0; cell < symbols.length; cell++) {
        if (puzzle.grid().digit(cell) == 0) {
          symbols[cell] = FormatWriter.symbols(candidates(puzzle, cell), alphabet);
        }
      }
      out.append(drawing(puzzle, symbols, unicode)).append("\n\n");
    }
  }

  /** SadMan's format; digits that were placed are written in a separate [State] section. */
  static final class Sdk extends FormatWriter {
    /** The letter of each detail. */
    private static final Map<String, String> LETTERS =
        Map.of(
            "author", "A",
            "description", "D",
            "comment", "C",
            "date", "B",
            "source", "S",
            "level", "L",
            "url", "U");

    Sdk() {
      super(GIVENS, PLACED, DETAILS);
    }

    @Override
    boolean allowsSeveralPuzzles() {
      return false;
    }

    @Override
    boolean canWrite(String name, String detail) {
      return LETTERS.containsKey(name) && isLine(detail);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      details(puzzle)
          .forEach(
              (name, detail) ->
                  out.append('#')
                      .append(LETTERS.get(name))
                      .append(SdkComments.isProse(detail) ? " " : "")
                      .append(detail)
                      .append('\n'));
      out.append("[Puzzle]\n");
      nineLines(cells(puzzle, false), out);
      if (!puzzle.placed().isEmpty()) {
        out.append("[State]\n");
        nineLines(cells(puzzle, true), out);
      }
    }
  }

  /**
   * SudoCue's format with candidates. A single candidate would be read as a given, so only the
   * candidates that the puzzle sets are written.
   */
  static final class Sdx extends FormatWriter {
    Sdx() {
      super(GIVENS, PLACED, CANDIDATES);
    }

    @Override
    boolean allowsSeveralPuzzles() {
      return false;
    }

    @Override
    String obstacle(Puzzle puzzle) {
      return missingCandidate(puzzle, false);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      String[] symbols = cellSymbols(puzzle, Alphabet.DIGITS);
      for (int cell = 0; cell < symbols.length; cell++) {
        if (puzzle.grid().digit(cell) == 0) {
          symbols[cell] = FormatWriter.symbols(puzzle.puzzle().candidates(cell), Alphabet.DIGITS);
        } else if (puzzle.placed().contains(cell)) {
          symbols[cell] = "u" + symbols[cell];
        }
      }
      rows(symbols, " ", out);
    }
  }

  /** Simple Sudoku's format. */
  static final class SimpleSudoku extends FormatWriter {
    private boolean started;

    SimpleSudoku() {
      super(GIVENS);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      out.append(started ? "\n" : "").append("*-----------*\n");
      started = true;
      String cells = cells(puzzle, true);
      for (int row = 0; row < 9; row++) {
        out.append(row == 3 || row == 6 ? "|---+---+---|\n" : "");
        for (int box = 0; box < 3; box++) {
          out.append('|').append(cells, 9 * row + 3 * box, 9 * row + 3 * box + 3);
        }
        out.append("|\n");
      }
      out.append("*-----------*\n");
    }
  }

  /** A grid followed by its cages. */
  static final class Killer extends FormatWriter {
    private final Rules rules = new Rules();

    Killer() {
      super(GIVENS, SIZE, BOXES, REGIONS, DIAGONALS, VARIANTS, CAGES);
    }

    @Override
    String obstacle(Puzzle puzzle) {
      return puzzle.puzzle().layout().cages().isEmpty() ? "a puzzle without cages" : "";
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      rules.write(puzzle, true, out);
      Geometry geometry = puzzle.grid().geometry();
      boolean numbers = puzzle.alphabet() == Alphabet.NUMBERS && geometry.size() > 9;
      Alphabet alphabet = numbers ? Alphabet.NUMBERS : detectableAlphabet(puzzle, false);
      rows(cellSymbols(puzzle, alphabet), numbers ? " " : "", out);
      for (Cage cage : puzzle.puzzle().layout().cages()) {
        out.append(CageText.write(cage, geometry)).append('\n');
      }
      out.append('\n');
    }
  }
}
