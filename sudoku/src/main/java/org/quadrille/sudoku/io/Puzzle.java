package org.quadrille.sudoku.io;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * A puzzle read from a text, together with everything else that the text states about it.
 *
 * @param source the name of the file, or another name for the origin of the text
 * @param line the first line of the puzzle, from 1
 * @param format the format in which the puzzle was written
 * @param alphabet the alphabet of the digits in the text
 * @param puzzle the rules, digits and candidates
 * @param placed the cells, from 0, whose digits are not givens but were placed by the user
 * @param details named properties such as an author or a level, by lower-case name
 * @param text the text beside the puzzle, without white space at its ends: a label before it, a
 *     rating, a comment or other text after it, joined with spaces; often empty
 * @param warnings descriptions of legal input that may be a mistake; usually empty
 */
public record Puzzle(
    String source,
    int line,
    SudokuFormat format,
    Alphabet alphabet,
    SudokuPuzzle puzzle,
    Set<Integer> placed,
    Map<String, String> details,
    String text,
    List<String> warnings)
    implements PuzzleRecord {
  /**
   * Copies the collections.
   *
   * @param source the name of the file, or another name for the origin of the text
   * @param line the first line of the puzzle, from 1
   * @param format the format in which the puzzle was written
   * @param alphabet the alphabet of the digits in the text
   * @param puzzle the rules, digits and candidates
   * @param placed the cells, from 0, whose digits are not givens
   * @param details named properties, by lower-case name
   * @param text the text beside the puzzle
   * @param warnings descriptions of legal input that may be a mistake
   */
  public Puzzle {
    placed = Set.copyOf(placed);
    details = Map.copyOf(details);
    warnings = List.copyOf(warnings);
  }

  /**
   * Returns a copy with other rules, digits and candidates.
   *
   * @param other the rules, digits and candidates
   * @return the copy
   */
  public Puzzle withPuzzle(SudokuPuzzle other) {
    return new Puzzle(source, line, format, alphabet, other, placed, details, text, warnings);
  }

  /**
   * Returns the digits, including those that were placed.
   *
   * @return the grid of the puzzle
   */
  public Grid grid() {
    return puzzle.grid();
  }
}
