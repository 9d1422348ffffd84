package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a sudoku, all but its givens: the shape of the grid, its boxes or the regions of a
 * jigsaw in their place, the houses that variants add, and the cages of a killer, in any
 * combination.
 *
 * <pre>{@code
 * Layout plain = Layout.of(Geometry.of(2, 3));
 * Layout killerX = Layout.CLASSIC
 *     .with(Variant.DIAGONALS)
 *     .withCages(List.of(new Cage(List.of(0, 1), 8), new Cage(List.of(2, 11, 20), 12)));
 * }</pre>
 *
 * <p>The houses are numbered from 0: rows, columns, then boxes or regions (none where boxes would
 * be lines), then those of the variants, then the cages. A layout never changes and may be shared
 * between threads; the same rules make equal layouts.
 */
public final class Layout {
  /** The plain rules of 9x9 grids. */
  public static final Layout CLASSIC =
      new Layout(Geometry.CLASSIC, null, Collections.emptySet(), Collections.emptyList());

  /**
   * How many sets of digits a cage with a sum may have. All cages of 9x9 grids have at most 12,
   * those of 16x16 at most 526; in larger grids some cages of many cells have more than this.
   */
  public static final int MAX_COMBINATIONS = 30_000;

  private final Geometry geometry;
  private final int @Nullable [] regionOf; // cell -> its region; null for the boxes
  private final Set<Variant> variants;
  private final List<Cage> cages;
  private final House[] houses;
  private final int extraStart; // the first house of a variant
  private final int cageStart; // the first cage

  private Layout(
      Geometry geometry, int @Nullable [] regionOf, Set<Variant> variants, List<Cage> cages) {
    this.geometry = geometry;
    this.regionOf = regionOf;
    this.variants = variants;
    this.cages = cages;
    List<House> all = new ArrayList<>(3 * geometry.size());
    addLines(all);
    addRegions(all);
    extraStart = all.size();
    for (Variant variant : variants) {
      int number = 0;
      for (int[] cells : variant.houses(geometry)) {
        all.add(new House(geometry, variant.house(), ++number, cells, 0));
      }
    }
    cageStart = all.size();
    for (Cage cage : cages) {
      all.add(new House(geometry, "cage", 0, cage.toArray(), cage.sum()));
    }
    houses = all.toArray(new House[0]);
  }

  private void addLines(List<House> all) {
    int size = geometry.size();
    for (int house = 0; house < 2 * size; house++) {
      String kind = house < size ? "row" : "column";
      all.add(new House(geometry, kind, house % size + 1, geometry.houseCells(house), 0));
    }
  }

  private void addRegions(List<House> all) {
    int size = geometry.size();
    if (regionOf != null) {
      int[][] regions = new int[size][size];
      int[] filled = new int[size];
      for (int cell = 0; cell < regionOf.length; cell++) {
        int region = regionOf[cell];
        regions[region][filled[region]++] = cell;
      }
      for (int region = 0; region < size; region++) {
        all.add(new House(geometry, "region", region + 1, regions[region], 0));
      }
    } else if (geometry.hasBoxes()) {
      for (int box = 0; box < size; box++) {
        all.add(new House(geometry, "box", box + 1, geometry.houseCells(2 * size + box), 0));
      }
    }
  }

  /**
   * The plain rules: rows, columns and boxes.
   *
   * @param geometry the shape of the grid
   * @return the layout
   */
  public static Layout of(Geometry geometry) {
    return geometry == Geometry.CLASSIC
        ? CLASSIC
        : new Layout(geometry, null, Collections.emptySet(), Collections.emptyList());
  }

  /**
   * A jigsaw: regions in the place of the boxes. They need not hang together. Regions that are the
   * boxes make no difference.
   *
   * @param regionOf for each cell, row by row, any number that stands for its region
   * @return this layout, but for that
   * @throws IllegalArgumentException if the length is wrong, there are not as many regions as
   *     digits, of as many cells each, or a variant needs the boxes
   */
  public Layout withRegions(int... regionOf) {
    int[] numbered = numbered(regionOf);
    boolean boxes = geometry.hasBoxes();
    for (int cell = 0; cell < numbered.length && boxes; cell++) {
      boxes = numbered[cell] == geometry.boxOf(cell);
    }
    for (Variant variant : variants) {
      requireFit(variant, !boxes);
    }
    return new Layout(geometry, boxes ? null : numbered, variants, cages);
  }

  /** Numbers the regions by their first cells, as boxes are, and checks them. */
  private int[] numbered(int[] regionOf) {
    int size = geometry.size();
    if (regionOf.length != geometry.cells()) {
      throw new IllegalArgumentException(
          "expected the regions of %s cells, found %s"
              .formatted(geometry.cells(), regionOf.length));
    }
    Map<Integer, Integer> numbers = new HashMap<>();
    int[] numbered = new int[regionOf.length];
    int[] first = new int[size];
    int[] cells = new int[size];
    for (int cell = 0; cell < regionOf.length; cell++) {
      Integer number = numbers.get(regionOf[cell]);
      if (number == null) {
        number = numbers.size();
        if (number == size) {
          throw new IllegalArgumentException(
              "expected %s regions, found another at %s".formatted(size, geometry.cellName(cell)));
        }
        numbers.put(regionOf[cell], number);
        first[number] = cell;
      }
      numbered[cell] = number;
      cells[number]++;
    }
    for (int region = 0; region < size; region++) {
      if (cells[region] != size) {
        throw new IllegalArgumentException(
            "expected %s regions of %s cells, found one of %s at %s"
                .formatted(size, size, cells[region], geometry.cellName(first[region])));
      }
    }
    return numbered;
  }

