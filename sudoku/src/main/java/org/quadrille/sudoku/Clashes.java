package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds the rules that the givens of a puzzle break. */
final class Clashes {
  private Clashes() {}

  /** Returns whether there is no clash. */
  static boolean isValid(SudokuPuzzle puzzle) {
    Grid grid = puzzle.grid();
    for (House house : puzzle.layout().houses()) {
      long seen = 0;
      for (int k = 0; k < house.size(); k++) {
        // Bit 0 stands for a blank, which never clashes.
        long bit = 1L << grid.digit(house.cell(k)) & ~1L;
        if ((seen & bit) != 0) {
          return false;
        }
        seen |= bit;
      }
      if (house.sum() > 0 && hasWrongSum(grid, house)) {
        return false;
      }
    }
    return !puzzle.hasCandidates() || struck(puzzle).isEmpty();
  }

  /** Returns all clashes: equal digits, then cages, then givens that are no candidates. */
  static List<Clash> of(SudokuPuzzle puzzle) {
    Grid grid = puzzle.grid();
    List<House> houses = puzzle.layout().houses();
    Map<Integer, Clash> repeats = new TreeMap<>(); // first * cells + second -> the clash
    for (House house : houses) {
      addRepeats(grid, house, repeats);
    }
    List<Clash> clashes = new ArrayList<>(repeats.values());
    for (House house : houses) {
      if (house.sum() > 0 && hasWrongSum(grid, house)) {
        clashes.add(new Clash.WrongSum(house, total(grid, house)));
      }
    }
    clashes.addAll(struck(puzzle));
    return List.copyOf(clashes);
  }

  private static void addRepeats(Grid grid, House house, Map<Integer, Clash> repeats) {
    for (int j = 0; j < house.size(); j++) {
      int first = house.cell(j);
      int digit = grid.digit(first);
      for (int k = j + 1; k < house.size() && digit != 0; k++) {
        int second = house.cell(k);
        if (grid.digit(second) == digit) {
          int pair = first * grid.geometry().cells() + second;
          repeats.putIfAbsent(pair, new Clash.Repeat(digit, first, second, house));
        }
      }
    }
  }

  private static int total(Grid grid, House cage) {
    int total = 0;
    for (int k = 0; k < cage.size(); k++) {
      total += grid.digit(cage.cell(k));
    }
    return total;
  }

  private static boolean hasWrongSum(Grid grid, House cage) {
    boolean full = true;
    for (int k = 0; k < cage.size(); k++) {
      full &= grid.digit(cage.cell(k)) != 0;
    }
    int total = total(grid, cage);
    return full ? total != cage.sum() : total > cage.sum();
  }

  private static List<Clash> struck(SudokuPuzzle puzzle) {
    List<Clash> struck = new ArrayList<>();
    Geometry geometry = puzzle.layout().geometry();
    for (int cell = 0; cell < geometry.cells(); cell++) {
      int digit = puzzle.grid().digit(cell);
      if (digit != 0 && (puzzle.candidates(cell) >> (digit - 1) & 1) == 0) {
        struck.add(new Clash.Struck(geometry, cell, digit));
      }
    }
    return struck;
  }
}
