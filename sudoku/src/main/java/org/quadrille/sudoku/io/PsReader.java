package org.quadrille.sudoku.io;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;

/** Reads killers in the format of {@link PsText}, one per line; text may follow in the line. */
final class PsReader extends LineBasedReader {
  PsReader(String source, InputStream in, Runnable beforeRead) {
    super(source, in, beforeRead);
  }

  @Override
  void accept(int number, String line) {
    TrimmedLine text = new TrimmedLine(number, line);
    if (text.length() == 0 || text.charAt(0) == '#') {
      return;
    }
    String killer = text.toString();
    if (!PsText.begins(killer)) {
      add(error(number, text.indent() + 1, null, "expected a killer such as 3x3::k:…"));
      return;
    }
    try {
      PsText.Parsed parsed = PsText.parse(source(), number, killer);
      Layout layout = parsed.layout();
      add(
          new Puzzle(
              source(),
              number,
              SudokuFormat.PS,
              Alphabet.DIGITS,
              SudokuPuzzle.of(layout, Grid.empty(layout.geometry())),
              Set.of(),
              Map.of(),
              SideText.after(killer.substring(parsed.end())),
              List.of()));
    } catch (PuzzleFormatException e) {
      int column = e.column() == 0 ? 0 : text.column(e.column() - 1);
      add(error(number, column, e.cell().orElse(null), e.reason()));
    }
  }
}
