package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;

/**
 * Decides how a puzzle of more than nine digits writes them, from all the symbols that it uses.
 *
 * <ul>
 *   <li>{@code 0} beside another blank mark is a digit, so digits count from 0; so is it where
 *       every symbol occurs as often as there are rows, which is a solution.
 *   <li>Letters and no digit from 1 to 9: {@code A} is the first digit.
 *   <li>Digits and a letter too high for counting from 0: {@code A} is 10.
 *   <li>Digits and lower letters alone fit both ways of counting. Both make the same puzzle, with
 *       other names for the digits; {@code A} is taken for 10, with a warning.
 *   <li>36 digits can only count from 0.
 * </ul>
 */
final class AlphabetChoice {
  private final int size;
  private final Alphabet alphabet;
  private final @Nullable String warning;

  private AlphabetChoice(int size, Alphabet alphabet, @Nullable String warning) {
    this.size = size;
    this.alphabet = alphabet;
    this.warning = warning;
  }

  /**
   * Decides.
   *
   * @param counts how often each ASCII character occurs, letters in upper case
   * @param marks whether there is a blank mark other than 0
   * @param wanted the alphabet that was asked for, or null
   * @throws InvalidCellException if the alphabet that was asked for is too small
   */
  static AlphabetChoice of(int size, int[] counts, boolean marks, @Nullable Alphabet wanted)
      throws InvalidCellException {
    if (wanted != null && wanted != Alphabet.NUMBERS) {
      if (size > wanted.maxSize()) {
        String reason = "the alphabet " + wanted + " has at most " + wanted.maxSize() + " digits";
        throw new InvalidCellException(0, reason);
      }
      return new AlphabetChoice(size, wanted, null);
    }
    return detect(size, counts, marks);
  }

  /** Decides by the symbols alone. */
  static AlphabetChoice detect(int size, int[] counts, boolean marks) {
    boolean digits = false;
    for (char c = '1'; c <= '9'; c++) {
      digits |= counts[c] > 0;
    }
    int top = -1; // the highest letter
    for (int k = 0; k < 26; k++) {
      top = counts['A' + k] > 0 ? k : top;
    }
    boolean zero = counts['0'] > 0;
    boolean fromZeroFits = top < size - 10;
    if (size > Alphabet.DIGITS.maxSize()
        || (fromZeroFits && countsFromZero(fromZero(size, counts), marks))) {
      return new AlphabetChoice(size, Alphabet.FROM_0, null);
    }
    if (!digits && top >= 0 && size <= Alphabet.LETTERS.maxSize()) {
      return new AlphabetChoice(size, Alphabet.LETTERS, null);
    }
    boolean either = digits && !zero && fromZeroFits && size <= Alphabet.DIGITS.maxSize();
    return new AlphabetChoice(size, Alphabet.DIGITS, either ? either(size) : null);
  }

  /** How often each number occurs, if the symbols count from 0. */
  private static int[] fromZero(int size, int[] counts) {
    int[] numbers = new int[size];
    for (int number = 0; number < size; number++) {
      numbers[number] = counts[Alphabet.FROM_0.symbol(number + 1).charAt(0)];
    }
    return numbers;
  }

  /**
   * Whether 0 is a digit, and no blank, where no digit is too high for counting from 0.
   *
   * @param counts how often each number occurs, from 0 up to the size less one
   * @param marks whether there is a blank mark other than 0
   */
  static boolean countsFromZero(int[] counts, boolean marks) {
    boolean isSolution = true;
    for (int count : counts) {
      isSolution &= count == counts.length;
    }
    return counts[0] > 0 && (marks || isSolution);
  }

  private static String either(int size) {
    return "digits read as 1 to %s, %s being 10; the symbols could also be 0 to %s"
        .formatted(
            Alphabet.DIGITS.symbol(size), Alphabet.DIGITS.symbol(10), Alphabet.FROM_0.symbol(size));
  }

  Alphabet alphabet() {
    return alphabet;
  }

  /** What else the symbols could mean, or null. */
  @Nullable String warning() {
    return warning;
  }

  /** The digit of a symbol, 0 for a blank, or {@link Symbols#NO_CELL} if it has none. */
  int value(int symbol) {
    int letter = Symbols.letterIndex(symbol);
    int digit = symbol >= '0' && symbol <= '9' ? symbol - '0' : -1;
    int value =
        switch (alphabet) {
          case FROM_0 -> letter >= 0 ? letter + 11 : digit + 1;
          case LETTERS -> letter >= 0 ? letter + 1 : digit == 0 ? 0 : size + 1;
          default -> letter >= 0 ? letter + 10 : digit;
        };
    return value > size ? Symbols.NO_CELL : value;
  }

  /** The digits as they are written, for messages. */
  String range() {
    return alphabet.symbol(1) + " to " + alphabet.symbol(Math.min(size, alphabet.maxSize()));
  }
}
