package org.quadrille.sudoku.io;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Detects where puzzles of another shape or format begin, and passes every line to the reader of
 * its shape. Nothing is detected within a grid. The shape of the last puzzle is expected for the
 * next one: lines that fit no shape are reported as errors of that shape, initially 9x9.
 */
final class ShapeDetector {
  private final ReaderOptions options;
  private final Preamble preamble;
  private final RecordQueue records;
  private final OneLineReader oneLineReader;
  private final SdkSections sections;
  private final LineJoiner joiner;
  private SingleShapeReader current;
  private @Nullable BufferedLines buffered; // created at the first line that is not a plain puzzle

  ShapeDetector(ReaderOptions options, Preamble preamble, RecordQueue records) {
    this.options = options;
    this.preamble = preamble;
    this.records = records;
    this.sections = new SdkSections(records);
    this.oneLineReader = new OneLineReader(options);
    this.joiner = new LineJoiner(options);
    Shape.Style style = options.wantsCandidates() ? Shape.Style.FIELDS : Shape.Style.SYMBOLS;
    int size = options.geometry() == null ? 9 : options.geometry().size();
    this.current = reader(Shape.of(size, style, options.geometry()));
  }

  private SingleShapeReader reader(Shape shape) {
    return new SingleShapeReader(shape, options, preamble, records);
  }

  /** Returns whether the fast path for 9x9 puzzles in a line is allowed here. */
  boolean takesPlainPuzzles() {
    return options.format() != SudokuFormat.JIGSAW // whose regions need not be connected
        && current.shape() == Shape.CLASSIC
        && preamble.skippedField() < 0
        && !sections.isSkipping()
        && joiner.isEmpty()
        && (buffered == null || buffered.isEmpty());
  }

  /** Accepts a 9x9 puzzle in a line. */
  void acceptPlain(ClassifiedLine puzzle) {
    current.accept(oneLineReader.withRegionsInText(puzzle));
  }

  void accept(TrimmedLine line) {
    if (!joiner.isEmpty() || mayBeginPuzzle()) {
      if (joiner.buffer(line)) {
        if (joiner.isComplete()) {
          releaseJoined();
        }
        return;
      }
      releaseJoined();
    }
    acceptAlone(line);
  }

  private boolean mayBeginPuzzle() {
    return current.canBeginPuzzle()
        && !current.hasFirstRowParts()
        && !sections.isSkipping()
        && (buffered == null || buffered.isEmpty());
  }

  private void releaseJoined() {
    ClassifiedLine puzzle = joiner.take(options);
    List<TrimmedLine> lines = joiner.release();
    if (puzzle == null) {
      lines.forEach(this::acceptAlone);
    } else {
      current.accept(puzzle);
    }
  }

  private void acceptAlone(TrimmedLine line) {
    BufferedLines bufferedLines =
        buffered == null ? new BufferedLines(Interpretation.all(options)) : buffered;
    buffered = bufferedLines;
    if (SdkSections.isHeader(line) && enterSection(line)) {
      return;
    }
    if (sections.skips(line)) {
      return;
    }
    if (!bufferedLines.isEmpty() && tryBuffer(bufferedLines, line)) {
      return;
    }
    if (!bufferedLines.isEmpty()) {
      releaseBuffered(bufferedLines);
      acceptAlone(line);
    } else if (current.canBeginPuzzle()) {
      begin(bufferedLines, line);
    } else {
      current.accept(line);
    }
  }

  private boolean enterSection(TrimmedLine line) {
    releaseBuffered();
    current.finish();
    return sections.enter(line);
  }

  private void releaseBuffered() {
    while (buffered != null && !buffered.isEmpty()) {
      releaseBuffered(buffered);
    }
  }

  /** Releases the buffered lines; an uncertain line may be buffered again. */
  private void releaseBuffered(BufferedLines bufferedLines) {
    TrimmedLine uncertain = bufferedLines.takeUncertain();
    release(bufferedLines, bufferedLines.best());
    if (uncertain != null) {
      acceptAlone(uncertain);
    }
  }

