package org.quadrille.sudoku.io;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Collects the cells of a line, up to the number of a whole puzzle; further cells are only counted.
 * Also records the first blank mark and the first different one.
 */
final class Cells {
  private final Shape shape;
  private final byte[] codes;
  private final int @Nullable []
      columns; // null for classic puzzles, whose cells are decoded one by one
  private final String @Nullable [] fields; // null unless cells are fields
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

  /** Creates a whole classic puzzle with one kind of blank mark. Takes ownership of the array. */
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
        recordMark(new BlankMark(symbol, size, column, shape.size()));
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

  /** Records a bar after the current number of cells. */
  void addBar() {
    bars.add(size);
  }

  /** Returns the number of cells between neighbouring bars if it is the same everywhere, else 0. */
  int barSpacing() {
    return bars.spacing(shape.size());
  }

  private void recordMark(BlankMark use) {
    if (mark == null) {
      mark = use;
    } else if (otherMark == null && !Symbols.sameMark(mark.symbol(), use.symbol())) {
      otherMark = use;
    }
  }

  int size() {
    return size;
  }

  /** Returns the first blank mark; null if there is none, and for a {@link #uniform} puzzle. */
  @Nullable BlankMark mark() {
    return mark;
  }

  /** Returns the first blank mark that differs from {@link #mark()}, or null. */
  @Nullable BlankMark otherMark() {
    return otherMark;
  }

  /** Returns the codes of the cells read so far, at most those of a whole puzzle. */
  byte[] codes() {
    return size >= codes.length ? codes : Arrays.copyOf(codes, size);
  }

  /** Returns the column of a cell in its line, from 1; 0 if unknown. */
  int column(int cell) {
    return columns == null ? 0 : columns[cell];
  }

  /** Returns the field of a cell. */
  String field(int cell) {
    return fields == null ? "" : fields[cell];
  }

  Shape shape() {
    return shape;
  }
}
