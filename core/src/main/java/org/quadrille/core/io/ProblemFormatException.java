package org.quadrille.core.io;

import org.quadrille.core.internal.Messages;

/**
 * Says that a text is no problem, and where it stops being one. A reason that quotes a long word is
 * shortened, see {@link Messages#shorten}.
 */
public final class ProblemFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Where the text came from. */
  private final String source;

  /** The line, from 1, or 0. */
  private final int line;

  /** The column, from 1, or 0. */
  private final int column;

  /** What is wrong. */
  private final String reason;

  /**
   * Makes one. The message is {@code source:line:column: reason}, without the parts that are 0.
   *
   * @param source the name of the file, or another word for where the text came from
   * @param line the line, from 1, or 0 for the text as a whole
   * @param column the column in UTF-16 units, from 1, or 0 for the line as a whole
   * @param reason what was found and what was expected
   */
  public ProblemFormatException(String source, int line, int column, String reason) {
    super(Place.of(source, line, column) + ": " + Messages.shorten(reason));
    this.source = source;
    this.line = line;
    this.column = column;
    this.reason = Messages.shorten(reason);
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
   * @return the line, from 1, or 0 for the text as a whole
   */
  public int line() {
    return line;
  }

  /**
   * The column at fault.
   *
   * @return the column in UTF-16 units, from 1, or 0 for the line as a whole
   */
  public int column() {
    return column;
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
