package org.quadrille.sudoku.io;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Tells what each line is when seen alone. The tests are ordered so that the strictest comes first.
 */
final class LineClassifier {
  private static final int CELLS = Shape.CLASSIC.cells();

  private final Shape shape;

  LineClassifier(Shape shape) {
    this.shape = shape;
  }

  /**
   * The quick way for nearly all lines of a large file: 81 cells at the start, with one kind of
   * blank mark, and nothing or a separator behind them. Anything else is left to the thorough way.
   */
  static @Nullable ClassifiedLine plainPuzzle(LineSource source) {
    int from = source.from();
    int behind = from + CELLS;
    if (behind > source.to()) {
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
    if (behind == source.to()) {
      if (mayBeCandidates(digits)) {
        return null;
      }
      return ClassifiedLine.puzzle(source.number(), Cells.uniform(digits), "");
    }
    char separator = firstCharacter(bytes, behind, source.to());
    return Symbols.isTextSeparator(separator)
        ? ClassifiedLine.puzzle(
            source.number(), Cells.uniform(digits), SideText.after(source.text(behind)))
        : null;
  }

  /** Whether each digit stands at its place among nine, as in a row of candidates by position. */
  private static boolean mayBeCandidates(byte[] digits) {
    for (int cell = 0; cell < CELLS; cell++) {
      if (digits[cell] != 0 && digits[cell] != cell % 9 + 1) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the first cell has a neighbour with its symbol, and no symbol stands in more than nine
   * cells, as in a layout of nine regions. Neither solutions nor puzzles with the usual number of
   * blanks are like that.
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

  /** Enough of a decoder to see the no-break space as well. */
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
   * @param skippedField the number of a field between commas that is not to be read, or -1
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
    LineError flaw = field.flaw();
    // A field may be but a part of 81 cells that have a gap.
    if (flaw != null && !row.flaw().equals(LineError.unevenGroups(shape))) {
      return ClassifiedLine.faulty(Kind.BAD_PUZZLE, line, flaw);
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
