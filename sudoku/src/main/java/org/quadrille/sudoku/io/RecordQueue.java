package org.quadrille.sudoku.io;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** The records that were made and not yet asked for. It also ties labels to what they precede. */
final class RecordQueue {
  private final String source;
  private final @Nullable SudokuFormat wanted;
  private final SdkComments comments = new SdkComments();
  private final Queue<PuzzleRecord> records = new ArrayDeque<>();
  private @Nullable ClassifiedLine label;
  private int puzzles;

  /** A puzzle to which pictures may be joined that follow it. */
  private @Nullable Puzzle pending;

  private boolean puzzleSection;
  private int sectionLine; // where a section stands that has no grid as yet, or 0
  private boolean stateSection;
  private int lastLine;
  private int lastSize;

  RecordQueue(String source, ReaderOptions options) {
    this.source = source;
    this.wanted = options.format();
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
  void label(ClassifiedLine classified) {
    flush();
    orphanLabel();
    label = classified;
  }

  /** Reports a label that waits for its puzzle in vain, if there is one. */
  void orphanLabel() {
    if (label != null) {
      ClassifiedLine orphan = label;
      label = null;
      error(orphan.line(), 0, null, "no puzzle follows the label '" + orphan.text() + "'");
    }
  }

  void puzzle(int line, ParsedPuzzle content, String text, List<String> warnings) {
    sectionLine = 0;
    if (joinsPending(content, text)) {
      return;
    }
    flush();
    ParsedPuzzle full = withComments(content);
    String before = label == null ? "" : label.text();
    label = null;
    puzzles++;
    if (!isWanted(full.format())) {
      error(line, 0, null, "expected the form " + wanted + ", found " + full.format());
      return;
    }
    SudokuFormat format = wanted == null ? full.format() : wanted;
    String beside = SideText.join(before, text);
    Puzzle puzzle =
        new Puzzle(
            source,
            line,
            format,
            full.alphabet(),
            full.puzzle(),
            full.placed(),
            full.details(),
            beside,
            join(
                join(join(full.warnings(), warnings), sizeWarning(line, full)),
                encodingWarning(beside)));
    if (full.format() == SudokuFormat.SS || puzzleSection) {
      pending = puzzle;
    } else {
      records.add(puzzle);
    }
    puzzleSection = false;
  }

  private boolean joinsPending(ParsedPuzzle content, String text) {
    Puzzle first = pending;
    if (first == null) {
      return false;
    }
    boolean state = stateSection;
    stateSection = false;
    boolean picture =
        content.format() == SudokuFormat.SS || content.format() == SudokuFormat.PENCILMARKS;
    if (!state && !picture) {
      return false;
    }
    Puzzle joined = StateMerger.join(first, content, text, state);
    if (joined != null) {
      pending = joined;
    } else if (state) {
      warnPending("the section [State] contradicts the givens and is left out");
    }
    return joined != null || state;
  }

  private ParsedPuzzle withComments(ParsedPuzzle content) {
    boolean rows = content.format() == SudokuFormat.GRID;
    Map<String, String> details = comments.isEmpty() ? Map.of() : comments.take();
    return rows && (puzzleSection || !details.isEmpty())
        ? content.withFormat(SudokuFormat.SDK).withDetails(details)
        : content;
  }

  /** A puzzle that was cut short may look like a smaller one. */
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

  private boolean isWanted(SudokuFormat found) {
    if (wanted == null || wanted == found) {
      return true;
    }
    return switch (wanted) {
      case SDM -> found == SudokuFormat.LINE;
      case GRID -> found == SudokuFormat.SS || found == SudokuFormat.SDK;
      case SS, SDK -> found == SudokuFormat.GRID;
      case SDX -> found == SudokuFormat.PENCILMARKS;
      default -> false;
    };
  }

  /** A comment above a puzzle. */
  void comment(String line) {
    comments.add(line);
  }

  boolean hasPending() {
    return pending != null;
  }

  /** The next grid is a puzzle in its section. */
  void beginPuzzleSection(int line) {
    flush();
    orphanSection();
    puzzleSection = true;
    sectionLine = line;
  }

  /** The next grid is the state of the pending puzzle. */
  void beginStateSection(int line) {
    orphanSection();
    stateSection = true;
    sectionLine = line;
  }

  /** Reports a section that waits for its grid in vain, if there is one. */
  void orphanSection() {
    if (sectionLine > 0) {
      int line = sectionLine;
      sectionLine = 0;
      puzzleSection = false;
      stateSection = false;
      error(line, 0, null, "no grid follows this section");
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
              join(puzzle.warnings(), List.of(warning)));
    }
  }

  /** Hands out the puzzle to which nothing more is joined. */
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
        : List.of("the text beside it has U+FFFD, perhaps for malformed UTF-8: " + text);
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

  /** A line that cannot be read and is no puzzle. */
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
