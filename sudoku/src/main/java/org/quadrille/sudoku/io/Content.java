package org.quadrille.sudoku.io;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * What the cells of a text say, apart from the place where they stand.
 *
 * @param format the form
 * @param alphabet how digits are written
 * @param puzzle the rules, digits and candidates
 * @param placed the cells whose digits are no givens
 * @param details what the form names
 * @param warnings what may not have been meant
 */
record Content(
    SudokuFormat format,
    Alphabet alphabet,
    SudokuPuzzle puzzle,
    Set<Integer> placed,
    Map<String, String> details,
    List<String> warnings) {
  static Content of(SudokuFormat format, Alphabet alphabet, SudokuPuzzle puzzle) {
    return new Content(format, alphabet, puzzle, Set.of(), Map.of(), List.of());
  }

  /** Plain rules and digits that are written as digits. */
  static Content plain(SudokuFormat format, Geometry geometry, byte[] digits) {
    return of(format, Alphabet.DIGITS, SudokuPuzzle.of(Grid.of(geometry, digits)));
  }

  Content withPuzzle(SudokuPuzzle other) {
    return new Content(format, alphabet, other, placed, details, warnings);
  }

  Content withFormat(SudokuFormat other) {
    return new Content(other, alphabet, puzzle, placed, details, warnings);
  }

  Content withDetails(Map<String, String> other) {
    return new Content(format, alphabet, puzzle, placed, other, warnings);
  }

  Content withPlaced(Set<Integer> other) {
    return new Content(format, alphabet, puzzle, other, details, warnings);
  }

  Content withWarnings(List<String> other) {
    return new Content(format, alphabet, puzzle, placed, details, other);
  }
}
