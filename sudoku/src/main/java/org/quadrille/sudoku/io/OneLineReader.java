package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/** The forms in which a puzzle fills a line, apart from 81 cells in the place of a 9x9 puzzle. */
final class OneLineReader {
  private final ReaderOptions options;
  private LineClassifier @Nullable [] classifiers; // of all sizes

  OneLineReader(ReaderOptions options) {
    this.options = options;
  }

  /** A form that says by its beginning or its length what it is, or null. */
  @Nullable ClassifiedLine special(TrimmedLine line) {
    if (HodokuLine.is(line)) {
      return HodokuLine.read(line);
    }
    if (ShortKillerText.is(line, Shape.CLASSIC.cells())) {
      return ShortKillerText.read(line);
    }
    ClassifiedLine jigsaw = JigsawText.read(line, options);
    return jigsaw == null ? SukakuText.read(line, options) : jigsaw;
  }

  /** A puzzle in a line is a jigsaw if the text behind it tells its regions. */
  ClassifiedLine jigsaw(ClassifiedLine puzzle) {
    boolean regions = puzzle.text().length() == puzzle.cells().shape().cells();
    return regions && puzzle.content() == null ? JigsawText.withRegions(puzzle) : puzzle;
  }

  /** A puzzle of any size, or null. */
  @Nullable ClassifiedLine otherSize(TrimmedLine line, LineStatistics look, int skippedField) {
    ClassifiedLine numbers = NumberLine.read(line, look, options);
    if (numbers != null || options.wantsCandidates()) {
      return numbers;
    }
    for (LineClassifier classifier : classifiers()) {
      ClassifiedLine reading = classifier.classify(line, skippedField);
      if (reading.kind() == Kind.PUZZLE) {
        return jigsaw(reading);
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
