package org.quadrille.sudoku.io;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says that a text is no sudoku, and where it stops being one. */
public final class PuzzleFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Where the text came from. */
  private final String source;

  /** The line at fault. */
  private final int line;

  /** The column at fault, or 0. */
  private final int column;

  /** The cell at fault, if a single one is. */
  private final @Nullable String cell;

  /** What is wrong. */
  private final String reason;

  /**
   * Makes one. The message is {@code source:line:column: reason (cell)}, without the column if it
   * is 0 and without the cell if there is none.
   *
   * @param source the name of the file, or another word for where the text came from
   * @param line the line, from 1
   * @param column the column in UTF-16 units, from 1, or 0 for the line as a whole
   * @param cell the cell at fault, such as {@code r3c7}, or null if no single cell is
   * @param reason what was found and what was expected
   */
  public PuzzleFormatException(
      String source, int line, int column, @Nullable String cell, String reason) {
    super(message(source, line, column, cell, reason));
    this.source = source;
    this.line = line;
    this.column = column;
    this.cell = cell;
    this.reason = reason;
  }

  private static String message(
      String source, int line, int column, @Nullable String cell, String reason) {
    return source
        + ":"
        + line
        + (column > 0 ? ":" + column : "")
        + ": "
        + reason
        + (cell == null ? "" : " (" + cell + ")");
  }

  /**
   * Where the text came from.
   *
   * @return the name of the file, or another word
   */
  public String source() {
    return source;
  }

  /**
   * The line at fault.
   *
   * @return the line, from 1
   */
  public int line() {
    return line;
  }

  /**
   * The column at fault. A byte-order mark is not counted.
   *
   * @return the column in UTF-16 units, from 1, or 0 for the line as a whole
   */
  public int column() {
    return column;
  }

  /**
   * The cell at fault.
   *
   * @return its name, such as {@code r3c7}, or empty if no single cell is at fault
   */
  public Optional<String> cell() {
    return Optional.ofNullable(cell);
  }

  /**
   * What is wrong.
   *
   * @return what was found and what was expected
   */
  public String reason() {
    return reason;
  }
}
