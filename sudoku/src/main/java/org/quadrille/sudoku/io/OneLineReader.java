package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Reads puzzles that fill one line, in all formats except 81 cells, which {@link LineClassifier}
 * reads.
 */
final class OneLineReader {
  private final ReaderOptions options;
  private LineClassifier @Nullable [] classifiers; // one for each size

  OneLineReader(ReaderOptions options) {
    this.options = options;
  }

  /** Reads a format that is recognised by its beginning or its length, or returns null. */
  @Nullable ClassifiedLine special(TrimmedLine line) {
    if (HodokuLine.matches(line)) {
      return HodokuLine.read(line);
    }
    if (ShortKillerText.matches(line, Shape.CLASSIC.cells())) {
      return ShortKillerText.read(line);
    }
    ClassifiedLine jigsaw = JigsawText.read(line, options);
    return jigsaw == null ? SukakuText.read(line, options) : jigsaw;
  }

  /** Returns a puzzle as a jigsaw if the text after its cells describes regions. */
  ClassifiedLine withRegionsInText(ClassifiedLine puzzle) {
    boolean regions = puzzle.text().length() == puzzle.cells().shape().cells();
    return regions && puzzle.content() == null ? JigsawText.withRegions(puzzle) : puzzle;
  }

  /** Reads a puzzle of any size, or returns null. */
  @Nullable ClassifiedLine otherSize(
      TrimmedLine line, LineStatistics statistics, int skippedField) {
    ClassifiedLine numbers = NumberLine.read(line, statistics, options);
    if (numbers != null || options.wantsCandidates()) {
      return numbers;
    }
    for (LineClassifier classifier : classifiers()) {
      ClassifiedLine classified = classifier.classify(line, skippedField);
      if (classified.kind() == Kind.PUZZLE) {
        return withRegionsInText(classified);
      }
    }
    return null;
  }

  private LineClassifier[] classifiers() {
    if (classifiers == null) {
      List<LineClassifier> all = new ArrayList<>();
      for (int size : Interpretation.sizes(options)) {
        all.add(new LineClassifier(Shape.of(size, Shape.Style.SYMBOLS, options.geometry())));
      }
      for (int size : Interpretation.sizes(options)) {
        if (size <= Shape.LARGEST_DIGIT) {
          all.add(new LineClassifier(Shape.of(size, Shape.Style.LETTERS, options.geometry())));
        }
      }
      classifiers = all.toArray(new LineClassifier[0]);
    }
    return classifiers;
  }
}
