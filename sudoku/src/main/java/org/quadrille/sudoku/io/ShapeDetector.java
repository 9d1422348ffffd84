package org.quadrille.sudoku.io;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Finds out where puzzles of another shape or form begin, and hands every line to the reader of its
 * shape. In the midst of a grid nothing is looked for. The shape of the last puzzle is expected of
 * the next: lines that fit nothing are told as errors of that shape, at first of 9x9.
 */
final class ShapeDetector {
  private final ReaderOptions options;
  private final Preamble preamble;
  private final RecordQueue records;
  private final OneLineReader forms;
  private final SdkSections sections;
  private final LineJoiner joined;
  private SingleShapeReader current;
  private @Nullable BufferedLines held; // made with the first line that is no plain puzzle

  ShapeDetector(ReaderOptions options, Preamble preamble, RecordQueue records) {
    this.options = options;
    this.preamble = preamble;
    this.records = records;
    this.sections = new SdkSections(records);
    this.forms = new OneLineReader(options);
    this.joined = new LineJoiner(options);
    Shape.Style style = options.wantsCandidates() ? Shape.Style.FIELDS : Shape.Style.SYMBOLS;
    int size = options.geometry() == null ? 9 : options.geometry().size();
    this.current = reader(Shape.of(size, style, options.geometry()));
  }

  private SingleShapeReader reader(Shape shape) {
    return new SingleShapeReader(shape, options, preamble, records);
  }

  /** Takes a 9x9 puzzle in a line out of the quick way, where only such a puzzle is possible. */
  boolean takesPlainPuzzles() {
    return options.format() != SudokuFormat.JIGSAW // whose regions need not hang together
        && current.shape() == Shape.CLASSIC
        && preamble.skippedField() < 0
        && !sections.areSkipped()
        && joined.isEmpty()
        && (held == null || held.isEmpty());
  }

  /** A 9x9 puzzle in a line. */
  void acceptPlain(ClassifiedLine puzzle) {
    current.accept(forms.withRegionsInText(puzzle));
  }

  void accept(TrimmedLine line) {
    if (!joined.isEmpty() || mayBeginPuzzle()) {
      if (joined.buffer(line)) {
        if (joined.isComplete()) {
          releaseJoined();
        }
        return;
      }
      releaseJoined();
    }
    acceptAlone(line);
  }

  private boolean mayBeginPuzzle() {
    return current.isOpen()
        && !current.hasFirstRowParts()
        && !sections.areSkipped()
        && (held == null || held.isEmpty());
  }

  private void releaseJoined() {
    ClassifiedLine puzzle = joined.take(options);
    List<TrimmedLine> lines = joined.release();
    if (puzzle == null) {
      lines.forEach(this::acceptAlone);
    } else {
      current.accept(puzzle);
    }
  }

  private void acceptAlone(TrimmedLine line) {
    BufferedLines open = held == null ? new BufferedLines(Interpretation.all(options)) : held;
    held = open;
    if (SdkSections.isHeader(line) && entersSection(line)) {
      return;
    }
    if (sections.skips(line)) {
      return;
    }
    if (!open.isEmpty() && holds(open, line)) {
      return;
    }
    if (!open.isEmpty()) {
      releaseHeld(open);
      acceptAlone(line);
    } else if (current.isOpen()) {
      begin(open, line);
    } else {
      current.accept(line);
    }
  }

  private boolean entersSection(TrimmedLine line) {
    releaseHeld();
    current.finish();
    return sections.enter(line);
  }

  private void releaseHeld() {
    while (held != null && !held.isEmpty()) {
      releaseHeld(held);
    }
  }

  /** Releases what is held; a line in doubt may be held anew. */
  private void releaseHeld(BufferedLines open) {
    TrimmedLine doubtful = open.takeUncertain();
    release(open, open.best());
    if (doubtful != null) {
      acceptAlone(doubtful);
    }
  }

  /** Adds a line to those that are held, if it may belong to them. */
  private boolean holds(BufferedLines open, TrimmedLine line) {
    ClassifiedLine classified = current.classify(line);
    if (isNeutral(classified.kind())) {
      if (open.hasUncertainLine()) {
        return false; // the line in doubt has to come first
      }
      open.addNeutral(line, isDashes(classified.kind()));
      if (open.isFull(current.shape().size())) {
        release(open, open.best());
      }
      return true;
    }
    LineStatistics look = LineStatistics.at(line);
    boolean ends = classified.kind() == Kind.BLANK || classified.kind() == Kind.LABEL;
    if (!ends && !open.fits(look) && open.mayBeFaultyRow(look)) {
      open.addUncertain(line);
      return true;
    }
    if (ends || !open.fits(look)) {
      return false;
    }
    hold(open, line, look);
    return true;
  }

  private static boolean isNeutral(Kind kind) {
    return kind == Kind.COMMENT || kind == Kind.BORDER || isDashes(kind);
  }

  private static boolean isDashes(Kind kind) {
    return kind == Kind.ROW_OF_DASHES || kind == Kind.NEARLY_A_ROW_OF_DASHES;
  }

  private void hold(BufferedLines open, TrimmedLine line, LineStatistics look) {
    open.addRow(line, look);
    Interpretation certain = open.decided(current.shape());
    if (certain != null || open.isFull(current.shape().size())) {
      release(open, certain == null ? open.best() : certain);
    }
  }

  /** Hands the lines that were held to the reader of the shape that they have. */
  private void release(BufferedLines open, @Nullable Interpretation guess) {
    if (guess != null) {
      switchTo(guess.shape());
    }
    List<TrimmedLine> lines = List.copyOf(open.lines());
    open.clear();
    for (TrimmedLine line : lines) {
      current.accept(line);
    }
  }

  private void switchTo(Shape shape) {
    Shape now = current.shape();
    if (now.size() != shape.size() || now.style() != shape.style()) {
      current.finish();
      current = reader(shape);
    }
  }

  /** A line where a puzzle may begin. */
  private void begin(BufferedLines open, TrimmedLine line) {
    ClassifiedLine classified = current.classify(line);
    switch (classified.kind()) {
      case BLANK, COMMENT, LABEL -> current.accept(classified);
      case BORDER, ROW_OF_DASHES, NEARLY_A_ROW_OF_DASHES ->
          open.addNeutral(line, isDashes(classified.kind()));
      default -> beginCells(open, line, classified);
    }
  }

  private void beginCells(BufferedLines open, TrimmedLine line, ClassifiedLine classified) {
    ClassifiedLine special = forms.special(line);
    if (special != null) {
      current.accept(special);
      return;
    }
    LineStatistics look = LineStatistics.at(line);
    boolean partOfRow = current.hasFirstRowParts() && classified.kind() == Kind.ROW;
    if (!partOfRow && open.fits(look)) {
      hold(open, line, look);
      return;
    }
    if (classified.kind() == Kind.PUZZLE) {
      current.accept(forms.withRegionsInText(classified));
      return;
    }
    ClassifiedLine other = forms.otherSize(line, look, preamble.skippedField());
    if (other == null) {
      current.accept(classified);
    } else if (other.content() == null) {
      switchTo(other.cells().shape());
      current.accept(other);
    } else {
      current.accept(other);
    }
  }

  /** A line that is too long to be held. */
  void acceptTooLong(int number) {
    releaseJoined();
    releaseHeld();
    current.accept(ClassifiedLine.tooLong(number));
  }

  /** Ends the text. */
  void finish() {
    releaseJoined();
    releaseHeld();
    current.finish();
  }
}
