package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.Variant;

/**
 * A killer as {@code 3x3:d:k:} followed by a number and a colon for each cell; the {@code d} is
 * optional and stands for diagonals. The cells of a cage have the same number, {@code 256·sum +
 * id}. Some programs write {@code 256·id + sum}; the possible sums show which one is used.
 */
final class PsText {
  /** Ids start here: they are too large to be sums, so the written text is unambiguous. */
  private static final int FIRST_ID = 128;

  private PsText() {}

  /** Returns whether a line without leading white space begins like such a string. */
  static boolean begins(String line) {
    int i = digits(line, 0);
    boolean shape = i > 0 && i < line.length() && line.charAt(i) == 'x';
    int end = shape ? digits(line, i + 1) : 0;
    return shape && end > i + 1 && end < line.length() && line.charAt(end) == ':';
  }

  private static int digits(String line, int from) {
    int i = from;
    while (i < line.length() && i < from + 3 && line.charAt(i) >= '0' && line.charAt(i) <= '9') {
      i++;
    }
    return i;
  }

  /** The layout in a string, and the index after it. */
  record Parsed(Layout layout, int end) {}

  /**
   * Parses a string.
   *
   * @param line a line for which {@link #begins} returns true
   * @throws PuzzleFormatException with columns counted from 1
   */
  static Parsed parse(String source, int number, String line) {
    int shapeEnd = line.indexOf(':');
    Geometry geometry;
    try {
      geometry = Geometry.parse(line.substring(0, shapeEnd));
    } catch (IllegalArgumentException e) {
      throw new PuzzleFormatException(source, number, 1, null, String.valueOf(e.getMessage()));
    }
    boolean diagonals = line.startsWith(":d:k:", shapeEnd);
    int i = shapeEnd + (diagonals ? 5 : 4);
    if (!diagonals && !line.startsWith("::k:", shapeEnd)) {
      String reason = "expected '::k:' or ':d:k:' after the size of the boxes";
      throw new PuzzleFormatException(source, number, shapeEnd + 1, null, reason);
    }
    Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
    for (int cell = 0; cell < geometry.cells(); cell++) {
      int from = i;
      int value = 0;
      while (i < line.length() && i < from + 6 && Character.digit(line.charAt(i), 10) >= 0) {
        value = 10 * value + Character.digit(line.charAt(i++), 10);
      }
      if (i == from || i == line.length() || line.charAt(i) != ':' || value > 0xFFFF) {
        String found = i == line.length() ? "the end of the line" : Symbols.describe(line, i);
        throw new PuzzleFormatException(
            source,
            number,
            (value > 0xFFFF ? from : i) + 1,
            geometry.cellName(cell),
            value > 0xFFFF
                ? "expected a number up to 65535, found a larger one"
                : "expected a number and ':' for each of %s cells, found %s"
                    .formatted(geometry.cells(), found));
      }
      i++;
      if (value > 0) {
        cellsOf.computeIfAbsent(value, v -> new ArrayList<>()).add(cell);
      }
    }
    try {
      return new Parsed(layout(geometry, diagonals, cellsOf), i);
    } catch (IllegalArgumentException e) {
      throw new PuzzleFormatException(source, number, 0, null, String.valueOf(e.getMessage()));
    }
  }

