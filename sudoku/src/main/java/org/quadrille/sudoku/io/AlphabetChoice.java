package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;

/**
 * Chooses the alphabet of a puzzle of more than nine digits from the symbols that it uses.
 *
 * <ul>
 *   <li>{@code 0} next to another blank mark is a digit, so digits start at 0. The same holds if
 *       every symbol occurs once per row, as in a solution.
 *   <li>Letters without digits 1 to 9: {@code A} is the first digit.
 *   <li>Digits and a letter that is too high for an alphabet that starts at 0: {@code A} is 10.
 *   <li>Digits and lower letters only fit both alphabets. Both give the same puzzle with other
 *       names for the digits; {@code A} is read as 10, with a warning.
 *   <li>36 digits always start at 0.
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
   * Chooses the alphabet.
   *
   * @param counts the number of occurrences of each ASCII character, letters in upper case
   * @param hasMarks whether there is a blank mark other than 0
   * @param requested the requested alphabet, or null
   * @throws InvalidCellException if the requested alphabet is too small
   */
  static AlphabetChoice of(int size, int[] counts, boolean hasMarks, @Nullable Alphabet requested)
      throws InvalidCellException {
    if (requested != null && requested != Alphabet.NUMBERS) {
      if (size > requested.maxSize()) {
        String reason =
            "the alphabet " + requested + " has at most " + requested.maxSize() + " digits";
        throw new InvalidCellException(0, reason);
      }
      return new AlphabetChoice(size, requested, null);
    }
    return detect(size, counts, hasMarks);
  }

  /** Chooses the alphabet from the symbols only. */
  static AlphabetChoice detect(int size, int[] counts, boolean hasMarks) {
    boolean digits = false;
    for (char c = '1'; c <= '9'; c++) {
      digits |= counts[c] > 0;
    }
    int highestLetter = -1;
    for (int k = 0; k < 26; k++) {
      highestLetter = counts['A' + k] > 0 ? k : highestLetter;
    }
    boolean zero = counts['0'] > 0;
    boolean fromZeroFits = highestLetter < size - 10;
    if (size > Alphabet.DIGITS.maxSize()
        || (fromZeroFits && countsFromZero(fromZero(size, counts), hasMarks))) {
      return new AlphabetChoice(size, Alphabet.FROM_0, null);
    }
    if (!digits && highestLetter >= 0 && size <= Alphabet.LETTERS.maxSize()) {
      return new AlphabetChoice(size, Alphabet.LETTERS, null);
    }
    boolean fitsBoth = digits && !zero && fromZeroFits && size <= Alphabet.DIGITS.maxSize();
    return new AlphabetChoice(size, Alphabet.DIGITS, fitsBoth ? ambiguityWarning(size) : null);
  }

  /** Returns how often each number occurs if the symbols start at 0. */
  private static int[] fromZero(int size, int[] counts) {
    int[] numbers = new int[size];
    for (int number = 0; number < size; number++) {
      numbers[number] = counts[Alphabet.FROM_0.symbol(number + 1).charAt(0)];
    }
    return numbers;
  }

  /**
   * Returns whether 0 is a digit and not a blank, given that every digit fits an alphabet that
   * starts at 0.
   *
   * @param counts the number of occurrences of each number from 0 to size - 1
   * @param hasMarks whether there is a blank mark other than 0
   */
  static boolean countsFromZero(int[] counts, boolean hasMarks) {
    boolean isSolution = true;
    for (int count : counts) {
      isSolution &= count == counts.length;
    }
    return counts[0] > 0 && (hasMarks || isSolution);
  }

  private static String ambiguityWarning(int size) {
    return "digits are read as 1 to %s with %s = 10; the symbols could also be 0 to %s"
        .formatted(
            Alphabet.DIGITS.symbol(size), Alphabet.DIGITS.symbol(10), Alphabet.FROM_0.symbol(size));
  }

  Alphabet alphabet() {
    return alphabet;
  }

  /** Returns a warning that names the other possible reading of the symbols, or null. */
  @Nullable String warning() {
    return warning;
  }

  /** Returns the digit of a symbol, 0 for a blank, or {@link Symbols#NO_CELL} if it is neither. */
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

  /** Returns the range of the digits as written, for messages. */
  String range() {
    return alphabet.symbol(1) + " to " + alphabet.symbol(Math.min(size, alphabet.maxSize()));
  }
}
