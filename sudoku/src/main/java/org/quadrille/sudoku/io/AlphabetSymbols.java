package org.quadrille.sudoku.io;

import org.quadrille.sudoku.Geometry;

/** Converts between cells and single characters of a known alphabet. */
final class AlphabetSymbols {
  private AlphabetSymbols() {}

  /** Returns the alphabet itself if it writes single characters, else the closest one that does. */
  static Alphabet singleCharacterAlphabet(Alphabet alphabet, int size) {
    boolean fits = alphabet != Alphabet.NUMBERS && size <= alphabet.maxSize();
    return fits ? alphabet : size <= Alphabet.DIGITS.maxSize() ? Alphabet.DIGITS : Alphabet.FROM_0;
  }

  /** Returns the digit of a character, 0 for a blank, or -1 if it is neither. */
  static int value(Alphabet alphabet, char symbol) {
    char c = symbol >= 'a' && symbol <= 'z' ? (char) (symbol - 'a' + 'A') : symbol;
    boolean letter = c >= 'A' && c <= 'Z';
    boolean digit = c >= '0' && c <= '9';
    if (c == '.' || (c == '0' && alphabet != Alphabet.FROM_0)) {
      return 0;
    }
    if (!letter && !digit) {
      return -1;
    }
    return switch (alphabet) {
      case LETTERS -> letter ? c - 'A' + 1 : -1;
      case FROM_0 -> letter ? c - 'A' + 11 : c - '0' + 1;
      case DIGITS, NUMBERS -> letter ? c - 'A' + 10 : c - '0';
    };
  }

  /** Returns the symbol of a digit, {@code "."} for a blank. */
  static String symbol(int digit, Alphabet alphabet) {
    return digit == 0 ? "." : alphabet.symbol(digit);
  }

  /** Returns the cell with a name such as {@code r3c7}, or -1. */
  static int cell(String name, Geometry geometry) {
    int c = name.indexOf('c');
    if (c < 2 || name.charAt(0) != 'r') {
      return -1;
    }
    int row = number(name, 1, c);
    int column = number(name, c + 1, name.length());
    int size = geometry.size();
    boolean inGrid = row >= 1 && row <= size && column >= 1 && column <= size;
    return inGrid ? geometry.cell(row - 1, column - 1) : -1;
  }

  private static int number(String text, int from, int to) {
    int number = to > from && to - from <= 2 ? 0 : -1;
    for (int i = from; i < to && number >= 0; i++) {
      char c = text.charAt(i);
      number = c >= '0' && c <= '9' ? 10 * number + c - '0' : -1;
    }
    return number;
  }
}
