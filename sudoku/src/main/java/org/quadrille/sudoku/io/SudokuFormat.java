package org.quadrille.sudoku.io;

import java.util.Locale;

/** The formats of sudokus; the package description explains each one. */
public enum SudokuFormat {
  /** All cells in one line, optionally with text before and after. */
  LINE,
  /** A grid of rows, plain or drawn. */
  GRID,
  /** A grid of candidates, a group of digits for each cell. */
  PENCILMARKS,
  /** Candidates by position, n characters for each cell: 729 for a 9x9 puzzle. */
  SUKAKU,
  /**
   * SadMan's {@code .sdk}: comment lines with {@code #} and a letter, sections such as {@code
   * [Puzzle]}.
   */
  SDK,
  /** SudoCue's {@code .sdx}: candidates, givens and digits placed by the user. */
  SDX,
  /** SudoCue's collection {@code .sdm}: one puzzle per line and nothing else. */
  SDM,
  /** Simple Sudoku's {@code .ss}. */
  SS,
  /** A line of HoDoKu's library. */
  HODOKU,
  /** OpenSudoku's XML. */
  OPENSUDOKU,
  /** A table of comma-separated values. */
  CSV,
  /** JSON Lines. */
  JSON,
  /** Givens followed by regions, or regions only. */
  JIGSAW,
  /** Cages as text, {@code sum = r1c1 r2c1}. */
  KILLER,
  /** The {@code 3x3::k:} string. */
  PS,
  /** A drawing in SVG; write-only. */
  SVG;

  /**
   * Returns whether this format can be read.
   *
   * @return false for a format that can only be written
   */
  public boolean isReadable() {
    return this != SVG;
  }

  /** Returns the name in lower case, as on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
