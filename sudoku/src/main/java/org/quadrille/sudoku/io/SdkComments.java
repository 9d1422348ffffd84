package org.quadrille.sudoku.io;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The comments above a puzzle. In an SDK file they hold details such as the author: {@code #}, a
 * capital letter, and the text directly after it. If a lower-case letter follows, as in {@code
 * #Created}, it is an ordinary comment, unless an address begins there.
 */
final class SdkComments {
  private static final String LETTERS = "ADCBSLU";
  private static final String[] NAMES = {
    "author", "description", "comment", "date", "source", "level", "url"
  };

  /** The maximum length of a detail. */
  private static final int MAX_LENGTH = 8_192;

  private final Map<String, String> details = new LinkedHashMap<>();

  /** Adds a comment, including its {@code #}. */
  void add(String line) {
    int kind = line.length() < 3 ? -1 : LETTERS.indexOf(line.charAt(1));
    if (kind < 0 || isProse(line.substring(2))) {
      return;
    }
    String before = details.getOrDefault(NAMES[kind], "");
    String all = SideText.join(before, SideText.strip(line.substring(2)));
    if (!all.isEmpty() && all.length() <= MAX_LENGTH) {
      details.put(NAMES[kind], all);
    }
  }

  /** Returns whether the text directly after the letter looks like the rest of a word. */
  static boolean isProse(String text) {
    boolean address = text.startsWith("http") || text.startsWith("www.");
    return !text.isEmpty() && Character.isLowerCase(text.charAt(0)) && !address;
  }

  boolean isEmpty() {
    return details.isEmpty();
  }

  /** Returns the details and clears them. */
  Map<String, String> take() {
    Map<String, String> taken = new LinkedHashMap<>(details);
    details.clear();
    return taken;
  }
}
