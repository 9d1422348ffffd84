package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.Variant;

/**
 * The rules of a puzzle, except cages, as a short text: words separated by commas or spaces, in any
 * order and each at most once.
 *
 * <table class="striped">
 *   <caption>The words</caption>
 *   <thead><tr><th scope="col">word</th><th scope="col">meaning</th></tr></thead>
 *   <tbody>
 *     <tr><td>{@code diagonals}, {@code x}</td><td>{@link Variant#DIAGONALS}</td></tr>
 *     <tr><td>{@code windoku}, {@code hyper}</td><td>{@link Variant#WINDOKU}</td></tr>
 *     <tr><td>{@code disjoint-groups}, {@code disjoint}</td><td>{@link Variant#DISJOINT_GROUPS}</td></tr>
 *     <tr><td>{@code 3x2}</td><td>boxes of three rows and two columns</td></tr>
 *     <tr><td>{@code jigsaw:}<i>symbols</i></td><td>regions: for each cell, row by row, any
 *         character that identifies its region</td></tr>
 *   </tbody>
 * </table>
 *
 * <p>Words are case-insensitive, except for the region symbols. In files of lines and grids, the
 * text follows {@value #DIRECTIVE} in a separate line and applies to all puzzles below, up to the
 * next such line. It adds to the rules that a puzzle has by its format.
 */
public final class VariantText {
  /** The beginning of a line with the rules of the puzzles below it. */
  public static final String DIRECTIVE = "#variant:";

  private static final String JIGSAW = "jigsaw:";

  /** The symbols of regions in written text. */
  static final String REGION_SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";

  private final List<Variant> variants = new ArrayList<>();
  private @Nullable Geometry geometry;
  private @Nullable String regions;

  private VariantText() {}

  /**
   * Parses a text.
   *
   * @param text the text; may be blank
   * @return the rules in the text
   * @throws IllegalArgumentException if a word is unknown or occurs twice, or boxes are too small
   *     or too large
   */
  public static VariantText parse(String text) {
    VariantText rules = new VariantText();
    int i = 0;
    while (i < text.length()) {
      int end = i;
      while (end < text.length() && !Symbols.isFieldSeparator(text.charAt(end))) {
        end++;
      }
      if (end > i) {
        rules.add(text.substring(i, end));
      }
      i = end + 1;
    }
    return rules;
  }

  private void add(String word) {
    boolean repeated;
    Variant variant = variant(word);
    if (variant != null) {
      repeated = variants.contains(variant);
      variants.add(variant);
    } else if (word.regionMatches(true, 0, JIGSAW, 0, JIGSAW.length())) {
      repeated = regions != null;
      regions = word.substring(JIGSAW.length());
    } else if (word.charAt(0) >= '0' && word.charAt(0) <= '9' && word.indexOf('x') > 0) {
      repeated = geometry != null;
      geometry = Geometry.parse(word);
    } else {
      throw new IllegalArgumentException(
          "expected diagonals (x), windoku (hyper), disjoint-groups, jigsaw:REGIONS or boxes such as"
              + " 3x2, found '"
              + word
              + "'");
    }
    if (repeated) {
      throw new IllegalArgumentException("expected each word once, found '" + word + "' twice");
    }
  }

  private static @Nullable Variant variant(String word) {
    for (Variant variant : Variant.values()) {
      if (variant.toString().equalsIgnoreCase(word)) {
        return variant;
      }
    }
    if (word.equalsIgnoreCase("x")) {
      return Variant.DIAGONALS;
    }
    if (word.equalsIgnoreCase("hyper")) {
      return Variant.WINDOKU;
    }
    return word.equalsIgnoreCase("disjoint") ? Variant.DISJOINT_GROUPS : null;
  }

  /**
   * Returns whether there are no rules.
   *
   * @return whether {@link #apply} makes no difference
   */
  public boolean isEmpty() {
    return variants.isEmpty() && geometry == null && regions == null;
  }

  /**
   * Returns a puzzle with these rules added.
   *
   * @param puzzle the puzzle
   * @return the same digits, candidates and cages with these rules added
   * @throws IllegalArgumentException if the rules are for another size or do not fit the puzzle, or
   *     if both have regions
   */
  public SudokuPuzzle apply(SudokuPuzzle puzzle) {
    if (isEmpty()) {
      return puzzle;
    }
    Layout layout = puzzle.layout();
    Geometry shape = geometry == null ? layout.geometry() : geometry;
    if (shape.size() != layout.geometry().size()) {
      throw new IllegalArgumentException(
          "expected boxes of %s cells, found boxes of %s"
              .formatted(layout.geometry().size(), shape.size()));
    }
    if (regions != null && layout.isJigsaw()) {
      throw new IllegalArgumentException(
          "expected a puzzle without regions, found one that has regions");
    }
    Layout rules = Layout.of(shape);
    if (regions != null) {
      rules = rules.withRegions(numbers(regions, shape));
    } else if (layout.isJigsaw()) {
      rules = rules.withRegions(regionsOf(layout));
    }
    rules = rules.with(layout.variants().toArray(new Variant[0])).withCages(layout.cages());
    rules = rules.with(variants.toArray(new Variant[0]));
    SudokuPuzzle result = SudokuPuzzle.of(rules, Grid.of(shape, puzzle.grid().toDigits()));
    if (puzzle.hasCandidates()) {
      long[] candidates = new long[shape.cells()];
      for (int cell = 0; cell < candidates.length; cell++) {
        candidates[cell] = puzzle.candidates(cell);
      }
      result = result.withCandidates(candidates);
    }
    return result;
  }

  /** Returns a number for each region symbol. */
  static int[] numbers(String symbols, Geometry geometry) {
    if (symbols.length() != geometry.cells()) {
      throw new IllegalArgumentException(
          "expected the regions of %s cells, found %s"
              .formatted(geometry.cells(), symbols.length()));
    }
    int[] numbers = new int[symbols.length()];
    for (int cell = 0; cell < numbers.length; cell++) {
      numbers[cell] = symbols.charAt(cell);
    }
    return numbers;
  }

  private static int[] regionsOf(Layout layout) {
    int[] regions = new int[layout.geometry().cells()];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = layout.regionOf(cell);
    }
    return regions;
  }

  /** Returns the regions with one symbol per cell. */
  static String regions(Layout layout) {
    StringBuilder text = new StringBuilder();
    for (int region : regionsOf(layout)) {
      text.append(REGION_SYMBOLS.charAt(region));
    }
    return text.toString();
  }

  /**
   * Returns the rules of a layout as text.
   *
   * @param layout the layout; its cages are left out
   * @return words separated by commas; empty for the standard rules with the standard boxes of the
   *     size, {@link Geometry#of(int)}
   */
  public static String of(Layout layout) {
    return of(layout, true);
  }

  static String of(Layout layout, boolean includeRegions) {
    List<String> words = new ArrayList<>();
    Geometry geometry = layout.geometry();
    if (geometry != Geometry.of(geometry.size())) {
      words.add(geometry.boxRows() + "x" + geometry.boxColumns());
    }
    for (Variant variant : layout.variants()) {
      words.add(variant.toString());
    }
    if (layout.isJigsaw() && includeRegions) {
      words.add(JIGSAW + regions(layout));
    }
    return String.join(",", words);
  }
}
