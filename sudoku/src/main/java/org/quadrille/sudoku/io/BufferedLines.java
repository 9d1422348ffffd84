package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines that are buffered until their interpretation is known. Each row excludes the
 * interpretations that it does not fit; borders and comments exclude none. An interpretation is
 * decided
 *
 * <ul>
 *   <li>at the first row, if it is the only one left and has the expected shape,
 *   <li>at the second row, if it is the only one left,
 *   <li>when the number of rows is that of a complete grid in all remaining interpretations.
 * </ul>
 *
 * <p>If the rows end before that, an interpretation with exactly this number of rows is chosen.
 */
final class BufferedLines {
  /** The maximum number of buffered lines, more than any grid has. */
  private static final int MAX_LINES = 2 * 36 + 8;

  private final Interpretation[] interpretations;
  private final List<TrimmedLine> lines = new ArrayList<>();
  private final boolean[] excluded;
  private int rows;
  private int dashLines;
  private @Nullable TrimmedLine uncertain;
  private boolean hadUncertainLine;
  private boolean allSeparated = true;
  private boolean hasLetters;

  BufferedLines(Interpretation[] interpretations) {
    this.interpretations = interpretations;
    this.excluded = new boolean[interpretations.length];
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

  /** Returns whether the buffer is full. */
  boolean isFull(int size) {
    return lines.size() >= MAX_LINES || (rows == 0 && dashLines >= size);
  }

  /** Returns whether a row fits one of the remaining interpretations. */
  boolean fits(LineStatistics statistics) {
    for (int k = 0; k < interpretations.length; k++) {
      if (!excluded[k] && interpretations[k].fits(statistics)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a line that fits no interpretation can be a faulty second row; the third row
   * then decides.
   */
  boolean mayBeFaultyRow(LineStatistics statistics) {
    boolean near = false;
    for (int k = 0; k < interpretations.length; k++) {
      near |=
          !excluded[k]
              && !interpretations[k].lines()
              && statistics.isNear(interpretations[k].shape());
    }
    return near && rows == 1 && !hadUncertainLine && !statistics.fits(Shape.CLASSIC);
  }

  void addUncertain(TrimmedLine line) {
    lines.add(line);
    uncertain = line;
    hadUncertainLine = true;
  }

  /** Returns whether the last row is uncertain. */
  boolean hasUncertainLine() {
    return uncertain != null;
  }

  /** Removes and returns the uncertain line if no row has followed it, else returns null. */
  @Nullable TrimmedLine takeUncertain() {
    TrimmedLine taken = uncertain;
    if (taken != null) {
      lines.remove(taken);
    }
    uncertain = null;
    return taken;
  }

  void addRow(TrimmedLine line, LineStatistics statistics) {
    uncertain = null;
    lines.add(line);
    rows++;
    allSeparated &= statistics.isSpaced();
    hasLetters |= statistics.hasLetters();
    for (int k = 0; k < interpretations.length; k++) {
      excluded[k] |= !interpretations[k].fits(statistics);
    }
  }

  /** Returns the interpretation that is decided by now, or null. */
  @Nullable Interpretation decided(Shape expected) {
    Interpretation first = null;
    boolean alone = true;
    boolean sameRows = true;
    for (int k = 0; k < interpretations.length; k++) {
      if (!excluded[k]) {
        Interpretation interpretation = interpretations[k];
        int size = interpretation.lines() ? interpretation.rows() : interpretation.shape().size();
        alone &= first == null;
        sameRows &= size == rows;
        first = first == null ? interpretation : first;
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

  /** Returns the best interpretation when the rows end, or null if there is none. */
  @Nullable Interpretation best() {
    Interpretation exact = exact();
    if (exact != null) {
      return exact;
    }
    for (int k = 0; k < interpretations.length && rows > 0; k++) {
      if (!excluded[k] && (rows > 1 || interpretations[k].lines())) {
        return interpretations[k];
      }
    }
    return null;
  }

  /**
   * Returns an interpretation with exactly the current number of rows, or null. Separated numbers
   * are preferred to symbols.
   */
  private @Nullable Interpretation exact() {
    Interpretation exact = null;
    for (int k = 0; k < interpretations.length; k++) {
      Interpretation interpretation = interpretations[k];
      if (!excluded[k] && interpretation.rows() == rows) {
        boolean numbers =
            interpretation.shape().isFields()
                && interpretation.shape().size() > Shape.LARGEST_DIGIT
                && allSeparated
                && !hasLetters;
        exact = exact == null || (numbers && !exact.lines()) ? interpretation : exact;
      }
    }
    return exact;
  }

  void clear() {
    lines.clear();
    rows = 0;
    dashLines = 0;
    uncertain = null;
    hadUncertainLine = false;
    allSeparated = true;
    hasLetters = false;
    Arrays.fill(excluded, false);
  }
}
