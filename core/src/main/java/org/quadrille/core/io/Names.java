package org.quadrille.core.io;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;
import org.quadrille.core.internal.Messages;

/** Checks the names of items and colours before they are written. */
final class Names {
  private Names() {}

  /**
   * Checks that no two items and no two colours have the same name, and that each name can be read
   * back from UTF-8 text.
   *
   * @param form called with "item" or "colour" and each name; throws if the format does not allow
   *     the name
   */
  static void check(Problem<?> problem, BiConsumer<String, String> form) {
    Map<String, Object> names = new HashMap<>();
    for (Item item : problem.items()) {
      check("item", item.key(), names, form);
    }
    Map<String, Object> colours = new HashMap<>();
    for (int c = 1; c <= problem.colourCount(); c++) {
      check("colour", problem.colourKey(c), colours, form);
    }
  }

  private static void check(
      String what, Object key, Map<String, Object> seen, BiConsumer<String, String> form) {
    String name = key.toString();
    form.accept(what, name);
    if (isLost(name)) {
      throw new IllegalArgumentException(
          Messages.shorten(
              what
                  + " name \""
                  + name
                  + "\" contains a character that does not survive in UTF-8 text"));
    }
    if (seen.put(name, key) != null) {
      throw new IllegalArgumentException(Messages.shorten("two " + what + "s are called " + name));
    }
  }

  /**
   * Returns whether an id can be written as a line: it is not blank and has no control characters.
   */
  static boolean isId(String id) {
    return !id.trim().isEmpty() && id.chars().noneMatch(Character::isISOControl) && !isLost(id);
  }

  /**
   * Returns whether a name contains a NUL, a byte-order mark, a replacement character (U+FFFD, read
   * for malformed bytes) or half a surrogate pair.
   */
  static boolean isLost(String name) {
    for (int k = 0; k < name.length(); k++) {
      char c = name.charAt(k);
      if (c == '\0' || c == '\uFEFF' || c == '\uFFFD') {
        return true;
      }
      if (Character.isSurrogate(c)) {
        if (k + 1 == name.length() || !Character.isSurrogatePair(c, name.charAt(k + 1))) {
          return true;
        }
        k++;
      }
    }
    return false;
  }
}
