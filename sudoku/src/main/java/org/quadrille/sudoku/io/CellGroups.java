package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;

/**
 * Reads the cells of a puzzle in groups of a row, or one by one, with the same separator between
 * all of them: blanks, or one character that may have blanks around it. A blank mark separates as
 * well if it stands in no group and there are no blanks around it.
 */
final class CellGroups {
  private final Shape shape;
  private final TrimmedLine line;
  private final int groupSize;
  private final Cells cells;
  private int position;

  /** The separator, once it is known; a blank stands for any number of blanks. */
  private char separator;

  private CellGroups(Shape shape, TrimmedLine line, int groupSize) {
    this.shape = shape;
    this.line = line;
    this.cells = new Cells(shape);
    this.groupSize = groupSize;
  }

  /** The puzzle in the line, or null. */
  static @Nullable ClassifiedLine puzzle(Shape shape, TrimmedLine line) {
    if (line.length() < shape.cells() + shape.size() - 1) {
      return null;
    }
    CellGroups rows = new CellGroups(shape, line, shape.size());
    if (rows.matches()) {
      return rows.reading();
    }
    CellGroups ones = new CellGroups(shape, line, 1);
    return ones.matches() ? ones.reading() : null;
  }

  private boolean matches() {
    if (!learnSeparator()) {
      return false;
    }
    for (int group = 0; group < shape.cells() / groupSize; group++) {
      if ((group > 0 && !skipSeparator()) || !readGroup()) {
        return false;
      }
    }
    return endsHere();
  }

  /** The separator is what stands behind the first group. */
  private boolean learnSeparator() {
    int next = line.skipBlanks(groupSize);
    if (!line.isCell(shape, next)) {
      separator = line.charAt(next);
      return true;
    }
    separator = next > groupSize ? ' ' : line.charAt(next);
    return separator == ' ' || isMark(separator);
  }

  private boolean isMark(char c) {
    return shape.value(c) == 0 || c == '0';
  }

  private boolean skipSeparator() {
    if (shape.isCell(separator)) {
      return position < line.length() && line.charAt(position++) == separator;
    }
    int next = line.skipBlanks(position);
    if (separator == ' ') {
      boolean separated = next > position;
      position = next;
      return separated;
    }
    position = line.skipBlanks(next + 1);
    return next < line.length() && line.charAt(next) == separator;
  }

  private boolean readGroup() {
    for (int k = 0; k < groupSize; k++) {
      if (!line.isCell(shape, position) || line.charAt(position) == separator) {
        return false;
      }
      cells.add(line.charAt(position), line.column(position));
      position++;
    }
    return true;
  }

  /** Text may follow, but not one more group. */
  private boolean endsHere() {
    int i = position;
    while (i < line.length() && Symbols.isTextSeparator(line.charAt(i))) {
      i++;
    }
    int group = i;
    while (line.isCell(shape, group)) {
      group++;
    }
    return i == line.length() || (i > position && group - i != groupSize);
  }

  private ClassifiedLine reading() {
    String after = SideText.after(line.substring(position, line.length()));
    return ClassifiedLine.puzzle(line.number(), cells, after);
  }
}
