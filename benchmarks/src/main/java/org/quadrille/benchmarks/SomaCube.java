package org.quadrille.benchmarks;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.quadrille.core.Problem;

/** The soma cube: Piet Hein's seven pieces must fill a cube of 3 by 3 by 3. */
final class SomaCube {
  private static final int SIDE = 3;

  /** A unit cube of the large cube. */
  private record Cube(int x, int y, int z) {
    static final Comparator<Cube> ORDER =
        Comparator.comparingInt(Cube::x).thenComparingInt(Cube::y).thenComparingInt(Cube::z);

    /** Returns this cube rotated by 90 degrees about an axis. */
    Cube turned(int axis) {
      return switch (axis) {
        case 0 -> new Cube(x, -z, y);
        case 1 -> new Cube(z, y, -x);
        default -> new Cube(-y, x, z);
      };
    }

    Cube moved(int dx, int dy, int dz) {
      return new Cube(x + dx, y + dy, z + dz);
    }

    @Override
    public String toString() {
      return x + "," + y + "," + z;
    }
  }

  private SomaCube() {}

  /** Returns the problem: pieces and unit cubes are primary items. */
  static Problem<String> problem() {
    Map<String, List<Cube>> pieces = new LinkedHashMap<>();
    pieces.put("V", piece("000 010 100"));
    pieces.put("L", piece("000 010 020 100"));
    pieces.put("T", piece("000 010 020 110"));
    pieces.put("Z", piece("000 010 110 120"));
    pieces.put("A", piece("000 010 100 101"));
    pieces.put("B", piece("000 010 100 011"));
    pieces.put("P", piece("000 010 100 001"));
    Problem.Builder<String> builder = Problem.builder();
    builder.primary(pieces.keySet().toArray());
    for (int k = 0; k < SIDE * SIDE * SIDE; k++) {
      builder.primary(new Cube(k / 9, k / 3 % 3, k % 3).toString());
    }
    pieces.forEach((name, cubes) -> orientations(cubes).forEach(o -> addAll(name, o, builder)));
    return builder.build();
  }

  private static List<Cube> piece(String digits) {
    List<Cube> cubes = new ArrayList<>();
    for (int k = 0; k < digits.length(); k += 4) {
      cubes.add(
          new Cube(
              Character.digit(digits.charAt(k), 10),
              Character.digit(digits.charAt(k + 1), 10),
              Character.digit(digits.charAt(k + 2), 10)));
    }
    return normalized(cubes);
  }

  /** Returns the distinct rotations of a piece, at most 24, each moved to the corner. */
  private static Set<List<Cube>> orientations(List<Cube> piece) {
    Set<List<Cube>> seen = new LinkedHashSet<>(Set.of(piece));
    List<List<Cube>> queue = new ArrayList<>(seen);
    for (int k = 0; k < queue.size(); k++) {
      for (int axis = 0; axis < 3; axis++) {
        int about = axis;
        List<Cube> turned =
            normalized(queue.get(k).stream().map(cube -> cube.turned(about)).toList());
        if (seen.add(turned)) {
          queue.add(turned);
        }
      }
    }
    return seen;
  }

  private static List<Cube> normalized(List<Cube> cubes) {
    int dx = -cubes.stream().mapToInt(Cube::x).min().orElse(0);
    int dy = -cubes.stream().mapToInt(Cube::y).min().orElse(0);
    int dz = -cubes.stream().mapToInt(Cube::z).min().orElse(0);
    return cubes.stream().map(cube -> cube.moved(dx, dy, dz)).sorted(Cube.ORDER).toList();
  }

  private static void addAll(String name, List<Cube> cubes, Problem.Builder<String> builder) {
    for (int k = 0; k < SIDE * SIDE * SIDE; k++) {
      int dx = k / 9;
      int dy = k / 3 % 3;
      int dz = k % 3;
      List<Cube> placed = cubes.stream().map(cube -> cube.moved(dx, dy, dz)).toList();
      if (placed.stream().allMatch(c -> c.x() < SIDE && c.y() < SIDE && c.z() < SIDE)) {
        List<Object> uses = new ArrayList<>(List.of(name));
        placed.forEach(cube -> uses.add(cube.toString()));
        builder.option(
            name + placed.stream().map(Cube::toString).collect(joining(" ", " ", "")),
            uses.toArray());
      }
    }
  }
}
