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
record ParsedPuzzle(
    SudokuFormat format,
    Alphabet alphabet,
    SudokuPuzzle puzzle,
    Set<Integer> placed,
    Map<String, String> details,
    List<String> warnings) {
  static ParsedPuzzle of(SudokuFormat format, Alphabet alphabet, SudokuPuzzle puzzle) {
    return new ParsedPuzzle(format, alphabet, puzzle, Set.of(), Map.of(), List.of());
  }

  /** Plain rules and digits that are written as digits. */
  static ParsedPuzzle plain(SudokuFormat format, Geometry geometry, byte[] digits) {
    return of(format, Alphabet.DIGITS, SudokuPuzzle.of(Grid.of(geometry, digits)));
  }

  ParsedPuzzle withPuzzle(SudokuPuzzle other) {
    return new ParsedPuzzle(format, alphabet, other, placed, details, warnings);
  }

  ParsedPuzzle withFormat(SudokuFormat other) {
    return new ParsedPuzzle(other, alphabet, puzzle, placed, details, warnings);
  }

  ParsedPuzzle withDetails(Map<String, String> other) {
    return new ParsedPuzzle(format, alphabet, puzzle, placed, other, warnings);
  }

  ParsedPuzzle withPlaced(Set<Integer> other) {
    return new ParsedPuzzle(format, alphabet, puzzle, other, details, warnings);
  }

  ParsedPuzzle withWarnings(List<String> other) {
    return new ParsedPuzzle(format, alphabet, puzzle, placed, details, other);
  }
}
