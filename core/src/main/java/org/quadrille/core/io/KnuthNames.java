package org.quadrille.core.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.quadrille.core.Bounded.bounded;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.core.Coloured;
import org.quadrille.core.Cost;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;

/**
 * Renames the items and colours of a problem for Knuth's programs: at most eight bytes for an item,
 * one for a colour. Names that fit are kept. A colour must be unique among the colours of its item
 * only.
 */
final class KnuthNames {
  private static final int NAME_BYTES = 8;

  private final Problem<?> problem;
  private final List<String> table = new ArrayList<>();
  private final String[] itemNames;
  private final List<Map<Integer, String>> colourNames = new ArrayList<>(); // by secondary item

  KnuthNames(Problem<?> problem) {
    this.problem = problem;
    itemNames = new String[problem.itemCount()];
  }

  /** Returns the renamed items and colours, one per line. */
  List<String> table() {
    return table;
  }

  /**
   * Returns the problem with its new names.
   *
   * @throws IllegalArgumentException if no program of Knuth's can read it: it has both bounds and
   *     costs, or an item has more colours than there are characters
   */
  Problem<String> rename() {
    if (problem.hasBounds() && problem.hasCosts()) {
      throw new IllegalArgumentException("no program of Knuth's takes both bounds and costs");
    }
    nameItems();
    nameColours();
    Problem.Builder<String> builder = Problem.builder();
    for (Item item : problem.items()) {
      if (item.primary()) {
        builder.primary(bounded(itemNames[item.index()], item.min(), item.max()));
      } else {
        builder.secondary(itemNames[item.index()]);
      }
    }
    for (int o = 0; o < problem.optionCount(); o++) {
      Object[] uses = new Object[problem.size(o)];
      for (int k = 0; k < uses.length; k++) {
        int i = problem.itemAt(o, k);
        int colour = problem.colourAt(o, k);
        uses[k] =
            colour == Problem.NO_COLOUR
                ? itemNames[i]
                : new Coloured(itemNames[i], colourName(i, colour));
      }
      builder.option("", new Cost(problem.cost(o)), uses);
    }
    return builder.build();
  }

  private String colourName(int i, int colour) {
    return String.valueOf(colourNames.get(i - problem.primaryCount()).get(colour));
  }

  private void nameItems() {
    Set<String> taken = new HashSet<>();
    for (Item item : problem.items()) {
      if (fits(item.name(), NAME_BYTES) && taken.add(item.name())) {
        itemNames[item.index()] = item.name();
      }
    }
    int next = 0;
    for (int i = 0; i < itemNames.length; i++) {
      if (itemNames[i] == null) {
        String name = "i" + next++;
        while (!taken.add(name)) {
          name = "i" + next++;
        }
        itemNames[i] = name;
        table.add(name + " is " + problem.item(i).name());
      }
    }
  }

  private void nameColours() {
    for (int i = problem.primaryCount(); i < problem.itemCount(); i++) {
      colourNames.add(new HashMap<>());
    }
    for (boolean fitting : new boolean[] {true, false}) {
      for (int o = 0; o < problem.optionCount(); o++) {
        for (int k = 0; k < problem.size(o); k++) {
          int colour = problem.colourAt(o, k);
          if (colour != Problem.NO_COLOUR) {
            nameColour(problem.itemAt(o, k), colour, fitting);
          }
        }
      }
    }
  }

  private void nameColour(int i, int colour, boolean fitting) {
    Map<Integer, String> names = colourNames.get(i - problem.primaryCount());
    String text = problem.colourKey(colour).toString();
    if (names.containsKey(colour)) {
      return;
    }
    if (!fitting) {
      String name = freeColour(names, i);
      names.put(colour, name);
      table.add(itemNames[i] + ":" + name + " is " + problem.item(i).name() + ":" + text);
    } else if (fits(text, 1) && !names.containsValue(text)) {
      names.put(colour, text);
    }
  }

  /** Returns the first letter, digit or other sign that no colour of the item has. */
  private String freeColour(Map<Integer, String> names, int i) {
    String first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    for (int k = 0; k < first.length() + '~' - ' '; k++) {
      char c = k < first.length() ? first.charAt(k) : (char) ('!' + k - first.length());
      String name = String.valueOf(c);
      if (fits(name, 1) && !names.containsValue(name)) {
        return name;
      }
    }
    throw new IllegalArgumentException(
        "item " + problem.item(i).name() + " has more colours than there are characters for");
  }

  private static boolean fits(String name, int bytes) {
    return !name.isEmpty()
        && name.length() <= bytes
        && name.getBytes(UTF_8).length <= bytes
        && name.chars().noneMatch(c -> c == ':' || c == '|' || c <= ' ' || c == 127)
        && !Names.isLost(name);
  }
}
