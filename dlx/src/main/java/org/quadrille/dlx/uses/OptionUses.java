package org.quadrille.dlx.uses;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.quadrille.core.Problem;

/**
 * The uses of each usable option, from which the bitset engines are built. Usable options are
 * renumbered from 0.
 *
 * <p>A <em>row</em> is the set of options that use an item, or an item in one colour. Rows 0..P-1
 * are those of the primary items, then come the rows of the secondary items, then one for each
 * secondary item in each of its colours. Options o and p conflict if they share a primary item, or
 * a secondary item to which not both give the same colour, so the options that conflict with o are
 *
 * <pre>
 * the union over the uses x of o:   row[item[x]]                         if x has no colour
 *                                   row[item[x]] \ row[itemColour[x]]    if it has one
 * </pre>
 */
public final class OptionUses {
  /** The {@link #itemColour} of a use without a colour. */
  public static final int UNCOLOURED = -1;

  /** The number of primary items. */
  public final int primaryCount;

  /** The number of usable options. */
  public final int optionCount;

  /** The number of rows. */
  public final int rowCount;

  /** Option -> its number in the problem. */
  public final int[] number;

  /** The uses of option o are start[o] .. start[o + 1] - 1, the primary ones first. */
  public final int[] start;

  /** Use -> the row of its item. */
  public final int[] item;

  /** Use -> the row of its item in its colour, or {@link #UNCOLOURED}. */
  public final int[] itemColour;

  private final int[] optionOf; // number in the problem -> option, -1 if it is not usable

  /** Collects the uses of a problem. */
  public OptionUses(Problem<?> problem) {
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
    itemColour = new int[uses];
    rowCount = fill(problem);
  }

  /** Fills in the uses, and returns the number of rows. */
  private int fill(Problem<?> problem) {
    Map<Long, Integer> colourRows = new HashMap<>();
    int x = 0;
    for (int o = 0; o < optionCount; o++) {
      for (boolean primary : new boolean[] {true, false}) {
        for (int k = 0; k < problem.size(number[o]); k++) {
          int i = problem.itemAt(number[o], k);
          int c = problem.colourAt(number[o], k);
          if ((i < primaryCount) == primary) {
            item[x] = i;
            itemColour[x] =
                c == Problem.NO_COLOUR ? UNCOLOURED : colourRow(problem, colourRows, i, c);
            x++;
          }
        }
      }
      start[o + 1] = x;
    }
    return problem.itemCount() + colourRows.size();
  }

  private static int colourRow(
      Problem<?> problem, Map<Long, Integer> colourRows, int item, int colour) {
    int next = problem.itemCount() + colourRows.size();
    return colourRows.computeIfAbsent((long) item << 32 | colour, key -> next);
  }

  /** Returns whether there are rows of secondary items. */
  public boolean hasSecondary() {
    return rowCount > primaryCount;
  }

  /** Returns the number of uses of primary items. */
  public int primaryUses() {
    int uses = 0;
    for (int i : item) {
      uses += i < primaryCount ? 1 : 0;
    }
    return uses;
  }

  /** Returns the number of options of the problem, usable or not. */
  public int optionsOfProblem() {
    return optionOf.length;
  }

  /** Returns the option with a number in the problem, -1 if it is not usable. */
  public int optionOf(int number) {
    return optionOf[number];
  }

  /** Returns whether options o and p conflict, from the definition; for tests of invariants. */
  public boolean areInConflict(int o, int p) {
    for (int x = start[o]; x < start[o + 1]; x++) {
      for (int y = start[p]; y < start[p + 1]; y++) {
        if (item[x] == item[y] && (itemColour[x] == UNCOLOURED || itemColour[x] != itemColour[y])) {
          return true;
        }
      }
    }
    return false;
  }
}
