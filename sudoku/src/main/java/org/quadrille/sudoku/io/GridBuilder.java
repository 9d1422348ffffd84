package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Builds a grid from its lines. After an error it keeps the first one and continues to count the
 * rows.
 */
final class GridBuilder {
  /** The maximum length of the text below a drawn grid. */
  private static final int MAX_TEXT = LineSource.LONGEST;

  private final Shape shape;
  private final ReaderOptions options;
  private final int size;
  private final int firstLine;
  private final byte[] codes;
  private final ClassifiedLine[] classifiedRows;
  private final List<String> warnings = new ArrayList<>();
  private int rows;
  private int lastRowLine;
  private @Nullable BlankMark mark;
  private @Nullable LineError error;
  private int errorLine;
  private int errorRow;

  /** The faulty row directly before the current line, if any. */
  private @Nullable ClassifiedLine previousFaultyRow;

  private boolean hasBarsOrBorders;
  private boolean hasBorders;
  private boolean hasStarFrame;
  private boolean afterBorder;

  /** The number of borders after the first row. */
  private int borders;

  private int boxRows; // the height of the boxes; 0 while unknown
  private int boxColumns; // the width of the boxes as shown by the bars; 0 if unknown

  private final StringBuilder text = new StringBuilder();
  private boolean textTruncated;

  GridBuilder(Shape shape, ReaderOptions options, int firstLine) {
    this.shape = shape;
    this.options = options;
    this.size = shape.size();
    this.codes = new byte[shape.cells()];
    this.classifiedRows = new ClassifiedLine[size];
    this.boxRows = shape.knownBoxRows();
    this.firstLine = firstLine;
  }

  int rows() {
    return rows;
  }

  boolean isComplete() {
    return rows == size;
  }

  /** Returns whether there are bars or borders; text may follow such a grid. */
  boolean isDrawn() {
    return hasBarsOrBorders;
  }

  boolean endsWithBorder() {
    return afterBorder;
  }

  boolean hasText() {
    return text.length() > 0;
  }

  /** Returns the first blank mark of the grid, or null. */
  @Nullable BlankMark mark() {
    return mark;
  }

  void addRow(ClassifiedLine row) {
    if (!shape.isFields()) {
      System.arraycopy(row.cells().codes(), 0, codes, rows * size, size);
    }
    classifiedRows[rows] = row;
    int gap = row.cells().barSpacing();
    boxColumns = gap > 0 && boxColumns == 0 ? gap : boxColumns;
    warnOfMixedMarks(row.line(), row.cells().mark());
    warnOfMixedMarks(row.line(), row.cells().otherMark());
    countRow(row);
    previousFaultyRow = null;
  }

  /**
   * Counts a faulty line as one row.
   *
   * @return false if the line may not be exactly one row, so that the reader is out of sync: a line
   *     with a very different number of cells can be two rows in one, or half a row together with
   *     its neighbour
   */
  boolean addFaultyRow(ClassifiedLine row) {
    recordError(row.line(), row.error());
    boolean twoRows = row.cells().size() >= 2 * size;
    boolean halfRows =
        previousFaultyRow != null && (hasWrongLength(row) || hasWrongLength(previousFaultyRow));
    countRow(row);
    previousFaultyRow = row;
    return !twoRows && !halfRows;
  }

  private static boolean hasWrongLength(ClassifiedLine row) {
    return row.kind() != Kind.BAD_ROW;
  }

  private void countRow(ClassifiedLine row) {
    mark = mark == null ? row.cells().mark() : mark;
    hasBarsOrBorders |= row.barred();
    afterBorder = false;
    lastRowLine = row.line();
    rows++;
  }

  /** Adds a warning if a mark in the current row differs from an earlier one. */
  private void warnOfMixedMarks(int line, @Nullable BlankMark other) {
    if (other == null) {
      return;
    }
    if (mark == null) {
      mark = other;
    } else if (warnings.isEmpty() && !Symbols.sameMark(mark.symbol(), other.symbol())) {
      warnings.add(other.mixedMarksWarning(mark, line, rows));
    }
  }

  /** Records an error in the current row, unless there is an earlier error. */
  void recordError(int line, LineError found) {
    if (error == null) {
      error = found;
      errorLine = line;
      errorRow = rows;
    }
  }