  private static Layout layout(
      Geometry geometry, boolean diagonals, Map<Integer, List<Integer>> cellsOf) {
    boolean sumFirst = fits(geometry, cellsOf, 8);
    boolean idFirst = fits(geometry, cellsOf, 0);
    if (sumFirst && idFirst) { // if the cages cover the grid, the total of the sums is known
      sumFirst = makesTotal(geometry, cellsOf, 8);
      idFirst = makesTotal(geometry, cellsOf, 0);
    }
    if (sumFirst == idFirst) {
      throw new IllegalArgumentException(
          cellsOf.isEmpty()
              ? "expected cages, found none"
              : sumFirst
                  ? "expected numbers of one kind, found 256·sum + id and 256·id + sum both possible"
                  : "expected 256·sum + id or 256·id + sum, found sums impossible for the cages");
    }
    List<Cage> cages = new ArrayList<>();
    for (Map.Entry<Integer, List<Integer>> cage : cellsOf.entrySet()) {
      int sum = cage.getKey() >> (sumFirst ? 8 : 0) & 0xFF;
      if (sum > 0) {
        cages.add(new Cage(cage.getValue(), sum));
      }
    }
    Layout layout = Layout.of(geometry).withCages(cages);
    return diagonals ? layout.with(Variant.DIAGONALS) : layout;
  }

  /**
   * Returns whether the sums, shifted right by {@code shift} bits, are possible for all cages; 0
   * means no cage.
   */
  private static boolean fits(Geometry geometry, Map<Integer, List<Integer>> cellsOf, int shift) {
    int size = geometry.size();
    boolean any = false;
    for (Map.Entry<Integer, List<Integer>> cage : cellsOf.entrySet()) {
      int sum = cage.getKey() >> shift & 0xFF;
      int cells = cage.getValue().size();
      any |= sum > 0;
      if (sum > 0
          && (cells > size
              || sum < cells * (cells + 1) / 2
              || sum > cells * (2 * size + 1 - cells) / 2)) {
        return false;
      }
    }
    return any;
  }

  /** Returns whether the cages leave cells uncovered or their sums make the total of the grid. */
  private static boolean makesTotal(
      Geometry geometry, Map<Integer, List<Integer>> cellsOf, int shift) {
    int size = geometry.size();
    int total = 0;
    int cells = 0;
    for (Map.Entry<Integer, List<Integer>> cage : cellsOf.entrySet()) {
      int sum = cage.getKey() >> shift & 0xFF;
      total += sum;
      cells += sum > 0 ? cage.getValue().size() : 0;
    }
    return cells < geometry.cells() || total == size * size * (size + 1) / 2;
  }

  /** Returns why the cages of a layout cannot be written; empty if they can. */
  static String obstacle(Layout layout) {
    int size = layout.geometry().size();
    if (size * (size + 1) / 2 >= FIRST_ID) {
      return "a grid of " + size + "x" + size + ", as its sums may be too large";
    }
    if (layout.cages().isEmpty()) {
      return "a puzzle without cages";
    }
    if (layout.cages().size() > 256 - FIRST_ID) {
      return "more than " + (256 - FIRST_ID) + " cages";
    }
    boolean[] caged = new boolean[layout.geometry().cells()];
    for (Cage cage : layout.cages()) {
      if (cage.sum() == 0) {
        return "a cage without a sum";
      }
      int cells = cage.cells().size();
      if (cage.sum() < cells * (cells + 1) / 2 || cage.sum() > cells * (2 * size + 1 - cells) / 2) {
        return "a sum that its cage cannot make";
      }
      for (int cell : cage.cells()) {
        if (caged[cell]) {
          return "cages that share " + layout.geometry().cellName(cell);
        }
        caged[cell] = true;
      }
    }
    return "";
  }

  /** Writes a layout that has no {@link #obstacle}. */
  static String write(Layout layout) {
    int[] numbers = new int[layout.geometry().cells()];
    int id = FIRST_ID;
    for (Cage cage : layout.cages()) {
      for (int cell : cage.cells()) {
        numbers[cell] = 256 * cage.sum() + id;
      }
      id++;
    }
    Geometry geometry = layout.geometry();
    StringBuilder text = new StringBuilder();
    text.append(geometry.boxRows()).append('x').append(geometry.boxColumns()).append(':');
    text.append(layout.variants().isEmpty() ? "" : "d").append(":k:");
    for (int number : numbers) {
      text.append(number).append(':');
    }
    return text.toString();
  }
}
