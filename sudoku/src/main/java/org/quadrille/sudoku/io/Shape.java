package org.quadrille.sudoku.io;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/** The shape of a puzzle in a text: the number of its cells and the way each is written. */
final class Shape {
  /** The way a cell is written. */
  enum Style {
    /** One character: a digit, or a digit or a letter above size 9. */
    SYMBOLS,
    /**
     * One letter, with {@code A} for the first digit; distinguished from SYMBOLS up to size 9 only.
     */
    LETTERS,
    /** One or more characters separated by white space: a number, or candidates. */
    FIELDS
  }

  /** Nine digits, one character each. */
  static final Shape CLASSIC = new Shape(9, Style.SYMBOLS, Geometry.CLASSIC);

  /** The largest size with single-digit numbers. */
  static final int LARGEST_DIGIT = 9;

  private static final String BLANK_MARKS = ".0_*-?";

  private final int size;
  private final Style style;
  private final @Nullable Geometry geometry;

  /** Maps an ASCII character to its code: 0 for a blank mark, or {@link Symbols#NO_CELL}. */
  private final byte[] values;

  private Shape(int size, Style style, @Nullable Geometry geometry) {
    this.size = size;
    this.style = style;
    this.geometry = geometry;
    this.values = values(size, style);
  }

  /**
   * Returns a shape.
   *
   * @param geometry the boxes, or null if they are unknown and can be shown by borders
   */
  static Shape of(int size, Style style, @Nullable Geometry geometry) {
    boolean classic = size == 9 && style == Style.SYMBOLS;
    boolean standard = geometry == null || geometry == Geometry.CLASSIC;
    return classic && standard ? CLASSIC : new Shape(size, style, geometry);
  }

  private static byte[] values(int size, Style style) {
    byte[] values = new byte[128];
    Arrays.fill(values, (byte) Symbols.NO_CELL);
    boolean needsAlphabet = size > LARGEST_DIGIT;
    for (char c = '1'; c <= '9' && style != Style.LETTERS; c++) {
      values[c] = (byte) (needsAlphabet ? c : c - '0' <= size ? c - '0' : Symbols.NO_CELL);
    }
    if (needsAlphabet || style == Style.LETTERS) {
      for (int k = 0; k < Math.min(size, 26); k++) {
        values['A' + k] = (byte) (needsAlphabet ? 'A' + k : k + 1);
        values['a' + k] = values['A' + k];
      }
    }
    for (int i = 0; i < BLANK_MARKS.length(); i++) {
      values[BLANK_MARKS.charAt(i)] = 0;
    }
    if (needsAlphabet) {
      values['0'] = '0'; // a digit or a blank mark, depending on the whole puzzle
    }
    if (!Symbols.isLetterOf(size, 'x')) {
      values['x'] = 0;
      values['X'] = 0;
    }
    return values;
  }

  int size() {
    return size;
  }

  int cells() {
    return size * size;
  }

  Style style() {
    return style;
  }

  boolean isFields() {
    return style == Style.FIELDS;
  }

  /**
   * Returns whether the codes of cells are characters that are decoded once the whole puzzle is
   * known.
   */
  boolean needsAlphabet() {
    return size > LARGEST_DIGIT && style == Style.SYMBOLS;
  }

  /** Returns whether the boxes are known without borders. */
  boolean boxesKnown() {
    return geometry != null;
  }

  /** Returns the known boxes, or the standard ones of the size. */
  Geometry geometry() {
    return geometry == null ? Geometry.of(size) : geometry;
  }

  /** Returns the height of the boxes if it is known without borders, else 0. */
  int knownBoxRows() {
    return geometry == null ? size == 9 ? 3 : 0 : geometry.boxRows();
  }

  /**
   * Returns the code of a character: 0 for a blank mark, {@link Symbols#NO_CELL} if it is not a
   * cell; else its digit, or if the shape {@linkplain #needsAlphabet() needs an alphabet} the
   * character in upper case.
   */
  int value(int c) {
    return c >= 0 && c < values.length ? values[c] : Symbols.NO_CELL;
  }

  boolean isCell(char c) {
    return value(c) != Symbols.NO_CELL;
  }

  /** Returns the length from which a field of mostly cells counts as a faulty puzzle. */
  int minPuzzleLength() {
    return cells() / 2 + 1;
  }
}
