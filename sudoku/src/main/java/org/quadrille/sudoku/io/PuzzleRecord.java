package org.quadrille.sudoku.io;

/** A part of a text: a puzzle, or input that cannot be read. */
public sealed interface PuzzleRecord permits Puzzle, UnreadablePuzzle {
  /**
   * Returns the origin of the text.
   *
   * @return the name of the file, or another name
   */
  String source();

  /**
   * Returns the first line of a puzzle, or the line of the error.
   *
   * @return the line, from 1
   */
  int line();
}
