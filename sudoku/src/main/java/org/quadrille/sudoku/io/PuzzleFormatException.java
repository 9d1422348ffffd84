package org.quadrille.sudoku.io;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reports that a text is not a valid sudoku, with the position of the error. */
public final class PuzzleFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The origin of the text. */
  private final String source;

  /** The line of the error. */
  private final int line;

  /** The column of the error, or 0. */
  private final int column;

  /** The name of the cell with the error, if it is a single cell. */
  private final @Nullable String cell;

  /** The description of the error. */
  private final String reason;

  /**
   * Creates an exception. The message is {@code source:line:column: reason (cell)}, without the
   * column if it is 0 and without the cell if it is null.
   *
   * @param source the name of the file, or another name for the origin of the text
   * @param line the line, from 1
   * @param column the column in UTF-16 units, from 1, or 0 for the line as a whole
   * @param cell the cell with the error, such as {@code r3c7}, or null if it is not a single cell
   * @param reason what was expected and what was found
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
   * Returns the origin of the text.
   *
   * @return the name of the file, or another name
   */
  public String source() {
    return source;
  }

  /**
   * Returns the line of the error.
   *
   * @return the line, from 1
   */
  public int line() {
    return line;
  }

  /**
   * Returns the column of the error. A byte-order mark is not counted.
   *
   * @return the column in UTF-16 units, from 1, or 0 for the line as a whole
   */
  public int column() {
    return column;
  }

  /**
   * Returns the cell with the error.
   *
   * @return its name, such as {@code r3c7}, or empty if the error is not in a single cell
   */
  public Optional<String> cell() {
    return Optional.ofNullable(cell);
  }

  /**
   * Returns the description of the error.
   *
   * @return what was expected and what was found
   */
  public String reason() {
    return reason;
  }
}
