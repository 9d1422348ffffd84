package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * SumoCue: {@code SumoCueV1} and an entry for each of 81 cells. There are two dialects. In both,
 * {@code Jk} is the region of the cell, from 0. In SudoCue's own dialect, {@code =n} begins a cage
 * of sum n, or no cage if n is 0, and {@code +k} belongs to the cage that begins in cell k, from 0.
 * In the jigsaw dialect, {@code =v} is the digit of the cell, or 0. A {@code +} or a number above 9
 * shows that the dialect is the first.
 */
final class SumoCueText {
  private static final String NAME = "SumoCueV";
  private static final int CELLS = 81;

  private final TrimmedLine line;
  private final boolean[] joinsCage = new boolean[CELLS];
  private final int[] numbers = new int[CELLS];
  private final int[] regions = new int[CELLS];
  private final int[] columns = new int[CELLS];
  private boolean hasCages;
  private boolean hasRegions;

  private SumoCueText(TrimmedLine line) {
    this.line = line;
  }

  static boolean matches(TrimmedLine line) {
    for (int i = 0; i < NAME.length(); i++) {
      if (i >= line.length()
          || Character.toLowerCase(line.charAt(i)) != Character.toLowerCase(NAME.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  static ClassifiedLine read(TrimmedLine line) {
    SumoCueText text = new SumoCueText(line);
    try {
      int i = NAME.length();
      while (i < line.length() && line.charAt(i) >= '0' && line.charAt(i) <= '9') {
        i++;
      }
      for (int cell = 0; cell < CELLS; cell++) {
        i = text.entry(cell, line.skipSpaces(i));
      }
      if (line.skipSpaces(i) < line.length()) {
        return ClassifiedLine.faulty(
            Kind.BAD_PUZZLE,
            line,
            new LineError(line.column(i), LineError.NO_CELL, 9, "expected 81 entries, found more"));
      }
      return ClassifiedLine.puzzle(line.number(), text.content(), "");
    } catch (InvalidCellException e) {
      LineError error = new LineError(line.column(text.columns[e.cell()]), e.cell(), 9, e.reason());
      return ClassifiedLine.faulty(Kind.BAD_PUZZLE, line, error);
    }
  }

  /** Reads an entry and returns the index after it. */
  private int entry(int cell, int start) throws InvalidCellException {
    columns[cell] = Math.min(start, line.length());
    boolean sign =
        start < line.length() && (line.charAt(start) == '=' || line.charAt(start) == '+');
    if (!sign) {
      throw new InvalidCellException(cell, "expected an entry such as =5J0");
    }
    joinsCage[cell] = line.charAt(start) == '+';
    int end = numberEnd(start + 1);
    numbers[cell] = number(cell, start + 1, end);
    hasCages |= joinsCage[cell] || numbers[cell] > 9;
    if (end < line.length() && (line.charAt(end) == 'J' || line.charAt(end) == 'j')) {
      int regionEnd = numberEnd(end + 1);
      regions[cell] = number(cell, end + 1, regionEnd);
      hasRegions = true;
      return regionEnd;
    }
    return end;
  }

  private int numberEnd(int start) {
    int end = start;
    while (end < line.length() && line.charAt(end) >= '0' && line.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private int number(int cell, int start, int end) throws InvalidCellException {
    if (start == end || end - start > 4) {
      throw new InvalidCellException(
          cell, "expected a number of one to four digits in an entry such as =5J0");
    }
    return Integer.parseInt(line.substring(start, end));
  }

  private ParsedPuzzle content() throws InvalidCellException {
    Layout layout = Layout.CLASSIC;
    if (hasRegions) {
      try {
        layout = layout.withRegions(regions);
      } catch (IllegalArgumentException e) {
        throw new InvalidCellException(0, String.valueOf(e.getMessage()));
      }
    }
    if (!hasCages) {
      Grid grid = Grid.of(Geometry.CLASSIC, numbers);
      return ParsedPuzzle.of(SudokuFormat.JIGSAW, Alphabet.DIGITS, SudokuPuzzle.of(layout, grid));
    }
    layout = layout.withCages(hasCages());
    return ParsedPuzzle.of(
        SudokuFormat.KILLER, Alphabet.DIGITS, SudokuPuzzle.of(layout, Grid.EMPTY));
  }

  private List<Cage> hasCages() throws InvalidCellException {
    List<List<Integer>> members = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      members.add(new ArrayList<>());
    }
    for (int cell = 0; cell < CELLS; cell++) {
      int first = cell;
      for (int steps = 0; joinsCage[first]; steps++) {
        if (numbers[first] >= CELLS || steps == CELLS) {
          throw new InvalidCellException(cell, "expected the number of a cell that begins a cage");
        }
        first = numbers[first];
      }
      members.get(first).add(cell);
    }
    List<Cage> hasCages = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      if (!joinsCage[cell] && numbers[cell] > 0) {
        if (members.get(cell).size() > 9) {
          throw new InvalidCellException(
              cell, "expected a cage of at most 9 cells, found " + members.get(cell).size());
        }
        hasCages.add(new Cage(members.get(cell), numbers[cell]));
      }
    }
    return hasCages;
  }
}
