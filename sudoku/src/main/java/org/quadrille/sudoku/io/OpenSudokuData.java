package org.quadrille.sudoku.io;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * The data of an OpenSudoku game: 81 digits with 0 for a blank cell, or {@code version: 1} followed
 * by {@code value|notes|editable|} for each cell. Later versions have more fields and are not
 * supported.
 *
 * <p>A digit in an editable cell was placed by the player. Notes are the player's marks and need
 * not be complete, so they are not read as candidates; a warning reports them.
 */
record OpenSudokuData(Grid grid, Set<Integer> placed, int cellsWithNotes) {
  /** The detail for the name of the folder. */
  static final String FOLDER = "folder";

  private static final int CELLS = Geometry.CLASSIC.cells();
  private static final String VERSION = "version:";

  /** Reports an error in the data; the cell is -1 if the error is not in a single cell. */
  static final class DataException extends Exception {
    private static final long serialVersionUID = 1L;

    final int cell;

    DataException(int cell, String reason) {
      super(reason);
      this.cell = cell;
    }
  }

  static OpenSudokuData parse(String attribute) throws DataException {
    String data = attribute.strip();
    return data.startsWith(VERSION) ? parseFields(data) : parseDigits(data);
  }

  private static OpenSudokuData parseDigits(String data) throws DataException {
    byte[] digits = new byte[CELLS];
    for (int cell = 0; cell < Math.min(CELLS, data.length()); cell++) {
      digits[cell] = (byte) digit(cell, data.substring(cell, cell + 1));
    }
    if (data.length() != CELLS) {
      throw new DataException(-1, "expected " + CELLS + " digits, found " + data.length());
    }
    return new OpenSudokuData(Grid.of(digits), Set.of(), 0);
  }

  private static int digit(int cell, String text) throws DataException {
    if (text.length() != 1 || text.charAt(0) < '0' || text.charAt(0) > '9') {
      String found = text.isEmpty() ? "nothing" : Symbols.describe(text, 0);
      throw new DataException(cell, "expected a digit from 0 to 9, found " + found);
    }
    return text.charAt(0) - '0';
  }

  private static OpenSudokuData parseFields(String data) throws DataException {
    int end = VERSION.length();
    while (end < data.length() && data.charAt(end) == ' ') {
      end++;
    }
    int number = end;
    while (end < data.length() && data.charAt(end) > ' ') {
      end++;
    }
    if (!data.substring(number, end).equals("1")) {
      throw new DataException(-1, "expected data of version 1, found another version");
    }
    String[] fields = data.substring(end).strip().split("\\|", 3 * CELLS + 2);
    byte[] digits = new byte[CELLS];
    Set<Integer> placed = new HashSet<>();
    int cellsWithNotes = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      if (fields.length < 3 * cell + 4) {
        throw new DataException(cell, "expected value|notes|editable|, found the end of the data");
      }
      digits[cell] = (byte) digit(cell, fields[3 * cell].strip());
      cellsWithNotes += hasNotes(cell, fields[3 * cell + 1]) ? 1 : 0;
      int editable = digit(cell, fields[3 * cell + 2]);
      if (editable > 1) {
        throw new DataException(cell, "expected 0 or 1 for editable, found " + editable);
      }
      if (editable == 1 && digits[cell] > 0) {
        placed.add(cell);
      }
    }
    if (!fields[3 * CELLS].isBlank() || fields.length > 3 * CELLS + 1) {
      throw new DataException(-1, "expected " + CELLS + " cells, found more");
    }
    return new OpenSudokuData(Grid.of(digits), placed, cellsWithNotes);
  }

  /** Checks the notes of a cell, {@code 1,2,} or {@code -}, and returns whether there are any. */
  private static boolean hasNotes(int cell, String notes) throws DataException {
    if (notes.equals("-")) {
      return false;
    }
    for (int i = 0; i < notes.length(); i++) {
      char c = notes.charAt(i);
      if (c != ',' && (c < '0' || c > '9')) {
        throw new DataException(
            cell, "expected notes such as 1,2, or -, found " + Symbols.describe(notes, i));
      }
    }
    return !notes.isEmpty();
  }

  Puzzle record(String source, int line, Map<String, String> details, String note) {
    List<String> warnings =
        cellsWithNotes == 0
            ? List.of()
            : List.of(
                cellsWithNotes
                    + (cellsWithNotes == 1 ? " cell with notes" : " cells with notes")
                    + "; notes are not read");
    return new Puzzle(
        source,
        line,
        SudokuFormat.OPENSUDOKU,
        Alphabet.DIGITS,
        SudokuPuzzle.of(grid),
        placed,
        details,
        note,
        warnings);
  }

  /** Writes the digits of a puzzle, as fields if some were placed. */
  static String write(Puzzle puzzle) {
    StringBuilder data = new StringBuilder();
    boolean fields = !puzzle.placed().isEmpty();
    data.append(fields ? VERSION + " 1\n" : "");
    for (int cell = 0; cell < CELLS; cell++) {
      int digit = puzzle.grid().digit(cell);
      data.append(digit);
      if (fields) {
        data.append("|-|").append(digit == 0 || puzzle.placed().contains(cell) ? 1 : 0).append('|');
      }
    }
    return data.toString();
  }
}
