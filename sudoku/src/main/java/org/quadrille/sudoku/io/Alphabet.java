package org.quadrille.sudoku.io;

import java.util.Locale;
import org.quadrille.sudoku.Grid;

/**
 * The symbols that a text uses for the digits 1 to n of a puzzle and for a blank cell. Solutions
 * are written in the alphabet of the puzzle.
 */
public enum Alphabet {
  /** {@code 1} to {@code 9}, then letters from {@code A} = 10. Sizes up to 35. */
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
  /** {@code 0} to {@code 9}, then letters; {@code 0} is the first digit. Sizes up to 36. */
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
  /** Letters only; {@code A} is the first digit. Sizes up to 26. */
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
  /** Decimal numbers with a separator between them. */
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
   * Returns the largest puzzle size that this alphabet can write.
   *
   * @return the number of digits
   */
  public abstract int maxSize();

  /**
   * Returns the symbol of a digit.
   *
   * @param value the digit, {@code 1 .. maxSize()}
   * @return one character; one or two for {@link #NUMBERS}
   * @throws IndexOutOfBoundsException or another runtime exception if there is no such digit
   */
  public abstract String symbol(int value);

  /**
   * Writes a grid in one line.
   *
   * @param grid the grid, of a size of at most {@link #maxSize()}
   * @return a symbol for each cell, row by row, {@code "."} for a blank cell; {@link #NUMBERS} are
   *     separated by spaces
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

  /** Returns the name in lower case, with a hyphen instead of the underscore. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
