package org.quadrille.sudoku.io;

/** What a {@link SudokuReader} finds in a text: a puzzle, or something that it cannot read. */
public sealed interface PuzzleRecord permits Puzzle, UnreadablePuzzle {
  /**
   * Where the text came from.
   *
   * @return the name of the file, or another word
   */
  String source();

  /**
   * Where to look: the first line of a puzzle, or the line at fault.
   *
   * @return the line, from 1
   */
  int line();
}
