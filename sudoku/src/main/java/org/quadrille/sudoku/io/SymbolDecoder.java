package org.quadrille.sudoku.io;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/** Converts the codes of single-character cells to digits. */
final class SymbolDecoder {
  private SymbolDecoder() {}

  /**
   * Decodes a whole puzzle.
   *
   * @param codes the code of each cell, see {@link Shape#value}
   * @param requested the requested alphabet, or null
   */
  static ParsedPuzzle decode(
      Shape shape,
      Geometry geometry,
      SudokuFormat format,
      byte[] codes,
      @Nullable Alphabet requested)
      throws InvalidCellException {
    if (!shape.needsAlphabet()) {
      ParsedPuzzle content = ParsedPuzzle.plain(format, geometry, codes);
      return shape.style() == Shape.Style.LETTERS
          ? ParsedPuzzle.of(format, Alphabet.LETTERS, content.puzzle())
          : content;
    }
    int[] counts = new int[128];
    boolean hasMarks = false;
    for (byte code : codes) {
      counts[code]++;
      hasMarks |= code == 0;
    }
    AlphabetChoice choice = AlphabetChoice.of(shape.size(), counts, hasMarks, requested);
    byte[] digits = new byte[codes.length];
    for (int cell = 0; cell < codes.length; cell++) {
      int value = codes[cell] == 0 ? 0 : choice.value(codes[cell]);
      if (value == Symbols.NO_CELL) {
        throw new InvalidCellException(
            cell,
            "expected a digit from " + choice.range() + ", found '" + (char) codes[cell] + "'");
      }
      digits[cell] = (byte) value;
    }
    ParsedPuzzle content =
        ParsedPuzzle.of(format, choice.alphabet(), SudokuPuzzle.of(Grid.of(geometry, digits)));
    String warning = choice.warning();
    return warning == null ? content : content.withWarnings(List.of(warning));
  }
}
