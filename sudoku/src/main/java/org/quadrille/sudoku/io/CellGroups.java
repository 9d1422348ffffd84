package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;

/**
 * Reads a puzzle from a line in which the cells stand in groups of one row, or one by one, with the
 * same separator everywhere: white space, or one character with optional white space around it. A
 * blank mark can be the separator if it occurs in no group and has no white space around it.
 */
final class CellGroups {
  private final Shape shape;
  private final TrimmedLine line;
  private final int groupSize;
  private final Cells cells;
  private int position;

  /** The separator, once known; a space stands for any amount of white space. */
  private char separator;

  private CellGroups(Shape shape, TrimmedLine line, int groupSize) {
    this.shape = shape;
    this.line = line;
    this.cells = new Cells(shape);
    this.groupSize = groupSize;
  }

  /** Returns the puzzle in the line, or null. */
  static @Nullable ClassifiedLine puzzle(Shape shape, TrimmedLine line) {
    if (line.length() < shape.cells() + shape.size() - 1) {
      return null;
    }
    CellGroups rows = new CellGroups(shape, line, shape.size());
    if (rows.matches()) {
      return rows.classified();
    }
    CellGroups singleCells = new CellGroups(shape, line, 1);
    return singleCells.matches() ? singleCells.classified() : null;
  }

  private boolean matches() {
    if (!detectSeparator()) {
      return false;
    }
    for (int group = 0; group < shape.cells() / groupSize; group++) {
      if ((group > 0 && !skipSeparator()) || !readGroup()) {
        return false;
      }
    }
    return isAtEnd();
  }

  /** The separator is the character after the first group. */
  private boolean detectSeparator() {
    int next = line.skipSpaces(groupSize);
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
    int next = line.skipSpaces(position);
    if (separator == ' ') {
      boolean separated = next > position;
      position = next;
      return separated;
    }
    position = line.skipSpaces(next + 1);
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

  /** Returns whether the puzzle ends here: text may follow, but not another group. */
  private boolean isAtEnd() {
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

  private ClassifiedLine classified() {
    String after = SideText.after(line.substring(position, line.length()));
    return ClassifiedLine.puzzle(line.number(), cells, after);
  }
}
