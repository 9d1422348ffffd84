package org.quadrille.sudoku.io;

import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Candidates by position: each cell has as many characters as there are digits; the d-th is the
 * d-th digit or a blank mark. A 9x9 puzzle has 729 characters.
 *
 * <p>64 characters can also be an 8x8 puzzle. They are candidates if every digit is at its position
 * and the digits would conflict as givens of an 8x8 puzzle.
 */
final class SukakuText {
  static final String WARNING =
      "64 cells are read as an 8x8 puzzle; they could also be the candidates of 4x4 cells";

  private static final Alphabet[] ALPHABETS = {Alphabet.DIGITS, Alphabet.FROM_0, Alphabet.LETTERS};

  private SukakuText() {}

  /** Returns the puzzle in the line, or null. */
  static @Nullable ClassifiedLine read(TrimmedLine line, ReaderOptions options) {
    int length = 0;
    while (length < line.length() && !Symbols.isFieldSeparator(line.charAt(length))) {
      length++;
    }
    boolean requested = options.format() == SudokuFormat.SUKAKU;
    for (int size : Interpretation.sizes(options)) {
      if (length == size * size * size && (size > 4 || requested || isFourByFour(line))) {
        return read(line, options, size);
      }
    }
    return null;
  }

  private static @Nullable ClassifiedLine read(TrimmedLine line, ReaderOptions options, int size) {
    Geometry known = options.geometry();
    Geometry geometry = known == null ? Geometry.of(size) : known;
    Alphabet bestAlphabet = Alphabet.DIGITS;
    int bestError = -1;
    for (Alphabet alphabet : ALPHABETS) {
      boolean used = alphabet.maxSize() >= size && (size > 9 || alphabet == Alphabet.DIGITS);
      boolean allowed = options.alphabet() == null || options.alphabet() == alphabet || size <= 9;
      int firstError = used && allowed ? firstError(line, size, alphabet) : -1;
      if (firstError > bestError) {
        bestAlphabet = alphabet;
        bestError = firstError;
      }
    }
    int positions = size * size * size;
    if (bestError == positions) {
      return puzzle(line, geometry, bestAlphabet);
    }
    boolean isSukaku = size == 9 || options.format() == SudokuFormat.SUKAKU;
    return isSukaku && bestError >= 0 ? faulty(line, size, bestAlphabet, bestError) : null;
  }

  /**
   * Returns the first position with neither its digit nor a blank mark, or the number of positions.
   */
  private static int firstError(TrimmedLine line, int size, Alphabet alphabet) {
    int positions = size * size * size;
    for (int k = 0; k < positions; k++) {
      if (!isBlankMark(line.charAt(k), alphabet)
          && !isDigit(line.charAt(k), k % size + 1, alphabet)) {
        return k;
      }
    }
    return positions;
  }

  private static boolean isDigit(char c, int digit, Alphabet alphabet) {
    return Character.toUpperCase(c) == alphabet.symbol(digit).charAt(0);
  }

  private static boolean isBlankMark(char c, Alphabet alphabet) {
    return (c == '0' && alphabet != Alphabet.FROM_0) || ".*_-?".indexOf(c) >= 0;
  }

  private static ClassifiedLine puzzle(TrimmedLine line, Geometry geometry, Alphabet alphabet) {
    int size = geometry.size();
    long[] candidates = new long[geometry.cells()];
    for (int k = 0; k < size * candidates.length; k++) {
      if (isDigit(line.charAt(k), k % size + 1, alphabet)) {
        candidates[k / size] |= 1L << k % size;
      }
    }
    SudokuPuzzle puzzle = SudokuPuzzle.of(Grid.empty(geometry)).withCandidates(candidates);
    String text = SideText.after(line.substring(size * candidates.length, line.length()));
    return ClassifiedLine.puzzle(
        line.number(), ParsedPuzzle.of(SudokuFormat.SUKAKU, alphabet, puzzle), text);
  }

  private static ClassifiedLine faulty(
      TrimmedLine line, int size, Alphabet alphabet, int position) {
    String reason =
        "expected candidate %s or a blank mark at place %s of the cell, found %s"
            .formatted(
                alphabet.symbol(position % size + 1), position % size + 1, line.describe(position));
    LineError error = new LineError(line.column(position), position / size, size, reason);
    return ClassifiedLine.faulty(Kind.BAD_PUZZLE, line, error);
  }

  /** Returns whether 64 characters are candidates of 4x4 cells rather than digits of 8x8. */
  private static boolean isFourByFour(TrimmedLine line) {
    int size = 8;
    if (firstError(line, 4, Alphabet.DIGITS) < 64) {
      return false;
    }
    byte[] digits = new byte[64];
    for (int cell = 0; cell < 64; cell++) {
      char c = line.charAt(cell);
      digits[cell] = (byte) (c >= '1' && c <= '4' ? c - '0' : 0);
    }
    return !Grid.of(Geometry.of(size), digits).isValid();
  }

  /** Returns whether the cells of an 8x8 puzzle can also be candidates of 4x4 cells. */
  static boolean fits(Cells cells) {
    if (cells.shape().size() != 8 || cells.shape().style() != Shape.Style.SYMBOLS) {
      return false;
    }
    byte[] codes = cells.codes();
    boolean digits = false;
    for (int k = 0; k < codes.length; k++) {
      if (codes[k] != 0 && codes[k] != k % 4 + 1) {
        return false;
      }
      digits |= codes[k] != 0;
    }
    return digits;
  }
}
