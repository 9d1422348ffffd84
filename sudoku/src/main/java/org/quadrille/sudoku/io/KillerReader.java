package org.quadrille.sudoku.io;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Reads killers as text: a grid in any plain form, which may be missing if it is 9x9 and blank, and
 * below it the cages, a line each. Blank lines and comments may stand anywhere; a line that is no
 * cage begins the next grid. A puzzle with a faulty line gives one error and no puzzle.
 */
final class KillerReader extends LineBasedReader {
  /** The most characters of a grid that are held. */
  private static final int LONGEST_GRID = 1 << 18;

  /** A few times as many cages as there are cells. */
  private static final int MOST_CAGES = 4 * Geometry.MAX_SIZE * Geometry.MAX_SIZE;

  /** The sizes of which each row may be a puzzle of another size. */
  private static final int[] SQUARE_SIZES = {16, 36};

  private final ReaderOptions options;
  private final VariantDirectives directives = new VariantDirectives();
  private final StringBuilder grid = new StringBuilder();
  private final List<Cage> cages = new ArrayList<>();
  private int start; // the line of the grid, or of the first cage without one; 0 between puzzles
  private int gridLine; // the line that stands first in the grid
  private boolean hasCages;
  private @Nullable Puzzle given; // the grid, read
  private @Nullable PuzzleFormatException flaw;

  KillerReader(String source, InputStream in, ReaderOptions options, Runnable beforeRead) {
    super(source, in, beforeRead);
    this.options = options.withoutFormat();
  }

  @Override
  void accept(int number, String line) {
    String stripped = SideText.strip(line);
    if (stripped.startsWith("#")) {
      if (VariantDirectives.is(stripped)) {
        endIfCaged();
        String wrong = directives.read(number, stripped);
        if (wrong != null) {
          add(error(number, 0, null, wrong));
        }
      }
      if (!hasCages) {
        keep(number, ""); // so that the lines of the grid keep their numbers
      }
    } else if (CageText.isCage(line)) {
      cage(number, line);
    } else if (!stripped.isEmpty()) {
      endIfCaged();
      start = start == 0 ? number : start;
      keep(number, line);
    } else if (!hasCages) {
      keep(number, "");
    }
  }

  private void endIfCaged() {
    if (hasCages) {
      finish();
    }
  }

  private void keep(int number, String line) {
    if (start == 0) {
      return;
    }
    if (grid.isEmpty()) {
      gridLine = number;
    }
    if (grid.length() + line.length() > LONGEST_GRID) {
      note(
          error(number, 0, null, "expected a grid and its cages, found too many lines for a grid"));
    } else {
      grid.append(line).append('\n');
    }
  }

  @Override
  void tooLong(int number) {
    start = start == 0 ? number : start;
    note(tooLongError(number));
  }

  private void note(PuzzleFormatException error) {
    flaw = flaw == null ? error : flaw;
  }

  private void cage(int number, String line) {
    if (!hasCages) {
      hasCages = true;
      start = start == 0 ? number : start;
      readGrid();
    }
    if (flaw != null) {
      return;
    }
    Geometry geometry = given == null ? blank().geometry() : given.grid().geometry();
    try {
      cages.add(CageText.parse(line, geometry));
      if (cages.size() > MOST_CAGES) {
        note(error(number, 0, null, "expected at most " + MOST_CAGES + " cages"));
        cages.clear();
      }
    } catch (CageText.CageException e) {
      note(error(number, e.column, null, String.valueOf(e.getMessage())));
    }
  }

  /** Reads the grid that was collected. */
  private void readGrid() {
    if (grid.isEmpty() || flaw != null) {
      return;
    }
    try {
      String text = grid.toString();
      given = PuzzleReader.readOne(source(), text, gridOptions(text));
    } catch (PuzzleFormatException e) {
      note(error(gridLine + e.line() - 1, e.column(), e.cell().orElse(null), e.reason()));
    }
  }

  /** Cages stand below one grid, never below one puzzle for each row of it. */
  private ReaderOptions gridOptions(String text) {
    long rows = text.lines().filter(line -> !SideText.strip(line).isEmpty()).count();
    for (int size : SQUARE_SIZES) {
      if (rows == size && options.geometry() == null) {
        return options.withGeometry(Geometry.of(size));
      }
    }
    return options;
  }

  /** The grid where the text has none. */
  private Grid blank() {
    return options.geometry() == null ? Grid.EMPTY : Grid.empty(options.geometry());
  }

  @Override
  void finish() {
    if (start > 0) {
      if (!hasCages) {
        note(error(start, 0, null, "expected cages such as '8 = r1c1 r1c2' below the grid"));
      }
      if (flaw == null) {
        puzzle();
      } else {
        add(flaw);
      }
    }
    start = 0;
    grid.setLength(0);
    cages.clear();
    hasCages = false;
    given = null;
    flaw = null;
  }

  private void puzzle() {
    Puzzle grid = given;
    SudokuPuzzle puzzle = grid == null ? SudokuPuzzle.of(blank()) : grid.puzzle();
    try {
      puzzle = puzzle.withLayout(puzzle.layout().withCages(cages));
    } catch (IllegalArgumentException e) {
      add(error(start, 0, null, String.valueOf(e.getMessage())));
      return;
    }
    Puzzle read =
        new Puzzle(
            source(),
            start,
            SudokuFormat.KILLER,
            grid == null ? Alphabet.DIGITS : grid.alphabet(),
            puzzle,
            grid == null ? Set.of() : grid.placed(),
            grid == null ? Map.of() : grid.details(),
            grid == null ? "" : grid.text(),
            grid == null ? List.of() : grid.warnings());
    add(directives.apply(read));
  }
}
