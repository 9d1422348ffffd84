package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles that fill one line in most files, but several in some: SumoCue's entries, short killers,
 * and candidates by position. Their lines are held until there are enough of them. If others come
 * instead, the lines are handed back one by one, but for SumoCue's, which nothing else can be.
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

  private final boolean sukakuAsked;
  private final int positions; // of a whole puzzle by candidates
  private final List<TrimmedLine> lines = new ArrayList<>();
  private @Nullable Kind kind;
  private int length; // of all that is held
  private int entries;

  LineJoiner(ReaderOptions options) {
    sukakuAsked = options.format() == SudokuFormat.SUKAKU;
    int size = options.geometry() == null ? SIZE : options.geometry().size();
    positions = size * size * size;
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  /** Holds a line if it begins such a puzzle or goes on with one; else it is left to others. */
  boolean holds(TrimmedLine line) {
    Kind found = kind == null ? first(line) : isNext(line) ? kind : null;
    if (found == null) {
      return false;
    }
    kind = found;
    lines.add(line);
    length += line.length();
    entries += found == Kind.SUMO_CUE ? entries(line) : 0;
    return true;
  }

  private @Nullable Kind first(TrimmedLine line) {
    if (SumoCueText.is(line)) {
      return Kind.SUMO_CUE;
    }
    if (ShortKillerText.is(line, SIZE)) {
      return Kind.SHORT_KILLER;
    }
    int found = line.length();
    boolean asked = sukakuAsked && found > 0 && found < positions && positions % found == 0;
    boolean seen = positions == POSITIONS && (found == CELLS || found == 3 * SIZE);
    return (asked || seen) && isByPosition(line) ? Kind.SUKAKU : null;
  }

  private boolean isNext(TrimmedLine line) {
    if (isFull() || kind == null) {
      return false;
    }
    return switch (kind) {
      case SUMO_CUE -> line.length() > 0 && (line.charAt(0) == '=' || line.charAt(0) == '+');
      case SHORT_KILLER -> ShortKillerText.mayBeRow(line);
      case SUKAKU -> line.length() == lines.get(0).length() && (sukakuAsked || isByPosition(line));
    };
  }

  /** Whether nothing is missing. */
  boolean isFull() {
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
   * Whether each character is the digit of its place or a blank mark, and so many are digits that
   * they would clash as givens, or be too few for a puzzle.
   */
  private boolean isByPosition(TrimmedLine line) {
    if (sukakuAsked) {
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

  /** The puzzle that the lines make, or null if they make none. */
  @Nullable ClassifiedLine take(ReaderOptions options) {
    boolean whole = isFull() || kind == Kind.SUMO_CUE;
    if (kind == null || !whole) {
      return null;
    }
    StringBuilder text = new StringBuilder();
    lines.forEach(text::append);
    TrimmedLine joined = new TrimmedLine(lines.get(0).number(), text.toString());
    ClassifiedLine reading =
        switch (kind) {
          case SUMO_CUE -> SumoCueText.read(joined);
          case SHORT_KILLER -> ShortKillerText.read(joined);
          case SUKAKU -> SukakuText.read(joined, options);
        };
    return reading == null || reading.kind() == ClassifiedLine.Kind.PUZZLE
        ? reading
        : placed(reading);
  }

  /** What is wrong, told of the line in which it stands. */
  private ClassifiedLine placed(ClassifiedLine faulty) {
    LineError flaw = faulty.flaw();
    int column = flaw.column();
    int k = 0;
    while (k < lines.size() - 1 && column > lines.get(k).length()) {
      column -= lines.get(k).length();
      k++;
    }
    TrimmedLine line = lines.get(k);
    int there = column == 0 ? 0 : line.column(column - 1);
    return ClassifiedLine.faulty(
        faulty.kind(), line, new LineError(there, flaw.cell(), flaw.size(), flaw.reason()));
  }

  /** Hands back the lines. */
  List<TrimmedLine> release() {
    List<TrimmedLine> held = List.copyOf(lines);
    lines.clear();
    kind = null;
    length = 0;
    entries = 0;
    return held;
  }
}
