package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines that are held back until it is clear how they are meant. Each row strikes the guesses that
 * it does not fit; borders and comments strike none. A guess is certain
 *
 * <ul>
 *   <li>with the first row, if it is the only one left and is the shape that is expected,
 *   <li>with the second row, if it is the only one left,
 *   <li>with as many rows as a grid has, if all that are left want as many.
 * </ul>
 *
 * <p>Where the rows end before that, the guess that wants just as many is taken.
 */
final class BufferedLines {
  /** More lines than any grid has. */
  private static final int MOST = 2 * 36 + 8;

  private final Interpretation[] guesses;
  private final List<TrimmedLine> lines = new ArrayList<>();
  private final boolean[] struck;
  private int rows;
  private int dashLines;
  private @Nullable TrimmedLine doubtful;
  private boolean doubted;
  private boolean spaced = true;
  private boolean letters;

  BufferedLines(Interpretation[] guesses) {
    this.guesses = guesses;
    this.struck = new boolean[guesses.length];
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  List<TrimmedLine> lines() {
    return lines;
  }

  /** Adds a border or a comment. */
  void addNeutral(TrimmedLine line, boolean dashes) {
    lines.add(line);
    dashLines += dashes ? 1 : 0;
  }

  /** Whether there are more lines than need be held. */
  boolean isFull(int size) {
    return lines.size() >= MOST || (rows == 0 && dashLines >= size);
  }

  /** Whether a row leaves some guess. */
  boolean fits(LineStatistics look) {
    for (int k = 0; k < guesses.length; k++) {
      if (!struck[k] && guesses[k].fits(look)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a line that fits no guess may be a faulty second row, so that the third decides. */
  boolean mayDoubt(LineStatistics look) {
    boolean near = false;
    for (int k = 0; k < guesses.length; k++) {
      near |= !struck[k] && !guesses[k].lines() && look.isNear(guesses[k].shape());
    }
    return near && rows == 1 && !doubted && !look.fits(Shape.CLASSIC);
  }

  void addDoubtful(TrimmedLine line) {
    lines.add(line);
    doubtful = line;
    doubted = true;
  }

  /** Whether the last row is in doubt. */
  boolean isDoubtful() {
    return doubtful != null;
  }

  /** Takes out the line in doubt if no row has followed it; else null. */
  @Nullable TrimmedLine takeDoubtful() {
    TrimmedLine taken = doubtful;
    if (taken != null) {
      lines.remove(taken);
    }
    doubtful = null;
    return taken;
  }

  void addRow(TrimmedLine line, LineStatistics look) {
    doubtful = null;
    lines.add(line);
    rows++;
    spaced &= look.isSpaced();
    letters |= look.hasLetters();
    for (int k = 0; k < guesses.length; k++) {
      struck[k] |= !guesses[k].fits(look);
    }
  }

  /** The guess that is certain by now, or null. */
  @Nullable Interpretation certain(Shape expected) {
    Interpretation first = null;
    boolean alone = true;
    boolean sameRows = true;
    for (int k = 0; k < guesses.length; k++) {
      if (!struck[k]) {
        Interpretation guess = guesses[k];
        int size = guess.lines() ? guess.rows() : guess.shape().size();
        alone &= first == null;
        sameRows &= size == rows;
        first = first == null ? guess : first;
      }
    }
    if (first == null) {
      return null;
    }
    boolean isExpected = first.shape() == expected || first.shape() == Shape.CLASSIC;
    if (alone && (rows > 1 || isExpected || first.lines())) {
      return first;
    }
    return sameRows ? exact() : null;
  }

  /** The best guess where the rows end; null if there is no good one. */
  @Nullable Interpretation best() {
    Interpretation exact = exact();
    if (exact != null) {
      return exact;
    }
    for (int k = 0; k < guesses.length && rows > 0; k++) {
      if (!struck[k] && (rows > 1 || guesses[k].lines())) {
        return guesses[k];
      }
    }
    return null;
  }

  /**
   * The guess that wants just as many rows as there are; spaced numbers are better than symbols.
   */
  private @Nullable Interpretation exact() {
    Interpretation exact = null;
    for (int k = 0; k < guesses.length; k++) {
      Interpretation guess = guesses[k];
      if (!struck[k] && guess.rows() == rows) {
        boolean numbers =
            guess.shape().isFields()
                && guess.shape().size() > Shape.LARGEST_DIGIT
                && spaced
                && !letters;
        exact = exact == null || (numbers && !exact.lines()) ? guess : exact;
      }
    }
    return exact;
  }

  void clear() {
    lines.clear();
    rows = 0;
    dashLines = 0;
    doubtful = null;
    doubted = false;
    spaced = true;
    letters = false;
    Arrays.fill(struck, false);
  }
}
