package org.quadrille.sudoku.io;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * The records that have been created and not yet returned. The queue also attaches labels, comments
 * and sections to the puzzles that follow them.
 */
final class RecordQueue {
  private final String source;
  private final @Nullable SudokuFormat requestedFormat;
  private final SdkComments comments = new SdkComments();
  private final Queue<PuzzleRecord> records = new ArrayDeque<>();
  private @Nullable ClassifiedLine label;
  private int puzzles;

  /** A puzzle to which the states that follow it may be merged. */
  private @Nullable Puzzle pending;

  private boolean puzzleSection;
  private int sectionLine; // the line of a section without a grid so far, or 0
  private boolean stateSection;
  private int lastLine;
  private int lastSize;

  RecordQueue(String source, ReaderOptions options) {
    this.source = source;
    this.requestedFormat = options.format();
  }

  boolean isEmpty() {
    return records.isEmpty();
  }

  @Nullable PuzzleRecord poll() {
    return records.poll();
  }

  /** Returns the number of puzzles so far, readable or not. */
  int puzzles() {
    return puzzles;
  }

  /** Sets the label of the next puzzle. */
  void label(ClassifiedLine classified) {
    flush();
    reportUnusedLabel();
    label = classified;
  }

  /** Reports a label that no puzzle has followed, if any. */
  void reportUnusedLabel() {
    if (label != null) {
      ClassifiedLine unused = label;
      label = null;
      error(
          unused.line(),
          0,
          null,
          "expected a puzzle after the label '" + unused.text() + "', found none");
    }
  }

  void puzzle(int line, ParsedPuzzle content, String text, List<String> warnings) {
    sectionLine = 0;
    if (mergeWithPending(content, text)) {
      return;
    }
    flush();
    ParsedPuzzle full = withComments(content);
    String before = label == null ? "" : label.text();
    label = null;
    puzzles++;
    if (!isRequested(full.format())) {
      error(line, 0, null, "expected the format " + requestedFormat + ", found " + full.format());
      return;
    }
    SudokuFormat format = requestedFormat == null ? full.format() : requestedFormat;
    String textBeside = SideText.join(before, text);
    Puzzle puzzle =
        new Puzzle(
            source,
            line,
            format,
            full.alphabet(),
            full.puzzle(),
            full.placed(),
            full.details(),
            textBeside,
            concat(
                concat(concat(full.warnings(), warnings), sizeWarning(line, full)),
                encodingWarning(textBeside)));
    if (full.format() == SudokuFormat.SS || puzzleSection) {
      pending = puzzle;
    } else {
      records.add(puzzle);
    }
    puzzleSection = false;
  }

  private boolean mergeWithPending(ParsedPuzzle content, String text) {
    Puzzle first = pending;
    if (first == null) {
      return false;
    }
    boolean inStateSection = stateSection;
    stateSection = false;
    boolean isStateFormat =
        content.format() == SudokuFormat.SS || content.format() == SudokuFormat.PENCILMARKS;
    if (!inStateSection && !isStateFormat) {
      return false;
    }
    Puzzle merged = StateMerger.merge(first, content, text, inStateSection);
    if (merged != null) {
      pending = merged;
    } else if (inStateSection) {
      warnPending("the section [State] contradicts the givens and is ignored");
    }
    return merged != null || inStateSection;
  }

  private ParsedPuzzle withComments(ParsedPuzzle content) {
    boolean rows = content.format() == SudokuFormat.GRID;
    Map<String, String> details = comments.isEmpty() ? Map.of() : comments.take();
    return rows && (puzzleSection || !details.isEmpty())
        ? content.withFormat(SudokuFormat.SDK).withDetails(details)
        : content;
  }

  /** A truncated puzzle can look like a smaller one. */
  private List<String> sizeWarning(int line, ParsedPuzzle content) {
    int size = content.puzzle().grid().geometry().size();
    boolean next = content.format() == SudokuFormat.LINE && line == lastLine + 1;
    boolean other = next && size != lastSize && lastSize > 0;
    String warning = other ? "a puzzle of " + size + "x" + size : "";
    if (other) {
      warning += " right below one of " + lastSize + "x" + lastSize;
    }
    lastLine = content.format() == SudokuFormat.LINE ? line : -1;
    lastSize = size;
    return other ? List.of(warning) : List.of();
  }

  private boolean isRequested(SudokuFormat found) {
    if (requestedFormat == null || requestedFormat == found) {
      return true;
    }
    return switch (requestedFormat) {
      case SDM -> found == SudokuFormat.LINE;
      case GRID -> found == SudokuFormat.SS || found == SudokuFormat.SDK;
      case SS, SDK -> found == SudokuFormat.GRID;
      case SDX -> found == SudokuFormat.PENCILMARKS;
      default -> false;
    };
  }

  /** Adds a comment above a puzzle. */
  void comment(String line) {
    comments.add(line);
  }

  boolean hasPending() {
    return pending != null;
  }

  /** Begins a [Puzzle] section: the next grid is its puzzle. */
  void beginPuzzleSection(int line) {
    flush();
    reportEmptySection();
    puzzleSection = true;
    sectionLine = line;
  }

  /** Begins a [State] section: the next grid is the state of the pending puzzle. */
  void beginStateSection(int line) {
    reportEmptySection();
    stateSection = true;
    sectionLine = line;
  }

  /** Reports a section that no grid has followed, if any. */
  void reportEmptySection() {
    if (sectionLine > 0) {
      int line = sectionLine;
      sectionLine = 0;
      puzzleSection = false;
      stateSection = false;
      error(line, 0, null, "expected a grid after this section, found none");
    }
  }

  void warnPending(String warning) {
    Puzzle puzzle = pending;
    if (puzzle != null) {
      pending =
          new Puzzle(
              puzzle.source(),
              puzzle.line(),
              puzzle.format(),
              puzzle.alphabet(),
              puzzle.puzzle(),
              puzzle.placed(),
              puzzle.details(),
              puzzle.text(),
              concat(puzzle.warnings(), List.of(warning)));
    }
  }

  /** Adds the pending puzzle to the records; no further state is merged into it. */
  void flush() {
    if (pending != null) {
      records.add(pending);
      pending = null;
    }
    stateSection = false;
  }

  private static List<String> encodingWarning(String text) {
    return text.indexOf('\uFFFD') < 0
        ? List.of()
        : List.of("the text beside the puzzle has U+FFFD, possibly malformed UTF-8: " + text);
  }

  private static List<String> concat(List<String> first, List<String> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return first.isEmpty() ? second : first;
    }
    List<String> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /** Adds the error of a puzzle or of a row of one. */
  void badPuzzle(int line, LineError error, int row) {
    sectionLine = 0;
    label = null;
    puzzles++;
    puzzleSection = false;
    if (!comments.isEmpty()) {
      comments.take();
    }
    lineError(line, error, row);
  }

  /** Adds the error of a line that is not a puzzle. */
  void badLine(ClassifiedLine classified) {
    lineError(classified.line(), classified.error(), 0);
  }

  private void lineError(int line, LineError error, int row) {
    boolean cellKnown = error.cell() != LineError.NO_CELL;
    int size = error.size();
    String cell = cellKnown ? LineError.cellName(row * size + error.cell(), size) : null;
    error(line, error.column(), cell, error.reason());
  }

  void error(int line, int column, @Nullable String cell, String reason) {
    flush();
    PuzzleFormatException error = new PuzzleFormatException(source, line, column, cell, reason);
    records.add(new UnreadablePuzzle(error));
  }
}
