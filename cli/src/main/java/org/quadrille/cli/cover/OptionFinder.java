package org.quadrille.cli.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.quadrille.core.Problem;
import org.quadrille.core.io.IdentifiedProblem;

/**
 * Finds the options of solutions by their text.
 *
 * <p>An option matches by its line in the problem, or else by its items with their colours, in any
 * order. Equal options match one line of a solution each. Suffixes that Knuth's programs print
 * after the items are ignored.
 */
final class OptionFinder {
  /** Suffixes after the items: {@code (2 of 3)}, {@code (?)}, {@code $7}, {@code [2]}. */
  private static final Pattern SUFFIX =
      Pattern.compile("\\(\\d+ of \\d+\\)$|\\(\\?\\)$|\\$\\d+$|\\[-?\\d+\\]$");

  private static final Pattern NULL = Pattern.compile("null \\S+( \\(\\d+ of \\d+\\))?");

  private final IdentifiedProblem identified;
  private final Problem<String> problem;
  private final Map<String, Integer> byPayload = new HashMap<>(); // to the first option of a chain
  private final Map<Long, Integer> byUses = new HashMap<>();
  private final Map<String, Integer> colours = new HashMap<>();
  private final int[] nextByPayload; // option -> next option of its chain, or -1
  private final int[] nextByUses;
  private final int[] usedIn; // option -> the last solution that used it
  private int solution;
  private String reason = "";

  OptionFinder(IdentifiedProblem identified) {
    this.identified = identified;
    problem = identified.problem();
    int count = problem.optionCount();
    nextByPayload = new int[count];
    nextByUses = new int[count];
    usedIn = new int[count];
    for (int c = 1; c <= problem.colourCount(); c++) {
      colours.put(problem.colourKey(c).toString(), c);
    }
    for (int o = count - 1; o >= 0; o--) {
      Integer sameText = byPayload.put(problem.payload(o), o);
      nextByPayload[o] = sameText == null ? -1 : sameText;
      Integer sameUses = byUses.put(fingerprint(uses(o)), o);
      nextByUses[o] = sameUses == null ? -1 : sameUses;
    }
  }

  /** Starts a new solution, in which all options are unused. */
  void startSolution() {
    solution++;
  }

  /** Returns whether a line is DLX3's mark that no further option covers an item with bounds. */
  boolean isNull(String text) {
    return NULL.matcher(text).matches()
        && problem.indexOf("null").isEmpty()
        && !byPayload.containsKey(text);
  }

  /**
   * Returns the unused option that matches a line and marks it as used; -1 if there is none.
   *
   * @param text the line without its leading blank
   */
  int find(String text) {
    reason = "no such option";
    int found = take(text);
    String shorter = text.trim();
    if (found < 0 && !shorter.equals(text)) {
      found = take(shorter);
    }
    while (found < 0) {
      String cut = SUFFIX.matcher(shorter).replaceFirst("").trim();
      if (cut.equals(shorter)) {
        return -1;
      }
      shorter = cut;
      found = take(shorter);
    }
    return found;
  }

  /** Returns why the last {@link #find} returned -1. */
  String reason() {
    return reason;
  }

  /** Returns the option with an id; -1 if there is none. */
  int byId(String id) {
    int o = byPayload.getOrDefault(id, -1);
    while (o >= 0 && identified.id(o).isEmpty()) {
      o = nextByPayload[o];
    }
    return o;
  }

  private int take(String text) {
    for (int o = byPayload.getOrDefault(text, -1); o >= 0; o = nextByPayload[o]) {
      if (markUsed(o)) {
        return o;
      }
    }
    long[] uses = parse(text);
    for (int o = byUses.getOrDefault(fingerprint(uses), -1); o >= 0; o = nextByUses[o]) {
      if (Arrays.equals(uses, uses(o)) && markUsed(o)) {
        return o;
      }
    }
    return -1;
  }

  /** Marks an option as used in this solution; returns false if it is already used. */
  private boolean markUsed(int o) {
    if (usedIn[o] == solution) {
      reason = "option used more often than the problem has it";
      return false;
    }
    usedIn[o] = solution;
    return true;
  }

  /** Returns the sorted uses of a line without costs; -1 stands for an unknown item or colour. */
  private long[] parse(String text) {
    List<Long> uses = new ArrayList<>();
    for (String word : text.split("\\s+", -1)) {
      if (!word.startsWith("|")) {
        uses.add(use(word));
      }
    }
    return uses.stream().mapToLong(use -> use).sorted().toArray();
  }

  private long use(String word) {
    OptionalInt plain = problem.indexOf(word);
    if (plain.isPresent()) {
      return use(plain.getAsInt(), Problem.NO_COLOUR);
    }
    int colon = word.indexOf(':');
    OptionalInt item = colon < 0 ? plain : problem.indexOf(word.substring(0, colon));
    int colour = colours.getOrDefault(word.substring(colon + 1), -1);
    return item.isEmpty() || colour < 0 ? -1 : use(item.getAsInt(), colour);
  }

  private static long use(int item, int colour) {
    return (long) item << 32 | colour;
  }

  private long[] uses(int o) {
    long[] uses = new long[problem.size(o)];
    for (int k = 0; k < uses.length; k++) {
      uses[k] = use(problem.itemAt(o, k), problem.colourAt(o, k));
    }
    Arrays.sort(uses);
    return uses;
  }

  private static long fingerprint(long[] uses) {
    long sum = uses.length;
    for (long use : uses) {
      long mixed = (use + 1) * 0x9E3779B97F4A7C15L;
      sum = 31 * sum + (mixed ^ mixed >>> 32);
    }
    return sum;
  }
}
