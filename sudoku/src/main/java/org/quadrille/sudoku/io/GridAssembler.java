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
  boolean canBeginPuzzle() {
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

  void accept(ClassifiedLine classified) {
    if (classified.kind() == Kind.COMMENT) {
      if (canBeginPuzzle()) {
        records.comment(classified.text());
      }
      return;
    }
    int parts = firstRowParts;
    firstRowParts = 0;
    afterDashes = false;
    switch (classified.kind()) {
      case BLANK -> finish();
      case PUZZLE -> {
        finish();
        puzzle(classified);
      }
      case BAD_PUZZLE -> {
        finish();
        records.badPuzzle(classified.line(), classified.error(), 0);
      }
      case LABEL -> {
        finish();
        records.label(classified);
      }
      case ROW, BAD_ROW -> {
        // The errors reported for the lines above cover the whole grid.
        outOfSync |= parts >= CERTAIN;
        row(classified);
      }
      case BORDER -> border(classified);
      case NUMBER, CELLS, PROSE -> other(classified, parts);
      default -> throw new IllegalStateException(classified.kind() + " is not resolved");
    }
  }

  private void puzzle(ClassifiedLine classified) {
    BlankMark mark = classified.cells().mark();
    BlankMark other = classified.cells().otherMark();
    List<String> warnings =
        mark == null || other == null
            ? List.of()
            : List.of(other.mixedMarksWarning(mark, classified.line(), 0));
    if (options.geometry() == null && SukakuText.fits(classified.cells())) {
      warnings = List.of(SukakuText.WARNING);
    }
    ParsedPuzzle content = classified.content();
    try {
      if (content == null) {
        content =
            SymbolDecoder.decode(
                classified.cells().shape(),
                shape.geometry(),
                SudokuFormat.LINE,
                classified.cells().codes(),
                options.alphabet());
      }
      records.puzzle(classified.line(), content, classified.text(), warnings);
    } catch (InvalidCellException e) {
      int column = classified.cells().column(e.cell());
      records.badPuzzle(
          classified.line(), new LineError(column, e.cell(), shape.size(), e.reason()), 0);
    }
  }

  private void row(ClassifiedLine classified) {
    if (outOfSync) {
      afterBorder = false;
      return;
    }
    if (grid != null && grid.isComplete()) {
      finish();
    }
    GridBuilder open = open(classified.line());
    if (classified.kind() == Kind.ROW) {
      open.addRow(classified);
    } else if (!open.addFaultyRow(classified)) {
      loseSync(open, false);
    }
    finishIfPlain();
  }

  private void border(ClassifiedLine classified) {
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
    GridBuilder open = open(classified.line());
    if (!open.addBorder(classified)) {
      loseSync(open, true);
    }
  }

  /** Handles a line that is not a row, border or puzzle, although it may be a faulty one. */
  private void other(ClassifiedLine classified, int parts) {
    if (outOfSync) {
      afterBorder = false;
      return;
    }
    boolean barredCells = classified.kind() == Kind.CELLS && classified.barred();
    if (grid != null && grid.isComplete()) {
      if (!barredCells) {
        grid.addText(classified.text());
        return;
      }
      finish();
    }
    boolean inFrame = grid != null && classified.kind() != Kind.PROSE;
    boolean inGrid = rows() > 0 || inFrame || barredCells;
    if (inGrid) {
      addFaultyLine(open(classified.line()), classified);
    } else {
      // A border above prose is decoration.
      grid = null;
      firstRowParts =
          switch (classified.kind()) {
            case CELLS -> CERTAIN;
            case NUMBER -> parts + 1;
            default -> 0;
          };
      records.badLine(classified);
    }
  }

  private void addFaultyLine(GridBuilder open, ClassifiedLine classified) {
    if (classified.kind() == Kind.PROSE) {
      // The line can be between two rows or in place of one.
      open.recordError(classified.line(), classified.error());
      loseSync(open, false);
    } else if (!open.addFaultyRow(classified)) {
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
