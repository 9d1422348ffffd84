package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Decodes a puzzle whose cells are fields of one or more characters.
 *
 * <ul>
 *   <li>Above nine digits, numbers up to the size and blank marks are digits. Numbers start at 0 if
 *       there is both a 0 and another blank mark, and in a solution.
 *   <li>If a field begins with {@code u}, the text is an SDX: {@code u5} was placed by the user,
 *       {@code 5} is a given, {@code 125} are candidates.
 *   <li>Otherwise fields are candidates. Marks of a solving step ({@code *}, {@code #}, {@code @},
 *       {@code -}, and letters up to nine digits) are ignored. A single candidate is a digit,
 *       unless another cell of the row, column or box has the same candidate: then it is the only
 *       candidate left in the cell.
 * </ul>
 */
final class FieldDecoder {
  private static final String STEP_MARKS = "*#@-+!";

  private final Geometry geometry;
  private final int size;
  private final String[] fields;
  private final boolean candidatesOnly;
  private final @Nullable Alphabet requested;
  private final List<String> warnings = new ArrayList<>();
  private final Set<Integer> placed = new HashSet<>();

  private FieldDecoder(
      Geometry geometry, String[] fields, boolean candidatesOnly, @Nullable Alphabet requested) {
    this.candidatesOnly = candidatesOnly;
    this.geometry = geometry;
    this.size = geometry.size();
    this.fields = fields;
    this.requested = requested;
  }

  /**
   * Decodes a whole puzzle.
   *
   * @param candidates whether the fields are candidates even if they could be numbers
   */
  static ParsedPuzzle decode(
      Geometry geometry, String[] fields, boolean candidates, @Nullable Alphabet requested)
      throws InvalidCellException {
    FieldDecoder decoder = new FieldDecoder(geometry, fields, candidates, requested);
    boolean numbers = geometry.size() > Shape.LARGEST_DIGIT && !candidates;
    return numbers && decoder.areNumbers() ? decoder.numbers() : decoder.candidates();
  }

  /**
   * Returns whether the fields are numbers: each is one or a blank mark, and they all fit the size
   * or some are blank marks, which do not occur among candidates.
   */
  private boolean areNumbers() {
    boolean fit = true;
    boolean marks = false;
    for (String field : fields) {
      int number = number(field);
      if (number < 0) {
        return false;
      }
      marks |= number == 0;
      fit &= number <= size;
    }
    return fit || marks;
  }

  /** Returns the number in a field, 0 for a blank mark, or -1. */
  private int number(String field) {
    if (isMark(field)) {
      return 0;
    }
    int number = 0;
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      if (c < '0' || c > '9' || i > 2) {
        return -1;
      }
      number = 10 * number + c - '0';
    }
    return number;
  }

  /** Returns whether a field is a blank mark, possibly doubled to align the columns. */
  private boolean isMark(String field) {
    char c = field.charAt(0);
    if (Symbols.isLetterOf(size, c)) {
      return false; // x is a digit of this size
    }
    boolean twice = field.length() == 2 && field.charAt(1) == c && c != '0';
    return (field.length() == 1 || twice) && Shape.CLASSIC.value(c) == 0;
  }

  private ParsedPuzzle numbers() throws InvalidCellException {
    boolean fromZero = countsFromZero();
    int[] digits = new int[fields.length];
    for (int cell = 0; cell < fields.length; cell++) {
      String field = fields[cell];
      int number = number(field);
      if (isMark(field) && !(fromZero && isZero(field))) {
        continue;
      }
      checkAlphabet(cell);
      digits[cell] = fromZero ? number + 1 : number;
      if (digits[cell] > size) {
        throw new InvalidCellException(
            cell,
            "expected a number up to %s, found %s".formatted(fromZero ? size - 1 : size, number));
      }
    }
    SudokuPuzzle puzzle = SudokuPuzzle.of(Grid.of(geometry, digits));
    Alphabet alphabet = fromZero ? Alphabet.FROM_0 : Alphabet.NUMBERS;
    return new ParsedPuzzle(SudokuFormat.GRID, alphabet, puzzle, Set.of(), Map.of(), warnings);
  }

  /** Returns whether 0 is a digit and not a blank, as requested or as detected. */
  private boolean countsFromZero() {
    if (requested != null) {
      return requested == Alphabet.FROM_0;
    }
    int[] counts = new int[size];
    String mark = null;
    boolean fits = true;
    for (String field : fields) {
      if (isMark(field) && !isZero(field)) {
        mark = field;
      } else if (number(field) < size) {
        counts[number(field)]++;
      } else {
        fits = false;
      }
    }
    if (counts[0] > 0 && !fits && mark != null) {
      warnings.add("blank marks '0' and '%s' are mixed".formatted(mark));
    }
    return fits && AlphabetChoice.countsFromZero(counts, mark != null);
  }

  private static boolean isZero(String field) {
    return field.equals("0");
  }

  private void checkAlphabet(int cell) throws InvalidCellException {
    String field = fields[cell];
    boolean fits =
        requested == Alphabet.DIGITS ? field.length() == 1 : requested != Alphabet.LETTERS;
    if (!fits) {
      throw new InvalidCellException(
          cell, "expected a symbol of the alphabet %s, found %s".formatted(requested, field));
    }
  }

  private ParsedPuzzle candidates() throws InvalidCellException {
    boolean sdx = false;
    for (int cell = 0; cell < fields.length; cell++) {
      if (size <= 20 && fields[cell].length() > 1 && fields[cell].charAt(0) == 'u') {
        sdx = true;
        placed.add(cell);
      }
    }
    AlphabetChoice choice = choice();
    long[] sets = new long[fields.length];
    for (int cell = 0; cell < fields.length; cell++) {
      sets[cell] = candidateSet(cell, choice);
      if (placed.contains(cell) && Long.bitCount(sets[cell]) != 1) {
        throw new InvalidCellException(
            cell, "expected one digit after 'u', found '" + fields[cell] + "'");
      }
    }
    int[] digits = new int[fields.length];
    for (int cell = 0; cell < fields.length; cell++) {
      boolean single = Long.bitCount(sets[cell]) == 1;
      if (single && (sdx || isPlaced(cell, sets))) {
        digits[cell] = Long.numberOfTrailingZeros(sets[cell]) + 1;
      }
    }
    if (!candidatesOnly && !sdx) {
      rejectSingleOpenCell(sets);
    }
    if (choice.warning() != null && size > Shape.LARGEST_DIGIT) {
      warnings.add(choice.warning());
    }
    SudokuPuzzle puzzle = SudokuPuzzle.of(Grid.of(geometry, digits)).withCandidates(sets);
    SudokuFormat format = sdx ? SudokuFormat.SDX : SudokuFormat.PENCILMARKS;
    return new ParsedPuzzle(format, choice.alphabet(), puzzle, placed, Map.of(), warnings);
  }

  /**
   * Rejects a puzzle with several candidates in only one cell: that is a solved grid with an extra
   * digit. If candidates are left, at least two cells have several.
   */
  private void rejectSingleOpenCell(long[] sets) throws InvalidCellException {
    int openCell = -1;
    for (int cell = 0; cell < sets.length; cell++) {
      if (Long.bitCount(sets[cell]) > 1) {
        if (openCell >= 0) {
          return;
        }
        openCell = cell;
      }
    }
    if (openCell >= 0) {
      throw new InvalidCellException(
          openCell, "expected one digit, found '" + fields[openCell] + "'");
    }
  }

  private AlphabetChoice choice() throws InvalidCellException {
    if (size <= Shape.LARGEST_DIGIT) {
      return AlphabetChoice.detect(size, new int[128], false);
    }
    int[] counts = new int[128];
    for (String field : fields) {
      for (int i = 0; i < field.length(); i++) {
        char c = Character.toUpperCase(field.charAt(i));
        counts[c < 128 ? c : 0]++;
      }
    }
    return AlphabetChoice.of(size, counts, false, requested);
  }

  /** Returns the candidates of a cell. */
  private long candidateSet(int cell, AlphabetChoice choice) throws InvalidCellException {
    String field = fields[cell];
    if (isMark(field)) {
      if (!candidatesOnly && size <= Shape.LARGEST_DIGIT) {
        throw new InvalidCellException(cell, "expected candidates, found a blank mark");
      }
      if (warnings.isEmpty()) {
        warnings.add(
            "'%s' among candidates is read as all digits, first in %s"
                .formatted(field, geometry.cellName(cell)));
      }
      return (1L << size) - 1;
    }
    long candidateSet = 0;
    for (int i = placed.contains(cell) ? 1 : 0; i < field.length(); i++) {
      char c = field.charAt(i);
      boolean letter = size <= Shape.LARGEST_DIGIT && Symbols.letterIndex(c) >= 0;
      if (letter || STEP_MARKS.indexOf(c) >= 0) {
        continue;
      }
      int value = Character.isLetterOrDigit(c) ? choice.value(c) : Symbols.NO_CELL;
      if (value <= 0) {
        throw new InvalidCellException(
            cell,
            "expected candidates from %s, found '%s'"
                .formatted(range(choice), field.length() > 40 ? field.substring(0, 40) : field));
      }
      if ((candidateSet & 1L << (value - 1)) != 0) {
        throw new InvalidCellException(
            cell, "expected each candidate once, found %s twice".formatted(c));
      }
      candidateSet |= 1L << (value - 1);
    }
    if (candidateSet == 0) {
      throw new InvalidCellException(cell, "expected candidates, found '%s'".formatted(field));
    }
    return candidateSet;
  }

  private String range(AlphabetChoice choice) {
    return size <= Shape.LARGEST_DIGIT ? "1 to " + size : choice.range();
  }

  /** Returns whether no other cell of the row, column and box has the only candidate of a cell. */
  private boolean isPlaced(int cell, long[] sets) {
    for (int other = 0; other < sets.length; other++) {
      boolean peer =
          other != cell
              && (geometry.rowOf(other) == geometry.rowOf(cell)
                  || geometry.columnOf(other) == geometry.columnOf(cell)
                  || geometry.boxOf(other) == geometry.boxOf(cell));
      if (peer && (sets[other] & sets[cell]) != 0) {
        return false;
      }
    }
    return true;
  }
}
