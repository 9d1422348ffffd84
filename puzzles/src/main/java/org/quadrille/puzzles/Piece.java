package org.quadrille.puzzles;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A piece of a packing puzzle, with the allowed number of copies.
 *
 * @param name its name: letters, digits, {@code -} and {@code _}
 * @param shape its cells, at any position; they need not be connected
 * @param min the least number of copies, at least 0
 * @param max the greatest number of copies, at least 1 and {@code min}
 * @param symmetry how it may be rotated and reflected
 */
public record Piece(String name, Set<Cell> shape, int min, int max, Symmetry symmetry) {
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_-]+");

  /**
   * Creates a piece.
   *
   * @param name its name: letters, digits, {@code -} and {@code _}
   * @param shape its cells, at any position
   * @param min the least number of copies, at least 0
   * @param max the greatest number of copies, at least 1 and {@code min}
   * @param symmetry how it may be rotated and reflected
   * @throws IllegalArgumentException if the name has other characters, the shape is empty, or the
   *     bounds contradict each other
   */
  public Piece {
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "expected a name of letters, digits, - and _, found " + name);
    }
    if (shape.isEmpty()) {
      throw new IllegalArgumentException("piece " + name + " has no cell");
    }
    if (min < 0 || max < 1 || min > max) {
      throw new IllegalArgumentException(
          "piece %s: expected bounds 0 <= min <= max and max >= 1, found %d..%d"
              .formatted(name, min, max));
    }
    shape = Set.copyOf(shape);
    requireNonNull(symmetry, "symmetry");
  }

  /**
   * Creates a piece with exactly one copy.
   *
   * @param name its name: letters, digits, {@code -} and {@code _}
   * @param shape its cells, at any position
   * @param symmetry how it may be rotated and reflected
   * @throws IllegalArgumentException if the name has other characters, or the shape is empty
   */
  public Piece(String name, Set<Cell> shape, Symmetry symmetry) {
    this(name, shape, 1, 1, symmetry);
  }

  static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  /**
   * Returns the distinct orientations of the piece, each moved to the upper left corner, with its
   * cells in reading order: at most 8, fewer if the shape is symmetric.
   */
  Collection<List<Cell>> orientations() {
    Set<List<Cell>> seen = new LinkedHashSet<>();
    int flips = symmetry == Symmetry.FREE ? 2 : 1;
    int turns = symmetry == Symmetry.FIXED ? 1 : 4;
    List<int[]> cells = new ArrayList<>();
    shape.forEach(cell -> cells.add(new int[] {cell.row(), cell.column()}));
    for (int flip = 0; flip < flips; flip++) {
      for (int turn = 0; turn < turns; turn++) {
        seen.add(normalized(cells));
        cells.replaceAll(cell -> new int[] {cell[1], -cell[0]});
      }
      cells.replaceAll(cell -> new int[] {cell[0], -cell[1]});
    }
    return seen;
  }

  private static List<Cell> normalized(List<int[]> cells) {
    int top = cells.stream().mapToInt(cell -> cell[0]).min().orElse(0);
    int left = cells.stream().mapToInt(cell -> cell[1]).min().orElse(0);
    return cells.stream()
        .map(cell -> new Cell(cell[0] - top, cell[1] - left))
        .sorted(Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column))
        .toList();
  }
}
