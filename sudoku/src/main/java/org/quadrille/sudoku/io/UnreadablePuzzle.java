package org.quadrille.sudoku.io;

/**
 * A part of a text that cannot be read. Reading goes on behind it.
 *
 * @param error what is wrong, and where
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
