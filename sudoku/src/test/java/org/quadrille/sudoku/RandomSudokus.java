package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random grids, regions, cages and pencilmarks for tests, from a seed. */
public final class RandomSudokus {
  private final Random random;

  public RandomSudokus(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L);
  }

  public Random random() {
    return random;
  }

  /** Returns a full grid: a regular one with shuffled rows, columns, bands, stacks and digits. */
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

  /** Returns a full grid with all but the given number of cells blanked. */
  public int[] some(int[] grid, int givens) {
    int[] some = new int[grid.length];
    int[] order = shuffled(grid.length);
    for (int k = 0; k < givens; k++) {
      some[order[k]] = grid[order[k]];
    }
    return some;
  }

  /**
   * Returns regions of a jigsaw that a full grid solves: first the rows, then random pairs of cells
   * with the same digit swap their regions.
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

  /** Returns connected cages of up to {@code most} cells with different digits in a full grid. */
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

  /** Returns a random neighbour of a cell; negative if outside the grid. */
  private int neighbour(int size, int cell) {
    return switch (random.nextInt(4)) {
      case 0 -> cell - size;
      case 1 -> cell + size < size * size ? cell + size : -1;
      case 2 -> cell % size > 0 ? cell - 1 : -1;
      default -> cell % size < size - 1 ? cell + 1 : -1;
    };
  }

  /** Returns pencilmarks: the digits of a full grid, and others with a probability. */
  public boolean[][] marks(int size, int[] grid, int percent) {
    boolean[][] marks = new boolean[grid.length][size + 1];
    for (int cell = 0; cell < grid.length; cell++) {
      for (int digit = 1; digit <= size; digit++) {
        marks[cell][digit] = digit == grid[cell] || random.nextInt(100) < percent;
      }
    }
    return marks;
  }

  /** Returns the numbers from 0 in random order (Fisher and Yates). */
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
