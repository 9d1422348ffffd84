package org.quadrille.core.io;

import org.quadrille.core.internal.Messages;

/**
 * Something in a text that is legal and has been read, but that its author may not have meant.
 *
 * @param source the name of the file, or another word for where the text came from
 * @param line the line, from 1
 * @param reason what was found and what became of it; shortened, see {@link Messages#shorten}
 */
public record FormatWarning(String source, int line, String reason) {
  /**
   * Makes a warning; what is very long in it is shortened.
   *
   * @param source what the text is called
   * @param line its line, from 1
   * @param reason what is worth a warning
   */
  public FormatWarning {
    reason = Messages.shorten(reason);
  }

  /** The form {@code source:line: reason}. */
  @Override
  public String toString() {
    return Place.of(source, line, 0) + ": " + reason;
  }
}
