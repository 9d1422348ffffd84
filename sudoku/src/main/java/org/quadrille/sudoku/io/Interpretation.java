package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/**
 * An interpretation of consecutive lines: as rows of a grid, or as one puzzle per line.
 *
 * @param shape the shape of the puzzle
 * @param lines whether each line is a puzzle
 */
record Interpretation(Shape shape, boolean lines) {
  /** The sizes that are detected; other sizes have no standard boxes. */
  private static final int[] SIZES = {9, 4, 6, 8, 10, 12, 15, 16, 20, 25, 36};

  /** The sizes of jigsaws that are detected. */
  static final int[] JIGSAW_SIZES = {9, 4, 5, 6, 7, 8, 10, 12, 15, 16, 20, 25, 36};

  /** The sizes for which a puzzle in one line is as long as a row of another size. */
  private static final int[] SQUARE_SIZES = {4, 6};

  /** Returns all interpretations that the options allow, preferred ones first. */
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
        boolean redundant = letters && size > Shape.LARGEST_DIGIT;
        if (!redundant && (!fieldsOnly || style == Shape.Style.FIELDS)) {
          all.add(new Interpretation(Shape.of(size, style, options.geometry()), false));
        }
      }
    }
    return all.toArray(new Interpretation[0]);
  }

  /** Returns the sizes that the options allow. */
  static int[] sizes(ReaderOptions options) {
    return only(options.geometry(), SIZES);
  }

  /** Returns the sizes of jigsaws that the options allow. */
  static int[] jigsawSizes(ReaderOptions options) {
    return only(options.geometry(), JIGSAW_SIZES);
  }

  private static int[] only(@Nullable Geometry geometry, int[] sizes) {
    return geometry == null ? sizes : new int[] {geometry.size()};
  }

  /**
   * Returns the number of lines of a complete grid, or of lines that confirm one puzzle per line.
   */
  int rows() {
    return lines ? shape.cells() : shape.size();
  }

  boolean fits(LineStatistics statistics) {
    return lines ? statistics.fitsPuzzle(shape) : statistics.fits(shape);
  }
}
