package org.quadrille.core.io;

import java.util.regex.Pattern;

/** What messages on bad texts have in common, so that readers in other packages say the same. */
public final class Messages {
  private static final int BEGINNING = 80; // UTF-16 units that are kept
  private static final int ENDING = 60; // of the longest sentence after a name

  /** Where a parser says a second time that something stands, and the names of its settings. */
  private static final Pattern ASIDES =
      Pattern.compile(" ?\\([^()]*\\[Source: .*?column: -?\\d+]\\)|, from `[^`]*`");

  private Messages() {}

  /**
   * A message that fits a screen whatever it quotes: of a long one the middle is left out.
   *
   * @param message any text
   * @return the text; if it has more than 140 UTF-16 units the first 80, an ellipsis, and the last
   *     60, or one fewer where a surrogate pair would be cut
   */
  public static String shorten(String message) {
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
   * Says why a text is not JSON.
   *
   * @param found what Jackson says, without the place
   * @param whole what is read, such as "the problem"
   * @return that it ends too early, or the same without what only the parser's authors understand
   */
  public static String notJson(String found, String whole) {
    return found.startsWith("Unexpected end-of-input")
        ? "the text ends within " + whole
        : "not JSON: " + ASIDES.matcher(found).replaceAll("");
  }
}
