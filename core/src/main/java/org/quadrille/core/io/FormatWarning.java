package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import org.quadrille.core.internal.Messages;

/**
 * A warning about something in a text that is legal and was read, but may be a mistake.
 *
 * @param source the name of the file, or another word for where the text came from
 * @param line the line, from 1
 * @param reason what was found and how it was read; shortened to 140 UTF-16 units
 */
public record FormatWarning(String source, int line, String reason) {
  /**
   * Makes a warning, with a long reason shortened.
   *
   * @param source the name of the text
   * @param line the line, from 1
   * @param reason what was found and how it was read
   */
  public FormatWarning {
    requireNonNull(source, "source");
    reason = Messages.shorten(requireNonNull(reason, "reason"));
  }

  /** Returns {@code source:line: reason}. */
  @Override
  public String toString() {
    return Place.of(source, line, 0) + ": " + reason;
  }
}