  /** Adds a line to the buffered lines if it can belong to them, else returns false. */
  private boolean tryBuffer(BufferedLines bufferedLines, TrimmedLine line) {
    ClassifiedLine classified = current.classify(line);
    if (isNeutral(classified.kind())) {
      if (bufferedLines.hasUncertainLine()) {
        return false; // the uncertain line must be released first
      }
      bufferedLines.addNeutral(line, isDashes(classified.kind()));
      if (bufferedLines.isFull(current.shape().size())) {
        release(bufferedLines, bufferedLines.best());
      }
      return true;
    }
    LineStatistics statistics = LineStatistics.of(line);
    boolean ends = classified.kind() == Kind.BLANK || classified.kind() == Kind.LABEL;
    if (!ends && !bufferedLines.fits(statistics) && bufferedLines.mayBeFaultyRow(statistics)) {
      bufferedLines.addUncertain(line);
      return true;
    }
    if (ends || !bufferedLines.fits(statistics)) {
      return false;
    }
    bufferRow(bufferedLines, line, statistics);
    return true;
  }

  private static boolean isNeutral(Kind kind) {
    return kind == Kind.COMMENT || kind == Kind.BORDER || isDashes(kind);
  }

  private static boolean isDashes(Kind kind) {
    return kind == Kind.ROW_OF_DASHES || kind == Kind.NEARLY_A_ROW_OF_DASHES;
  }

  private void bufferRow(BufferedLines bufferedLines, TrimmedLine line, LineStatistics statistics) {
    bufferedLines.addRow(line, statistics);
    Interpretation decided = bufferedLines.decided(current.shape());
    if (decided != null || bufferedLines.isFull(current.shape().size())) {
      release(bufferedLines, decided == null ? bufferedLines.best() : decided);
    }
  }

  /** Passes the buffered lines to the reader of their shape. */
  private void release(BufferedLines bufferedLines, @Nullable Interpretation interpretation) {
    if (interpretation != null) {
      switchTo(interpretation.shape());
    }
    List<TrimmedLine> lines = List.copyOf(bufferedLines.lines());
    bufferedLines.clear();
    for (TrimmedLine line : lines) {
      current.accept(line);
    }
  }

  private void switchTo(Shape shape) {
    Shape currentShape = current.shape();
    if (currentShape.size() != shape.size() || currentShape.style() != shape.style()) {
      current.finish();
      current = reader(shape);
    }
  }

  /** Handles a line where a puzzle may begin. */
  private void begin(BufferedLines bufferedLines, TrimmedLine line) {
    ClassifiedLine classified = current.classify(line);
    switch (classified.kind()) {
      case BLANK, COMMENT, LABEL -> current.accept(classified);
      case BORDER, ROW_OF_DASHES, NEARLY_A_ROW_OF_DASHES ->
          bufferedLines.addNeutral(line, isDashes(classified.kind()));
      default -> beginCells(bufferedLines, line, classified);
    }
  }

  private void beginCells(
      BufferedLines bufferedLines, TrimmedLine line, ClassifiedLine classified) {
    ClassifiedLine special = oneLineReader.special(line);
    if (special != null) {
      current.accept(special);
      return;
    }
    LineStatistics statistics = LineStatistics.of(line);
    boolean partOfRow = current.hasFirstRowParts() && classified.kind() == Kind.ROW;
    if (!partOfRow && bufferedLines.fits(statistics)) {
      bufferRow(bufferedLines, line, statistics);
      return;
    }
    if (classified.kind() == Kind.PUZZLE) {
      current.accept(oneLineReader.withRegionsInText(classified));
      return;
    }
    ClassifiedLine other = oneLineReader.otherSize(line, statistics, preamble.skippedField());
    if (other == null) {
      current.accept(classified);
    } else if (other.content() == null) {
      switchTo(other.cells().shape());
      current.accept(other);
    } else {
      current.accept(other);
    }
  }

  /** Handles a line that exceeds the maximum length. */
  void acceptTooLong(int number) {
    releaseJoined();
    releaseBuffered();
    current.accept(ClassifiedLine.tooLong(number));
  }

  /** Ends the text. */
  void finish() {
    releaseJoined();
    releaseBuffered();
    current.finish();
  }
}
