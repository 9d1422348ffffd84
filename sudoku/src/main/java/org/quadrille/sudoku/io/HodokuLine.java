package org.quadrille.sudoku.io;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * A line of HoDoKu's library: {@code :technique:digits:grid:removed:eliminations:placements:extra}.
 * In the grid, {@code +} precedes a digit that is not a given. Removed candidates, written as
 * digit, row and column, are part of the puzzle; the eliminations and placements of the step are
 * only kept as details.
 */
final class HodokuLine {
  private static final String[] NAMES = {
    "technique", "digits", "", "", "eliminations", "placements", "extra"
  };

  /** The values of the parts if there is no step. */
  private static final String[] NONE = {"0000", "x", "", "", "", "", ""};

  private static final int GRID = 2;
  private static final int REMOVED = 3;
  private static final int MIN_PARTS = 5;

  private final TrimmedLine line;
  private final int[] starts = new int[NAMES.length + 1];
  private int parts;

  private HodokuLine(TrimmedLine line) {
    this.line = line;
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == ':' && parts < NAMES.length) {
        starts[parts++] = i + 1;
      }
    }
    starts[parts] = line.length() + 1;
  }

  /** Returns whether the line begins with a colon, a technique code and a colon. */
  static boolean matches(TrimmedLine line) {
    int i = 1;
    while (i < line.length() && line.charAt(i) >= '0' && line.charAt(i) <= '9') {
      i++;
    }
    return i >= 5 && i <= 6 && line.charAt(0) == ':' && i < line.length() && line.charAt(i) == ':';
  }

  /** Returns whether a detail is a part of such a line and can be written there. */
  static boolean isPart(String name, String detail) {
    int part = Arrays.asList(NAMES).indexOf(name);
    boolean fits = part >= 0 && !name.isEmpty() && !detail.equals(NONE[part]);
    if (part == 0) {
      return fits && detail.matches("[0-9]{4,5}");
    }
    return fits && FormatWriter.isLine(detail) && detail.indexOf(':') < 0;
  }

  /** Returns the text before the grid. */
  static String beforeGrid(Map<String, String> details) {
    return ":"
        + details.getOrDefault(NAMES[0], NONE[0])
        + ":"
        + details.getOrDefault(NAMES[1], NONE[1])
        + ":";
  }

  /** Returns the text after the removed candidates. */
  static String afterCandidates(Map<String, String> details) {
    StringBuilder parts = new StringBuilder();
    for (int part = REMOVED + 1; part < NAMES.length; part++) {
      boolean optional = part == NAMES.length - 1 && !details.containsKey(NAMES[part]);
      parts.append(optional ? "" : ":" + details.getOrDefault(NAMES[part], NONE[part]));
    }
    return parts.toString();
  }

  static ClassifiedLine read(TrimmedLine line) {
    return new HodokuLine(line).read();
  }

  private ClassifiedLine read() {
    if (parts < MIN_PARTS) {
      String reason =
          "expected at least %s parts after colons, found %s".formatted(MIN_PARTS, parts);
      return faulty(0, LineError.NO_CELL, reason);
    }
    byte[] digits = new byte[Shape.CLASSIC.cells()];
    Set<Integer> placed = new HashSet<>();
    int cell = 0;
    for (int i = starts[GRID]; i < starts[GRID + 1] - 1; i++) {
      boolean plus = line.charAt(i) == '+' && i + 1 < starts[GRID + 1] - 1;
      i += plus ? 1 : 0;
      int value = Shape.CLASSIC.value(line.charAt(i));
      if (value == Symbols.NO_CELL || (plus && value == 0)) {
        int knownCell = cell < digits.length ? cell : LineError.NO_CELL;
        String reason =
            (plus
                    ? "expected a digit after '+', found "
                    : "expected a digit or a blank mark, found ")
                + line.describe(i);
        return faulty(line.column(i), knownCell, reason);
      }
      if (cell == digits.length) {
        return faulty(line.column(i), LineError.NO_CELL, "expected 81 cells, found more");
      }
      if (plus) {
        placed.add(cell);
      }
      digits[cell++] = (byte) value;
    }
    if (cell < digits.length) {
      return faulty(line.column(starts[GRID + 1] - 1), cell, "expected 81 cells, found " + cell);
    }
    return removeCandidates(digits, placed);
  }

  private ClassifiedLine removeCandidates(byte[] digits, Set<Integer> placed) {
    Geometry geometry = Geometry.CLASSIC;
    SudokuPuzzle puzzle = SudokuPuzzle.of(Grid.of(digits));
    int end = starts[REMOVED + 1] - 1;
    for (int i = line.skipSpaces(starts[REMOVED]); i < end; i = line.skipSpaces(i + 3)) {
      boolean three = i + 3 <= end && isDigit(i) && isDigit(i + 1) && isDigit(i + 2);
      if (!three || (i + 3 < end && !line.isSpace(i + 3))) {
        return faulty(
            line.column(i),
            LineError.NO_CELL,
            "expected a removed candidate as digit, row and column");
      }
      int cell = geometry.cell(line.charAt(i + 1) - '1', line.charAt(i + 2) - '1');
      puzzle = puzzle.without(cell, line.charAt(i) - '0');
    }
    ParsedPuzzle content =
        new ParsedPuzzle(
            SudokuFormat.HODOKU, Alphabet.DIGITS, puzzle, placed, details(), List.of());
    return ClassifiedLine.puzzle(line.number(), content, "");
  }

  private boolean isDigit(int index) {
    return line.charAt(index) >= '1' && line.charAt(index) <= '9';
  }

  private Map<String, String> details() {
    Map<String, String> details = new LinkedHashMap<>();
    for (int part = 0; part < parts; part++) {
      int end = Math.max(starts[part], starts[part + 1] - 1);
      String value = SideText.strip(line.substring(starts[part], end));
      if (!NAMES[part].isEmpty() && !value.equals(NONE[part]) && !value.isEmpty()) {
        details.put(NAMES[part], value);
      }
    }
    return details;
  }

  private ClassifiedLine faulty(int column, int cell, String reason) {
    return ClassifiedLine.faulty(
        Kind.BAD_PUZZLE, line, new LineError(column, cell, Shape.CLASSIC.size(), reason));
  }
}
