package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/** A grid whose lines are being read. It keeps the first flaw and still counts the rows. */
final class GridBuilder {
  /** The most text that is kept behind a drawn grid. */
  private static final int MOST_TEXT = LineSource.LONGEST;

  private final Shape shape;
  private final ReaderOptions options;
  private final int size;
  private final int firstLine;
  private final byte[] codes;
  private final ClassifiedLine[] readings;
  private final List<String> warnings = new ArrayList<>();
  private int rows;
  private int lastRowLine;
  private @Nullable BlankMark mark;
  private @Nullable LineError flaw;
  private int flawLine;
  private int flawRow;

  /** The faulty row that precedes immediately, if any. */
  private @Nullable ClassifiedLine faultyBefore;

  private boolean drawn;
  private boolean framed;
  private boolean starFrame;
  private boolean afterBorder;

  /** The number of borders behind the first row. */
  private int borders;

  private int band; // the height of the boxes, 0 as long as it is not known
  private int stack; // their width by the bars, 0 if it is not known; only if the boxes are not

  private final StringBuilder text = new StringBuilder();
  private boolean textCut;

  GridBuilder(Shape shape, ReaderOptions options, int firstLine) {
    this.shape = shape;
    this.options = options;
    this.size = shape.size();
    this.codes = new byte[shape.cells()];
    this.readings = new ClassifiedLine[size];
    this.band = shape.knownBand();
    this.firstLine = firstLine;
  }

  int rows() {
    return rows;
  }

  boolean isComplete() {
    return rows == size;
  }

  /** Whether there are bars or borders, so that text may follow. */
  boolean isDrawn() {
    return drawn;
  }

  boolean endsWithBorder() {
    return afterBorder;
  }

  boolean hasText() {
    return text.length() > 0;
  }

  /** The first blank mark of the grid, if there was one. */
  @Nullable BlankMark mark() {
    return mark;
  }

  void addRow(ClassifiedLine row) {
    if (!shape.isFields()) {
      System.arraycopy(row.cells().codes(), 0, codes, rows * size, size);
    }
    readings[rows] = row;
    int gap = row.cells().barGap();
    stack = gap > 0 && stack == 0 ? gap : stack;
    warn(row.line(), row.cells().mark());
    warn(row.line(), row.cells().otherMark());
    countRow(row);
    faultyBefore = null;
  }

  /**
   * Counts a faulty line as the row that it stands for.
   *
   * @return false if it is not clear that it stands for one row, so that the step is lost: a line
   *     that is far from a row of cells may be two rows in one, or with its neighbour one row in
   *     two
   */
  boolean addFaultyRow(ClassifiedLine row) {
    note(row.line(), row.flaw());
    boolean twoRows = row.cells().size() >= 2 * size;
    boolean halfRows = faultyBefore != null && (isFar(row) || isFar(faultyBefore));
    countRow(row);
    faultyBefore = row;
    return !twoRows && !halfRows;
  }

  private static boolean isFar(ClassifiedLine row) {
    return row.kind() != Kind.BAD_ROW;
  }

  private void countRow(ClassifiedLine row) {
    mark = mark == null ? row.cells().mark() : mark;
    drawn |= row.barred();
    afterBorder = false;
    lastRowLine = row.line();
    rows++;
  }

  /** Warns of a mark in the current row if another one was used before. */
  private void warn(int line, @Nullable BlankMark use) {
    if (use == null) {
      return;
    }
    if (mark == null) {
      mark = use;
    } else if (warnings.isEmpty() && !Symbols.sameMark(mark.symbol(), use.symbol())) {
      warnings.add(use.deviationFrom(mark, line, rows));
    }
  }

  /** Remembers what is wrong in the current row, unless something was wrong before. */
  void note(int line, LineError found) {
    if (flaw == null) {
      flaw = found;
      flawLine = line;
      flawRow = rows;
    }
  }

  /**
   * Counts a border.
   *
   * @return false if it stands where neither a band ends nor every row has a border, which shows
   *     that a row is missing or too many
   */
  boolean addBorder(ClassifiedLine border) {
    int line = border.line();
    starFrame |= rows == 0 && isStarFrame(border.text());
    drawn = true;
    framed = true;
    afterBorder = true;
    if (rows > 0) {
      boolean everyRow = borders == rows - 1;
      if (band == 0 && rows > 1 && borders == 0 && size % rows == 0) {
        band = rows;
      }
      boolean endsBand = band > 0 ? rows % band == 0 : rows == size;
      borders++;
      if (!endsBand && !everyRow) {
        int expected = band > 0 ? band : shape.geometry().boxRows();
        note(line, LineError.misplacedBorder(rows, size, expected));
        return false;
      }
    }
    return true;
  }

  /** The frame of Simple Sudoku. */
  private static boolean isStarFrame(String border) {
    int last = border.length() - 1;
    boolean stars = last > 1 && border.charAt(0) == '*' && border.charAt(last) == '*';
    for (int i = 1; i < last && stars; i++) {
      stars = border.charAt(i) == '-';
    }
    return stars;
  }

  /** Keeps text that stands behind the grid. */
  void addText(String line) {
    afterBorder = false;
    if (text.length() + line.length() < MOST_TEXT) {
      text.append(text.isEmpty() ? "" : " ").append(line);
    } else if (!textCut) {
      textCut = true;
      warnings.add("only the first " + MOST_TEXT + " characters of the text below are kept");
    }
  }

  /** Makes a record of it. */
  void report(RecordQueue records) {
    if (flaw != null) {
      boolean alone = rows == 1 && flawRow == 0 && !framed;
      records.badPuzzle(flawLine, alone ? flaw : flaw.inGrid(), flawRow);
    } else if (rows < size) {
      records.badPuzzle(lastRowLine, LineError.cutShort(rows, size), 0);
    } else if (!boxesFit()) {
      String reason =
          "bars after every %s columns and borders after every %s rows, expected boxes of %s cells";
      records.badPuzzle(
          firstLine,
          new LineError(0, LineError.NO_CELL, size, reason.formatted(stack, band, size)),
          0);
    } else {
      decode(records);
    }
  }

  private void decode(RecordQueue records) {
    try {
      records.puzzle(firstLine, content(), text.toString(), warnings);
    } catch (InvalidCellException e) {
      ClassifiedLine row = readings[e.cell() / size];
      int column = row.cells().column(e.cell() % size);
      records.badPuzzle(row.line(), new LineError(column, e.cell(), size, e.reason()), 0);
    }
  }

  private ParsedPuzzle content() throws InvalidCellException {
    if (!shape.isFields()) {
      return SymbolDecoder.decode(
          shape,
          geometry(),
          starFrame ? SudokuFormat.SS : SudokuFormat.GRID,
          codes,
          options.alphabet());
    }
    String[] fields = new String[shape.cells()];
    for (int cell = 0; cell < fields.length; cell++) {
      fields[cell] = readings[cell / size].cells().field(cell % size);
    }
    return FieldDecoder.decode(geometry(), fields, options.wantsCandidates(), options.alphabet());
  }

  private boolean boxesFit() {
    boolean told = size != 9 && !shape.boxesKnown();
    return !told || band == 0 || stack == 0 || band == size || band * stack == size;
  }

  /** The boxes that were known, or that borders and bars tell; else the usual ones. */
  private Geometry geometry() {
    if (shape.boxesKnown() || size == 9) {
      return shape.geometry();
    }
    if (band > 1 && band < size) {
      return Geometry.of(band, size / band);
    }
    return stack > 1 ? Geometry.of(size / stack, stack) : shape.geometry();
  }
}
