package org.quadrille.sudoku.io;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/**
 * Options of a reader: properties of the text that are known in advance. Immutable. A format such
 * as JSON that states its own size or alphabet is read as it states.
 *
 * @param format the format of the puzzles, or null to detect it
 * @param geometry the size and the boxes of all puzzles, or null to detect them
 * @param alphabet the alphabet of puzzles of more than nine digits, or null to detect it
 */
public record ReaderOptions(
    @Nullable SudokuFormat format, @Nullable Geometry geometry, @Nullable Alphabet alphabet) {
  /** All properties are detected. */
  public static final ReaderOptions DETECT = new ReaderOptions(null, null, null);

  /**
   * Returns the sizes that are detected in plain text, including those of jigsaws.
   *
   * @return the numbers of digits, in ascending order
   */
  public static List<Integer> sizes() {
    return Arrays.stream(Interpretation.JIGSAW_SIZES).sorted().boxed().toList();
  }

  /**
   * Returns a copy with this format. Puzzles in another format are errors.
   *
   * @param format the format
   * @return the copy
   */
  public ReaderOptions withFormat(SudokuFormat format) {
    return new ReaderOptions(format, geometry, alphabet);
  }

  /**
   * Returns a copy with this size and these boxes. Puzzles of another size are errors.
   *
   * @param geometry the size and the boxes
   * @return the copy
   */
  public ReaderOptions withGeometry(Geometry geometry) {
    return new ReaderOptions(format, geometry, alphabet);
  }

  /**
   * Returns a copy with this alphabet for puzzles of more than nine digits.
   *
   * @param alphabet the alphabet
   * @return the copy
   */
  public ReaderOptions withAlphabet(Alphabet alphabet) {
    return new ReaderOptions(format, geometry, alphabet);
  }

  /** Returns the options for puzzles embedded in another format. */
  ReaderOptions withoutFormat() {
    return new ReaderOptions(null, geometry, alphabet);
  }

  /** Returns whether cells are fields of candidates. */
  boolean wantsCandidates() {
    return format == SudokuFormat.PENCILMARKS || format == SudokuFormat.SDX;
  }
}
