package org.quadrille.sudoku.io;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Assembles grids from lines. The assembler is always in one of four states:
 *
 * <ul>
 *   <li>no grid: {@code grid == null};
 *   <li>open: the grid does not have all its rows yet, possibly only a border;
 *   <li>complete: all rows are read, and the grid is drawn, so a border and text may follow. A grid
 *       without bars and borders is returned with its last row;
 *   <li>out of sync: an error in a grid makes it unclear which row comes next. The error has been
 *       reported. All lines up to the next unambiguous start or end of a grid belong to the faulty
 *       grid.
 * </ul>
 */
final class GridAssembler {
  /** The weight from which the parts of a first row make it certain. */
  private static final int CERTAIN = 2;

  private final Shape shape;
  private final ReaderOptions options;
  private final RecordQueue records;
  private @Nullable GridBuilder grid;
  private boolean outOfSync;

  /** Whether the last line was a border; only valid while out of sync. */
  private boolean afterBorder;

  /**
   * The total weight of the last lines as parts of a first row while no grid is open. A line of
   * cells has weight {@link #CERTAIN}; a number, which often has another meaning, has weight 1.
   */
  private int firstRowParts;

  /** Whether the last line completed a plain grid whose blank marks are dashes. */
  private boolean afterDashes;

  GridAssembler(Shape shape, ReaderOptions options, RecordQueue records) {
    this.shape = shape;
    this.options = options;
    this.records = records;
  }

  /** Returns the number of rows of the open grid; 0 if there is none. */
  int rows() {
    return grid == null ? 0 : grid.rows();
  }

  /** Returns whether the open grid has all its rows. */
  boolean isComplete() {
    return grid != null && grid.isComplete();
  }

  /** Returns whether the next line may begin a new puzzle. */
  boolean isOpen() {
    return !outOfSync && (grid == null || grid.isComplete());
  }

  /** Returns whether the last lines, outside any grid, can be parts of a first row. */
  boolean hasFirstRowParts() {
    return firstRowParts > 0;
  }

  /**
   * Returns the kind of a line with as many dashes as a row has cells at this position.
   *
   * @return ROW or BORDER, or null if that depends on the following lines
   */
  @Nullable Kind dashLineKind() {
    if (outOfSync) {
      return Kind.BORDER;
    }
    if (grid == null) {
      return afterDashes ? Kind.ROW : null;
    }
    BlankMark mark = grid.mark();
    if (mark != null) {
      return mark.symbol() == '-' ? Kind.ROW : Kind.BORDER;
    }
    return grid.isComplete() ? Kind.BORDER : null;
  }

  void accept(ClassifiedLine reading) {
    if (reading.kind() == Kind.COMMENT) {
      if (isOpen()) {
        records.comment(reading.text());
      }
      return;
    }
    int parts = firstRowParts;
    firstRowParts = 0;
    afterDashes = false;
    switch (reading.kind()) {
      case BLANK -> finish();
      case PUZZLE -> {
        finish();
        puzzle(reading);
      }
      case BAD_PUZZLE -> {
        finish();
        records.badPuzzle(reading.line(), reading.flaw(), 0);
      }
      case LABEL -> {
        finish();
        records.label(reading);
      }
      case ROW, BAD_ROW -> {
        // The errors reported for the lines above cover the whole grid.
        outOfSync |= parts >= CERTAIN;
        row(reading);
      }
      case BORDER -> border(reading);
      case NUMBER, CELLS, PROSE -> other(reading, parts);
      default -> throw new IllegalStateException(reading.kind() + " is not resolved");
    }
  }

  private void puzzle(ClassifiedLine reading) {
    BlankMark mark = reading.cells().mark();
    BlankMark other = reading.cells().otherMark();
    List<String> warnings =
        mark == null || other == null
            ? List.of()
            : List.of(other.mixedMarksWarning(mark, reading.line(), 0));
    if (options.geometry() == null && SukakuText.fits(reading.cells())) {
      warnings = List.of(SukakuText.WARNING);
    }
    ParsedPuzzle content = reading.content();
    try {
      if (content == null) {
        content =
            SymbolDecoder.decode(
                reading.cells().shape(),
                shape.geometry(),
                SudokuFormat.LINE,
                reading.cells().codes(),
                options.alphabet());
      }
      records.puzzle(reading.line(), content, reading.text(), warnings);
    } catch (InvalidCellException e) {
      int column = reading.cells().column(e.cell());
      records.badPuzzle(
          reading.line(), new LineError(column, e.cell(), shape.size(), e.reason()), 0);
    }
  }

  private void row(ClassifiedLine reading) {
    if (outOfSync) {
      afterBorder = false;
      return;
    }
    if (grid != null && grid.isComplete()) {
      finish();
    }
    GridBuilder open = open(reading.line());
    if (reading.kind() == Kind.ROW) {
      open.addRow(reading);
    } else if (!open.addFaultyRow(reading)) {
      loseSync(open, false);
    }
    finishIfPlain();
  }

  private void border(ClassifiedLine reading) {
    if (outOfSync) {
      if (!afterBorder) {
        afterBorder = true;
        return;
      }
      // Two consecutive borders: one grid ends and the next begins.
      outOfSync = false;
    }
    if (grid != null && grid.rows() > 0 && (grid.endsWithBorder() || grid.hasText())) {
      finish();
    }
    GridBuilder open = open(reading.line());
    if (!open.addBorder(reading)) {
      loseSync(open, true);
    }
  }

  /** Handles a line that is not a row, border or puzzle, although it may be a faulty one. */
  private void other(ClassifiedLine reading, int parts) {
    if (outOfSync) {
      afterBorder = false;
      return;
    }
    boolean barredCells = reading.kind() == Kind.CELLS && reading.barred();
    if (grid != null && grid.isComplete()) {
      if (!barredCells) {
        grid.addText(reading.text());
        return;
      }
      finish();
    }
    boolean inFrame = grid != null && reading.kind() != Kind.PROSE;
    boolean inGrid = rows() > 0 || inFrame || barredCells;
    if (inGrid) {
      addFaultyLine(open(reading.line()), reading);
    } else {
      // A border above prose is decoration.
      grid = null;
      firstRowParts =
          switch (reading.kind()) {
            case CELLS -> CERTAIN;
            case NUMBER -> parts + 1;
            default -> 0;
          };
      records.badLine(reading);
    }
  }

  private void addFaultyLine(GridBuilder open, ClassifiedLine reading) {
    if (reading.kind() == Kind.PROSE) {
      // The line can be between two rows or in place of one.
      open.recordError(reading.line(), reading.flaw());
      loseSync(open, false);
    } else if (!open.addFaultyRow(reading)) {
      loseSync(open, false);
    }
    finishIfPlain();
  }

  private GridBuilder open(int line) {
    GridBuilder open = grid == null ? new GridBuilder(shape, options, line) : grid;
    grid = open;
    return open;
  }

  private void finishIfPlain() {
    if (grid != null && grid.isComplete() && !grid.isDrawn()) {
      BlankMark mark = grid.mark();
      finish();
      afterDashes = mark != null && mark.symbol() == '-';
    }
  }

  private void loseSync(GridBuilder open, boolean atBorder) {
    open.report(records);
    grid = null;
    outOfSync = true;
    afterBorder = atBorder;
  }

  /** Ends the grid, if any. */
  void finish() {
    if (rows() > 0 && grid != null) {
      grid.report(records);
    }
    grid = null;
    outOfSync = false;
  }
}
