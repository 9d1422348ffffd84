package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;

/**
 * A line and its kind, as determined without its context.
 *
 * @param kind the kind
 * @param line the number of the line, from 1
 * @param cells the cells, if the kind has any
 * @param error the error, if the kind is faulty
 * @param text a label, the text beside a puzzle, or the line itself if it is faulty
 * @param barred whether the line has bars between cells
 * @param content the puzzle, if it is in a format with its own parser; else null
 */
record ClassifiedLine(
    Kind kind,
    int line,
    Cells cells,
    LineError error,
    String text,
    boolean barred,
    @Nullable ParsedPuzzle content) {
  /** The kinds of lines. */
  enum Kind {
    /** An empty line. Ends a grid. */
    BLANK,
    /** A comment. */
    COMMENT,
    /** A whole puzzle. */
    PUZZLE,
    /** As many cells as a row has: nine, in a 9x9 grid. */
    ROW,
    /**
     * As many dashes as a row has cells: a row if the blank marks of the grid are dashes, else a
     * border.
     */
    ROW_OF_DASHES,
    /**
     * One dash fewer or more than {@link #ROW_OF_DASHES}: a faulty row if the blank marks of the
     * grid are dashes, else a border.
     */
    NEARLY_A_ROW_OF_DASHES,
    /** A border of a drawn grid. */
    BORDER,
    /** A label such as "Grid 01". */
    LABEL,
    /** A short integer: the number of puzzles if it is the first line, else like {@link #CELLS}. */
    NUMBER,
    /** A faulty line that looks like a whole puzzle. */
    BAD_PUZZLE,
    /** A faulty line with about as many cells as a row. */
    BAD_ROW,
    /** Mostly cells, but far too few or too many for a row. */
    CELLS,
    /** Anything else. */
    PROSE;

    /** Returns whether such a line may be the first of a puzzle. */
    boolean beginsPuzzle() {
      return switch (this) {
        case PUZZLE,
            ROW,
            ROW_OF_DASHES,
            NEARLY_A_ROW_OF_DASHES,
            BORDER,
            LABEL,
            BAD_PUZZLE,
            BAD_ROW ->
            true;
        case BLANK, COMMENT, NUMBER, CELLS, PROSE -> false;
      };
    }
  }

  private static final Cells NO_CELLS = new Cells(Shape.CLASSIC);

  ClassifiedLine(Kind kind, int line, Cells cells, LineError error, String text, boolean barred) {
    this(kind, line, cells, error, text, barred, null);
  }

  static ClassifiedLine puzzle(int line, ParsedPuzzle content, String text) {
    return new ClassifiedLine(Kind.PUZZLE, line, NO_CELLS, LineError.NONE, text, false, content);
  }

  static ClassifiedLine plain(Kind kind, int line, String text) {
    return new ClassifiedLine(kind, line, NO_CELLS, LineError.NONE, text, false);
  }

  static ClassifiedLine puzzle(int line, Cells cells, String text) {
    return new ClassifiedLine(Kind.PUZZLE, line, cells, LineError.NONE, text, false);
  }

  static ClassifiedLine faulty(Kind kind, TrimmedLine line, LineError error) {
    return new ClassifiedLine(kind, line.number(), NO_CELLS, error, line.toString(), false);
  }

  static ClassifiedLine tooLong(int line) {
    return new ClassifiedLine(Kind.BAD_PUZZLE, line, NO_CELLS, LineError.tooLong(), "", false);
  }

  ClassifiedLine as(Kind other) {
    return new ClassifiedLine(other, line, cells, error, text, barred, content);
  }
}
