package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import org.quadrille.core.internal.Messages;

/**
 * Thrown when a text is not a valid problem, with the position of the error. A long reason is
 * shortened to 140 UTF-16 units.
 */
public final class ProblemFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The source of the text. */
  private final String source;

  /** The line, from 1, or 0. */
  private final int line;

  /** The column, from 1, or 0. */
  private final int column;

  /** The reason. */
  private final String reason;

  /**
   * Makes an exception. The message is {@code source:line:column: reason}, without the parts that
   * are 0.
   *
   * @param source the name of the file, or another word for where the text came from
   * @param line the line, from 1, or 0 for the text as a whole
   * @param column the column in UTF-16 units, from 1, or 0 for the line as a whole
   * @param reason what was found and what was expected
   */
  public ProblemFormatException(String source, int line, int column, String reason) {
    super(
        Place.of(requireNonNull(source, "source"), line, column)
            + ": "
            + Messages.shorten(requireNonNull(reason, "reason")));
    this.source = source;
    this.line = line;
    this.column = column;
    this.reason = Messages.shorten(reason);
  }

  /**
   * Returns the source of the text.
   *
   * @return the name of the file, or another word
   */
  public String source() {
    return source;
  }

  /**
   * Returns the line of the error.
   *
   * @return the line, from 1, or 0 for the text as a whole
   */
  public int line() {
    return line;
  }

  /**
   * Returns the column of the error.
   *
   * @return the column in UTF-16 units, from 1, or 0 for the line as a whole
   */
  public int column() {
    return column;
  }

  /**
   * Returns what is wrong.
   *
   * @return what was found and what was expected
   */
  public String reason() {
    return reason;
  }
}
