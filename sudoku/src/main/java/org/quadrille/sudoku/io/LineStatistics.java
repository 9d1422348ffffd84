package org.quadrille.sudoku.io;

/**
 * What a line looks like before anybody knows the shape of its puzzle: how many cells it would have
 * if each were a character, how many if each were a field, and which symbols it uses.
 */
final class LineStatistics {
  /** The longest line that can be a row: 36 cells with as many numbers each, and frames. */
  private static final int LONGEST = 8_192;

  private int cells;
  private int fields;
  private int longestField;
  private int topDigit;
  private int topLetter; // 1 for A; x does not count
  private boolean symbols = true; // nothing but cells and separators
  private boolean fieldSymbols = true;
  private boolean framed; // a bar stands before the cells
  private boolean lone; // a field is a mark or a letter alone, which no candidates are

  private LineStatistics() {}

  static LineStatistics at(TrimmedLine line) {
    LineStatistics look = new LineStatistics();
    if (line.length() <= LONGEST) {
      look.scan(line);
    } else {
      look.symbols = false;
      look.fieldSymbols = false;
    }
    return look;
  }

  private void scan(TrimmedLine line) {
    int field = 0;
    framed = line.length() > 0 && Symbols.isVertical(line.charAt(0));
    for (int i = 0; i <= line.length(); i++) {
      char c = i < line.length() ? line.charAt(i) : ' ';
      boolean comment = c == '#' && field == 0 && fields > 0;
      if (comment || FieldRow.endsField(c)) {
        fields += field > 0 ? 1 : 0;
        lone |= field == 1 && !isNonZero(line.charAt(i - 1));
        longestField = Math.max(longestField, field);
        field = 0;
      } else {
        field++;
        look(c);
      }
      if (comment) {
        return;
      }
    }
  }

  private static boolean isNonZero(char c) {
    return c >= '1' && c <= '9';
  }

  private void look(char c) {
    int letter = Symbols.letterIndex(c) + 1;
    if (c >= '0' && c <= '9') {
      topDigit = Math.max(topDigit, c - '0');
      cells++;
    } else if (letter > 0) {
      topLetter = c == 'x' || c == 'X' ? topLetter : Math.max(topLetter, letter);
      cells++;
    } else if (Shape.CLASSIC.isCell(c)) {
      cells++;
    } else {
      symbols = false;
    }
    fieldSymbols &= FieldRow.isFieldSymbol(c);
  }

  /** Whether all fields are single characters, more than one. */
  boolean isSpaced() {
    return longestField == 1 && fields > 1;
  }

  boolean hasLetters() {
    return topLetter > 0;
  }

  int fields() {
    return fieldSymbols ? fields : 0;
  }

  int longestField() {
    return longestField;
  }

  /** Whether it may be a row of a shape. */
  boolean fits(Shape shape) {
    int size = shape.size();
    boolean small = size <= Shape.LARGEST_DIGIT;
    return switch (shape.style()) {
      case SYMBOLS ->
          symbols
              && cells == size
              && (small ? topDigit <= size && topLetter == 0 : topLetter <= size);
      case LETTERS -> symbols && cells == size && topDigit == 0 && topLetter <= size;
      case FIELDS ->
          fieldSymbols && fields == size && (small ? topDigit <= size && !lone : topLetter <= size);
    };
  }

  /** Whether it may be a row of a shape with a cell or two too few or too many. */
  boolean isNear(Shape shape) {
    int found = shape.isFields() ? fields : cells;
    return Math.abs(found - shape.size()) <= 2 && 2 * found > shape.size();
  }

  /** Whether it may be a whole puzzle of up to nine digits, with nothing beside it. */
  boolean fitsPuzzle(Shape shape) {
    boolean whole = symbols && !framed && (fields == 1 || isSpaced()) && cells == shape.cells();
    boolean letters = shape.style() == Shape.Style.LETTERS;
    return whole
        && topDigit <= (letters ? 0 : shape.size())
        && topLetter <= (letters ? shape.size() : 0);
  }
}
