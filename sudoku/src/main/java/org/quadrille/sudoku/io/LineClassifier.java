package org.quadrille.sudoku.io;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Classifies each line without its context. The tests are ordered from the strictest to the most
 * lenient.
 */
final class LineClassifier {
  private static final int CELLS = Shape.CLASSIC.cells();

  private final Shape shape;

  LineClassifier(Shape shape) {
    this.shape = shape;
  }

  /**
   * A fast path for nearly all lines of a large file: 81 cells at the start of the line, with one
   * kind of blank mark, followed by nothing or a separator. Returns null for anything else.
   */
  static @Nullable ClassifiedLine plainPuzzle(LineSource source) {
    int from = source.from();
    int end = from + CELLS;
    if (end > source.to()) {
      return null;
    }
    byte[] bytes = source.bytes();
    byte[] digits = new byte[CELLS];
    int mark = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      int symbol = bytes[from + cell];
      int value = Shape.CLASSIC.value(symbol);
      if (value == Symbols.NO_CELL) {
        return null;
      }
      if (value == 0 && symbol != mark) {
        if (mark != 0) {
          return null;
        }
        mark = symbol;
      }
      digits[cell] = (byte) value;
    }
    if (mayBeRegions(digits)) {
      return null;
    }
    if (end == source.to()) {
      if (mayBeCandidates(digits)) {
        return null;
      }
      return ClassifiedLine.puzzle(source.number(), Cells.uniform(digits), "");
    }
    char separator = firstCharacter(bytes, end, source.to());
    return Symbols.isTextSeparator(separator)
        ? ClassifiedLine.puzzle(
            source.number(), Cells.uniform(digits), SideText.after(source.text(end)))
        : null;
  }

  /** Returns whether every digit d is at position d of nine, as in candidates by position. */
  private static boolean mayBeCandidates(byte[] digits) {
    for (int cell = 0; cell < CELLS; cell++) {
      if (digits[cell] != 0 && digits[cell] != cell % 9 + 1) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether the first cell has a neighbour with the same symbol and no symbol occurs in
   * more than nine cells, as in a layout of nine regions. Neither solutions nor puzzles with the
   * usual number of blank cells have this property.
   */
  private static boolean mayBeRegions(byte[] digits) {
    if (digits[0] != digits[1] && digits[0] != digits[Shape.CLASSIC.size()]) {
      return false;
    }
    int[] counts = new int[Shape.CLASSIC.size() + 1];
    for (byte digit : digits) {
      if (++counts[digit] > Shape.CLASSIC.size()) {
        return false;
      }
    }
    return true;
  }

  /** Decodes just enough to recognise a no-break space. */
  private static char firstCharacter(byte[] bytes, int index, int limit) {
    if (bytes[index] >= 0) {
      return (char) bytes[index];
    }
    int length = Math.min(2, limit - index);
    return new String(bytes, index, length, StandardCharsets.UTF_8).charAt(0);
  }

  /**
   * Classifies a line.
   *
   * @param skippedField the number of a comma-separated field to skip, or -1
   */
  ClassifiedLine classify(TrimmedLine line, int skippedField) {
    if (line.length() == 0) {
      return ClassifiedLine.plain(Kind.BLANK, line.number(), "");
    }
    if (line.charAt(0) == '#') {
      return ClassifiedLine.plain(Kind.COMMENT, line.number(), line.toString());
    }
    Kind border = BorderClassifier.classify(shape, line);
    if (border == Kind.BORDER) {
      return ClassifiedLine.plain(Kind.BORDER, line.number(), line.toString());
    }
    if (border != Kind.PROSE) {
      return row(line).as(border);
    }
    return classifyCells(line, skippedField);
  }

  private ClassifiedLine row(TrimmedLine line) {
    return shape.isFields() ? FieldRow.read(shape, line) : SymbolRow.read(shape, line);
  }

  private ClassifiedLine classifyCells(TrimmedLine line, int skippedField) {
    if (shape.isFields()) {
      return Headings.isLabel(line) ? label(line) : row(line);
    }
    PuzzleFieldFinder field = PuzzleFieldFinder.in(shape, line, skippedField);
    ClassifiedLine puzzle = field.puzzle();
    if (puzzle == null) {
      puzzle = CellGroups.puzzle(shape, line);
    }
    if (puzzle != null) {
      return puzzle;
    }
    ClassifiedLine row = row(line);
    LineError error = field.error();
    // A field can be only a part of 81 cells with a gap.
    if (error != null && !row.error().equals(LineError.unevenGroups(shape))) {
      return ClassifiedLine.faulty(Kind.BAD_PUZZLE, line, error);
    }
    if (Headings.isLabel(line)) {
      return label(line);
    }
    return row;
  }

  private ClassifiedLine label(TrimmedLine line) {
    return new ClassifiedLine(
        Kind.LABEL, line.number(), new Cells(shape), LineError.NONE, line.toString(), false);
  }
}
