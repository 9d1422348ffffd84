package org.quadrille.sudoku.io;

import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Reads a line as a row of fields: numbers or candidates separated by white space, commas,
 * semicolons or bars. If that fails, it finds the most likely meaning of the line.
 */
final class FieldRow {
  private static final int MAX_LENGTH_DIFFERENCE = 2;

  private final Shape shape;
  private final TrimmedLine line;
  private final Cells cells;
  private int bars;
  private int end;
  private int firstExtra;

  private FieldRow(Shape shape, TrimmedLine line) {
    this.shape = shape;
    this.line = line;
    this.cells = new Cells(shape);
  }

  static ClassifiedLine read(Shape shape, TrimmedLine line) {
    return new FieldRow(shape, line).read();
  }

  private ClassifiedLine read() {
    int size = shape.size();
    int i = 0;
    while (i < line.length()) {
      char c = line.charAt(i);
      if (Symbols.isVertical(c)) {
        bars++;
        cells.addBar();
        i++;
      } else if (Symbols.isFieldSeparator(c)) {
        i++;
      } else if (c == '#' && cells.size() == size) {
        break; // a comment
      } else {
        int start = i;
        while (i < line.length() && !endsField(line.charAt(i))) {
          if (!isFieldSymbol(line.charAt(i))) {
            return stray(i);
          }
          i++;
        }
        addField(start, i);
      }
    }
    return cells.size() == size ? classified(Kind.ROW, LineError.NONE) : wrongLength();
  }

  private void addField(int start, int end) {
    if (cells.size() == shape.size()) {
      firstExtra = start;
    }
    cells.add(line.substring(start, end), line.column(start));
    this.end = end;
  }

  static boolean endsField(char c) {
    return Symbols.isVertical(c) || Symbols.isFieldSeparator(c);
  }

  /**
   * Returns whether a character is a digit, a letter, a blank mark or the mark of a solving step.
   */
  static boolean isFieldSymbol(char c) {
    return (c < 128 && Character.isLetterOrDigit(c)) || ".*_-?#@+".indexOf(c) >= 0;
  }

  private ClassifiedLine stray(int index) {
    int found = cells.size();
    boolean isRowLike = bars > 1 && found > 0;
    return isRowLike
        ? classified(
            Kind.BAD_ROW,
            LineError.stray(shape, line, index, found, found < shape.size() ? shape.size() : 0))
        : classified(Kind.PROSE, LineError.prose());
  }

  private ClassifiedLine wrongLength() {
    int found = cells.size();
    int size = shape.size();
    boolean digits = false;
    for (int i = 0; i < line.length(); i++) {
      digits |= Character.isDigit(line.charAt(i));
    }
    if (found == 0 || !digits) {
      return classified(Kind.PROSE, LineError.prose());
    }
    int column = line.column(found < size ? end : firstExtra);
    boolean isNearlyRow =
        found >= size - MAX_LENGTH_DIFFERENCE && found <= size + MAX_LENGTH_DIFFERENCE;
    return classified(
        isNearlyRow ? Kind.BAD_ROW : Kind.CELLS, LineError.rowLength(shape, found, column));
  }

  private ClassifiedLine classified(Kind kind, LineError error) {
    return new ClassifiedLine(kind, line.number(), cells, error, line.toString(), bars > 1);
  }
}
