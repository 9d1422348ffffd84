package org.quadrille.sudoku.io;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Makes grids of lines. It is always in one of four states:
 *
 * <ul>
 *   <li>no grid: {@code grid == null};
 *   <li>a grid is open: not all its rows, perhaps only a border;
 *   <li>a grid is complete: all rows, and it is drawn, so that a border and text may follow; a grid
 *       without bars and borders is handed out with its last row;
 *   <li>out of step: a grid was spoilt so that nobody knows which row comes next. Its error has
 *       been handed out, and what follows belongs to it up to a place where a grid surely begins or
 *       ends.
 * </ul>
 */
final class GridAssembler {
  /** From so many on, the parts of a first row make one. */
  private static final int SURELY = 2;

  private final Shape shape;
  private final ReaderOptions options;
  private final RecordQueue records;
  private @Nullable GridBuilder grid;
  private boolean outOfStep;

  /** Whether the last line was a border; kept only while out of step. */
  private boolean afterBorder;

  /**
   * Whether the last lines were parts of a first row, while no grid was open: a line of cells
   * counts for {@link #SURELY}, a number, which often means something else, for one.
   */
  private int firstRowParts;

  /** Whether the last line was the ninth of a plain grid that marks its blanks with dashes. */
  private boolean afterDashes;

  GridAssembler(Shape shape, ReaderOptions options, RecordQueue records) {
    this.shape = shape;
    this.options = options;
    this.records = records;
  }

  /** How many rows the open grid has; 0 if there is none. */
  int rows() {
    return grid == null ? 0 : grid.rows();
  }

  /** Whether the open grid has all its rows. */
  boolean isComplete() {
    return grid != null && grid.isComplete();
  }

  /** Whether the next line need not belong to a grid that is being read. */
  boolean isOpen() {
    return !outOfStep && (grid == null || grid.isComplete());
  }

  /** Whether the last lines, above any grid, may have been a first row in parts. */
  boolean hasFirstRowParts() {
    return firstRowParts > 0;
  }

  /**
   * What a line of as many dashes as cells would be now.
   *
   * @return ROW or BORDER, or null if that depends on what follows
   */
  @Nullable Kind rowOfDashes() {
    if (outOfStep) {
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
        // The errors of the lines above stand for the whole grid.
        outOfStep |= parts >= SURELY;
        row(reading);
      }
      case BORDER -> border(reading);
      case NUMBER, CELLS, PROSE -> other(reading, parts);
      default -> throw new IllegalStateException(reading.kind() + " is undecided");
    }
  }

  private void puzzle(ClassifiedLine reading) {
    BlankMark mark = reading.cells().mark();
    BlankMark other = reading.cells().otherMark();
    List<String> warnings =
        mark == null || other == null
            ? List.of()
            : List.of(other.deviationFrom(mark, reading.line(), 0));
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
    if (outOfStep) {
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
      loseStep(open, false);
    }
    finishIfPlain();
  }

  private void border(ClassifiedLine reading) {
    if (outOfStep) {
      if (!afterBorder) {
        afterBorder = true;
        return;
      }
      // Two borders in a row: there one grid ends and the next begins.
      outOfStep = false;
    }
    if (grid != null && grid.rows() > 0 && (grid.endsWithBorder() || grid.hasText())) {
      finish();
    }
    GridBuilder open = open(reading.line());
    if (!open.addBorder(reading)) {
      loseStep(open, true);
    }
  }

  /** A line that is no row, no border and no puzzle, although it may have been meant as one. */
  private void other(ClassifiedLine reading, int parts) {
    if (outOfStep) {
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
      spoil(open(reading.line()), reading);
    } else {
      // A border above prose was a line of ornament.
      grid = null;
      firstRowParts =
          switch (reading.kind()) {
            case CELLS -> SURELY;
            case NUMBER -> parts + 1;
            default -> 0;
          };
      records.badLine(reading);
    }
  }

  private void spoil(GridBuilder open, ClassifiedLine reading) {
    if (reading.kind() == Kind.PROSE) {
      // It stands between two rows or in place of one: either may be meant.
      open.note(reading.line(), reading.flaw());
      loseStep(open, false);
    } else if (!open.addFaultyRow(reading)) {
      loseStep(open, false);
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

  private void loseStep(GridBuilder open, boolean atBorder) {
    open.report(records);
    grid = null;
    outOfStep = true;
    afterBorder = atBorder;
  }

  /** Ends the grid, if there is one. */
  void finish() {
    if (rows() > 0 && grid != null) {
      grid.report(records);
    }
    grid = null;
    outOfStep = false;
  }
}