  /**
   * Counts a border.
   *
   * @return false if the border neither ends a band nor is one of the borders after every row,
   *     which shows a missing or an additional row
   */
  boolean addBorder(ClassifiedLine border) {
    int line = border.line();
    hasStarFrame |= rows == 0 && isStarFrame(border.text());
    hasBarsOrBorders = true;
    hasBorders = true;
    afterBorder = true;
    if (rows > 0) {
      boolean everyRow = borders == rows - 1;
      if (boxRows == 0 && rows > 1 && borders == 0 && size % rows == 0) {
        boxRows = rows;
      }
      boolean afterBoxes = boxRows > 0 ? rows % boxRows == 0 : rows == size;
      borders++;
      if (!afterBoxes && !everyRow) {
        int expected = boxRows > 0 ? boxRows : shape.geometry().boxRows();
        recordError(line, LineError.misplacedBorder(rows, size, expected));
        return false;
      }
    }
    return true;
  }

  /** Returns whether a border is a frame of Simple Sudoku. */
  private static boolean isStarFrame(String border) {
    int last = border.length() - 1;
    boolean stars = last > 1 && border.charAt(0) == '*' && border.charAt(last) == '*';
    for (int i = 1; i < last && stars; i++) {
      stars = border.charAt(i) == '-';
    }
    return stars;
  }

  /** Adds text below the grid. */
  void addText(String line) {
    afterBorder = false;
    if (text.length() + line.length() < MAX_TEXT) {
      text.append(text.isEmpty() ? "" : " ").append(line);
    } else if (!textTruncated) {
      textTruncated = true;
      warnings.add("the text below the grid is truncated to " + MAX_TEXT + " characters");
    }
  }

  /** Adds the grid or its error to the records. */
  void report(RecordQueue records) {
    if (error != null) {
      boolean alone = rows == 1 && errorRow == 0 && !hasBorders;
      records.badPuzzle(errorLine, alone ? error : error.inGrid(), errorRow);
    } else if (rows < size) {
      records.badPuzzle(lastRowLine, LineError.cutShort(rows, size), 0);
    } else if (!boxesFit()) {
      String reason =
          "expected boxes of %3$s cells, found bars every %1$s columns and borders every %2$s rows";
      records.badPuzzle(
          firstLine,
          new LineError(0, LineError.NO_CELL, size, reason.formatted(boxColumns, boxRows, size)),
          0);
    } else {
      decode(records);
    }
  }

  private void decode(RecordQueue records) {
    try {
      records.puzzle(firstLine, content(), text.toString(), warnings);
    } catch (InvalidCellException e) {
      ClassifiedLine row = classifiedRows[e.cell() / size];
      int column = row.cells().column(e.cell() % size);
      records.badPuzzle(row.line(), new LineError(column, e.cell(), size, e.reason()), 0);
    }
  }

  private ParsedPuzzle content() throws InvalidCellException {
    if (!shape.isFields()) {
      return SymbolDecoder.decode(
          shape,
          geometry(),
          hasStarFrame ? SudokuFormat.SS : SudokuFormat.GRID,
          codes,
          options.alphabet());
    }
    String[] fields = new String[shape.cells()];
    for (int cell = 0; cell < fields.length; cell++) {
      fields[cell] = classifiedRows[cell / size].cells().field(cell % size);
    }
    return FieldDecoder.decode(geometry(), fields, options.wantsCandidates(), options.alphabet());
  }

  private boolean boxesFit() {
    boolean detected = size != 9 && !shape.boxesKnown();
    return !detected
        || boxRows == 0
        || boxColumns == 0
        || boxRows == size
        || boxRows * boxColumns == size;
  }

  /** Returns the given boxes, or those that borders and bars show, or the standard ones. */
  private Geometry geometry() {
    if (shape.boxesKnown() || size == 9) {
      return shape.geometry();
    }
    if (boxRows > 1 && boxRows < size) {
      return Geometry.of(boxRows, size / boxRows);
    }
    return boxColumns > 1 ? Geometry.of(size / boxColumns, boxColumns) : shape.geometry();
  }
}
