package org.quadrille.sudoku.io;

import java.util.Locale;
import org.quadrille.sudoku.Grid;

/**
 * How a text writes the digits of a puzzle: which symbols stand for the values 1 to n, and which
 * for a blank cell. Solutions are written in the alphabet that was read.
 */
public enum Alphabet {
  /** {@code 1} to {@code 9}, above that letters: {@code A} is 10. Up to 35. */
  DIGITS {
    @Override
    public int maxSize() {
      return 35;
    }

    @Override
    public String symbol(int value) {
      return String.valueOf(FROM_ZERO.charAt(value));
    }
  },
  /** {@code 0} to {@code 9}, then letters, {@code 0} being the first value. Up to 36. */
  FROM_0 {
    @Override
    public int maxSize() {
      return 36;
    }

    @Override
    public String symbol(int value) {
      return String.valueOf(FROM_ZERO.charAt(value - 1));
    }
  },
  /** Letters alone, {@code A} being the first value. Up to 26. */
  LETTERS {
    @Override
    public int maxSize() {
      return 26;
    }

    @Override
    public String symbol(int value) {
      return String.valueOf((char) ('A' + value - 1));
    }
  },
  /** Decimal numbers, with something between them. */
  NUMBERS {
    @Override
    public int maxSize() {
      return 36;
    }

    @Override
    public String symbol(int value) {
      return Integer.toString(value);
    }
  };

  private static final String FROM_ZERO = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  /**
   * The largest puzzle that it can write.
   *
   * @return the number of digits of that puzzle
   */
  public abstract int maxSize();

  /**
   * The symbol of a digit.
   *
   * @param value the digit, {@code 1 .. maxSize()}
   * @return one character, or for {@link #NUMBERS} one or two
   * @throws IndexOutOfBoundsException or another runtime exception if there is no such digit
   */
  public abstract String symbol(int value);

  /**
   * A grid in one line.
   *
   * @param grid the grid, not larger than {@link #maxSize()}
   * @return a symbol for each cell, {@code "."} for a blank, with blanks between them if they are
   *     {@link #NUMBERS}
   */
  public String line(Grid grid) {
    if (this == DIGITS && grid.geometry().size() <= Shape.LARGEST_DIGIT) {
      return grid.toLine();
    }
    String between = this == NUMBERS ? " " : "";
    StringBuilder line = new StringBuilder();
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      line.append(cell == 0 ? "" : between);
      line.append(AlphabetSymbols.symbol(grid.digit(cell), this));
    }
    return line.toString();
  }

  /** The name in lower case, with a hyphen for the underscore. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
