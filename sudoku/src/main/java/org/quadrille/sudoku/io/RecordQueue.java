package org.quadrille.sudoku.io;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** The records that were made and not yet asked for. It also ties labels to what they precede. */
final class RecordQueue {
  private final String source;
  private final Queue<PuzzleRecord> records = new ArrayDeque<>();
  private @Nullable Reading label;
  private int puzzles;

  RecordQueue(String source) {
    this.source = source;
  }

  boolean isEmpty() {
    return records.isEmpty();
  }

  @Nullable PuzzleRecord poll() {
    return records.poll();
  }

  /** How many puzzles there were, readable or not. */
  int puzzles() {
    return puzzles;
  }

  /** A label for the next puzzle. */
  void label(Reading reading) {
    orphanLabel();
    label = reading;
  }

  /** Reports a label that waits for its puzzle in vain, if there is one. */
  void orphanLabel() {
    if (label != null) {
      Reading orphan = label;
      label = null;
      error(orphan.line(), 0, null, "no puzzle follows the label '" + orphan.text() + "'");
    }
  }

  void puzzle(int line, Content content, String text, List<String> warnings) {
    String before = label == null ? "" : label.text();
    label = null;
    puzzles++;
    records.add(
        new Puzzle(
            source,
            line,
            content.format(),
            content.alphabet(),
            content.puzzle(),
            content.placed(),
            content.details(),
            SideText.join(before, text),
            join(content.warnings(), warnings)));
  }

  private static List<String> join(List<String> first, List<String> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return first.isEmpty() ? second : first;
    }
    List<String> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /** A puzzle, or a row of one, that cannot be read. */
  void badPuzzle(int line, Flaw flaw, int row) {
    label = null;
    puzzles++;
    lineError(line, flaw, row);
  }

  /** A line that cannot be read and is no puzzle. */
  void badLine(Reading reading) {
    lineError(reading.line(), reading.flaw(), 0);
  }

  private void lineError(int line, Flaw flaw, int row) {
    boolean cellKnown = flaw.cell() != Flaw.NO_CELL;
    int size = flaw.size();
    String cell = cellKnown ? Flaw.cellName(row * size + flaw.cell(), size) : null;
    error(line, flaw.column(), cell, flaw.reason());
  }

  void error(int line, int column, @Nullable String cell, String reason) {
    PuzzleFormatException error = new PuzzleFormatException(source, line, column, cell, reason);
    records.add(new UnreadablePuzzle(error));
  }
}
