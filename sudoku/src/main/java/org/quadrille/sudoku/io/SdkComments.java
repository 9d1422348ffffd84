package org.quadrille.sudoku.io;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The comments above a puzzle. In an SDK file they name an author and the like: {@code #}, a
 * capital letter, and the text right behind it. A lower-case word there, as in {@code #Created},
 * shows a comment that means nothing else, unless it begins an address.
 */
final class SdkComments {
  private static final String LETTERS = "ADCBSLU";
  private static final String[] NAMES = {
    "author", "description", "comment", "date", "source", "level", "url"
  };

  /** The most text that is kept of a kind. */
  private static final int LONGEST = 8_192;

  private final Map<String, String> details = new LinkedHashMap<>();

  /** Adds a comment, with its {@code #}. */
  void add(String line) {
    int kind = line.length() < 3 ? -1 : LETTERS.indexOf(line.charAt(1));
    if (kind < 0 || seemsProse(line.substring(2))) {
      return;
    }
    String before = details.getOrDefault(NAMES[kind], "");
    String all = SideText.join(before, SideText.strip(line.substring(2)));
    if (!all.isEmpty() && all.length() <= LONGEST) {
      details.put(NAMES[kind], all);
    }
  }

  /** Whether text right behind the letter seems to be the rest of a word. */
  static boolean seemsProse(String text) {
    boolean address = text.startsWith("http") || text.startsWith("www.");
    return !text.isEmpty() && Character.isLowerCase(text.charAt(0)) && !address;
  }

  boolean isEmpty() {
    return details.isEmpty();
  }

  /** What the comments name; they are forgotten. */
  Map<String, String> take() {
    Map<String, String> taken = new LinkedHashMap<>(details);
    details.clear();
    return taken;
  }
}
