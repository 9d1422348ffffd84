package org.quadrille.sudoku.io;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Collects the cells of a line, at most a whole puzzle; further ones are only counted. It remembers
 * the first blank mark and the first one of another kind.
 */
final class Cells {
  private final Shape shape;
  private final byte[] codes;
  private final int @Nullable [] columns; // where only the whole puzzle tells what a cell is
  private final String @Nullable [] fields; // where a cell is a field
  private final BarPositions bars = new BarPositions();
  private int size;
  private @Nullable BlankMark mark;
  private @Nullable BlankMark otherMark;

  Cells(Shape shape) {
    this(shape, new byte[shape.cells()], 0);
  }

  private Cells(Shape shape, byte[] codes, int size) {
    this.shape = shape;
    this.codes = codes;
    this.columns = shape == Shape.CLASSIC ? null : new int[codes.length];
    this.fields = shape.isFields() ? new String[codes.length] : null;
    this.size = size;
  }

  /** A whole classic puzzle whose blanks all have one mark. The array is taken over. */
  static Cells uniform(byte[] digits) {
    return new Cells(Shape.CLASSIC, digits, digits.length);
  }

  void add(char symbol, int column) {
    if (size < codes.length) {
      codes[size] = (byte) shape.value(symbol);
      if (columns != null) {
        columns[size] = column;
      }
      if (codes[size] == 0) {
        note(new BlankMark(symbol, size, column, shape.size()));
      }
    }
    size++;
  }

  void add(String field, int column) {
    if (size < codes.length && columns != null && fields != null) {
      columns[size] = column;
      fields[size] = field;
    }
    size++;
  }

  /** Says that a bar stands here, behind as many cells as there are. */
  void addBar() {
    bars.add(size);
  }

  /** How many cells stand between two bars, the same number everywhere; else 0. */
  int barGap() {
    return bars.gap(shape.size());
  }

  private void note(BlankMark use) {
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
  @Nullable BlankMark mark() {
    return mark;
  }

  /** The first blank mark that differs from {@link #mark()}, if any. */
  @Nullable BlankMark otherMark() {
    return otherMark;
  }

  /** The codes of the first cells, as many as there are, at most a whole puzzle. */
  byte[] codes() {
    return size >= codes.length ? codes : Arrays.copyOf(codes, size);
  }

  /** The column of a cell in its line, from 1; 0 if it is not known. */
  int column(int cell) {
    return columns == null ? 0 : columns[cell];
  }

  /** The field of a cell. */
  String field(int cell) {
    return fields == null ? "" : fields[cell];
  }

  Shape shape() {
    return shape;
  }
}
