package org.quadrille.sudoku.io;

/** Reads puzzles of one shape from lines. */
final class SingleShapeReader {
  private final Shape shape;
  private final LineClassifier classifier;
  private final Preamble preamble;
  private final GridAssembler assembler;
  private final DashLineResolver dashLines;

  SingleShapeReader(Shape shape, ReaderOptions options, Preamble preamble, RecordQueue records) {
    this.shape = shape;
    this.classifier = new LineClassifier(shape);
    this.preamble = preamble;
    this.assembler = new GridAssembler(shape, options, records);
    this.dashLines = new DashLineResolver(shape, assembler);
  }

  Shape shape() {
    return shape;
  }

  /** Returns whether the next line may begin a new puzzle. */
  boolean canBeginPuzzle() {
    return dashLines.isEmpty() && assembler.canBeginPuzzle();
  }

  /** Returns whether the lines above can be parts of a row to which the next line belongs. */
  boolean hasFirstRowParts() {
    return assembler.hasFirstRowParts();
  }

  ClassifiedLine classify(TrimmedLine line) {
    return classifier.classify(line, preamble.skippedField());
  }

  void accept(ClassifiedLine classified) {
    if (!preamble.consumes(classified)) {
      dashLines.accept(classified);
    }
  }

  void accept(TrimmedLine line) {
    accept(classify(line));
  }

  /** Ends the grid, if any. */
  void finish() {
    dashLines.finish();
    assembler.finish();
  }
}
