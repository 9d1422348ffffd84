package org.quadrille.sudoku.io;

/**
 * The statistics of a line whose puzzle has an unknown shape: the number of cells if each is a
 * character, the number if each is a field, and the symbols in use.
 */
final class LineStatistics {
  /** The maximum length of a row: 36 cells of 36 numbers each, with borders. */
  private static final int MAX_LENGTH = 8_192;

  private int cells;
  private int fields;
  private int longestField;
  private int highestDigit;
  private int highestLetter; // 1 for A; x is ignored
  private boolean onlySymbols = true; // only cells and separators
  private boolean onlyFieldSymbols = true;
  private boolean startsWithBar;
  private boolean hasSingleMark; // a field is a single mark or letter, which candidates never are

  private LineStatistics() {}

  static LineStatistics of(TrimmedLine line) {
    LineStatistics statistics = new LineStatistics();
    if (line.length() <= MAX_LENGTH) {
      statistics.scan(line);
    } else {
      statistics.onlySymbols = false;
      statistics.onlyFieldSymbols = false;
    }
    return statistics;
  }

  private void scan(TrimmedLine line) {
    int field = 0;
    startsWithBar = line.length() > 0 && Symbols.isVertical(line.charAt(0));
    for (int i = 0; i <= line.length(); i++) {
      char c = i < line.length() ? line.charAt(i) : ' ';
      boolean comment = c == '#' && field == 0 && fields > 0;
      if (comment || FieldRow.endsField(c)) {
        fields += field > 0 ? 1 : 0;
        hasSingleMark |= field == 1 && !isNonZero(line.charAt(i - 1));
        longestField = Math.max(longestField, field);
        field = 0;
      } else {
        field++;
        add(c);
      }
      if (comment) {
        return;
      }
    }
  }

  private static boolean isNonZero(char c) {
    return c >= '1' && c <= '9';
  }

  private void add(char c) {
    int letter = Symbols.letterIndex(c) + 1;
    if (c >= '0' && c <= '9') {
      highestDigit = Math.max(highestDigit, c - '0');
      cells++;
    } else if (letter > 0) {
      highestLetter = c == 'x' || c == 'X' ? highestLetter : Math.max(highestLetter, letter);
      cells++;
    } else if (Shape.CLASSIC.isCell(c)) {
      cells++;
    } else {
      onlySymbols = false;
    }
    onlyFieldSymbols &= FieldRow.isFieldSymbol(c);
  }

  /** Returns whether there are several fields and all are single characters. */
  boolean isSpaced() {
    return longestField == 1 && fields > 1;
  }

  boolean hasLetters() {
    return highestLetter > 0;
  }

  int fields() {
    return onlyFieldSymbols ? fields : 0;
  }

  int longestField() {
    return longestField;
  }

  /** Returns whether the line can be a row of a shape. */
  boolean fits(Shape shape) {
    int size = shape.size();
    boolean small = size <= Shape.LARGEST_DIGIT;
    return switch (shape.style()) {
      case SYMBOLS ->
          onlySymbols
              && cells == size
              && (small ? highestDigit <= size && highestLetter == 0 : highestLetter <= size);
      case LETTERS -> onlySymbols && cells == size && highestDigit == 0 && highestLetter <= size;
      case FIELDS ->
          onlyFieldSymbols
              && fields == size
              && (small ? highestDigit <= size && !hasSingleMark : highestLetter <= size);
    };
  }

  /** Returns whether the line can be a row of a shape with one or two cells too few or too many. */
  boolean isNear(Shape shape) {
    int found = shape.isFields() ? fields : cells;
    return Math.abs(found - shape.size()) <= 2 && 2 * found > shape.size();
  }

  /**
   * Returns whether the line can be a whole puzzle of up to nine digits without additional text.
   */
  boolean fitsPuzzle(Shape shape) {
    boolean cellsFit =
        onlySymbols && !startsWithBar && (fields == 1 || isSpaced()) && cells == shape.cells();
    boolean letters = shape.style() == Shape.Style.LETTERS;
    return cellsFit
        && highestDigit <= (letters ? 0 : shape.size())
        && highestLetter <= (letters ? shape.size() : 0);
  }
}
