package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Joins the lines of puzzles that fill one line in most files but several in some: SumoCue entries,
 * short killers, and candidates by position. Lines are buffered until the puzzle is complete. If
 * other lines follow instead, the buffered lines are released one by one, except for SumoCue, which
 * no other format can match.
 */
final class LineJoiner {
  private static final int SIZE = Shape.CLASSIC.size();
  private static final int CELLS = Shape.CLASSIC.cells();
  private static final int POSITIONS = SIZE * CELLS;

  private enum Kind {
    SUMO_CUE,
    SHORT_KILLER,
    SUKAKU
  }

  private final boolean sukakuRequested;
  private final int positions; // the length of a whole puzzle as candidates by position
  private final List<TrimmedLine> lines = new ArrayList<>();
  private @Nullable Kind kind;
  private int length; // the total length of the buffered lines
  private int entries;

  LineJoiner(ReaderOptions options) {
    sukakuRequested = options.format() == SudokuFormat.SUKAKU;
    int size = options.geometry() == null ? SIZE : options.geometry().size();
    positions = size * size * size;
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  /** Buffers a line if it begins or continues such a puzzle, else returns false. */
  boolean buffer(TrimmedLine line) {
    Kind found = kind == null ? kindOfFirst(line) : isNext(line) ? kind : null;
    if (found == null) {
      return false;
    }
    kind = found;
    lines.add(line);
    length += line.length();
    entries += found == Kind.SUMO_CUE ? entries(line) : 0;
    return true;
  }

  private @Nullable Kind kindOfFirst(TrimmedLine line) {
    if (SumoCueText.matches(line)) {
      return Kind.SUMO_CUE;
    }
    if (ShortKillerText.matches(line, SIZE)) {
      return Kind.SHORT_KILLER;
    }
    int found = line.length();
    boolean requested = sukakuRequested && found > 0 && found < positions && positions % found == 0;
    boolean detected = positions == POSITIONS && (found == CELLS || found == 3 * SIZE);
    return (requested || detected) && isByPosition(line) ? Kind.SUKAKU : null;
  }

  private boolean isNext(TrimmedLine line) {
    if (isComplete() || kind == null) {
      return false;
    }
    return switch (kind) {
      case SUMO_CUE -> line.length() > 0 && (line.charAt(0) == '=' || line.charAt(0) == '+');
      case SHORT_KILLER -> ShortKillerText.mayBeRow(line);
      case SUKAKU ->
          line.length() == lines.get(0).length() && (sukakuRequested || isByPosition(line));
    };
  }

  /** Returns whether the puzzle is complete. */
  boolean isComplete() {
    if (kind == null) {
      return false;
    }
    return switch (kind) {
      case SUMO_CUE -> entries >= CELLS;
      case SHORT_KILLER -> length >= CELLS;
      case SUKAKU -> length >= positions;
    };
  }

  private static int entries(TrimmedLine line) {
    int entries = 0;
    for (int i = 0; i < line.length(); i++) {
      entries += line.charAt(i) == '=' || line.charAt(i) == '+' ? 1 : 0;
    }
    return entries;
  }

  /**
   * Returns whether each character is the digit of its position or a blank mark, and there are so
   * many digits that they would conflict as givens or be too few for a puzzle.
   */
  private boolean isByPosition(TrimmedLine line) {
    if (sukakuRequested) {
      return true;
    }
    int digits = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      boolean digit = c == '1' + i % SIZE;
      if (!digit && ".0*_-?".indexOf(c) < 0) {
        return false;
      }
      digits += digit ? 1 : 0;
    }
    return digits >= line.length() / SIZE;
  }

  /** Returns the puzzle in the buffered lines, or null if there is none. */
  @Nullable ClassifiedLine take(ReaderOptions options) {
    boolean complete = isComplete() || kind == Kind.SUMO_CUE;
    if (kind == null || !complete) {
      return null;
    }
    StringBuilder text = new StringBuilder();
    lines.forEach(text::append);
    TrimmedLine joined = new TrimmedLine(lines.get(0).number(), text.toString());
    ClassifiedLine classified =
        switch (kind) {
          case SUMO_CUE -> SumoCueText.read(joined);
          case SHORT_KILLER -> ShortKillerText.read(joined);
          case SUKAKU -> SukakuText.read(joined, options);
        };
    return classified == null || classified.kind() == ClassifiedLine.Kind.PUZZLE
        ? classified
        : atOriginalLine(classified);
  }

  /** Returns an error with its position in the original lines. */
  private ClassifiedLine atOriginalLine(ClassifiedLine faulty) {
    LineError error = faulty.error();
    int column = error.column();
    int k = 0;
    while (k < lines.size() - 1 && column > lines.get(k).length()) {
      column -= lines.get(k).length();
      k++;
    }
    TrimmedLine line = lines.get(k);
    int originalColumn = column == 0 ? 0 : line.column(column - 1);
    return ClassifiedLine.faulty(
        faulty.kind(),
        line,
        new LineError(originalColumn, error.cell(), error.size(), error.reason()));
  }

  /** Clears the buffer and returns its lines. */
  List<TrimmedLine> release() {
    List<TrimmedLine> released = List.copyOf(lines);
    lines.clear();
    kind = null;
    length = 0;
    entries = 0;
    return released;
  }
}
