package org.quadrille.sudoku.io;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * A puzzle as parsed from a text, without its position in the text.
 *
 * @param format the format
 * @param alphabet the alphabet of the digits
 * @param puzzle the rules, digits and candidates
 * @param placed the cells with digits that are not givens
 * @param details named properties such as the author
 * @param warnings descriptions of unusual input that was accepted
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

  /** A puzzle with the standard rules in the alphabet {@link Alphabet#DIGITS}. */
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
