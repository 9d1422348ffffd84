package org.quadrille.sudoku.io;

import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Reads a table. If it has a header, one column holds the puzzles, {@code variant} holds rules,
 * {@code text} holds text, and the remaining columns become details. Without a header, the first
 * field of a row that is a puzzle is read, and the remaining fields become its text.
 */
final class CsvReader extends LineBasedReader {
  private static final int CELLS = Geometry.CLASSIC.cells();

  private final ReaderOptions options;
  private boolean started;
  private char separator = ',';
  private @Nullable List<String> names;
  private int puzzleColumn;

  CsvReader(String source, InputStream in, ReaderOptions options, Runnable beforeRead) {
    super(source, in, beforeRead);
    this.options = options.withoutFormat();
  }

  @Override
  void accept(int number, String line) {
    String stripped = SideText.strip(line);
    if (stripped.isEmpty() || stripped.charAt(0) == '#') {
      return;
    }
    try {
      if (!started) {
        started = true;
        separator = CsvTable.separator(line);
        if (CsvTable.isHeader(line)) {
          names = CsvTable.names(CsvTable.split(line, separator));
          puzzleColumn = CsvTable.puzzleColumn(names);
          return;
        }
      }
      add(row(number, CsvTable.split(line, separator)));
    } catch (CsvTable.UnclosedQuoteException e) {
      add(error(number, e.column, null, String.valueOf(e.getMessage())));
    } catch (PuzzleFormatException e) {
      add(e);
    }
  }

  private Puzzle row(int number, List<CsvTable.Field> fields) {
    return names == null ? rowWithoutHeader(number, fields) : rowWithHeader(number, fields, names);
  }

  private Puzzle rowWithHeader(int number, List<CsvTable.Field> fields, List<String> names) {
    if (fields.size() <= puzzleColumn) {
      String reason = "expected %s fields, found %s".formatted(names.size(), fields.size());
      throw error(number, 0, null, reason);
    }
    Puzzle puzzle = puzzle(number, fields.get(puzzleColumn));
    SudokuPuzzle rules = puzzle.puzzle();
    String text = puzzle.text();
    Map<String, String> details = new LinkedHashMap<>();
    for (int k = 0; k < fields.size(); k++) {
      CsvTable.Field field = fields.get(k);
      if (k == puzzleColumn || field.text().isEmpty()) {
        continue;
      }
      if (k >= names.size()) {
        String reason = "expected %s fields, found %s".formatted(names.size(), fields.size());
        throw error(number, field.column(), null, reason);
      }
      switch (names.get(k)) {
        case CsvTable.VARIANT -> rules = withRules(number, field, rules);
        case CsvTable.TEXT -> text = SideText.join(text, field.text());
        default -> details.put(names.get(k), field.text());
      }
    }
    return record(number, puzzle, rules, details, text);
  }

  private SudokuPuzzle withRules(int number, CsvTable.Field field, SudokuPuzzle puzzle) {
    try {
      return VariantText.parse(field.text()).apply(puzzle);
    } catch (IllegalArgumentException e) {
      throw error(number, field.column(), null, String.valueOf(e.getMessage()));
    }
  }

  private Puzzle rowWithoutHeader(int number, List<CsvTable.Field> fields) {
    PuzzleFormatException error = null;
    for (int k = 0; k < fields.size(); k++) {
      try {
        Puzzle puzzle = puzzle(number, fields.get(k));
        String text = puzzle.text();
        for (int other = 0; other < fields.size(); other++) {
          text = other == k ? text : SideText.join(text, fields.get(other).text());
        }
        return record(number, puzzle, puzzle.puzzle(), Map.of(), text);
      } catch (PuzzleFormatException e) {
        // Report the field that looks most like a puzzle.
        error = error == null || e.cell().isPresent() ? e : error;
      }
    }
    throw error == null ? error(number, 0, null, "expected a puzzle") : error;
  }

  private Puzzle record(
      int number, Puzzle puzzle, SudokuPuzzle rules, Map<String, String> details, String text) {
    return new Puzzle(
        source(),
        number,
        SudokuFormat.CSV,
        puzzle.alphabet(),
        rules,
        puzzle.placed(),
        details,
        text,
        puzzle.warnings());
  }

  /** Reads the puzzle in a field: usually 81 digits and blank marks, else any plain text format. */
  private Puzzle puzzle(int number, CsvTable.Field field) {
    Grid grid = plainGrid(field.text());
    if (grid != null) {
      return new Puzzle(
          source(),
          number,
          SudokuFormat.CSV,
          Alphabet.DIGITS,
          SudokuPuzzle.of(grid),
          Set.of(),
          Map.of(),
          "",
          List.of());
    }
    try {
      return PuzzleReader.readOne(source(), field.text(), options);
    } catch (PuzzleFormatException e) {
      int column = field.column() + Math.max(e.column() - 1, 0);
      throw error(number, column, e.cell().orElse(null), e.reason());
    }
  }

  private static @Nullable Grid plainGrid(String cells) {
    if (cells.length() != CELLS) {
      return null;
    }
    byte[] digits = new byte[CELLS];
    char mark = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      char symbol = cells.charAt(cell);
      int value = Shape.CLASSIC.value(symbol);
      if (value < 0 || (value == 0 && mark != 0 && symbol != mark)) {
        return null;
      }
      mark = value == 0 ? symbol : mark;
      digits[cell] = (byte) value;
    }
    return Grid.of(digits);
  }
}
