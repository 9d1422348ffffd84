package org.quadrille.sudoku.io;

import java.util.Locale;

/** The forms in which sudokus are written; the package tells each one. */
public enum SudokuFormat {
  /** All cells in one line, perhaps with text before and behind. */
  LINE,
  /** Rows, plain or drawn. */
  GRID,
  /** A grid of candidates, a group of digits for each cell. */
  PENCILMARKS,
  /** Candidates by position, n characters for each cell: 729 for a 9x9 puzzle. */
  SUKAKU,
  /** SadMan's {@code .sdk}: lines that begin with {@code #} and a letter, {@code [Puzzle]}. */
  SDK,
  /** SudoCue's {@code .sdx}: candidates, givens and digits placed by the user. */
  SDX,
  /** SudoCue's collection {@code .sdm}: a puzzle a line and nothing else. */
  SDM,
  /** Simple Sudoku's {@code .ss}. */
  SS,
  /** A line of HoDoKu's library. */
  HODOKU,
  /** OpenSudoku's XML. */
  OPENSUDOKU,
  /** A table with commas. */
  CSV,
  /** JSON Lines. */
  JSON,
  /** Givens and then regions, or a layout alone. */
  JIGSAW,
  /** Cages as text, {@code sum = r1c1 r2c1}. */
  KILLER,
  /** The {@code 3x3::k:} string. */
  PS,
  /** A drawing in SVG; written only. */
  SVG;

  /**
   * Whether there is a reader for it.
   *
   * @return false for a form that is only written
   */
  public boolean isReadable() {
    return this != SVG;
  }

  /** The name in lower case, as on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
