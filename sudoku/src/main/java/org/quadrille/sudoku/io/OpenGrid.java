package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.io.Reading.Kind;

/** A grid whose lines are being read. It keeps the first flaw and still counts the rows. */
final class OpenGrid {
  private static final int SIZE = Geometry.CLASSIC.size();
  private static final int BAND = Geometry.CLASSIC.boxRows();

  /** The most text that is kept behind a drawn grid. */
  private static final int MOST_TEXT = LineSource.LONGEST;

  private final int firstLine;
  private final byte[] digits = new byte[Geometry.CLASSIC.cells()];
  private final List<String> warnings = new ArrayList<>();
  private int rows;
  private int lastRowLine;
  private @Nullable MarkUse mark;
  private @Nullable Flaw flaw;
  private int flawLine;
  private int flawRow;

  /** The faulty row that precedes immediately, if any. */
  private @Nullable Reading faultyBefore;

  private boolean drawn;
  private boolean framed;
  private boolean afterBorder;

  /** The number of borders behind the first row. */
  private int borders;

  private final StringBuilder text = new StringBuilder();
  private boolean textCut;

  OpenGrid(int firstLine) {
    this.firstLine = firstLine;
  }

  int rows() {
    return rows;
  }

  boolean isComplete() {
    return rows == SIZE;
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
  @Nullable MarkUse mark() {
    return mark;
  }

  void addRow(Reading row) {
    byte[] cells = row.cells().digits();
    System.arraycopy(cells, 0, digits, rows * SIZE, SIZE);
    warn(row.line(), row.cells().mark());
    warn(row.line(), row.cells().otherMark());
    countRow(row);
    faultyBefore = null;
  }

  /**
   * Counts a faulty line as the row that it stands for.
   *
   * @return false if it is not clear that it stands for one row, so that the step is lost: a line
   *     that is far from nine cells may be two rows in one, or with its neighbour one row in two
   */
  boolean addFaultyRow(Reading row) {
    note(row.line(), row.flaw());
    boolean twoRows = row.cells().size() >= 2 * SIZE;
    boolean halfRows = faultyBefore != null && (isFar(row) || isFar(faultyBefore));
    countRow(row);
    faultyBefore = row;
    return !twoRows && !halfRows;
  }

  private static boolean isFar(Reading row) {
    return row.kind() != Kind.BAD_ROW;
  }

  private void countRow(Reading row) {
    mark = mark == null ? row.cells().mark() : mark;
    drawn |= row.barred();
    afterBorder = false;
    lastRowLine = row.line();
    rows++;
  }

  /** Warns of a mark in the current row if another one was used before. */
  private void warn(int line, @Nullable MarkUse use) {
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
  void note(int line, Flaw found) {
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
  boolean addBorder(int line) {
    drawn = true;
    framed = true;
    afterBorder = true;
    if (rows > 0) {
      boolean endsBand = rows % BAND == 0;
      boolean everyRow = borders == rows - 1;
      borders++;
      if (!endsBand && !everyRow) {
        note(line, Flaw.misplacedBorder(rows));
        return false;
      }
    }
    return true;
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
    } else if (rows < SIZE) {
      records.badPuzzle(lastRowLine, Flaw.cutShort(rows), 0);
    } else {
      records.puzzle(firstLine, SudokuFormat.GRID, digits, text.toString(), warnings);
    }
  }
}
