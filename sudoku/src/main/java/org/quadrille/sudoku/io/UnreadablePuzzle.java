package org.quadrille.sudoku.io;

/**
 * A part of a text that cannot be read. Reading continues after it.
 *
 * @param error the error and its position
 */
public record UnreadablePuzzle(PuzzleFormatException error) implements PuzzleRecord {
  @Override
  public String source() {
    return error.source();
  }

  @Override
  public int line() {
    return error.line();
  }
}
