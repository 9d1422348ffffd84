package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.Variant;

/** Random puzzles with any features; they need not have a solution. */
final class RandomPuzzles {
  private static final int[][] BOXES = {
    {2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {3, 3}, {3, 3}, {2, 5}, {3, 4}, {4, 3}, {3, 5}, {4, 4},
    {4, 5}, {5, 5}, {6, 6}, {1, 7}
  };

  private static final String[] TEXTS = {
    "easy",
    "7.2 1.2 1.2",
    "#1 Unfair",
    "a, b; \"c\"",
    "<é & ü>",
    "Grid 01",
    "½ # ½",
    "x 1 = r1c1",
    "123456789",
    "5",
    ": : :"
  };

  private final Random random;

  RandomPuzzles(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L);
  }

  /** Returns a puzzle with any features. */
  Puzzle any() {
    int[] box = BOXES[random.nextInt(BOXES.length)];
    return puzzle(Geometry.of(box[0], box[1]), 3);
  }

  /** Returns a 9x9 puzzle; each feature occurs in one of {@code rarity} puzzles. */
  Puzzle classic(int rarity) {
    return puzzle(Geometry.CLASSIC, rarity);
  }

  /** Returns a puzzle with cages and possibly diagonals. */
  Puzzle killer() {
    int[] box = BOXES[random.nextInt(BOXES.length)];
    Geometry geometry = Geometry.of(box[0], box[1]);
    Layout layout = Layout.of(geometry).withCages(cages(geometry));
    layout = chance(2) ? layout : layout.with(Variant.DIAGONALS);
    SudokuPuzzle puzzle = SudokuPuzzle.of(layout, Grid.empty(geometry));
    String text = chance(2) ? TEXTS[random.nextInt(TEXTS.length)] : "";
    Alphabet alphabet = AlphabetSymbols.singleCharacterAlphabet(Alphabet.DIGITS, geometry.size());
    return new Puzzle(
        "in", 1, SudokuFormat.PS, alphabet, puzzle, Set.of(), Map.of(), text, List.of());
  }

  private boolean chance(int rarity) {
    return random.nextInt(rarity) == 0;
  }

  private Puzzle puzzle(Geometry geometry, int rarity) {
    Layout layout = layout(geometry, rarity);
    int percent = chance(4) ? 0 : random.nextInt(80);
    int[] digits = new int[geometry.cells()];
    Set<Integer> placed = new HashSet<>();
    boolean places = chance(rarity);
    for (int cell = 0; cell < digits.length; cell++) {
      if (random.nextInt(100) < percent) {
        digits[cell] = 1 + random.nextInt(geometry.size());
        if (places && random.nextBoolean()) {
          placed.add(cell);
        }
      }
    }
    SudokuPuzzle puzzle = SudokuPuzzle.of(layout, Grid.of(geometry, digits));
    if (chance(rarity)) {
      puzzle = withCandidates(puzzle);
    }
    Alphabet alphabet = alphabet(geometry.size());
    String text = chance(rarity) ? TEXTS[random.nextInt(TEXTS.length)] : "";
    return new Puzzle(
        "in", 1, SudokuFormat.LINE, alphabet, puzzle, placed, details(rarity), text, List.of());
  }

  private Layout layout(Geometry geometry, int rarity) {
    Layout layout = Layout.of(geometry);
    if (chance(rarity)) {
      int[] regions = new int[geometry.cells()];
      for (int cell = 0; cell < regions.length; cell++) {
        regions[cell] = geometry.boxOf(cell);
      }
      for (int swaps = random.nextInt(20); swaps > 0; swaps--) {
        int a = random.nextInt(regions.length);
        int b = random.nextInt(regions.length);
        int region = regions[a];
        regions[a] = regions[b];
        regions[b] = region;
      }
      layout = layout.withRegions(regions);
    }
    for (Variant variant : Variant.values()) {
      if (chance(rarity) && variant.fits(layout)) {
        layout = layout.with(variant);
      }
    }
    return chance(rarity) ? layout.withCages(cages(geometry)) : layout;
  }

  /** Returns disjoint cages, each a path of adjacent cells. */
  private List<Cage> cages(Geometry geometry) {
    List<Cage> cages = new ArrayList<>();
    Set<Integer> used = new HashSet<>();
    for (int k = 1 + random.nextInt(geometry.cells() / 2); k > 0; k--) {
      Set<Integer> cells = new HashSet<>();
      int row = random.nextInt(geometry.size());
      int column = random.nextInt(geometry.size());
      for (int length = 1 + random.nextInt(Math.min(4, geometry.size())); length > 0; length--) {
        int cell = geometry.cell(row, column);
        if (used.add(cell)) {
          cells.add(cell);
        }
        row = random.nextBoolean() ? row : Math.floorMod(row + 1, geometry.size());
        column = random.nextBoolean() ? column : Math.floorMod(column + 1, geometry.size());
      }
      if (!cells.isEmpty()) {
        int least = cells.size() * (cells.size() + 1) / 2;
        int spread = cells.size() * (geometry.size() - cells.size());
        int sum = chance(300) ? 0 : least + random.nextInt(spread + 1);
        cages.add(new Cage(List.copyOf(cells), sum));
      }
    }
    return cages;
  }

  private SudokuPuzzle withCandidates(SudokuPuzzle puzzle) {
    long[] candidates = new long[puzzle.layout().geometry().cells()];
    for (int cell = 0; cell < candidates.length; cell++) {
      int digit = puzzle.grid().digit(cell);
      long all = puzzle.candidates(cell);
      candidates[cell] = random.nextLong() & all;
      candidates[cell] |= digit > 0 ? all : 1 + random.nextInt(1 << 3) & all;
      candidates[cell] |= candidates[cell] == 0 ? 1 : 0;
    }
    return puzzle.withCandidates(candidates);
  }

  private Alphabet alphabet(int size) {
    List<Alphabet> all = List.of(Alphabet.values());
    Alphabet alphabet = all.get(random.nextInt(all.size()));
    boolean fits = size > 9 && size <= alphabet.maxSize();
    return fits ? alphabet : size > 35 ? Alphabet.FROM_0 : Alphabet.DIGITS;
  }

  private Map<String, String> details(int rarity) {
    Map<String, String> details = new HashMap<>();
    if (chance(rarity)) {
      for (String name : List.of("author", "level", "folder", "state", "solution")) {
        if (random.nextBoolean()) {
          details.put(name, TEXTS[random.nextInt(TEXTS.length)]);
        }
      }
    }
    return details;
  }
}
