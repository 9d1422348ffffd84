package org.quadrille.sudoku.io;

/** Reads puzzles of one shape out of lines. */
final class SingleShapeReader {
  private final Shape shape;
  private final LineClassifier classifier;
  private final Preamble preamble;
  private final GridAssembler assembler;
  private final DashLineResolver gate;

  SingleShapeReader(Shape shape, ReaderOptions options, Preamble preamble, RecordQueue records) {
    this.shape = shape;
    this.classifier = new LineClassifier(shape);
    this.preamble = preamble;
    this.assembler = new GridAssembler(shape, options, records);
    this.gate = new DashLineResolver(shape, assembler);
  }

  Shape shape() {
    return shape;
  }

  /** Whether the next line need not belong to a grid that is being read. */
  boolean isOpen() {
    return gate.isEmpty() && assembler.isOpen();
  }

  /** Whether the lines above may be parts of a row, so that the next line belongs to them. */
  boolean hasFirstRowParts() {
    return assembler.hasFirstRowParts();
  }

  ClassifiedLine classify(TrimmedLine line) {
    return classifier.classify(line, preamble.skippedField());
  }

  void accept(ClassifiedLine classified) {
    if (!preamble.consumes(classified)) {
      gate.accept(classified);
    }
  }

  void accept(TrimmedLine line) {
    accept(classify(line));
  }

  /** Ends the grid, if there is one. */
  void finish() {
    gate.finish();
    assembler.finish();
  }
}
