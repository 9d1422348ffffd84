package org.quadrille.dlx;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.quadrille.core.Problem;

/**
 * The usable options of a problem, numbered afresh from 0, and what they use, in flat arrays: what
 * the blocks of {@link Bitsets} are filled from.
 *
 * <p>A <em>row</em> is a set of options that use the same thing. Rows 0..P-1 are those of the
 * primary items, then come the rows of the secondary items, then one for each secondary item in
 * each of its colours. Options o and p conflict if they share a primary item, or a secondary item
 * that not both give the same colour, so the options that conflict with o are
 *
 * <pre>
 * the union over the uses x of o:   row[item[x]]                    without a colour
 *                                   row[item[x]] \ row[shade[x]]    with one
 * </pre>
 */
final class BitUses {
  /** What {@link #shade} has for a use without a colour. */
  static final int PLAIN = -1;

  final int primaryCount;
  final int optionCount;
  final int rowCount;
  final int[] number; // option -> its number in the problem
  final int[]
      start; // the uses of option o are start[o] .. start[o + 1] - 1, the primary ones first
  final int[] item; // use -> the row of its item
  final int[] shade; // use -> the row of its item in its colour, or PLAIN

  private final int[] optionOf; // number in the problem -> option, -1 if it is not usable

  BitUses(Problem<?> problem) {
    primaryCount = problem.primaryCount();
    optionOf = new int[problem.optionCount()];
    int[] numbers = new int[problem.optionCount()];
    int options = 0;
    int uses = 0;
    for (int o = 0; o < optionOf.length; o++) {
      optionOf[o] = problem.isUsable(o) ? options : -1;
      if (problem.isUsable(o)) {
        numbers[options++] = o;
        uses += problem.size(o);
      }
    }
    optionCount = options;
    number = Arrays.copyOf(numbers, options);
    start = new int[options + 1];
    item = new int[uses];
    shade = new int[uses];
    rowCount = fill(problem);
  }

  /** Fills in the uses, and tells how many rows there are. */
  private int fill(Problem<?> problem) {
    Map<Long, Integer> shades = new HashMap<>();
    int x = 0;
    for (int o = 0; o < optionCount; o++) {
      for (boolean primary : new boolean[] {true, false}) {
        for (int k = 0; k < problem.size(number[o]); k++) {
          int i = problem.itemAt(number[o], k);
          int c = problem.colourAt(number[o], k);
          if ((i < primaryCount) == primary) {
            int next = problem.itemCount() + shades.size();
            item[x] = i;
            shade[x] = c == Problem.NO_COLOUR ? PLAIN : shade(shades, ((long) i << 32) | c, next);
            x++;
          }
        }
      }
      start[o + 1] = x;
    }
    return problem.itemCount() + shades.size();
  }

  private static int shade(Map<Long, Integer> shades, long key, int next) {
    return shades.computeIfAbsent(key, k -> next);
  }

  /** Whether there are rows of other than primary items. */
  boolean hasSecondary() {
    return rowCount > primaryCount;
  }

  /** How many uses of primary items there are. */
  int primaryUses() {
    int uses = 0;
    for (int i : item) {
      uses += i < primaryCount ? 1 : 0;
    }
    return uses;
  }

  /** How many numbers of options there are in the problem. */
  int numbers() {
    return optionOf.length;
  }

  /** The option of a number in the problem, -1 if it is not usable. */
  int optionOf(int number) {
    return optionOf[number];
  }
}
