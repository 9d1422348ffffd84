package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;

/**
 * A line, and what it is when seen alone.
 *
 * @param kind what it is
 * @param line its number, from 1
 * @param cells its cells, if its kind has any
 * @param error what is wrong with it, if its kind is faulty
 * @param text a label, the text beside a puzzle, or the line itself if it is faulty
 * @param barred whether bars stand in it
 * @param content what it says, if it is a puzzle in a form of its own; else null
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
    /** Nothing. Ends a grid. */
    BLANK,
    /** To be skipped. */
    COMMENT,
    /** A whole puzzle. */
    PUZZLE,
    /** As many cells as a row has: nine, in a 9x9 grid. */
    ROW,
    /**
     * As many dashes as a row has cells: a row if the grid marks its blanks with dashes, else a
     * border.
     */
    ROW_OF_DASHES,
    /**
     * One dash less or more: a faulty row if the grid marks its blanks with dashes, else a border.
     */
    NEARLY_A_ROW_OF_DASHES,
    /** A line of a frame. */
    BORDER,
    /** Such as "Grid 01". */
    LABEL,
    /** A short integer: how many puzzles follow, if it comes first; else as {@link #CELLS}. */
    NUMBER,
    /** A whole puzzle was meant. */
    BAD_PUZZLE,
    /** A row was meant, nearly of the right length. */
    BAD_ROW,
    /** Mostly cells, but too few or too many. */
    CELLS,
    /** Anything else. */
    PROSE;

    /** Whether such a line may be the first of a puzzle. */
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
