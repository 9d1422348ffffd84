package org.quadrille.sudoku.io;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/** What the cells of a puzzle in a text are like: how many there are, and how each is written. */
final class Shape {
  /** How a cell is written. */
  enum Style {
    /** One character: a digit, or in puzzles above 9 a digit or a letter. */
    SYMBOLS,
    /** One letter, {@code A} being the first; told apart only where digits would do, up to 9. */
    LETTERS,
    /** One or more characters with blanks around them: a number, or candidates. */
    FIELDS
  }

  /** Nine digits, one character each. */
  static final Shape CLASSIC = new Shape(9, Style.SYMBOLS, Geometry.CLASSIC);

  /** The largest size whose digits need no letters. */
  static final int LARGEST_DIGIT = 9;

  private static final String BLANK_MARKS = ".0_*-?";

  private final int size;
  private final Style style;
  private final @Nullable Geometry geometry;

  /** ASCII character -> its code, 0 for a blank mark, or {@link Symbols#NO_CELL}. */
  private final byte[] values;

  private Shape(int size, Style style, @Nullable Geometry geometry) {
    this.size = size;
    this.style = style;
    this.geometry = geometry;
    this.values = values(size, style);
  }

  /**
   * A shape.
   *
   * @param geometry the boxes, if they are known; else borders may tell them
   */
  static Shape of(int size, Style style, @Nullable Geometry geometry) {
    boolean classic = size == 9 && style == Style.SYMBOLS;
    boolean usual = geometry == null || geometry == Geometry.CLASSIC;
    return classic && usual ? CLASSIC : new Shape(size, style, geometry);
  }

  private static byte[] values(int size, Style style) {
    byte[] values = new byte[128];
    Arrays.fill(values, (byte) Symbols.NO_CELL);
    boolean open = size > LARGEST_DIGIT;
    for (char c = '1'; c <= '9' && style != Style.LETTERS; c++) {
      values[c] = (byte) (open ? c : c - '0' <= size ? c - '0' : Symbols.NO_CELL);
    }
    if (open || style == Style.LETTERS) {
      for (int k = 0; k < Math.min(size, 26); k++) {
        values['A' + k] = (byte) (open ? 'A' + k : k + 1);
        values['a' + k] = values['A' + k];
      }
    }
    for (int i = 0; i < BLANK_MARKS.length(); i++) {
      values[BLANK_MARKS.charAt(i)] = 0;
    }
    if (open) {
      values['0'] = '0'; // a value or a blank mark; the whole puzzle tells
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

  /** Whether the codes of cells are characters, which only the whole puzzle turns into digits. */
  boolean isOpen() {
    return size > LARGEST_DIGIT && style == Style.SYMBOLS;
  }

  /** Whether the boxes are known without borders. */
  boolean boxesKnown() {
    return geometry != null;
  }

  /** The known boxes, or the usual ones of the size. */
  Geometry geometry() {
    return geometry == null ? Geometry.of(size) : geometry;
  }

  /** The height of a band, if it is known without borders; else 0. */
  int knownBand() {
    return geometry == null ? size == 9 ? 3 : 0 : geometry.boxRows();
  }

  /**
   * The code of a character: 0 for a blank mark, {@link Symbols#NO_CELL} for no cell; else its
   * digit, or if the shape {@linkplain #isOpen() is open} the character in upper case.
   */
  int value(int c) {
    return c >= 0 && c < values.length ? values[c] : Symbols.NO_CELL;
  }

  boolean isCell(char c) {
    return value(c) != Symbols.NO_CELL;
  }

  /** From this length on, a field that is mostly cells was meant as a puzzle. */
  int looksLong() {
    return cells() / 2 + 1;
  }
}