  /**
   * Adds the houses of variants.
   *
   * @param more the variants; those that are there already make no difference
   * @return this layout, but for that
   * @throws IllegalArgumentException if one does not fit, see {@link Variant#fits}
   */
  public Layout with(Variant... more) {
    Set<Variant> all = EnumSet.noneOf(Variant.class);
    all.addAll(variants);
    for (Variant variant : more) {
      requireFit(variant, isJigsaw());
      all.add(variant);
    }
    return new Layout(geometry, regionOf, Collections.unmodifiableSet(all), cages);
  }

  private void requireFit(Variant variant, boolean jigsaw) {
    String obstacle = variant.obstacle(geometry, jigsaw);
    if (!obstacle.isEmpty()) {
      throw new IllegalArgumentException(
          "%s %s, found %s".formatted(variant, obstacle, jigsaw ? "regions" : geometry));
    }
  }

  /**
   * A killer: cages in the place of those that there are. They may leave cells out, and share cells
   * with each other.
   *
   * @param cages the cages in any order
   * @return this layout, but for that
   * @throws IllegalArgumentException if there is no such cell, a cage has more cells than there are
   *     digits, or more than {@link #MAX_COMBINATIONS} sets of digits make its sum. A sum that none
   *     makes is no error: such a puzzle has no solution
   */
  public Layout withCages(List<Cage> cages) {
    List<Cage> sorted = new ArrayList<>(cages);
    for (Cage cage : sorted) {
      check(cage);
    }
    sorted.sort(
        Comparator.comparing((Cage cage) -> cage.cells(), Layout::compareCells)
            .thenComparing(Cage::sum));
    return new Layout(geometry, regionOf, variants, List.copyOf(sorted));
  }

  private static int compareCells(List<Integer> a, List<Integer> b) {
    for (int k = 0; k < Math.min(a.size(), b.size()); k++) {
      int order = Integer.compare(a.get(k), b.get(k));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  private void check(Cage cage) {
    int size = geometry.size();
    int first = cage.cells().get(0);
    int last = cage.cells().get(cage.cells().size() - 1);
    if (first < 0 || last >= geometry.cells()) {
      throw new IllegalArgumentException(
          "a cage has cell %s: expected 0 to %s"
              .formatted(first < 0 ? first : last, geometry.cells() - 1));
    }
    if (cage.cells().size() > size) {
      throw new IllegalArgumentException(
          "cage at %s: expected at most %s cells, found %s"
              .formatted(geometry.cellName(first), size, cage.cells().size()));
    }
    if (Combinations.count(size, cage.cells().size(), cage.sum()) > MAX_COMBINATIONS) {
      throw new IllegalArgumentException(
          "cage at %s: more than %s sets of %s digits make %s"
              .formatted(
                  geometry.cellName(first), MAX_COMBINATIONS, cage.cells().size(), cage.sum()));
    }
  }

  /**
   * The shape of the grid.
   *
   * @return its size, and its boxes where no regions stand in their place
   */
  public Geometry geometry() {
    return geometry;
  }

  /**
   * Whether regions stand in the place of the boxes.
   *
   * @return whether it is a jigsaw
   */
  public boolean isJigsaw() {
    return regionOf != null;
  }

  /**
   * Whether there are rows, columns and boxes and nothing else.
   *
   * @return true for {@link #CLASSIC} and plain rules of other sizes
   */
  public boolean isPlain() {
    return regionOf == null && variants.isEmpty() && cages.isEmpty();
  }

  /**
   * The region of a cell, or its box.
   *
   * @param cell the cell, from 0
   * @return its region, from 0, in the order of their first cells
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int regionOf(int cell) {
    return regionOf == null ? geometry.boxOf(cell) : regionOf[cell];
  }

  /**
   * The variants.
   *
   * @return those that add houses, in the order of the enum; unmodifiable
   */
  public Set<Variant> variants() {
    return variants;
  }

  /**
   * The cages.
   *
   * @return the cages in the order of their cells; unmodifiable
   */
  public List<Cage> cages() {
    return cages;
  }

  /**
   * All houses.
   *
   * @return rows, columns, boxes or regions, those of the variants, cages; unmodifiable
   */
  public List<House> houses() {
    return Collections.unmodifiableList(Arrays.asList(houses));
  }

  /** The first house that is none of the rows, columns, boxes and regions. */
  int extraStart() {
    return extraStart;
  }

  /** The first house that is a cage. */
  int cageStart() {
    return cageStart;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Layout that
            && geometry == that.geometry
            && Arrays.equals(regionOf, that.regionOf)
            && variants.equals(that.variants)
            && cages.equals(that.cages));
  }

  @Override
  public int hashCode() {
    int hash = 31 * geometry.hashCode() + Arrays.hashCode(regionOf);
    return 31 * (31 * hash + variants.hashCode()) + cages.hashCode();
  }

  /** Such as {@code 9x9, boxes 3x3, diagonals, 29 cages} or {@code 7x7, jigsaw}. */
  @Override
  public String toString() {
    int size = geometry.size();
    StringBuilder text = new StringBuilder();
    text.append(isJigsaw() ? size + "x" + size + ", jigsaw" : geometry.toString());
    for (Variant variant : variants) {
      text.append(", ").append(variant);
    }
    if (!cages.isEmpty()) {
      text.append(", ").append(cages.size()).append(cages.size() == 1 ? " cage" : " cages");
    }
    return text.toString();
  }
}
