package org.quadrille.sudoku.io;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * A puzzle that was read, with all that the text says of it.
 *
 * @param source the name of the file, or another word for where the text came from
 * @param line its first line, from 1
 * @param format the form in which it was written
 * @param alphabet how its digits were written
 * @param puzzle its rules, digits and candidates
 * @param placed the cells, from 0, whose digits are not givens: somebody has placed them
 * @param details what the format names: an author, a level and the like; by lower-case name
 * @param text what stood beside it, without blanks at the ends: a label before it, a rating, a
 *     comment or other text after it, joined with blanks; often empty
 * @param warnings what is legal but may not have been meant; mostly empty
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
   * Keeps copies of the collections.
   *
   * @param source the name of the file, or another word for where the text came from
   * @param line its first line, from 1
   * @param format the form in which it was written
   * @param alphabet how its digits were written
   * @param puzzle its rules, digits and candidates
   * @param placed the cells whose digits are not givens
   * @param details what the format names
   * @param text what stood beside it
   * @param warnings what is legal but may not have been meant
   */
  public Puzzle {
    placed = Set.copyOf(placed);
    details = Map.copyOf(details);
    warnings = List.copyOf(warnings);
  }

  /**
   * Replaces the rules, digits and candidates.
   *
   * @param other the rules, digits and candidates
   * @return this record, but for that
   */
  public Puzzle withPuzzle(SudokuPuzzle other) {
    return new Puzzle(source, line, format, alphabet, other, placed, details, text, warnings);
  }

  /**
   * Its digits, those that were placed included.
   *
   * @return the grid of the puzzle
   */
  public Grid grid() {
    return puzzle.grid();
  }
}
