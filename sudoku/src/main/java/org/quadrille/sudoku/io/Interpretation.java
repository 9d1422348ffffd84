package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/**
 * A way in which lines that follow each other may be meant: as rows of a shape, or as puzzles of
 * which each fills a line.
 *
 * @param shape the shape of the puzzle
 * @param lines whether each line is a puzzle
 */
record Interpretation(Shape shape, boolean lines) {
  /** The sizes that are looked for; others have no boxes to speak of. */
  private static final int[] SIZES = {9, 4, 6, 8, 10, 12, 15, 16, 20, 25, 36};

  /** The sizes of jigsaws that are looked for. */
  static final int[] JIGSAW_SIZES = {9, 4, 5, 6, 7, 8, 10, 12, 15, 16, 20, 25, 36};

  /** The sizes whose puzzle in a line is as long as a row of another size. */
  private static final int[] SQUARE_SIZES = {4, 6};

  /** All that the options allow, in the order in which they are preferred. */
  static Interpretation[] all(ReaderOptions options) {
    List<Interpretation> all = new ArrayList<>();
    boolean fieldsOnly = options.wantsCandidates();
    for (int size : SQUARE_SIZES) {
      if (options.geometry() == null && !fieldsOnly) {
        all.add(new Interpretation(Shape.of(size, Shape.Style.SYMBOLS, null), true));
        all.add(new Interpretation(Shape.of(size, Shape.Style.LETTERS, null), true));
      }
    }
    for (Shape.Style style : Shape.Style.values()) {
      for (int size : sizes(options)) {
        boolean letters = style == Shape.Style.LETTERS;
        boolean needless = letters && size > Shape.LARGEST_DIGIT;
        if (!needless && (!fieldsOnly || style == Shape.Style.FIELDS)) {
          all.add(new Interpretation(Shape.of(size, style, options.geometry()), false));
        }
      }
    }
    return all.toArray(new Interpretation[0]);
  }

  /** The sizes that the options allow. */
  static int[] sizes(ReaderOptions options) {
    return only(options.geometry(), SIZES);
  }

  /** The sizes of jigsaws that the options allow. */
  static int[] jigsawSizes(ReaderOptions options) {
    return only(options.geometry(), JIGSAW_SIZES);
  }

  private static int[] only(@Nullable Geometry geometry, int[] sizes) {
    return geometry == null ? sizes : new int[] {geometry.size()};
  }

  /** How many rows, or lines of a puzzle each, decide. */
  int rows() {
    return lines ? shape.cells() : shape.size();
  }

  boolean fits(LineStatistics look) {
    return lines ? look.fitsPuzzle(shape) : look.fits(shape);
  }
}
