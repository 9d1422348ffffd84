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
 * Reads killers as text: a grid in any plain format, optional if it is 9x9 and blank, followed by
 * the cages, one per line. Blank lines and comments may occur anywhere; a line that is not a cage
 * begins the next grid. A puzzle with a faulty line gives one error and no puzzle.
 */
final class KillerReader extends LineBasedReader {
  /** The maximum number of characters in a grid. */
  private static final int MAX_GRID_LENGTH = 1 << 18;

  /** The maximum number of cages, a few times the number of cells. */
  private static final int MAX_CAGES = 4 * Geometry.MAX_SIZE * Geometry.MAX_SIZE;

  /** The sizes for which each row can be a puzzle of another size. */
  private static final int[] SQUARE_SIZES = {16, 36};

  private final ReaderOptions options;
  private final VariantDirectives directives = new VariantDirectives();
  private final StringBuilder grid = new StringBuilder();
  private final List<Cage> cages = new ArrayList<>();
  private int
      start; // the line of the grid, or of the first cage if there is no grid; 0 between puzzles
  private int gridLine; // the first line of the grid text
  private boolean hasCages;
  private @Nullable Puzzle parsedGrid; // the parsed grid
  private @Nullable PuzzleFormatException firstError;

  KillerReader(String source, InputStream in, ReaderOptions options, Runnable beforeRead) {
    super(source, in, beforeRead);
    this.options = options.withoutFormat();
  }

  @Override
  void accept(int number, String line) {
    String stripped = SideText.strip(line);
    if (stripped.startsWith("#")) {
      if (VariantDirectives.isDirective(stripped)) {
        finishIfCaged();
        String error = directives.read(number, stripped);
        if (error != null) {
          add(error(number, 0, null, error));
        }
      }
      if (!hasCages) {
        addGridLine(number, ""); // keeps the line numbers of the grid
      }
    } else if (CageText.isCage(line)) {
      cage(number, line);
    } else if (!stripped.isEmpty()) {
      finishIfCaged();
      start = start == 0 ? number : start;
      addGridLine(number, line);
    } else if (!hasCages) {
      addGridLine(number, "");
    }
  }

  private void finishIfCaged() {
    if (hasCages) {
      finish();
    }
  }

  private void addGridLine(int number, String line) {
    if (start == 0) {
      return;
    }
    if (grid.isEmpty()) {
      gridLine = number;
    }
    if (grid.length() + line.length() > MAX_GRID_LENGTH) {
      recordError(error(number, 0, null, "expected a grid and its cages, found too many lines"));
    } else {
      grid.append(line).append('\n');
    }
  }

  @Override
  void tooLong(int number) {
    start = start == 0 ? number : start;
    recordError(tooLongError(number));
  }

  private void recordError(PuzzleFormatException error) {
    firstError = firstError == null ? error : firstError;
  }

  private void cage(int number, String line) {
    if (!hasCages) {
      hasCages = true;
      start = start == 0 ? number : start;
      readGrid();
    }
    if (firstError != null) {
      return;
    }
    Geometry geometry = parsedGrid == null ? blank().geometry() : parsedGrid.grid().geometry();
    try {
      cages.add(CageText.parse(line, geometry));
      if (cages.size() > MAX_CAGES) {
        recordError(error(number, 0, null, "expected at most " + MAX_CAGES + " cages"));
        cages.clear();
      }
    } catch (CageText.CageException e) {
      recordError(error(number, e.column, null, String.valueOf(e.getMessage())));
    }
  }

  /** Parses the collected grid. */
  private void readGrid() {
    if (grid.isEmpty() || firstError != null) {
      return;
    }
    try {
      String text = grid.toString();
      parsedGrid = PuzzleReader.readOne(source(), text, gridOptions(text));
    } catch (PuzzleFormatException e) {
      recordError(error(gridLine + e.line() - 1, e.column(), e.cell().orElse(null), e.reason()));
    }
  }

  /** Cages follow one grid, never one puzzle per row of it. */
  private ReaderOptions gridOptions(String text) {
    long rows = text.lines().filter(line -> !SideText.strip(line).isEmpty()).count();
    for (int size : SQUARE_SIZES) {
      if (rows == size && options.geometry() == null) {
        return options.withGeometry(Geometry.of(size));
      }
    }
    return options;
  }

  /** Returns the grid for a text without one. */
  private Grid blank() {
    return options.geometry() == null ? Grid.EMPTY : Grid.empty(options.geometry());
  }

  @Override
  void finish() {
    if (start > 0) {
      if (!hasCages) {
        recordError(error(start, 0, null, "expected cages such as '8 = r1c1 r1c2' below the grid"));
      }
      if (firstError == null) {
        puzzle();
      } else {
        add(firstError);
      }
    }
    start = 0;
    grid.setLength(0);
    cages.clear();
    hasCages = false;
    parsedGrid = null;
    firstError = null;
  }

  private void puzzle() {
    Puzzle grid = parsedGrid;
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
