package org.quadrille.sudoku.io;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/**
 * Collects the cells of a line, at most a whole puzzle; further ones are only counted. It remembers
 * the first blank mark and the first one of another kind.
 */
final class Cells {
  private final byte[] digits;
  private int size;
  private @Nullable MarkUse mark;
  private @Nullable MarkUse otherMark;

  Cells() {
    this(new byte[Geometry.CLASSIC.cells()], 0);
  }

  private Cells(byte[] digits, int size) {
    this.digits = digits;
    this.size = size;
  }

  /** A whole puzzle whose blanks all have one mark. The array is taken over. */
  static Cells uniform(byte[] digits) {
    return new Cells(digits, digits.length);
  }

  void add(char symbol, int column) {
    if (size < digits.length) {
      digits[size] = (byte) Symbols.value(symbol);
      if (digits[size] == 0) {
        note(new MarkUse(symbol, size, column));
      }
    }
    size++;
  }

  private void note(MarkUse use) {
    if (mark == null) {
      mark = use;
    } else if (otherMark == null && !Symbols.sameMark(mark.symbol(), use.symbol())) {
      otherMark = use;
    }
  }

  int size() {
    return size;
  }

  /** The first blank mark; null if there is none, and in a {@link #uniform} puzzle. */
  @Nullable MarkUse mark() {
    return mark;
  }

  /** The first blank mark that differs from {@link #mark()}, if any. */
  @Nullable MarkUse otherMark() {
    return otherMark;
  }

  /** The digits of the first cells, as many as there are, at most a whole puzzle. */
  byte[] digits() {
    return size >= digits.length ? digits : Arrays.copyOf(digits, size);
  }
}
