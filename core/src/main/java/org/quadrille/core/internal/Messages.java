package org.quadrille.core.internal;

import static java.util.Objects.requireNonNull;

import java.util.regex.Pattern;

/** The wording and length of error messages about texts, shared by all readers. */
public final class Messages {
  private static final int BEGINNING = 80; // UTF-16 units kept
  private static final int ENDING = 60; // UTF-16 units kept; the longest text after a quoted name

  /** Parts of Jackson's messages that are dropped: repeated locations, names of its settings. */
  private static final Pattern ASIDES =
      Pattern.compile(" ?\\([^()]*\\[Source: .*?column: -?\\d+]\\)|, from `[^`]*`");

  private Messages() {}

  /**
   * Shortens a long message by leaving out its middle.
   *
   * @param message any text
   * @return the text; if it has more than 140 UTF-16 units, the first 80, an ellipsis, and the last
   *     60, each one unit fewer where a surrogate pair would be cut
   */
  public static String shorten(String message) {
    requireNonNull(message, "message");
    if (message.length() <= BEGINNING + ENDING) {
      return message;
    }
    int cut = BEGINNING;
    if (Character.isHighSurrogate(message.charAt(cut - 1))) {
      cut--;
    }
    int resume = message.length() - ENDING;
    if (Character.isLowSurrogate(message.charAt(resume))) {
      resume++;
    }
    return message.substring(0, cut) + '…' + message.substring(resume);
  }

  /**
   * Returns the message for a text that is not JSON.
   *
   * @param found Jackson's message, without the location
   * @param whole what is read, such as "the problem"
   * @return a message that the text ends too early, or Jackson's message without locations and
   *     names of settings
   */
  public static String notJson(String found, String whole) {
    return found.startsWith("Unexpected end-of-input")
        ? "the text ends within " + whole
        : "not JSON: " + ASIDES.matcher(found).replaceAll("");
  }
}
