package org.quadrille.sudoku;

import static java.util.Objects.requireNonNull;

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
 * The rules of a sudoku without its givens, in any combination: the shape of the grid, its boxes or
 * the regions of a jigsaw, the houses of variants, and the cages of a killer.
 *
 * <pre>{@code
 * Layout plain = Layout.of(Geometry.of(2, 3));
 * Layout killerX = Layout.CLASSIC
 *     .with(Variant.DIAGONALS)
 *     .withCages(List.of(new Cage(List.of(0, 1), 8), new Cage(List.of(2, 11, 20), 12)));
 * }</pre>
 *
 * <p>Houses are numbered from 0: rows, columns, then boxes or regions (none if boxes would equal
 * rows or columns), then the houses of variants, then cages. Immutable and thread-safe. Layouts
 * with the same rules are equal.
 */
public final class Layout {
  /** The plain rules of 9x9 grids. */
  public static final Layout CLASSIC =
      new Layout(Geometry.CLASSIC, null, Collections.emptySet(), Collections.emptyList());

  /**
   * The most sets of digits that may make the sum of a cage. All cages of 9x9 grids have at most
   * 12, those of 16x16 grids at most 526. In larger grids some cages of many cells exceed this
   * limit.
   */
  public static final int MAX_COMBINATIONS = 30_000;

  private final Geometry geometry;
  private final int @Nullable [] regionOf; // cell -> its region; null if there are boxes
  private final Set<Variant> variants;
  private final List<Cage> cages;
  private final House[] houses;
  private final int extraStart; // the number of the first house of a variant
  private final int cageStart; // the number of the first cage

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
   * Returns the plain rules: rows, columns and boxes.
   *
   * @param geometry the shape of the grid
   * @return the layout
   */
  public static Layout of(Geometry geometry) {
    return requireNonNull(geometry, "geometry") == Geometry.CLASSIC
        ? CLASSIC
        : new Layout(geometry, null, Collections.emptySet(), Collections.emptyList());
  }

  /**
   * Returns a jigsaw: a copy of this layout with regions instead of boxes. Regions need not be
   * connected. If the regions equal the boxes, the layout has boxes.
   *
   * @param regionOf for each cell, row by row, any number that identifies its region
   * @return the copy
   * @throws IllegalArgumentException if the length is wrong, there are not <i>n</i> regions of
   *     <i>n</i> cells for <i>n</i> digits, or a variant needs the boxes
   */
  public Layout withRegions(int... regionOf) {
    int[] numbered = numbered(requireNonNull(regionOf, "regionOf"));
    boolean boxes = geometry.hasBoxes();
    for (int cell = 0; cell < numbered.length && boxes; cell++) {
      boxes = numbered[cell] == geometry.boxOf(cell);
    }
    for (Variant variant : variants) {
      requireFit(variant, !boxes);
    }
    return new Layout(geometry, boxes ? null : numbered, variants, cages);
  }

  /** Numbers the regions in the order of their first cells, as boxes are, and checks them. */
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
   * Returns a copy of this layout with the houses of more variants.
   *
   * @param more the variants; those that the layout already has are ignored
   * @return the copy
   * @throws IllegalArgumentException if a variant does not fit, see {@link Variant#fits}
   */
  public Layout with(Variant... more) {
    Set<Variant> all = EnumSet.noneOf(Variant.class);
    all.addAll(variants);
    for (Variant variant : requireNonNull(more, "more")) {
      requireFit(requireNonNull(variant, "variant"), isJigsaw());
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
   * Returns a killer: a copy of this layout with other cages. Cages may share cells and need not
   * cover all cells.
   *
   * @param cages the cages in any order
   * @return the copy
   * @throws IllegalArgumentException if there is no such cell, a cage has more cells than there are
   *     digits, or more than {@link #MAX_COMBINATIONS} sets of digits make its sum. A sum that no
   *     set makes is no error: such a puzzle has no solution
   */
  public Layout withCages(List<Cage> cages) {
    List<Cage> sorted = new ArrayList<>(requireNonNull(cages, "cages"));
    for (Cage cage : sorted) {
      check(requireNonNull(cage, "cage"));
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
          "expected cells from 0 to %s in a cage, found %s"
              .formatted(geometry.cells() - 1, first < 0 ? first : last));
    }
    if (cage.cells().size() > size) {
      throw new IllegalArgumentException(
          "cage at %s: expected at most %s cells, found %s"
              .formatted(geometry.cellName(first), size, cage.cells().size()));
    }
    if (Combinations.count(size, cage.cells().size(), cage.sum()) > MAX_COMBINATIONS) {
      throw new IllegalArgumentException(
          "cage at %s: expected at most %s sets of %s digits with sum %s, found more"
              .formatted(
                  geometry.cellName(first), MAX_COMBINATIONS, cage.cells().size(), cage.sum()));
    }
  }

  /**
   * Returns the shape of the grid.
   *
   * @return the size, and the boxes, which a jigsaw replaces by regions
   */
  public Geometry geometry() {
    return geometry;
  }

  /**
   * Returns whether the layout is a jigsaw.
   *
   * @return whether it has regions instead of boxes
   */
  public boolean isJigsaw() {
    return regionOf != null;
  }

  /**
   * Returns whether there are only rows, columns and boxes.
   *
   * @return true for {@link #CLASSIC} and plain rules of other sizes
   */
  public boolean isPlain() {
    return regionOf == null && variants.isEmpty() && cages.isEmpty();
  }

  /**
   * Returns the region of a cell, or its box if there are boxes.
   *
   * @param cell the cell, from 0
   * @return the region, from 0, in the order of the first cells of the regions
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int regionOf(int cell) {
    return regionOf == null ? geometry.boxOf(cell) : regionOf[geometry.checkCell(cell)];
  }

  /**
   * Returns the variants.
   *
   * @return the variants in the order of the enum; unmodifiable
   */
  public Set<Variant> variants() {
    return variants;
  }

  /**
   * Returns the cages.
   *
   * @return the cages in the order of their cells; unmodifiable
   */
  public List<Cage> cages() {
    return cages;
  }

  /**
   * Returns all houses.
   *
   * @return rows, columns, boxes or regions, houses of variants, cages; unmodifiable
   */
  public List<House> houses() {
    return Collections.unmodifiableList(Arrays.asList(houses));
  }

  /** Returns the number of the first house after rows, columns, and boxes or regions. */
  int extraStart() {
    return extraStart;
  }

  /** Returns the number of the first cage. */
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

  /** Returns a text such as {@code 9x9, boxes 3x3, diagonals, 29 cages}. */
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
