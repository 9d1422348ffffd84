package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/**
 * A puzzle of more than nine digits in one line, as numbers separated by white space, commas or
 * similar characters.
 */
final class NumberLine {
  private NumberLine() {}

  /** Returns the puzzle in a line, or null. */
  static @Nullable ClassifiedLine read(
      TrimmedLine line, LineStatistics statistics, ReaderOptions options) {
    boolean numbers =
        statistics.fields() >= 100 && statistics.longestField() <= 2 && !statistics.hasLetters();
    for (int size : Interpretation.sizes(options)) {
      if (numbers && size > Shape.LARGEST_DIGIT && statistics.fields() == size * size) {
        Geometry requestedGeometry = options.geometry();
        Geometry geometry = requestedGeometry == null ? Geometry.of(size) : requestedGeometry;
        return read(line, geometry, options.alphabet());
      }
    }
    return null;
  }

  private static ClassifiedLine read(
      TrimmedLine line, Geometry geometry, @Nullable Alphabet requested) {
    String[] fields = new String[geometry.cells()];
    int[] columns = new int[fields.length];
    int cell = 0;
    int i = 0;
    for (; i < line.length() && cell < fields.length; i++) {
      int start = i;
      while (i < line.length() && !FieldRow.endsField(line.charAt(i))) {
        i++;
      }
      if (i > start) {
        fields[cell] = line.substring(start, i);
        columns[cell++] = line.column(start);
      }
    }
    String text = SideText.after(line.substring(Math.min(i, line.length()), line.length()));
    try {
      ParsedPuzzle content = FieldDecoder.decode(geometry, fields, false, requested);
      return ClassifiedLine.puzzle(line.number(), content.withFormat(SudokuFormat.LINE), text);
    } catch (InvalidCellException e) {
      LineError error = new LineError(columns[e.cell()], e.cell(), geometry.size(), e.reason());
      return ClassifiedLine.faulty(ClassifiedLine.Kind.BAD_PUZZLE, line, error);
    }
  }
}
