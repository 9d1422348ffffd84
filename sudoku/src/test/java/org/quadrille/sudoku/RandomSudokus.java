package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Seeded grids, regions and cages for tests. */
public final class RandomSudokus {
  private final Random random;

  public RandomSudokus(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L);
  }

  public Random random() {
    return random;
  }

  /** A full grid by the plain rules: a regular one with lines, bands and digits shuffled. */
  public int[] fullGrid(int boxRows, int boxColumns) {
    int size = boxRows * boxColumns;
    int[] rows = shuffledBands(boxColumns, boxRows);
    int[] columns = shuffledBands(boxRows, boxColumns);
    int[] digits = shuffled(size);
    int[] grid = new int[size * size];
    for (int cell = 0; cell < grid.length; cell++) {
      int row = rows[cell / size];
      int column = columns[cell % size];
      grid[cell] = 1 + digits[(row % boxRows * boxColumns + row / boxRows + column) % size];
    }
    return grid;
  }

  private int[] shuffledBands(int bands, int width) {
    int[] lines = new int[bands * width];
    int[] order = shuffled(bands);
    for (int band = 0; band < bands; band++) {
      int[] inside = shuffled(width);
      for (int k = 0; k < width; k++) {
        lines[band * width + k] = order[band] * width + inside[k];
      }
    }
    return lines;
  }

  /** So many cells of a full grid; the others are blank. */
  public int[] some(int[] grid, int givens) {
    int[] some = new int[grid.length];
    int[] order = shuffled(grid.length);
    for (int k = 0; k < givens; k++) {
      some[order[k]] = grid[order[k]];
    }
    return some;
  }

  /**
   * Regions of a jigsaw that a full grid keeps: they begin as rows, and where two cells of
   * different regions hold the same digit they may change places.
   */
  public int[] regions(int size, int[] grid) {
    int[] regions = new int[size * size];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = cell / size;
    }
    for (int k = 0; k < 6 * size; k++) {
      int a = random.nextInt(regions.length);
      int b = random.nextInt(regions.length);
      if (grid[a] == grid[b]) {
        int region = regions[a];
        regions[a] = regions[b];
        regions[b] = region;
      }
    }
    return regions;
  }

  /** Cages of up to so many cells that hang together, with different digits of a full grid. */
  public List<List<Integer>> cages(int size, int[] grid, int most) {
    boolean[] used = new boolean[grid.length];
    List<List<Integer>> cages = new ArrayList<>();
    for (int first : shuffled(grid.length)) {
      if (!used[first]) {
        List<Integer> cage = new ArrayList<>(List.of(first));
        used[first] = true;
        long digits = 1L << grid[first];
        int wanted = 1 + random.nextInt(most);
        for (int attempt = 0; attempt < 40 && cage.size() < wanted; attempt++) {
          int next = neighbour(size, cage.get(random.nextInt(cage.size())));
          if (next >= 0 && !used[next] && (digits >> grid[next] & 1) == 0) {
            used[next] = true;
            digits |= 1L << grid[next];
            cage.add(next);
          }
        }
        cages.add(cage);
      }
    }
    return cages;
  }

  /** A cell beside, above or below; -1 for the world outside. */
  private int neighbour(int size, int cell) {
    return switch (random.nextInt(4)) {
      case 0 -> cell - size;
      case 1 -> cell + size < size * size ? cell + size : -1;
      case 2 -> cell % size > 0 ? cell - 1 : -1;
      default -> cell % size < size - 1 ? cell + 1 : -1;
    };
  }

  /** Pencilmarks that allow a full grid, and each other digit by chance. */
  public boolean[][] marks(int size, int[] grid, int percent) {
    boolean[][] marks = new boolean[grid.length][size + 1];
    for (int cell = 0; cell < grid.length; cell++) {
      for (int digit = 1; digit <= size; digit++) {
        marks[cell][digit] = digit == grid[cell] || random.nextInt(100) < percent;
      }
    }
    return marks;
  }

  /** The numbers from 0 on in random order (Fisher and Yates). */
  public int[] shuffled(int count) {
    int[] numbers = new int[count];
    for (int k = 0; k < count; k++) {
      int other = random.nextInt(k + 1);
      numbers[k] = numbers[other];
      numbers[other] = k;
    }
    return numbers;
  }
}
