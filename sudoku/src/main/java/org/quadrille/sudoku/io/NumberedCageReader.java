package org.quadrille.sudoku.io;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Reads killers in the format of problem 57 of CSPLib: a cage per line, its sum followed by its
 * cells as numbers from 0. A blank line ends a puzzle.
 */
final class NumberedCageReader extends LineBasedReader {
  private static final int CELLS = Geometry.CLASSIC.cells();
  private static final int MAX_CELLS = Geometry.CLASSIC.size();

  private final List<Cage> cages = new ArrayList<>();
  private final Set<Integer> used = new HashSet<>();
  private int start; // the line of the first cage; 0 between puzzles
  private boolean faulty;

  NumberedCageReader(String source, InputStream in, Runnable beforeRead) {
    super(source, in, beforeRead);
  }

  /**
   * Returns whether a text begins with such a puzzle: it has only numbers and no cell occurs twice.
   * No grid with spaces between its digits satisfies this.
   */
  static boolean fits(LookaheadInputStream input, int start) throws IOException {
    Set<Integer> cells = new HashSet<>();
    boolean several = false;
    int from = start;
    while (input.hasByte(from)) {
      int to = input.endOfLine(from);
      String line = SideText.strip(input.text(from, to));
      from = to + 1;
      if (line.isEmpty() && several) {
        return true;
      }
      if (!line.isEmpty() && line.charAt(0) != '#') {
        int[] numbers = numbers(line);
        boolean cage = numbers.length > 1 && numbers.length <= MAX_CELLS + 1;
        for (int k = 1; k < numbers.length && cage; k++) {
          cage = numbers[k] < CELLS && cells.add(numbers[k]);
        }
        if (!cage) {
          return false;
        }
        several = cells.size() > 1;
      }
    }
    return several;
  }

  /** Returns the numbers in a line; an empty array if it has anything else. */
  private static int[] numbers(String line) {
    String[] words = line.split("[ \\t]+", -1);
    int[] numbers = new int[words.length];
    for (int k = 0; k < words.length; k++) {
      boolean number = !words[k].isEmpty() && words[k].length() <= 3;
      for (int i = 0; i < words[k].length(); i++) {
        number &= words[k].charAt(i) >= '0' && words[k].charAt(i) <= '9';
      }
      if (!number) {
        return new int[0];
      }
      numbers[k] = Integer.parseInt(words[k]);
    }
    return numbers;
  }

  @Override
  void accept(int number, String line) {
    String stripped = SideText.strip(line);
    if (stripped.isEmpty()) {
      finish();
    } else if (stripped.charAt(0) != '#') {
      start = start == 0 ? number : start;
      int[] numbers = numbers(stripped);
      String reason = findError(numbers);
      if (!reason.isEmpty() && !faulty) {
        faulty = true;
        add(error(number, 0, null, reason));
      } else if (!faulty) {
        cages.add(cage(numbers));
      }
    }
  }

  private String findError(int[] numbers) {
    if (numbers.length < 2 || numbers.length > MAX_CELLS + 1) {
      return "expected a sum and one to nine cells as numbers separated by spaces";
    }
    for (int k = 1; k < numbers.length; k++) {
      if (numbers[k] >= CELLS) {
        return "expected a cell from 0 to 80, found " + numbers[k];
      }
      if (!used.add(numbers[k])) {
        return "expected each cell once, found cell %s (%s) twice"
            .formatted(numbers[k], Geometry.CLASSIC.cellName(numbers[k]));
      }
    }
    return "";
  }

  private static Cage cage(int[] numbers) {
    List<Integer> cells = new ArrayList<>();
    for (int k = 1; k < numbers.length; k++) {
      cells.add(numbers[k]);
    }
    return new Cage(cells, numbers[0]);
  }

  @Override
  void finish() {
    if (start > 0 && !faulty) {
      SudokuPuzzle puzzle = SudokuPuzzle.of(Layout.CLASSIC.withCages(cages), Grid.EMPTY);
      add(
          new Puzzle(
              source(),
              start,
              SudokuFormat.KILLER,
              Alphabet.DIGITS,
              puzzle,
              Set.of(),
              Map.of(),
              "",
              List.of()));
    }
    start = 0;
    faulty = false;
    cages.clear();
    used.clear();
  }
}
