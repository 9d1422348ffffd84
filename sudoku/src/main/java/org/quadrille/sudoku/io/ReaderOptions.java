package org.quadrille.sudoku.io;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/**
 * What a reader is told of a text, which it need not find out then. It never changes. A text that
 * says itself what its size or alphabet is, such as JSON, is not read otherwise.
 *
 * @param format the form in which puzzles are written, or null to detect it
 * @param geometry the size and the boxes of all puzzles, or null to detect them
 * @param alphabet how puzzles of more than nine digits write them, or null to detect it
 */
public record ReaderOptions(
    @Nullable SudokuFormat format, @Nullable Geometry geometry, @Nullable Alphabet alphabet) {
  /** Everything is detected. */
  public static final ReaderOptions DETECT = new ReaderOptions(null, null, null);

  /**
   * The sizes of puzzles that are looked for in plain text, those of jigsaws included.
   *
   * @return the numbers of digits, in ascending order
   */
  public static List<Integer> sizes() {
    return Arrays.stream(Interpretation.JIGSAW_SIZES).sorted().boxed().toList();
  }

  /**
   * Sets the form. Puzzles in another one are errors.
   *
   * @param format the form
   * @return these options, but for that
   */
  public ReaderOptions withFormat(SudokuFormat format) {
    return new ReaderOptions(format, geometry, alphabet);
  }

  /**
   * Sets the size and the boxes. Puzzles of another size are errors.
   *
   * @param geometry the size and the boxes
   * @return these options, but for that
   */
  public ReaderOptions withGeometry(Geometry geometry) {
    return new ReaderOptions(format, geometry, alphabet);
  }

  /**
   * Sets the alphabet of puzzles of more than nine digits.
   *
   * @param alphabet the alphabet
   * @return these options, but for that
   */
  public ReaderOptions withAlphabet(Alphabet alphabet) {
    return new ReaderOptions(format, geometry, alphabet);
  }

  /** What is known of puzzles within a text of another form. */
  ReaderOptions withoutFormat() {
    return new ReaderOptions(null, geometry, alphabet);
  }

  /** Whether cells are fields of candidates. */
  boolean wantsCandidates() {
    return format == SudokuFormat.PENCILMARKS || format == SudokuFormat.SDX;
  }
}
