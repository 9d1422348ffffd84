package org.quadrille.sudoku.io;

import java.util.List;
import org.quadrille.sudoku.Grid;

/**
 * A puzzle that was read.
 *
 * @param source the name of the file, or another word for where the text came from
 * @param line its first line, from 1
 * @param grid its digits
 * @param text what stood beside it, without blanks at the ends: a label before it, a rating, a
 *     comment or other text after it, joined with blanks; often empty
 * @param warnings what is legal but may not have been meant; mostly empty
 */
public record Puzzle(String source, int line, Grid grid, String text, List<String> warnings)
    implements PuzzleRecord {
  /**
   * Keeps a copy of the warnings.
   *
   * @param source the name of the file, or another word for where the text came from
   * @param line its first line, from 1
   * @param grid its digits
   * @param text what stood beside it
   * @param warnings what is legal but may not have been meant
   */
  public Puzzle {
    warnings = List.copyOf(warnings);
  }
}
